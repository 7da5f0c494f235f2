import type { Point3 } from '../../core/shapes.js';
import { nineNumbers } from '../../implicit/exact-plane.js';
import { isDegenerateObject } from '../../implicit/objects/plane-object.js';
import { ThreePointsPlaneObject } from '../../implicit/objects/planes.js';
import type { PlaneTable } from '../planes/plane-table.js';
import { inputLine } from '../split/input-line.js';
import type { Fragment } from './fragments.js';
import type { Corners } from './winding-around.js';

/** The triangles of a mesh as polygons; those without an area bound nothing. */
export function triangleFragments(
  positions: ArrayLike<number>,
  indices: ArrayLike<number>,
  table: PlaneTable,
): Fragment[] {
  const points = Array.from({ length: positions.length / 3 }, (_, i) => pointAt(positions, i));
  const fragments: Fragment[] = [];
  for (let source = 0; 3 * source < indices.length; source++) {
    const [a, b, c] = [0, 1, 2].map((k) => points[indices[3 * source + k]!]!) as [Point3, Point3, Point3];
    const own = new ThreePointsPlaneObject(nineNumbers(a, b, c));
    if (isDegenerateObject(own)) continue;
    const { index, facing } = table.add(own);
    const edges = [inputLine(a, b), inputLine(b, c), inputLine(c, a)];
    fragments.push({ polygon: { plane: own, vertices: [a, b, c], edges }, source, plane: index, facing });
  }
  return fragments;
}

/** The corners of whole triangles. */
export function cornersOf({ polygon }: Fragment): Corners {
  return polygon.vertices as unknown as Corners;
}

/** A vertex without -0. */
function pointAt(positions: ArrayLike<number>, i: number): Point3 {
  const [x, y, z] = [positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!];
  return [x === 0 ? 0 : x, y === 0 ? 0 : y, z === 0 ? 0 : z];
}
