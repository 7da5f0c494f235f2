import { describe, expect, it } from 'vitest';
import type { Distance, Penetration } from '../../src/distance/index.js';
import { PLANAR_HITS, SPATIAL_HITS } from '../../src/shapes/generated/hits.js';
import * as face from '../../src/shapes/index.js';
import { part } from '../parts.js';
import { drawing, drawn, PAIRS } from './draws.js';

/** Every pair of types is asked in both orders: it has an answer in both, or the one text in both. */

/** Fewer in the parts of the tests: what is wrong with a pair is wrong with most of its draws. */
const DRAWS = part === undefined ? 8 : 5;
type Ask = (a: face.Shape, b: face.Shape) => unknown;

/** What is answered, or the text of the error. */
function answerOf(
  ask: Ask,
  a: face.Shape,
  b: face.Shape,
): { readonly value?: unknown; readonly error?: string } {
  try {
    return { value: ask(a, b) };
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return { error: (error as Error).message };
  }
}

const relation = face.relation as Ask;
const intersects = face.intersects as Ask;
const contains = face.contains as Ask;
type Within = (a: face.Shape, b: face.Shape, r: number) => boolean;
const TURNED = { none: 'none', equal: 'equal', inside: 'containing', containing: 'inside' };

/** No function for the types; or none for two frusta that both have no end. */
const NO_ANSWER = (name: string) =>
  new RegExp(
    `^${name}: (?:no answer for an? [a-zDOP -]+ and an? [a-zDOP -]+|b must be bounded, as a is not, .*)$`,
  );

/** Both answers, unless there is none: then the texts of both errors are looked at. */
function bothAnswers<T>(name: string, ask: Ask, one: face.Shape, other: face.Shape): readonly [T, T] | null {
  const found = answerOf(ask, one, other);
  const turned = answerOf(ask, other, one);
  if (found.error === undefined && turned.error === undefined) return [found.value as T, turned.value as T];
  expect(found.error).toMatch(NO_ANSWER(name));
  expect(turned.error).toMatch(NO_ANSWER(name));
  return null;
}

type Contacts = face.ShapeRelation['contact'];
const texts = (list: Contacts) => list?.map(({ a, b }) => JSON.stringify({ a, b })).sort();
const turnedRound = (list: Contacts): Contacts => list?.map(({ a, b }) => ({ a: b, b: a })) ?? null;

function checkRelation(one: face.Shape, other: face.Shape, isSameType: boolean): boolean {
  const both = bothAnswers<face.ShapeRelation>('relation', relation, one, other);
  if (both === null) {
    expect(answerOf(contains, one, other).error).toMatch(NO_ANSWER('contains'));
    return false;
  }
  const [first, second] = both;
  expect(second.relation).toBe(first.relation);
  expect(second.containment).toBe(TURNED[first.containment]);
  // The order of two shapes of one type is that of the call: the features of flat ones are found from there.
  if (!isSameType) expect(texts(second.contact)).toEqual(texts(turnedRound(first.contact)));
  const meets = ['touching', 'crossing', 'overlapping'].includes(first.relation);
  expect([intersects(one, other), intersects(other, one)]).toEqual([meets, meets]);
  expect(contains(one, other)).toBe(['containing', 'equal'].includes(first.containment));
  expect(contains(other, one)).toBe(['inside', 'equal'].includes(first.containment));
  return true;
}

function checkDistance(one: face.Shape, other: face.Shape): boolean {
  const both = bothAnswers<Distance>('distance', face.distance as Ask, one, other);
  if (both === null) return false;
  const [first, second] = both;
  expect(second.squaredDistance).toEqual(first.squaredDistance);
  expect(second.unique).toBe(first.unique);
  const points = ({ closest }: Distance) => closest.map(({ pointA, pointB }) => [pointA, pointB]);
  expect(points(second)).toEqual(points(first).map(([a, b]) => [b, a]));
  expect((face.isWithin as Within)(one, other, 0)).toBe(first.distance === 0);
  const meets = answerOf(intersects, one, other);
  if (meets.error === undefined) expect(meets.value).toBe(first.distance === 0);
  return true;
}

function checkPenetration(one: face.Shape, other: face.Shape): boolean {
  const both = bothAnswers<Penetration | null>('penetration', face.penetration as Ask, one, other);
  if (both === null) return false;
  const [first, second] = both;
  const meets = answerOf(intersects, one, other);
  if (meets.error === undefined) expect(meets.value).toBe(first !== null);
  if (first === null || second === null) {
    expect(second).toBe(first);
    return true;
  }
  expect(second.squaredDepth).toEqual(first.squaredDepth);
  const ways = ({ ways }: Penetration) => ways.map(({ direction, a, b }) => [...direction, a, b]);
  const turned = second.ways.map(({ direction, a, b }) => [...direction.map((x) => -x), b, a]);
  expect(turned).toHaveLength(first.ways.length);
  expect(turned).toEqual(expect.arrayContaining(ways(first)));
  return true;
}

/** Writes over all numbers of a shape that is not frozen. */
function overwrite(shape: object): void {
  if (Object.isFrozen(shape)) return;
  for (const [key, value] of Object.entries(shape)) {
    if (typeof value === 'number') (shape as Record<string, number>)[key] = 1e9;
    else if (typeof value === 'object' && value !== null) overwrite(value);
  }
}

/** All that an answer tells, with what is found when it is first read. */
const wholeText = (answer: unknown): string =>
  JSON.stringify(answer, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));

const origin: face.Shape = [0, 0, 0];
const EMPTY =
  /^\w+: \w+ must be (?:a (?:k-DOP|frustum) with points, got an empty one|bounded, got a frustum without an end)$/;

/** Is a shape refused where it is taken by its corners? */
const hasNoHull = (shape: face.Shape): boolean =>
  EMPTY.test(answerOf(face.distance as Ask, shape, origin).error ?? '');

/** A frustum without an end is refused beside planes. */
const hasNoEnd = (shape: face.Shape): boolean =>
  / without an end$/.test(answerOf(face.distance as Ask, shape, origin).error ?? '');

/** What is refused is so in both orders; all else has an answer. */
function checkAll(
  check: (one: face.Shape, other: face.Shape) => boolean,
  ask: Ask,
  cases: readonly (readonly [face.Shape, face.Shape])[],
): boolean {
  const isRefused = ([one, other]: readonly [face.Shape, face.Shape]) => hasNoHull(one) || hasNoHull(other);
  for (const [one, other] of cases.filter(isRefused)) {
    for (const { error } of [answerOf(ask, one, other), answerOf(ask, other, one)]) {
      if (error !== undefined && !/: no answer for/.test(error)) expect(error).toMatch(EMPTY);
    }
  }
  return cases.filter((pair) => !isRefused(pair)).every(([one, other]) => check(one, other));
}

describe('all pairs of types, in both orders', () => {
  const answered = { relation: 0, distance: 0, penetration: 0 };

  it.each(PAIRS)('in the %s: %s and %s', (place, a, b) => {
    const draw = drawing(a.length * 31 + b.length);
    const cases = Array.from(
      { length: DRAWS },
      () => [drawn(draw, place, a), drawn(draw, place, b)] as const,
    );
    const isPlane = a === 'plane' || b === 'plane';
    const related = cases.filter((pair) => !(isPlane && pair.some(hasNoEnd)));
    answered.relation += Number(related.every(([one, other]) => checkRelation(one, other, a === b)));
    answered.distance += Number(checkAll(checkDistance, face.distance as Ask, cases));
    answered.penetration += Number(checkAll(checkPenetration, face.penetration as Ask, cases));
  });

  it('has an answer for this many of them', () => {
    expect(answered).toEqual({ relation: 534, distance: 376, penetration: 144 });
  });

  it.each(PAIRS)('in the %s: answers about %s and %s do not read their arrays later', (place, a, b) => {
    const draw = drawing(a.length * 13 + b.length);
    const [one, other] = [drawn(draw, place, a), drawn(draw, place, b)];
    const asks = [face.relation, face.hits, face.distance, face.penetration] as unknown as readonly Ask[];
    for (const ask of asks) {
      const truth = answerOf(ask, structuredClone(one), structuredClone(other));
      if (truth.error !== undefined) continue;
      const [first, second] = [structuredClone(one), structuredClone(other)];
      const found = ask(first, second);
      overwrite(first);
      overwrite(second);
      expect(wholeText(found)).toBe(wholeText(truth.value));
    }
  });

  it.each([
    ['plane', PLANAR_HITS],
    ['space', SPATIAL_HITS],
  ] as const)('in the %s: hits of all pairs that have some', (place, table) => {
    for (const key of Object.keys(table)) {
      const [a, b] = key.split(' ') as [face.ShapeType, face.ShapeType];
      const draw = drawing(key.length * 7);
      for (let i = 0; i < DRAWS; i++) {
        const [one, other] = [drawn(draw, place, a), drawn(draw, place, b)];
        const found = (face.hits as Ask)(one, other) as { relation: string };
        // Both say whether they meet; lines of the plane beside polygons are told by their relation alone.
        expect({ key, relation: found.relation === 'disjoint' }).toEqual({
          key,
          relation: !(face.intersects as (...shapes: unknown[]) => boolean)(one, other),
        });
      }
    }
    expect(Object.keys(table).length).toBeGreaterThan(5);
  });

  it('refuses a third shape by name', () => {
    const point = [0, 0, 0];
    const { relation, intersects, contains, hits, distance, penetration } = face;
    for (const [name, ask] of Object.entries({
      relation,
      intersects,
      contains,
      hits,
      distance,
      penetration,
    })) {
      expect(() => (ask as (...shapes: unknown[]) => unknown)(point, point, point)).toThrow(
        `${name}: arguments[2] must be missing, got [0, 0, 0]: pass two at a time`,
      );
    }
  });
});
