/**
 * Vectors of space made of pairs of doubles, high + low, in places k, k + 2 and k + 4 of the array of double-words. In
 * contrast to those (double-words.ts) pairs are not brought into order after each step, |low| <= c u |high| need not
 * hold where digits cancelled, and errors are counted for a whole vector or product: a third of the operations.
 *
 * Source: Lange and Rump 2020, "Faithfully rounded floating-point computations" (pair arithmetic). The bounds are our
 * own.
 *
 * Throughout u = 2^-53, and errors are those of exact vectors' products, up to a factor 1 + 40u that every bound has to
 * spare. They hold where |e|, |f| and |r|, sums of the magnitudes of the components, are between 2^-150 and 2^150: then
 * what underflows, at most 2^-1070 a product, times 2^300 at most, is nothing beside u² |e||f||r| >= 2^-556, and the
 * square of the greatest number is below 2^900.
 */
import { D } from './double-words.js';
import { twoDifferenceTail, twoSumTail } from './error-free.js';

/** Veltkamp's: error-free.ts. Written out here, because calls that pass doubles cost more than what they do. */
const SPLITTER = 134217729;

const UNIT = 2 ** -106;
export const HEIGHT = 65 * UNIT;
export const SQUARED_LENGTH = 107 * UNIT;

export const LEAST = 2 ** -150;
export const MOST = 2 ** 150;

/** Whether a sum of magnitudes is one for which the bounds hold. */
export function isMeasured(size: number): boolean {
  return size > LEAST && size < MOST;
}

/** k := the vector from the point at i to the point at j in p. Exact. */
export function setVectorBetween(k: number, p: ArrayLike<number>, i: number, j: number): void {
  for (let c = 0; c < 3; c++) {
    const to = p[j + c]!;
    const from = p[i + c]!;
    const difference = to - from;
    D[k + 2 * c] = difference;
    D[k + 2 * c + 1] = twoDifferenceTail(to, from, difference);
  }
}

/** |k|: the sum of the magnitudes of a vector's components, rounded. */
export function sizeOfVector(k: number): number {
  return Math.abs(D[k]!) + Math.abs(D[k + 2]!) + Math.abs(D[k + 4]!);
}

/**
 * k := e × f, for vectors that are differences. The error of a component is at most 16u² m, its low word at most 4.1u
 * m, where m is the sum of the magnitudes of its two products; all three m together are at most |e||f|.
 */
export function setCrossProduct(k: number, e: number, f: number): void {
  setMinor(k, e + 2, f + 4, e + 4, f + 2);
  setMinor(k + 2, e + 4, f, e, f + 4);
  setMinor(k + 4, e, f + 2, e + 2, f);
}

/**
 * k := a b - c d, of pairs with |low| <= u |high|.
 *
 * A product's low word is fl(tail + fl(fl(ah bl) + fl(al bh))): relative to |ah bh|, al bl is left out, u², the mixed
 * products are rounded with u² each, their sum with 2u² and the last one with 3u²; it is at most 3u. So each is off by
 * 8u², and the low words' difference, at most 3u m, is rounded with 3u² m; the tail of the difference is at most u m,
 * and adding it is rounded with 4u² m. 15u² m in all.
 */
function setMinor(k: number, a: number, b: number, c: number, d: number): void {
  const ah = D[a]!;
  const bh = D[b]!;
  const p = ah * bh;
  let s = SPLITTER * ah;
  const a1 = s - (s - ah);
  const a2 = ah - a1;
  s = SPLITTER * bh;
  const b1 = s - (s - bh);
  const b2 = bh - b1;
  const pLow = a2 * b2 - (p - a1 * b1 - a2 * b1 - a1 * b2) + (ah * D[b + 1]! + D[a + 1]! * bh);
  const ch = D[c]!;
  const dh = D[d]!;
  const q = ch * dh;
  s = SPLITTER * ch;
  const c1 = s - (s - ch);
  const c2 = ch - c1;
  s = SPLITTER * dh;
  const d1 = s - (s - dh);
  const d2 = dh - d1;
  const qLow = c2 * d2 - (q - c1 * d1 - c2 * d1 - c1 * d2) + (ch * D[d + 1]! + D[c + 1]! * dh);
  const high = p - q;
  D[k] = high;
  D[k + 1] = twoDifferenceTail(p, q, high) + (pLow - qLow);
}

/**
 * k := n · r, for n = e × f as above and r a difference, as a double-word. The error is at most {@link HEIGHT}
 * |e||f||r|.
 *
 * Relative to m |r|, for each component: nl rl is left out, 4.1u²; the mixed products, u and 4.1u, are rounded with
 * 5.1u², their sum with 5.1u², and with the tail, 6.1u, with 6.1u²; n itself is off by 15.1u²: 35.5u². The sum of
 * three: low words of at most 6.1u and two tails of u are added up in turn, to 6.1u, 7.1u, 7.1u and 8.1u: 28.4u².
 * 63.9u² in all. Bringing into order is exact.
 */
export function setHeight(k: number, n: number, r: number): void {
  let low = 0;
  let high = 0;
  for (let c = 0; c < 6; c += 2) {
    const nh = D[n + c]!;
    const rh = D[r + c]!;
    const p = nh * rh;
    let s = SPLITTER * nh;
    const n1 = s - (s - nh);
    const n2 = nh - n1;
    s = SPLITTER * rh;
    const r1 = s - (s - rh);
    const r2 = rh - r1;
    low += n2 * r2 - (p - n1 * r1 - n2 * r1 - n1 * r2) + (nh * D[r + c + 1]! + D[n + c + 1]! * rh);
    const sum = high + p;
    low += twoSumTail(high, p, sum);
    high = sum;
  }
  putInOrder(k, high, low);
}

/**
 * k := n · r as {@link setHeight} does, for n in an array and r the vector from the point at i to the point at j in p;
 * and |r| in place k + 2. Nothing goes through places on the way: where a million heights are asked, this is most of
 * the time.
 */
export function setHeightAbove(
  k: number,
  n: Float64Array,
  at: number,
  p: Float64Array,
  i: number,
  j: number,
): void {
  let low = 0;
  let high = 0;
  let size = 0;
  for (let c = 0; c < 3; c++) {
    const to = p[j + c]!;
    const from = p[i + c]!;
    const rh = to - from;
    const nh = n[at + 2 * c]!;
    const product = nh * rh;
    let s = SPLITTER * nh;
    const n1 = s - (s - nh);
    const n2 = nh - n1;
    s = SPLITTER * rh;
    const r1 = s - (s - rh);
    const r2 = rh - r1;
    const mixed = nh * twoDifferenceTail(to, from, rh) + n[at + 2 * c + 1]! * rh;
    low += n2 * r2 - (product - n1 * r1 - n2 * r1 - n1 * r2) + mixed;
    const sum = high + product;
    low += twoSumTail(high, product, sum);
    high = sum;
    size += Math.abs(rh);
  }
  putInOrder(k, high, low);
  D[k + 2] = size;
}

/**
 * k := n · n, for n = e × f as above, as a double-word. The error is at most {@link SQUARED_LENGTH} |e|²|f|². For a
 * difference n, at most as much of |n|².
 *
 * Relative to m², for each component: nl² is left out, 16.9u²; 2 nh nl, 8.2u, is rounded with 8.2u², and with the tail,
 * 9.2u, with 9.2u²; n itself is off by 15.1u², twice: 64.5u². The sum of three, as above, to 9.2u, 10.2u, 10.2u and
 * 11.2u: 40.8u². 105.3u² in all; the sum of the m² is at most that of the m, squared.
 */
export function setSquaredLength(k: number, n: number): void {
  let low = 0;
  let high = 0;
  for (let c = 0; c < 6; c += 2) {
    const nh = D[n + c]!;
    const p = nh * nh;
    const s = SPLITTER * nh;
    const n1 = s - (s - nh);
    const n2 = nh - n1;
    low += n2 * n2 - (p - n1 * n1 - 2 * (n2 * n1)) + 2 * (nh * D[n + c + 1]!);
    const sum = high + p;
    low += twoSumTail(high, p, sum);
    high = sum;
  }
  putInOrder(k, high, low);
}

function putInOrder(k: number, high: number, low: number): void {
  const sum = high + low;
  D[k] = sum;
  D[k + 1] = twoSumTail(high, low, sum);
}
