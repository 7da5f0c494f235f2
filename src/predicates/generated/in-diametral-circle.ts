// Generated from src/formulas by `npm run generate`. Do not edit.
import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireFinite } from '../../core/errors.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay bx by px py';

/**
 * Does p lie inside the circle that has ab as a diameter?
 *
 * Positive if p is inside, negative if outside, zero on the circle (Thales: the angle at p is then right).
 * For a = b the circle is that point. The sign of (p - a) · (b - p).
 *
 * Source: the Gabriel test of Delaunay refinement, Ruppert 1995.
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * inDiametralCircle(-1, 0, 1, 0, 0, 0.5); // 1
 * inDiametralCircle(-1, 0, 1, 0, 0, 1); // 0
 */
export function inDiametralCircle(ax: number, ay: number, bx: number, by: number, px: number, py: number): Sign {
  const apx = px - ax;
  const pbx = bx - px;
  const apy = py - ay;
  const pby = by - py;
  const p = apx * pbx;
  const q = -pby * apy;
  const value = p - q;
  if (Math.abs(value) > 4.44089209850063e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((apx === 0 && apy === 0) || (pbx === 0 && pby === 0)) {
    const total = apx + pbx + apy + pby;
    if (total - total === 0) return 0;
  }
  return inDiametralCircleExact(ax, ay, bx, by, px, py) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function inDiametralCircleExact(ax: number, ay: number, bx: number, by: number, px: number, py: number, only?: number): Sign | Undecided {
  // The two rounded products and their errors, compared.
  products: {
    if (only !== undefined) {
      if (only > 1) break products;
    }
    const apx = px - ax;
    const pbx = bx - px;
    const apy = py - ay;
    const pby = by - py;
    const p = apx * pbx;
    const q = -pby * apy;
    const size = Math.abs(p) + Math.abs(q);
    if (!(Math.abs(apx) + Math.abs(pbx) + Math.abs(apy) + Math.abs(pby) < 1.0463951242053392e+298)) break products;
    if ((apx === 0 || pbx === 0) && (pby === 0 || apy === 0)) return 0;
    if (!(size > 1.1830521861667747e-271 && size < 8.452712498170644e+270)) break products;
    const apxVirtual = px - apx;
    const apxTail = px - (apx + apxVirtual) + (apxVirtual - ax);
    const pbxVirtual = bx - pbx;
    const pbxTail = bx - (pbx + pbxVirtual) + (pbxVirtual - px);
    const apyVirtual = py - apy;
    const apyTail = py - (apy + apyVirtual) + (apyVirtual - ay);
    const pbyVirtual = by - pby;
    const pbyTail = by - (pby + pbyVirtual) + (pbyVirtual - py);
    const rounded = apxTail !== 0 || pbxTail !== 0 || apyTail !== 0 || pbyTail !== 0;
    if (!rounded && p !== q) return p > q ? 1 : -1;
    const apxBig = 134217729 * apx;
    const apxHigh = apxBig - (apxBig - apx);
    const apxLow = apx - apxHigh;
    const pbxBig = 134217729 * pbx;
    const pbxHigh = pbxBig - (pbxBig - pbx);
    const pbxLow = pbx - pbxHigh;
    const pbyBig = 134217729 * pby;
    const pbyHigh = pbyBig - (pbyBig - pby);
    const pbyLow = pby - pbyHigh;
    const apyBig = 134217729 * apy;
    const apyHigh = apyBig - (apyBig - apy);
    const apyLow = apy - apyHigh;
    const pTail = apxLow * pbxLow - (p - apxHigh * pbxHigh - apxLow * pbxHigh - apxHigh * pbxLow);
    const qTail = -pbyLow * apyLow - (q - -pbyHigh * apyHigh - -pbyLow * apyHigh - -pbyHigh * apyLow);
    if (!rounded) return pTail > qTail ? 1 : pTail < qTail ? -1 : 0;
    const mixed = apx * pbxTail + apxTail * pbx - -(pby * apyTail + pbyTail * apy);
    const value = p - q + (pTail - qTail + mixed);
    if (Math.abs(value) > 1.9721522630525295e-31 * size) return value > 0 ? 1 : -1;
    break products;
  }
  // Exact fixed-point evaluation with 4 limbs of 24 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const lengthScale = powerOfTwoAbove(abs(ax) + abs(ay) + abs(bx) + abs(by) + abs(px) + abs(py));
    if (!(lengthScale >= 1.1830521861667747e-271 && lengthScale <= 8.452712498170644e+270)) break limbs;
    const lengthScaling = 8388608 / (lengthScale);
    if (lengthScaling < 1 && (ax * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== ax || ay * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== ay || bx * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== bx || by * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== by || px * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== px || py * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== py)) break limbs;
    let rest: number;
    let carry: number;
    rest = ax * lengthScaling;
    const v0 = rest + 6755399441055744 - 6755399441055744;
    rest -= v0;
    const v1 = rest + 402653184 - 402653184;
    rest -= v1;
    const v2 = rest + 24 - 24;
    rest -= v2;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v3 = rest;
    rest = ay * lengthScaling;
    const v4 = rest + 6755399441055744 - 6755399441055744;
    rest -= v4;
    const v5 = rest + 402653184 - 402653184;
    rest -= v5;
    const v6 = rest + 24 - 24;
    rest -= v6;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v7 = rest;
    rest = bx * lengthScaling;
    const v8 = rest + 6755399441055744 - 6755399441055744;
    rest -= v8;
    const v9 = rest + 402653184 - 402653184;
    rest -= v9;
    const v10 = rest + 24 - 24;
    rest -= v10;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v11 = rest;
    rest = by * lengthScaling;
    const v12 = rest + 6755399441055744 - 6755399441055744;
    rest -= v12;
    const v13 = rest + 402653184 - 402653184;
    rest -= v13;
    const v14 = rest + 24 - 24;
    rest -= v14;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v15 = rest;
    rest = px * lengthScaling;
    const v16 = rest + 6755399441055744 - 6755399441055744;
    rest -= v16;
    const v17 = rest + 402653184 - 402653184;
    rest -= v17;
    const v18 = rest + 24 - 24;
    rest -= v18;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v19 = rest;
    rest = py * lengthScaling;
    const v20 = rest + 6755399441055744 - 6755399441055744;
    rest -= v20;
    const v21 = rest + 402653184 - 402653184;
    rest -= v21;
    const v22 = rest + 24 - 24;
    rest -= v22;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v23 = rest;
    const v24 = v16 - v0;
    const v25 = v17 - v1;
    const v26 = v18 - v2;
    const v27 = v19 - v3;
    const v28 = v8 - v16;
    const v29 = v9 - v17;
    const v30 = v10 - v18;
    const v31 = v11 - v19;
    const v32 = v20 - v4;
    const v33 = v21 - v5;
    const v34 = v22 - v6;
    const v35 = v23 - v7;
    const v36 = v12 - v20;
    const v37 = v13 - v21;
    const v38 = v14 - v22;
    const v39 = v15 - v23;
    rest = v27 * v31 + v35 * v39;
    carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21;
    const v40 = rest - carry;
    rest = v26 * v31 + v27 * v30 + v34 * v39 + v35 * v38 + carry;
    carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14;
    const v41 = rest - carry;
    rest = v25 * v31 + v26 * v30 + v27 * v29 + v33 * v39 + v34 * v38 + v35 * v37 + carry;
    carry = rest + 0.000001430511474609375 - 0.000001430511474609375;
    const v42 = rest - carry;
    rest = v24 * v31 + v25 * v30 + v26 * v29 + v27 * v28 + v32 * v39 + v33 * v38 + v34 * v37 + v35 * v36 + carry;
    carry = rest + 24 - 24;
    const v43 = rest - carry;
    rest = v24 * v30 + v25 * v29 + v26 * v28 + v32 * v38 + v33 * v37 + v34 * v36 + carry;
    carry = rest + 402653184 - 402653184;
    const v44 = rest - carry;
    rest = v24 * v29 + v25 * v28 + v32 * v37 + v33 * v36 + carry;
    carry = rest + 6755399441055744 - 6755399441055744;
    const v45 = rest - carry;
    rest = v24 * v28 + v32 * v36 + carry;
    carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23;
    const v46 = rest - carry;
    const v47 = carry;
    const v48 = v47 || v46 || v45 || v44 || v43 || v42 || v41 || v40;
    return v48 > 0 ? 1 : v48 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const values = [ax, ay, bx, by, px, py] as const;
  requireFinite('inDiametralCircle', ARGUMENTS, values);
  const [axInteger, ayInteger, bxInteger, byInteger, pxInteger, pyInteger] = scaledIntegers(values, commonExponent(values));
  const t12 = (pxInteger - axInteger) * (bxInteger - pxInteger) + ((pyInteger - ayInteger) * (byInteger - pyInteger));
  return t12 > 0n ? 1 : t12 < 0n ? -1 : 0;
}
