/**
 * Products of expansions. What an expansion is, is said in expansion.ts.
 *
 * Domain: besides what is said there, let every component of the first operand be an integer multiple of 2^i and
 * every one of the second of 2^j (a double is a multiple of its ulp). The product is exact if i + j >= -1074 and no
 * component exceeds 2^996 in absolute value. Nearer to zero, bits below 2^-1074 get lost.
 */

import { fastTwoSumTail, productTailPresplit, splitHigh, twoSumTail } from './error-free.js';
import { growExpansion } from './expansion-sum.js';

/**
 * Writes e · b to h, exactly. h has room for 2·eLength components and is not e.
 *
 * Shewchuk 1997, scale-expansion, theorem 19, without zeros: each component times b is a product and its tail; the
 * tail joins the product before it, and the rest goes up. The fast two-sum is right because the sum of a component's
 * tail and of everything below it is smaller than the component's product.
 *
 * The result is nonadjacent: let c be the component after the present one and M the product of the lowest bits of c and
 * b; whatever c and later ones contribute is a multiple of M. The present component and what is below it are less than
 * half the lowest bit of c, and b has 53 bits, so product and accumulated are at most 2^52 M, their ulps at most M, and
 * the two tails written here, at most half of these ulps (less, where a power of two is reached from below), less than
 * M/2. They are as small against what is accumulated: sumTail is at most |productTail|, which is less than half the
 * lowest bit of product (rounding is to even), and at most ulp(sum)/2 likewise; tail is at most ulp(accumulated)/2
 * likewise.
 *
 * @returns the length of h, at most 2·eLength; 0 if b or e is zero
 * @example
 * scaleExpansion(1, Float64Array.of(2 ** 53 - 1), 3, h); // 2; h = 1, 3 * 2 ** 53 - 4
 */
export function scaleExpansion(eLength: number, e: Float64Array, b: number, h: Float64Array): number {
  const bHigh = splitHigh(b);
  const bLow = b - bHigh;
  let written = 0;
  let accumulated = 0;
  for (let i = 0; i < eLength; i++) {
    const component = e[i]!;
    const product = component * b;
    const productTail = productTailPresplit(component, bHigh, bLow, product);
    const sum = accumulated + productTail;
    const sumTail = twoSumTail(accumulated, productTail, sum);
    if (sumTail !== 0) h[written++] = sumTail;
    accumulated = product + sum;
    const tail = fastTwoSumTail(product, sum, accumulated);
    if (tail !== 0) h[written++] = tail;
  }
  if (accumulated !== 0) h[written++] = accumulated;
  return written;
}

/**
 * Writes e · f to h, exactly: e times each component of f, added up. The arrays are different ones, except that e and f
 * may be the same.
 *
 * @param h has room for 2·eLength·fLength components
 * @param scaled working space with room for 2·eLength components
 * @returns the length of h, at most 2·eLength·fLength; 0 if e or f is zero
 * @example
 * multiplyExpansions(1, Float64Array.of(3), 1, Float64Array.of(5), h, scaled); // 1; h = 15
 */
export function multiplyExpansions(
  eLength: number,
  e: Float64Array,
  fLength: number,
  f: Float64Array,
  h: Float64Array,
  scaled: Float64Array,
): number {
  let length = 0;
  for (let j = 0; j < fLength; j++) {
    const scaledLength = scaleExpansion(eLength, e, f[j]!, scaled);
    for (let k = 0; k < scaledLength; k++) length = growExpansion(length, h, scaled[k]!);
  }
  return length;
}
