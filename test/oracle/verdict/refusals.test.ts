import { describe, expect, test } from 'vitest';
import { loadQuestions, requireQuery } from '../../../src/oracle/questions/registry.js';
import { failed, type Said } from '../../../src/oracle/verdict/said.js';
import { verdictOn } from '../../../src/oracle/verdict/verdict.js';

await loadQuestions();
const query = requireQuery('pointConvexPolyhedron');
const textOnly = requireQuery('polygonOrientation2d');

const engine = (name: string, strict: boolean) => ({ name, strict });
const theirs = engine('theirs', false);
const refusal = failed(new RangeError('not a solid'));

describe('an engine that throws', () => {
  test('where there is neither yes nor no has refused, and is not judged', () => {
    expect(verdictOn(query, theirs, refusal, 'rejected')).toBe('unsupported');
  });

  test('where there is an answer is wrong', () => {
    expect(verdictOn(query, theirs, refusal, 'interior')).toBe('crashed');
    expect(verdictOn(textOnly, theirs, refusal, 'flat')).toBe('crashed');
  });

  test('is not excused if its process was lost, or did not come back', () => {
    const lost: Said = { failed: 'crashed', text: 'exited with code 1' };
    const hung: Said = { failed: 'timed-out', text: 'no answer in time' };
    expect(verdictOn(query, theirs, lost, 'rejected')).toBe('crashed');
    expect(verdictOn(query, theirs, hung, 'rejected')).toBe('timed-out');
  });

  test('is not excused if it is ours, which is asked for the whole answer', () => {
    expect(verdictOn(query, engine('unerring', true), refusal, 'rejected')).toBe('crashed');
  });
});
