import { reject } from '../../core/errors.js';
import type { Point3 } from '../../core/shapes.js';
import type { MeshFeature } from '../structure/mesh-feature.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { type AxisDirection, CROSSINGS, countCrossings, FOUND } from './crossings.js';
import { loadQueryPoint, POINT } from './point-on-surface.js';

/** Where a point is relative to a closed mesh. */
export interface PointLocation {
  readonly side: 'inside' | 'outside' | 'on';
  /** The part of the surface that the point is; null if it is not on the surface. */
  readonly feature: MeshFeature | null;
}

const INSIDE: PointLocation = /* @__PURE__ */ Object.freeze({ side: 'inside', feature: null });
const OUTSIDE: PointLocation = /* @__PURE__ */ Object.freeze({ side: 'outside', feature: null });

/**
 * Is a point inside a closed mesh, outside, or on its surface, and on which vertex, edge or face?
 *
 * Inside is where a ray to infinity passes through the surface an odd number of times: for a mesh whose edges all have an even
 * number of triangles this does not depend on the ray, nor on which way triangles face. The ray runs along an axis, moved by less
 * than any number (see crossings.ts), so none ever hits an edge or a vertex: no second try, no random direction. Triangles
 * that overlap count as often as they are there (even-odd rule); for their sum with signs see `windingNumber`.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.4.3; Akenine-Möller et al., Real-Time Rendering, 22.8 and 25.
 *
 * @throws RangeError if the point has not three finite coordinates, or the mesh is not closed: inside has no meaning then
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * locatePoint(tetrahedron, [1, 1, 1]).side; // 'inside'
 * locatePoint(tetrahedron, [2, 1, 1]).feature; // { type: 'face', triangle: 3 }
 * locatePoint(tetrahedron, [2, 1, 1.0000000000000002]).side; // 'outside'
 */
export function locatePoint(mesh: PreparedMesh, point: Point3): PointLocation {
  requirePrepared('locatePoint', 'mesh', mesh);
  loadQueryPoint('locatePoint', 'point', point);
  if (mesh.openEdges > 0) rejectOpen('locatePoint', mesh);
  if (isBeyond(mesh)) return OUTSIDE;
  if (!countCrossings(mesh, shortestWay(mesh))) return { side: 'on', feature: FOUND.feature };
  return CROSSINGS.count % 2 === 1 ? INSIDE : OUTSIDE;
}

/**
 * How often does a closed mesh go round a point? 1 inside a solid whose triangles are counterclockwise seen from outside, 0
 * outside, 2 where two such overlap, -1 inside a solid that is inside out.
 *
 * The passages of a ray to infinity outwards, less those inwards: the same for every ray if along each edge as many triangles run one
 * way as the other.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 22.8; Jacobson, Kavan, Sorkine-Hornung 2013, "Robust Inside-Outside
 * Segmentation using Generalized Winding Numbers", for meshes where it is a whole number.
 *
 * @throws RangeError if the point has not three finite coordinates or lies on the surface, where the number jumps; or the mesh
 *   has an edge along which more triangles run one way than the other
 * @example
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const insideOut = prepareMesh({ positions, indices: new Uint32Array([0, 1, 2, 0, 3, 1, 0, 2, 3, 1, 3, 2]) });
 * windingNumber(insideOut, [1, 1, 1]); // -1
 */
export function windingNumber(mesh: PreparedMesh, point: Point3): number {
  requirePrepared('windingNumber', 'mesh', mesh);
  loadQueryPoint('windingNumber', 'point', point);
  if (mesh.unbalancedEdges > 0) {
    const expected = 'a mesh with as many triangles one way as the other along each edge';
    reject('windingNumber', 'mesh', expected, `${mesh.unbalancedEdges} unbalanced edges`);
  }
  if (isBeyond(mesh)) return 0;
  if (!countCrossings(mesh, shortestWay(mesh))) rejectOnSurface('windingNumber', point);
  return CROSSINGS.winding;
}

/**
 * How often a ray along an axis leaves an open or closed mesh, less how often it enters. For an open mesh this is what can be
 * said exactly: six directions may give up to six different numbers, and where they agree the holes are not to be seen.
 *
 * @param direction 0, 1, 2 for +x, +y, +z and 3, 4, 5 for -x, -y, -z
 * @throws RangeError for a direction that is none of these, a point without three finite coordinates or on the surface
 * @example
 * const wall = prepareMesh({ positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0]), indices: new Uint32Array([0, 1, 2]) });
 * axisWindingNumber(wall, [1, 1, -1], 2); // 1
 * axisWindingNumber(wall, [1, 1, -1], 5); // 0
 */
export function axisWindingNumber(mesh: PreparedMesh, point: Point3, direction: AxisDirection): number {
  requirePrepared('axisWindingNumber', 'mesh', mesh);
  if (![0, 1, 2, 3, 4, 5].includes(direction)) {
    reject('axisWindingNumber', 'direction', 'one of 0, 1, 2, 3, 4, 5', direction);
  }
  loadQueryPoint('axisWindingNumber', 'point', point);
  if (!countCrossings(mesh, direction)) rejectOnSurface('axisWindingNumber', point);
  return CROSSINGS.winding;
}

function rejectOpen(where: string, { openEdges }: PreparedMesh): never {
  const expected = 'a closed mesh (an even number of triangles at each edge)';
  return reject(where, 'mesh', expected, `one with ${openEdges} open edges`);
}

function rejectOnSurface(where: string, point: Point3): never {
  return reject(where, 'point', 'a point that is not on the surface', point);
}

/** Whether the loaded point is outside the box of the mesh. */
function isBeyond({ bvh: { bounds } }: PreparedMesh): boolean {
  for (let axis = 0; axis < 3; axis++) {
    // Written so that an empty mesh, which has no box, has everything beyond.
    if (!(POINT[axis]! >= bounds[axis]! && POINT[axis]! <= bounds[axis + 3]!)) return true;
  }
  return false;
}

/** The direction to the nearest side of the box: the shortest ray meets the fewest triangles. Any would do. */
function shortestWay({ bvh: { bounds } }: PreparedMesh): AxisDirection {
  let best: AxisDirection = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let axis = 0; axis < 3; axis++) {
    const above = bounds[axis + 3]! - POINT[axis]!;
    const below = POINT[axis]! - bounds[axis]!;
    if (above < least) [best, least] = [axis as AxisDirection, above];
    if (below < least) [best, least] = [(axis + 3) as AxisDirection, below];
  }
  return best;
}
