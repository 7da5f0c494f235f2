// Generated from src/formulas by `npm run generate`. Do not edit.
import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireFinite } from '../../core/errors.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay bx by cx cy dx dy';

/**
 * Does the vector from c to d point to the left of the vector from a to b?
 *
 * Positive if d - c is to the left of b - a (counterclockwise by less than a half turn), negative to the right,
 * zero if they are parallel or one of them is zero. The sign of (b - a) × (d - c).
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * cross2d(0, 0, 1, 0, 5, 5, 5, 6); // 1
 * cross2d(0, 0, 1, 2, 5, 5, 3, 1); // 0
 */
export function cross2d(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number): Sign {
  const abx = bx - ax;
  const aby = by - ay;
  const cdx = dx - cx;
  const cdy = dy - cy;
  const p = abx * cdy;
  const q = aby * cdx;
  const value = p - q;
  if (Math.abs(value) > 4.44089209850063e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((abx === 0 && cdx === 0) || (cdy === 0 && aby === 0)) {
    const total = abx + aby + cdx + cdy;
    if (total - total === 0) return 0;
  }
  return cross2dExact(ax, ay, bx, by, cx, cy, dx, dy) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function cross2dExact(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number, only?: number): Sign | Undecided {
  // The two rounded products and their errors, compared.
  products: {
    if (only !== undefined) {
      if (only > 1) break products;
    }
    const abx = bx - ax;
    const aby = by - ay;
    const cdx = dx - cx;
    const cdy = dy - cy;
    const p = abx * cdy;
    const q = aby * cdx;
    const size = Math.abs(p) + Math.abs(q);
    if (!(Math.abs(abx) + Math.abs(aby) + Math.abs(cdx) + Math.abs(cdy) < 1.0463951242053392e+298)) break products;
    if ((abx === 0 || cdy === 0) && (aby === 0 || cdx === 0)) return 0;
    if (!(size > 1.1830521861667747e-271 && size < 8.452712498170644e+270)) break products;
    const abxVirtual = bx - abx;
    const abxTail = bx - (abx + abxVirtual) + (abxVirtual - ax);
    const abyVirtual = by - aby;
    const abyTail = by - (aby + abyVirtual) + (abyVirtual - ay);
    const cdxVirtual = dx - cdx;
    const cdxTail = dx - (cdx + cdxVirtual) + (cdxVirtual - cx);
    const cdyVirtual = dy - cdy;
    const cdyTail = dy - (cdy + cdyVirtual) + (cdyVirtual - cy);
    const rounded = abxTail !== 0 || abyTail !== 0 || cdxTail !== 0 || cdyTail !== 0;
    if (!rounded && p !== q) return p > q ? 1 : -1;
    const abxBig = 134217729 * abx;
    const abxHigh = abxBig - (abxBig - abx);
    const abxLow = abx - abxHigh;
    const cdyBig = 134217729 * cdy;
    const cdyHigh = cdyBig - (cdyBig - cdy);
    const cdyLow = cdy - cdyHigh;
    const abyBig = 134217729 * aby;
    const abyHigh = abyBig - (abyBig - aby);
    const abyLow = aby - abyHigh;
    const cdxBig = 134217729 * cdx;
    const cdxHigh = cdxBig - (cdxBig - cdx);
    const cdxLow = cdx - cdxHigh;
    const pTail = abxLow * cdyLow - (p - abxHigh * cdyHigh - abxLow * cdyHigh - abxHigh * cdyLow);
    const qTail = abyLow * cdxLow - (q - abyHigh * cdxHigh - abyLow * cdxHigh - abyHigh * cdxLow);
    if (!rounded) return pTail > qTail ? 1 : pTail < qTail ? -1 : 0;
    const mixed = abx * cdyTail + abxTail * cdy - (aby * cdxTail + abyTail * cdx);
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
    const lengthScale = powerOfTwoAbove(abs(ax) + abs(ay) + abs(bx) + abs(by) + abs(cx) + abs(cy) + abs(dx) + abs(dy));
    if (!(lengthScale >= 1.1830521861667747e-271 && lengthScale <= 8.452712498170644e+270)) break limbs;
    const lengthScaling = 8388608 / (lengthScale);
    if (lengthScaling < 1 && (ax * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== ax || ay * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== ay || bx * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== bx || by * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== by || cx * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== cx || cy * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== cy || dx * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== dx || dy * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== dy)) break limbs;
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
    rest = cx * lengthScaling;
    const v16 = rest + 6755399441055744 - 6755399441055744;
    rest -= v16;
    const v17 = rest + 402653184 - 402653184;
    rest -= v17;
    const v18 = rest + 24 - 24;
    rest -= v18;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v19 = rest;
    rest = cy * lengthScaling;
    const v20 = rest + 6755399441055744 - 6755399441055744;
    rest -= v20;
    const v21 = rest + 402653184 - 402653184;
    rest -= v21;
    const v22 = rest + 24 - 24;
    rest -= v22;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v23 = rest;
    rest = dx * lengthScaling;
    const v24 = rest + 6755399441055744 - 6755399441055744;
    rest -= v24;
    const v25 = rest + 402653184 - 402653184;
    rest -= v25;
    const v26 = rest + 24 - 24;
    rest -= v26;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v27 = rest;
    rest = dy * lengthScaling;
    const v28 = rest + 6755399441055744 - 6755399441055744;
    rest -= v28;
    const v29 = rest + 402653184 - 402653184;
    rest -= v29;
    const v30 = rest + 24 - 24;
    rest -= v30;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v31 = rest;
    const v32 = v24 - v16;
    const v33 = v25 - v17;
    const v34 = v26 - v18;
    const v35 = v27 - v19;
    const v36 = v12 - v4;
    const v37 = v13 - v5;
    const v38 = v14 - v6;
    const v39 = v15 - v7;
    const v40 = v8 - v0;
    const v41 = v9 - v1;
    const v42 = v10 - v2;
    const v43 = v11 - v3;
    const v44 = v28 - v20;
    const v45 = v29 - v21;
    const v46 = v30 - v22;
    const v47 = v31 - v23;
    rest = v43 * v47 - (v35 * v39);
    carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21;
    const v48 = rest - carry;
    rest = v42 * v47 + v43 * v46 - (v34 * v39 + v35 * v38) + carry;
    carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14;
    const v49 = rest - carry;
    rest = v41 * v47 + v42 * v46 + v43 * v45 - (v33 * v39 + v34 * v38 + v35 * v37) + carry;
    carry = rest + 0.000001430511474609375 - 0.000001430511474609375;
    const v50 = rest - carry;
    rest = v40 * v47 + v41 * v46 + v42 * v45 + v43 * v44 - (v32 * v39 + v33 * v38 + v34 * v37 + v35 * v36) + carry;
    carry = rest + 24 - 24;
    const v51 = rest - carry;
    rest = v40 * v46 + v41 * v45 + v42 * v44 - (v32 * v38 + v33 * v37 + v34 * v36) + carry;
    carry = rest + 402653184 - 402653184;
    const v52 = rest - carry;
    rest = v40 * v45 + v41 * v44 - (v32 * v37 + v33 * v36) + carry;
    carry = rest + 6755399441055744 - 6755399441055744;
    const v53 = rest - carry;
    rest = v40 * v44 - (v32 * v36) + carry;
    carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23;
    const v54 = rest - carry;
    const v55 = carry;
    const v56 = v55 || v54 || v53 || v52 || v51 || v50 || v49 || v48;
    return v56 > 0 ? 1 : v56 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const values = [ax, ay, bx, by, cx, cy, dx, dy] as const;
  requireFinite('cross2d', ARGUMENTS, values);
  const [axInteger, ayInteger, bxInteger, byInteger, cxInteger, cyInteger, dxInteger, dyInteger] = scaledIntegers(values, commonExponent(values));
  const t14 = (bxInteger - axInteger) * (dyInteger - cyInteger) - ((dxInteger - cxInteger) * (byInteger - ayInteger));
  return t14 > 0n ? 1 : t14 < 0n ? -1 : 0;
}
