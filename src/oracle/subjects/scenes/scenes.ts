import { closureOf, type PreparedMesh, prepareMesh } from '../../../mesh/index.js';
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
import { type SceneKind, type SceneShape, sceneMesh, sceneShape } from '../../cases/meshes/scenes.js';

/** The triangles that meet a shape, and what is wrong with the shorter forms. */
export function trianglesMeetingSubject(kind: SceneKind): (values: Float64Array) => string {
  return (values) => {
    const mesh = prepareMesh(sceneMesh(values));
    const shape = sceneShape(kind, values);
    const found = trianglesMeeting(mesh, shape);
    const seen: number[] = [];
    const ended = visitTrianglesMeeting(mesh, shape, (t) => {
      seen.push(t);
    });
    const isSame = !ended && String(seen.sort((a, b) => a - b)) === String(found);
    const isNear = String(trianglesNear(mesh, shape, 0)) === String(found);
    const isAny = anyTriangleMeets(mesh, shape) === found.length > 0;
    const isAnyNear = anyTriangleNear(mesh, shape, 0) === found.length > 0;
    const isDeep = kind !== 'sphere' && kind !== 'capsule' ? true : hasDepths(mesh, shape as Round, found);
    const differs = isSame && isNear && isAny && isAnyNear && isDeep ? '' : ' BOOLEAN DIFFERS';
    const share = found.length === 0 ? 'none' : found.length < mesh.triangles ? 'some' : 'all';
    return `${share} ${found.join(',')}${differs}`;
  };
}

type Round = Extract<SceneShape, { readonly radius: number }>;

/** Has a shape a depth in those triangles that were found, and in no other one? */
function hasDepths(mesh: PreparedMesh, shape: Round, found: Uint32Array): boolean {
  const all = Array.from({ length: mesh.triangles }, (_, t) => trianglePenetration(mesh, t, shape));
  return all.every((deep, t) => (deep !== null && deep.depth >= 0) === found.includes(t));
}

/** The nearest triangles; a distance that does not fit them is told. */
export function nearestTrianglesSubject(kind: SceneKind): (values: Float64Array) => string {
  return (values) => {
    const mesh = prepareMesh(sceneMesh(values));
    const { triangles, distance } = nearestTriangles(mesh, sceneShape(kind, values));
    const meets = anyTriangleMeets(mesh, sceneShape(kind, values));
    const share = meets ? 'meeting' : triangles.length === 1 ? 'one' : 'several';
    const fits = !meets || distance.distance === 0 ? '' : ' BOOLEAN DIFFERS';
    return `${share} ${triangles.join(',')}${fits}`;
  };
}

/** Whether a shape meets the solid, and how: the surface, or what is inside. */
export function meetsSolidSubject(kind: SceneKind): (values: Float64Array) => string {
  return (values) => {
    const mesh = prepareMesh(sceneMesh(values));
    if (closureOf(sceneMesh(values)).openEdges > 0) return 'open';
    const shape = sceneShape(kind, values);
    const onSurface = anyTriangleMeets(mesh, shape);
    if (meetsSolid(mesh, shape)) return onSurface ? 'surface' : 'inside';
    return onSurface ? 'BOOLEAN DIFFERS' : 'apart';
  };
}

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
