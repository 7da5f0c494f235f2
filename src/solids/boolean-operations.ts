import { requireList, requireNoMore } from '../core/arguments/index.js';
import { type Combination, combineSolids } from './engine/combine.js';
import { requireOperand } from './require-operand.js';
import type { Solid } from './solid.js';

function combine(where: string, solids: readonly Solid[], combination: Combination): Solid {
  requireList(where, 'solids', 'a list of solids', solids);
  for (const [i, solid] of solids.entries()) requireOperand(where, `solids[${i}]`, solid);
  return combineSolids(solids, combination);
}

/** Two solids, which errors call by their names, and any others. */
function combineFrom(
  where: string,
  a: Solid,
  b: Solid,
  others: readonly Solid[],
  combination: Combination,
): Solid {
  requireOperand(where, 'a', a);
  requireOperand(where, 'b', b);
  for (const [i, solid] of others.entries()) requireOperand(where, `others[${i}]`, solid);
  return combineSolids([a, b, ...others], combination);
}

/**
 * The union of solids, exactly: what belongs to at least one of them. Of none it is the empty solid. One that is given
 * several times counts once.
 *
 * Source: Requicha 1980, "Representations for Rigid Solids" (regularised set operations); Bernstein and Fussell 2009,
 * "Fast, Exact, Linear Booleans" (vertices as common points of planes).
 *
 * @throws RangeError naming an argument that is no solid, or the part of it that is wrong
 * @example
 * const corner = (size) => solidFromMesh({
 *   positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * solidUnion(corner(1), corner(2)).vertices; // [[0, 0, 0], [0, 0, 2], [0, 2, 0], [2, 0, 0]]
 */
export function solidUnion(...solids: readonly Solid[]): Solid {
  return combine('solidUnion', solids, (isIn) => isIn.includes(true));
}

/**
 * The intersection of solids, exactly, without faces, edges and points that have no inside: the closure of what belongs
 * to the inside of all. Of none it is all of space. One that is given several times counts once.
 *
 * Source: Requicha 1980.
 *
 * @throws RangeError naming an argument that is no solid, or the part of it that is wrong
 * @example
 * const corner = (size) => solidFromMesh({
 *   positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * solidIntersection(corner(1), corner(2)).vertices; // [[0, 0, 0], [0, 0, 1], [0, 1, 0], [1, 0, 0]]
 */
export function solidIntersection(...solids: readonly Solid[]): Solid {
  return combine('solidIntersection', solids, (isIn) => !isIn.includes(false));
}

/**
 * The difference of solids, exactly: the closure of what belongs to a, and neither to b nor to any of the others.
 *
 * Source: Requicha 1980.
 *
 * @throws RangeError naming an argument that is no solid, or the part of it that is wrong
 * @example
 * const corner = (size) => solidFromMesh({
 *   positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * solidDifference(corner(2), corner(1)).faces.length; // 5
 * solidDifference(corner(1), corner(2)).faces.length; // 0
 */
export function solidDifference(a: Solid, b: Solid, ...others: readonly Solid[]): Solid {
  return combineFrom(
    'solidDifference',
    a,
    b,
    others,
    ([inA, ...inOthers]) => inA! && !inOthers.includes(true),
  );
}

/**
 * The symmetric difference of solids, exactly: the closure of what belongs to one of two only; of more, to an odd
 * number of them.
 *
 * Source: Requicha 1980.
 *
 * @throws RangeError naming an argument that is no solid, or the part of it that is wrong
 * @example
 * const corner = (size) => solidFromMesh({
 *   positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * solidSymmetricDifference(corner(2), corner(2)).faces.length; // 0
 */
export function solidSymmetricDifference(a: Solid, b: Solid, ...others: readonly Solid[]): Solid {
  return combineFrom(
    'solidSymmetricDifference',
    a,
    b,
    others,
    (isIn) => isIn.filter((one) => one).length % 2 === 1,
  );
}

/**
 * The complement of a solid, exactly: the closure of what does not belong to it.
 *
 * @throws RangeError naming an argument that is no solid, or the part of it that is wrong
 * @example
 * const corner = solidFromMesh({
 *   positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1],
 *   indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
 * });
 * solidComplement(corner).isUnbounded; // true
 */
export function solidComplement(a: Solid): Solid {
  if (arguments.length > 1) requireNoMore('solidComplement', 1, arguments[1]);
  requireOperand('solidComplement', 'a', a);
  return combineSolids([a], ([inA]) => !inA!);
}
