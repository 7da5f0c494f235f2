/** One question about many points or rays at once, in flat arrays. */
import { requireGroups, requireRoom } from '../../core/arguments/index.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import { anyHit } from './cast.js';
import { locatePoint } from './locate-point.js';

const SIDES = { outside: -1, boundary: 0, inside: 1 } as const;

/**
 * Where does each of many points lie relative to a closed mesh? See `locatePoint`.
 *
 * @param points three numbers for each point
 * @param sides where the answers go: 1 inside, 0 on the surface, -1 outside
 * @throws RangeError for a mesh that is not closed, points that are not finite, or fewer places than points
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * locatePoints(tetrahedron, new Float64Array([1, 1, 1, 4, 0, 0, 9, 9, 9])); // new Int8Array([1, 0, -1])
 */
export function locatePoints(
  mesh: PreparedMesh,
  points: Float64Array,
  sides: Int8Array = new Int8Array(requireGroups('locatePoints', 'points', points, 3)),
): Int8Array {
  const count = requireGroups('locatePoints', 'points', points, 3);
  requireRoom('locatePoints', 'sides', sides, count);
  const point = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    point[0] = points[3 * i]!;
    point[1] = points[3 * i + 1]!;
    point[2] = points[3 * i + 2]!;
    sides[i] = SIDES[locatePoint(mesh, point).location];
  }
  return sides;
}

/**
 * Which of many rays meet a mesh? See `anyHit`.
 *
 * @param rays six numbers for each ray: its origin, its direction
 * @param hits where the answers go: 1 for a ray that meets the mesh
 * @throws RangeError for a ray with a number that is not finite, or without direction, or fewer places than rays
 * @example
 * const wall = prepareMesh({ positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0]), indices: new Uint32Array([0, 1, 2]) });
 * anyHits(wall, new Float64Array([1, 1, 1, 0, 0, -1, 1, 1, 1, 0, 0, 1])); // new Uint8Array([1, 0])
 */
export function anyHits(
  mesh: PreparedMesh,
  rays: Float64Array,
  hits: Uint8Array = new Uint8Array(requireGroups('anyHits', 'rays', rays, 6)),
): Uint8Array {
  const count = requireGroups('anyHits', 'rays', rays, 6);
  requireRoom('anyHits', 'hits', hits, count);
  const origin = [0, 0, 0];
  const direction = [0, 0, 0];
  const ray = { origin, direction };
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) {
      origin[k] = rays[6 * i + k]!;
      direction[k] = rays[6 * i + k + 3]!;
    }
    hits[i] = anyHit(mesh, ray) ? 1 : 0;
  }
  return hits;
}
