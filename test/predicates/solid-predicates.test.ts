/**
 * The predicates that queries on solids ask: every tier against a referee in big integers, in families of their own.
 */
import { describe, expect, it } from 'vitest';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { rational } from '../../src/oracle/referees/signs/rational.js';
import { compareCrossings3d, orientOffset3d } from '../../src/predicates/index.js';
import { tiers } from '../../src/predicates/tiers.js';

const UNDECIDED = 2;

/** Doubles as integers, all in units of one power of two. */
function integers(values: readonly number[]): bigint[] {
  const parts = values.map((x) => {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, x);
    const bits = view.getBigUint64(0);
    const exponent = Number((bits >> 52n) & 0x7ffn);
    const fraction = bits & 0xfffffffffffffn;
    const m = exponent === 0 ? fraction : fraction | 0x10000000000000n;
    return { m: x < 0 ? -m : m, e: Math.max(exponent, 1) };
  });
  const least = Math.min(...parts.map(({ e }) => e));
  return parts.map(({ m, e }) => m << BigInt(e - least));
}

type V = readonly [bigint, bigint, bigint];
const minus = (u: V, v: V): V => [u[0] - v[0], u[1] - v[1], u[2] - v[2]];
const times = (s: bigint, v: V): V => [s * v[0], s * v[1], s * v[2]];
const plus = (u: V, v: V): V => [u[0] + v[0], u[1] + v[1], u[2] + v[2]];
const dot = (u: V, v: V) => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
const cross = (u: V, v: V): V => [
  u[1] * v[2] - u[2] * v[1],
  u[2] * v[0] - u[0] * v[2],
  u[0] * v[1] - u[1] * v[0],
];
const sign = (x: bigint) => (x > 0n ? 1 : x < 0n ? -1 : 0);

/** The number that is one unit: all other numbers count in it. */
function referee(name: string, values: readonly number[]): number {
  const all = integers([...values, 1]);
  const one = all.at(-1)!;
  const at = (i: number): V => [all[i]!, all[i + 1]!, all[i + 2]!];
  if (name === 'compareCrossings3d') {
    // Lengths in units of one, planes in units of one times one.
    const [p, d, n, m] = [at(0), minus(at(6), at(3)), at(9), at(13)];
    const height = (normal: V, constant: bigint) => dot(normal, p) + constant * one;
    // t = -height / slope, compared over the common denominator, whose sign is that of slopes of one sign.
    return sign(height(m, all[16]!) * dot(n, d) - height(n, all[12]!) * dot(m, d));
  }
  const [d, u, p, c] = [minus(at(3), at(0)), at(6), at(9), at(12)];
  const offset = plus(times(all[15]!, at(16)), times(all[19]!, at(20)));
  return sign(dot(cross(d, u), minus(times(one, minus(p, c)), offset)));
}

const ARITY = { compareCrossings3d: 17, orientOffset3d: 23 } as const;
type Name = keyof typeof ARITY;

/** Small lattices, planted zeros, single ulps, full mantissas, wide exponents. */
function* cases(name: Name, count: number): Generator<number[]> {
  const random = new Random(...deriveSeed(`solids ${name}`));
  const scales = [2 ** -30, 1, 3, 2 ** 40, 2 ** -400, 2 ** 300, 1e-300];
  for (let i = 0; i < count; i++) {
    const reach = 1 + (i % 4);
    const values = Array.from({ length: ARITY[name] }, () => random.between(-reach, reach));
    if (i % 3 === 0) plant(name, values);
    yield values;
    yield values.map((x) => (random.oneIn(8) ? x * (1 + Number.EPSILON) : x));
    yield values.map((x) => x + random.unit());
    yield values.map((x) => (x === 0 ? 2 ** -52 * random.between(-1, 1) : x));
    // All numbers of one unit by one scale keep zeros; single ones do not.
    yield values.map((x) => x * scales[random.below(scales.length)]!);
  }
}

/** Makes the answer zero: planes that meet the line in its point p + (b - a), lines that meet. */
function plant(name: Name, v: number[]): void {
  if (name === 'compareCrossings3d') {
    const at = [0, 1, 2].map((i) => v[i]! + v[6 + i]! - v[3 + i]!);
    v[12] = -(v[9]! * at[0]! + v[10]! * at[1]! + v[11]! * at[2]!);
    v[16] = -(v[13]! * at[0]! + v[14]! * at[1]! + v[15]! * at[2]!);
  } else {
    for (let i = 0; i < 3; i++) {
      v[9 + i] = v[12 + i]! + v[15]! * v[16 + i]! + v[19]! * v[20 + i]! + 2 * v[6 + i]! - (v[3 + i]! - v[i]!);
    }
  }
}

type Predicate = (...values: readonly number[]) => number;
const predicates = { compareCrossings3d, orientOffset3d } as unknown as Readonly<Record<Name, Predicate>>;

describe.each(['compareCrossings3d', 'orientOffset3d'] as const)('%s', (name) => {
  it('and each of its tiers tell the truth', () => {
    const wrong: string[] = [];
    const decided = new Map<string, number>();
    const zeros = { found: 0 };
    for (const values of cases(name, 600)) {
      const truth = referee(name, values);
      if (rational.judges[name](values) !== truth) wrong.push(`the first referee: ${values.join(', ')}`);
      if (truth === 0) zeros.found++;
      const answer = predicates[name](...values);
      if (!Object.is(answer, truth)) wrong.push(`${answer}, not ${truth}: ${values.join(', ')}`);
      for (const tier of tiers[name].tiers) {
        const alone = (tier.decide as Predicate)(...values);
        if (alone === UNDECIDED && tier.name !== 'bigint') continue;
        decided.set(tier.name, (decided.get(tier.name) ?? 0) + 1);
        if (!Object.is(alone, truth))
          wrong.push(`${tier.name}: ${alone}, not ${truth}: ${values.join(', ')}`);
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(zeros.found).toBeGreaterThan(200);
    for (const tier of tiers[name].tiers)
      expect([tier.name, decided.get(tier.name)! > 100]).toEqual([tier.name, true]);
  });

  it('is antisymmetric in a and b, and ends at the largest doubles', () => {
    const [a, b] = name === 'compareCrossings3d' ? [3, 6] : [0, 3];
    for (const values of cases(name, 40)) {
      const swapped = [...values];
      for (let i = 0; i < 3; i++) [swapped[a + i], swapped[b + i]] = [values[b + i]!, values[a + i]!];
      expect(predicates[name](...swapped) + predicates[name](...values)).toBe(0);
    }
    for (const most of [Number.MAX_VALUE, Number.MIN_VALUE]) {
      const random = new Random(...deriveSeed(`${name} ${most}`));
      for (let i = 0; i < 50; i++) {
        const values = Array.from({ length: ARITY[name] }, () => most * random.between(-1, 1));
        expect(predicates[name](...values)).toBe(referee(name, values));
      }
    }
  });

  it('refuses what is not finite', () => {
    for (let i = 0; i < ARITY[name]; i++) {
      const values = new Array<number>(ARITY[name]).fill(1);
      values[i] = Number.NaN;
      expect(() => predicates[name](...values)).toThrow(RangeError);
    }
  });
});
