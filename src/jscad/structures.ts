/**
 * What is read of the geometries of JSCAD: their members, so that nothing of `@jscad/modeling` is imported and any
 * release serves that has them.
 */

/** Red, green, blue, and how opaque it is: each from 0 to 1. */
export type JscadColor = readonly number[];

/** A polygon of a `geom3`: convex and plane, counterclockwise seen from outside. */
export interface Poly3Like {
  readonly vertices: readonly ArrayLike<number>[];
  readonly color?: JscadColor | undefined;
}

/** A `geom3` of JSCAD. */
export interface Geom3Like {
  readonly polygons: readonly Poly3Like[];
  /** Sixteen numbers, column by column. */
  readonly transforms: ArrayLike<number>;
  readonly color?: JscadColor | undefined;
}

/** A `geom2` of JSCAD. */
export interface Geom2Like {
  /** Edges in any order, what they enclose on their left. */
  readonly sides: readonly (readonly ArrayLike<number>[])[];
  /** Sixteen numbers, column by column. */
  readonly transforms: ArrayLike<number>;
  readonly color?: JscadColor | undefined;
}

/** A point of space, as JSCAD has it. */
export type Vec3 = [number, number, number];
/** A point of the plane, as JSCAD has it. */
export type Vec2 = [number, number];

/** A polygon of a `geom3` that was made: a triangle. */
export interface MadePoly3 {
  vertices: Vec3[];
  color?: JscadColor;
}

/** A `geom3` that was made. */
export interface MadeGeom3 {
  polygons: MadePoly3[];
  transforms: number[];
  color?: JscadColor;
}

/** A `geom2` that was made. */
export interface MadeGeom2 {
  sides: [Vec2, Vec2][];
  transforms: number[];
  color?: JscadColor;
}

/** The matrix that leaves all where it is. */
export const identity = (): number[] => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** Is this a `geom3`? */
export const isGeom3 = (value: unknown): value is Geom3Like => hasList(value, 'polygons');

/** Is this a `geom2`? */
export const isGeom2 = (value: unknown): value is Geom2Like => hasList(value, 'sides');

const hasList = (value: unknown, name: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as Record<string, unknown>)[name]) &&
  'transforms' in value;
