import {
  closureOf,
  type PlacedMesh,
  type PreparedMesh,
  placeMesh,
  prepareMesh,
} from '../../../mesh/index.js';
import {
  anyTriangleMeets,
  anyTriangleNear,
  meetsSolid,
  nearestTriangles,
  type SolidShape,
  solidRelation,
  trianglePenetration,
  trianglesMeeting,
  trianglesNear,
  visitTrianglesMeeting,
} from '../../../scene/index.js';
import { placedSceneText } from '../../answers/meshes.js';
import { isSpaceKind, PLACED_SCENE, placedKindOf, placedShape } from '../../cases/meshes/placed-scenes.js';
import { type SceneKind, type SceneShape, sceneMesh, sceneShape } from '../../cases/meshes/scenes.js';
import type { SpaceShape } from '../../cases/meshes/space-scenes.js';
import { placementOf } from '../../cases/placements.js';
import { unlessFlat } from '../placements.js';

/** The triangles that meet a shape, and what is wrong with the shorter forms. */
export function trianglesMeetingSubject(kind: SceneKind): (values: Float64Array) => string {
  return (values) => {
    const mesh = prepareMesh(sceneMesh(values));
    const shape = sceneShape(kind, values);
    const found = trianglesMeeting(mesh, shape);
    const isDeep = kind !== 'sphere' && kind !== 'capsule' ? true : hasDepths(mesh, shape as Round, found);
    const isNear = isAlsoNear(mesh, shape, found);
    return meetingIn(mesh, mesh.triangles, shape, found) + (isNear && isDeep ? '' : ' BOOLEAN DIFFERS');
  };
}

/** The triangles of a mesh, which may be at a place, that were found to meet a shape. */
function meetingIn(
  mesh: PreparedMesh | PlacedMesh,
  count: number,
  shape: SceneShape | SpaceShape,
  found: Uint32Array,
): string {
  const seen: number[] = [];
  const asked = shape as Parameters<typeof trianglesMeeting>[1];
  const ended = visitTrianglesMeeting(mesh, asked, (t) => {
    seen.push(t);
  });
  const isSame = !ended && String(seen.sort((a, b) => a - b)) === String(found);
  const isAny = anyTriangleMeets(mesh, asked) === found.length > 0;
  const share = found.length === 0 ? 'none' : found.length < count ? 'some' : 'all';
  return `${share} ${found.join(',')}${isSame && isAny ? '' : ' BOOLEAN DIFFERS'}`;
}

/** What meets a shape is at most nothing away. */
const isAlsoNear = (mesh: PreparedMesh | PlacedMesh, shape: SceneShape, found: Uint32Array): boolean =>
  String(trianglesNear(mesh, shape, 0)) === String(found) &&
  anyTriangleNear(mesh, shape, 0) === found.length > 0;

type Round = Extract<SceneShape, { readonly radius: number }>;

/** Has a shape a depth in those triangles that were found, and in no other one? */
function hasDepths(mesh: PreparedMesh, shape: Round, found: Uint32Array): boolean {
  const all = Array.from({ length: mesh.triangles }, (_, t) => trianglePenetration(mesh, t, shape));
  return all.every((deep, t) => (deep !== null && deep.depth >= 0) === found.includes(t));
}

/** The nearest triangles; a distance that does not fit them is told. */
export function nearestTrianglesSubject(kind: SceneKind): (values: Float64Array) => string {
  return (values) => {
    return nearestIn(prepareMesh(sceneMesh(values)), sceneShape(kind, values));
  };
}

/** The same of a mesh that may be at a place. */
function nearestIn(mesh: PreparedMesh | PlacedMesh, shape: SceneShape): string {
  const { triangles, distance } = nearestTriangles(mesh, shape);
  const meets = anyTriangleMeets(mesh, shape);
  const share = meets ? 'meeting' : triangles.length === 1 ? 'one' : 'several';
  const fits = !meets || distance.distance === 0 ? '' : ' BOOLEAN DIFFERS';
  return `${share} ${triangles.join(',')}${fits}`;
}

/** Whether a shape meets the solid, and how: the surface, or what is inside. */
export function meetsSolidSubject(kind: SceneKind): (values: Float64Array) => string {
  return (values) => {
    if (closureOf(sceneMesh(values)).openEdges > 0) return 'open';
    return solidIn(prepareMesh(sceneMesh(values)), sceneShape(kind, values));
  };
}

/** The same of a closed mesh that may be at a place. */
function solidIn(mesh: PreparedMesh | PlacedMesh, shape: SceneShape | SpaceShape): string {
  const asked = shape as Parameters<typeof meetsSolid>[1];
  const onSurface = anyTriangleMeets(mesh, asked);
  if (meetsSolid(mesh, asked)) return onSurface ? 'surface' : 'inside';
  return onSurface ? 'BOOLEAN DIFFERS' : 'apart';
}

/** All three of a mesh at its place. */
export const placedSceneSubject = (values: Float64Array): string =>
  unlessFlat(() => {
    const own = sceneMesh(values);
    const prepared = prepareMesh(own, { build: values[1]! % 4 < 2 ? 'morton' : 'sah' });
    const mesh = placeMesh(prepared, placementOf(values, PLACED_SCENE.placement));
    const shape = placedShape(values);
    const isSpace = isSpaceKind(placedKindOf(values));
    const found = trianglesMeeting(mesh, shape as Parameters<typeof trianglesMeeting>[1]);
    const isNear = isSpace || isAlsoNear(mesh, shape as SceneShape, found) ? '' : ' BOOLEAN DIFFERS';
    const meeting = meetingIn(mesh, prepared.triangles, shape, found) + isNear;
    const nearest = isSpace ? '-' : nearestIn(mesh, shape as SceneShape);
    const isOpen = closureOf(own).openEdges > 0;
    return placedSceneText(meeting, nearest, isOpen ? 'open' : solidIn(mesh, shape));
  });

/** How a solid shape meets the solid. */
export function solidRelationSubject(kind: SceneKind): (values: Float64Array) => string {
  return (values) => {
    const mesh = prepareMesh(sceneMesh(values));
    if (closureOf(sceneMesh(values)).openEdges > 0) return 'open';
    const shape = sceneShape(kind, values) as SolidShape;
    if (isFlat(shape)) return 'flat';
    const { relation, containment } = solidRelation(mesh, shape);
    return `${relation} ${containment}`;
  };
}

function isFlat(shape: SolidShape): boolean {
  if ('radius' in shape) return shape.radius === 0;
  return shape.type === 'box' && [0, 1, 2].some((k) => shape.min[k] === shape.max[k]);
}
