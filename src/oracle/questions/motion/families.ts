/**
 * Families for features whose points move linearly: contacts that are planted at quarters of the time, in integers, and
 * disguised by what keeps their times: one affine map for all points at all times, and a shift at each time.
 */
import { powerOfTwo } from '../../cases/doubles.js';
import {
  type FeatureKind,
  meetingTwice,
  POINT_COUNT,
  staying,
  touching,
  turning,
} from '../../cases/motion/contacts.js';
import { latticeMotion, latticePoint, type Moving, plus } from '../../cases/motion/moving-points.js';
import type { Random } from '../../cases/random.js';
import { drawMap, mapped, type Point, pick } from '../families/plant.js';
import { nudge, scaleFar } from '../families/shape-families.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';

/** Draws moving features. */
type Draw = (random: Random) => Moving[];

const QUARTERS = [0, 1, 2, 3, 4] as const;

/** What keeps integers below 2^53: coordinates have 19 bits at most. */
const MAP_BITS = [3, 12, 28];

/** The same contacts, seen from a frame that moves and is stretched. */
function disguised(random: Random, points: readonly Moving[]): Moving[] {
  const shifts: [Point, Point] = random.oneIn(2)
    ? [
        [0, 0, 0],
        [0, 0, 0],
      ]
    : [latticePoint(random, 3), latticePoint(random, 3)];
  const map = drawMap(random, pick(random, MAP_BITS));
  return points.map(({ start, end }) => ({
    start: mapped(map, plus(start, shifts[0]), 3),
    end: mapped(map, plus(end, shifts[1]), 3),
  }));
}

function writeAll(points: readonly Moving[], out: Float64Array): void {
  const size = 3 * points.length;
  for (const [i, { start, end }] of points.entries()) {
    out.set(start, 3 * i);
    out.set(end, size + 3 * i);
  }
}

/** Two points or more made equal, at one time or at both; or one put on the line through two. */
function collapsed(random: Random, points: readonly Moving[]): Moving[] {
  const out = [...points];
  const [from, to] = [random.below(out.length), random.below(out.length)];
  const source = out[from]!;
  const how = random.below(3);
  if (how === 0) out[to] = source;
  else if (how === 1) out[to] = { start: source.start, end: out[to]!.end };
  else {
    const other = out[random.below(out.length)]!;
    const k = random.between(-1, 3);
    out[to] = {
      start: plus(source.start, plus(other.start, source.start, -1), k / 2),
      end: plus(source.end, plus(other.end, source.end, -1), k / 2),
    };
  }
  return out;
}

/** Families that plant contacts, by their names. */
function drawers(kind: FeatureKind): readonly (readonly [name: string, summary: string, draw: Draw])[] {
  const two = (random: Random): [number, number] => {
    const first = random.below(4);
    return [first, random.between(first + 1, 4)];
  };
  const flat = (random: Random): number => random.between(1, 2);
  const once: Draw = (random) => {
    const quarter = pick(random, QUARTERS);
    return meetingTwice(random, kind, quarter, quarter);
  };
  const lattice: Draw = (random) =>
    Array.from({ length: POINT_COUNT[kind] }, () =>
      latticeMotion(random, random.oneIn(3) ? flat(random) : 3),
    );
  return [
    ['planted-once', 'a contact at a quarter of the time', once],
    ['planted-twice', 'contacts at two quarters', (random) => meetingTwice(random, kind, ...two(random))],
    ['planted-at-ends', 'contacts at time 0 and at time 1', (random) => meetingTwice(random, kind, 0, 4)],
    [
      'planted-flat',
      'all in one plane, or on one line',
      (random) => meetingTwice(random, kind, ...two(random), flat(random)),
    ],
    [
      'planted-tangent',
      'a double root, where features touch in passing',
      (random) => touching(random, kind, pick(random, QUARTERS)),
    ],
    ['planted-triple', 'a triple root', (random) => turning(random, kind, pick(random, QUARTERS))],
    [
      'staying',
      'features that have a material point in common all the time',
      (random) => staying(random, kind, random.oneIn(3) ? flat(random) : 3),
    ],
    [
      'collapsed',
      'edges and triangles that are flat or points, at one time or always',
      (random) => collapsed(random, random.oneIn(2) ? once(random) : lattice(random)),
    ],
    [
      'rigid',
      'features that do not move, or as one, or the first point alone',
      (random) => {
        const way = latticePoint(random, 3);
        const isAlone = random.oneIn(2);
        const points = random.oneIn(2) ? once(random) : lattice(random);
        return points.map(({ start }, i) => ({ start, end: i === 0 || !isAlone ? plus(start, way) : start }));
      },
    ],
  ];
}

/** The families of a kind of features. */
export function deformingFamilies(layout: Layout, kind: FeatureKind): readonly QuestionFamily[] {
  const planted = drawers(kind);
  const draw = (random: Random): Moving[] => pick(random, planted)[2](random);
  const maybeDisguised = (random: Random, points: readonly Moving[]): readonly Moving[] =>
    random.oneIn(2) ? points : disguised(random, points);
  const make = (name: string, summary: string, fill: QuestionFamily['fill']): QuestionFamily => ({
    name,
    summary,
    fill,
  });
  return [
    make('small-lattice', 'coordinates from -1 to 1', (random, out) => {
      for (let i = 0; i < out.length; i++) out[i] = random.between(-1, 1);
    }),
    make('small-lattice-plane', 'the same in a plane, or on a line', (random, out) => {
      const dimension = random.between(1, 2);
      for (let i = 0; i < out.length; i++) out[i] = i % 3 < dimension ? random.between(-2, 2) : 0;
    }),
    ...planted.map(([name, summary, one]) =>
      make(name, summary, (random, out) => writeAll(maybeDisguised(random, one(random)), out)),
    ),
    make('one-ulp', 'any of these, some coordinates moved by an ulp or two', (random, out) => {
      writeAll(maybeDisguised(random, draw(random)), out);
      nudge(random, out);
    }),
    make('far', 'any of these, scaled to subnormals, near overflow, or per axis', (random, out) => {
      writeAll(maybeDisguised(random, draw(random)), out);
      scaleFar(random, layout, out);
      if (random.oneIn(4)) nudge(random, out);
    }),
    make('slow-and-fast', 'any of these, with velocities times a power of two', (random, out) => {
      const factor = powerOfTwo(random.between(-30, 30));
      const points = draw(random).map(({ start, end }) => ({
        start,
        end: plus(start, plus(end, start, -1), factor),
      }));
      writeAll(points, out);
      if (random.oneIn(3)) nudge(random, out);
    }),
  ];
}
