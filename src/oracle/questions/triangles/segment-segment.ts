import {
  lineSegment,
  raySegment,
  segmentSegment,
  segmentsIntersect,
} from '../../../spatial/triangles/segment-segment.js';
import { canonicalRing, contactText } from '../../answers/text.js';
import { contact, exactContactText } from '../../referees/shapes/contact.js';
import { type LineLike, line, lineContact, ray } from '../../referees/shapes/line.js';
import { exact, vectorAt } from '../../referees/shapes/vectors.js';
import { shapeFamilies } from '../families/shape-families.js';
import { swapping } from '../laws.js';
import { direction, type Layout, layoutOf, point, points } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { commonLaws } from './laws.js';
import { exactSegment, rayOf, segmentOf } from './shapes.js';

const small: QuestionFamily = {
  name: 'small-lattice',
  summary: 'coordinates from -1 to 1',
  fill(random, out) {
    for (let i = 0; i < 12; i++) out[i] = random.between(-1, 1);
  },
};

const classes = ['disjoint', 'touching', 'crossing', 'overlapping'];

function linearQuestion(
  name: string,
  what: string,
  layout: Layout,
  parts: Pick<Question, 'subject' | 'referee'>,
): Question {
  const families = [small, ...shapeFamilies(layout, [2, 2])];
  const laws = commonLaws(layout);
  const form = '<relation> <A/B>*';
  return { name, area: 'spatial', layout, families, form, classes, laws, ...meeting(what), ...parts };
}

const segments = layoutOf(3, ...points('a.start a.end b.start b.end'));
const ENDS = points('segment.start segment.end');
const rays = layoutOf(3, point('ray.origin'), direction('ray.direction'), ...ENDS);
const lines = layoutOf(3, point('line.origin'), direction('line.direction'), ...ENDS);

/** Two segments of space. Referee: exact clipping. */
export const segmentSegmentQuestion: Question = {
  ...linearQuestion('segmentSegment', 'the two segments', segments, {
    subject(v) {
      const [a, b] = [segmentOf(v, 0), segmentOf(v, 6)];
      const found = segmentSegment(a, b);
      const differs = segmentsIntersect(a, b) !== (found.relation !== 'disjoint');
      return `${contactText(found)}${differs ? ' BOOLEAN DIFFERS' : ''}`;
    },
    referee(v) {
      const values = exact(v);
      return exactContactText(contact(exactSegment(values, 0), exactSegment(values, 6)));
    },
  }),
  laws: [...commonLaws(segments), swapping(segments)],
};

function refereeOf(make: typeof line): (v: Float64Array) => string {
  return (v) => {
    const values = exact(v);
    const whole: LineLike = make(vectorAt(values, 0, 3), vectorAt(values, 3, 3));
    const { relation, ends } = lineContact(whole, exactSegment(values, 6));
    const pairs = ends.map(({ t, b }) => `${whole.low && t.numerator === 0n ? 'v0' : 'e0'}/${b}`);
    return [relation, ...canonicalRing(pairs)].join(' ');
  };
}

/** A ray and a segment of space. */
export const raySegmentQuestion = linearQuestion('raySegment', 'the ray and the segment', rays, {
  subject: (v) => contactText(raySegment(rayOf(v, 0), segmentOf(v, 6))),
  referee: refereeOf(ray),
});

/** A line and a segment of space. */
export const lineSegmentQuestion = linearQuestion('lineSegment', 'the line and the segment', lines, {
  subject: (v) => contactText(lineSegment(rayOf(v, 0), segmentOf(v, 6))),
  referee: refereeOf(line),
});
