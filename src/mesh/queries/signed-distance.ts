import type { Location } from '../../core/location.js';
import type { Point3 } from '../../core/shapes.js';
import { PlacedMesh } from '../structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { locate, rejectOpen } from './locate-point.js';
import { beginNearCall, endNearCall } from './near-call.js';
import { leastDistance } from './nearest-distance.js';
import { beginPointCall, endPointCall } from './point-call.js';

/**
 * The distance from a point to the surface of a closed mesh, negative inside, rounded to the nearest double (ties to
 * even). The sign is that of the exact location (see {@link locatePoint}): 0 on the surface, and elsewhere only where
 * the distance is at most half the least double. Infinity for a mesh without triangles.
 *
 * Source: Bærentzen, Aanæs 2005, "Signed Distance Computation Using the Angle Weighted Pseudonormal", for the question;
 * here the sign is counted, so that meshes that cut themselves have one, too.
 *
 * @param mesh a prepared mesh, or one at its place (`placeMesh`)
 * @throws RangeError if the point has not three finite coordinates, or the mesh is not closed: inside has no meaning
 *   then
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * signedDistance(tetrahedron, [1, 1, 0.5]); // -0.5
 * signedDistance(tetrahedron, [1, 1, -0.5]); // 0.5
 * signedDistance(tetrahedron, [2, 1, 1]); // 0
 * signedDistance(placeMesh(tetrahedron, { type: 'parts', scale: [2, 2, 2] }), [1, 1, 0.25]); // -0.25
 */
export function signedDistance(mesh: PreparedMesh | PlacedMesh, point: Point3): number {
  if (mesh instanceof PlacedMesh) {
    const { location } = mesh.questions().locate('signedDistance', point);
    if (location === 'boundary') return 0;
    return towards(location, mesh.distances().distance('signedDistance', point));
  }
  requirePrepared('signedDistance', 'mesh', mesh);
  const place = beginPointCall('signedDistance', 'point', point);
  if (mesh.openEdges > 0) rejectOpen('signedDistance', 'mesh', mesh);
  const { location } = locate(mesh, place);
  if (location === 'boundary') {
    endPointCall(place);
    return 0;
  }
  const call = beginNearCall('signedDistance', mesh, place.point);
  endPointCall(place);
  const distance = leastDistance(mesh, call);
  endNearCall(call);
  return towards(location, distance);
}

/** Subtracted, so that it is never -0. */
const towards = (location: Location, distance: number): number =>
  location === 'inside' ? 0 - distance : distance;
