import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { type Doubles, scaleToOne } from '../engine/doubles.js';
import { AT_SCALE, comparePoints, HIGH, LIMITS, LOW, REACH } from './compare-points.js';

/**
 * -1 if the distance of two hulls of points is certainly below the first number, 1 if it is certainly above the second,
 * 0 if they certainly meet and the first number is 0.
 */
export function compareHulls(a: Doubles, b: Doubles, low: number, high: number): Sign | Undecided {
  const scale = scaleToOne(a, b);
  // Nothing is known of the errors, or all points are the origin.
  if (scale === 0) return UNDECIDED;
  LIMITS[LOW] = low;
  LIMITS[HIGH] = high;
  LIMITS[REACH] = greatest(a) + greatest(b);
  LIMITS[AT_SCALE] = scale;
  const [p, q] = [a.coordinates, b.coordinates];
  return comparePoints(p, 0, p.length / 3, q, 0, q.length / 3);
}

const greatest = ({ reach: [x, y, z] }: Doubles): number => Math.max(x, y, z);
