import { smallestEnclosingCircle2d } from '../../../enclosing/index.js';
import { circle, dot } from './drawing.js';
import { gridOf, pointsText } from './grid.js';
import type { Lesson, Place, State } from './lesson.js';

const view = { min: [0, 0], max: [14, 10] } as const;
const POINTS: readonly Place[] = [
  [4, 3],
  [10, 3],
  [9, 7],
  [6, 6.5],
  [7, 4],
];

const pointsOf = ({ places }: State): Place[] => POINTS.map((_, i) => places[`p${i}`]!);

export const lesson: Lesson = {
  text: [
    'The smallest circle around points is held by two or three of them: its `support`. Two are the ends of a diameter. Three form a triangle without an obtuse angle.',
    'Drag points until a third one joins the support. Put four on one circle. A program that compares rounded radii may leave a point outside here; the kernel decides by signs, and says which points hold the circle.',
    'The center is a point with rational coordinates, the radius the root of a rational number. Both are exact until you read `rounded`.',
  ],
  view,
  step: 0.5,
  handles: POINTS.map((at, i) => ({ name: `p${i}`, label: `Point ${i}`, at })),
  draw(state) {
    const points = pointsOf(state);
    const { rounded, support } = smallestEnclosingCircle2d(points);
    return [
      ...gridOf(view),
      circle(rounded.center as unknown as Place, rounded.radius, 'a'),
      dot(rounded.center as unknown as Place, 'soft'),
      ...support.map((i) => circle(points[i]!, 0.4, 'made')),
    ];
  },
  say(state) {
    const { rounded, support } = smallestEnclosingCircle2d(pointsOf(state));
    const who = support.length === 1 ? 'Point' : 'Points';
    return `${who} ${support.join(', ')} hold${support.length === 1 ? 's' : ''} the circle. Its radius is ${rounded.radius}.`;
  },
  code(state) {
    return `import { smallestEnclosingCircle2d } from 'unerring/enclosing';

const points = ${pointsText(pointsOf(state))};
const circle = smallestEnclosingCircle2d(points);
circle.support;
circle.rounded;
circle.center;
circle.squaredRadius;
`;
  },
  values(state) {
    const { support, rounded, center, squaredRadius } = smallestEnclosingCircle2d(pointsOf(state));
    return [support, rounded, center, squaredRadius];
  },
};
