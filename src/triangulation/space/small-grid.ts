import { exponentOf, powerOfTwo } from '../../arithmetic/float64.js';

/**
 * Steps of a grid on which signs need no filter: plain doubles are exact there. With differences of at most D = 2^9
 * steps a lifted point is at most 3 D², a product of two coordinates D², a determinant of two rows 2 D², one of three
 * rows 6 D³, its product with a lifted point 18 D^5, and the sum of four such products 72 D^5 < 2^52. All are
 * integers.
 */
export const GRID_STEPS = 512;

/**
 * Coordinates as numbers of steps from the least on each axis, if all points are on a grid of a power of two and at
 * most {@link GRID_STEPS} apart; `undefined` if they are not. Signs of orientations and spheres stay what they are.
 *
 * @param x three finite coordinates for each point
 */
export function onSmallGrid(x: Float64Array): Float64Array | undefined {
  const least = [0, 1, 2].map((axis) => extremeAlong(x, axis, -1));
  const extents = least.map((low, axis) => extremeAlong(x, axis, 1) - low);
  const extent = Math.max(...extents);
  // Not for infinite and subnormal ones.
  if (!(extent < 2 ** 1000 && extent > 2 ** -1000)) return undefined;
  // 2^e is at most the extent, so this step may be half as long as it could.
  const step = powerOfTwo(exponentOf(extent) - 8);
  const numbers = new Float64Array(x.length);
  for (let at = 0; at < x.length; at++) {
    // A quotient by a power of two is exact, but where it underflows. Multiples of the step that are at most 512 steps
    // apart have a difference that is a double, and a sum with the least one that is rounded would hide what is not.
    const steps = x[at]! / step;
    if (!Number.isInteger(steps) || steps * step !== x[at]!) return undefined;
    const number = (x[at]! - least[at % 3]!) / step;
    numbers[at] = number;
  }
  return numbers;
}

/** The greatest coordinate on an axis, or the least, by the sign. */
function extremeAlong(x: Float64Array, axis: number, sign: 1 | -1): number {
  let most = x[axis]!;
  for (let at = axis; at < x.length; at += 3) if (sign * x[at]! > sign * most) most = x[at]!;
  return most;
}

/** As `orient3dAt`, the value itself, of points on a small grid. */
export function orient3dOnGrid(x: Float64Array, i: number, j: number, k: number, l: number): number {
  const a = 3 * i;
  const b = 3 * j;
  const c = 3 * k;
  const d = 3 * l;
  const ax = x[a]!;
  const ay = x[a + 1]!;
  const az = x[a + 2]!;
  const bx = x[b]! - ax;
  const by = x[b + 1]! - ay;
  const bz = x[b + 2]! - az;
  const cx = x[c]! - ax;
  const cy = x[c + 1]! - ay;
  const cz = x[c + 2]! - az;
  const dx = x[d]! - ax;
  const dy = x[d + 1]! - ay;
  const dz = x[d + 2]! - az;
  return (by * cz - bz * cy) * dx + (bz * cx - bx * cz) * dy + (bx * cy - by * cx) * dz;
}

/** As `insphereAt`, the value itself, of points on a small grid. */
export function insphereOnGrid(
  x: Float64Array,
  i: number,
  j: number,
  k: number,
  l: number,
  m: number,
): number {
  const a = 3 * i;
  const b = 3 * j;
  const c = 3 * k;
  const d = 3 * l;
  const e = 3 * m;
  const ex = x[e]!;
  const ey = x[e + 1]!;
  const ez = x[e + 2]!;
  const ax = x[a]! - ex;
  const ay = x[a + 1]! - ey;
  const az = x[a + 2]! - ez;
  const bx = x[b]! - ex;
  const by = x[b + 1]! - ey;
  const bz = x[b + 2]! - ez;
  const cx = x[c]! - ex;
  const cy = x[c + 1]! - ey;
  const cz = x[c + 2]! - ez;
  const dx = x[d]! - ex;
  const dy = x[d + 1]! - ey;
  const dz = x[d + 2]! - ez;
  const ab = ax * by - bx * ay;
  const ac = ax * cy - cx * ay;
  const ad = ax * dy - dx * ay;
  const bc = bx * cy - cx * by;
  const bd = bx * dy - dx * by;
  const cd = cx * dy - dx * cy;
  const abc = ab * cz - ac * bz + bc * az;
  const abd = ab * dz - ad * bz + bd * az;
  const acd = ac * dz - ad * cz + cd * az;
  const bcd = bc * dz - bd * cz + cd * bz;
  return (
    bcd * (ax * ax + ay * ay + az * az) -
    acd * (bx * bx + by * by + bz * bz) +
    abd * (cx * cx + cy * cy + cz * cz) -
    abc * (dx * dx + dy * dy + dz * dz)
  );
}
