import { convexSolid } from '../../../solids/index.js';
import { brushesOf } from '../../cases/bsp/brushes.js';
import { checkedText } from './combined-text.js';

/** The solid behind the planes of the first brush; `none` where they have no bounded interior in common. */
export function convexSolidSubject(v: Float64Array): string {
  const [planes] = brushesOf(v);
  try {
    return checkedText(convexSolid(planes!), []);
  } catch (error) {
    if (error instanceof RangeError && error.message.includes('bounded common interior')) return 'none';
    throw error;
  }
}
