/** 2^-32 and 2^-53: turn 32 and 53 random bits into a fraction. */
const TWO_32 = 4294967296;
const ULP_OF_ONE_HALF = 1 / 9007199254740992;

/**
 * A small deterministic generator of random numbers: Chris Doty-Humphrey's sfc32 (PractRand, 2010), 128 bits of
 * state, a few integer operations a number. It is not cryptographic; it is fast, equal on every machine, and its
 * state is filled from words of any quality.
 *
 * @example
 * const random = new Random(1, 2, 3, 4);
 * const die = random.below(6) + 1;
 * die >= 1 && die <= 6; // true
 */
export class Random {
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 0;

  constructor(a: number, b: number, c: number, d: number) {
    this.seed(a, b, c, d);
  }

  /** Starts again from four 32-bit words. */
  seed(a: number, b: number, c: number, d: number): void {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    this.#counter = d | 0;
    // sfc32 needs about a dozen steps until every bit of the state depends on every bit of the seed.
    for (let i = 0; i < 15; i++) this.word();
  }

  /** 32 random bits as an integer in [0, 2^32). */
  word(): number {
    const t = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (this.#c << 21) | (this.#c >>> 11);
    this.#c = (this.#c + t) | 0;
    return t >>> 0;
  }

  /** An integer in [0, n), n at most 2^21 (so that the product below is exact). */
  below(n: number): number {
    return Math.floor((this.word() * n) / TWO_32);
  }

  /** An integer in [low, high], the range at most 2^21 long. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  /** True once in n on average. */
  oneIn(n: number): boolean {
    return this.below(n) === 0;
  }

  /** A double in [0, 1) with 53 random bits. */
  unit(): number {
    return ((this.word() >>> 5) * 67108864 + (this.word() >>> 6)) * ULP_OF_ONE_HALF;
  }

  /** 1 or -1. */
  sign(): number {
    return (this.word() & 1) * 2 - 1;
  }

  /** An integer with |x| < 2^bits, bits at most 53; exact, because 2^bits only moves the fraction's point. */
  integer(bits: number): number {
    const magnitude = bits <= 21 ? this.below(1 << bits) : Math.floor(this.unit() * powerOfTwoUpTo53[bits]!);
    return this.sign() * magnitude;
  }
}

const powerOfTwoUpTo53: number[] = [1];
for (let i = 1; i <= 53; i++) powerOfTwoUpTo53.push(powerOfTwoUpTo53[i - 1]! * 2);

/**
 * Four words out of a seed and a list of texts and integers, so that every block of a campaign has its own stream.
 * FNV-1a over the characters, then the finaliser of MurmurHash3 (Austin Appleby, public domain constants) with a
 * different start for each word.
 *
 * @example
 * new Random(...deriveSeed(42, 'orient2d', 'lattice', 7));
 */
export function deriveSeed(...parts: readonly (string | number)[]): [number, number, number, number] {
  const text = parts.map(String).join('\u0000');
  return [hash(text, 0x811c9dc5), hash(text, 0x9e3779b9), hash(text, 0x85ebca6b), hash(text, 0xc2b2ae35)];
}

function hash(text: string, start: number): number {
  let h = start | 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
