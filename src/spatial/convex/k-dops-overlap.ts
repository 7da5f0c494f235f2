import { rejectWords, requireNoMore } from '../../core/arguments/index.js';
import { haveCommonCorner } from './engine/common-corner.js';
import { type KDop, requireKDop } from './k-dop.js';

/**
 * Do the intervals of two k-DOPs overlap along every axis? False proves that they are disjoint; true does not prove
 * that they meet: they can be separated by a plane of another direction. Comparisons only; both must have the same
 * axes.
 *
 * Source: Klosowski et al., "Efficient collision detection using bounding volume hierarchies of k-DOPs", 1998; Ericson,
 * Real-Time Collision Detection, 4.6.3.
 *
 * @throws RangeError if the axes differ, and as `kDopsIntersect`
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
 * const unit = { axes, min: [0, 0, 0], max: [1, 1, 1] };
 * kDopsOverlap(unit, { axes, min: [1, 1, 1], max: [2, 2, 2] }); // true
 */
export function kDopsOverlap(a: KDop, b: KDop): boolean {
  if (arguments.length > 2) requireNoMore('kDopsOverlap', 2, arguments[2]);
  requireKDop('kDopsOverlap', 'a', a);
  requireKDop('kDopsOverlap', 'b', b);
  if (!haveSameAxes(a, b)) rejectWords('kDopsOverlap', 'b.axes', 'the axes of a', `${b.axes.length} others`);
  return overlap(a, b);
}

function haveSameAxes(a: KDop, b: KDop): boolean {
  return (
    a.axes.length === b.axes.length &&
    a.axes.every((axis, i) => [0, 1, 2].every((k) => axis[k] === b.axes[i]![k]))
  );
}

function overlap(a: KDop, b: KDop): boolean {
  return a.axes.every((_, i) => a.min[i]! <= b.max[i]! && b.min[i]! <= a.max[i]!);
}

/** Whether two k-DOPs meet: the common part is bounded, so it is empty, or three planes meet in a corner of it. */
export function kDopsMeet(a: KDop, b: KDop): boolean {
  if (!haveSameAxes(a, b)) return haveCommonCorner([a, b]);
  return overlap(a, b) && haveCommonCorner([narrowed(a, b)]);
}

/** The common part of two k-DOPs with the same axes: the narrower bounds of both. Their intervals overlap. */
function narrowed(a: KDop, b: KDop): KDop {
  const pairs = a.axes.map(
    (_, i) => [Math.max(a.min[i]!, b.min[i]!), Math.min(a.max[i]!, b.max[i]!)] as const,
  );
  return { axes: a.axes, min: pairs.map(([min]) => min), max: pairs.map(([, max]) => max) };
}
