import { polygonPolygonDistance2d } from '../../../distance/index.js';
import { dot, polygon, polyline, type Shape } from './drawing.js';
import { gridOf, pointsText } from './grid.js';
import type { Lesson, Place, State } from './lesson.js';

const view = { min: [0, 0], max: [14, 9] } as const;
/** Longer than any picture is wide. */
const FAR = 20;

const ringOf = ({ places }: State, name: string): Place[] => [0, 1, 2].map((i) => places[`${name}${i}`]!);
const foundIn = (state: State) => polygonPolygonDistance2d(ringOf(state, 'a'), ringOf(state, 'b'));

/** A line through a point, across a direction. */
function across([x, y]: readonly number[], [dx, dy]: Place): Shape {
  const length = Math.sqrt(dx * dx + dy * dy);
  const [u, v] = [(-dy / length) * FAR, (dx / length) * FAR];
  return polyline(
    [
      [x! - u, y! - v],
      [x! + u, y! + v],
    ],
    'soft',
  );
}

export const lesson: Lesson = {
  text: [
    'How far apart are two shapes? The answer comes with its proof: the closest points, and with them two parallel lines. One shape lies behind the first line, the other one beyond the second, so that nothing can be nearer.',
    'The program checks the proof, over integers. The squared distance is a fraction, because the closest points have rational coordinates; the distance is its root, rounded once.',
    'Turn an edge of one triangle until it is parallel to one of the other. Then the closest points are not unique, and there are two pairs.',
  ],
  view,
  step: 0.5,
  handles: [
    { name: 'a0', label: 'First corner of the first triangle', at: [1, 2] },
    { name: 'a1', label: 'Second corner of the first triangle', at: [5, 3] },
    { name: 'a2', label: 'Third corner of the first triangle', at: [3, 7] },
    { name: 'b0', label: 'First corner of the second triangle', at: [8, 4] },
    { name: 'b1', label: 'Second corner of the second triangle', at: [13, 2] },
    { name: 'b2', label: 'Third corner of the second triangle', at: [11, 7.5] },
  ],
  draw(state) {
    const { closest, distance } = foundIn(state);
    const [{ rounded }] = closest as [(typeof closest)[number]];
    const [p, q] = [rounded.pointA, rounded.pointB] as [readonly number[], readonly number[]];
    const way: Place = [q[0]! - p[0]!, q[1]! - p[1]!];
    return [
      ...gridOf(view),
      polygon(ringOf(state, 'a'), 'a'),
      polygon(ringOf(state, 'b'), 'b'),
      ...(distance > 0 ? [across(p, way), across(q, way)] : []),
      ...closest.flatMap(({ rounded: { pointA, pointB } }) => [
        polyline([pointA as unknown as Place, pointB as unknown as Place], 'made'),
        dot(pointA as unknown as Place, 'made'),
        dot(pointB as unknown as Place, 'made'),
      ]),
    ];
  },
  say(state) {
    const { distance, unique, squaredDistance } = foundIn(state);
    if (distance === 0) return 'The triangles meet: the distance is 0.';
    const { numerator, denominator } = squaredDistance;
    const square = denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
    return `The squared distance is ${square}, the distance ${distance}. ${unique ? 'The closest points are unique.' : 'There are several pairs of closest points.'}`;
  },
  code(state) {
    return `import { polygonPolygonDistance2d } from 'unerring/distance';

const a = ${pointsText(ringOf(state, 'a'))};
const b = ${pointsText(ringOf(state, 'b'))};
const { squaredDistance, distance, closest, unique } = polygonPolygonDistance2d(a, b);
squaredDistance;
distance;
unique;

// The proof, over integers: with p and q closest, no corner of a is before p on the way to q, none of b behind q.
const [p, q] = [closest[0].pointA, closest[0].pointB];
const minus = (x, y) => [x.numerator * y.denominator - y.numerator * x.denominator, x.denominator * y.denominator];
const [[ux, uw], [vy, vw]] = [minus(q[0], p[0]), minus(q[1], p[1])];
const rational = (x) => ({ numerator: BigInt(2 * x), denominator: 2n }); // corners are halves
const along = ([x, y], from) => {
  const [[dx, dw], [ey, ew]] = [minus(rational(x), from[0]), minus(rational(y), from[1])];
  return dx * ux * ew * vw + ey * vy * dw * uw;
};
[a.every((corner) => along(corner, p) <= 0n), b.every((corner) => along(corner, q) >= 0n)];
`;
  },
  values(state) {
    const { squaredDistance, distance, unique } = foundIn(state);
    return [squaredDistance, distance, unique, [true, true]];
  },
};
