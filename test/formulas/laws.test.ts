import { describe, expect, it } from 'vitest';
import { loadFormulas } from '../../src/formulas/generate.js';
import { deriveLaws } from '../../src/formulas/generator/laws.js';
import {
  direction,
  dot,
  formula,
  minus,
  plus,
  point,
  scalar,
  times,
} from '../../src/formulas/language/index.js';
import { Numbers, valueAt } from './expressions.js';

const formulas = (await loadFormulas()).map(({ formula }) => formula);

/** Exchanges, one word each: `ab-` negates, `ab+` keeps. Then degree, terms and `t` if translation changes nothing. */
const summary = (f: (typeof formulas)[number]): string => {
  const { degree, terms, translationInvariant, exchanges } = deriveLaws(f);
  const words = exchanges.map(({ parameters, sign }) => parameters.join('') + (sign === 1 ? '+' : '-'));
  return `${words.join(' ')} | ${degree} ${terms}${translationInvariant ? ' t' : ''}`;
};

const expected: Record<string, string> = {
  angle2d: 'ac+ | 2 8 t',
  angle3d: 'ac+ | 2 12 t',
  awayFromLine3d: 'cd+ | 4 120 t',
  compareAlong2d: 'ab- | 2 4 t',
  compareAlong3d: 'ab- | 2 6 t',
  compareCrossings2d: 'ab- cd- ef- | 4 48 t',
  compareCrossings3d: 'ab- | 4 36',
  compareDistance2d: 'ab- | 2 8 t',
  compareDistance3d: 'ab- | 2 12 t',
  compareDistanceToPlane: ' | 4 13',
  compareLength2d: 'ab+ cd+ | 2 12 t',
  compareLength3d: 'ab+ cd+ | 2 18 t',
  cross2d: 'ab- cd- | 2 8 t',
  dihedralAngle3d: 'ab+ pq+ | 4 99 t',
  dot2d: 'ab- cd- | 2 8 t',
  dot3d: 'ab- cd- | 2 12 t',
  inDiametralCircle: 'ab+ | 2 8 t',
  inDiametralSphere: 'ab+ | 2 12 t',
  incircle: 'ab- ac- ad- bc- bd- cd- | 4 48 t',
  insphere: 'ab- ac- ad- ae- bc- bd- be- cd- ce- de- | 5 360 t',
  orient2d: 'ab- ac- bc- | 2 6 t',
  orient3d: 'ab- ac- ad- bc- bd- cd- | 3 24 t',
  orientDirection3d: 'ab- ac- bc- | 3 18 t',
  orientOffset3d: 'ab- | 5 48 t',
  powerTest2d: 'ab- ac- ad- bc- bd- cd- | 4 72 t',
  powerTest3d: 'ab- ac- ad- ae- bc- bd- be- cd- ce- de- | 5 480 t',
  sideOfLine2d: 'op- | 2 4 t',
  sideOfPlane: ' | 2 4',
  triple3d: 'ab- cd- ef- | 3 48 t',
};

describe('deriveLaws', () => {
  it.each(formulas.map((f) => [f.name, f] as const))('%s', (name, f) => {
    expect(summary(f)).toBe(expected[name]);
  });

  it.each(formulas.map((f) => [f.name, f] as const))('%s: the laws hold at random points', (_name, f) => {
    const { exchanges, degree } = deriveLaws(f);
    const numbers = new Numbers(5);
    for (let i = 0; i < 20; i++) {
      const at = numbers.integers(f.arguments.length, 100);
      const value = valueAt(f, at);
      for (const { permutation, sign } of exchanges) {
        expect([...permutation].sort((a, b) => a - b)).toEqual(at.map((_, j) => j));
        expect(
          valueAt(
            f,
            permutation.map((j) => at[j]!),
          ),
        ).toBe(BigInt(sign) * value);
      }
      const scaled = at.map((x, j) => {
        const unit = f.arguments[j]!.unit;
        return x * 3n ** BigInt(Object.values(unit).reduce((sum, power) => sum + power, 0));
      });
      expect(valueAt(f, scaled)).toBe(value * 3n ** BigInt(degree));
    }
  });

  const rest = { name: 'made', decides: '', remarks: '', examples: [] };
  it('exchanges a point together with its weight', () => {
    const weights = formula({
      ...rest,
      parameters: { a: point(2), aw: scalar({ length: 2 }), b: point(2), bw: scalar({ length: 2 }) },
      sign: ({ a, aw, b, bw }) => plus(dot(a, a), plus(minus(aw, bw), minus(dot(b, b), times(a[0]!, a[0]!)))),
    });
    expect(summary(weights)).toBe(' | 2 5');
    const symmetric = formula({
      ...rest,
      parameters: { a: point(2), aw: scalar({ length: 2 }), b: point(2), bw: scalar({ length: 2 }) },
      sign: ({ a, aw, b, bw }) => minus(plus(dot(a, a), aw), plus(dot(b, b), bw)),
    });
    expect(summary(symmetric)).toBe('ab- | 2 6');
    expect(deriveLaws(symmetric).exchanges[0]!.permutation).toEqual([3, 4, 5, 0, 1, 2]);
  });
  it('knows the weight of a point whose name is longer', () => {
    const long = formula({
      ...rest,
      parameters: {
        first: point(2),
        firstw: scalar({ length: 2 }),
        last: point(2),
        lastw: scalar({ length: 2 }),
      },
      sign: ({ first, firstw, last, lastw }) =>
        minus(plus(dot(first, first), firstw), plus(dot(last, last), lastw)),
    });
    expect(deriveLaws(long).exchanges).toEqual([
      { parameters: ['first', 'last'], permutation: [3, 4, 5, 0, 1, 2], sign: -1 },
    ]);
  });
  it('does not exchange parameters of different units or sizes', () => {
    const partly = formula({
      ...rest,
      parameters: { a: point(2), aw: scalar({ length: 2 }), b: point(2), bw: scalar({ direction: 1 }) },
      sign: ({ a, b }) => minus(a[0]!, b[0]!),
    });
    expect(summary(partly)).toBe(' | 1 2 t');
    const units = formula({
      ...rest,
      parameters: { a: point(2), u: direction(2) },
      sign: ({ a, u }) => dot(a, u),
    });
    expect(summary(units)).toBe(' | 2 2');
    const sizes = formula({
      ...rest,
      parameters: { a: point(2), s: scalar({ length: 1 }) },
      sign: ({ a, s }) => plus(a[0]!, s),
    });
    expect(summary(sizes)).toBe(' | 1 2');
  });
  it('moves points, not scalars or directions', () => {
    const distance = formula({
      ...rest,
      parameters: { a: point(2), b: point(2), r: scalar({ length: 1 }) },
      sign: ({ a, b, r }) => plus(minus(a[0]!, b[0]!), r),
    });
    expect(deriveLaws(distance).translationInvariant).toBe(true);
    const crossed = formula({
      ...rest,
      parameters: { a: point(2), b: point(2) },
      sign: ({ a, b }) => minus(a[0]!, b[1]!),
    });
    expect(deriveLaws(crossed).translationInvariant).toBe(false);
    const along = formula({
      ...rest,
      parameters: { u: direction(2), a: point(2) },
      sign: ({ u, a }) => dot(u, a),
    });
    expect(deriveLaws(along).translationInvariant).toBe(false);
  });
});
