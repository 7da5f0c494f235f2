import { powerOfTwo } from '../../cases/doubles.js';

/** The number of bits that a type's name ends with, or that older names stand for. */
const BITS: Readonly<Record<string, string>> = {
  char: 'int8',
  uchar: 'uint8',
  short: 'int16',
  ushort: 'uint16',
  int: 'int32',
  uint: 'uint32',
  float: 'float32',
  double: 'float64',
};

/** A number of 32 or 64 bits by its sign, exponent and digits (IEEE 754). */
function floating(bits: bigint, size: bigint, exponentSize: bigint): number {
  const digitSize = size - 1n - exponentSize;
  const digits = bits & ((1n << digitSize) - 1n);
  const field = (bits >> digitSize) & ((1n << exponentSize) - 1n);
  const sign = bits >> (size - 1n) === 1n ? -1 : 1;
  if (field === (1n << exponentSize) - 1n) return digits === 0n ? sign * Infinity : Number.NaN;
  const mantissa = field === 0n ? digits : digits | (1n << digitSize);
  const bias = (1n << (exponentSize - 1n)) - 1n;
  const exponent = Number((field === 0n ? 1n : field) - bias - digitSize);
  // Each factor is a double, and so is the product: nothing is rounded.
  const half = Math.max(exponent, -1022);
  return sign * (Number(mantissa) * powerOfTwo(half) * powerOfTwo(exponent - half));
}

/** Takes numbers from bytes, one after the other. */
export class Bytes {
  at = 0;
  readonly #bytes: Uint8Array;
  readonly #isLittle: boolean;

  constructor(bytes: Uint8Array, isLittle = true) {
    this.#bytes = bytes;
    this.#isLittle = isLittle;
  }

  /** The next number of a type: `int8`, `uint16`, `float32`, or an older name. */
  next(name: string): number {
    const type = BITS[name] ?? name;
    const size = BigInt(type.replace(/\D+/, ''));
    const end = this.at + Number(size / 8n);
    const bytes = Array.from(this.#bytes.subarray(this.at, end));
    this.at = end;
    const ordered = this.#isLittle ? bytes.reverse() : bytes;
    const bits = ordered.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
    if (type.startsWith('float')) return floating(bits, size, size === 32n ? 8n : 11n);
    return Number(type.startsWith('u') ? bits : BigInt.asIntN(Number(size), bits));
  }

  /** So many numbers of a type. */
  list(type: string, count: number): number[] {
    return Array.from({ length: count }, () => this.next(type));
  }
}
