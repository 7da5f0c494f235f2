import { lineLineReferee } from '../../referees/shapes/hull.js';
import { lineLineSubject } from '../../subjects/hull.js';
import { disturbed } from '../boxes/families.js';
import { axisCycle, reordering } from '../laws.js';
import { direction, layoutOf, point } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';

const lineLayout = layoutOf(
  3,
  point('a.origin'),
  direction('a.direction'),
  point('b.origin'),
  direction('b.direction'),
);

/** Lines through two small integer points, with directions that are combinations of two vectors. */
export const relatedLines: QuestionFamily = {
  name: 'related-lines',
  summary: 'a second line that is parallel to the first, meets it, or is the same',
  fill(random, out) {
    for (let i = 0; i < 12; i++) out[i] = random.between(-3, 3);
    const [k, l, m] = [random.between(-2, 2), random.between(-2, 2), random.between(-1, 1)];
    for (let i = 0; i < 3; i++) {
      if (random.oneIn(40)) continue;
      if (k !== 0) out[9 + i] = k * out[3 + i]!;
      out[6 + i] = out[i]! + l * out[3 + i]! + m * out[9 + i]!;
    }
  },
};

/** Lines meeting at a point, by combinations of directions. */
export const meetingLines: QuestionFamily = {
  name: 'meeting-lines',
  summary: 'two lines through one integer point',
  fill(random, out) {
    for (let i = 0; i < 12; i++) out[i] = random.between(-3, 3);
    const [k, l] = [random.between(-3, 3), random.between(-3, 3)];
    for (let i = 0; i < 3; i++) out[6 + i] = out[i]! + k * out[3 + i]! + l * out[9 + i]!;
  },
};

/** Two lines. */
export const lineLineQuestion: Question = {
  name: 'lineLine',
  note: 'the sign: on which side the lines pass each other (det of b.origin - a.origin and both directions); then the parameters of the crossing on both lines',
  area: 'spatial',
  layout: lineLayout,
  families: [relatedLines, meetingLines, disturbed(meetingLines)],
  subject: lineLineSubject,
  referee: lineLineReferee,
  form: '<skew|parallel|identical> <relation> <sign> | crossing <relation> <A/B> <sign> <x> <x>',
  classes: ['skew', 'crossing', 'parallel', 'identical'],
  yes: 'the two lines have a point in common',
  holds: (answer) => /^(crossing|identical)/.test(answer),
  laws: [
    axisCycle(lineLayout),
    reordering('swap', [6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5], (answer) =>
      answer.replace(/ (\S+) (\S+)$/, (all, s, t) => (answer.startsWith('crossing') ? ` ${t} ${s}` : all)),
    ),
  ],
};
