import type {
  Box2,
  Box3,
  Capsule,
  Circle,
  Circle3,
  Cone,
  ConvexPolyhedron,
  Cylinder,
  Disk,
  Ellipse,
  Ellipsoid,
  Hull,
  InfiniteCylinder,
  Line,
  Lozenge,
  OrientedBox,
  Plane,
  Point3,
  PolygonWithHoles,
  Ray,
  Segment,
  Sphere,
  Tetrahedron,
  Triangle,
  TruncatedCone,
} from '../core/shapes.js';
import type { PolygonSet } from '../polygons/polygon-set.js';
import type { Frustum } from '../spatial/convex/frustum.js';
import type { KDop } from '../spatial/convex/k-dop.js';

/** A shape that says what it is. */
export type Tagged<Type extends string, Shape> = Shape & { readonly type: Type };

/**
 * The shapes by their `type`, in the plane and in space: the fields are those of the shapes that named functions take.
 * A point has no `type`: it is a list of two or three numbers.
 */
export interface ShapesByType {
  readonly point: Point3;
  readonly line: Tagged<'line', Line>;
  readonly ray: Tagged<'ray', Ray>;
  readonly segment: Tagged<'segment', Segment>;
  readonly triangle: Tagged<'triangle', Triangle>;
  readonly plane: Tagged<'plane', Plane>;
  readonly tetrahedron: Tagged<'tetrahedron', Tetrahedron>;
  readonly box: Tagged<'box', Box2 | Box3>;
  readonly 'oriented-box': Tagged<'oriented-box', OrientedBox>;
  readonly 'convex-polyhedron': Tagged<'convex-polyhedron', ConvexPolyhedron>;
  readonly hull: Tagged<'hull', Hull>;
  readonly 'k-dop': Tagged<'k-dop', KDop>;
  readonly frustum: Frustum;
  readonly polygon: Tagged<'polygon', PolygonWithHoles>;
  readonly 'polygon-set': PolygonSet;
  readonly circle: Tagged<'circle', Circle | Circle3>;
  readonly disk: Tagged<'disk', Disk>;
  readonly ellipse: Tagged<'ellipse', Ellipse>;
  readonly sphere: Tagged<'sphere', Sphere>;
  readonly capsule: Tagged<'capsule', Capsule>;
  readonly lozenge: Tagged<'lozenge', Lozenge>;
  readonly cylinder: Tagged<'cylinder', Cylinder>;
  readonly 'infinite-cylinder': Tagged<'infinite-cylinder', InfiniteCylinder>;
  readonly cone: Tagged<'cone', Cone>;
  readonly 'truncated-cone': Tagged<'truncated-cone', TruncatedCone>;
  readonly ellipsoid: Tagged<'ellipsoid', Ellipsoid>;
}

/** What shapes call themselves; a point is `point` although it does not say so. */
export type ShapeType = keyof ShapesByType;

/** A point, or a shape with its `type`. */
export type Shape = ShapesByType[ShapeType];

/** What a shape is. */
export type TypeOf<S extends Shape> = S extends { readonly type: infer T }
  ? Extract<T, ShapeType>
  : S extends ArrayLike<number>
    ? 'point'
    : never;

/** The types that stand beside a type in keys such as `sphere box`, before it or behind it. */
type BesideIn<Keys, T extends string> = Keys extends `${T} ${infer B}`
  ? B
  : Keys extends `${infer A} ${T}`
    ? A
    : never;

/** What may be asked together with a shape, by the keys of a table. */
export type Partner<Keys, S extends Shape> = ShapesByType[Extract<BesideIn<Keys, TypeOf<S>>, ShapeType>];

/** The same where a point counts as a segment without length. */
export type RelatedPartner<Keys, S extends Shape> = ShapesByType[Extract<
  WithPoint<BesideIn<Keys, TypeOf<S> extends 'point' ? 'segment' : TypeOf<S>>>,
  ShapeType
>];
type WithPoint<T> = T | ('segment' extends T ? 'point' : never);

/** What the function of a table answers that takes two shapes, in either order. */
export type AnswerAt<Table, A extends Shape, B extends Shape> = AnswerOf<
  Table,
  `${TypeOf<A>} ${TypeOf<B>}` | `${TypeOf<B>} ${TypeOf<A>}`
>;
type AnswerOf<Table, Key> = Key extends keyof Table
  ? Table[Key] extends (...shapes: never) => infer Answer
    ? Answer
    : never
  : never;
