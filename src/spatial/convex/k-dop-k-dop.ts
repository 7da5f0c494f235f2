import { rejectWords, requireNoMore } from '../../core/arguments/index.js';
import { haveCommonCorner } from './engine/common-corner.js';
import { KDopSet } from './engine/k-dop-set.js';
import { type ContainedContact, setContact } from './engine/triangle-set.js';
import { type KDop, requireKDop } from './k-dop.js';

/**
 * How do two k-DOPs meet? Their axes may differ. `containment` is what A is to B; `contact` has the extreme points of
 * the common part with both features, numbered as {@link KDop} says, in no special order. A k-DOP that is empty meets
 * nothing.
 *
 * All triples of half-spaces of each are tried for its corners: the time grows with the fourth power of k.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.6.2 (vertices by brute force) and 9.1 (boundary test).
 *
 * @throws RangeError if a number is not finite, an axis is zero, the axes do not span space, or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
 * const unit = { axes, min: [0, 0, 0], max: [1, 1, 1] };
 * const { relation, contact } = kDopKDop(unit, { axes, min: [1, 1, 1], max: [2, 2, 2] });
 * relation; // 'touching'
 * contact; // [{ a: { type: 'vertex', index: 7 }, b: { type: 'vertex', index: 0 } }]
 * kDopKDop(unit, { axes, min: [-1, -1, -1], max: [2, 2, 2] }).containment; // 'inside'
 */
export function kDopKDop(a: KDop, b: KDop): ContainedContact {
  requireKDop('kDopKDop', 'a', a);
  requireKDop('kDopKDop', 'b', b);
  return setContact(new KDopSet(a), new KDopSet(b));
}

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

/**
 * Do two k-DOPs have a common point, exactly? Their axes may differ.
 *
 * The common part is bounded: it is empty, or it has a corner, in which three of the planes meet.
 *
 * @throws RangeError if a number is not finite, an axis is zero, the axes do not span space, or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0], [0, 1, 1]];
 * const a = { axes, min: [0, 0, 0, 0, 0], max: [2, 2, 2, 1, 4] };
 * const b = { axes, min: [0, 0, 0, 0, 3], max: [2, 2, 2, 4, 4] };
 * kDopsOverlap(a, b); // true
 * kDopsIntersect(a, b); // true
 */
export function kDopsIntersect(a: KDop, b: KDop): boolean {
  if (arguments.length > 2) requireNoMore('kDopsIntersect', 2, arguments[2]);
  requireKDop('kDopsIntersect', 'a', a);
  requireKDop('kDopsIntersect', 'b', b);
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
