/** Convex shapes of space that have an end in each direction, and those among them that have a volume. */
import { rejectWords } from '../core/arguments/index.js';
import type { Box3, Point3 } from '../core/shapes.js';
import { orient3d } from '../predicates/generated/orient3d.js';
import type { ShapesByType, ShapeType } from '../shapes/shape.js';
import { convexFromConvexPolyhedron, convexFromHull, convexFromKDop } from '../spatial/convex/convex.js';
import { frustumSet } from '../spatial/convex/frustum.js';

/** The types of convex solids. */
export type SolidType =
  | 'tetrahedron'
  | 'box'
  | 'oriented-box'
  | 'convex-polyhedron'
  | 'hull'
  | 'k-dop'
  | 'frustum'
  | 'sphere'
  | 'capsule'
  | 'lozenge'
  | 'cylinder'
  | 'cone'
  | 'truncated-cone'
  | 'ellipsoid';

/** The types of convex shapes that have an end in each direction; a point has none of its own. */
export type BoundedType = SolidType | 'point' | 'segment' | 'triangle';

/** A solid of space with its `type`. */
export type SolidShape = ShapesByType[SolidType];
/** A point, or a convex shape of space that has an end in each direction. */
export type BoundedShape = ShapesByType[BoundedType];

const SOLIDS: readonly ShapeType[] = [
  'tetrahedron',
  'box',
  'oriented-box',
  'convex-polyhedron',
  'hull',
  'k-dop',
  'frustum',
  'sphere',
  'capsule',
  'lozenge',
  'cylinder',
  'cone',
  'truncated-cone',
  'ellipsoid',
] satisfies readonly SolidType[];

/** Shapes that are not inside of a mesh. */
const ENDLESS: readonly string[] = ['line', 'ray', 'plane', 'infinite-cylinder', 'half-space'];

const typeOf = (shape: object): ShapeType => ('type' in shape ? (shape.type as ShapeType) : 'point');

/** Has a shape no end in some direction? A frustum need not have one. */
export const isEndless = (shape: object): boolean =>
  ENDLESS.includes(typeOf(shape)) ||
  (typeOf(shape) === 'frustum' && !frustumSet(shape as ShapesByType['frustum']).isBounded);

/** Has a shape no point? The half-spaces of a k-DOP or a frustum may have none in common. */
export const isEmpty = (shape: object): boolean => {
  const type = typeOf(shape);
  if (type === 'frustum') return frustumSet(shape as ShapesByType['frustum']).dimension < 0;
  return type === 'k-dop' && convexFromKDop(shape as ShapesByType['k-dop']).dimension < 0;
};

/** @throws RangeError for a curve, or a polygon of space, which need not be convex */
export function requireConvexShape(where: string, shape: object): void {
  const type = typeOf(shape);
  if (['circle', 'disk', 'polygon'].includes(type))
    rejectWords(where, 'shape', 'a point or a convex shape', `a shape of type '${type}'`);
}

/** @throws RangeError for a shape that is no solid, or has no volume */
export function requireVolume(where: string, shape: SolidShape): void {
  const type = typeOf(shape);
  if (!SOLIDS.includes(type)) rejectWords(where, 'shape', 'a solid', `a shape of type '${type}'`);
  if (!hasVolume(shape)) rejectWords(where, 'shape', 'a solid with a volume', 'one without');
}

/** Is a shape a solid with a volume? */
export const isVoluminous = (shape: object): boolean =>
  SOLIDS.includes(typeOf(shape)) && hasVolume(shape as SolidShape);

function hasVolume(shape: SolidShape): boolean {
  switch (shape.type) {
    case 'sphere':
    case 'capsule':
    case 'lozenge':
      return shape.radius > 0;
    case 'box': {
      const { min, max } = shape as Box3;
      return [0, 1, 2].every((k) => min[k]! < max[k]!);
    }
    case 'oriented-box':
      return [0, 1, 2].every((k) => shape.halfSize[k]! > 0);
    case 'tetrahedron':
      return orientation(shape.a, shape.b, shape.c, shape.d) !== 0;
    case 'k-dop':
      return convexFromKDop(shape).dimension === 3;
    case 'frustum':
      return frustumSet(shape).dimension === 3;
    case 'convex-polyhedron':
      return convexFromConvexPolyhedron(shape).dimension === 3;
    case 'hull':
      return convexFromHull(shape).dimension === 3;
    default:
      return true;
  }
}

const orientation = (a: Point3, b: Point3, c: Point3, d: Point3) =>
  orient3d(a[0]!, a[1]!, a[2]!, b[0]!, b[1]!, b[2]!, c[0]!, c[1]!, c[2]!, d[0]!, d[1]!, d[2]!);
