import { readIndices } from '../../answers/construction.js';
import { type Triangulated, triangulatedPolygon } from '../../cases/constructions/polygons.js';
import { areaOf, commonArea } from '../shapes/planar-polygons/areas.js';
import { orientation2, sameVector, type Vector } from '../shapes/vectors.js';
import { facesOf, maximalEdges, type Pair } from './maximal-triangles.js';
import { crossProperly, fractionText, type Points, type Triple, triples, twiceArea } from './plane.js';
import { orientationFault, overlapFault, vertexInsideEdge } from './triangle-faults.js';

const edgesOf = ({ exact }: Triangulated): [Vector, Vector][] =>
  exact.flatMap((ring) => ring.map((p, i): [Vector, Vector] => [p, ring[(i + 1) % ring.length]!]));

/** Whether a point, both coordinates of which are doubled, is in the closed polygon whose coordinates are not. */
function isInside(edges: readonly (readonly [Vector, Vector])[], p: Vector): boolean {
  let isIn = false;
  for (const [u, v] of edges) {
    const [a, b]: Vector[] = [u, v].map((q): Vector => [2n * q[0], 2n * q[1], 0n]);
    const side = orientation2(a!, b!, p);
    const between = (k: 0 | 1) => (a![k] - p[k]) * (b![k] - p[k]) <= 0n;
    if (side === 0 && between(0) && between(1)) return true;
    // Upward edges count where the point is to their left, downward ones where it is to their right.
    if (a![1] <= p[1] ? b![1] > p[1] && side > 0 : b![1] <= p[1] && side < 0) isIn = !isIn;
  }
  return isIn;
}

/** A triangulation by the definition: all diagonals that cross nothing. */
export function anyPolygonTriangulation(values: Float64Array): string {
  const polygon = triangulatedPolygon(values)!;
  const { vertices } = polygon;
  const edges = edgesOf(polygon);
  const used = vertices.map((_, i) => i);
  const middle = ([i, j]: Pair): Vector => [
    vertices[i]![0] + vertices[j]![0],
    vertices[i]![1] + vertices[j]![1],
    0n,
  ];
  const isAllowed = (pair: Pair) =>
    isInside(edges, middle(pair)) &&
    !edges.some(([a, b]) => crossProperly(a, b, vertices[pair[0]]!, vertices[pair[1]]!));
  const faces = facesOf(vertices, used, maximalEdges(vertices, used, [], isAllowed));
  // A face is in the hole, or beside the polygon, if it has no area in common with it.
  return JSON.stringify(faces.filter((t) => commonWith(polygon, t) > 0n).flat());
}

/**
 * Twice the area that a triangle has in common with the polygon, without what is behind the point: positive if there is
 * any.
 */
function commonWith({ exact, vertices }: Triangulated, t: Triple): bigint {
  return commonArea([t.map((i) => vertices[i]!)], exact).numerator;
}

/** What is true of all right answers: whether there is a hole, how many vertices there are, and the area. */
export function polygonTriangulationReferee(values: Float64Array): string {
  const { exact, vertices, one } = triangulatedPolygon(values)!;
  const kind = exact.length > 1 ? 'holed' : 'simple';
  return `${kind} ${vertices.length} ${fractionText(areaOf(exact).numerator, 2n * one * one)}`;
}

function validFault(polygon: Triangulated, triangles: readonly Triple[]): string | undefined {
  const { exact, vertices, one } = polygon;
  const shape = orientationFault(vertices, triangles) ?? overlapFault(vertices, triangles);
  if (shape !== undefined) return shape;
  for (const t of triangles) {
    const common = commonArea([t.map((i) => vertices[i]!)], exact);
    if (common.numerator !== twiceArea(vertices, t) * common.denominator)
      return `triangle ${t.join(' ')} is not inside of the polygon`;
  }
  const covered = triangles.reduce((sum, t) => sum + twiceArea(vertices, t), 0n);
  const area = areaOf(exact).numerator;
  const text = (twice: bigint) => fractionText(twice, 2n * one * one);
  return covered === area
    ? undefined
    : `the triangles have the area ${text(covered)}, the polygon ${text(area)}`;
}

/** What is wrong with triangles that have to be the polygon. */
export function checkPolygonTriangulation(values: Float64Array, said: string): string | undefined {
  const polygon = triangulatedPolygon(values)!;
  return validFault(polygon, triples(readIndices(said, polygon.vertices.length, 3)));
}

/** The same, and no vertex of the polygon may be inside an edge of a triangle. */
export function checkConformingTriangulation(values: Float64Array, said: string): string | undefined {
  const polygon = triangulatedPolygon(values)!;
  const triangles = triples(readIndices(said, polygon.vertices.length, 3));
  return validFault(polygon, triangles) ?? vertexInsideEdge(polygon.vertices, triangles);
}

/**
 * Which rings touch themselves without crossing themselves: by words of places and by winding numbers, over the
 * integers.
 */

/** Whether p lies on the segment from a to b, and is none of its ends. */
function isWithin(a: Vector, b: Vector, p: Vector): boolean {
  if (sameVector(a, p) || sameVector(b, p)) return false;
  const between = (k: 0 | 1) => (a[k] - p[k]) * (b[k] - p[k]) <= 0n;
  return between(0) && between(1) && orientation2(a, b, p) === 0;
}

/**
 * The ring with a corner at every one of the points that lies on an edge: the numbers of points, of equal ones the
 * first.
 */
export function wordOf(ring: Points, points = ring): number[] {
  const numberOf = (p: Vector) => points.findIndex((q) => sameVector(p, q));
  const distance = (p: Vector, q: Vector) => (p[0] - q[0]) ** 2n + (p[1] - q[1]) ** 2n;
  const order = (from: Vector) => (i: number, j: number) =>
    distance(from, points[i]!) < distance(from, points[j]!) ? -1 : 1;
  return ring.flatMap((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    const inside = new Set(points.filter((r) => isWithin(p, q, r)).map(numberOf));
    return [numberOf(p), ...[...inside].sort(order(p))];
  });
}

/** Without what is gone and come back at once: x x is x, and x y x is x, round the end, too. */
export function reduced(word: readonly number[]): number[] {
  const left = [...word];
  for (let i = 0; i < left.length && left.length > 1; i++) {
    const n = left.length;
    if (left[i] === left[(i + 1) % n]) left.splice(i, 1);
    else if (left[i] === left[(i + 2) % n]) {
      const gone = [(i + 1) % n, (i + 2) % n].sort((a, b) => b - a);
      for (const k of gone) left.splice(k, 1);
    } else continue;
    i = -1;
  }
  return left;
}

/** How often a closed chain goes round a point; undefined for a point on it. */
function windingOf(chain: Points, p: Vector): number | undefined {
  let winding = 0;
  for (const [i, a] of chain.entries()) {
    const b = chain[(i + 1) % chain.length]!;
    if (sameVector(a, p) || sameVector(b, p) || isWithin(a, b, p)) return undefined;
    const side = orientation2(a, b, p);
    if (a[1] <= p[1] && b[1] > p[1] && side > 0) winding++;
    if (a[1] > p[1] && b[1] <= p[1] && side < 0) winding--;
  }
  return winding;
}

/**
 * Whether a ring encloses something, goes round it once and always the same way, and does not cross itself, where what
 * bounds nothing is left out. As no edges cross, each face of the ring has three of its corners for a triangle: the
 * middles of all such triangles are in all faces.
 */
export function isWeaklySimple(ring: Points): boolean {
  const chain = reduced(wordOf(ring)).map((i) => ring[i]!);
  const n = chain.length;
  if (n < 3) return false;
  const crosses = chain.some((a, i) =>
    chain.some((c, k) => k < i && crossProperly(a, chain[(i + 1) % n]!, c, chain[(k + 1) % n]!)),
  );
  if (crosses) return false;
  const tripled = chain.map((p): Vector => [3n * p[0], 3n * p[1], 0n]);
  const windings = new Set<number>();
  for (const [i, a] of chain.entries()) {
    for (const [j, b] of chain.entries()) {
      for (const [k, c] of chain.entries()) {
        if (!(i < j && j < k) || orientation2(a, b, c) === 0) continue;
        windings.add(windingOf(tripled, [a[0] + b[0] + c[0], a[1] + b[1] + c[1], 0n]) ?? 0);
      }
    }
  }
  windings.delete(0);
  return windings.size === 1 && (windings.has(1) || windings.has(-1));
}
