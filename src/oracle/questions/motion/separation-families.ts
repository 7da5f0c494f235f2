/** Families for features whose points move linearly and which come as near as a given length. */
import { powerOfTwo } from '../../cases/doubles.js';
import { type FeatureKind, meetingTwice, POINT_COUNT } from '../../cases/motion/contacts.js';
import { latticeMotion, type Moving, plus } from '../../cases/motion/moving-points.js';
import { type NearFeatures, nearFeatures } from '../../cases/motion/near-features.js';
import type { Random } from '../../cases/random.js';
import { pick } from '../families/plant.js';
import { nudge, scaleFar } from '../families/shape-families.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';

type Draw = (random: Random) => NearFeatures;

function writeAll({ points, length }: NearFeatures, out: Float64Array): void {
  const size = 3 * points.length;
  for (const [i, { start, end }] of points.entries()) {
    out.set(start, 3 * i);
    out.set(end, size + 3 * i);
  }
  out[2 * size] = length;
}

/** Points, or edges and triangles of points, that are one at some time, or always. */
function collapsed(random: Random, { points, length }: NearFeatures): NearFeatures {
  const out: Moving[] = [...points];
  const [from, to] = [random.below(out.length), random.below(out.length)];
  const source = out[from]!;
  const how = random.below(3);
  const other = out[to]!;
  out[to] =
    how === 0 ? source : how === 1 ? { ...other, start: source.start } : { ...other, end: source.end };
  return { points: out, length };
}

/** On a small lattice, near at lengths that are common there. */
function lattice(random: Random, kind: FeatureKind): NearFeatures {
  const dimension = random.oneIn(3) ? random.between(1, 2) : 3;
  const points = Array.from({ length: POINT_COUNT[kind] }, () => latticeMotion(random, dimension));
  return { points, length: 576 * pick(random, [1, 1, 2, 3, 0.5]) };
}

/** Families that plant lengths, by their names. */
function drawers(kind: FeatureKind): readonly (readonly [name: string, summary: string, draw: Draw])[] {
  const between = (random: Random): number => random.between(1, 3);
  return [
    [
      'planted',
      'exactly at the length at a quarter of the time',
      (random) => nearFeatures(random, kind, between(random), 'free'),
    ],
    [
      'planted-at-ends',
      'exactly at the length at time 0 or 1',
      (random) => nearFeatures(random, kind, random.oneIn(2) ? 0 : 4, 'free'),
    ],
    [
      'planted-tangent',
      'a double root: neither nearer nor farther at that moment',
      (random) => nearFeatures(random, kind, random.between(0, 4), 'tangent'),
    ],
    [
      'planted-parallel',
      'corners that move along a slab as thick as the length',
      (random) => nearFeatures(random, kind, random.between(0, 4), 'parallel'),
    ],
    ['lattice', 'of a lattice, with lengths that are common there', (random) => lattice(random, kind)],
    [
      'collapsed',
      'some points in one place, at one time or always',
      (random) =>
        collapsed(
          random,
          random.oneIn(2) ? lattice(random, kind) : nearFeatures(random, kind, between(random), 'free'),
        ),
    ],
    [
      'passing-through',
      'features that meet, with a length that is small or large beside them',
      (random) => ({
        points: meetingTwice(random, kind, random.below(4), 4),
        length: pick(random, [1, 12, 576, 2304, 9216]),
      }),
    ],
    [
      'rigid',
      'features that do not move, or as one, or the first point alone',
      (random) => {
        const { points, length } = nearFeatures(random, kind, 0, 'free');
        const way = latticeMotion(random, 3).start;
        const isAlone = random.oneIn(2);
        const moved = points.map(({ start }, i) => ({
          start,
          end: i === 0 || !isAlone ? plus(start, way) : start,
        }));
        return { points: moved, length };
      },
    ],
  ];
}

/** The families of a kind of features, with a length behind both times. */
export function separationFamilies(layout: Layout, kind: FeatureKind): readonly QuestionFamily[] {
  const planted = drawers(kind);
  const draw = (random: Random): NearFeatures => pick(random, planted)[2](random);
  const make = (name: string, summary: string, fill: QuestionFamily['fill']): QuestionFamily => ({
    name,
    summary,
    fill,
  });
  return [
    ...planted.map(([name, summary, one]) =>
      make(name, summary, (random, out) => writeAll(one(random), out)),
    ),
    make('small-lattice', 'coordinates from -1 to 1, and a length of 0 to 2', (random, out) => {
      for (let i = 0; i < out.length; i++) out[i] = random.between(-1, 1);
      out[out.length - 1] = random.between(0, 2);
    }),
    make('one-ulp', 'any of the planted ones, some values moved by an ulp or two', (random, out) => {
      writeAll(draw(random), out);
      nudge(random, out);
    }),
    make('far', 'any of these, scaled to subnormals or near overflow', (random, out) => {
      writeAll(draw(random), out);
      scaleFar(random, layout, out);
      if (random.oneIn(4)) nudge(random, out);
    }),
    make('thin-and-thick', 'any of these, with lengths times a power of two', (random, out) => {
      const { points, length } = draw(random);
      writeAll({ points, length: length * powerOfTwo(random.between(-40, 4)) }, out);
    }),
  ];
}
