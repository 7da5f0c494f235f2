/** Arguments behind the last one: an operand that is dropped in silence makes a wrong answer. */
import { reject } from './errors.js';

/**
 * Refuses one more shape or list than a function takes. Numbers are let pass: `map` and `reduce` hand over the place in
 * the list, and `solids.map(solidVolume)` and `placements.reduce(transformSolid, solid)` drop nothing.
 *
 * @param count how many arguments there are
 * @param next what was passed behind them
 * @param way what to pass instead, where it is something else
 * @throws RangeError `boxesIntersect: arguments[2] must be missing, got an object {...}: pass two at a time`
 */
export function requireNoMore(
  where: string,
  count: number,
  next: unknown,
  way = count > 1 ? 'two at a time' : 'one list, or each alone',
): void {
  if (Object(next) === next) reject(where, `arguments[${count}]`, 'missing', next, way);
}

/** Refuses one more number, too, where it may be meant for the sum with the last one. */
export function requireNoNumber(where: string, count: number, next: unknown): void {
  if (typeof next === 'number') reject(where, `arguments[${count}]`, 'missing', next, 'one number');
  requireNoMore(where, count, next);
}
