import * as theirs from 'robust-predicates';
import { describe, expect, it } from 'vitest';
import { familyNamed, generate } from '../../fuzz/index.js';
import { Random, signatures } from '../../src/oracle/index.js';
import * as ours from '../../src/robust-predicates/index.js';

type Name = 'orient2d' | 'orient3d' | 'incircle' | 'insphere';
type Predicate = (...coordinates: number[]) => number;
const arity: Readonly<Record<Name, number>> = { orient2d: 6, orient3d: 12, incircle: 8, insphere: 15 };
const names = Object.keys(arity) as Name[];
const mine = ours as unknown as Record<string, Predicate>;
const other = theirs as unknown as Record<string, Predicate>;

/** Where that package is right: its products neither overflow nor underflow. */
const inWindow = (values: readonly number[]) =>
  values.every((value) => value === 0 || (Math.abs(value) > 2 ** -60 && Math.abs(value) < 2 ** 60));

describe('unerring/robust-predicates', () => {
  it('has the names of the package, and no others', () => {
    expect(Object.keys(ours).sort()).toEqual(Object.keys(theirs).sort());
  });

  it('is that package to the compiler', () => {
    // Each function can stand where the other is expected.
    const replaced: { [K in keyof typeof theirs]: (typeof theirs)[K] } = ours;
    expect(replaced.orient2d).toBe(ours.orient2d);
  });

  describe.each(names)('%s', (name) => {
    it.each([
      'integer-lattice',
      'ulp-walk',
      'uniform',
      'full-mantissa',
      'decimal-grid',
      'needles',
      'shared-vertices',
    ])('has the same sign: %s', (family) => {
      const random = new Random(7, 1, 2, 3);
      const values = new Float64Array(arity[name]);
      let seen = 0;
      const signs = new Set<number>();
      for (let i = 0; i < 400; i++) {
        generate(familyNamed(family), random, signatures[name], values);
        if (!inWindow(Array.from(values))) continue;
        seen++;
        const expected = Math.sign(other[name]!(...values)) + 0;
        expect(mine[name]!(...values), `${name}(${values.join(', ')})`).toBe(expected);
        expect(mine[`${name}fast`]!(...values)).toBe(expected);
        signs.add(expected);
      }
      expect(seen).toBeGreaterThan(100);
      // Full mantissas come exactly on a line, plane, circle or sphere.
      expect(signs.size).toBeGreaterThan(family === 'full-mantissa' ? 0 : 1);
    });

    it('throws where the package returns NaN', () => {
      const values = Array.from({ length: arity[name] }, (_, i) => (i * i) % 7);
      values[0] = Number.NaN;
      expect(other[name]!(...values)).toBeNaN();
      expect(() => mine[name]!(...values)).toThrow(/^\w+: ax must be a finite number, got NaN$/);
    });

    it('is right where the package is not', () => {
      // A configuration of small integers, scaled so that that package's products underflow.
      const base = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 2];
      const flat = name === 'orient2d' || name === 'incircle' ? [0, 0, 1, 0, 0, 1, 2, 2] : base;
      const values = flat.slice(0, arity[name]);
      const tiny = values.map((value) => value * 2 ** -600);
      expect(mine[name]!(...tiny)).toBe(mine[name]!(...values));
      expect(Math.abs(mine[name]!(...values))).toBe(1);
      expect(Math.sign(other[name]!(...tiny))).not.toBe(mine[name]!(...values));
    });
  });
});
