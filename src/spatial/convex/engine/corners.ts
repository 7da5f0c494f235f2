import { type ExactPlane, type FoundPoint3, planeOf, threePlanesPoint } from '../../../implicit/index.js';
import { sideOfWall, type Wall, wallKey } from './wall.js';

/** A vertex of half-spaces and all walls that it lies on. */
export interface Corner {
  readonly point: FoundPoint3;
  readonly tight: readonly number[];
}

/** All points where three walls meet and no other one is in the way, in the order of the first such three. */
export function cornersOf(walls: readonly Wall[]): Corner[] {
  const found = new Map<string, Corner>();
  for (let i = 0; i < walls.length; i++) {
    for (let j = i + 1; j < walls.length; j++) {
      for (let k = j + 1; k < walls.length; k++) {
        const corner = cornerAt(walls, i, j, k);
        if (corner === undefined) continue;
        const key = wallKey(corner.tight);
        if (!found.has(key)) found.set(key, corner);
      }
    }
  }
  return [...found.values()];
}

function cornerAt(walls: readonly Wall[], i: number, j: number, k: number): Corner | undefined {
  const point = threePlanesPoint(walls[i]!.plane, walls[j]!.plane, walls[k]!.plane);
  if (point === null) return undefined;
  const tight: number[] = [];
  for (let w = 0; w < walls.length; w++) {
    const side = w === i || w === j || w === k ? 0 : sideOfWall(walls[w]!, point);
    if (side > 0) return undefined;
    if (side === 0) tight.push(w);
  }
  return { point, tight };
}

/** The planes x = 0, y = 0 and z = 0. */
export const COORDINATE_PLANES: readonly ExactPlane[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
].map((normal) => planeOf({ normal, constant: 0 }));

/**
 * Whether two planes cross, and are not parallel: then they do so in a line that meets a coordinate plane in a point.
 */
export function planesCross(p: ExactPlane, q: ExactPlane): boolean {
  return COORDINATE_PLANES.some((r) => threePlanesPoint(p, q, r) !== null);
}

/** The dimension of what the normals of planes span: 0 to 3. */
export function rankOfPlanes(planes: readonly ExactPlane[]): 0 | 1 | 2 | 3 {
  const [first] = planes;
  if (first === undefined) return 0;
  const second = planes.find((plane) => planesCross(first, plane));
  if (second === undefined) return 1;
  return planes.some((plane) => threePlanesPoint(first, second, plane) !== null) ? 3 : 2;
}
