import type { SetOperation } from '../arrangement/membership.js';
import { requireNoMore, requireOptions } from '../core/arguments/index.js';
import { combineOperands } from './combine.js';
import { loadOperands } from './load-operands.js';
import {
  listsFor,
  type PolygonOperand,
  type PolygonSetOptions,
  readOperand,
  refuseSecond,
  requirePolygonRule,
} from './operand.js';
import type { PolygonSet } from './polygon-set.js';
import { PROGRESS, watchBy } from './progress.js';
import { unionInBlocks } from './union-in-blocks.js';
import { withoutCovered } from './without-covered.js';

/** Combines operands that errors call by their names. */
function combine(
  where: string,
  type: SetOperation,
  operands: readonly PolygonOperand[],
  nameOf: (i: number) => string,
): PolygonSet {
  const lists = listsFor(operands);
  const read = operands.map((operand, i) => readOperand(where, nameOf(i), operand, lists));
  if (type === 'union')
    return unionInBlocks(
      read,
      withoutCovered(read, () => true),
    );
  const needed = type === 'difference' ? withoutCovered(read, (i) => i > 0) : read;
  const step = { type, parts: read.map((_, i) => ~i) };
  return combineOperands(loadOperands(needed, undefined), [step], 0).set;
}

const inList = (i: number): string => `operands[${i}]`;

/** The first operand has a name of its own. */
const afterFirst = (i: number): string => (i === 0 ? 'a' : `others[${i - 1}]`);

/**
 * The set of points that polygons enclose, exactly: with any faults in them, by a fill rule. Each polygon has what an
 * odd number of its rings is wound around (`{outer, holes}` what its outer ring has and no hole), and several polygons
 * are united; with `rule` all rings are taken together,
 * and the winding number of all of them counts: as font outlines and paths of SVG are filled (`non-zero`), or the union
 * of counterclockwise rings with holes that are clockwise (`positive`).
 *
 * Source: de Berg et al., Computational Geometry, chapter 2 (overlays); Requicha 1980 (regularised sets).
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * const bowTie = [[0, 0], [2, 2], [2, 0], [0, 2]];
 * polygonSet(bowTie).polygons; // [[[0, 2, 1]], [[2, 3, 4]]]
 * polygonSet(bowTie).vertices; // [[0, 0], [0, 2], [1, 1], [2, 0], [2, 2]]
 */
export function polygonSet(polygons: PolygonOperand, options?: PolygonSetOptions): PolygonSet {
  if (arguments.length > 2) requireNoMore('polygonSet', 2, arguments[2]);
  refuseSecond('polygonSet', options);
  requireOptions('polygonSet', 'options', options, `rule ${PROGRESS}`);
  requirePolygonRule('polygonSet', 'options.rule', options?.rule);
  const watch = watchBy('polygonSet', options);
  const read = [readOperand('polygonSet', 'polygons', polygons)];
  // By a rule, all rings count together: none covers anything by itself.
  const needed = options?.rule === undefined ? withoutCovered(read, () => true) : read;
  return combineOperands(loadOperands(needed, options?.rule, { watch }), [{ type: 'union', parts: [~0] }], 0)
    .set;
}

/**
 * The union of polygons, exactly: what belongs to at least one of them. Of none it is empty. Each is an argument of its
 * own: `polygonUnion([a, b])` is that of one polygon, with the ring b as its hole.
 *
 * Source: de Berg et al., Computational Geometry, 2.4; Requicha 1980 (regularised sets).
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * const square = (x) => [[x, 0], [x + 2, 0], [x + 2, 2], [x, 2]];
 * polygonUnion(square(0), square(1)).vertices; // [[0, 0], [0, 2], [3, 0], [3, 2]]
 */
export function polygonUnion(...operands: readonly PolygonOperand[]): PolygonSet {
  return combine('polygonUnion', 'union', operands, inList);
}

/**
 * The intersection of polygons, exactly, without points and segments that have no inside: the closure of what belongs
 * to the inside of all. There must be at least one.
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * const square = (x) => [[x, 0], [x + 2, 0], [x + 2, 2], [x, 2]];
 * polygonIntersection(square(0), square(1)).vertices; // [[1, 0], [1, 2], [2, 0], [2, 2]]
 * polygonIntersection(square(0), square(2)).polygons; // []
 */
export function polygonIntersection(a: PolygonOperand, ...others: readonly PolygonOperand[]): PolygonSet {
  return combine('polygonIntersection', 'intersection', [a, ...others], afterFirst);
}

/**
 * The difference of polygons, exactly: the closure of what belongs to a, and to none of the others.
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * const square = (x) => [[x, 0], [x + 2, 0], [x + 2, 2], [x, 2]];
 * polygonDifference(square(0), square(1)).vertices; // [[0, 0], [0, 2], [1, 0], [1, 2]]
 */
export function polygonDifference(a: PolygonOperand, ...others: readonly PolygonOperand[]): PolygonSet {
  return combine('polygonDifference', 'difference', [a, ...others], afterFirst);
}

/**
 * The symmetric difference of polygons, exactly: the closure of what belongs to one of two only; of more, to an odd
 * number of them.
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * const square = (x) => [[x, 0], [x + 2, 0], [x + 2, 2], [x, 2]];
 * polygonSymmetricDifference(square(0), square(1)).polygons; // [[[0, 2, 3, 1]], [[4, 6, 7, 5]]]
 */
export function polygonSymmetricDifference(...operands: readonly PolygonOperand[]): PolygonSet {
  return combine('polygonSymmetricDifference', 'symmetric-difference', operands, inList);
}
