import { absolute } from '../../../../arithmetic/integers.js';
import {
  meshMeshDistanceText,
  type NearestText,
  nearestText,
  signedText,
} from '../../../answers/distances.js';
import { fractionText } from '../../../answers/numbers.js';
import { ALL, meshAt, meshSize, radiusAt, SMALLER, vectorAt } from '../../../cases/meshes/values.js';
import {
  closestPairs,
  type Difference,
  type ExactPair,
  inOrder,
  isShorter,
  pairText,
  shortest,
} from '../distance/distance.js';
import { type LeastPoint, leastPoint } from '../distance/least-point.js';
import type { Parameter } from '../index.js';
import { multiply, samePoint } from '../index.js';
import { nearestDouble, nearestRoot } from '../nearest-double.js';
import { dot, exact, sameVector, subtract, type Vector } from '../vectors.js';
import { whereIs } from './casts.js';
import { type ExactMesh, exactScene, isClosed } from './exact-mesh.js';
import { pairsBetween } from './pairs.js';

/**
 * How far a mesh is from a point: from each triangle in rationals, and the least of all. The kernel walks a tree with
 * bounds in doubles and compares exactly only what they leave.
 */

/** A mesh beside a point, in integers. */
export interface MeshBesidePoint {
  readonly mesh: ExactMesh;
  readonly p: Vector;
  /** What 1 stands for. */
  readonly unit: Parameter;
}

function sceneOf(v: Float64Array): MeshBesidePoint {
  const { meshes, others, unit } = exactScene([meshAt(v, 0, ALL)], vectorAt(v, meshSize(ALL)));
  return { mesh: meshes[0]!, p: others[0]!, unit };
}

/** The least point of each triangle, seen from p. */
function leastPoints({ vertices, triangles }: ExactMesh, p: Vector): LeastPoint[] {
  return triangles.map((corners) => leastPoint(corners.map((i) => subtract(vertices[i]!, p))));
}

/** The sign of the first squared length less the second. */
function compare(a: LeastPoint, b: LeastPoint): number {
  const difference =
    dot(a.vector, a.vector) * b.denominator ** 2n - dot(b.vector, b.vector) * a.denominator ** 2n;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

function nearestIsSame(a: LeastPoint, b: LeastPoint): boolean {
  return sameVector(multiply(a.vector, b.denominator), multiply(b.vector, a.denominator));
}

function featureText(corners: readonly number[], t: number, code: number): string {
  if (code === 6) return `face ${t}`;
  const k = code % 3;
  if (code < 3) return `vertex ${corners[k]}`;
  const [a, b] = [corners[k]!, corners[(k + 1) % 3]!];
  return `edge ${3 * t + k} from ${Math.min(a, b)} to ${Math.max(a, b)}`;
}

/** The first of the nearest triangles, and all about its closest point. */
export function nearestSaid({ mesh, p, unit }: MeshBesidePoint): string {
  const points = leastPoints(mesh, p);
  const best = points.reduce((least, next) => (compare(next, least) < 0 ? next : least));
  const nearest = points.flatMap((point, t) => (compare(point, best) === 0 ? [t] : []));
  const t = nearest[0]!;
  const { vector, denominator, code } = points[t]!;
  const above = dot(vector, vector) * unit.numerator ** 2n;
  const below = (denominator * unit.denominator) ** 2n;
  const said: NearestText = {
    triangle: t,
    feature: featureText(mesh.triangles[t]!, t, code),
    square: fractionText(above, below),
    distance: nearestRoot(above, below),
    isUnique: nearest.every((s) => nearestIsSame(points[s]!, points[t]!)),
    point: vector.map((x, k) =>
      nearestDouble((x + p[k]! * denominator) * unit.numerator, denominator * unit.denominator),
    ),
  };
  return nearestText(said);
}

/** Negative inside, by a rational ray. */
export function signedSaid({ mesh, p, unit }: MeshBesidePoint): string {
  if (!isClosed(mesh.triangles)) return 'open';
  const best = leastPoints(mesh, p).reduce((least, next) => (compare(next, least) < 0 ? next : least));
  const { vector, denominator } = best;
  const distance = nearestRoot(
    dot(vector, vector) * unit.numerator ** 2n,
    (denominator * unit.denominator) ** 2n,
  );
  return signedText(whereIs(p, mesh).startsWith('inside') ? 0 - distance : distance);
}

/** All triangles, one by one. */
export function withinSaid({ mesh, p, unit }: MeshBesidePoint, r: number): string {
  const { numerators, one } = exact([r]);
  const radius = absolute(numerators[0]!);
  const within = leastPoints(mesh, p).flatMap(({ vector, denominator }, t) => {
    const square = dot(vector, vector) * (unit.numerator * one) ** 2n;
    return square <= (radius * denominator * unit.denominator) ** 2n ? [t] : [];
  });
  const kind = within.length === 0 ? 'none' : within.length < mesh.triangles.length ? 'some' : 'all';
  return `${kind} ${within.join(',')}`;
}

export const nearestOnMeshReferee = (v: Float64Array): string => nearestSaid(sceneOf(v));
export const signedDistanceReferee = (v: Float64Array): string => signedSaid(sceneOf(v));
export const trianglesWithinReferee = (v: Float64Array): string => withinSaid(sceneOf(v), radiusAt(v));

/**
 * How far two meshes are from each other: all pairs of triangles, and of each all pairs of a vertex, edge and face,
 * over the integers. The kernel walks two trees, and proves the features that doubles propose by signs.
 */

const NOTHING: Difference = { vector: [0n, 0n, 0n], denominator: 1n };

/** The pairs of nearest triangles, and the difference of each. */
interface Nearest {
  readonly triangles: readonly (readonly [number, number])[];
  readonly differences: readonly Difference[];
}

export function meshMeshDistanceReferee(v: Float64Array): string {
  const { meshes, unit } = exactScene([meshAt(v, 0, SMALLER), meshAt(v, meshSize(SMALLER), SMALLER)]);
  return meshMeshSaid(meshes[0]!, meshes[1]!, unit);
}

/** How far two meshes are from each other, in integers of some unit. */
export function meshMeshSaid(a: ExactMesh, b: ExactMesh, unit: Parameter): string {
  const { triangles, differences } = nearestOf(a, b);
  const pairs = triangles.map(([s, t], i) => closestPairs(a.shapes[s]!, b.shapes[t]!, differences[i]!));
  const { vector, denominator } = differences[0]!;
  const [above, below] = [dot(vector, vector) * unit.numerator ** 2n, (denominator * unit.denominator) ** 2n];
  return meshMeshDistanceText({
    squared: fractionText(above, below),
    distance: nearestRoot(above, below),
    isUnique: pairs.every((found) => found.length === 1 && meshMeshDistanceIsSame(found[0]!, pairs[0]![0]!)),
    pairs: [...pairs[0]!]
      .sort((p, q) => inOrder(p.atA, q.atA))
      .map((pair) => pairText(inUnits(pair, unit.numerator), unit.denominator)),
    triangles,
  });
}

function nearestOf(a: ExactMesh, b: ExactMesh): Nearest {
  const meeting = pairsBetween(a, b).map(({ a: s, b: t }) => [s, t] as const);
  if (meeting.length > 0) return { triangles: meeting, differences: meeting.map(() => NOTHING) };
  const all = a.shapes.flatMap((one, s) =>
    b.shapes.map((other, t) => ({ pair: [s, t] as const, difference: shortest(one, other) })),
  );
  const best = all.reduce((least, next) => (isShorter(next.difference, least.difference) ? next : least));
  const nearest = all.filter(({ difference }) => !isShorter(best.difference, difference));
  return {
    triangles: nearest.map(({ pair }) => pair),
    differences: nearest.map(({ difference }) => difference),
  };
}

function meshMeshDistanceIsSame(p: ExactPair, q: ExactPair): boolean {
  return samePoint(p.atA, q.atA) && samePoint(p.atB, q.atB);
}

/** A pair, each coordinate times what has been taken out of all. */
function inUnits({ a, b, atA, atB }: ExactPair, k: bigint): ExactPair {
  const times = ({ x, y, z, w }: ExactPair['atA']) => ({ x: x * k, y: y * k, z: z * k, w });
  return { a, b, atA: times(atA), atB: times(atB) };
}
