import { endlessPairReferee } from '../../referees/shapes/hull/endless-pair.js';
import { endlessPair, endlessPairSubject } from '../../subjects/hull/endless-pair.js';
import { disturbed } from '../boxes/families.js';
import { axisCycle, swapping } from '../laws.js';
import { direction, layoutOf, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { meetingLines, relatedLines } from './line-line.js';

/** All within a point of one line, and origins that are often equal. */
const onOneLine: QuestionFamily = {
  name: 'on-one-line',
  summary: 'both on a line through small integer points, in one direction or against each other',
  fill(random, out) {
    for (let i = 0; i < 6; i++) out[i] = random.between(-3, 3);
    const [k, l] = [random.sign() * random.between(1, 3), random.between(-2, 2)];
    for (let i = 0; i < 3; i++) {
      out[9 + i] = k * out[3 + i]!;
      out[6 + i] = out[i]! + l * out[3 + i]!;
    }
  },
};

function endlessQuestion(kind: 'line' | 'ray'): Question {
  const [a, b] = kind === 'line' ? ['line', 'ray'] : ['a', 'b'];
  const layout = layoutOf(
    3,
    point(`${a}.origin`),
    direction(`${a}.direction`),
    point(`${b}.origin`),
    direction(`${b}.direction`),
  );
  return {
    name: `${kind}Ray`,
    area: 'spatial',
    layout,
    families: [relatedLines, meetingLines, onOneLine, disturbed(meetingLines)],
    subject: endlessPairSubject(kind),
    referee: endlessPairReferee(kind),
    form: '<relation> <A/B>*',
    classes: ['disjoint', 'touching', 'crossing', 'overlapping'],
    ...meeting(kind === 'line' ? 'the line and the ray' : 'the two rays'),
    shapes: shapesBy(`${a} ${b}`, endlessPair),
    laws: [axisCycle(layout), ...(kind === 'ray' ? [swapping(layout)] : [])],
  };
}

/** Lines and rays of space beside rays. */
export const endlessPairQuestions: readonly Question[] = (['line', 'ray'] as const).map(endlessQuestion);
