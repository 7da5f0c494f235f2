const cell = new Float64Array(1);
const bits = new BigUint64Array(cell.buffer);
const halves = new Uint32Array(cell.buffer);
/** Where the half with the exponent is: the second one on little-endian machines. */
const UPPER = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 1 : 0;

const HIDDEN_BIT = 1n << 52n;
const FRACTION = HIDDEN_BIT - 1n;

/** 2^-1022, the smallest normal double. */
const MIN_NORMAL = 2.2250738585072014e-308;

/** The exponent e with x = M·2^e for the 53-bit integer M of IEEE 754 (a smaller one for subnormals). */
function exponentOf(x: number): number {
  cell[0] = x;
  const biased = (halves[UPPER]! >>> 20) & 0x7ff;
  return (biased === 0 ? 1 : biased) - 1075;
}

/** The integer M of {@link exponentOf}, with the sign of x. */
function mantissaOf(x: number): bigint {
  cell[0] = x;
  const fraction = bits[0]! & FRACTION;
  const magnitude = exponentOf(x) === -1074 && Math.abs(x) < MIN_NORMAL ? fraction : fraction | HIDDEN_BIT;
  return x < 0 ? -magnitude : magnitude;
}

/** 2^k for k from -1022 to 1023, written as bits. */
function power(k: number): number {
  cell[0] = 0;
  halves[UPPER] = (k + 1023) << 20;
  return cell[0]!;
}

/**
 * Writes integers X with value = X·2^e for one common exponent e, which it returns: `count` groups of `width`
 * consecutive arguments, the groups `step` apart. No rounding happens anywhere.
 */
export function toIntegers(
  values: ArrayLike<number>,
  from: number,
  count: number,
  width: number,
  step: number,
  out: bigint[],
): number {
  let smallest = Number.POSITIVE_INFINITY;
  let largest = 0;
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < width; j++) {
      const magnitude = Math.abs(values[from + i * step + j]!);
      if (magnitude > largest) largest = magnitude;
      if (magnitude < smallest && magnitude > 0) smallest = magnitude;
    }
  }
  const exponent = largest === 0 ? 0 : exponentOf(smallest);
  // value·2^-e is an integer. Where 2^-e and the largest product are normal doubles, and the ratio of the values is
  // below 10^150, the multiplication is exact, and so is BigInt() of an integer double. This is the fast way.
  const plain = smallest > MIN_NORMAL && largest / 1e150 < smallest && exponent < 1000 && exponent > -1000;
  const factor = plain ? power(-exponent) : 0;
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < width; j++) {
      const x = values[from + i * step + j]!;
      out[i * width + j] = plain ? BigInt(x * factor) : shifted(x, exponent);
    }
  }
  return exponent;
}

function shifted(x: number, exponent: number): bigint {
  return x === 0 ? 0n : mantissaOf(x) << BigInt(exponentOf(x) - exponent);
}

/** The sign of a big integer. */
export function signOf(x: bigint): -1 | 0 | 1 {
  return x > 0n ? 1 : x < 0n ? -1 : 0;
}
