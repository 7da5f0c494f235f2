/**
 * The shortest difference of two bodies that do not meet: of all pairs of a vertex, edge or face of one with one of the
 * other (two dimensions together) the one whose common perpendicular proves it. One proof is enough: if all of the
 * first body is beyond a plane, all of the second before another one, both across n, and some point of the first in its
 * plane is above one of the second in the other, seen along n, then these two points are as close as the planes are,
 * and no others are closer. Some pair has it: the two closest points are within faces, edges or vertices whose common
 * perpendicular they span, and two faces, or a face and an edge, that are parallel have a vertex above the face, or
 * edges that cross, among these points.
 */
import { clip } from '../clip.js';
import { type Halfspace, halfspaceThrough } from '../halfspace.js';
import { clipLine, line, type Parameter, pointAt, ray } from '../line.js';
import { convexHull, normalOf, type Polytope } from '../polytope.js';
import {
  cross,
  dot,
  isZero,
  multiply,
  type Rational3,
  rational,
  sameVector,
  subtract,
  type Vector,
} from '../vectors.js';
import { along, type Bodies, type Body, type Edge } from './bodies.js';
import type { PartPair } from './promising.js';

/**
 * All of A at n · x >= above, all of B at n · x <= below; the points of A that are above points of B, and whether there
 * are others as far as one likes.
 */
export interface Slab {
  readonly normal: Vector;
  readonly above: bigint;
  readonly below: bigint;
  readonly size: bigint;
  readonly common: Common;
}

/** Extreme points in A's plane, or in B's; none if it is a line. */
export interface Common {
  readonly points: readonly Rational3[];
  readonly inPlaneOf: 'a' | 'b';
  readonly isUnbounded: boolean;
}

/** All pairs, one after the other. */
export function* allPairs({ a, b }: Bodies): Generator<PartPair> {
  const counts = ({ points, edges, faces }: Body) => [points.length, edges.length, faces.length];
  const [inA, inB] = [counts(a), counts(b)];
  for (const dimensionA of [0, 1, 2] as const) {
    for (const dimensionB of [0, 1, 2] as const) {
      if (dimensionA + dimensionB > 2) continue;
      for (let i = 0; i < inA[dimensionA]!; i++) {
        for (let k = 0; k < inB[dimensionB]!; k++) yield { dimensionA, a: i, dimensionB, b: k };
      }
    }
  }
}

/** The first of some pairs whose common perpendicular is the shortest difference. */
export function provenSlab(bodies: Bodies, pairs: Iterable<PartPair>): Slab | undefined {
  for (const pair of pairs) {
    const slab = slabOf(bodies, pair);
    if (slab !== undefined) return slab;
  }
  return undefined;
}

function slabOf({ a, b }: Bodies, pair: PartPair): Slab | undefined {
  const p = a.points[vertexOf(a, pair.dimensionA, pair.a)]!;
  const q = b.points[vertexOf(b, pair.dimensionB, pair.b)]!;
  const normal = perpendicular(a, b, pair, subtract(p, q));
  return normal && slabAcross(a, b, normal, dot(normal, p), dot(normal, q));
}

function vertexOf({ edges, faces }: Body, dimension: 0 | 1 | 2, i: number): number {
  return dimension === 0 ? i : dimension === 1 ? edges[i]!.from : faces[i]![0]!;
}

/**
 * A vector across both parts, from the second to the first; r is from any point of that to any of this. None where the
 * parts are degenerate, or where what they span meets.
 */
function perpendicular(a: Body, b: Body, pair: PartPair, r: Vector): Vector | undefined {
  const { dimensionA, dimensionB } = pair;
  if (dimensionA === 2) return towards(faceNormal(a, pair.a), r);
  if (dimensionB === 2) return towards(faceNormal(b, pair.b), r);
  const [d, e] = [
    dimensionA === 1 ? along(a, a.edges[pair.a]!) : undefined,
    dimensionB === 1 ? along(b, b.edges[pair.b]!) : undefined,
  ];
  if (d !== undefined && e !== undefined) return towards(cross(d, e), r);
  const across = d ?? e;
  if (across === undefined) return r;
  return subtract(multiply(r, dot(across, across)), multiply(across, dot(r, across)));
}

function faceNormal({ points, faces }: Body, i: number): Vector | undefined {
  return normalOf(faces[i]!.map((k) => points[k]!));
}

function towards(normal: Vector | undefined, r: Vector): Vector | undefined {
  if (normal === undefined) return undefined;
  return dot(normal, r) < 0n ? multiply(normal, -1n) : normal;
}

/** The slab between two heights along a normal, if it is one, and some points of both are above each other. */
export function slabAcross(a: Body, b: Body, normal: Vector, above: bigint, below: bigint): Slab | undefined {
  if (above <= below) return undefined;
  const first = lowest(a, normal, above);
  const second = first && lowest(b, multiply(normal, -1n), -below);
  if (first === undefined || second === undefined) return undefined;
  const common = commonPart(first, second, normal);
  return common && { normal, above, below, size: dot(normal, normal), common };
}

/** What a body has at a height that none of it is below. */
interface Lowest {
  readonly points: readonly Vector[];
  readonly edge: (Edge & { readonly way: Vector }) | undefined;
}

function lowest({ points, edges }: Body, normal: Vector, height: bigint): Lowest | undefined {
  const found: Vector[] = [];
  for (const p of points) {
    const own = dot(normal, p);
    if (own < height) return undefined;
    if (own === height && !found.some((q) => sameVector(p, q))) found.push(p);
  }
  const [edge] = edges;
  if (edge?.way === undefined) return { points: found, edge: undefined };
  const rise = dot(normal, edge.way);
  if (rise < 0n || (rise > 0n && edge.isLine)) return undefined;
  return { points: found, edge: rise === 0n ? edge : undefined };
}

/** The points of the first that are above points of the second. */
function commonPart(a: Lowest, b: Lowest, normal: Vector): Common | undefined {
  const [p, q] = [single(a), single(b)];
  if (p !== undefined && q !== undefined) {
    return isZero(cross(normal, subtract(p, q)))
      ? { points: [rational(p)], inPlaneOf: 'a', isUnbounded: false }
      : undefined;
  }
  if (p !== undefined) return isWithin(p, prismOver(b, normal), 'a');
  if (q !== undefined) return isWithin(q, prismOver(a, normal), 'b');
  const { equations, facets } = prismOver(b, normal);
  if (a.edge !== undefined) return linePart(a.points[0]!, a.edge, equations, facets);
  const points = clip(convexHull(a.points), equations, facets).map(({ at }) => at);
  return points.length === 0 ? undefined : { points, inPlaneOf: 'a', isUnbounded: false };
}

function single({ points, edge }: Lowest): Vector | undefined {
  return edge === undefined && points.length === 1 ? points[0] : undefined;
}

type Prism = Pick<Polytope, 'equations' | 'facets'>;

function isWithin(p: Vector, { equations, facets }: Prism, inPlaneOf: 'a' | 'b'): Common | undefined {
  const height = ({ normal, constant }: Halfspace) => dot(normal, p) + constant;
  const isIn = equations.every((plane) => height(plane) === 0n) && facets.every((side) => height(side) >= 0n);
  return isIn ? { points: [rational(p)], inPlaneOf, isUnbounded: false } : undefined;
}

/** All that is above or below a part of a plane across the normal: its own sides are across that plane. */
function prismOver({ points, edge }: Lowest, normal: Vector): Prism {
  if (edge !== undefined) {
    const [p] = points as [Vector];
    const equations = [halfspaceThrough(p, cross(normal, edge.way))];
    return { equations, facets: edge.isLine ? [] : [halfspaceThrough(p, edge.way)] };
  }
  const hull = convexHull(points);
  if (hull.dimension === 2) return { equations: [], facets: hull.facets };
  const [p, q] = hull.vertices as [Vector, Vector];
  return { equations: [halfspaceThrough(p, cross(normal, subtract(q, p)))], facets: hull.facets };
}

/** Of a line or ray what is within half-spaces and planes. */
export function linePart(
  origin: Vector,
  { way, isLine }: { readonly way: Vector; readonly isLine: boolean },
  equations: readonly Halfspace[],
  facets: readonly Halfspace[],
): Common | undefined {
  const whole = isLine ? line(origin, way) : ray(origin, way);
  const part = clipLine(whole, equations, facets);
  if (part === undefined) return undefined;
  const { low, high } = part;
  const ends = [low, high].filter((t): t is Parameter => t !== undefined);
  const isOne =
    ends.length === 2 &&
    ends[0]!.numerator * ends[1]!.denominator === ends[1]!.numerator * ends[0]!.denominator;
  const points = (isOne ? ends.slice(1) : ends).map((t) => pointAt(whole, t));
  return { points, inPlaneOf: 'a', isUnbounded: ends.length < 2 };
}
