import { requireNoMore } from '../core/arguments/surplus.js';
import { combineSolids } from './engine/combine.js';
import { checkedExpression, type SolidExpression } from './expression.js';
import type { Solid } from './solid.js';

/**
 * The solid that an expression says, exactly and in one step: no solid in between is built. Parts are told apart by
 * identity: what is used many times is looked at once, and depth has no limit. What it says is evaluated on both sides
 * of each sheet of the boundaries, facets that hang together without another between them, and each time all lists of
 * operands are read at most once: the time beyond that of the sheets is their number times the size of the expression.
 *
 * Source: Requicha 1980, "Representations for Rigid Solids" (constructive solid geometry, regularised).
 *
 * @throws RangeError naming the part of the expression that is wrong, or that contains itself
 * @example
 * const corner = (size) => solidFromMesh({
 *   positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * const shell = { type: 'difference', operands: [corner(2), corner(1)] };
 * solidOfExpression({ type: 'union', operands: [shell, corner(1)] }).vertices; // [[0, 0, 0], [0, 0, 2], [0, 2, 0], [2, 0, 0]]
 */
export function solidOfExpression(expression: SolidExpression): Solid {
  if (arguments.length > 1) requireNoMore('solidOfExpression', 1, arguments[1]);
  const { solids, combination } = checkedExpression('solidOfExpression', 'expression', expression);
  return combineSolids(solids, combination);
}
