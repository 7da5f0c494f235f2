/**
 * Shapes of small integers around the origin that are to touch others across a vector: all that are known by their
 * corners, with ways that have no end across that vector.
 */
import { AXES } from '../../cases/half-spaces.js';
import { isFlatOfPlane, sizeInSweep } from '../../cases/motion/translation.js';
import type { Random } from '../../cases/random.js';
import { fillIntegerHull } from '../hulls.js';
import { fill } from '../round/operands.js';
import { fillPolyhedron } from '../solids/polyhedra.js';
import { type Body, cornersOf, directionOf } from './moving-bodies.js';
import {
  type Coordinates,
  cross,
  dot,
  drawAcross,
  drawVector,
  isZero,
  lowest,
  plus,
  times,
} from './small-vectors.js';

/** What a shape is the hull of: points, and directions without an end. */
export interface Drawn {
  readonly corners: readonly Coordinates[];
  readonly ways: readonly Coordinates[];
}

/** What is wished of a shape. */
export interface Wish {
  /** Across this one what has no end lies; it touches there. */
  readonly n: Coordinates;
  /** The coordinate that is 0 everywhere. */
  readonly flat?: number | undefined;
  /** Whether its points may be put into the plane across n. */
  readonly mayLie: boolean;
}

/** Draws a shape. What has a radius gets one later. */
export function drawBody(random: Random, body: Body, out: Float64Array, wish: Wish): Drawn {
  const { kind, at } = body;
  if (kind === 'plane') return drawPlane(random, body, out, wish);
  if (kind === 'kDop') return drawKDop(random, at, out, wish);
  if (kind === 'frustum') return drawFrustum(random, at, out);
  fillBody(random, body, out);
  if (wish.flat !== undefined) flatten(body, out, wish.flat);
  if (wish.mayLie && random.oneIn(4)) lieDown(body, out, wish.n);
  const direction = directionOf(body, out);
  if (direction === undefined) return { corners: cornersOf(body, out), ways: [] };
  turnAcross(random, direction, wish, kind === 'ray');
  const ways =
    kind === 'ray' ? [Array.from(direction)] : [1, -1].map((sign) => times(Array.from(direction), sign));
  return { corners: cornersOf(body, out), ways };
}

function fillBody(random: Random, body: Body, out: Float64Array): void {
  const { kind, at, dimension } = body;
  if (kind === 'polygon') drawPolygon(random, at, out);
  else if (kind === 'convexPolyhedron') fillPolyhedron(random, out, at, random.oneIn(6) ? 6 : 5);
  else if (kind === 'hull') fillIntegerHull(random, out, at);
  else if (!isFlatOfPlane(kind, dimension)) fill(kind, random, out, at);
  else for (let i = 0; i < sizeInSweep(kind, dimension); i++) out[at + i] = random.between(-3, 3);
  if (dimension === 2 && kind === 'box')
    for (const i of [at, at + 1]) if (out[i]! > out[i + 2]!) [out[i], out[i + 2]] = [out[i + 2]!, out[i]!];
}

/** Rings of integers that are convex. */
const RINGS = [
  [0, 0, 2, 0, 0, 2],
  [0, 0, 2, 0, 2, 2, 0, 2],
  [0, 0, 3, 1, 1, 3],
  [0, 0, 2, 0, 3, 1, 1, 3, 0, 2],
  [1, 0, 2, 0, 3, 1, 2, 2, 1, 2, 0, 1],
  // Vertices that are no corners: within an edge, and twice.
  [0, 0, 1, 0, 2, 0, 0, 3],
  [0, 0, 2, 0, 2, 0, 2, 2, 0, 2, 0, 1],
] as const;

function drawPolygon(random: Random, at: number, out: Float64Array): void {
  const ring = RINGS[random.below(RINGS.length)]!;
  const u = drawVector(random, 3, 2);
  const w = random.oneIn(2) ? drawAcross(random, u) : drawVector(random, 3, 2);
  const from = [0, 0, 0].map(() => random.between(-3, 3));
  out.fill(0, at, at + sizeInSweep('polygon', 3));
  out[at] = ring.length / 2;
  for (let i = 0; i < ring.length; i += 2)
    out.set(plus(plus(from, u, ring[i]!), w, ring[i + 1]!), at + 1 + (3 * i) / 2);
}

const AXES_OF_SPACE = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** Where the points of a shape stand, one behind the other. */
function pointsAt({ kind, at, dimension }: Body): { first: number; count: number } {
  const first = kind === 'polygon' || kind === 'convexPolyhedron' ? at + 1 : at;
  return { first, count: Math.floor((sizeInSweep(kind, dimension) + at - first) / dimension) };
}

function flatten(body: Body, out: Float64Array, axis: number): void {
  const { kind, at, dimension } = body;
  if (kind === 'convexPolyhedron') out[at] = 6;
  if (kind === 'orientedBox') {
    out.set(AXES_OF_SPACE, at + 3);
    out[at + axis] = 0;
    out[at + 12 + axis] = 0;
    return;
  }
  const { first, count } = pointsAt(body);
  for (let i = 0; i < count; i++) out[first + dimension * i + axis] = 0;
  const direction = directionOf(body, out);
  if (direction?.every((x) => x === 0)) direction[(axis + 1) % dimension] = 1;
}

const MAY_LIE = new Set([
  'segment',
  'capsule',
  'triangle',
  'lozenge',
  'polygon',
  'tetrahedron',
  'convexPolyhedron',
  'hull',
]);

/** Puts all points into the plane across a vector, whose numbers get larger by its square. */
function lieDown(body: Body, out: Float64Array, n: Coordinates): void {
  if (body.dimension === 2 || !MAY_LIE.has(body.kind)) return;
  if (body.kind === 'convexPolyhedron') out[body.at] = 6;
  const { first, count } = pointsAt(body);
  const size = dot(n, n);
  for (let i = 0; i < count; i++) {
    const p = Array.from(out.subarray(first + 3 * i, first + 3 * i + 3));
    out.set(plus(times(p, size), n, -dot(n, p)), first + 3 * i);
  }
}

/** Lines lie across n, rays do, or lead away. */
function turnAcross(random: Random, direction: Float64Array, { n, flat }: Wish, isRay: boolean): void {
  const height = dot(Array.from(direction), n);
  if (height === 0) return;
  if (isRay && random.oneIn(4)) {
    // The first shape is before n, the second one behind it.
    if (height < 0) direction.set(times(Array.from(direction), -1));
    return;
  }
  direction.set(flat === undefined ? drawAcross(random, n) : acrossIn(n, flat));
}

/** Across n, in the plane of two axes. */
export function acrossIn(n: Coordinates, flat: number): number[] {
  if (n.length === 2) return [-n[1]!, n[0]!];
  const axis = n.map((_, k) => (k === flat ? 1 : 0));
  const across = cross(n, axis);
  return isZero(across) ? axis.map((_, k) => (k === (flat + 1) % 3 ? 1 : 0)) : across;
}

/** Through the origin. */
function drawPlane(random: Random, { at }: Body, out: Float64Array, { n }: Wish): Drawn {
  out.set([...times(n, random.sign() * random.between(1, 2)), 0], at);
  const u = drawAcross(random, n);
  const ways = [u, cross(n, u)].flatMap((way) => [way, times(way, -1)]);
  return { corners: [[0, 0, 0]], ways };
}

/** A box; or the least k-DOP around some points, one of whose axes is n, so that it touches there in one of them. */
function drawKDop(random: Random, at: number, out: Float64Array, { n, flat, mayLie }: Wish): Drawn {
  // The corners of others are not known.
  const isBox = flat !== undefined || !mayLie || random.oneIn(2);
  const axes = [...AXES_OF_SPACE, ...n, ...drawVector(random, 3, 1)];
  const count = isBox ? 2 : 5;
  const points = Array.from({ length: count }, () =>
    [0, 1, 2].map((k) => (k === flat ? 0 : random.between(-2, 2))),
  );
  const used = isBox ? 3 : 4 + random.below(2);
  out[at] = used;
  out.set(axes, at + 1);
  for (let i = 0; i < AXES; i++) {
    const heights = points.map((p) => dot(p, axes.slice(3 * i, 3 * i + 3)));
    out[at + 16 + i] = Math.min(...heights);
    out[at + 21 + i] = Math.max(...heights);
  }
  const box = cornersOf({ kind: 'box', at: 0, dimension: 3 }, [
    ...out.subarray(at + 16, at + 19),
    ...out.subarray(at + 21, at + 24),
  ]);
  return { corners: isBox ? box : points, ways: [] };
}

/** Near and far ends of pyramids, and the third row of their matrices, whose last is z. */
const PYRAMIDS = [
  [0, 1, 2, 3, -4],
  [0, 1, 3, 2, -3],
  [0, 2, 4, 3, -8],
  [1, 1, 2, 2, -2],
  [1, 2, 4, 2, -4],
] as const;

/** A box of a view without perspective, or a pyramid without its apex; seen along z, or against it. */
function drawFrustum(random: Random, at: number, out: Float64Array): Drawn {
  out.fill(0, at, at + 17);
  const [x, y] = [random.between(1, 2), random.between(1, 2)];
  if (random.oneIn(3)) {
    const shift = [0, 0, 0].map(() => random.between(-2, 2));
    const scales = [x, y, 1];
    out[at] = 0;
    scales.forEach((scale, k) => {
      out[at + 1 + 5 * k] = scale;
      out[at + 13 + k] = shift[k]!;
    });
    out[at + 16] = 2;
    const ends = [-2, 2].flatMap((w) => scales.map((scale, k) => (w - shift[k]!) / scale));
    return { corners: cornersOf({ kind: 'box', at: 0, dimension: 3 }, ends), ways: [] };
  }
  const [depth, near, far, slope, constant] = PYRAMIDS[random.below(PYRAMIDS.length)]!;
  const sign = random.sign();
  out[at] = depth;
  out[at + 1] = x;
  out[at + 6] = y;
  out[at + 11] = slope * sign;
  out[at + 12] = sign;
  out[at + 15] = constant;
  const corners = [near, far].flatMap((z) =>
    [-1, 1].flatMap((s) => [-1, 1].map((t) => [(s * z) / x, (t * z) / y, sign * z])),
  );
  return { corners, ways: [] };
}

/** Some point that is inside, as far as there is an inside. */
export function insideOf({ corners, ways }: Drawn): number[] {
  const [first, ...others] = corners as readonly [Coordinates, ...Coordinates[]];
  const within = others.reduce<number[]>((p, q) => times(plus(p, q), 1 / 2), [...first]);
  return ways.reduce<number[]>((p, way) => plus(p, way, 1), within);
}

/** Those of its corners at which it ends against a vector, and then against others. */
export const endAgainst = ({ corners }: Drawn, ...along: readonly Coordinates[]): readonly Coordinates[] =>
  lowest(corners, ...along);
