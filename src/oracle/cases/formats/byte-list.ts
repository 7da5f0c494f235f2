/** The types of numbers in binary files: how many bytes, and from where to where whole numbers go. */
import { powerOfTwo } from '../doubles.js';
export const NUMBER_TYPES = {
  int8: { size: 1, low: -128, high: 127 },
  uint8: { size: 1, low: 0, high: 255 },
  int16: { size: 2, low: -32_768, high: 32_767 },
  uint16: { size: 2, low: 0, high: 65_535 },
  int32: { size: 4, low: -2_147_483_648, high: 2_147_483_647 },
  uint32: { size: 4, low: 0, high: 4_294_967_295 },
  float32: { size: 4, low: 0, high: 0 },
  float64: { size: 8, low: 0, high: 0 },
} as const;

export type NumberType = keyof typeof NUMBER_TYPES;

const LARGEST_FLOAT = (2 - 2 ** -23) * 2 ** 127;

/** The nearest number of 32 bits that is finite. */
export function nearestFloat(x: number): number {
  return Math.fround(Math.max(-LARGEST_FLOAT, Math.min(LARGEST_FLOAT, x)));
}

/** Bytes one behind the other. */
export class ByteList {
  readonly #bytes: number[] = [];
  readonly #little: boolean;

  constructor(little = true) {
    this.#little = little;
  }

  get length(): number {
    return this.#bytes.length;
  }

  text(text: string): void {
    for (const character of text) this.#bytes.push(character.charCodeAt(0));
  }

  /** A number: where the type is one of whole numbers, the nearest one that it has. */
  number(type: NumberType, x: number): void {
    const { size, low, high } = NUMBER_TYPES[type];
    const bytes = new Uint8Array(size);
    const view = new DataView(bytes.buffer);
    if (type === 'float64') view.setFloat64(0, x);
    else if (type === 'float32') view.setFloat32(0, Number.isFinite(x) ? nearestFloat(x) : x);
    else {
      const whole = Math.max(low, Math.min(high, Math.round(x)));
      for (let i = 0; i < size; i++) bytes[i] = Math.floor(whole / powerOfTwo(8 * (size - 1 - i))) & 255;
    }
    this.#bytes.push(...(this.#little ? bytes.reverse() : bytes));
  }

  /** Fills up with a byte to a multiple of a size. */
  pad(size: number, byte: number): void {
    while (this.#bytes.length % size !== 0) this.#bytes.push(byte);
  }

  add(bytes: ArrayLike<number>): void {
    this.#bytes.push(...Array.from(bytes));
  }

  get bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
