// Generated from src/formulas by `npm run generate`. Do not edit.
import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireFinite } from '../../core/arguments/errors.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'dx dy ox oy px py';

/**
 * On which side of the line through o with the direction d does p lie?
 *
 * Positive to the left of the line (y up, looking along d), negative to the right, zero on it. The direction
 * need not be of unit length and is taken as it is; for the zero vector the answer is zero. The sign of
 * d × (p - o).
 *
 * Source: Eberly, 3D Game Engine Design, 5.7; Akenine-Möller et al., Real-Time Rendering, 22.15.1.
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * sideOfLine2d(1, 0, 5, 5, 0, 6); // 1
 * sideOfLine2d(1, 2, 0.1, 0.2, 0.2, 0.4); // 0
 */
export function sideOfLine2d(dx: number, dy: number, ox: number, oy: number, px: number, py: number): Sign {
  const opx = px - ox;
  const opy = py - oy;
  const p = dx * opy;
  const q = dy * opx;
  const value = p - q;
  if (Math.abs(value) > 3.330669073875472e-16 * Math.abs(p + q) + 9.332636185032189e-302) return ((((value > 0) as unknown as number) << 1) - 1) as Sign;
  if ((dx === 0 && opx === 0) || (opy === 0 && dy === 0)) {
    const total = dx + dy + opx + opy;
    if (total - total === 0) return 0;
  }
  return sideOfLine2dExact(dx, dy, ox, oy, px, py) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function sideOfLine2dExact(dx: number, dy: number, ox: number, oy: number, px: number, py: number, only?: number): Sign | Undecided {
  // The two rounded products and their errors, compared.
  products: {
    if (only !== undefined) {
      if (only > 1) break products;
    }
    const opx = px - ox;
    const opy = py - oy;
    const p = dx * opy;
    const q = dy * opx;
    const size = Math.abs(p) + Math.abs(q);
    if (!(Math.abs(dx) + Math.abs(dy) + Math.abs(opx) + Math.abs(opy) < 1.0463951242053392e+298)) break products;
    if ((dx === 0 || opy === 0) && (dy === 0 || opx === 0)) return 0;
    if (!(size > 1.1830521861667747e-271 && size < 8.452712498170644e+270)) break products;
    const opxVirtual = px - opx;
    const opxTail = px - (opx + opxVirtual) + (opxVirtual - ox);
    const opyVirtual = py - opy;
    const opyTail = py - (opy + opyVirtual) + (opyVirtual - oy);
    const rounded = opxTail !== 0 || opyTail !== 0;
    if (!rounded && p !== q) return p > q ? 1 : -1;
    const dxBig = 134217729 * dx;
    const dxHigh = dxBig - (dxBig - dx);
    const dxLow = dx - dxHigh;
    const opyBig = 134217729 * opy;
    const opyHigh = opyBig - (opyBig - opy);
    const opyLow = opy - opyHigh;
    const dyBig = 134217729 * dy;
    const dyHigh = dyBig - (dyBig - dy);
    const dyLow = dy - dyHigh;
    const opxBig = 134217729 * opx;
    const opxHigh = opxBig - (opxBig - opx);
    const opxLow = opx - opxHigh;
    const pTail = dxLow * opyLow - (p - dxHigh * opyHigh - dxLow * opyHigh - dxHigh * opyLow);
    const qTail = dyLow * opxLow - (q - dyHigh * opxHigh - dyLow * opxHigh - dyHigh * opxLow);
    if (!rounded) return pTail > qTail ? 1 : pTail < qTail ? -1 : 0;
    const mixed = dx * opyTail - (dy * opxTail);
    const value = p - q + (pTail - qTail + mixed);
    if (Math.abs(value) > 1.9721522630525295e-31 * size) return value > 0 ? 1 : -1;
    break products;
  }
  // Exact fixed-point evaluation with 4 limbs of 25 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const directionScale = powerOfTwoAbove(abs(dx) + abs(dy));
    const lengthScale = powerOfTwoAbove(abs(ox) + abs(oy) + abs(px) + abs(py));
    if (!(directionScale >= 1e-271 && directionScale <= 9e270) || !(lengthScale >= 1e-271 && lengthScale <= 9e270)) break limbs;
    const directionScaling = 16777216 / (directionScale);
    if (directionScaling < 1 && (dx * directionScaling / directionScaling !== dx || dy * directionScaling / directionScaling !== dy)) break limbs;
    const lengthScaling = 16777216 / (lengthScale);
    if (lengthScaling < 1 && (ox * lengthScaling / lengthScaling !== ox || oy * lengthScaling / lengthScaling !== oy || px * lengthScaling / lengthScaling !== px || py * lengthScaling / lengthScaling !== py)) break limbs;
    let rest: number;
    let carry: number;
    const v0 = (rest = dx * directionScaling) + 6755399441055744 - 6755399441055744;
    const v1 = (rest -= v0) + 201326592 - 201326592;
    const v2 = (rest -= v1) + 6 - 6;
    const v3 = (rest -= v2);
    const v4 = (rest = dy * directionScaling) + 6755399441055744 - 6755399441055744;
    const v5 = (rest -= v4) + 201326592 - 201326592;
    const v6 = (rest -= v5) + 6 - 6;
    const v7 = (rest -= v6);
    const v8 = (rest = ox * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v9 = (rest -= v8) + 201326592 - 201326592;
    const v10 = (rest -= v9) + 6 - 6;
    const v11 = (rest -= v10);
    const v12 = (rest = oy * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v13 = (rest -= v12) + 201326592 - 201326592;
    const v14 = (rest -= v13) + 6 - 6;
    const v15 = (rest -= v14);
    const v16 = (rest = px * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v17 = (rest -= v16) + 201326592 - 201326592;
    const v18 = (rest -= v17) + 6 - 6;
    const v19 = (rest -= v18);
    const v20 = (rest = py * lengthScaling) + 6755399441055744 - 6755399441055744;
    const v21 = (rest -= v20) + 201326592 - 201326592;
    const v22 = (rest -= v21) + 6 - 6;
    const v23 = (rest -= v22);
    if (v3 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v3 || v7 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v7 || v11 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v11 || v15 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v15 || v19 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v19 || v23 + 1.7881393432617188e-7 - 1.7881393432617188e-7 !== v23) break limbs;
    const v24 = v16 - v8;
    const v25 = v17 - v9;
    const v26 = v18 - v10;
    const v27 = v19 - v11;
    const v28 = v20 - v12;
    const v29 = v21 - v13;
    const v30 = v22 - v14;
    const v31 = v23 - v15;
    const v32 = (rest = v3 * v31 - (v27 * v7)) - (carry = rest + 1.5881867761018131e-22 - 1.5881867761018131e-22);
    const v33 = (rest = v2 * v31 + v3 * v30 - (v26 * v7 + v27 * v6) + carry) - (carry = rest + 5.329070518200751e-15 - 5.329070518200751e-15);
    const v34 = (rest = v1 * v31 + v2 * v30 + v3 * v29 - (v25 * v7 + v26 * v6 + v27 * v5) + carry) - (carry = rest + 1.7881393432617188e-7 - 1.7881393432617188e-7);
    const v35 = (rest = v0 * v31 + v1 * v30 + v2 * v29 + v3 * v28 - (v24 * v7 + v25 * v6 + v26 * v5 + v27 * v4) + carry) - (carry = rest + 6 - 6);
    const v36 = (rest = v0 * v30 + v1 * v29 + v2 * v28 - (v24 * v6 + v25 * v5 + v26 * v4) + carry) - (carry = rest + 201326592 - 201326592);
    const v37 = (rest = v0 * v29 + v1 * v28 - (v24 * v5 + v25 * v4) + carry) - (carry = rest + 6755399441055744 - 6755399441055744);
    const v38 = (rest = v0 * v28 - (v24 * v4) + carry) - (carry = rest + 2.2667359117774297e+23 - 2.2667359117774297e+23);
    const v39 = carry;
    const v40 = v39 || v38 || v37 || v36 || v35 || v34 || v33 || v32;
    return v40 > 0 ? 1 : v40 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const values = [dx, dy, ox, oy, px, py] as const;
  requireFinite('sideOfLine2d', ARGUMENTS, values);
  const directionExponent = commonExponent([dx, dy]);
  const lengthExponent = commonExponent([ox, oy, px, py]);
  const [dxInteger, dyInteger] = scaledIntegers([dx, dy], directionExponent);
  const [oxInteger, oyInteger, pxInteger, pyInteger] = scaledIntegers([ox, oy, px, py], lengthExponent);
  const t10 = dxInteger * (pyInteger - oyInteger) - ((pxInteger - oxInteger) * dyInteger);
  return t10 > 0n ? 1 : t10 < 0n ? -1 : 0;
}
