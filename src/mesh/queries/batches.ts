/** One question about many points or rays at once, in flat arrays. */
import {
  reject,
  requireFiniteNumbers,
  requireGroups,
  requirePositions,
  requireRoom,
} from '../../core/arguments/index.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { anyHit } from './cast.js';
import { locate, rejectOpen } from './locate-point.js';
import { beginPointCall, endPointCall } from './point-call.js';

const SIDES = { outside: -1, boundary: 0, inside: 1 } as const;

const ZERO = [0, 0, 0];

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
  points: ArrayLike<number>,
  sides: Int8Array | null = null,
): Int8Array {
  requirePrepared('locatePoints', 'mesh', mesh);
  if (mesh.openEdges > 0) rejectOpen('locatePoints', 'mesh', mesh);
  const count = requirePositions('locatePoints', 'points', points);
  const answers = sides ?? new Int8Array(count);
  requireRoom('locatePoints', 'sides', answers, count);
  const call = beginPointCall('locatePoints', 'points', ZERO);
  for (let i = 0; i < count; i++) {
    call.point[0] = points[3 * i]!;
    call.point[1] = points[3 * i + 1]!;
    call.point[2] = points[3 * i + 2]!;
    answers[i] = SIDES[locate(mesh, call).location];
  }
  endPointCall(call);
  return answers;
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
  rays: ArrayLike<number>,
  hits: Uint8Array | null = null,
): Uint8Array {
  requirePrepared('anyHits', 'mesh', mesh);
  const count = requireRays('anyHits', 'rays', rays);
  const answers = hits ?? new Uint8Array(count);
  requireRoom('anyHits', 'hits', answers, count);
  const origin = [0, 0, 0];
  const direction = [0, 0, 0];
  const ray = { origin, direction };
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) {
      origin[k] = rays[6 * i + k]!;
      direction[k] = rays[6 * i + k + 3]!;
    }
    answers[i] = anyHit(mesh, ray) ? 1 : 0;
  }
  return answers;
}

/**
 * Checks rays, six numbers each, and counts them.
 *
 * @throws RangeError naming the place
 */
export function requireRays(where: string, name: string, rays: ArrayLike<number>): number {
  const count = requireGroups(where, name, rays, 6);
  requireFiniteNumbers(where, name, rays);
  for (let i = 3; i < rays.length; i += 6) {
    if (rays[i] !== 0 || rays[i + 1] !== 0 || rays[i + 2] !== 0) continue;
    const places = `${name}[${i}] to ${name}[${i + 2}]`;
    reject(where, places, 'a direction other than zero', [0, 0, 0]);
  }
  return count;
}
