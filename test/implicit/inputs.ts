/** Inputs for the tests of points: the same ones in every run. */

/** Numbers that a seed determines (Mulberry32). */
export class Draw {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  bits(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  }

  below(n: number): number {
    return this.bits() % n;
  }

  /** An integer in [-n, n]. */
  integer(n: number): number {
    return this.below(2 * n + 1) - n;
  }

  sign(): -1 | 1 {
    return this.below(2) === 0 ? 1 : -1;
  }

  /** In [0, 1), 53 bits. */
  unit(): number {
    return ((this.bits() >>> 5) * 2 ** 26 + (this.bits() >>> 6)) * 2 ** -53;
  }

  /** In (-1, 1). */
  signed(): number {
    return this.sign() * this.unit();
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)]!;
  }
}

export const kinds = ['grid', 'uniform', 'offset', 'wide', 'subnormal', 'tiny', 'huge'] as const;
export type Kind = (typeof kinds)[number];

/** One coordinate. */
export function coordinate(draw: Draw, kind: Kind): number {
  switch (kind) {
    case 'grid':
      return draw.integer(8);
    case 'uniform':
      return draw.signed();
    case 'offset':
      return 1000 + draw.signed() * 2 ** -draw.below(30);
    case 'wide':
      return draw.below(6) === 0 ? 0 : draw.signed() * 2 ** draw.integer(200);
    case 'subnormal':
      return draw.integer(2 ** 20) * 2 ** -1074;
    case 'tiny':
      return draw.signed() * 2 ** -draw.pick([180, 268, 350, 357, 530, 537, 1000]);
    case 'huge':
      return draw.signed() * 2 ** draw.pick([250, 340, 511, 1022, 1023]);
  }
}

/** n points; every other one a rounded combination of the first three, which makes zeros and near zeros. */
export function points(draw: Draw, kind: Kind, n: number, dimension: 2 | 3): number[][] {
  const result: number[][] = [];
  for (let i = 0; i < n; i++) {
    const fresh = Array.from({ length: dimension }, () => coordinate(draw, kind));
    result.push(i < 3 || draw.below(2) === 0 ? fresh : combination(draw, result));
  }
  // Which of them are related must not depend on their places.
  for (let i = n - 1; i > 0; i--) {
    const j = draw.below(i + 1);
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}

/** a + s (b - a) + t (c - a), as rounded, if that is finite. */
function combination(draw: Draw, [a, b, c]: readonly (readonly number[])[]): number[] {
  const s = draw.integer(8) / 4;
  const t = draw.below(3) === 0 ? 0 : draw.integer(8) / 4;
  const near = a!.map((x, k) => x + s * (b![k]! - x) + t * (c![k]! - x));
  return near.every(Number.isFinite) ? near : [...a!];
}

/** Every kind in turn, `runs` times each. */
export function forEachKind(seed: number, runs: number, check: (draw: Draw, kind: Kind) => void): void {
  for (const kind of kinds) {
    const draw = new Draw(seed);
    for (let i = 0; i < runs; i++) check(draw, kind);
  }
}
