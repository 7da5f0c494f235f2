import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configurations } from '../../fuzz/arbitraries.js';
import { loadFormulas } from '../../src/formulas/generate.js';
import { deriveLaws } from '../../src/formulas/generator/laws.js';
import type { Formula } from '../../src/formulas/language/index.js';
import { generatedNames, type PredicateName, predicates, signatures } from './predicates.js';

const formulas = new Map((await loadFormulas()).map(({ formula }) => [formula.name, formula]));
const RUNS = { seed: 20240117, numRuns: 400 };
/** 0 - x rather than -x: there is no negative zero. */
const negated = (sign: number) => 0 - sign;

describe.each(generatedNames)('%s', (name) => {
  const formula = formulas.get(name)!;
  const predicate = predicates[name];
  /** Inside the tests, so that mutation testing knows to which test it belongs. */
  const laws = () => deriveLaws(formula);
  const isPlane = signatures[name].kind === 'plane';

  it('is a sign, never -0, and the same again', () => {
    fc.assert(
      fc.property(configurations(name), (values) => {
        const sign = predicate(...values);
        expect([-1, 0, 1].some((s) => Object.is(s, sign))).toBe(true);
        expect(predicate(...values)).toBe(sign);
      }),
      RUNS,
    );
  });
  it('keeps or changes its sign with exchanged points', () => {
    const { exchanges } = laws();
    expect(exchanges.length === 0).toBe(isPlane);
    if (isPlane) return;
    fc.assert(
      fc.property(configurations(name), fc.constantFrom(...exchanges), (values, { permutation, sign }) => {
        const exchanged = predicate(...permutation.map((j) => values[j]!));
        expect(exchanged).toBe(sign === 1 ? predicate(...values) : negated(predicate(...values)));
      }),
      RUNS,
    );
  });
  it('does not change with translations that are exact, unless it is about a plane', () => {
    expect(laws().translationInvariant).toBe(!isPlane);
    if (isPlane) return;
    const shift = fc.record({
      vector: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -(2 ** 40), max: 2 ** 40 }))),
      scale: fc.integer({ min: -200, max: 200 }),
    });
    fc.assert(
      fc.property(configurations(name, ['integer-lattice']), shift, (values, { vector, scale }) => {
        const unit = 2 ** scale;
        const moved = values.map((x, i) => {
          const coordinate = axisOf(formula, i);
          return (coordinate < 0 ? x * unit ** degreeOf(formula, i) : (x + vector[coordinate]!) * unit) + 0;
        });
        expect(predicate(...moved)).toBe(predicate(...values));
      }),
      RUNS,
    );
  });
  it('does not change with scaling by powers of two that is exact', () => {
    const exponent = fc.integer({ min: -1000, max: 1000 });
    let exact = 0;
    fc.assert(
      fc.property(configurations(name), exponent, exponent, (values, k, l) => {
        const factors = formula.arguments.map(
          ({ unit }) => (unit.length ?? 0) * k + (unit.direction ?? 0) * l,
        );
        const scaled = values.map((x, i) => times2(x, factors[i]!));
        if (!scaled.every((x, i) => Number.isFinite(x) && times2(x, -factors[i]!) === values[i])) return;
        exact++;
        expect(predicate(...scaled)).toBe(predicate(...values));
      }),
      RUNS,
    );
    expect(exact).toBeGreaterThan(50);
  });
});

/** The axis of a point's coordinate; -1 for directions and scalars. */
function axisOf(formula: Formula, argument: number): number {
  const { name, parameter, unit } = formula.arguments[argument]!;
  return unit.length === 1 && name !== parameter ? 'xyz'.indexOf(name.slice(parameter.length)) : -1;
}

const degreeOf = (formula: Formula, argument: number): number =>
  formula.arguments[argument]!.unit.length ?? 0;

/** x · 2^k in steps that do not leave the range of powers. */
function times2(x: number, k: number): number {
  let [result, left] = [x, k];
  for (; left > 1000; left -= 1000) result *= 2 ** 1000;
  for (; left < -1000; left += 1000) result *= 2 ** -1000;
  return result * 2 ** left;
}

/** The laws as the documentation states them, by hand: points by their letters. */
describe('stated by hand', () => {
  const letters = 'abcde';
  const law = (name: PredicateName, order: string, sign: 1 | -1) => {
    it(`${name}(${[...order].join(', ')}) is ${sign === 1 ? '' : '-'}${name}`, () => {
      const { stride } = signatures[name];
      fc.assert(
        fc.property(configurations(name), (values) => {
          const permuted = [...order].flatMap((letter) => {
            const at = letters.indexOf(letter) * stride;
            return values.slice(at, at + stride);
          });
          const expected = predicates[name](...values);
          expect(predicates[name](...permuted)).toBe(sign === 1 ? expected : negated(expected));
        }),
        { ...RUNS, numRuns: 200 },
      );
    });
  };
  law('orient2d', 'bca', 1);
  law('orient2d', 'cab', 1);
  law('orient2d', 'bac', -1);
  law('orient2d', 'cba', -1);
  law('orient3d', 'bcad', 1);
  law('orient3d', 'bacd', -1);
  law('orient3d', 'abdc', -1);
  law('orient3d', 'badc', 1);
  law('orient3d', 'dcba', 1);
  law('orient3d', 'bcda', -1);
  law('incircle', 'bcad', 1);
  law('incircle', 'bacd', -1);
  law('incircle', 'abdc', -1);
  law('incircle', 'cdab', 1);
  law('incircle', 'bcda', -1);
  law('insphere', 'bcade', 1);
  law('insphere', 'bacde', -1);
  law('insphere', 'abced', -1);
  law('insphere', 'badce', 1);
  law('insphere', 'bcdea', 1);
  law('powerTest2d', 'bcad', 1);
  law('powerTest2d', 'bacd', -1);
  law('powerTest2d', 'abdc', -1);
  law('powerTest3d', 'bacde', -1);
  law('powerTest3d', 'bcdea', 1);

  it('incircle and insphere are power tests with equal weights', () => {
    fc.assert(
      fc.property(configurations('incircle'), fc.double({ noNaN: true, noDefaultInfinity: true }), (v, w) => {
        const weighted = [0, 2, 4, 6].flatMap((i) => [v[i]!, v[i + 1]!, w]);
        expect(predicates.powerTest2d(...weighted)).toBe(predicates.incircle(...v));
      }),
      RUNS,
    );
    fc.assert(
      fc.property(configurations('insphere'), fc.double({ noNaN: true, noDefaultInfinity: true }), (v, w) => {
        const weighted = [0, 3, 6, 9, 12].flatMap((i) => [...v.slice(i, i + 3), w]);
        expect(predicates.powerTest3d(...weighted)).toBe(predicates.insphere(...v));
      }),
      RUNS,
    );
  });
  it('orient2d, dot2d and the others agree where they mean the same', () => {
    fc.assert(
      fc.property(configurations('orient2d'), ([ax, ay, bx, by, cx, cy]) => {
        const { orient2d, cross2d, angle2d, dot2d, inDiametralCircle, compareDistance2d, compareLength2d } =
          predicates;
        const [a, b, c] = [
          [ax!, ay!],
          [bx!, by!],
          [cx!, cy!],
        ] as const;
        expect(cross2d(...a, ...b, ...a, ...c)).toBe(orient2d(...a, ...b, ...c));
        expect(dot2d(...b, ...a, ...b, ...c)).toBe(angle2d(...a, ...b, ...c));
        expect(inDiametralCircle(...a, ...c, ...b)).toBe(negated(angle2d(...a, ...b, ...c)));
        expect(compareLength2d(...a, ...b, ...a, ...c)).toBe(compareDistance2d(...a, ...b, ...c));
      }),
      RUNS,
    );
  });
  it('a plane and its opposite', () => {
    fc.assert(
      fc.property(configurations('compareDistanceToPlane'), (values) => {
        const opposite = values.map((x, i) => (i < 4 ? negated(x) : x));
        const { sideOfPlane, sideOfThickPlane, compareDistanceToPlane } = predicates;
        const side = sideOfPlane(...values.slice(0, 7));
        const distance = compareDistanceToPlane(...values);
        expect(sideOfPlane(...opposite.slice(0, 7))).toBe(negated(side));
        expect(compareDistanceToPlane(...opposite)).toBe(distance);
        expect(sideOfThickPlane(...values)).toBe(distance > 0 ? side : 0);
        expect(sideOfThickPlane(...opposite)).toBe(negated(sideOfThickPlane(...values)));
        expect(sideOfThickPlane(...values.slice(0, 7), 0)).toBe(side);
      }),
      RUNS,
    );
  });
});
