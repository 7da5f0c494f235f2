import type { Point3 } from '../../core/shapes.js';
import {
  distanceToFeature,
  nearestFeature,
  squareToFeature,
} from '../../distance/point-triangle/squared-distance.js';
import { PlacedMesh } from '../structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { beginNearCall, endNearCall, gatherNearest, type NearCall } from './near-call.js';
import { isSamePart } from './same-part.js';

/**
 * The distance from a point to the surface of a mesh, rounded to the nearest double (ties to even). Infinity for a mesh
 * without triangles.
 *
 * For inner loops: nothing is made but the number. What of the mesh is nearest is told by {@link nearestOnMesh}, on
 * which side of it the point is by {@link signedDistance}.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.5 and 6.3.
 *
 * @param mesh a prepared mesh, or one at its place (`placeMesh`)
 * @throws RangeError if the point has not three finite coordinates
 * @example
 * const wall = prepareMesh({ positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0]), indices: new Uint32Array([0, 1, 2]) });
 * nearestDistance(wall, [1, 1, -3]); // 3
 * nearestDistance(wall, [-3, -4, 0]); // 5
 */
export function nearestDistance(mesh: PreparedMesh | PlacedMesh, point: Point3): number {
  if (mesh instanceof PlacedMesh) return mesh.distances().distance('nearestDistance', point);
  requirePrepared('nearestDistance', 'mesh', mesh);
  const call = beginNearCall('nearestDistance', mesh, point);
  const distance = least(mesh, call, distanceToFeature);
  endNearCall(call);
  return distance;
}

/**
 * The square of {@link nearestDistance}, rounded to the nearest double (ties to even; Infinity beyond the largest).
 *
 * @param mesh a prepared mesh, or one at its place (`placeMesh`)
 * @throws RangeError if the point has not three finite coordinates
 * @example
 * const wall = prepareMesh({ positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0]), indices: new Uint32Array([0, 1, 2]) });
 * nearestSquaredDistance(wall, [4, 4, 0]); // 8
 */
export function nearestSquaredDistance(mesh: PreparedMesh | PlacedMesh, point: Point3): number {
  if (mesh instanceof PlacedMesh) return mesh.distances().squaredDistance('nearestSquaredDistance', point);
  requirePrepared('nearestSquaredDistance', 'mesh', mesh);
  const call = beginNearCall('nearestSquaredDistance', mesh, point);
  const square = least(mesh, call, squareToFeature);
  endNearCall(call);
  return square;
}

/** {@link nearestDistance} for the point of a call. */
export function leastDistance(mesh: PreparedMesh, call: NearCall): number {
  return least(mesh, call, distanceToFeature);
}

/** The least of the rounded numbers of all candidates, which is the least number rounded: rounding is monotonic. */
function least(mesh: PreparedMesh, call: NearCall, measure: (code: number) => number): number {
  gatherNearest(mesh, call);
  let best = Number.POSITIVE_INFINITY;
  let [before, codeBefore] = [-1, 0];
  for (let i = 0; i < call.count; i++) {
    const t = call.triangles[i]!;
    call.ask(t);
    const code = nearestFeature();
    // Neighbours have the vertex or the edge in common.
    if (before >= 0 && isSamePart(call, t, code, before, codeBefore)) continue;
    [before, codeBefore] = [t, code];
    const found = measure(code);
    if (found < best) best = found;
  }
  return best;
}
