// Generated from src/formulas by `npm run generate`. Do not edit.
import { powerOfTwoAbove } from '../../arithmetic/power-of-two.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireFinite } from '../../core/errors.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';

const abs = Math.abs;
const ARGUMENTS = 'ax ay az bx by bz px py pz';

/**
 * Does p lie inside the sphere that has ab as a diameter?
 *
 * Positive if p is inside, negative if outside, zero on the sphere (Thales: the angle at p is then right).
 * For a = b the sphere is that point. The sign of (p - a) · (b - p).
 *
 * Source: the Gabriel test of Delaunay refinement, Ruppert 1995.
 *
 * Exact for all finite doubles.
 *
 * @returns -1, 0 or 1; never -0
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * inDiametralSphere(-1, 0, 0, 1, 0, 0, 0, 0.5, 0); // 1
 * inDiametralSphere(-1, 0, 0, 1, 0, 0, 0, 1, 0); // 0
 */
export function inDiametralSphere(ax: number, ay: number, az: number, bx: number, by: number, bz: number, px: number, py: number, pz: number): Sign {
  const apx = px - ax;
  const pbx = bx - px;
  const apy = py - ay;
  const pby = by - py;
  const apz = pz - az;
  const pbz = bz - pz;
  const t5 = apx * pbx;
  const t11 = apy * pby;
  const t18 = apz * pbz;
  const t19 = t5 + t11 + t18;
  const t25 = abs(t5) + abs(t11) + abs(t18) + 3.078402600973782e-289;
  if (abs(t19) > 5.551115123125789e-16 * t25) return ((((t19 > 0) as unknown as number) << 1) - 1) as Sign;
  return inDiametralSphereExact(ax, ay, az, bx, by, bz, px, py, pz) as Sign;
}


/**
 * The tiers behind the filter. (One function: a call that is not inlined allocates for every double.)
 *
 * @param only k: the k-th of them alone, which may answer UNDECIDED; without it all of them, until one decides
 */
export function inDiametralSphereExact(ax: number, ay: number, az: number, bx: number, by: number, bz: number, px: number, py: number, pz: number, only?: number): Sign | Undecided {
  // Plain doubles, where all inputs lie on a grid so coarse that nothing rounds.
  grid: {
    if (only !== undefined) {
      if (only > 1) break grid;
    }
    const apx = px - ax;
    const pbx = bx - px;
    const apy = py - ay;
    const pby = by - py;
    const apz = pz - az;
    const pbz = bz - pz;
    const lengthScale = powerOfTwoAbove(abs(apx) + abs(pbx) + abs(apy) + abs(pby) + abs(apz) + abs(pbz));
    if (!(lengthScale >= 7.006492321624085e-46 && lengthScale <= 1.42724769270596e+45)) break grid;
    const lengthRounder = 201326592 * lengthScale;
    if (ax + lengthRounder - lengthRounder !== ax || ay + lengthRounder - lengthRounder !== ay || az + lengthRounder - lengthRounder !== az || bx + lengthRounder - lengthRounder !== bx || by + lengthRounder - lengthRounder !== by || bz + lengthRounder - lengthRounder !== bz || px + lengthRounder - lengthRounder !== px || py + lengthRounder - lengthRounder !== py || pz + lengthRounder - lengthRounder !== pz) break grid;
    const t19 = apx * pbx + (apy * pby) + (apz * pbz);
    return t19 > 0 ? 1 : t19 < 0 ? -1 : 0;
  }
  // Exact fixed-point evaluation with 4 limbs of 24 bits.
  limbs: {
    if (only !== undefined) {
      if (only === 1) return UNDECIDED;
      if (only > 2) break limbs;
    }
    const lengthScale = powerOfTwoAbove(abs(ax) + abs(ay) + abs(az) + abs(bx) + abs(by) + abs(bz) + abs(px) + abs(py) + abs(pz));
    if (!(lengthScale >= 1.1830521861667747e-271 && lengthScale <= 8.452712498170644e+270)) break limbs;
    const lengthScaling = 8388608 / (lengthScale);
    if (lengthScaling < 1 && (ax * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== ax || ay * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== ay || az * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== az || bx * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== bx || by * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== by || bz * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== bz || px * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== px || py * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== py || pz * lengthScaling * (lengthScale * 1.1920928955078125e-7) !== pz)) break limbs;
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
    rest = az * lengthScaling;
    const v8 = rest + 6755399441055744 - 6755399441055744;
    rest -= v8;
    const v9 = rest + 402653184 - 402653184;
    rest -= v9;
    const v10 = rest + 24 - 24;
    rest -= v10;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v11 = rest;
    rest = bx * lengthScaling;
    const v12 = rest + 6755399441055744 - 6755399441055744;
    rest -= v12;
    const v13 = rest + 402653184 - 402653184;
    rest -= v13;
    const v14 = rest + 24 - 24;
    rest -= v14;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v15 = rest;
    rest = by * lengthScaling;
    const v16 = rest + 6755399441055744 - 6755399441055744;
    rest -= v16;
    const v17 = rest + 402653184 - 402653184;
    rest -= v17;
    const v18 = rest + 24 - 24;
    rest -= v18;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v19 = rest;
    rest = bz * lengthScaling;
    const v20 = rest + 6755399441055744 - 6755399441055744;
    rest -= v20;
    const v21 = rest + 402653184 - 402653184;
    rest -= v21;
    const v22 = rest + 24 - 24;
    rest -= v22;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v23 = rest;
    rest = px * lengthScaling;
    const v24 = rest + 6755399441055744 - 6755399441055744;
    rest -= v24;
    const v25 = rest + 402653184 - 402653184;
    rest -= v25;
    const v26 = rest + 24 - 24;
    rest -= v26;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v27 = rest;
    rest = py * lengthScaling;
    const v28 = rest + 6755399441055744 - 6755399441055744;
    rest -= v28;
    const v29 = rest + 402653184 - 402653184;
    rest -= v29;
    const v30 = rest + 24 - 24;
    rest -= v30;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v31 = rest;
    rest = pz * lengthScaling;
    const v32 = rest + 6755399441055744 - 6755399441055744;
    rest -= v32;
    const v33 = rest + 402653184 - 402653184;
    rest -= v33;
    const v34 = rest + 24 - 24;
    rest -= v34;
    if (rest + 0.000001430511474609375 - 0.000001430511474609375 !== rest) break limbs;
    const v35 = rest;
    const v36 = v24 - v0;
    const v37 = v25 - v1;
    const v38 = v26 - v2;
    const v39 = v27 - v3;
    const v40 = v12 - v24;
    const v41 = v13 - v25;
    const v42 = v14 - v26;
    const v43 = v15 - v27;
    const v44 = v28 - v4;
    const v45 = v29 - v5;
    const v46 = v30 - v6;
    const v47 = v31 - v7;
    const v48 = v16 - v28;
    const v49 = v17 - v29;
    const v50 = v18 - v30;
    const v51 = v19 - v31;
    const v52 = v32 - v8;
    const v53 = v33 - v9;
    const v54 = v34 - v10;
    const v55 = v35 - v11;
    const v56 = v20 - v32;
    const v57 = v21 - v33;
    const v58 = v22 - v34;
    const v59 = v23 - v35;
    rest = v39 * v43 + v47 * v51 + v55 * v59;
    carry = rest + 5.082197683525802e-21 - 5.082197683525802e-21;
    const v60 = rest - carry;
    rest = v38 * v43 + v39 * v42 + v46 * v51 + v47 * v50 + v54 * v59 + v55 * v58 + carry;
    carry = rest + 8.526512829121202e-14 - 8.526512829121202e-14;
    const v61 = rest - carry;
    rest = v37 * v43 + v38 * v42 + v39 * v41 + v45 * v51 + v46 * v50 + v47 * v49 + v53 * v59 + v54 * v58 + v55 * v57 + carry;
    carry = rest + 0.000001430511474609375 - 0.000001430511474609375;
    const v62 = rest - carry;
    rest = v36 * v43 + v37 * v42 + v38 * v41 + v39 * v40 + v44 * v51 + v45 * v50 + v46 * v49 + v47 * v48 + v52 * v59 + v53 * v58 + v54 * v57 + v55 * v56 + carry;
    carry = rest + 24 - 24;
    const v63 = rest - carry;
    rest = v36 * v42 + v37 * v41 + v38 * v40 + v44 * v50 + v45 * v49 + v46 * v48 + v52 * v58 + v53 * v57 + v54 * v56 + carry;
    carry = rest + 402653184 - 402653184;
    const v64 = rest - carry;
    rest = v36 * v41 + v37 * v40 + v44 * v49 + v45 * v48 + v52 * v57 + v53 * v56 + carry;
    carry = rest + 6755399441055744 - 6755399441055744;
    const v65 = rest - carry;
    rest = v36 * v40 + v44 * v48 + v52 * v56 + carry;
    carry = rest + 1.1333679558887149e+23 - 1.1333679558887149e+23;
    const v66 = rest - carry;
    const v67 = carry;
    const v68 = v67 || v66 || v65 || v64 || v63 || v62 || v61 || v60;
    return v68 > 0 ? 1 : v68 < 0 ? -1 : 0;
  }
  if (only === 2) return UNDECIDED;
  // Integers of any size: right for every finite input.
  const values = [ax, ay, az, bx, by, bz, px, py, pz] as const;
  requireFinite('inDiametralSphere', ARGUMENTS, values);
  const [axInteger, ayInteger, azInteger, bxInteger, byInteger, bzInteger, pxInteger, pyInteger, pzInteger] = scaledIntegers(values, commonExponent(values));
  const t19 = (pxInteger - axInteger) * (bxInteger - pxInteger) + ((pyInteger - ayInteger) * (byInteger - pyInteger)) + ((pzInteger - azInteger) * (bzInteger - pzInteger));
  return t19 > 0n ? 1 : t19 < 0n ? -1 : 0;
}
