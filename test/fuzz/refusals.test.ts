import { describe, expect, test } from 'vitest';
import { kindOfSaidAnswer } from '../../fuzz/campaign/judge-query-block.js';
import { failed, type Said } from '../../fuzz/campaign/said.js';
import { loadQuestions, requireQuestion } from '../../src/oracle/questions/registry.js';

await loadQuestions();
const query = requireQuestion('pointConvexPolyhedron');
const textOnly = requireQuestion('polygonOrientation2d');

const engine = (name: string, strict: boolean) => ({
  reference: { name, module: `${name}.mjs` },
  target: { name, strict, implementations: {} },
});
const theirs = engine('theirs', false);
const refusal = failed(new RangeError('not a solid'));

describe('an engine that throws', () => {
  test('where there is neither yes nor no has refused, and is not judged', () => {
    expect(kindOfSaidAnswer(query, theirs, refusal, 'rejected')).toBeUndefined();
  });

  test('where there is an answer is wrong', () => {
    expect(kindOfSaidAnswer(query, theirs, refusal, 'interior')).toBe('thrown');
    expect(kindOfSaidAnswer(textOnly, theirs, refusal, 'flat')).toBe('thrown');
  });

  test('is not excused if its process was lost, or did not come back', () => {
    const lost: Said = { failed: 'thrown', text: 'exited with code 1' };
    const hung: Said = { failed: 'hung', text: 'no answer in time' };
    expect(kindOfSaidAnswer(query, theirs, lost, 'rejected')).toBe('thrown');
    expect(kindOfSaidAnswer(query, theirs, hung, 'rejected')).toBe('hung');
  });

  test('is not excused if it is ours, which is asked for the whole answer', () => {
    expect(kindOfSaidAnswer(query, engine('unerring', true), refusal, 'rejected')).toBe('thrown');
  });
});
