/** Faults that are planted in answers about what turns are found. */
import { describe, expect, it } from 'vitest';
import { generateQuestion, questionFamilyNamed } from '../../../fuzz/questions/generate.js';
import { ROTATION_PAIRS, rotationName } from '../../../src/oracle/cases/motion/rotation.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import { rotationQuestions } from '../../../src/oracle/questions/motion/rotation.js';
import {
  readSaid,
  type Said,
  turningCase,
  turningFault,
} from '../../../src/oracle/referees/shapes/motion/rotation-label.js';

const FAULTS: Readonly<Record<string, (said: Said) => Said | undefined>> = {
  'a contact that is not seen': (said) =>
    said.verdict === 'hit' ? { verdict: 'miss', from: 1, until: 1 } : undefined,
  'a contact where there is none': ({ verdict }) =>
    verdict === 'miss' ? { verdict: 'hit', from: 0.25, until: 0.75 } : undefined,
  'a step that is a thousandth too long': ({ verdict, until }) =>
    verdict === 'hit' && until < 0.9 ? { verdict, from: Math.min(1, until + 1e-3), until: 1 } : undefined,
  'a contact that comes a thousandth too early': ({ verdict, from }) =>
    verdict === 'hit' && from > 0.01 ? { verdict, from: 0, until: from - 1e-3 } : undefined,
  'a doubt that leaves the contact out': ({ verdict, until }) =>
    verdict === 'hit' && until < 0.9 ? { verdict: 'undecided', from: until + 1e-3, until: 1 } : undefined,
};

const NAMES = [
  'sphereBoxRotatingContact',
  'triangleTriangleRotatingContact',
  'segmentSegmentRotatingContact',
];
const cases = NAMES.flatMap((name) => {
  const at = ROTATION_PAIRS.findIndex((pair) => rotationName(pair) === name);
  const question = rotationQuestions[at]!;
  const read = turningCase(ROTATION_PAIRS[at]!);
  const random = new Random(...deriveSeed('turning-faults', name));
  const values = new Float64Array(question.layout.arity);
  return Array.from({ length: 12 }, () => {
    generateQuestion(question, questionFamilyNamed(question, 'screws'), random, values);
    const found = read(values)!;
    return { found, said: readSaid(String(question.subject(values))) };
  });
});

describe('answers about shapes that turn', () => {
  it('are right as they are', () => {
    for (const { found, said } of cases) expect(turningFault(found, said)).toBeUndefined();
  });

  it.each(Object.keys(FAULTS))('are wrong with %s', (name) => {
    const faults = cases.flatMap(({ found, said }) => {
      const wrong = FAULTS[name]!(said);
      return wrong === undefined ? [] : [turningFault(found, wrong)];
    });
    expect(faults.length).toBeGreaterThan(2);
    // Of what the referee does not know nothing is found.
    expect(faults.filter((fault) => fault !== undefined).length).toBeGreaterThan(faults.length * 0.7);
  });

  it('are no answers in another form', () => {
    for (const text of ['', 'hit', 'hit 0.5 0.25', 'hit -1 1', 'hit NaN 1', 'miss 0 1', 'maybe 0 1'])
      expect(() => readSaid(text)).toThrow('not miss, hit or undecided');
  });
});
