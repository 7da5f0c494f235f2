import { requireOptions } from '../core/arguments/index.js';
import { combineOperands } from './combine.js';
import { type PolygonExpression, readExpression } from './expression.js';
import { loadOperands } from './load-operands.js';
import { type PolygonSetOptions, requirePolygonRule } from './operand.js';
import type { PolygonSet } from './polygon-set.js';
import { PROGRESS, watchBy } from './progress.js';

/**
 * The set of points of an expression, exactly, in one step: as by the functions for each operation, one after another,
 * but all lines are cut at once.
 *
 * @throws RangeError naming the part that is wrong, or that contains itself
 * @example
 * const square = (x) => [[x, 0], [x + 2, 0], [x + 2, 2], [x, 2]];
 * const both = { type: 'intersection', operands: [square(0), square(1)] };
 * const rest = polygonsOfExpression({ type: 'difference', operands: [square(0), both] });
 * rest.vertices; // [[0, 0], [0, 2], [1, 0], [1, 2]]
 */
export function polygonsOfExpression(expression: PolygonExpression, options?: PolygonSetOptions): PolygonSet {
  requireOptions('polygonsOfExpression', 'options', options, `rule ${PROGRESS}`);
  requirePolygonRule('polygonsOfExpression', 'options.rule', options?.rule);
  const watch = watchBy('polygonsOfExpression', options);
  const { operands, steps, root } = readExpression('polygonsOfExpression', 'expression', expression);
  const own = root < 0 ? [{ type: 'union' as const, parts: [root] }] : steps;
  return combineOperands(loadOperands(operands, options?.rule, { watch }), own, Math.max(root, 0)).set;
}
