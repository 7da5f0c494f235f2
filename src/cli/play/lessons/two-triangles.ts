import { coordinates } from '../../../implicit/index.js';
import { triangleTriangle, triangleTrianglePoints } from '../../../spatial/index.js';
import { circle, polygon, polyline, text } from './drawing.js';
import type { Lesson, Place, State } from './lesson.js';

type Point = readonly [x: number, y: number, z: number];

/** The floor is seen from in front and above. */
const seen = ([x, y, z]: readonly number[]): Place => [x! + y! / 2, z! + y! / 4];
/** What a place of the picture is, at some depth. */
const at = ([u, v]: Place, depth: number): Point => [u - depth / 2, depth, v - depth / 4];

const FIRST = { a: [1, 0, 2], b: [9, 0, 2], c: [3, 8, 2] } as const;

const secondOf = ({ places, numbers }: State) => ({
  a: at(places.a!, 2),
  b: at(places.b!, 2),
  c: at(places.c!, numbers.depth!),
});

const corners = ({ a, b, c }: { a: Point; b: Point; c: Point }) => [a, b, c].map(seen);

const MEANINGS: Readonly<Record<string, string>> = {
  disjoint: 'they have no common point',
  touching: 'they meet, but not with their insides',
  crossing: 'they cut each other',
  overlapping: 'they lie in one plane and share an area',
};

export const lesson: Lesson = {
  text: [
    'A triangle lies flat at height 2, another one stands in it. How do they meet? The kernel asks on which side of a plane each corner is, and in which order lines pass: signs only, never a point that was rounded.',
    'Move the corners so that one of them lies exactly in the first triangle: z is 2 then. Put all three there, and the triangles overlap in a polygon.',
    '`contact` has the extreme points of what they share, and names the features of both that meet there. The green rings are these points.',
  ],
  view: { min: [0, 0], max: [14, 9] },
  step: 0.5,
  handles: [
    { name: 'a', label: 'First corner of the second triangle', at: [4, 5.5] },
    { name: 'b', label: 'Second corner of the second triangle', at: [6.5, 0.5] },
    { name: 'c', label: 'Third corner of the second triangle', at: [9, 6] },
  ],
  sliders: [{ name: 'depth', label: 'Depth of the third corner', min: 0, max: 8, step: 2, value: 4 }],
  draw(state) {
    const second = secondOf(state);
    const points = triangleTrianglePoints(FIRST, second).contact.map(({ point }) => seen(coordinates(point)));
    return [
      polygon(corners(FIRST), 'a'),
      polygon(corners(second), 'b'),
      ...(points.length > 1 ? [polyline([...points, points[0]!], 'made')] : []),
      ...points.map((point) => circle(point, 0.25, 'made')),
      text(seen([1, 0, 1.6]), 'z = 2'),
    ];
  },
  say(state) {
    const { relation, contact } = triangleTriangle(FIRST, secondOf(state));
    const zs = Object.values(secondOf(state)).map(([, , z]) => z);
    return `\`${relation}\`: ${MEANINGS[relation]}. The corners are at the heights ${zs.join(', ')}; points of contact: ${contact.length}.`;
  },
  code(state) {
    const triangle = ({ a, b, c }: { a: Point; b: Point; c: Point }) =>
      `{ a: [${a.join(', ')}], b: [${b.join(', ')}], c: [${c.join(', ')}] }`;
    return `import { coordinates } from 'unerring/implicit';
import { triangleTriangle, triangleTrianglePoints } from 'unerring/spatial';

const a = ${triangle(FIRST)};
const b = ${triangle(secondOf(state))};
triangleTriangle(a, b).relation;
triangleTriangle(a, b).contact;
triangleTrianglePoints(a, b).contact.map(({ point }) => coordinates(point));
`;
  },
  values(state) {
    const second = secondOf(state);
    const { relation, contact } = triangleTriangle(FIRST, second);
    const points = triangleTrianglePoints(FIRST, second).contact;
    return [relation, contact, points.map(({ point }) => coordinates(point))];
  },
};
