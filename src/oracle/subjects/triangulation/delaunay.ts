import { exactCoordinates2d } from '../../../implicit/index.js';
import { incircleAt } from '../../../predicates/generated/at/incircle.js';
import { powerTest2d } from '../../../predicates/index.js';
import {
  constrainedDelaunay2d,
  constrainedDelaunayWithCrossings2d,
  type Delaunay2d,
  delaunay2d,
  type RegularTriangulation2d,
  regularTriangulation2d,
} from '../../../triangulation/index.js';
import { crossedTriangulationText, triangulationText } from '../../answers/triangulation.js';
import { pointsOf } from '../../cases/enclosing/clouds.js';
import { weightedSitesOf } from '../../cases/triangulation/weighted-sites.js';

const nextOf = (e: number) => (e % 3 === 2 ? e - 2 : e + 1);

/** Numbers in groups. */
export function grouped(flat: Uint32Array, size: number): number[][] {
  return Array.from({ length: flat.length / size }, (_, i) => [...flat.subarray(size * i, size * (i + 1))]);
}

/** Whether the half-edges say of each triangle who is on its other side. */
export function areHalfedgesRight({ triangles, halfedges }: Delaunay2d): boolean {
  return triangles.every((from, e) => {
    const other = halfedges[e]!;
    const to = triangles[nextOf(e)]!;
    if (other < 0) return !triangles.some((p, h) => p === to && triangles[nextOf(h)] === from);
    return halfedges[other] === e && triangles[other] === to && triangles[nextOf(other)] === from;
  });
}

/** Whether two triangles side by side have one circle. */
export function isCocircular({ coordinates, triangles, halfedges }: Delaunay2d): boolean {
  return triangles.some((a, e) => {
    if (halfedges[e]! < 0) return false;
    const [b, c] = [triangles[nextOf(e)]!, triangles[nextOf(nextOf(e))]!];
    const beyond = triangles[nextOf(nextOf(halfedges[e]!))]!;
    return incircleAt(coordinates, a, b, c, beyond) === 0;
  });
}

/** The kernel's triangulation. */
export function delaunaySubject(values: Float64Array): string {
  const result = delaunay2d(pointsOf(values, 2));
  const text = triangulationText(
    isCocircular(result),
    grouped(result.triangles, 3),
    [...result.hull],
    grouped(result.duplicates, 2),
  );
  return areHalfedgesRight(result) ? text : `${text} HALFEDGES DIFFER`;
}

/** The kernel's triangles as a construction: three numbers for each. */
export function delaunayTrianglesSubject(points: readonly (readonly number[])[]): string {
  return JSON.stringify(Array.from(delaunay2d(points).triangles));
}

/** The same of triangles that have to have some edges. */
export function constrainedTrianglesSubject(
  points: readonly (readonly number[])[],
  edges: readonly (readonly number[])[],
): string {
  const result = constrainedDelaunay2d(points, edges);
  return result === null ? 'null' : JSON.stringify(Array.from(result.triangles));
}

/** The triangulation with crossings of points of which numbers 2 i and 2 i + 1 are joined. */
export function crossedDelaunaySubject(values: Float64Array): string {
  const points = pointsOf(values, 2);
  const edges = Array.from({ length: points.length >> 1 }, (_, i) => [2 * i, 2 * i + 1]);
  const result = constrainedDelaunayWithCrossings2d(points, edges);
  const { triangles, constraints, crossings, hull, duplicates } = result;
  const parts = new Map<string, number[]>();
  constraints.forEach((segment, e) => {
    const [a, b] = [triangles[e]!, triangles[nextOf(e)]!].sort((i, j) => i - j) as [number, number];
    if (segment >= 0) parts.set(`${a} ${b} ${segment}`, [a, b, segment]);
  });
  const text = crossedTriangulationText({
    isFlat: triangles.length === 0,
    crossings: crossings.map((point) => exactCoordinates2d(point)),
    triangles: grouped(triangles, 3),
    hull: [...hull],
    duplicates: grouped(duplicates, 2),
    parts: [...parts.values()],
  });
  return areHalfedgesRight(result) ? text : `${text} HALFEDGES DIFFER`;
}

/** Whether a point is orthogonal to the circle of a triangle as its corners are. */
function isTied({ coordinates, weights, triangles, hidden }: RegularTriangulation2d): boolean {
  const at = (i: number) => [coordinates[2 * i]!, coordinates[2 * i + 1]!, weights[i]!] as const;
  const others = [...new Set([...triangles, ...hidden])];
  return grouped(triangles, 3).some(([a, b, c]) =>
    others.some(
      (d) => d !== a && d !== b && d !== c && powerTest2d(...at(a!), ...at(b!), ...at(c!), ...at(d)) === 0,
    ),
  );
}

/** The kernel's regular triangulation of weighted sites. */
export function regularTriangulationSubject(values: Float64Array): string {
  const { sites, weights } = weightedSitesOf(values);
  const result = regularTriangulation2d(sites, weights);
  const text = triangulationText(
    isTied(result),
    grouped(result.triangles, 3),
    [...result.hull],
    grouped(result.duplicates, 2),
  );
  const differs = areHalfedgesRight(result) ? '' : ' HALFEDGES DIFFER';
  return `${text} hidden:${result.hidden.join(',')}${differs}`;
}
