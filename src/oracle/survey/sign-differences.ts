import { reject } from '../../core/arguments/errors.js';

/** How the answers of one implementation differ from the true signs. */
export interface SignDifferences {
  asked: number;
  /** Questions of which the true answer is 0. */
  zero: number;
  /** True answer 0, the other says otherwise. */
  falseNonzero: number;
  /** True answer not 0, the other says 0. */
  falseZero: number;
  /** The other says the opposite. */
  opposite: number;
}

/**
 * Compares two lists of signs one by one.
 *
 * @throws RangeError if the lists differ in length
 * @example
 * signDifferences(new Int8Array([1, 0, -1]), new Int8Array([1, 1, 1])).opposite; // 1
 */
export function signDifferences(truth: Int8Array, other: Int8Array): SignDifferences {
  if (truth.length !== other.length) {
    reject('signDifferences', 'other.length', `${truth.length}`, other.length);
  }
  const found: SignDifferences = { asked: truth.length, zero: 0, falseNonzero: 0, falseZero: 0, opposite: 0 };
  for (let i = 0; i < truth.length; i++) {
    if (truth[i] === 0) found.zero++;
    if (truth[i] === other[i]) continue;
    if (truth[i] === 0) found.falseNonzero++;
    else if (other[i] === 0) found.falseZero++;
    else found.opposite++;
  }
  return found;
}
