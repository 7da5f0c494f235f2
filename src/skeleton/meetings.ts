import type { EventTime } from './nodes.js';
import type { OffsetLines } from './offset-lines.js';

/** Makes up for the roundings of bounds and of what is of second order: see src/arithmetic/ball.ts. */
const GUARD = 1 + 2 ** -40;
const U = 2 ** -53;

/**
 * The lines that a reflex vertex may meet, by doubles below the times at which it does. Lines that it meets in the past
 * are left out. The rest is a heap, the least first.
 */
export class Meetings {
  readonly #lines: Int32Array;
  readonly #lower: Float64Array;
  #count: number;

  constructor(lines: Int32Array, lower: Float64Array, count: number) {
    this.#lines = lines;
    this.#lower = lower;
    this.#count = count;
    for (let place = (count >> 1) - 1; place >= 0; place--) this.#sink(place);
  }

  /** No meeting that is left is before this time; Infinity if none is left. */
  get lower(): number {
    return this.#count === 0 ? Infinity : this.#lower[0]!;
  }

  /** Takes out the line that may be met first. */
  pop(): number {
    const line = this.#lines[0]!;
    this.#count--;
    this.#lines[0] = this.#lines[this.#count]!;
    this.#lower[0] = this.#lower[this.#count]!;
    this.#sink(0);
    return line;
  }

  #sink(from: number): void {
    const [lines, lower] = [this.#lines, this.#lower];
    const [line, value] = [lines[from]!, lower[from]!];
    let place = from;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= this.#count) break;
      if (child + 1 < this.#count && lower[child + 1]! < lower[child]!) child++;
      if (value <= lower[child]!) break;
      lines[place] = lines[child]!;
      lower[place] = lower[child]!;
      place = child;
    }
    lines[place] = line;
    lower[place] = value;
  }
}

/** The middle one of numbers, in their order. */
function median(numbers: readonly bigint[]): bigint {
  const sorted = [...numbers].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return sorted[sorted.length >> 1]!;
}

/** Lines in doubles, seen from a point among the vertices, so that it does not matter how far the origin is. */
export class NearLines {
  readonly #a: Float64Array;
  readonly #b: Float64Array;
  readonly #c: Float64Array;
  readonly #length: Float64Array;

  constructor({ lines, points }: OffsetLines) {
    const [x, y] = [median(points.map((p) => p[0])), median(points.map((p) => p[1]))];
    this.#a = Float64Array.from(lines, ({ near }) => near[0]);
    this.#b = Float64Array.from(lines, ({ near }) => near[1]);
    this.#c = Float64Array.from(lines, ({ a, b, c }) => Number(a * x + b * y + c));
    this.#length = Float64Array.from(lines, ({ near }) => near[3]);
  }

  /**
   * The lines that the crossing of two others meets, and not before a time.
   *
   * A meeting is at N / D, of N = c₁w₁ + c₂w₂ + c₃w₃ and D = l₁w₁ + l₂w₂ + l₃w₃ (`timeOfMeeting`). With u = 2^-53, to
   * first order: a, b and c are off by u of themselves, lengths by 8 u; so each product of a turn w by 3 u, w by 4 u of
   * the size s of its products; a term of N by 6 u of |c| s and one of D by 13 u of l s, and with two sums N by 8 u and
   * D by 15 u of the sizes of all terms. Then N / D is off by (e + |N / D| f) / (|D| - f), e and f being the errors of
   * both, and by u of itself. Where that says nothing, the bound is -Infinity. Nothing underflows but N / D: all other
   * numbers are integers or products of them.
   */
  meetingsOf(into: number, out: number, now: EventTime | null): Meetings {
    const [a, b, c, length] = [this.#a, this.#b, this.#c, this.#length];
    const [ai, bi, ci, li] = [a[into]!, b[into]!, c[into]!, length[into]!];
    const [ao, bo, co, lo] = [a[out]!, b[out]!, c[out]!, length[out]!];
    const turn = ai * bo - bi * ao;
    const size = Math.abs(ai * bo) + Math.abs(bi * ao);
    const least = now === null ? 0 : now.lower;
    const lines = new Int32Array(a.length);
    const lower = new Float64Array(a.length);
    let count = 0;
    for (let k = 0; k < a.length; k++) {
      if (k === into || k === out) continue;
      const [ak, bk] = [a[k]!, b[k]!];
      const [p, q, r, s] = [ao * bk, bo * ak, ak * bi, bk * ai];
      const [w1, w2] = [p - q, r - s];
      const [s1, s2] = [Math.abs(p) + Math.abs(q), Math.abs(r) + Math.abs(s)];
      const n = ci * w1 + co * w2 + c[k]! * turn;
      const d = li * w1 + lo * w2 + length[k]! * turn;
      const e = 8 * U * (Math.abs(ci) * s1 + Math.abs(co) * s2 + Math.abs(c[k]!) * size) * GUARD;
      const f = 15 * U * (li * s1 + lo * s2 + length[k]! * size) * GUARD;
      const t = n / d;
      const margin = ((e + Math.abs(t) * f) / (Math.abs(d) - f) + U * Math.abs(t)) * GUARD;
      // Comparisons with NaN, which is what overflow comes to, are false.
      const isKnown = Math.abs(d) > 2 * f && margin < Infinity && (margin > 2 ** -900 || t > 2 ** -900);
      if (isKnown && t + margin * GUARD < least) continue;
      lines[count] = k;
      lower[count++] = isKnown ? t - margin * GUARD : -Infinity;
    }
    return new Meetings(lines, lower, count);
  }
}
