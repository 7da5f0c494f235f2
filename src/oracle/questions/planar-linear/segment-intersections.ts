import { latticeMap } from '../../cases/planar/lattice-rings.js';
import { MOST_SEGMENTS, segmentsOf } from '../../cases/planar/shapes.js';
import type { Random } from '../../cases/random.js';
import { referee } from '../../referees/shapes/planar-linear/segment-intersections.js';
import { segmentIntersectionsSubject } from '../../subjects/planar-linear/segments.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';

const names = Array.from({ length: MOST_SEGMENTS }, (_, i) => `s${i}.start s${i}.end`).join(' ');
const layout = layoutOf(
  2,
  integer('count', 0, MOST_SEGMENTS, 'how many of the segments behind it count'),
  ...points(names),
);

type P = readonly [number, number];

/** Segments whose ends are made one by one, moved, turned and scaled together. */
function segmentsFamily(
  name: string,
  summary: string,
  make: (random: Random) => (i: number) => readonly [P, P],
): QuestionFamily {
  return {
    name,
    summary,
    fill(random, out) {
      const map = latticeMap(random);
      const segment = make(random);
      out.fill(0);
      out[0] = random.between(2, MOST_SEGMENTS);
      for (let i = 0; i < out[0]; i++) {
        const [p, q] = segment(i);
        out.set([...map(p), ...map(q)], 1 + 4 * i);
      }
    },
  };
}

const lattice = (random: Random, size: number): P => [random.below(size), random.below(size)];

/** All crossings of up to seven segments. */
export const segmentIntersections2dQuestion: Question = {
  name: 'segmentIntersections2d',
  note: 'every point from left to right with its exact coordinates, and the segments that contain it, with their features there; then every piece that two or more have in common, by start and end, with their numbers',
  area: 'planar',
  layout,
  families: [
    segmentsFamily(
      'small-lattice',
      'between points of a small lattice: ends meet, segments overlap',
      (random) => {
        const size = random.between(2, 5);
        return () => [lattice(random, size), lattice(random, size)];
      },
    ),
    segmentsFamily('hub', 'through one point, or from it', (random) => () => {
      const [x, y] = lattice(random, 9);
      const k = random.below(3);
      return [
        [4 * k - k * x, 4 * k - k * y],
        [x, y],
      ];
    }),
    segmentsFamily('one-line', 'of one line, with one or two across', (random) => {
      const [dx, dy] = [random.between(-2, 2), random.between(-2, 2)];
      const on = (): P => {
        const k = random.between(-3, 3);
        return [k * dx, k * dy];
      };
      return (i) => (i > 4 ? [lattice(random, 4), lattice(random, 4)] : [on(), on()]);
    }),
    segmentsFamily('grid', 'horizontal and vertical', (random) => () => {
      const [x, y] = lattice(random, 5);
      return random.oneIn(2)
        ? [
            [x, y],
            [x + random.between(-4, 4), y],
          ]
        : [
            [x, y],
            [x, y + random.between(-4, 4)],
          ];
    }),
    segmentsFamily('nearly-parallel', 'long ones, which cross under small angles', (random) => () => [
      [-1000, random.between(-3, 3)],
      [1000, random.between(-3, 3)],
    ]),
  ],
  subject: segmentIntersectionsSubject,
  referee,
  form: '<disjoint|meeting|overlapping> <\\S+:\\S+>*',
  classes: ['disjoint', 'meeting', 'overlapping'],
  shapes: shapesBy('segments', (values) => [segmentsOf(values)] as const),
  yes: 'two of the closed segments have a point in common',
  holds: (answer) => !answer.startsWith('disjoint'),
  laws: [
    {
      name: 'half-turn',
      vary: (values) => ({
        values: Float64Array.from(values, (x, i) => (i === 0 ? x : 0 - x)),
        expected: (answer) => turned(answer),
      }),
    },
  ],
};

const negated = (fraction: string) =>
  fraction.startsWith('0/') ? fraction : fraction.startsWith('-') ? fraction.slice(1) : `-${fraction}`;

/** A half turn reverses the order of points, and of the two ends of a piece. */
function turned(answer: string): string {
  const [kind, ...items] = answer.split(' ');
  const turn = (point: string) => point.split(',').map(negated).join(',');
  const split = items.map((item) => item.split(':') as [string, string]);
  const points = split.filter(([place]) => !place.includes('..')).reverse();
  const pieces = split.filter(([place]) => place.includes('..'));
  const value = (fraction: string) => {
    const [n, d] = fraction.split('/');
    return [BigInt(n!), BigInt(d!)] as const;
  };
  const compare = (p: string, q: string): number => {
    const [[a, b], [c, d]] = [p.split(','), q.split(',')] as [string[], string[]];
    for (const [r, s] of [
      [a!, c!],
      [b!, d!],
    ] as const) {
      const [[n, e], [m, f]] = [value(r), value(s)];
      if (n * f !== m * e) return n * f < m * e ? -1 : 1;
    }
    return 0;
  };
  const ends = pieces
    .map(([place, both]) => [place.split('..').map(turn).reverse(), both] as const)
    .sort(([p], [q]) => compare(p[0]!, q[0]!) || compare(p[1]!, q[1]!));
  return [
    kind,
    ...points.map(([place, met]) => `${turn(place)}:${met}`),
    ...ends.map(([place, both]) => `${place.join('..')}:${both}`),
  ].join(' ');
}
