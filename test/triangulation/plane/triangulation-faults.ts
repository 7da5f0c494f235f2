/** What triangulations of points have to be, whatever they are made for. */
import { expect } from 'vitest';
import type { Delaunay2d } from '../../../src/triangulation/index.js';

export const nextOf = (e: number): number => (e % 3 === 2 ? e - 2 : e + 1);

/** Half-edges in pairs, the hull round all triangles, every place once, and as many triangles as there must be. */
export function expectWhole({ coordinates, triangles, halfedges, hull, duplicates }: Delaunay2d): void {
  const onHull = new Map<number, number>();
  const apart: number[] = [];
  for (const [e, other] of halfedges.entries()) {
    if (other < 0) onHull.set(triangles[e]!, triangles[nextOf(e)]!);
    else if (halfedges[other] !== e || triangles[other] !== triangles[nextOf(e)]) apart.push(e);
  }
  expect(apart).toEqual([]);
  const places = coordinates.length / 2 - duplicates.length / 2;
  expect(new Set(triangles).size).toBe(triangles.length > 0 ? places : 0);
  if (triangles.length === 0) {
    expect(hull).toHaveLength(places);
    return;
  }
  expect(onHull.size).toBe(hull.length);
  for (const [i, p] of hull.entries()) expect(onHull.get(p)).toBe(hull[(i + 1) % hull.length]);
  // Euler: no triangle is missing.
  expect(triangles.length / 3).toBe(2 * places - 2 - hull.length);
}
