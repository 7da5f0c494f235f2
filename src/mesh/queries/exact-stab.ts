/**
 * What a line along an axis passes above a point and at it, for any point with rational coordinates: the rule of
 * crossings.ts in integers. The line is thought of as moved by (ε, ε²), so that it meets no edge and no vertex.
 */
import * as rational from '../../arithmetic/rational.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';

type Rational = rational.Rational;

/** A point whose coordinates are fractions. */
export type RationalPoint = readonly [Rational, Rational, Rational];

/** How many triangles of a mesh the moved line passes: those above the point, and those in whose plane it lies. */
export interface Stab {
  readonly above: number;
  readonly on: number;
  /** Of those above, the ones that face upwards less the ones that face downwards. */
  readonly winding: number;
}

/** The passages of the line along axis w, upwards from a point. */
export function stab(mesh: PreparedMesh, p: RationalPoint, w: number): Stab {
  let above = 0;
  let on = 0;
  let winding = 0;
  for (const t of trianglesOver(mesh, p, w)) {
    const { facing, isAbove, isOn } = passageOver(mesh, p, w, t);
    if (isOn) on++;
    if (!isAbove) continue;
    above++;
    winding += facing;
  }
  return { above, on, winding };
}

/** A double not above a number, and one not below it. */
function bounds(x: Rational): readonly [number, number] {
  const nearest = rational.toNumber(x);
  const step = Math.abs(nearest) * 2 ** -52 + 2 ** -1074;
  return [nearest - step, nearest + step];
}

/** The triangles whose boxes the line may meet. */
function trianglesOver(mesh: PreparedMesh, p: RationalPoint, w: number): number[] {
  const { bounds: nodes, links, counts, order, boxes } = mesh.bvh;
  const [u, v] = [(w + 1) % 3, (w + 2) % 3];
  const [[lowU, highU], [lowV, highV], [lowW]] = [bounds(p[u]!), bounds(p[v]!), bounds(p[w]!)];
  const meets = (of: Float64Array, i: number) =>
    of[i + u]! <= highU &&
    lowU <= of[i + u + 3]! &&
    of[i + v]! <= highV &&
    lowV <= of[i + v + 3]! &&
    lowW <= of[i + w + 3]!;
  const found: number[] = [];
  const open = counts.length > 0 ? [0] : [];
  while (open.length > 0) {
    const node = open.pop()!;
    if (!meets(nodes, 6 * node)) continue;
    const link = links[node]!;
    if (counts[node] === 0) open.push(link, link + 1);
    for (let place = link; place < link + counts[node]!; place++) {
      if (meets(boxes, 6 * place)) found.push(order[place]!);
    }
  }
  return found;
}

interface Passage {
  /** 1 if the triangle faces upwards, -1 if downwards. */
  readonly facing: number;
  readonly isAbove: boolean;
  readonly isOn: boolean;
}

const NO_PASSAGE: Passage = { facing: 0, isAbove: false, isOn: false };

/** How the moved line passes through triangle t, and is that above the point or at it? */
function passageOver({ positions, indices }: PreparedMesh, p: RationalPoint, w: number, t: number): Passage {
  const [u, v] = [(w + 1) % 3, (w + 2) % 3];
  const flat = [0, 1, 2].flatMap((k) => {
    const at = 3 * indices[3 * t + k]!;
    return [positions[at + u]!, positions[at + v]!, positions[at + w]!];
  });
  const exponent = commonExponent(flat);
  const x = scaledIntegers(flat, exponent) as bigint[];
  const [a, b, c] = [x.slice(0, 3), x.slice(3, 6), x.slice(6, 9)] as [bigint[], bigint[], bigint[]];
  const q = homogeneous([p[u]!, p[v]!, p[w]!], exponent);
  // Two edges cross the level of the point or none, one upwards and one downwards: see crossings.ts.
  const facing = rightCrossing(q, a, b) + rightCrossing(q, b, c) + rightCrossing(q, c, a);
  if (facing === 0) return NO_PASSAGE;
  const side = sideOf(q, a, b, c);
  // In front of a triangle that faces upwards the point is above it.
  return { facing, isOn: side === 0n, isAbove: side !== 0n && side > 0n !== facing > 0 };
}

/** The point (q0, q1, q2) / q3 in units of 2^exponent, q3 > 0. */
function homogeneous(p: readonly Rational[], exponent: number): bigint[] {
  const [x, y, z] = p as [Rational, Rational, Rational];
  const down = exponent > 0 ? BigInt(exponent) : 0n;
  const up = exponent < 0 ? BigInt(-exponent) : 0n;
  return [
    (x.numerator * y.denominator * z.denominator) << up,
    (y.numerator * x.denominator * z.denominator) << up,
    (z.numerator * x.denominator * y.denominator) << up,
    (x.denominator * y.denominator * z.denominator) << down,
  ];
}

/** 1 if the edge from a to b crosses upwards on the right of the moved point, -1 if downwards, 0 if not. */
function rightCrossing([x, y, , one]: bigint[], a: bigint[], b: bigint[]): number {
  const upwards = b[1]! * one! > y!;
  if (a[1]! * one! > y! === upwards) return 0;
  const side = (b[0]! - a[0]!) * (y! - a[1]! * one!) - (b[1]! - a[1]!) * (x! - a[0]! * one!);
  return upwards ? (side > 0n ? 1 : 0) : side < 0n ? -1 : 0;
}

/** Positive if the point is on the side of the triangle that (b - a) × (c - a) points to. */
function sideOf([x, y, z, one]: bigint[], a: bigint[], b: bigint[], c: bigint[]): bigint {
  const [ux, uy, uz] = [b[0]! - a[0]!, b[1]! - a[1]!, b[2]! - a[2]!];
  const [vx, vy, vz] = [c[0]! - a[0]!, c[1]! - a[1]!, c[2]! - a[2]!];
  return (
    (uy * vz - uz * vy) * (x! - a[0]! * one!) +
    (uz * vx - ux * vz) * (y! - a[1]! * one!) +
    (ux * vy - uy * vx) * (z! - a[2]! * one!)
  );
}
