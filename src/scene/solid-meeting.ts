import { requireNoMore } from '../core/arguments/index.js';
import type { Relation } from '../core/contact.js';
import type { Containment } from '../core/containment.js';
import type { Point3 } from '../core/shapes.js';
import { locatePoint, rejectOpen } from '../mesh/queries/locate-point.js';
import { PlacedMesh } from '../mesh/structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../mesh/structure/prepared-mesh.js';
import { contains } from '../shapes/contains.js';
import { relation } from '../shapes/relation.js';
import {
  type BoundedShape,
  isEmpty,
  isEndless,
  requireConvexShape,
  requireVolume,
  type SolidShape,
} from './bounded-shape.js';
import { isInsideExactly } from './exact-parity.js';
import { type HalfSpace, halfSpaceFrom, isHalfSpace, sideOfHalfSpace } from './half-space.js';
import { givenPoint, innerPoint, localPoint } from './inner-point.js';
import { besidePlaced } from './placed-call.js';
import {
  besideShape,
  type MeetingShape,
  type SpaceShape,
  type TrianglesBeside,
  triangleShape,
} from './shape-call.js';

/** How the solid of a mesh and a convex solid meet. */
export interface SolidMeeting {
  /**
   * `overlapping`: something is inside of both; `touching`: they have a common point, and nothing but boundaries in
   * common; `disjoint`.
   */
  readonly relation: Exclude<Relation, 'crossing'>;
  /** What the mesh is to the shape: `inside` of it, `containing` it, the same set, or `none` of these. */
  readonly containment: Containment;
}

/** A shape that `meetsSolid` takes: a point, or a shape with its `type` that is convex, or has no end. */
export type SolidPartner = Exclude<SpaceShape, { readonly type: 'circle' | 'disk' | 'polygon' }> | HalfSpace;

/**
 * Do the closed solid that a mesh bounds and a shape have a common point? What is inside of the mesh counts, as does
 * what touches it. Inside is as `locatePoint` has it: by the even-odd rule.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.4.3 and 6.3.
 *
 * @param mesh  a prepared mesh, or one at its place (`placeMesh`)
 * @param shape a point, a shape of space with its `type`, or a `half-space`; beside a mesh at its place as for
 *   `trianglesMeeting`
 * @throws RangeError if the mesh is not prepared or not closed, or the shape is none or has no answer
 * @example
 * import { prepareMesh } from 'unerring/mesh';
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * meetsSolid(tetrahedron, { type: 'sphere', center: [1, 1, 1], radius: 0.25 }); // true
 * meetsSolid(tetrahedron, { type: 'sphere', center: [1, 1, -2], radius: 1.9999999999999998 }); // false
 */
export function meetsSolid(mesh: PreparedMesh | PlacedMesh, shape: SolidPartner): boolean {
  const where = 'meetsSolid';
  if (arguments.length > 2) requireNoMore(where, 2, arguments[2]);
  const isPlaced = mesh instanceof PlacedMesh;
  const call = isPlaced ? beginPlacedSolid(where, mesh, shape) : beginSolid(where, mesh, shape);
  if (call.search(() => true)) return true;
  // Nothing of the shape is on the surface: all of it is on one side.
  if (isEndless(shape) || isEmpty(shape)) return false;
  const given = givenPoint(shape as BoundedShape);
  if (given !== null) return locatePoint(mesh, given as unknown as Point3).location === 'inside';
  const inner = innerPoint(shape as BoundedShape);
  return isPlaced
    ? isInsideExactly(mesh.mesh, localPoint(mesh.questions().frame.to, inner))
    : isInsideExactly(mesh, inner);
}

/**
 * How do the closed solid that a mesh bounds and a convex solid meet, and which contains which? Inside is as
 * `locatePoint` has it; triangles of the mesh that lie inside of it are part of its boundary.
 *
 * A half-space says on which side of its plane the mesh is: `inside` of it; `disjoint` or `touching`, if all of the
 * mesh is on the other side; and `overlapping` with `none`, if it reaches to both sides.
 *
 * @param shape a solid of space with its `type` and a volume, which may have no end; or a `half-space`
 * @throws RangeError if the mesh is not prepared or not closed, or the shape is no solid with a volume
 * @example
 * import { prepareMesh } from 'unerring/mesh';
 * const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]);
 * const tetrahedron = prepareMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]) });
 * const meeting = solidRelation(tetrahedron, { type: 'box', min: [0, 0, 0], max: [1, 1, 1] });
 * meeting; // { relation: 'overlapping', containment: 'containing' }
 * solidRelation(tetrahedron, { type: 'box', min: [0, 0, -1], max: [1, 1, 0] }).relation; // 'touching'
 */
export function solidRelation(mesh: PreparedMesh, shape: SolidShape | HalfSpace): SolidMeeting {
  const where = 'solidRelation';
  if (arguments.length > 2) requireNoMore(where, 2, arguments[2]);
  const call = beginSolid(where, mesh, shape);
  if (isHalfSpace(shape)) return halfSpaceRelation(mesh, halfSpaceFrom(where, 'shape', shape), call);
  requireVolume(where, shape);
  const surface = surfaceRelation(
    call,
    (t) => relation(triangleShape(mesh, t), shape).relation !== 'touching',
  );
  const isInShape =
    surface !== 'disjoint' &&
    call.hasAllVertices((p) => contains(shape, p as readonly [number, number, number]));
  if (surface === 'overlapping')
    return { relation: 'overlapping', containment: isInShape ? 'inside' : 'none' };
  // No triangle reaches inside of the shape: all that is inside of it is on one side, outside if there is no end to it.
  if (!isEndless(shape) && isInsideExactly(mesh, innerPoint(shape)))
    return { relation: 'overlapping', containment: isInShape ? 'equal' : 'containing' };
  return { relation: surface, containment: isInShape ? 'inside' : 'none' };
}

/** No mesh contains a half-space, and one that reaches inside of it has an inside there, or triangles. */
function halfSpaceRelation(mesh: PreparedMesh, space: HalfSpace, call: TrianglesBeside): SolidMeeting {
  const { positions, indices } = mesh;
  const isBehind = (corner: number) => sideOfHalfSpace(space, positions, indices[corner]!) < 0;
  const surface = surfaceRelation(call, (t) => isBehind(3 * t) || isBehind(3 * t + 1) || isBehind(3 * t + 2));
  const isInShape = surface !== 'disjoint' && call.hasAllVertices((p) => sideOfHalfSpace(space, p, 0) <= 0);
  return { relation: surface, containment: isInShape ? 'inside' : 'none' };
}

function beginSolid(where: string, mesh: PreparedMesh, shape: MeetingShape): TrianglesBeside {
  requirePrepared(where, 'mesh', mesh);
  const call = besideShape(where, mesh, shape);
  requireConvexShape(where, shape);
  if (mesh.openEdges > 0) rejectOpen(where, 'mesh', mesh);
  return call;
}

function beginPlacedSolid(
  where: string,
  mesh: PlacedMesh,
  shape: MeetingShape,
): Pick<TrianglesBeside, 'search'> {
  const call = besidePlaced(where, mesh, shape);
  if (mesh.mesh.openEdges > 0) rejectOpen(where, 'mesh', mesh.mesh);
  return call;
}

/** How the surface meets the solid: `overlapping` if a triangle reaches inside of it. */
function surfaceRelation(
  call: TrianglesBeside,
  reachesInside: (triangle: number) => boolean,
): SolidMeeting['relation'] {
  let isTouching = false;
  const reaches = call.search((t) => {
    isTouching = true;
    return reachesInside(t);
  });
  return reaches ? 'overlapping' : isTouching ? 'touching' : 'disjoint';
}
