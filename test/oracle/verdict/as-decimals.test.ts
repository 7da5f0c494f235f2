import { describe, expect, test } from 'vitest';
import { generateQuestion, questionFamilyNamed } from '../../../fuzz/questions/generate.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import type { AnyQuestion } from '../../../src/oracle/questions/question.js';
import { allQuestions, loadQuestions, requireQuestion } from '../../../src/oracle/questions/registry.js';
import { asDecimals, describeDecimals } from '../../../src/oracle/verdict/as-decimals.js';
import { decidedExactly, decideExactly } from '../../../src/oracle/verdict/decide-exactly.js';
import { decimalValues } from '../../../src/oracle/verdict/decimal-values.js';

await loadQuestions();
const orient = requireQuestion('orient2d');

function* casesOf(question: AnyQuestion, family: string, count: number): Generator<Float64Array> {
  const random = new Random(...deriveSeed('decimals', question.name));
  const values = new Float64Array(question.layout.arity);
  const drawnFrom = questionFamilyNamed(question, family);
  for (let i = 0; i < count; i++)
    if (generateQuestion(question, drawnFrom, random, values)) yield values.slice();
}

describe('decimals', () => {
  test('are read as they are written', () => {
    expect(decimalValues([0.1, 2])).toEqual({ numerators: [1n, 20n], one: 10n });
    expect(decimalValues([-0, 0.1 + 0.2])).toEqual({ numerators: [0n, 30000000000000004n], one: 10n ** 17n });
    expect(decimalValues([1e21, -1.5e-7])).toEqual({ numerators: [10n ** 29n, -15n], one: 10n ** 8n });
    expect(decimalValues([1e300])).toEqual({ numerators: [10n ** 300n], one: 1n });
    expect(decimalValues([Number.MIN_VALUE])).toEqual({ numerators: [5n], one: 10n ** 324n });
  });

  test('on a line are beside it as doubles', () => {
    // The points (0, 0), (1, 3), (0.1, 0.3).
    const both = asDecimals(orient, [0, 0, 1, 3, 0.1, 0.3])!;
    expect(both.decimals).toEqual({ answer: 0, distance: 0, onBoundary: true });
    expect(both.doubles).toEqual({ answer: -1, distance: 8.777083671441753e-18, onBoundary: false });
    expect(both.differs).toBe(true);
    expect(describeDecimals(both)).toBe(
      'as the decimals you wrote: 0, exactly on the boundary; as doubles: -1, 8.777083671441753e-18 from the boundary',
    );
  });

  test('that a computation has made are not those that were meant', () => {
    expect(asDecimals(orient, [0, 0, 1, 1, 0.3, 0.3])!.decimals.answer).toBe(0);
    const computed = asDecimals(orient, [0, 0, 1, 1, 0.3, 0.1 + 0.2])!;
    expect(computed.decimals).toEqual({ answer: 1, distance: 2.8284271247461904e-17, onBoundary: false });
    expect(computed.doubles.distance).toBe(2 ** -54 * Math.SQRT1_2);
  });

  test('decide queries', () => {
    const segment = asDecimals(requireQuestion('pointSegment2d'), [0.1, 0.3, 0, 0, 1, 3])!;
    expect([segment.decimals.answer, segment.doubles.answer]).toEqual(['inside e0', 'outside -']);
    const crossing = asDecimals(requireQuestion('segmentSegment2d'), [0, 0, 1, 3, 0.1, 0.3, 4, 0])!;
    expect(crossing.decimals.answer).toBe('touching e0/v0');
    expect(crossing.doubles.answer).toBe('disjoint');
  });

  test('say nothing about space, nor about what nobody decides for them', () => {
    expect(asDecimals(requireQuestion('orient3d'), new Float64Array(12))).toBeUndefined();
    expect(asDecimals(requireQuestion('powerTest2d'), new Float64Array(12))).toBeUndefined();
  });
});

describe.each(decidedExactly)('%s for decimals', (name) => {
  const question = requireQuestion(name);

  test('is what the referee says, where the decimals are doubles', () => {
    const seen = new Set<unknown>();
    for (const family of ['integer-lattice', 'subnormals']) {
      for (const values of casesOf(question, family, 40)) {
        if (!values.every(Number.isSafeInteger)) continue;
        const both = asDecimals(question, values)!;
        expect([values, both.decimals]).toEqual([values, both.doubles]);
        expect(both.differs).toBe(false);
        seen.add(both.decimals.answer);
      }
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('is what the referee says of the grid in its own unit', () => {
    let compared = 0;
    for (const values of casesOf(question, 'decimal-grid', 150)) {
      const { numerators, one } = decimalValues(values);
      // Thirds and sevenths have 16 digits; counts and rules are no coordinates.
      if (question.layout.parts.some(({ kind }) => kind === 'integer')) continue;
      if (numerators.some((n) => n > 2n ** 53n || n < -(2n ** 53n))) continue;
      const scaled = Float64Array.from(numerators, Number);
      expect(decideExactly(question, { numerators, one })).toEqual(question.referee(scaled));
      compared++;
    }
    if (question.layout.parts.some(({ kind }) => kind === 'integer')) return;
    expect(compared).toBeGreaterThan(20);
  });
});

test('a family of decimals: on one line as they are written, often beside it as doubles', () => {
  const random = new Random(...deriveSeed('decimals', 'lines'));
  let differing = 0;
  for (let i = 0; i < 500; i++) {
    const [x, y, dx, dy] = [0, 1, 2, 3].map(() => random.between(-50, 50)) as [
      number,
      number,
      number,
      number,
    ];
    const divisor = [10, 100, 1000][random.below(3)]!;
    const points = [0, random.between(1, 9), random.between(-9, 9)].flatMap((k) => [x + k * dx, y + k * dy]);
    const values = points.map((n) => n / divisor);
    const { decimals, doubles, differs } = asDecimals(orient, values)!;
    expect([values, decimals.answer]).toEqual([values, 0]);
    if (differs) expect(doubles.distance).toBeGreaterThan(0);
    // What the rounding of a coordinate below 1000 can do, three times over.
    expect(doubles.distance ?? 0).toBeLessThan(1e-12);
    if (differs) differing++;
  }
  expect(differing).toBeGreaterThan(100);
});

test('the queries of two shapes of the plane are all decided for decimals', () => {
  const pairs = allQuestions().filter(
    ({ area, layout, holds, name }) =>
      area === 'planar' &&
      layout.dimension === 2 &&
      holds !== undefined &&
      !/olygon|Points|uad|Intersections/.test(name),
  );
  expect(pairs.map(({ name }) => name).filter((name) => !decidedExactly.includes(name))).toEqual([]);
});
