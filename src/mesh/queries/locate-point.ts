import { rejectWords, requireOneOf } from '../../core/arguments/index.js';
import type { Point3 } from '../../core/shapes.js';
import type { MeshFeature, MeshLocation } from '../structure/mesh-feature.js';
import { PlacedMesh } from '../structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { type AxisDirection, countCrossings } from './crossings.js';
import { beginPointCall, endPointCall, type PointCall } from './point-call.js';

const INSIDE: MeshLocation = /* @__PURE__ */ Object.freeze({
  location: 'inside',
  feature: /* @__PURE__ */ Object.freeze({ type: 'interior', index: 0 } as const),
});
const OUTSIDE: MeshLocation = /* @__PURE__ */ Object.freeze({ location: 'outside', feature: null });

/**
 * Is a point inside a closed mesh, outside, or on its surface, and on which vertex, edge or face?
 *
 * Inside is where a ray to infinity passes through the surface an odd number of times: for a mesh whose edges all have
 * an even number of triangles this does not depend on the ray, nor on which way triangles face. The ray runs along an
 * axis, moved by less than any number (see crossings.ts), so none ever hits an edge or a vertex: no second try, no
 * random direction. Triangles that overlap count as often as they are there (even-odd rule); for their sum with signs
 * see `windingNumber`.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.4.3; Akenine-Möller et al., Real-Time Rendering, 22.8 and 25.
 *
 * @param mesh a prepared mesh, or one at its place (`placeMesh`)
 * @throws RangeError if the point has not three finite coordinates, or the mesh is not closed: inside has no meaning
 *   then
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * locatePoint(tetrahedron, [1, 1, 1]); // { location: 'inside', feature: { type: 'interior', index: 0 } }
 * locatePoint(tetrahedron, [2, 1, 1]); // { location: 'boundary', feature: { type: 'face', index: 3 } }
 * locatePoint(tetrahedron, [2, 1, 1.0000000000000002]); // { location: 'outside', feature: null }
 */
export function locatePoint(mesh: PreparedMesh | PlacedMesh, point: Point3): MeshLocation {
  if (mesh instanceof PlacedMesh) return mesh.questions().locate('locatePoint', point);
  requirePrepared('locatePoint', 'mesh', mesh);
  const call = beginPointCall('locatePoint', 'point', point);
  if (mesh.openEdges > 0) rejectOpen('locatePoint', 'mesh', mesh);
  const answer = locate(mesh, call);
  endPointCall(call);
  return answer;
}

/** {@link locatePoint} for the point of a call and a closed mesh. */
export function locate(mesh: PreparedMesh, call: PointCall): MeshLocation {
  if (isBeyond(mesh, call)) return OUTSIDE;
  const feature = countCrossings(mesh, call, shortestWay(mesh, call));
  return locationOf(feature, call.count);
}

/** Where a point is: on a part of the surface, or so many passages of a ray from outside. */
export function locationOf(feature: MeshFeature | null, count: number): MeshLocation {
  if (feature !== null) return { location: 'boundary', feature };
  return count % 2 === 1 ? INSIDE : OUTSIDE;
}

/**
 * How often does a closed mesh go round a point? 1 inside a solid whose triangles are counterclockwise seen from
 * outside, 0 outside, 2 where two such overlap, -1 inside a solid that is inside out; null on the surface, where the
 * number jumps.
 *
 * The passages of a ray to infinity outwards, less those inwards: the same for every ray if along each edge as many
 * triangles run one way as the other.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 22.8; Jacobson, Kavan, Sorkine-Hornung 2013, "Robust
 * Inside-Outside Segmentation using Generalized Winding Numbers", for meshes where it is a whole number.
 *
 * @param mesh a prepared mesh, or one at its place (`placeMesh`)
 * @throws RangeError if the point has not three finite coordinates, or the mesh has an edge along which more triangles
 *   run one way than the other
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const insideOut = prepareMesh({ positions, indices: new Uint32Array([0, 1, 2, 0, 3, 1, 0, 2, 3, 1, 3, 2]) });
 * windingNumber(insideOut, [1, 1, 1]); // -1
 * windingNumber(insideOut, [1, 1, 0]); // null
 */
export function windingNumber(mesh: PreparedMesh | PlacedMesh, point: Point3): number | null {
  if (mesh instanceof PlacedMesh) return mesh.questions().winding('windingNumber', point);
  requirePrepared('windingNumber', 'mesh', mesh);
  const call = beginPointCall('windingNumber', 'point', point);
  if (mesh.unbalancedEdges > 0) rejectUnbalanced('windingNumber', 'mesh', mesh);
  const answer = windingOf(mesh, call);
  endPointCall(call);
  return answer;
}

/**
 * How often a ray along an axis leaves an open or closed mesh, less how often it enters; null if its origin is on the
 * surface. For an open mesh this is what can be said exactly: six directions may give up to six different numbers, and
 * where they agree the holes are not to be seen.
 *
 * @param direction 0, 1, 2 for +x, +y, +z and 3, 4, 5 for -x, -y, -z
 * @throws RangeError for a direction that is none of these, or a point without three finite coordinates
 * @example
 * const wall = prepareMesh({ positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0]), indices: new Uint32Array([0, 1, 2]) });
 * axisWindingNumber(wall, [1, 1, -1], 2); // 1
 * axisWindingNumber(wall, [1, 1, -1], 5); // 0
 * axisWindingNumber(wall, [1, 1, 0], 2); // null
 */
export function axisWindingNumber(
  mesh: PreparedMesh,
  point: Point3,
  direction: AxisDirection,
): number | null {
  requirePrepared('axisWindingNumber', 'mesh', mesh);
  const call = beginPointCall('axisWindingNumber', 'point', point);
  requireOneOf('axisWindingNumber', 'direction', direction, [0, 1, 2, 3, 4, 5]);
  const answer = windingAlong(mesh, call, direction);
  endPointCall(call);
  return answer;
}

/** The winding number of the point of a call; null if that is on the surface. */
export function windingOf(mesh: PreparedMesh, call: PointCall): number | null {
  return isBeyond(mesh, call) ? 0 : windingAlong(mesh, call, shortestWay(mesh, call));
}

function windingAlong(mesh: PreparedMesh, call: PointCall, direction: AxisDirection): number | null {
  return countCrossings(mesh, call, direction) === null ? call.winding : null;
}

/** @throws RangeError for a mesh that is not closed */
export function rejectOpen(where: string, name: string, { openEdges }: PreparedMesh): never {
  const expected = 'a closed mesh (an even number of triangles at each edge)';
  const way = 'weldVertices(mesh) joins corners that are stored more than once';
  return rejectWords(where, name, expected, `one with ${openEdges} open edges: ${way}`);
}

export function rejectUnbalanced(where: string, name: string, { unbalancedEdges }: PreparedMesh): never {
  const expected = 'a mesh with as many triangles one way as the other along each edge';
  return rejectWords(where, name, expected, `one with ${unbalancedEdges} unbalanced edges`);
}

/** Whether the point is outside the box of the mesh. */
function isBeyond({ bvh: { bounds } }: PreparedMesh, { point }: PointCall): boolean {
  for (let axis = 0; axis < 3; axis++) {
    // Written so that an empty mesh, which has no box, has everything beyond.
    if (!(point[axis]! >= bounds[axis]! && point[axis]! <= bounds[axis + 3]!)) return true;
  }
  return false;
}

/** The direction to the nearest side of the box: the shortest ray meets the fewest triangles. Any would do. */
export function shortestWay({ bvh: { bounds } }: PreparedMesh, { point }: PointCall): AxisDirection {
  let best: AxisDirection = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let axis = 0; axis < 3; axis++) {
    const above = bounds[axis + 3]! - point[axis]!;
    const below = point[axis]! - bounds[axis]!;
    if (above < least) [best, least] = [axis as AxisDirection, above];
    if (below < least) [best, least] = [(axis + 3) as AxisDirection, below];
  }
  return best;
}
