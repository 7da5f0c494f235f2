import type { Location } from '../core/location.js';
import type { Point3 } from '../core/shapes.js';
import type { PointLike3 } from '../implicit/index.js';
import { point3From } from '../implicit/revive.js';
import { locateInCombination } from './engine/located-combination.js';
import { checkedExpression, type SolidExpression } from './expression.js';

/**
 * Where a point, plain or implicit, lies to what an expression of solids says, exactly, without building it: inside, on
 * the boundary, or outside. The answer is that of `locatePointInSolid` on the solid that `solidOfExpression` builds.
 * Where the point is on the boundary of no operand, their answers are combined; else what is around it is looked at.
 * Parts are told apart by identity: each distinct solid is asked once, and each distinct combination is one step, so
 * that the time grows in proportion to the lists of operands of distinct parts, and depth has no limit.
 *
 * Source: Requicha 1980; Tilove 1980, "Set Membership Classification" (neighbourhoods of points that are on several
 * boundaries).
 *
 * @throws RangeError naming the part of the expression that is wrong, or that contains itself, or a point that is none
 * @example
 * const corner = (size) => solidFromMesh({
 *   positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * const shell = { type: 'difference', operands: [corner(4), corner(1)] };
 * locatePointInExpression(shell, [0.25, 0.25, 0.25]); // 'outside'
 * locatePointInExpression(shell, [0.5, 0.5, 0]); // 'boundary'
 * locatePointInExpression({ type: 'union', operands: [shell, corner(1)] }, [0.25, 0.25, 0.5]); // 'inside'
 */
export function locatePointInExpression(expression: SolidExpression, point: PointLike3): Location {
  const where = 'locatePointInExpression';
  const { solids, combination } = checkedExpression(where, 'expression', expression);
  const implicit = point3From(where, 'point', point);
  return locateInCombination(where, solids, combination, implicit ?? (point as Point3));
}
