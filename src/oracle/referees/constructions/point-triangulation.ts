import { readIndices } from '../../answers/construction.js';
import { exactRingAt } from '../../cases/planar/rings.js';
import { doubleArea } from '../shapes/planar-polygons/areas.js';
import { hullLists } from '../shapes/planar-polygons/hull.js';
import { exact, sameVector } from '../shapes/vectors.js';
import { facesOf, isFree, maximalEdges, type Pair, pairsCross } from './maximal-triangles.js';
import { distinct, fractionText, inCircle, type Points, type Triple, triples, twiceArea } from './plane.js';
import { orientationFault, overlapFault, vertexInsideEdge } from './triangle-faults.js';

/** Where the count of the points stands, and where the constraints are, if there are any. */
const POINTS = 0;

interface Case {
  readonly points: Points;
  readonly one: bigint;
  readonly used: readonly number[];
}

function caseOf(values: Float64Array): Case {
  const numbers = exact(values);
  const points = exactRingAt(numbers, POINTS);
  return { points, one: numbers.one, used: distinct(points) };
}

/** Twice the area of the convex hull. */
function hullArea({ points, used }: Case): bigint {
  const hull = hullLists(used.map((i) => points[i]!))[0]!;
  return hull.length < 3 ? 0n : doubleArea(hull.map((i) => points[used[i]!]!));
}

/**
 * The pairs of a constrained triangulation: two numbers each behind `at`; a pair of equal numbers is none, and one that
 * comes again is left out.
 */
export function constraintsAt(values: ArrayLike<number>, at: number): Pair[] {
  const all: Pair[] = [];
  for (let k = at; k + 1 < values.length; k += 2) {
    const [a, b] = [values[k]!, values[k + 1]!];
    const [low, high] = a < b ? [a, b] : [b, a];
    if (a !== b && !all.some(([i, j]) => i === low && j === high)) all.push([low, high]);
  }
  return all;
}

/** Whether points and constraints are a planar graph: no point twice, none inside a constraint, no crossings. */
export function isPlanarGraph(values: Float64Array, at: number): boolean {
  const { points, used } = caseOf(values);
  const pairs = constraintsAt(values, at);
  if (used.length < points.length || pairs.some(([, j]) => j >= points.length)) return false;
  return (
    pairs.every((pair) => isFree(points, used, pair)) &&
    pairs.every((a, i) => pairs.every((b, j) => j <= i || !pairsCross(points, a, b)))
  );
}

/** A triangulation with these edges, by the definition. */
export function anyTriangulation(values: Float64Array, given: readonly Pair[] = []): string {
  const { points, used } = caseOf(values);
  const edges = maximalEdges(points, used, given, () => true);
  return JSON.stringify(facesOf(points, used, edges).flat());
}

function delaunayFaces({ points, used }: Case): Triple[] {
  let faces = facesOf(
    points,
    used,
    maximalEdges(points, used, [], () => true),
  );
  for (;;) {
    const flipped = flipOne(points, faces);
    if (flipped === undefined) return faces;
    faces = flipped;
  }
}

/** Exchanges the diagonal of two triangles one of which has the other's corner in its circle (Lawson 1977). */
function flipOne(points: Points, faces: readonly Triple[]): Triple[] | undefined {
  for (const [i, t] of faces.entries()) {
    for (let k = 0; k < 3; k++) {
      const [a, b, c] = [t[k]!, t[(k + 1) % 3]!, t[(k + 2) % 3]!];
      const j = faces.findIndex((s) => s.some((x, m) => x === b && s[(m + 1) % 3] === a));
      if (j < 0) continue;
      const d = faces[j]!.find((x) => x !== a && x !== b)!;
      if (inCircle(points[a]!, points[b]!, points[c]!, points[d]!) <= 0) continue;
      const rest = faces.filter((_, n) => n !== i && n !== j);
      return [...rest, [c, a, d], [c, d, b]];
    }
  }
  return undefined;
}

/** What is true of all triangulations: the class, how many points are distinct, and the area of the hull. */
export function triangulationReferee(values: Float64Array): string {
  const one = caseOf(values);
  const area = hullArea(one);
  const rest = `${one.used.length} ${fractionText(area, 2n * one.one * one.one)}`;
  if (area === 0n) return `collinear ${rest}`;
  const { points, used } = one;
  const isShared = (t: Triple) =>
    used.some(
      (p) => !t.includes(p) && inCircle(points[t[0]]!, points[t[1]]!, points[t[2]]!, points[p]!) === 0,
    );
  return `${delaunayFaces(one).some(isShared) ? 'cocircular' : 'general'} ${rest}`;
}

function validFault(one: Case, triangles: readonly Triple[]): string | undefined {
  const { points, used } = one;
  const shape = orientationFault(points, triangles) ?? overlapFault(points, triangles);
  if (shape !== undefined) return shape;
  const covered = triangles.reduce((sum, t) => sum + twiceArea(points, t), 0n);
  const hull = hullArea(one);
  const square = 2n * one.one * one.one;
  if (covered !== hull)
    return `the triangles have the area ${fractionText(covered, square)}, the hull ${fractionText(hull, square)}`;
  if (hull === 0n) return undefined;
  const missing = used.find((i) => !triangles.some((t) => t.some((k) => sameVector(points[k]!, points[i]!))));
  if (missing !== undefined) return `point ${missing} is in no triangle`;
  return vertexInsideEdge(points, triangles, used);
}

/** What is wrong with a triangulation of the points. */
export function checkTriangulation(values: Float64Array, said: string): string | undefined {
  const one = caseOf(values);
  return validFault(one, triples(readIndices(said, one.points.length, 3)));
}

/** What is wrong with a Delaunay triangulation. */
export function checkDelaunay(values: Float64Array, said: string): string | undefined {
  const one = caseOf(values);
  const { points, used } = one;
  const triangles = triples(readIndices(said, points.length, 3));
  const fault = validFault(one, triangles);
  if (fault !== undefined) return fault;
  for (const t of triangles) {
    const inside = used.find((p) => inCircle(points[t[0]]!, points[t[1]]!, points[t[2]]!, points[p]!) > 0);
    if (inside !== undefined) return `triangle ${t.join(' ')}: point ${inside} lies inside its circle`;
  }
  return undefined;
}

/** What is wrong with a triangulation that has to have some edges, whose numbers stand behind `at`. */
export function checkConstrained(values: Float64Array, said: string, at: number): string | undefined {
  const one = caseOf(values);
  const triangles = triples(readIndices(said, one.points.length, 3));
  const fault = validFault(one, triangles);
  if (fault !== undefined || triangles.length === 0) return fault;
  const missing = constraintsAt(values, at).find(
    ([a, b]) => !triangles.some((t) => t.includes(a) && t.includes(b)),
  );
  return missing && `the edge ${missing.join(' ')} is missing`;
}
