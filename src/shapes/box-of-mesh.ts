import { rejectWords } from '../core/arguments/index.js';
import type { Placement } from '../core/shapes.js';
import { exactPlacement } from '../implicit/exact-placement.js';
import { PlacedMesh } from '../mesh/structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../mesh/structure/prepared-mesh.js';
import { boxBy, type Sides } from '../round/bounds/box-around.js';
import { placedEnds } from '../round/bounds/placed-points.js';

/** Is this a mesh, prepared or not, or one at its place? */
export function isMesh(value: unknown): value is PreparedMesh | PlacedMesh {
  if (value instanceof PlacedMesh) return true;
  const { positions, indices, type } = Object(value) as Readonly<Record<string, unknown>>;
  return positions !== undefined && indices !== undefined && type === undefined;
}

/** The corners of a mesh's triangles, each once. */
function cornersOf({ positions, indices, vertices }: PreparedMesh): Float64Array[] {
  const isCorner = new Uint8Array(vertices);
  for (const vertex of indices) isCorner[vertex] = 1;
  const corners: Float64Array[] = [];
  for (let v = 0; v < vertices; v++)
    if (isCorner[v] === 1) corners.push(positions.subarray(3 * v, 3 * v + 3));
  return corners;
}

/**
 * The box around the triangles of a mesh, at a place if there is one.
 *
 * @throws RangeError naming the argument that is not what it must be
 */
export function boxOfMesh(where: string, mesh: PreparedMesh | PlacedMesh, placement?: Placement): Sides {
  const isPlaced = mesh instanceof PlacedMesh;
  if (isPlaced && placement !== undefined)
    rejectWords(where, 'placement', 'missing for a mesh at its place', 'another one');
  const own = isPlaced ? mesh.mesh : mesh;
  requirePrepared(where, 'shape', own);
  const corners = cornersOf(own);
  if (corners.length === 0) rejectWords(where, 'shape', 'a shape with points', 'an empty one');
  const to = isPlaced ? mesh.placement : placement;
  if (to !== undefined)
    return boxBy(where, 'shape', placedEnds(corners, exactPlacement(where, 'placement', to)));
  const ends = [0, 1, 2].map((k): readonly [number, number] => {
    let [low, high] = [Infinity, -Infinity];
    for (const corner of corners) {
      low = Math.min(low, corner[k]!);
      high = Math.max(high, corner[k]!);
    }
    return [low + 0, high + 0];
  });
  return boxBy(where, 'shape', ends);
}
