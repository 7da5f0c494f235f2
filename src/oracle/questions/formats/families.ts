import { powerOfTwo, scaleByPowerOfTwo, stepUlps } from '../../cases/doubles.js';
import { SPELLINGS } from '../../cases/formats/spellings.js';
import {
  FILE,
  MOST_CORNERS,
  MOST_FACES,
  MOST_FAULT,
  MOST_POINTS,
  MOST_SEED,
} from '../../cases/formats/values.js';
import type { Random } from '../../cases/random.js';
import { drawMap, mapped, pick } from '../families/plant.js';
import type { QuestionFamily } from '../question.js';

type Fill = (random: Random, out: Float64Array) => void;

/** A number of a text that a person or a program wrote. */
function anyNumber(random: Random): number {
  const whole = random.between(-20, 20);
  const way = random.below(4);
  if (way === 0) return whole;
  if (way === 1) return whole / 10;
  if (way === 2) return whole * random.unit();
  return random.sign() * random.integer(53) * powerOfTwo(random.between(-60, 60));
}

/**
 * Numbers where something changes: zeros, the least ones, the limits of 32 and of 64 bits, powers of ten and of two.
 */
function edgeNumber(random: Random): number {
  const near = pick(random, [
    0,
    2 ** -1022,
    2 ** -1074 * random.between(1, 9),
    Number.MAX_VALUE,
    2 ** -149,
    2 ** -126,
    (2 - 2 ** -23) * 2 ** 127,
    2 ** 53,
    Number(`1e${random.between(0, 22)}`),
    1e23,
    scaleByPowerOfTwo(1, random.between(-1074, 1023)),
  ]);
  return random.sign() * (random.oneIn(2) ? near : stepUlps(near, random.between(-2, 2)));
}

/** A whole file: a few points and faces, sound, plainly spelled. */
function fillFile(random: Random, out: Float64Array, number: (random: Random) => number): void {
  out[FILE.points] = random.between(3, MOST_POINTS);
  out[FILE.faces] = random.oneIn(12) ? 0 : random.between(1, MOST_FACES);
  out[FILE.corners] = random.oneIn(2) ? 3 : random.between(3, MOST_CORNERS);
  out[FILE.spelling] = 0;
  out[FILE.features] = 0;
  out[FILE.fault] = 0;
  out[FILE.seed] = random.below(MOST_SEED + 1);
  for (let i = FILE.places; i < out.length; i++) out[i] = number(random);
}

/**
 * Points in convex position on a circle of a lattice, in order, in any plane: faces that go round some of them are
 * convex.
 */
function fillConvex(random: Random, out: Float64Array): void {
  fillFile(random, out, anyNumber);
  out[FILE.corners] = random.between(4, MOST_CORNERS);
  const ring = [
    [5, 0],
    [4, 3],
    [3, 4],
    [0, 5],
    [-3, 4],
    [-5, 0],
    [-4, -3],
    [0, -5],
  ] as const;
  const map = drawMap(random, pick(random, [2, 8, 20]));
  for (const [i, [x, y]] of ring.entries()) out.set(mapped(map, [x, y, 0], 3), FILE.places + 3 * i);
  // One point out of the plane, or on an edge.
  if (random.oneIn(4)) out[FILE.places + random.below(24)]! += 1;
}

/** The families of questions on files, whose features are so many bits. */
export function fileFamilies(features: number): readonly QuestionFamily[] {
  const anyFeatures = (random: Random) => random.below(powerOfTwo(features));
  const oneFeature = (random: Random) => powerOfTwo(random.below(features));
  const family = (name: string, summary: string, fill: Fill): QuestionFamily => ({ name, summary, fill });
  return [
    family('plain-files', 'small meshes, numbers as short as they can be', (random, out) => {
      fillFile(random, out, anyNumber);
    }),
    family('spelled-numbers', 'numbers in all spellings, of all magnitudes', (random, out) => {
      fillFile(random, out, (r) => (r.oneIn(2) ? edgeNumber(r) : anyNumber(r)));
      out[FILE.spelling] = random.below(SPELLINGS.length);
    }),
    family(
      'convex-faces',
      'faces with up to seven corners, many of them planar and convex',
      (random, out) => {
        fillConvex(random, out);
      },
    ),
    family('one-feature', 'one of the things that a format allows', (random, out) => {
      fillFile(random, out, anyNumber);
      out[FILE.features] = oneFeature(random);
    }),
    family(
      'dialects',
      'many of the things that a format allows at once, convex faces among them',
      (random, out) => {
        if (random.oneIn(2)) fillConvex(random, out);
        else fillFile(random, out, (r) => (r.oneIn(4) ? edgeNumber(r) : anyNumber(r)));
        out[FILE.features] = random.oneIn(2)
          ? anyFeatures(random)
          : anyFeatures(random) & anyFeatures(random);
        out[FILE.spelling] = random.below(SPELLINGS.length);
      },
    ),
    family(
      'broken-files',
      'a corner that does not exist, what is no number, or one beyond the doubles',
      (random, out) => {
        fillFile(random, out, anyNumber);
        out[FILE.fault] = random.between(1, 4);
        out[FILE.features] = random.oneIn(2) ? 0 : anyFeatures(random);
      },
    ),
    family('soups', 'few points, some of them equal, and faces of any corners', (random, out) => {
      fillFile(random, out, (r) => pick(r, [0, -0, 1, 0.1]));
      out[FILE.points] = random.between(1, MOST_POINTS);
      out[FILE.corners] = random.between(3, MOST_CORNERS);
      out[FILE.features] = random.oneIn(2) ? 0 : anyFeatures(random);
      out[FILE.fault] = random.between(5, MOST_FAULT);
    }),
  ];
}
