import { segmentSegment2d, segmentSegmentPoints2d } from '../../../planar/index.js';
import { dot, polyline } from './drawing.js';
import { gridOf } from './grid.js';
import type { Lesson, State } from './lesson.js';

const view = { min: [0, 0], max: [12, 7.5] } as const;

const shapesOf = ({ places }: State) =>
  [
    { start: places.a0!, end: places.a1! },
    { start: places.b0!, end: places.b1! },
  ] as const;

const MEANINGS: Readonly<Record<string, string>> = {
  disjoint: 'they have no common point',
  touching: 'they meet, but not both of them between their ends',
  crossing: 'they meet in one point between the ends of both',
  overlapping: 'they share a stretch of a line',
};

const pairText = ([x, y]: readonly number[]) => `(${x}, ${y})`;

export const lesson: Lesson = {
  text: [
    'Two segments are disjoint, or they touch, cross or overlap. Which of these it is, is a matter of signs: on which sides of the one are the ends of the other? With exact signs there is nothing in between.',
    'Drag the ends. Put an end of one segment on the other: that is `touching`, not "nearly crossing". Put all four on one line. Make one segment a point.',
    '`contact` says where they meet by features: `vertex 0` is the start, `vertex 1` the end, `edge 0` what is between. The point is constructed exactly and rounded once.',
  ],
  view,
  step: 0.5,
  handles: [
    { name: 'a0', label: 'Start of the first segment', at: [2, 1.5] },
    { name: 'a1', label: 'End of the first segment', at: [10, 5.5] },
    { name: 'b0', label: 'Start of the second segment', at: [3, 6] },
    { name: 'b1', label: 'End of the second segment', at: [6, 3.5] },
  ],
  draw(state) {
    const [a, b] = shapesOf(state);
    return [
      ...gridOf(view),
      polyline([a.start, a.end], 'a'),
      polyline([b.start, b.end], 'b'),
      ...segmentSegmentPoints2d(a, b).map((point) => dot(point, 'made')),
    ];
  },
  say(state) {
    const [a, b] = shapesOf(state);
    const { relation } = segmentSegment2d(a, b);
    const points = segmentSegmentPoints2d(a, b);
    const where = points.length === 0 ? '' : `, at ${points.map(pairText).join(' and ')}`;
    return `\`${relation}\`: ${MEANINGS[relation]}${where}.`;
  },
  code(state) {
    const [a, b] = shapesOf(state);
    const segment = ({ start, end }: typeof a) =>
      `{ start: [${start.join(', ')}], end: [${end.join(', ')}] }`;
    return `import { segmentSegment2d, segmentSegmentPoints2d } from 'unerring/planar';

const a = ${segment(a)};
const b = ${segment(b)};
segmentSegment2d(a, b).relation;
segmentSegment2d(a, b).contact;
segmentSegmentPoints2d(a, b);
`;
  },
  values(state) {
    const [a, b] = shapesOf(state);
    const { relation, contact } = segmentSegment2d(a, b);
    return [relation, contact, segmentSegmentPoints2d(a, b)];
  },
};
