import { describe, expect, test } from 'vitest';
import {
  generateQuestion,
  questionFamilyNamed,
  questionFamilyNames,
} from '../../../fuzz/questions/generate.js';
import * as rational from '../../../src/arithmetic/rational.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import { type AnyQuestion, holds, isPredicate } from '../../../src/oracle/questions/question.js';
import { loadQuestions, requireQuestion } from '../../../src/oracle/questions/registry.js';
import {
  isWithin,
  marginOf,
  marginValue,
  questionsWithMargin,
} from '../../../src/oracle/verdict/margins/index.js';
import { betweenRoots, rootOf } from '../../../src/oracle/verdict/margins/margin.js';
import { distanceToBoundary, placeOf, placeText } from '../../../src/oracle/verdict/margins/place.js';

await loadQuestions();

const whole = (n: number) => rational.fromParts(BigInt(n), 1n);

describe('a margin', () => {
  test('is rounded to the nearest double', () => {
    expect(marginValue(rootOf(whole(2)))).toBe(Math.SQRT2);
    expect(marginValue(betweenRoots(whole(2), whole(2)))).toBe(0);
    expect(marginValue(betweenRoots(whole(4), whole(9)))).toBe(1);
    expect(marginValue(betweenRoots(rational.fromParts(1n, 9n), rational.fromParts(1n, 4n)))).toBe(1 / 6);
    // √(n + 1) − √n, where doubles lose half of their digits: 1 / (√(n + 1) + √n).
    const near = betweenRoots(whole(1e15), whole(1e15 + 1));
    expect(marginValue(near)).toBeCloseTo(1 / (2 * Math.sqrt(1e15)), 22);
  });

  test('is compared with a tolerance exactly, at the ulp', () => {
    const [below, above] = [Math.SQRT2 - 2 ** -52, Math.SQRT2];
    expect([isWithin(rootOf(whole(2)), below), isWithin(rootOf(whole(2)), above)]).toEqual([false, true]);
    expect([isWithin(rootOf(whole(4)), 2), isWithin(rootOf(whole(4)), 2 - 2 ** -52)]).toEqual([true, false]);
    const gap = betweenRoots(whole(3), whole(2));
    const value = marginValue(gap);
    const [low, high] = [value * (1 - 2 ** -52), value * (1 + 2 ** -52)];
    expect([isWithin(gap, low), isWithin(gap, high)]).toEqual([false, true]);
    expect(isWithin(betweenRoots(whole(9), whole(4)), 1)).toBe(true);
    expect(isWithin(betweenRoots(whole(9), whole(4)), 1 - 2 ** -53)).toBe(false);
    expect(isWithin(betweenRoots(whole(5), whole(5)), 0)).toBe(true);
  });
});

describe('the distance to the decision boundary', () => {
  const of = (name: string, ...values: number[]) => distanceToBoundary(requireQuestion(name), values);

  test('of predicates', () => {
    expect(of('orient2d', 0, 0, 3, 4, 5, 0)).toBe(4);
    expect(of('orient2d', 1, 1, 1, 1, 5, 0)).toBeUndefined();
    expect(of('orient2d', 0, 0, 1, 1, 0.1, 0.1)).toBe(0);
    expect(of('orient3d', 0, 0, 0, 1, 0, 0, 0, 1, 0, 7, 8, -9)).toBe(9);
    expect(of('incircle', 1, 0, 0, 1, -1, 0, 3, 4)).toBe(4);
    expect(of('incircle', 0, 0, 1, 1, 2, 2, 3, 4)).toBeUndefined();
    expect(of('insphere', 1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0)).toBe(1);
    expect(of('sideOfPlane', 0, 3, 4, -5, 0, 3, 4)).toBe(4);
    expect(of('sideOfThickPlane', 0, 3, 4, -5, 0, 3, 4, 1)).toBe(3);
    expect(of('compareDistance2d', 0, 0, 1, 0, 3, 0)).toBe(2);
    expect(of('compareLength2d', 0, 0, 3, 4, 0, 0, 0, 2)).toBe(3);
    expect(of('inDiametralCircle', -1, 0, 1, 0, 0, 0.25)).toBe(0.75);
    expect(of('compareAlong2d', 0, 2, 7, 1, 0, 5)).toBe(4);
    expect(of('dot2d', 0, 0, 1, 0, 0, 0, 1, 0)).toBeUndefined();
  });

  test('of queries', () => {
    expect(of('pointSegment2d', 5, 4, 0, 0, 2, 0)).toBe(5);
    expect(of('pointTriangle2d', 1, 1, 0, 0, 10, 0, 0, 10)).toBe(1);
    expect(of('pointBox2d', 3, 4, 0, 0, 10, 10)).toBe(3);
    expect(of('pointBox2d', 13, 14, 0, 0, 10, 10)).toBe(5);
    expect(of('pointBox', 5, 5, 12, 0, 0, 0, 10, 10, 10)).toBe(2);
    expect(of('segmentSegment2d', 0, -1, 0, 5, -2, 0, 3, 0)).toBe(1);
    expect(of('segmentSegment2d', 0, 2, 0, 5, -2, 0, 3, 0)).toBe(2);
    // Through the middle of a triangle, past its corner, away from it.
    const triangle = [0, 0, 0, 8, 0, 0, 0, 8, 0];
    expect(of('rayTriangle', 2, 1, 3, 0, 0, -1, ...triangle)).toBe(1);
    expect(of('rayTriangle', -3, -4, 3, 0, 0, -1, ...triangle)).toBe(5);
    expect(of('rayTriangle', 2, 1, 3, 0, 0, 1, ...triangle)).toBe(3);
    expect(of('triangleTriangle', ...triangle, ...triangle)).toBeUndefined();
  });

  test('is exact where doubles are far off', () => {
    expect(of('orient2d', 0, 0, 1, 3, 0.1, 0.3)).toBeGreaterThan(0);
    expect(of('orient2d', 0, 0, 1e-308, 1e-308, 1e308, 0)).toBe(1e308 * Math.SQRT1_2);
  });
});

test('a place says whether it is exactly there, however small or great the distance', () => {
  const text = (...values: number[]) => placeText(placeOf(orient, values));
  const orient = requireQuestion('orient2d');
  const beside = (x: number) => [0, 0, 1e15, 1, x, 0];
  expect(text(0, 0, 3, 4, 5, 0)).toBe('4 from where the answer changes');
  expect(text(...beside(0))).toBe('exactly where the answer changes');
  expect(text(...beside(Number.MIN_VALUE))).toBe('less than 5e-324 from where the answer changes');
  expect(placeOf(orient, beside(Number.MIN_VALUE))).toEqual({ distance: 0, onBoundary: false });
  const far = Number.MAX_VALUE;
  expect(text(-far, -far, -far, far, far, 0)).toBe(
    'more than 1.7976931348623157e+308 from where the answer changes',
  );
  expect(text(1, 1, 1, 1, 2, 3)).toBeUndefined();
});

/** Cases of all families in turn. */
function* casesOf(question: AnyQuestion, count: number): Generator<Float64Array> {
  const random = new Random(...deriveSeed('margins', question.name));
  const families = questionFamilyNames(question).map((name) => questionFamilyNamed(question, name));
  const values = new Float64Array(question.layout.arity);
  for (let i = 0; i < count; i++) {
    if (generateQuestion(question, families[i % families.length]!, random, values)) yield values.slice();
  }
}

/** Whether the true answer is one of the boundary. */
function isOnBoundary(question: AnyQuestion, values: Float64Array): boolean | undefined {
  const truth = question.referee(values.slice());
  // Within a thick plane the answer is 0 everywhere; on its boundary the distance is the half thickness.
  if (question.name === 'sideOfThickPlane')
    return requireQuestion('compareDistanceToPlane').referee(values.slice()) === 0;
  if (isPredicate(question) || question.name === 'pointPlane') return Number(truth) === 0;
  const [first] = String(truth).split(' ');
  if (question.name === 'pointLine2d') return first === 'on';
  if (question.name === 'segmentSegment2d') return first === 'touching' || first === 'overlapping';
  if (question.name === 'rayTriangle')
    return first === 'disjoint' ? false : first === 'crossing' ? undefined : true;
  // A point, a segment, a ray and a line are as thin as their boundary, and so is a triangle in space.
  const isThick = /^point(Triangle2d|Box|Polygon)/.test(question.name);
  return isThick && !isFlat(question, values) ? first === 'boundary' : first !== 'outside';
}

/** Whether a shape that could have an inside has none. */
function isFlat({ name, layout }: AnyQuestion, values: Float64Array): boolean {
  if (!name.startsWith('pointBox')) return false;
  const { dimension, parts } = layout;
  const { at } = parts.find((one) => one.name === 'box')!;
  return [...values.slice(at, at + dimension)].some((low, j) => low === values[at + dimension + j]);
}

describe.each(questionsWithMargin)('the margin of %s', (name) => {
  const question = requireQuestion(name);

  test('is zero where the answer is that of the boundary, and nowhere else', () => {
    let [zeros, others] = [0, 0];
    for (const values of casesOf(question, 150)) {
      const margin = marginOf(question, values);
      const boundary = isOnBoundary(question, values);
      if (margin === undefined || boundary === undefined) continue;
      expect([values, isWithin(margin, 0)]).toEqual([values, boundary]);
      expect(marginValue(margin)).toBeGreaterThanOrEqual(0);
      if (boundary) zeros++;
      else others++;
    }
    expect([zeros > 0, others > 0]).toEqual([true, true]);
  });
});

test('nothing changes for a shape that is moved by less', () => {
  let moved = 0;
  for (const name of ['pointTriangle2d', 'pointBox', 'segmentSegment2d', 'rayTriangle', 'pointSegment']) {
    const question = requireQuestion(name);
    // What is moved is the point, or the first shape.
    const part = question.layout.parts.find((one) => one.name === 'point');
    const points = part ? [part.at] : name === 'rayTriangle' ? [0] : [0, 2];
    const { dimension } = question.layout;
    for (const values of casesOf(question, 60)) {
      if (values.some((x) => Math.abs(x) > 1e3)) continue;
      const margin = marginOf(question, values)!;
      const step = marginValue(margin) / 2;
      for (let j = 0; j < dimension; j++) {
        const other = values.slice();
        for (const at of points) other[at + j]! += step;
        // A sum that was rounded moves a corner by something else.
        if (points.some((at) => other[at + j]! - values[at + j]! !== step)) continue;
        const [before, after] = [values, other].map((v) => holds(question, question.referee(v.slice())));
        expect([values, after]).toEqual([values, before]);
        moved++;
      }
    }
  }
  expect(moved).toBeGreaterThan(150);
});
