import { stepUlps } from '../../../src/oracle/cases/doubles.js';
import {
  MOVING_TOPOLOGIES,
  mostVertices,
  movingSize,
  PAIRED_COUNT,
} from '../../../src/oracle/cases/motion/moving-meshes.js';
import { deformingMeshQuestions } from '../../../src/oracle/questions/motion/deforming-meshes.js';
import type { Question } from '../../../src/oracle/questions/question.js';
import { declarePlanted } from '../../support/planted.js';

type Engine = (values: Float64Array) => string;

/** The kernel's answer without the pairs that a test refuses, or with other texts of them. */
const withPairs =
  (question: Question, change: (pair: string, all: readonly string[]) => string | undefined): Engine =>
  (values) => {
    const [word, ...pairs] = question.subject(values).split(' ');
    return [word, ...pairs.map((pair) => change(pair, pairs)).filter((pair) => pair !== undefined)].join(' ');
  };

const without = (question: Question, refused: RegExp): Engine =>
  withPairs(question, (pair) => (refused.test(pair) ? undefined : pair));

const isFirst = (pair: string): boolean => pair.endsWith('*');

/** The kernel, asked about meshes whose ends are changed. */
const withEnds =
  (question: Question, topologies: number, change: (start: number, end: number) => number): Engine =>
  (values) => {
    const changed = values.slice();
    const half = 3 * mostVertices(topologies);
    for (let at = 2; at < values.length; at += movingSize(topologies)) {
      for (let k = at; k < at + half; k++) changed[k + half] = change(values[k]!, values[k + half]!);
    }
    return question.subject(changed);
  };

function faults(question: Question, topologies: number): Record<string, Engine> {
  return {
    'edges do not count': without(question, /^e/),
    'only edges count': without(question, /^[vf]/),
    'what touches at time 0 does not count': without(question, /@0\*?$/),
    'what touches at the end does not count': without(question, /@1\*?$/),
    'of several first pairs one is told': withPairs(question, (pair, all) =>
      isFirst(pair) && pair !== all.find(isFirst) ? pair.slice(0, -1) : pair,
    ),
    'times are an ulp late': withPairs(question, (pair) =>
      pair.replace(/@([^*]+)/, (_, time) => `@${stepUlps(Number(time), 1)}`),
    ),
    'times have single precision': withPairs(question, (pair) =>
      pair.replace(/@([^*]+)/, (_, time) => `@${Math.fround(Number(time))}`),
    ),
    'only the start is looked at': withEnds(question, topologies, (start) => start),
    'half of the way': withEnds(question, topologies, (start, end) => start + (end - start) / 2),
  };
}

const [self, pair] = deformingMeshQuestions as [Question, Question];

declarePlanted(self, faults(self, MOVING_TOPOLOGIES.length), 4);

declarePlanted(
  pair,
  {
    ...faults(pair, PAIRED_COUNT),
    'faces of the first do not meet vertices of the second': without(pair, /^f/),
    'the meshes are exchanged': (values) => {
      const size = movingSize(PAIRED_COUNT);
      const changed = values.slice();
      changed.set(values.subarray(size), 0);
      changed.set(values.subarray(0, size), size);
      return pair.subject(changed);
    },
  },
  4,
);
