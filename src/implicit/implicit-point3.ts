import type { Point3 } from '../core/shapes.js';
import type { ExactPlane } from './exact-plane.js';
import type { HomogeneousPoint } from './homogeneous.js';

/**
 * A point of space that is kept as what defines it: a line and a plane, three planes, or a corner of an oriented box.
 * Rounded homogeneous coordinates with error bounds answer most questions; exact integers are made at the first
 * question that those cannot answer, and kept.
 */
export class ImplicitPoint3 {
  /** x, y, z, w as rounded (0-3) and the bounds of their errors (4-7); the true w is positive. */
  readonly approximation: readonly number[];
  /** The planes that the point lies on by definition. */
  readonly planes: readonly ExactPlane[];
  /** The six coordinates of the two points of the line that the point lies on by definition, if any. */
  readonly line: readonly number[] | undefined;
  readonly #derive: () => HomogeneousPoint;
  readonly #sharpen: (() => readonly number[] | null) | undefined;
  #exact: HomogeneousPoint | undefined;
  #sharp: readonly number[] | null | undefined;

  /** @internal Use `linePlanePoint`, `threePlanesPoint` and their kin. */
  constructor(
    approximation: readonly number[],
    planes: readonly ExactPlane[],
    line: readonly number[] | undefined,
    derive: () => HomogeneousPoint,
    sharpen?: () => readonly number[] | null,
  ) {
    this.approximation = approximation;
    this.planes = planes;
    this.line = line;
    this.#derive = derive;
    this.#sharpen = sharpen;
  }

  /** The homogeneous coordinates as integers. */
  get exact(): HomogeneousPoint {
    this.#exact ??= this.#derive();
    return this.#exact;
  }

  /** The homogeneous coordinates without error as doubles (w > 0), if they are doubles; null if not. */
  get sharp(): readonly number[] | null {
    if (this.#sharp === undefined) this.#sharp = this.#sharpen?.() ?? null;
    return this.#sharp;
  }
}

/** A point given by three coordinates, or an implicit one. */
export type PointLike3 = Point3 | ImplicitPoint3;

/** Whether a point is kept by its definition rather than by coordinates. */
export function isImplicit(point: PointLike3): point is ImplicitPoint3 {
  return point instanceof ImplicitPoint3;
}
