import { toDecimal } from '../../cases/doubles.js';
import type { AnyQuestion } from '../../questions/question.js';
import { type Exact, exact } from '../../referees/shapes/vectors.js';
import { requireValues } from '../require-values.js';
import { marginOfExact } from './index.js';
import { isWithin, marginValue } from './margin.js';

/** Where a case lies to its decision boundary; both are absent where that has no place. */
export interface Place {
  /** How near a miss it was: see `distanceToBoundary`. Infinity where it is beyond the largest double. */
  readonly distance?: number;
  /** Whether it is exactly there: a distance below the smallest double is rounded to 0 as well. */
  readonly onBoundary?: boolean;
}

/** The place of arguments that are exact numbers. */
export function placeOfExact(question: AnyQuestion, values: Exact): Place {
  const margin = marginOfExact(question, values);
  return margin === undefined ? {} : { distance: marginValue(margin), onBoundary: isWithin(margin, 0) };
}

/** The place of doubles. */
export function placeOf(question: AnyQuestion, values: ArrayLike<number>): Place {
  return placeOfExact(question, exact(values));
}

/**
 * How near a miss it was: the true distance to where the answer changes, as the nearest double. Of `orient2d` that of c
 * from the line through a and b; of a query the distance by which the point, or one of the shapes, has to be moved.
 * `undefined` where there is no such distance, or nobody has defined it: no number is invented.
 *
 * @throws RangeError if values are not arguments of the question
 * @example distanceToBoundary(requireQuestion('orient2d'), [0, 0, 3, 4, 5, 0]); // 4
 */
export function distanceToBoundary(question: AnyQuestion, values: ArrayLike<number>): number | undefined {
  requireValues('distanceToBoundary', question, values);
  return placeOf(question, values).distance;
}

/** A place in words: `exactly on the boundary`, `1e-17 from the boundary`; `undefined` for none. */
export function placeText(
  { distance, onBoundary }: Place,
  on = 'where the answer changes',
  from = on,
): string | undefined {
  if (distance === undefined) return undefined;
  if (onBoundary) return `exactly ${on}`;
  if (distance === 0) return `less than ${Number.MIN_VALUE} from ${from}`;
  return distance === Infinity
    ? `more than ${Number.MAX_VALUE} from ${from}`
    : `${toDecimal(distance)} from ${from}`;
}
