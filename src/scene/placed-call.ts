/** A shape that is asked about the triangles of a mesh at its place, one by one. */
import { rejectWords, requirePlane } from '../core/arguments/index.js';
import type { Box3 } from '../core/shapes.js';
import { UNDECIDED } from '../core/sign.js';
import { givenWalledHull } from '../distance/shapes/half-spaces.js';
import { boxFacePlane } from '../implicit/box-planes.js';
import type { ExactPlane } from '../implicit/index.js';
import { planeFrom } from '../implicit/revive.js';
import { placedPlaneObject } from '../implicit/transformed-plane.js';
import type { PlacedMesh } from '../mesh/structure/placed-mesh.js';
import { requirePrepared } from '../mesh/structure/prepared-mesh.js';
import type { Side } from '../round/distances/measure-swept.js';
import { known as knownShape } from '../shapes/dispatch.js';
import { intersects } from '../shapes/intersects.js';
import type { ShapesByType } from '../shapes/shape.js';
import { type MeetingFilter, meetingFilter } from '../shapes/within/meeting.js';
import { placedFilter } from '../shapes/within/placed-filters.js';
import { PlacedReach } from '../shapes/within/placed-reach.js';
import type { ShapeReach } from '../shapes/within/reach.js';
import type { Tagged } from '../shapes/within/read.js';
import { FrustumSet } from '../spatial/convex/engine/frustum-set.js';
import { type Frustum, frustumRows } from '../spatial/convex/frustum.js';
import { isEmpty, isEndless } from './bounded-shape.js';
import { halfSpaceFrom, isHalfSpace } from './half-space.js';
import { nearestParts } from './nearest-parts.js';
import { besidePlacedPlane } from './placed-plane.js';
import { PlacedTriangles } from './placed-triangles.js';
import {
  beyondOf,
  boundsOf,
  MeetingCall,
  type MeetingShape,
  NearCall,
  type NearShape,
  reachOf,
  type SpaceShape,
  type TrianglesBeside,
} from './shape-call.js';
import { isTreeShapeType, sideOfShape, type TreeShape } from './tree-shape.js';

type Search = Pick<TrianglesBeside, 'search'>;

const NOTHING: Search = { search: () => false };

/** What is asked about a mesh at its place. */
const BOUNDED =
  'a point, sphere, capsule, or a bounded convex shape with flat faces beside a mesh at its place';
const ANY = `a point, plane, half-space, ${BOUNDED.slice('a point, '.length)}`;

/**
 * The triangles of a mesh at its place that meet a shape.
 *
 * @throws RangeError for what is no shape, or is not asked about meshes at their places, before the first
 */
export function besidePlaced(where: string, placed: PlacedMesh, shape: MeetingShape): Search {
  requirePrepared(where, 'mesh', placed.mesh);
  if (isHalfSpace(shape)) return besidePlacedPlane(placed, halfSpaceFrom(where, 'shape', shape), true);
  if (knownShape(where, 'shape', shape as SpaceShape).type === 'plane') {
    const { normal, constant } = shape as ShapesByType['plane'];
    requirePlane(where, 'shape', { normal, constant });
    return besidePlacedPlane(placed, { normal, constant }, false);
  }
  const call = beginPlaced(where, placed, shape as SpaceShape, 'relation');
  return call === null ? NOTHING : meetingSearch(call, shape as Tagged, placed);
}

/** What is near a mesh, of a frustum without an end: what has an end is the hull of its corners. Null for nothing. */
function cutFrustum(frustum: Frustum, placed: PlacedMesh): Side | null {
  const { box, frame } = placed.questions();
  const isInDoubles = box.every(Number.isFinite);
  // A box beyond the doubles cuts nothing off: then where the placement takes that of the mesh itself.
  const bounds = isInDoubles ? box : placed.mesh.bvh.bounds;
  const corners = { min: Array.from(bounds.subarray(0, 3)), max: Array.from(bounds.subarray(3, 6)) };
  const around = [0, 1, 2, 3, 4, 5].map((i) => {
    const face = boxFacePlane(corners as unknown as Box3, i);
    return isInDoubles ? face : placedPlaneObject(planeFrom('', '', face), frame.to);
  });
  const set = new FrustumSet(frustumRows(frustum), around as unknown as readonly ExactPlane[]);
  return set.dimension < 0 ? null : { core: givenWalledHull(set), radius: 0, skin: null };
}

function meetingSearch(call: PlacedCall, shape: Tagged, placed: PlacedMesh): Search {
  const { triangles, reach } = call;
  const { mesh, bounds } = triangles;
  const filter = placedFilter(shape, reach, bounds, boundsOf(mesh));
  let there: MeetingFilter | undefined;
  let cut: Side | null | undefined;
  const sideThere = (): Side | null => {
    if (!isEndless(shape)) return call.side();
    if (cut === undefined) cut = cutFrustum(shape as Frustum, placed);
    return cut;
  };
  return new MeetingCall(mesh, filter, (t) => {
    if (!triangles.exact(t)) {
      const side = sideThere();
      return side !== null && triangles.isNear(t, side, 0);
    }
    // Where corners are doubles, a triangle is one as any other.
    there ??= meetingFilter(shape, call.here, triangles.box);
    const sign = there.compareTriangle(there.all, triangles.corners, 0, 1, 2);
    return sign === UNDECIDED ? intersects(triangles.exactShape(), shape as SpaceShape) : sign <= 0;
  });
}

/** The triangles of a mesh at its place that are at most r from a shape. @throws RangeError as {@link besidePlaced} */
export function nearPlaced(where: string, placed: PlacedMesh, shape: NearShape, r: number): Search {
  requirePrepared(where, 'mesh', placed.mesh);
  const call = beginPlaced(where, placed, shape, 'distance');
  if (call === null) return NOTHING;
  const { triangles, reach } = call;
  return new NearCall(triangles.mesh, r, reach, (t) => triangles.isNear(t, call.side(), r));
}

/** The nearest triangles of a mesh at its place, and the distance of the first. */
export function nearestPlaced(where: string, placed: PlacedMesh, shape: NearShape) {
  requirePrepared(where, 'mesh', placed.mesh);
  const call = beginPlaced(where, placed, shape, 'distance');
  if (call === null) return rejectWords(where, 'shape', 'a shape with points', 'an empty one');
  if (placed.mesh.triangles === 0) rejectWords(where, 'mesh', 'a mesh with triangles', 'one without');
  const { triangles, reach } = call;
  const distanceOf = (t: number) => triangles.distance(t, call.side());
  const found = nearestParts(triangles.mesh.bvh, reach, {
    isBeyond: beyondOf(triangles.mesh, reach),
    distanceOf,
    bound(t, out) {
      const { positions, indices } = triangles.mesh;
      reach.boundTriangle(positions, indices[3 * t]!, indices[3 * t + 1]!, indices[3 * t + 2]!, out);
    },
  });
  return { triangles: found, distance: distanceOf(found[0]!) };
}

interface PlacedCall {
  readonly triangles: PlacedTriangles;
  /** The shape in the frame of the mesh, and where it is. */
  readonly reach: PlacedReach;
  readonly here: ShapeReach;
  /** The shape as it is asked exactly; made when that is needed. */
  readonly side: () => Side;
}

const known: WeakMap<PlacedMesh, PlacedTriangles> = /* @__PURE__ */ new WeakMap();

function trianglesOf(placed: PlacedMesh): PlacedTriangles {
  const found = known.get(placed) ?? new PlacedTriangles(placed);
  known.set(placed, found);
  return found;
}

/** `null` for a shape without a point. */
function beginPlaced(
  where: string,
  placed: PlacedMesh,
  shape: SpaceShape | NearShape,
  operation: 'relation' | 'distance',
): PlacedCall | null {
  const { type } = knownShape(where, 'shape', shape);
  if (!isTreeShapeType(type))
    rejectWords(where, 'shape', operation === 'relation' ? ANY : BOUNDED, `one of type '${type}'`);
  const here = reachOf(where, shape, operation);
  if (isEmpty(shape)) return null;
  const triangles = trianglesOf(placed);
  let side: Side | undefined;
  return {
    triangles,
    here,
    reach: new PlacedReach(here, triangles.bounds),
    side: () => {
      side ??= sideOfShape(where, 'shape', shape as TreeShape);
      return side;
    },
  };
}
