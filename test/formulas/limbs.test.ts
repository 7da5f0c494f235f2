import { describe, expect, it } from 'vitest';
import { type FixedPoint, type Limb, LimbEmitter, LimbOverflow } from '../../src/formulas/generator/limbs.js';
import { Numbers } from './expressions.js';

/** An input with limbs `name0`, `name1`, ... of the given bounds, from position `top` on. */
const given = (name: string, bounds: readonly bigint[], top = 0): FixedPoint => ({
  top,
  limbs: bounds.map((bound, i) => ({ code: `${name}${i}`, named: true, bound })),
});

/** Digits for the inputs of a test, by variable name: integers in units of their position. */
type Digits = Readonly<Record<string, readonly bigint[]>>;

/** Runs emitted code: the limbs of `result` in units of their positions. */
function run(
  emitter: LimbEmitter,
  inputs: Readonly<Record<string, FixedPoint>>,
  digits: Digits,
  result: FixedPoint,
): bigint[] {
  const unit = (position: number) => 2 ** (-emitter.width * position);
  const names = Object.entries(inputs).flatMap(([name, { limbs }]) => limbs.map((_, i) => `${name}${i}`));
  const values = Object.entries(inputs).flatMap(([name, { top }]) =>
    digits[name]!.map((digit, i) => Number(digit) * unit(top + i)),
  );
  const body = `let rest, carry;\n${emitter.lines.join('\n')}\nreturn [${result.limbs.map(({ code }) => code).join(', ')}];`;
  const limbs = new Function(...names, body)(...values) as number[];
  return limbs.map((limb, i) => {
    const units = limb / unit(result.top + i);
    expect(Number.isInteger(units), `limb ${i} = ${limb}`).toBe(true);
    return BigInt(units);
  });
}

/** A fixed-point number as an integer in units of position `last`. */
const total = (width: number, top: number, digits: readonly bigint[], last: number): bigint =>
  digits.reduce((sum, digit, i) => sum + (digit << BigInt(width * (last - top - i))), 0n);

const absolute = (x: bigint): bigint => (x < 0n ? -x : x);

/** Digits at their bounds with all sorts of signs, and random ones. */
function* extremes(inputs: Readonly<Record<string, FixedPoint>>): Generator<Digits> {
  const numbers = new Numbers(11);
  const all = Object.entries(inputs);
  const pick = (choose: (bound: bigint, i: number) => bigint): Digits =>
    Object.fromEntries(all.map(([name, { limbs }]) => [name, limbs.map(({ bound }, i) => choose(bound, i))]));
  yield pick(() => 0n);
  yield pick((bound) => bound);
  yield pick((bound) => -bound);
  yield pick((bound, i) => (i % 2 === 0 ? bound : -bound));
  yield pick((_bound, i) => (i === 0 ? 1n : -1n));
  for (let n = 0; n < 60; n++) {
    yield pick(
      (bound) => [bound, -bound, bound - 1n, 0n, (bound >> 1n) + 1n, -(bound >> 1n)][numbers.below(6)]!,
    );
    yield pick((bound) => (BigInt(numbers.between(-1000000, 1000000)) * bound) / 1000000n);
  }
}

/** Checks value and bounds of emitted code against big integers. */
function check(
  emitter: LimbEmitter,
  inputs: Readonly<Record<string, FixedPoint>>,
  result: FixedPoint,
  value: (of: (name: string) => bigint) => bigint,
  scale: number,
): void {
  const { width } = emitter;
  const last =
    Math.max(result.top + result.limbs.length, ...Object.values(inputs).map((x) => x.top + x.limbs.length)) -
    1;
  for (const digits of extremes(inputs)) {
    const limbs = run(emitter, inputs, digits, result);
    limbs.forEach((limb, i) => {
      const { bound } = result.limbs[i]!;
      if (absolute(limb) > bound) expect(absolute(limb), `limb ${i}`).toBeLessThanOrEqual(bound);
    });
    // Every input is read in units of `last`, so a product of `scale` factors has units of scale · last.
    const of = (name: string) => total(width, inputs[name]!.top, digits[name]!, last);
    expect(total(width, result.top, limbs, last * scale)).toBe(value(of));
  }
}

const W = 24;
const half = 1n << BigInt(W - 1);
const four = (name: string, top = 0) => given(name, [half, half, half, half], top);

describe('LimbEmitter', () => {
  it('names values v0, v1, ... and rounds by adding and subtracting', () => {
    const emitter = new LimbEmitter(W);
    expect(emitter.assign('1 + 2')).toBe('v0');
    expect(emitter.assign('3')).toBe('v1');
    expect(emitter.lines).toEqual(['const v0 = 1 + 2;', 'const v1 = 3;']);
    expect(emitter.rounded('x', 0)).toBe('x + 6755399441055744 - 6755399441055744');
    expect(emitter.rounded('x', 1)).toBe('x + 402653184 - 402653184');
    expect(emitter.rounded('x', -1)).toBe(`x + ${1.5 * 2 ** 76} - ${1.5 * 2 ** 76}`);
  });

  it.each(['+', '-'] as const)('combines by %s, with limbs at different positions', (operator) => {
    for (const [p, q] of [
      [0, 0],
      [0, 2],
      [2, 0],
      [-1, 5],
      [5, -1],
    ] as const) {
      const inputs = { p: four('p', p), q: given('q', [half, 3n * half], q) };
      const emitter = new LimbEmitter(W);
      const sum = emitter.combine(inputs.p, inputs.q, operator);
      expect(sum.top).toBe(Math.min(p, q));
      check(emitter, inputs, sum, (of) => (operator === '+' ? of('p') + of('q') : of('p') - of('q')), 1);
    }
  });
  it('negates sums in parentheses', () => {
    const emitter = new LimbEmitter(W);
    const inputs = { p: four('p', 1), q: four('q', 0), r: four('r', 0) };
    const result = emitter.combine(inputs.p, emitter.combine(inputs.q, inputs.r, '-'), '-');
    expect(result.limbs[0]!.code).toBe('-(q0 - r0)');
    expect(result.limbs[1]!.code).toBe('p0 - (q1 - r1)');
    expect(result.limbs[4]!.code).toBe('p3');
    expect(emitter.combine(inputs.p, emitter.combine(inputs.q, inputs.r, '-'), '+').limbs[1]!.code).toBe(
      'p0 + q1 - r1',
    );
    expect(emitter.lines).toEqual([]);
    check(emitter, inputs, result, (of) => of('p') - (of('q') - of('r')), 1);
  });
  it('fills gaps with zeros', () => {
    const emitter = new LimbEmitter(W);
    const sum = emitter.combine(given('p', [1n], 0), given('q', [2n], 2), '-');
    expect(sum.limbs).toEqual([
      { code: 'p0', named: true, bound: 1n },
      { code: '0', named: true, bound: 0n },
      { code: '-q0', named: false, bound: 2n },
    ]);
  });

  it('multiplies, naming the factors once', () => {
    const emitter = new LimbEmitter(W);
    const inputs = { p: four('p'), q: four('q', 1) };
    const product = emitter.multiply(inputs.p, inputs.q);
    expect(emitter.lines).toEqual([]);
    expect(product.top).toBe(1);
    expect(product.limbs.map(({ code }) => code)).toEqual([
      'p0 * q0',
      'p0 * q1 + p1 * q0',
      'p0 * q2 + p1 * q1 + p2 * q0',
      'p0 * q3 + p1 * q2 + p2 * q1 + p3 * q0',
      'p1 * q3 + p2 * q2 + p3 * q1',
      'p2 * q3 + p3 * q2',
      'p3 * q3',
    ]);
    expect(product.limbs.map(({ bound }) => bound / (half * half))).toEqual([1n, 2n, 3n, 4n, 3n, 2n, 1n]);
    check(emitter, inputs, product, (of) => of('p') * of('q'), 2);
    const sums = new LimbEmitter(W);
    sums.multiply(sums.combine(inputs.p, inputs.q, '+'), inputs.q);
    expect(sums.lines).toEqual(['const v0 = p1 + q0;', 'const v1 = p2 + q1;', 'const v2 = p3 + q2;']);
  });
  it('squares with half the products', () => {
    const emitter = new LimbEmitter(W);
    const inputs = { p: given('p', [half, half, half, half], 1) };
    const square = emitter.multiply(inputs.p, inputs.p);
    expect(square.top).toBe(2);
    expect(square.limbs.map(({ code }) => code)).toEqual([
      'p0 * p0',
      '2 * (p0 * p1)',
      '2 * (p0 * p2) + p1 * p1',
      '2 * (p0 * p3 + p1 * p2)',
      '2 * (p1 * p3) + p2 * p2',
      '2 * (p2 * p3)',
      'p3 * p3',
    ]);
    expect(square.limbs.map(({ bound }) => bound / (half * half))).toEqual([1n, 2n, 3n, 4n, 3n, 2n, 1n]);
    check(emitter, inputs, square, (of) => of('p') ** 2n, 2);
  });

  it('subtracts products and squares in parentheses', () => {
    const inputs = { p: four('p'), q: four('q') };
    for (const square of [true, false]) {
      const emitter = new LimbEmitter(W);
      const product = emitter.multiply(inputs.q, square ? inputs.q : inputs.p);
      const result = emitter.combine(emitter.multiply(inputs.p, inputs.p), product, '-');
      expect(result.limbs[1]!.code).toBe(
        `2 * (p0 * p1) - (${square ? '2 * (q0 * q1)' : 'q0 * p1 + q1 * p0'})`,
      );
      check(emitter, inputs, result, (of) => of('p') ** 2n - of('q') * of(square ? 'q' : 'p'), 2);
    }
  });

  it('normalises: all limbs but the first at most half a unit of the one before', () => {
    for (const top of [0, -2, 3]) {
      for (const bounds of [
        [half, half, half, half],
        [(1n << 53n) - (1n << 30n), 1n << 52n, 1n << 50n],
        [1n << 40n, 0n, (1n << 53n) - (1n << 30n), 1n << 53n],
        [0n, (1n << 53n) - 1n, half],
        [half << 3n, half],
        [(half << 3n) + 1n, half],
      ]) {
        const emitter = new LimbEmitter(W);
        const inputs = { p: given('p', bounds, top) };
        const result = emitter.normalise(inputs.p);
        for (const { bound } of result.limbs.slice(1)) expect(bound).toBe(half);
        expect(result.limbs[0]!.bound <= half << 3n).toBe(true);
        expect(result.limbs.every(({ named }) => named)).toBe(true);
        check(emitter, inputs, result, (of) => of('p'), 1);
      }
    }
  });
  it('normalises once', () => {
    const emitter = new LimbEmitter(W);
    const result = emitter.normalise(four('p'));
    const lines = emitter.lines.length;
    expect(emitter.normalise(result)).toBe(result);
    expect(emitter.lines.length).toBe(lines);
    const p = four('p');
    expect(emitter.normalise(p)).toBe(emitter.normalise(p));
  });
  it('keeps a first limb of up to eight half units, and goes on above for more', () => {
    const small = new LimbEmitter(W).normalise(given('p', [half << 3n]));
    expect(small).toEqual({ top: 0, limbs: [{ code: 'p0', named: true, bound: half << 3n }] });
    const more = new LimbEmitter(W).normalise(given('p', [(half << 3n) + 1n]));
    expect(more.top).toBe(-1);
    expect(more.limbs.map(({ bound }) => bound)).toEqual([4n, half]);
    const emitter = new LimbEmitter(W);
    expect(emitter.normalise(four('p')).limbs.map(({ code }) => code)).toEqual(['v3', 'v2', 'v1', 'v0']);
    expect(emitter.lines.slice(0, 2)).toEqual([
      `const v0 = (rest = p3) - (carry = rest + ${24} - ${24});`,
      expect.stringContaining('const v1 = (rest = p2 + carry) - (carry = rest + '),
    ]);
    expect(emitter.lines[emitter.lines.length - 1]).toBe('const v3 = p0 + carry;');
  });

  it('normalises before a product or a sum would overflow', () => {
    const wide = [1n << 30n, 1n << 30n, 1n << 30n];
    const emitter = new LimbEmitter(W);
    const inputs = { p: given('p', wide), q: given('q', wide, 1) };
    const product = emitter.multiply(inputs.p, inputs.q);
    expect(emitter.lines.length).toBeGreaterThan(0);
    for (const { bound } of product.limbs) expect(bound <= 1n << 53n).toBe(true);
    check(emitter, inputs, product, (of) => of('p') * of('q'), 2);

    const squares = new LimbEmitter(W);
    const square = squares.multiply(inputs.p, inputs.p);
    check(squares, { p: inputs.p }, square, (of) => of('p') ** 2n, 2);

    const sums = new LimbEmitter(W);
    const full = { p: given('p', [half, 1n << 53n]), q: given('q', [half, 1n << 53n]) };
    const sum = sums.combine(full.p, full.q, '-');
    expect(sums.lines.length).toBeGreaterThan(0);
    check(sums, full, sum, (of) => of('p') - of('q'), 1);
  });
  it('normalises the larger factor first', () => {
    const [small, large] = [given('p', [half, half]), given('q', [1n << 31n, 1n << 31n])];
    for (const factors of [
      [small, large],
      [large, small],
    ] as const) {
      const emitter = new LimbEmitter(W);
      emitter.multiply(...factors);
      expect(emitter.lines[0]).toContain('const v0 = (rest = q1) - (carry = ');
      expect(emitter.lines.filter((line) => line.includes('p1'))).toEqual([]);
    }
  });
  it('allows exactly 2^53, and refuses more', () => {
    const limit = 1n << 53n;
    const emitter = new LimbEmitter(W);
    const exact = emitter.combine(given('p', [limit - 1n]), given('q', [1n]), '+');
    expect(exact.limbs[0]!.bound).toBe(limit);
    expect(emitter.lines).toEqual([]);
    expect(() => new LimbEmitter(W).normalise(given('p', [limit]))).not.toThrow();
    expect(() => new LimbEmitter(W).normalise(given('p', [limit + 1n]))).toThrow(LimbOverflow);
    expect(() => new LimbEmitter(W).normalise(given('p', [limit + 1n]))).toThrow(
      'a limb of 9007199254740993 units',
    );
  });
  it('throws where normalising does not help: the width is too large', () => {
    const limbs: Limb[] = Array.from({ length: 20 }, (_, i) => ({
      code: `p${i}`,
      named: true,
      bound: 1n << 25n,
    }));
    expect(() => new LimbEmitter(26).multiply({ top: 0, limbs }, { top: 0, limbs: [...limbs] })).toThrow(
      LimbOverflow,
    );
    const p = { top: 0, limbs };
    expect(() => new LimbEmitter(26).multiply(p, p)).toThrow(LimbOverflow);
    expect(() => new LimbEmitter(26).multiply(p, p)).toThrow(/^a limb of \d{17} units$/);
    expect(() => new LimbEmitter(24).multiply(p, p)).not.toThrow();
    expect(new LimbOverflow('x')).toBeInstanceOf(RangeError);
  });
});
