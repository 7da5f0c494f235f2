/**
 * Constructions as data: a point, a plane or a number is what defines it, a plain object with a `type` and doubles.
 * Such an object survives `structuredClone`, `JSON.stringify` and `JSON.parse`, a worker's message, and a second copy
 * of this package. The functions that make them return objects of these shapes that can also print themselves; every
 * function that takes one takes a copy without that, too, and checks it at first sight.
 *
 * A line is six numbers (four in the plane): `by: 'points'` means two points of it, `by: 'direction'` a point and a
 * direction. Behind the two points of a line of the plane two numbers more may say by how much both are moved: their
 * sums are not rounded.
 */
import type { OrientedBox, Placement, Plane, Point2, Point3 } from '../core/shapes.js';

/** How the numbers of a line are meant: two points, or a point and a direction. */
export type LineBy = 'points' | 'direction';

/** The plane of all x with normal · x + constant = 0. */
export interface CoefficientsPlane {
  readonly type: 'coefficients';
  readonly normal: readonly number[];
  readonly constant: number;
}

/** The plane through three points, nine numbers; its normal is (b - a) × (c - a). */
export interface ThreePointsPlane {
  readonly type: 'three-points';
  readonly points: readonly number[];
}

/** The plane whose four coefficients are the sums of two rows, which are not rounded. */
export interface SumPlane {
  readonly type: 'sum';
  readonly rows: readonly [readonly number[], readonly number[]];
}

/** The plane of a face of an oriented box; its front is outside. */
export interface OrientedBoxFacePlane {
  readonly type: 'oriented-box-face';
  readonly box: OrientedBox;
  readonly face: number;
}

/**
 * The plane through two points, which may be implicit, along a coordinate axis (0 is x). Its numbers are as long as
 * theirs make them.
 */
export interface AlongAxisPlane {
  readonly type: 'along-axis';
  readonly ends: readonly [PointLike3, PointLike3];
  readonly axis: 0 | 1 | 2;
}

/** A plane, moved by a vector. */
export interface ShiftedPlane {
  readonly type: 'shifted';
  readonly plane: ExactPlane;
  readonly by: readonly number[];
}

/** The plane through a point, which may be implicit, with a normal that is given. */
export interface ThroughPointPlane {
  readonly type: 'through-point';
  readonly point: PointLike3;
  readonly normal: readonly number[];
}

/** A plane, mapped by a placement; its front is where that takes the front of the plane. */
export interface TransformedPlane {
  readonly type: 'transformed';
  readonly plane: ExactPlane;
  readonly placement: Placement;
}

/** A plane that is kept as what defines it. Its front is where its form is positive. */
export type ExactPlane =
  | CoefficientsPlane
  | ThreePointsPlane
  | SumPlane
  | OrientedBoxFacePlane
  | AlongAxisPlane
  | ShiftedPlane
  | ThroughPointPlane
  | TransformedPlane;

/** A plane by its coefficients, or one that is kept as what defines it. */
export type PlaneLike = Plane | ExactPlane;

/**
 * A plane with a thickness: the closed band of all points that are at most `halfThickness` away from it, in Euclidean
 * distance (`metric: 'distance'`, or none), or whose value of the plane's form, normal · x + constant with the normal
 * as it is given, is between -halfThickness and halfThickness (`metric: 'form'`, which is what compilers of game levels
 * compare: the same thing for a normal of length 1 only). For a plane through three points a, b, c the form is ((b -
 * a) × (c - a)) · (x - a).
 */
export interface ThickPlane {
  readonly plane: PlaneLike;
  readonly halfThickness: number;
  readonly metric?: 'distance' | 'form';
}

/** A plane, which has no thickness, or a thick one. */
export type ThickPlaneLike = PlaneLike | ThickPlane;

/** The point of the plane where two lines cross. */
export interface LineLinePoint {
  readonly type: 'line-line';
  readonly a: readonly number[];
  readonly aBy: LineBy;
  readonly b: readonly number[];
  readonly bBy: LineBy;
}

/** A point of the plane that is kept as what defines it. */
export type ImplicitPoint2 = LineLinePoint;

/** A point of the plane: two coordinates, or what defines it. */
export type PointLike2 = Point2 | ImplicitPoint2;

/**
 * A point of the plane that a function found. It can be spread into its coordinates, each the nearest double:
 * `const [x, y] = point`, as `coordinates2d` gives them. (A clone of it, which is data, cannot.)
 */
export type FoundPoint2 = PointLike2 & Iterable<number>;

/** The point where a line meets a plane. */
export interface LinePlanePoint {
  readonly type: 'line-plane';
  readonly line: readonly number[];
  readonly by: LineBy;
  readonly plane: ExactPlane;
}

/** The common point of three planes. */
export interface ThreePlanesPoint {
  readonly type: 'three-planes';
  readonly planes: readonly [ExactPlane, ExactPlane, ExactPlane];
}

/** A corner of an oriented box: center ± halfSize_a · axes_a, + for axis a if bit a of `corner` is set. */
export interface OrientedBoxCornerPoint {
  readonly type: 'oriented-box-corner';
  readonly box: OrientedBox;
  readonly corner: number;
}

/** The point at a parameter of a line: first + parameter · (second - first), or origin + parameter · direction. */
export interface PointOnLine {
  readonly type: 'on-line';
  readonly line: readonly number[];
  readonly by: LineBy;
  readonly parameter: ParameterLike;
}

/** A point of space that is kept as what defines it. */
export type ImplicitPoint3 = LinePlanePoint | ThreePlanesPoint | OrientedBoxCornerPoint | PointOnLine;

/** A point of space: three coordinates, or what defines it. */
export type PointLike3 = Point3 | ImplicitPoint3;

/**
 * A point of space that a function found. It can be spread into its coordinates, each the nearest double:
 * `const [x, y, z] = point`, as `coordinates` gives them. (A clone of it, which is data, cannot.)
 */
export type FoundPoint3 = PointLike3 & Iterable<number>;

/** A double as a parameter. */
export interface NumberParameter {
  readonly type: 'number';
  readonly value: number;
}

/** Where a line meets a plane: 0 at its first point, 1 at its second or at origin + direction. */
export interface LinePlaneParameter {
  readonly type: 'line-plane-parameter';
  readonly line: readonly number[];
  readonly by: LineBy;
  readonly plane: ExactPlane;
}

/** Where line a of the plane meets line b, on a. */
export interface LineLineParameter {
  readonly type: 'line-line-parameter';
  readonly a: readonly number[];
  readonly aBy: LineBy;
  readonly b: readonly number[];
  readonly bBy: LineBy;
}

/** A number along a line, kept as what defines it. */
export type ParameterLike = NumberParameter | LinePlaneParameter | LineLineParameter;

/** A {@link ParameterLike} that can round itself: what the functions that make parameters return. */
export type Parameter = ParameterLike & {
  /**
   * The nearest double (ties to even; never -0; Infinity only beyond the largest double). The same as
   * `toNumber(parameter)`.
   *
   * @example crossingParameter([0, 0, 0], [0, 0, 3], { normal: [0, 0, 1], constant: -1 })!.toNumber(); // 1 / 3
   */
  toNumber(): number;
  /**
   * A double that is not less than the number and little more, without big integers where rounded values suffice: to
   * bound a search by a hit that has been found.
   *
   * @example crossingParameter([0, 0, 0], [0, 0, 4], { normal: [0, 0, 1], constant: -1 })!.ceiling() >= 0.25; // true
   */
  ceiling(): number;
};
