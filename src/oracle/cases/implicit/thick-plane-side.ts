import { POOL } from './pool.js';

/** The values: the choice and the pool, then the metric and half the thickness. */
export const METRIC = 1 + 3 * POOL;
export const HALF_THICKNESS = METRIC + 1;

/** Which metric a case is about. */
export function metricOf(v: ArrayLike<number>): 'distance' | 'form' {
  return v[METRIC] === 1 ? 'form' : 'distance';
}
