// Generated from src/formulas by `npm run generate`. Do not edit.
import { limbScaling } from '../../arithmetic/power-of-two.js';
import { finiteIntegers } from '../../arithmetic/scaled-integers.js';
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
    const lengthScaling = limbScaling(abs(ax) + abs(ay) + abs(bx) + abs(by) + abs(px) + abs(py), 8388608);
    if (!(lengthScaling >= 1) && (!(lengthScaling > 0) || ax * lengthScaling / lengthScaling !== ax || ay * lengthScaling / lengthScaling !== ay || bx * lengthScaling / lengthScaling !== bx || by * lengthScaling / lengthScaling !== by || px * lengthScaling / lengthScaling !== px || py * lengthScaling / lengthScaling !== py)) break limbs;
    let rest: number;
    let carry: number;
    const v0 = (rest = ax * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v1 = (rest -= v0) + 402653184 - 402653184;
    const v2 = (rest -= v1) + 24 - 24;
    const v3 = (rest -= v2);
    const v4 = (rest = ay * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v5 = (rest -= v4) + 402653184 - 402653184;
    const v6 = (rest -= v5) + 24 - 24;
    const v7 = (rest -= v6);
    const v8 = (rest = bx * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v9 = (rest -= v8) + 402653184 - 402653184;
    const v10 = (rest -= v9) + 24 - 24;
    const v11 = (rest -= v10);
    const v12 = (rest = by * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v13 = (rest -= v12) + 402653184 - 402653184;
    const v14 = (rest -= v13) + 24 - 24;
    const v15 = (rest -= v14);
    const v16 = (rest = px * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v17 = (rest -= v16) + 402653184 - 402653184;
    const v18 = (rest -= v17) + 24 - 24;
    const v19 = (rest -= v18);
    const v20 = (rest = py * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v21 = (rest -= v20) + 402653184 - 402653184;
    const v22 = (rest -= v21) + 24 - 24;
    const v23 = (rest -= v22);
    if (v3 + 0.000001430511474609375 - 0.000001430511474609375 !== v3 || v7 + 0.000001430511474609375 - 0.000001430511474609375 !== v7 || v11 + 0.000001430511474609375 - 0.000001430511474609375 !== v11 || v15 + 0.000001430511474609375 - 0.000001430511474609375 !== v15 || v19 + 0.000001430511474609375 - 0.000001430511474609375 !== v19 || v23 + 0.000001430511474609375 - 0.000001430511474609375 !== v23) break limbs;
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
    const v40 = (rest = v27 * v31 + v35 * v39) - (carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21);
    const v41 = (rest = v26 * v31 + v27 * v30 + v34 * v39 + v35 * v38 + carry) - (carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14);
    const v42 = (rest = v25 * v31 + v26 * v30 + v27 * v29 + v33 * v39 + v34 * v38 + v35 * v37 + carry) - (carry = rest + 0.000001430511474609375 - 0.000001430511474609375);
    const v43 = (rest = v24 * v31 + v25 * v30 + v26 * v29 + v27 * v28 + v32 * v39 + v33 * v38 + v34 * v37 + v35 * v36 + carry) - (carry = rest + 24 - 24);
    const v44 = (rest = v24 * v30 + v25 * v29 + v26 * v28 + v32 * v38 + v33 * v37 + v34 * v36 + carry) - (carry = rest + 402653184 - 402653184);
    const v45 = (rest = v24 * v29 + v25 * v28 + v32 * v37 + v33 * v36 + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v46 = (rest = v24 * v28 + v32 * v36 + carry) - (carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23);
    const v47 = carry;
    const v48 = v47 || v46 || v45 || v44 || v43 || v42 || v41 || v40;
    return v48 > 0 ? 1 : v48 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const [axInteger, ayInteger, bxInteger, byInteger, pxInteger, pyInteger] = finiteIntegers('inDiametralCircle', ARGUMENTS, [ax, ay, bx, by, px, py]);
  const t12 = (pxInteger - axInteger) * (bxInteger - pxInteger) + ((pyInteger - ayInteger) * (byInteger - pyInteger));
  return t12 > 0n ? 1 : t12 < 0n ? -1 : 0;
}
