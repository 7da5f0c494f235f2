/** Coordinates rounded in double-words, against the rounding of exact fractions; and their constants derived again. */
import { describe, expect, it } from 'vitest';
import { roundQuotient } from '../../src/arithmetic/rounding.js';
import { countWords, wordErrorConstant } from '../../src/formulas/generator/implicit-error.js';
import { lowerImplicit } from '../../src/formulas/generator/implicit-program.js';
import { constructions } from '../../src/formulas/implicit/constructions.js';
import * as generated from '../../src/implicit/generated/constructions.js';
import {
  crossingParameter,
  crossingParameter2d,
  exactCoordinates,
  exactCoordinates2d,
  exactParameterValue,
  lineLinePoint2d,
  linePlanePoint,
  type PlaneLike,
  planeOf,
  planeThrough,
  sumPlane,
  threePlanesPoint,
} from '../../src/implicit/index.js';
import { ParameterObject } from '../../src/implicit/objects/parameter-object.js';
import { Point2Object } from '../../src/implicit/objects/point2-object.js';
import { Point3Object } from '../../src/implicit/objects/point3-object.js';
import { type Draw, forEachKind, points } from './inputs.js';

/** How many numbers were certain, by kind; every certain one must be the rounded fraction. */
const tally = { certain: 0, left: 0 };

function check(near: readonly number[], exact: readonly { numerator: bigint; denominator: bigint }[]): void {
  exact.forEach(({ numerator, denominator }, i) => {
    if (Number.isNaN(near[i])) tally.left++;
    else {
      tally.certain++;
      expect(near[i]).toBe(roundQuotient(numerator, denominator));
    }
  });
}

function planeOfAny(draw: Draw, any: () => number[]): PlaneLike {
  const how = draw.below(5);
  if (how === 0) return sumPlane([...any(), any()[0]!], [...any(), any()[1]!]);
  const normal = any();
  if (how === 1 && normal.some((x) => x !== 0)) return planeOf({ normal, constant: any()[2]! });
  return planeThrough(any(), any(), any());
}

describe('rounding in double-words', () => {
  it('gives the nearest double wherever it is certain', () => {
    for (const seed of [111, 112, 113]) {
      forEachKind(seed, 150, (draw, kind) => {
        const pool = points(draw, kind, 9, 3);
        const any = () => draw.pick(pool);
        const plane = () => planeOfAny(draw, any);
        for (const point of [
          linePlanePoint(any(), any(), plane()),
          threePlanesPoint(plane(), plane(), plane()),
        ]) {
          if (point === null) continue;
          check(Point3Object.near(point as unknown as Point3Object) ?? [], exactCoordinates(point));
        }
        const flat = points(draw, kind, 4, 2) as [number[], number[], number[], number[]];
        const crossing = lineLinePoint2d(...flat);
        if (crossing !== null)
          check(Point2Object.near(crossing as unknown as Point2Object)!, exactCoordinates2d(crossing));
        const direction = any();
        const along = direction.some((x) => x !== 0) ? crossingParameter(any(), direction, plane()) : null;
        for (const t of [along, crossingParameter2d(...flat)]) {
          if (t === null) continue;
          check([ParameterObject.near(t as unknown as ParameterObject)], [exactParameterValue(t)]);
        }
      });
    }
    expect(tally.certain).toBeGreaterThan(8000);
    expect(tally.left).toBeGreaterThan(100);
  });

  it('is certain of almost all random numbers', () => {
    let left = 0;
    forEachKind(114, 300, (draw, kind) => {
      if (kind !== 'uniform') return;
      const any = () => [draw.signed(), draw.signed(), draw.signed()];
      const point = linePlanePoint(any(), any(), planeThrough(any(), any(), any()))!;
      const near = Point3Object.near(point as unknown as Point3Object)!;
      if (near.some(Number.isNaN)) left++;
    });
    expect(left).toBeLessThan(3);
  });
});

describe('the error constants', () => {
  /** ((1 + 9u²)^n - 1) / (1 - u)^(k + 1) from above, by series with fractions of integers. */
  function constantAbove(n: number, k: number): boolean {
    const c = wordErrorConstant(n, k);
    const scale = 2n ** 300n;
    const eta = (9n * scale) >> 106n;
    let power = scale;
    for (let i = 0; i < n; i++) power = (power * (scale + eta)) / scale;
    let divisor = scale;
    for (let i = 0; i <= k; i++) divisor = (divisor * (2n ** 53n - 1n)) / 2n ** 53n;
    const truth = ((power - scale) * scale) / divisor;
    const stated = BigInt(c * 2 ** 200) * 2n ** 100n;
    return stated >= truth - 2n ** 40n && stated <= truth + truth / 2n ** 40n;
  }

  it('are those of the counts of each result', () => {
    let seen = 0;
    for (const formula of constructions.filter(({ forms }) => forms.includes('words'))) {
      const lowered = lowerImplicit(formula);
      const name = formula.name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
      const stated = (generated as unknown as Record<string, Record<string, number>>)[`WORD_ERRORS_${name}`]!;
      for (const [result, root] of lowered.roots) {
        const { n, k } = countWords(lowered, root);
        expect(stated[result]).toBe(wordErrorConstant(n, k));
        expect(constantAbove(n, k)).toBe(true);
        seen++;
      }
    }
    expect(seen).toBe(25);
  });

  it('allow for what planes have behind them', () => {
    const counts = (name: string) => {
      const formula = constructions.find((one) => one.name === name && one.forms.includes('words'))!;
      const lowered = lowerImplicit(formula);
      return lowered.roots.map(([, root]) => countWords(lowered, root));
    };
    // A normal: a product of two differences (n = 1, k = 4), a difference of two. An offset stands below what is
    // assumed, 8 and 16.
    expect(counts('normalThrough')).toEqual([
      { n: 2, k: 5 },
      { n: 2, k: 5 },
      { n: 2, k: 5 },
    ]);
    expect(counts('offset')).toEqual([{ n: 5, k: 10 }]);
  });
});
