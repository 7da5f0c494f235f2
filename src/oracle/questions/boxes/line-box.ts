import {
  lineIntersectsBoxReferee,
  rayIntersectsBoxReferee,
  segmentIntersectsBoxReferee,
} from '../../referees/shapes/boxes/pairs.js';
import {
  lineIntersectsBoxSubject,
  rayIntersectsBoxSubject,
  segmentIntersectsBoxSubject,
} from '../../subjects/boxes/pairs.js';
import { axisCycle, reordering, scaling } from '../laws.js';
import { box, direction, type Layout, layoutOf, point } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { unitVectors } from '../unit-vectors.js';
import { meeting } from '../yes.js';
import { disturbed, lattice, smallVector, stretched } from './families.js';

const throughEdge: QuestionFamily = {
  name: 'through-an-edge',
  summary: 'a line through a point of an edge of the box, exactly',
  fill(random, out) {
    const [low, high, d] = [smallVector(random, 3), smallVector(random, 3), smallVector(random)];
    const k = random.between(-2, 2);
    for (let i = 0; i < 3; i++) {
      if (low[i]! > high[i]!) [low[i], high[i]] = [high[i]!, low[i]!];
      const at = [low[i]!, high[i]!, random.between(low[i]!, high[i]!)][random.below(3)]!;
      out[i] = at - k * d[i]!;
      out[i + 3] = d[i]!;
    }
    out.set([...low, ...high], 6);
  },
};

/** The same for a segment: the direction becomes the other end. */
const segmentThroughEdge: QuestionFamily = {
  ...throughEdge,
  fill(random, out) {
    throughEdge.fill(random, out);
    const length = random.between(1, 4);
    for (let i = 0; i < 3; i++) out[i + 3] = out[i]! + length * out[i + 3]!;
  },
};

const laws = (layout: Layout) => [scaling(layout), axisCycle(layout)];

const segmentLayout = layoutOf(3, point('segment.start'), point('segment.end'), box('box'));

/** A segment and a box. */
export const segmentIntersectsBoxQuestion: Question = {
  name: 'segmentIntersectsBox',
  area: 'spatial',
  layout: segmentLayout,
  families: [segmentThroughEdge, lattice(12), stretched(lattice(12), 12), disturbed(segmentThroughEdge)],
  subject: segmentIntersectsBoxSubject,
  referee: segmentIntersectsBoxReferee,
  classes: ['disjoint', 'meeting'],
  ...meeting('the segment and the closed box'),
  laws: [
    ...laws(segmentLayout),
    reordering('reversal', [3, 4, 5, 0, 1, 2, 6, 7, 8, 9, 10, 11], (answer) => answer),
  ],
};

function lineQuestion(
  name: string,
  kind: 'ray' | 'line',
  answers: Pick<Question, 'subject' | 'referee'>,
): Question {
  const layout = layoutOf(3, point(`${kind}.origin`), direction(`${kind}.direction`), box('box'));
  return {
    name,
    area: 'spatial',
    layout,
    families: [throughEdge, lattice(12), disturbed(throughEdge), unitVectors(layout)],
    ...answers,
    classes: ['disjoint', 'meeting'],
    ...meeting(`the ${kind} and the closed box`),
    laws: laws(layout),
  };
}

/** A ray and a box. */
export const rayIntersectsBoxQuestion: Question = {
  ...lineQuestion('rayIntersectsBox', 'ray', {
    subject: rayIntersectsBoxSubject,
    referee: rayIntersectsBoxReferee,
  }),
  peerQuestion: 'rayBox',
};

/** A line and a box. */
export const lineIntersectsBoxQuestion = lineQuestion('lineIntersectsBox', 'line', {
  subject: lineIntersectsBoxSubject,
  referee: lineIntersectsBoxReferee,
});
