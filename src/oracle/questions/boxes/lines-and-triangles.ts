import {
  lineIntersectsBoxReferee,
  rayIntersectsBoxReferee,
  segmentIntersectsBoxReferee,
  triangleBoxReferee,
} from '../../referees/shapes/boxes/pairs.js';
import {
  lineIntersectsBoxSubject,
  rayIntersectsBoxSubject,
  segmentIntersectsBoxSubject,
  triangleBoxSubject,
} from '../../subjects/boxes/pairs.js';
import { axisCycle, reordering, scaling } from '../laws.js';
import { box, direction, type Layout, layoutOf, point, points } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { renumbering } from '../triangles/laws.js';
import { unitVectors } from '../unit-vectors.js';
import { meeting } from '../yes.js';
import {
  axisCycleOfBox,
  CONTAINMENT_CLASSES,
  disturbed,
  lattice,
  smallVector,
  stretched,
  throughTheMiddle,
} from './families.js';

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

const layout = layoutOf(3, ...points('triangle.a triangle.b triangle.c'), box('box'));

const throughCorner: QuestionFamily = {
  name: 'through-a-corner',
  summary:
    'the plane of the triangle, or an edge, goes through a point of the box with coordinates of its corners',
  fill(random, out) {
    const [low, high, u, v] = [
      smallVector(random, 3),
      smallVector(random, 3),
      smallVector(random),
      smallVector(random),
    ];
    const weights = Array.from({ length: 6 }, () => random.between(-2, 2));
    for (let i = 0; i < 3; i++) {
      if (low[i]! > high[i]!) [low[i], high[i]] = [high[i]!, low[i]!];
      const at = (random.oneIn(2) ? low : high)[i]!;
      for (let k = 0; k < 3; k++) out[3 * k + i] = at + weights[2 * k]! * u[i]! + weights[2 * k + 1]! * v[i]!;
    }
    out.set([...low, ...high], 9);
  },
};

const throughMiddle = throughTheMiddle((random, out) => {
  for (let i = 0; i < 3; i++) {
    out[9 + i] = random.between(-2, 1);
    out[12 + i] = out[9 + i]! + random.below(4);
  }
  return [0, 1, 2].map((i) => random.between(out[9 + i]!, out[12 + i]!));
});

/** What the questions about a triangle and a box of either kind have in common. */
export const triangleBoxParts: Pick<Question, 'note' | 'area' | 'form' | 'classes' | 'classOf'> = {
  note: 'the last word: what the triangle is to the box',
  area: 'spatial',
  form: '<relation> <A/B>* <none|inside|containing|equal>',
  classes: CONTAINMENT_CLASSES,
  classOf: (answer) => answer.replace(/ .* /, ' '),
};

/** Laws of contacts hold with a last word that stays as it is. */
function withLastWord(laws: ReturnType<typeof renumbering>): ReturnType<typeof renumbering> {
  return laws.map((law) => ({
    ...law,
    vary(values, random) {
      const varied = law.vary(values, random);
      return (
        varied && {
          ...varied,
          expected(answer) {
            const at = answer.lastIndexOf(' ');
            return varied.expected(answer.slice(0, at)) + answer.slice(at);
          },
        }
      );
    },
  }));
}

/** Renumbering the triangle's corners renumbers its features. */
export const renumberingOfTriangle = withLastWord(renumbering(0, 'a', true));

/** A triangle and a box. */
export const triangleBoxQuestion: Question = {
  name: 'triangleBox',
  ...triangleBoxParts,
  hot: true,
  layout,
  families: [
    throughCorner,
    throughMiddle,
    lattice(15),
    lattice(15, 1),
    stretched(lattice(15), 15),
    disturbed(throughCorner),
  ],
  subject: triangleBoxSubject,
  referee: triangleBoxReferee,
  ...meeting('the closed triangle and the closed box'),
  laws: [scaling(layout), axisCycleOfBox(layout), ...renumberingOfTriangle],
};
