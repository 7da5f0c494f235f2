import { closureOf, prepareMesh } from '../../../mesh/index.js';
import {
  anyTriangleMeets,
  type MeetingShape,
  meetsSolid,
  type SolidShape,
  solidRelation,
  trianglesMeeting,
  visitTrianglesMeeting,
} from '../../../scene/index.js';
import { frustumFromMatrix } from '../../../spatial/index.js';
import { sceneMesh } from '../../cases/meshes/scenes.js';
import { type SpaceKind, spaceShape } from '../../cases/meshes/space-scenes.js';

/** The shape as the kernel has it. */
function shapeOf(kind: SpaceKind, values: ArrayLike<number>): MeetingShape {
  const shape = spaceShape(kind, values);
  return shape.type === 'frustum'
    ? frustumFromMatrix(shape.elements, shape.depth)
    : (shape as unknown as MeetingShape);
}

/** The triangles that meet a shape, and what is wrong with the shorter forms. */
export function trianglesMeetingSpaceSubject(kind: SpaceKind): (values: Float64Array) => string {
  return (values) => {
    const mesh = prepareMesh(sceneMesh(values));
    const shape = shapeOf(kind, values);
    const found = trianglesMeeting(mesh, shape);
    const seen: number[] = [];
    const ended = visitTrianglesMeeting(mesh, shape, (t) => {
      seen.push(t);
    });
    const isSame = !ended && String(seen.sort((a, b) => a - b)) === String(found);
    const isAny = anyTriangleMeets(mesh, shape) === found.length > 0;
    const share = found.length === 0 ? 'none' : found.length < mesh.triangles ? 'some' : 'all';
    return `${share} ${found.join(',')}${isSame && isAny ? '' : ' BOOLEAN DIFFERS'}`;
  };
}

/** Whether a shape meets the solid, and how: the surface, or what is inside. */
export function meetsSolidSpaceSubject(kind: SpaceKind): (values: Float64Array) => string {
  return (values) => {
    const mesh = prepareMesh(sceneMesh(values));
    if (closureOf(sceneMesh(values)).openEdges > 0) return 'open';
    const shape = shapeOf(kind, values);
    const onSurface = anyTriangleMeets(mesh, shape);
    if (meetsSolid(mesh, shape as never)) return onSurface ? 'surface' : 'inside';
    return onSurface ? 'BOOLEAN DIFFERS' : 'apart';
  };
}

/** How a shape with a volume meets the solid. */
export function solidRelationSpaceSubject(kind: SpaceKind): (values: Float64Array) => string {
  return (values) => {
    const mesh = prepareMesh(sceneMesh(values));
    if (closureOf(sceneMesh(values)).openEdges > 0) return 'open';
    try {
      const { relation, containment } = solidRelation(mesh, shapeOf(kind, values) as SolidShape);
      return `${relation} ${containment}`;
    } catch (error) {
      if (error instanceof RangeError && error.message.includes('a solid with a volume')) return 'flat';
      throw error;
    }
  };
}
