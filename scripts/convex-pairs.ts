/**
 * Convex pairs of the kinds that trouble iterations in doubles, answered by the kernel, each answer checked by its
 * certificate over integers.
 *
 *     tsx scripts/convex-pairs.ts <count> <seed> [--write] [| <a program that is compared>]
 *     tsx scripts/convex-pairs.ts <count> <seed> --penetration
 *
 * With --penetration the depth is asked, too. It is there exactly if the distance is 0, and each way out, as far as the
 * depth goes, is checked to leave the shapes touching: that there is no shorter one is left to the referee of the fuzz
 * harness.
 *
 * With --write the pairs go to standard output for other programs: for each shape its kind (0 tetrahedron, 1 box, 2
 * prism) and its number of vertices as 32-bit integers, for each pair its family, then the vertices of both as doubles,
 * then the distance. What was found goes to standard error.
 */
import { writeSync } from 'node:fs';
import { nextUp } from '../src/arithmetic/float64.js';
import type { Rational } from '../src/arithmetic/rational.js';
import { commonExponent, scaledIntegers } from '../src/arithmetic/scaled-integers.js';
import {
  boxBoxDistance,
  boxBoxPenetration,
  type ConvexDistance,
  convexPolyhedronConvexPolyhedronDistance,
  convexPolyhedronConvexPolyhedronPenetration,
  type Penetration,
  tetrahedronTetrahedronDistance,
  tetrahedronTetrahedronPenetration,
  type WeightedVertices,
} from '../src/distance/index.js';
import { Random } from '../src/oracle/cases/random.js';

type Point = readonly [number, number, number];
type Big = readonly [bigint, bigint, bigint];

interface Body {
  readonly kind: 0 | 1 | 2;
  readonly points: readonly Point[];
}

/** The faces of a tetrahedron whose corners are oriented as those here are, outwards. */
const TETRAHEDRON_FACES = [
  [1, 2, 3],
  [0, 3, 2],
  [0, 1, 3],
  [0, 2, 1],
];

/** The faces of a prism over a ring that is counterclockwise as seen from above, outwards: bottom, top, sides. */
function prismFaces(size: number): number[][] {
  const base = Array.from({ length: size }, (_, i) => i);
  const sides = base.map((i) => [i, (i + 1) % size, size + ((i + 1) % size), size + i]);
  return [[...base].reverse(), base.map((i) => size + i), ...sides];
}

/** Small primitive vectors, shortest first: the edges of convex lattice polygons. */
const STEPS = primitiveSteps(6);

function primitiveSteps(reach: number): [number, number][] {
  const all: [number, number][] = [];
  for (let x = -reach; x <= reach; x++) {
    for (let y = 0; y <= reach; y++) if ((y > 0 || x > 0) && divisor(x, y) === 1) all.push([x, y]);
  }
  return all.sort(([x, y], [z, w]) => x * x + y * y - z * z - w * w);
}

function divisor(x: number, y: number): number {
  return y === 0 ? Math.abs(x) : divisor(y, x % y);
}

/** A convex polygon whose edges are so many of the steps, each there and back. */
function ring(half: number): [number, number][] {
  const upper = STEPS.slice(0, half).sort(([x, y], [z, w]) => z * y - x * w || x - z);
  const edges = [...upper, ...upper.map(([x, y]): [number, number] => [-x, -y])];
  let [x, y] = [0, 0];
  return edges.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x, y];
  });
}

const RINGS = Array.from({ length: 15 }, (_, i) => ring(i + 2));

function small(random: Random, reach: number): Point {
  return [random.between(-reach, reach), random.between(-reach, reach), random.between(-reach, reach)];
}

function box(low: Point, size: Point): Body {
  const points = Array.from(
    { length: 8 },
    (_, i): Point => [
      low[0] + (i & 1 ? size[0] : 0),
      low[1] + (i & 2 ? size[1] : 0),
      low[2] + (i & 4 ? size[2] : 0),
    ],
  );
  return { kind: 1, points };
}

function latticeBox(random: Random): Body {
  return box(small(random, 4), [random.between(1, 4), random.between(1, 4), random.between(1, 4)]);
}

function tetrahedron(random: Random): Body {
  for (;;) {
    const [a, b, c, d] = [small(random, 4), small(random, 4), small(random, 4), small(random, 4)];
    const volume = determinant(minus(b, a), minus(c, a), minus(d, a));
    if (volume > 0) return { kind: 0, points: [a, b, c, d] };
    if (volume < 0) return { kind: 0, points: [a, c, b, d] };
  }
}

function minus(p: Point, q: Point): Point {
  return [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
}

function determinant(u: Point, v: Point, w: Point): number {
  return (
    u[0] * (v[1] * w[2] - v[2] * w[1]) -
    u[1] * (v[0] * w[2] - v[2] * w[0]) +
    u[2] * (v[0] * w[1] - v[1] * w[0])
  );
}

/** A prism of 8 to 64 vertices, sheared by integers. */
function prism(random: Random): Body {
  const base = RINGS[random.below(RINGS.length)]!;
  const [s, t, height] = [random.between(-2, 2), random.between(-2, 2), random.between(1, 9)];
  const top = base.map(([x, y]): Point => [x + s, y + t, height]);
  return { kind: 2, points: [...base.map(([x, y]): Point => [x, y, 0]), ...top] };
}

const moved = (body: Body, by: Point): Body => ({
  ...body,
  points: body.points.map((p) => [p[0] + by[0], p[1] + by[1], p[2] + by[2]]),
});

/** B moved so that a vertex of it falls on one of A, or on the middle of two, with a small step. */
function joined(random: Random, a: Body, b: Body): [Body, Body] {
  const [p, q] = [a.points[random.below(a.points.length)]!, a.points[random.below(a.points.length)]!];
  const r = b.points[random.below(b.points.length)]!;
  const step: Point = random.oneIn(2) ? [0, 0, 0] : small(random, 3);
  return [a, moved(b, [0, 1, 2].map((k) => (p[k]! + q[k]!) / 2 - r[k]! + step[k]!) as unknown as Point)];
}

/** The boxes a and b, b beside a along an axis with a gap of one ulp, or none, or overlapping by one. */
function besides(random: Random): [Body, Body] {
  const offset = random.oneIn(2) ? 1e5 : 1;
  const a = moved(latticeBox(random), [offset + 0.1, offset / 3, -offset]);
  const axis = random.below(3);
  const face = Math.max(...a.points.map((p) => p[axis]!));
  const gap = random.between(-1, 1);
  const low = gap === 0 ? face : gap > 0 ? nextUp(face) : -nextUp(-face);
  const size = random.between(1, 4);
  const b = moved(a, [random.below(2) * 0.5, random.below(2) * 0.5, random.below(2) * 0.25]);
  const points = b.points.map((p, i) => {
    const place: [number, number, number] = [...p];
    place[axis] = i & (1 << axis) ? low + size : low;
    return place;
  });
  return [a, { kind: 1, points }];
}

const far = ([a, b]: [Body, Body]): [Body, Body] => [moved(a, [1e5, -1e5, 1e5]), moved(b, [1e5, -1e5, 1e5])];

const FAMILIES: readonly [name: string, make: (random: Random) => [Body, Body]][] = [
  ['lattice boxes', (r) => [latticeBox(r), latticeBox(r)]],
  ['boxes face to face, gaps of one ulp', besides],
  ['tetrahedra that share features', (r) => joined(r, tetrahedron(r), tetrahedron(r))],
  ['prisms that share features', (r) => joined(r, prism(r), prism(r))],
  [
    'prisms apart',
    (r) => [prism(r), moved(prism(r), [r.between(-40, 40), r.between(-40, 40), r.between(0, 20)])],
  ],
  ['tetrahedra and prisms, offset 1e5', (r) => far(joined(r, tetrahedron(r), prism(r)))],
];

const asBox = ({ points }: Body) => ({ min: points[0]!, max: points[7]! });
const asTetrahedron = ({ points: [a, b, c, d] }: Body) => ({ a: a!, b: b!, c: c!, d: d! });

/** A tetrahedron or a prism. */
function asPolyhedron({ kind, points }: Body) {
  return { vertices: points, faces: kind === 0 ? TETRAHEDRON_FACES : prismFaces(points.length / 2) };
}

function distanceOf(a: Body, b: Body): ConvexDistance {
  if (a.kind === 1 && b.kind === 1) return boxBoxDistance(asBox(a), asBox(b));
  if (a.kind === 0 && b.kind === 0) return tetrahedronTetrahedronDistance(asTetrahedron(a), asTetrahedron(b));
  return convexPolyhedronConvexPolyhedronDistance(asPolyhedron(a), asPolyhedron(b));
}

function penetrationOf(a: Body, b: Body): Penetration | null {
  if (a.kind === 1 && b.kind === 1) return boxBoxPenetration(asBox(a), asBox(b));
  if (a.kind === 0 && b.kind === 0) {
    return tetrahedronTetrahedronPenetration(asTetrahedron(a), asTetrahedron(b));
  }
  return convexPolyhedronConvexPolyhedronPenetration(asPolyhedron(a), asPolyhedron(b));
}

/** The vertices of both over integers, and the exponent of their unit. */
function integersOf(a: Body, b: Body): { first: Big[]; second: Big[]; exponent: number } {
  const numbers = [...a.points.flat(), ...b.points.flat()];
  const exponent = commonExponent(numbers);
  const integers = scaledIntegers(numbers, exponent) as bigint[];
  const at = (i: number): Big => [integers[3 * i]!, integers[3 * i + 1]!, integers[3 * i + 2]!];
  return {
    first: a.points.map((_, i) => at(i)),
    second: b.points.map((_, i) => at(a.points.length + i)),
    exponent,
  };
}

/** The greatest height of points along a direction. */
function mostAlong(direction: Big, points: readonly Big[]): bigint {
  let most = dot(direction, points[0]!);
  for (const p of points) {
    const height = dot(direction, p);
    if (height > most) most = height;
  }
  return most;
}

const minus3 = ([x, y, z]: Big): Big => [-x, -y, -z];

/**
 * Is there a depth if the shapes meet, and do they just touch when the first is moved by it, along each of the ways?
 * Over integers, from the vertices alone.
 */
function isWayOut(a: Body, b: Body, found: Penetration | null, isMeeting: boolean): boolean {
  if (found === null || !isMeeting) return found === null && !isMeeting;
  const { first, second, exponent } = integersOf(a, b);
  return (
    found.ways.length > 0 &&
    found.ways.every(({ direction }) => {
      // The first at its lowest, the second at its highest.
      const lowest = -mostAlong(minus3(direction), first);
      return isSquare(
        (mostAlong(direction, second) - lowest) ** 2n,
        dot(direction, direction),
        2 * exponent,
        found.squaredDepth,
      );
    })
  );
}

/** Is the distance what its certificate proves? Over integers, from the vertices alone. */
function isProved(a: Body, b: Body, found: ConvexDistance): boolean {
  const { first, second, exponent } = integersOf(a, b);
  const [p, q] = [mean(first, found.certificate.a), mean(second, found.certificate.b)];
  if (p === null || q === null) return false;
  const over = p.over * q.over;
  const d = [0, 1, 2].map((k) => p.sum[k]! * q.over - q.sum[k]! * p.over) as unknown as Big;
  const isBeyond = first.every((v) => dot(d, v) * p.over >= dot(d, p.sum));
  const isBefore = second.every((v) => dot(d, v) * q.over <= dot(d, q.sum));
  return isBeyond && isBefore && isSquare(dot(d, d), over * over, 2 * exponent, found.squaredDistance);
}

function isSquare(above: bigint, below: bigint, exponent: number, square: Rational): boolean {
  const [n, d] = exponent < 0 ? [above, below << BigInt(-exponent)] : [above << BigInt(exponent), below];
  return n * square.denominator === square.numerator * d;
}

function mean(points: readonly Big[], { vertices, weights }: WeightedVertices) {
  const over = weights.reduce((product, { denominator }) => product * denominator, 1n);
  const shares = weights.map(({ numerator, denominator }) => (numerator * over) / denominator);
  if (shares.some((w) => w <= 0n) || shares.reduce((sum, w) => sum + w, 0n) !== over) return null;
  const sum = [0, 1, 2].map((k) =>
    vertices.reduce((total, v, i) => total + shares[i]! * points[v]![k]!, 0n),
  ) as unknown as Big;
  return { sum, over };
}

function dot(u: Big, v: Big): bigint {
  return u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
}

function bytesOf(family: number, a: Body, b: Body, distance: number): Uint8Array {
  const head = Int32Array.of(family, a.kind, a.points.length, b.kind, b.points.length, 0);
  const body = Float64Array.from([...a.points.flat(), ...b.points.flat(), distance]);
  return Buffer.concat([new Uint8Array(head.buffer), new Uint8Array(body.buffer)]);
}

function writeAll(bytes: Uint8Array): void {
  for (let from = 0; from < bytes.length; ) {
    try {
      from += writeSync(1, bytes, from);
    } catch (error) {
      if ((error as { code?: string }).code !== 'EAGAIN') throw error;
    }
  }
}

interface Options {
  readonly isWritten: boolean;
  readonly asksDepth: boolean;
}

function run(count: number, seed: number, { isWritten, asksDepth }: Options): void {
  const random = new Random(seed, 1, 0, 0);
  const tallies = FAMILIES.map(() => ({ pairs: 0, meeting: 0, wrong: 0, thrown: 0 }));
  let chunk: Uint8Array[] = [];
  let answering = 0;
  for (let i = 0; i < count; i++) {
    const family = i % FAMILIES.length;
    const [a, b] = FAMILIES[family]![1](random);
    const tally = tallies[family]!;
    tally.pairs++;
    try {
      const start = process.hrtime.bigint();
      const found = distanceOf(a, b);
      const depth = asksDepth ? penetrationOf(a, b) : null;
      answering += Number(process.hrtime.bigint() - start);
      const isMeeting = found.squaredDistance.numerator === 0n;
      if (!isProved(a, b, found) || (asksDepth && !isWayOut(a, b, depth, isMeeting))) tally.wrong++;
      if (isMeeting) tally.meeting++;
      if (isWritten) chunk.push(bytesOf(family, a, b, found.distance));
    } catch {
      tally.thrown++;
    }
    if (chunk.length === 2000) {
      writeAll(Buffer.concat(chunk));
      chunk = [];
    }
  }
  writeAll(Buffer.concat(chunk));
  FAMILIES.forEach(([name], f) => {
    const { pairs, meeting, wrong, thrown } = tallies[f]!;
    console.error(`${name}: ${pairs} pairs, ${meeting} meet, ${wrong} wrong, ${thrown} thrown`);
  });
  console.error(`${(answering / count / 1000).toFixed(1)} us each`);
}

run(Number(process.argv[2]), Number(process.argv[3]), {
  isWritten: process.argv.includes('--write'),
  asksDepth: process.argv.includes('--penetration'),
});
