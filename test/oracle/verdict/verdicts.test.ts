import { describe, expect, test } from 'vitest';
import { loadQuestions, requireQuestion } from '../../../src/oracle/questions/registry.js';
import { failed, type Said, said } from '../../../src/oracle/verdict/said.js';
import { failureOf, kinds, verdictOn, verdicts } from '../../../src/oracle/verdict/verdict.js';

await loadQuestions();
const engine = { name: 'mine', strict: false };
const orient = requireQuestion('orient2d');
const boxes = requireQuestion('pointBox2d');
const hull = requireQuestion('polygonOrientation2d');

describe('one vocabulary', () => {
  const earned: readonly (readonly [string, Said, string])[] = [
    ['right', 3, 'right'],
    ['wrong', -3, 'wrong'],
    ['wrong', 0, 'wrong'],
    ['NaN', Number.NaN, 'invalid-output'],
    ['an object', said({}), 'invalid-output'],
    ['a big integer', said(1n), 'invalid-output'],
    ['text', said('left'), 'invalid-output'],
    ['nothing', said(undefined), 'invalid-output'],
    ['an exception', failed(new Error('no')), 'crashed'],
    ['a lost process', { failed: 'crashed', text: 'exited with code 3' }, 'crashed'],
    ['silence', { failed: 'timed-out', text: 'no answer in time' }, 'timed-out'],
    ['not asked', { notAsked: true }, 'unsupported'],
  ];
  test.each(earned)('of a predicate: %s', (_, answer, verdict) => {
    expect(verdictOn(orient, engine, answer, 1)).toBe(verdict);
  });

  test('of a query', () => {
    const on = (answer: unknown) => verdictOn(boxes, engine, said(answer), 'interior');
    expect(on(true)).toBe('right');
    expect(on(false)).toBe('wrong');
    expect(on('interior')).toBe('right');
    expect(on('outside')).toBe('wrong');
    expect(on(undefined)).toBe('unsupported');
    for (const none of [Number.NaN, {}, [true], null, 1n]) expect(on(none)).toBe('invalid-output');
    expect(verdictOn(hull, engine, said(Number.NaN), 'counterclockwise')).toBe('invalid-output');
  });

  test('says which verdicts accuse', () => {
    expect(verdicts.filter((verdict) => failureOf(verdict) !== undefined)).toEqual(kinds);
    expect(verdicts.filter((verdict) => failureOf(verdict) === undefined)).toEqual([
      ...['right', 'policy', 'convention', 'unsupported'],
    ]);
  });
});
