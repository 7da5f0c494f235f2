import { nextUp } from '../../../src/arithmetic/float64.js';
import { stepUlps } from '../../../src/oracle/cases/doubles.js';
import { separationQuestions } from '../../../src/oracle/questions/motion/separation.js';
import type { Question } from '../../../src/oracle/questions/question.js';
import { declarePlanted } from '../../support/planted.js';

type Engine = (values: Float64Array) => string;

/** The kernel, asked about a length that is changed. */
const withLength =
  (question: Question, change: (length: number) => number): Engine =>
  (values) => {
    const changed = values.slice();
    changed[changed.length - 1] = change(values[values.length - 1]!);
    return question.subject(changed);
  };

/** The kernel's answer with other texts of its intervals. */
const withIntervals =
  (question: Question, change: (interval: string) => string): Engine =>
  (values) => {
    const [word, ...intervals] = question.subject(values).split(' ');
    return [word, ...intervals.map(change)].join(' ');
  };

const faults = (question: Question): Record<string, Engine> => ({
  'lengths are an ulp longer': withLength(question, nextUp),
  'lengths have single precision': withLength(question, Math.fround),
  'lengths do not count': withLength(question, () => 0),
  'times are an ulp late': withIntervals(question, (text) =>
    text.replace(/^([^.]+(?:\.\d+)?(?:e-\d+)?)\.\./, (_, time) => `${stepUlps(Number(time), 1)}..`),
  ),
  'what begins at 0 goes on to the end': withIntervals(question, (text) =>
    text.replace(/^0\.\..*@/, '0..1@'),
  ),
  'only the start is looked at': (values) => {
    const changed = values.slice();
    const half = (values.length - 1) / 2;
    changed.set(values.subarray(0, half), half);
    return question.subject(changed);
  },
  'instants do not count': (values) => question.subject(values).replace(/^instant.*/, 'never'),
});

for (const question of separationQuestions) {
  // The referees of faces and of two edges are slow.
  const cases = question.name.startsWith('point') ? 20 : 4;
  const closest: Record<string, Engine> = {
    'the closest point is always a vertex': withIntervals(question, (text) => text.replace(/[ef]\d/g, 'v0')),
  };
  declarePlanted(
    question,
    { ...faults(question), ...(question.name === 'pointPointSeparation' ? {} : closest) },
    cases,
  );
}
