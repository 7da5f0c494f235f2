import { describe, expect, it } from 'vitest';
import * as face from '../../src/shapes/index.js';
import { partAt, placesOf, withPart } from '../packaging/bad-arguments.js';
import { part } from '../parts.js';
import { drawing, drawnHull, PAIRS } from './draws.js';

/** What is wrong with a shape is said of the argument that it is, whatever the named function calls it. */

type Ask = (a: unknown, b: unknown) => unknown;

const { relation, intersects, contains, hits, distance, penetration } = face;
const CALLS = { relation, intersects, contains, hits, distance, penetration } as unknown as Record<
  string,
  Ask
>;
const OPERATIONS = Object.keys(CALLS);
const has = face.hasAnswer as unknown as (operation: string, a: unknown, b: unknown) => boolean;

/** What no number and no list of numbers is. */
const BAD = [undefined, 'abc', {}, Number.NaN];
let turn = 0;
/** All of these for each place; in the parts of the tests, one after the other. */
const badOnes = (): readonly unknown[] => (part === undefined ? BAD : [BAD[turn++ % BAD.length]]);

/** The text of the error; what was answered, if there is none. */
function errorOf(ask: Ask, a: unknown, b: unknown): string {
  try {
    return `answered ${String(ask(a, b))}`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** A frustum is made by a function, and checked as a whole; `type` itself is looked at below. */
const isLookedAt = (path: readonly (string | number)[]) => path.length > 0 && path[0] !== 'type';

function check(name: string, i: 0 | 1, shapes: readonly [face.Shape, face.Shape]): void {
  const [argument, shape] = ['ab'[i]!, shapes[i]];
  if (Object.isFrozen(shape)) return;
  const ask = CALLS[name]!;
  const named = new RegExp(`^${name}: ${argument}(?![a-z])[^,]* must be `);
  for (const path of placesOf(shape).filter(isLookedAt)) {
    for (const bad of badOnes()) {
      const given = withPart(shape, path, bad);
      const [a, b] = i === 0 ? [given, shapes[1]] : [shapes[0], given];
      // What may be missing is.
      const error = errorOf(ask, a, b);
      if (bad === undefined && path.join() === 'holes') continue;
      // There are hundreds of thousands: what is right is not told to the runner of the tests.
      if (named.test(error)) continue;
      const where = `${name} ${argument}.${path.join('.')} = ${String(bad)} for ${String(partAt(shape, path))}`;
      expect(error, where).toMatch(named);
    }
  }
}

describe('what is wrong with a shape', () => {
  it.each(PAIRS)('in the %s: with %s beside %s', (place, a, b) => {
    const draw = drawing(a.length * 7 + b.length);
    const shapes = [drawnHull(draw, place, a), drawnHull(draw, place, b)] as const;
    for (const name of OPERATIONS.filter((one) => has(one, ...shapes))) {
      check(name, 0, shapes);
      check(name, 1, shapes);
    }
  });
});

describe('whether there is an answer', () => {
  it.each(PAIRS)('in the %s: for %s beside %s', (place, a, b) => {
    const draw = drawing(a.length * 5 + b.length);
    const shapes = [drawnHull(draw, place, a), drawnHull(draw, place, b)] as const;
    for (const name of OPERATIONS) {
      const error = errorOf(CALLS[name]!, ...shapes);
      expect(has(name, ...shapes), `${name}: ${error}`).toBe(!/^\w+: no answer for /.test(error));
    }
    expect(has('isWithin', ...shapes)).toBe(has('distance', ...shapes));
  });

  it('is no for a shape of the plane and one of space', () => {
    expect(has('relation', [0, 0], [0, 0, 0])).toBe(false);
  });

  it('is asked of operations and shapes that there are', () => {
    expect(() => has('motion', [0, 0], [0, 0])).toThrow(
      "hasAnswer: operation must be 'relation', 'intersects', ",
    );
    expect(() => has('relation', [0, 0], { type: 'ball' })).toThrow('hasAnswer: b.type must be one of ');
    expect(() => (has as (...all: unknown[]) => unknown)('hits', [0, 0], [0, 0], [0, 0])).toThrow(
      'hasAnswer: arguments[3] must be missing',
    );
  });
});

it('a field that is missing is told before the place of the shape', () => {
  const box = { type: 'box', min: [0, 0], max: [1, 1] } as const;
  const segment = { type: 'segment', begin: [0, 0], end: [1, 1] } as unknown as face.ShapesByType['segment'];
  expect(() => face.relation(box, segment)).toThrow(
    'relation: b.start must be a point of 2 or 3 coordinates, got undefined',
  );
});
