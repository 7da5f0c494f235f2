import { requireNotNegative } from '../../core/arguments/index.js';
import { GrowableUint32 } from '../../core/collections/growable.js';
import type { Point3 } from '../../core/shapes.js';
import { HIGH, LOW } from '../../distance/point-triangle/bracket.js';
import { isFootWithin } from '../../distance/point-triangle/exact-foot.js';
import { walkNear } from '../../indexes/point-reach.js';
import { PlacedMesh } from '../structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { beginNearCall, endNearCall, type NearCall } from './near-call.js';

/**
 * All triangles of a mesh that are within a distance r of a point, ascending. Exactly r counts: the ball and the
 * triangles are closed.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.1.5, 5.2.7 and 6.3.
 *
 * @param mesh a prepared mesh, or one at its place (`placeMesh`)
 * @throws RangeError if the point has not three finite coordinates, or r is negative or not finite
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * trianglesWithin(tetrahedron, [2, -3, -4], 5); // new Uint32Array([0, 1])
 * trianglesWithin(tetrahedron, [2, -3, -4], 4.999999999999999); // new Uint32Array()
 */
export function trianglesWithin(mesh: PreparedMesh | PlacedMesh, point: Point3, r: number): Uint32Array {
  requireNotNegative('trianglesWithin', 'r', r);
  if (mesh instanceof PlacedMesh) return mesh.distances().within('trianglesWithin', point, r);
  requirePrepared('trianglesWithin', 'mesh', mesh);
  const call = beginNearCall('trianglesWithin', mesh, point);
  const found = new GrowableUint32();
  const certain = call.reach.limitToLength(r);
  walkNear(mesh.bvh, call.reach, (place) => {
    const t = call.order[place]!;
    if (isWithin(call, t, r, certain)) found.push(t);
  });
  endNearCall(call);
  return found.finish().sort();
}

/** @param certain what is not above this square, in units of the reach, is within r */
function isWithin(call: NearCall, t: number, r: number, certain: number): boolean {
  call.enclose(t);
  if (call.bracket[HIGH]! <= certain) return true;
  if (call.reach.isBeyond(call.bracket[LOW]!)) return false;
  call.ask(t);
  return isFootWithin(r);
}
