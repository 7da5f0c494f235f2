import { builder } from './builder.js';
import type { Engine } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';

type Points = readonly (readonly number[])[];
type ConvexHull = (points: Points) => readonly (readonly [number, number, number])[];

/**
 * convex-hull, for points in space: the cells that it returns, which are decided by robust-orientation. It documents
 * neither tolerances nor limits.
 */
export async function loadConvexHull(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const loaded = await load('convex-hull');
  if (loaded === undefined) return undefined;
  const hull = loaded.default as ConvexHull;
  const triangles = (points: Points) => hull(points).flat();
  return builder('convex-hull', { convexHullTriangles: triangles, convexHullTrianglesNearly: triangles });
}
