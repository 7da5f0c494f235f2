import { exponentOf, nextDown, scaleByPowerOfTwo } from '../arithmetic/float64.js';
import { reject, requireFinite } from '../core/arguments/index.js';
import type { Sign } from '../core/sign.js';

/** Bits of an axis in a key: two times 26 and three times 17 are at most 53, which are integers in doubles. */
const BITS_2D = 26;
const BITS_3D = 17;

function requireCell(where: string, name: string, cell: number, bits: number): void {
  const end = bits === BITS_2D ? 2 ** BITS_2D : 2 ** BITS_3D;
  if (!Number.isInteger(cell) || cell < 0 || cell >= end) {
    reject(where, name, `an integer from 0 to ${end - 1}`, cell);
  }
}

function requireKey(where: string, key: number, end: number): void {
  if (!Number.isInteger(key) || key < 0 || key >= end) {
    reject(where, 'key', `an integer from 0 to ${end - 1}`, key);
  }
}

/** Puts a zero before each of 13 bits. */
function part1By1(cell: number): number {
  let n = cell;
  n = (n | (n << 8)) & 0x00ff00ff;
  n = (n | (n << 4)) & 0x0f0f0f0f;
  n = (n | (n << 2)) & 0x33333333;
  return (n | (n << 1)) & 0x55555555;
}

/** Every second bit of 26. */
function compact1By1(key: number): number {
  let n = key & 0x55555555;
  n = (n | (n >> 1)) & 0x33333333;
  n = (n | (n >> 2)) & 0x0f0f0f0f;
  n = (n | (n >> 4)) & 0x00ff00ff;
  return (n | (n >> 8)) & 0x0000ffff;
}

/** Puts two zeros before each of 9 bits. */
function part1By2(cell: number): number {
  let n = cell;
  n = (n | (n << 16)) & 0x030000ff;
  n = (n | (n << 8)) & 0x0300f00f;
  n = (n | (n << 4)) & 0x030c30c3;
  return (n | (n << 2)) & 0x09249249;
}

/** Every third bit of 27. */
function compact1By2(key: number): number {
  let n = key & 0x09249249;
  n = (n | (n >> 2)) & 0x030c30c3;
  n = (n | (n >> 4)) & 0x0300f00f;
  n = (n | (n >> 8)) & 0x030000ff;
  return (n | (n >> 16)) & 0x000003ff;
}

/**
 * The Morton key of a cell of the plane: the bits of x and y in turn, x last. Cells in the order of their keys follow a
 * curve on which neighbours are near each other; the cells of a quadtree are ranges of it.
 *
 * Source: Morton 1966, "A computer oriented geodetic data base and a new technique in file sequencing"; Ericson,
 * Real-Time Collision Detection, 7.3.5.
 *
 * @param x an integer from 0 to 2^26 - 1, as `y`
 * @returns an integer below 2^52
 * @throws RangeError naming the number that is none of these
 * @example
 * morton2d(3, 0); // 5
 * morton2d(0, 3); // 10
 */
export function morton2d(x: number, y: number): number {
  requireCell('morton2d', 'x', x, BITS_2D);
  requireCell('morton2d', 'y', y, BITS_2D);
  const low = part1By1(x & 0x1fff) | (part1By1(y & 0x1fff) << 1);
  const high = part1By1(x >> 13) | (part1By1(y >> 13) << 1);
  return high * 2 ** 26 + low;
}

/**
 * The cell of the plane that has a Morton key: [x, y].
 *
 * @param key an integer from 0 to 2^52 - 1
 * @throws RangeError if it is none
 * @example
 * cellOfMorton2d(10); // [0, 3]
 */
export function cellOfMorton2d(key: number): [x: number, y: number] {
  requireKey('cellOfMorton2d', key, 2 ** 52);
  const low = key % 2 ** 26;
  const high = (key - low) / 2 ** 26;
  return [
    compact1By1(low) | (compact1By1(high) << 13),
    compact1By1(low >> 1) | (compact1By1(high >> 1) << 13),
  ];
}

/**
 * The Morton key of a cell of space: the bits of x, y and z in turn, x last.
 *
 * Source: Morton 1966, "A computer oriented geodetic data base and a new technique in file sequencing"; Ericson,
 * Real-Time Collision Detection, 7.3.5.
 *
 * @param x an integer from 0 to 2^17 - 1, as `y` and `z`
 * @returns an integer below 2^51
 * @throws RangeError naming the number that is none of these
 * @example
 * morton3d(1, 0, 1); // 5
 */
export function morton3d(x: number, y: number, z: number): number {
  requireCell('morton3d', 'x', x, BITS_3D);
  requireCell('morton3d', 'y', y, BITS_3D);
  requireCell('morton3d', 'z', z, BITS_3D);
  const low = part1By2(x & 0xff) | (part1By2(y & 0xff) << 1) | (part1By2(z & 0xff) << 2);
  const high = part1By2(x >> 8) | (part1By2(y >> 8) << 1) | (part1By2(z >> 8) << 2);
  return high * 2 ** 24 + low;
}

/**
 * The cell of space that has a Morton key: [x, y, z].
 *
 * @param key an integer from 0 to 2^51 - 1
 * @throws RangeError if it is none
 * @example
 * cellOfMorton3d(5); // [1, 0, 1]
 */
export function cellOfMorton3d(key: number): [x: number, y: number, z: number] {
  requireKey('cellOfMorton3d', key, 2 ** 51);
  const low = key % 2 ** 24;
  const high = (key - low) / 2 ** 24;
  return [
    compact1By2(low) | (compact1By2(high) << 8),
    compact1By2(low >> 1) | (compact1By2(high >> 1) << 8),
    compact1By2(low >> 2) | (compact1By2(high >> 2) << 8),
  ];
}

/**
 * Which of two points of the plane comes first along the Morton curve through all doubles?
 *
 * It is the order of keys without keys, which would have thousands of bits: with their coordinates as binary numbers of
 * all digits, negative ones as two's complements, the axis decides on which the highest bit differs, y where both axes
 * differ at the same bit. So of all squares of a quadtree, with sides that are powers of two and corners at their
 * multiples, the points are together. What is in the lower half along the deciding axis comes first.
 *
 * Source: Chan 2002, "Closest-point problems simplified on the RAM"; Connor and Kumar 2010, "Fast construction of
 * k-nearest neighbor graphs for point clouds"; Ericson, Real-Time Collision Detection, 7.3.5.
 *
 * @returns -1 if a comes first, 1 if b does, 0 if they are the same point
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * compareMorton2d(3, 0, 0, 3); // -1
 * compareMorton2d(1, 1e-300, 0.5, 1e300); // -1: y differs at a higher bit
 * compareMorton2d(-5e-324, 0, 0, 0); // -1
 */
export function compareMorton2d(ax: number, ay: number, bx: number, by: number): Sign {
  const areFinite = Number.isFinite(ax) && Number.isFinite(ay) && Number.isFinite(bx) && Number.isFinite(by);
  if (!areFinite) requireFinite('compareMorton2d', 'ax ay bx by', [ax, ay, bx, by]);
  return highestDifference(ay, by) >= highestDifference(ax, bx) && ay !== by ? order(ay, by) : order(ax, bx);
}

/**
 * Which of two points of space comes first along the Morton curve through all doubles? As {@link compareMorton2d}: z
 * decides before y, and y before x, where they differ at the same bit.
 *
 * Source: Chan 2002, "Closest-point problems simplified on the RAM"; Connor and Kumar 2010, "Fast construction of
 * k-nearest neighbor graphs for point clouds"; Ericson, Real-Time Collision Detection, 7.3.5.
 *
 * @returns -1 if a comes first, 1 if b does, 0 if they are the same point
 * @throws RangeError naming the argument, if one is NaN or infinite
 * @example
 * compareMorton3d(1, 1, 0, 0, 0, 1); // -1
 * compareMorton3d(0.75, 0, 0, 0.5, 0.125, 0); // 1: x differs at a quarter, y at an eighth
 */
export function compareMorton3d(
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
): Sign {
  const areFinite =
    Number.isFinite(ax) &&
    Number.isFinite(ay) &&
    Number.isFinite(az) &&
    Number.isFinite(bx) &&
    Number.isFinite(by) &&
    Number.isFinite(bz);
  if (!areFinite) requireFinite('compareMorton3d', 'ax ay az bx by bz', [ax, ay, az, bx, by, bz]);
  const x = highestDifference(ax, bx);
  const y = highestDifference(ay, by);
  const z = highestDifference(az, bz);
  if (z >= x && z >= y && az !== bz) return order(az, bz);
  return y >= x && ay !== by ? order(ay, by) : order(ax, bx);
}

function order(a: number, b: number): Sign {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Below all bits of doubles, and above them: two numbers that are equal, or of different signs. */
const EQUAL = -2000;
const ALL = 2000;

/**
 * The place of the highest bit in which two numbers differ: the greatest k for which floor(a / 2^k) and floor(b / 2^k)
 * differ.
 *
 * Of numbers that are not negative it is seen in exponents, and, where they are equal, in significands. Of negative
 * ones, floor(-x / 2^k) is -ceil(x / 2^k). These differ for -x and -y, x < y, if and only if a multiple of 2^k is in
 * [x, y), as floors of numbers do if one is in (x, y]. The multiple of the highest k there is a double: x itself, or a
 * multiple with fewer bits than x between two doubles. So they differ where the floors of the doubles below x and below
 * y do: between these and x or y there are no doubles.
 */
function highestDifference(a: number, b: number): number {
  if (a === b) return EQUAL;
  if (a < 0 !== b < 0) return ALL;
  const x = a < 0 ? nextDown(-a) : a;
  const y = b < 0 ? nextDown(-b) : b;
  // 0 is below all powers of two.
  const i = x === 0 ? EQUAL : exponentOf(x);
  const j = y === 0 ? EQUAL : exponentOf(y);
  if (i !== j) return Math.max(i, j);
  const p = scaleByPowerOfTwo(x, 52 - i);
  const q = scaleByPowerOfTwo(y, 52 - i);
  const high = Math.floor(p / 2 ** 26) ^ Math.floor(q / 2 ** 26);
  const bit = high !== 0 ? 57 - Math.clz32(high) : 31 - Math.clz32((p % 2 ** 26) ^ (q % 2 ** 26));
  return bit + i - 52;
}
