/** Where points of the frame of one placement are in that of another, in doubles with a bound. */
import type { LocalFrame } from './local-frame.js';
import type { PlacedFrame } from './placed-frame.js';

/** A map of points, row by row, what is added last, and how far a coordinate of any point of a box is off at most. */
export interface RoundedMap {
  readonly rows: ArrayLike<number>;
  readonly error: number;
}

/**
 * With N for the inverse of the other placement and M for the one, rounded, a point goes to N (M x + s - t). The
 * entries of N and M, their products and the sums of three lose 6 u of the sum of the magnitudes, u = 2^-53; what is
 * added is off by u of s, of t and of their difference, and by 5 u more as it is turned; a coordinate loses 5 u as
 * points are taken there. 32 u leaves room for the roundings of the bound.
 */
const ROUNDED = 2 ** -48;
/** Numbers that are 0 or between these have products of four that neither underflow nor overflow. */
const LEAST = 2 ** -200;
const MOST = 2 ** 200;

const abs = Math.abs;
const isModerate = (x: number): boolean => x === 0 || (abs(x) > LEAST && abs(x) < MOST);

/**
 * @param from  the placement in whose frame points are given, and `there` what it does
 * @param to    the placement into whose frame they go
 * @param there what that one does
 * @param box   least and greatest coordinates of the points
 * @returns null where numbers are so great or small that this says nothing
 */
export function relativeMap(
  from: PlacedFrame,
  to: LocalFrame,
  there: PlacedFrame,
  box: ArrayLike<number>,
): RoundedMap | null {
  const [m, n, t] = [from.rows, to.rows, there.rows];
  for (let i = 0; i < 12; i++) if (!(isModerate(m[i]!) && isModerate(t[i]!))) return null;
  for (let i = 0; i < 9; i++) if (!isModerate(n[i]!)) return null;
  for (let i = 0; i < 6; i++) if (!isModerate(box[i]!)) return null;
  const rows = new Float64Array(12);
  let error = 0;
  for (let i = 0; i < 3; i++) {
    let size = 0;
    for (let k = 0; k < 4; k++) {
      let sum = 0;
      let sizes = 0;
      for (let j = 0; j < 3; j++) {
        const entry = k < 3 ? m[4 * j + k]! : m[4 * j + 3]! - t[4 * j + 3]!;
        sum += n[3 * i + j]! * entry;
        sizes += abs(n[3 * i + j]!) * (k < 3 ? abs(entry) : abs(m[4 * j + 3]!) + abs(t[4 * j + 3]!));
      }
      rows[4 * i + k] = sum;
      size += sizes * (k < 3 ? Math.max(abs(box[k]!), abs(box[k + 3]!)) : 1);
    }
    error = Math.max(error, size);
  }
  // Entries that underflow, and are 0, are off by 2^-1075: less than 2^-600 with what they are multiplied by.
  return { rows, error: ROUNDED * error + 2 ** -600 };
}
