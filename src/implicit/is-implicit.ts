import type { ImplicitPoint2, ImplicitPoint3, PointLike2, PointLike3 } from './data.js';

/**
 * Whether a point is kept by its definition rather than by coordinates.
 *
 * @example isImplicit([1, 2, 3]); // false
 */
export function isImplicit(point: PointLike3): point is ImplicitPoint3;
export function isImplicit(point: PointLike2): point is ImplicitPoint2;
export function isImplicit(point: PointLike2 | PointLike3): boolean {
  return typeof (point as Partial<ImplicitPoint3> | null | undefined)?.type === 'string';
}
