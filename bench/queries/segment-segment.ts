/**
 * Compares the yes-or-no question on two segments of the plane with robust-segment-intersect, both in one run:
 *
 *   npx tsx bench/queries/segment-segment.ts
 *
 * Each gets its data as it likes it: flat buffers here, arrays of points there. (And the form on objects, for the same
 * kind of data as the peer's.) Printed are nanoseconds per call of the median pass, and the median ratio.
 */
import { createRequire } from 'node:module';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { segmentsIntersect2d, segmentsIntersect2dAt } from '../../src/planar/linear/segment-segment.js';
import { medianOf } from '../measure.js';

const PAIRS = 32_768;
const PASSES = 40;

type Point = [number, number];
type Peer = (a0: Point, a1: Point, b0: Point, b1: Point) => boolean;
const peer = createRequire(import.meta.url)('robust-segment-intersect') as Peer;

/** Eight coordinates of a pair of segments. */
const inputs: Readonly<Record<string, (random: Random) => number[]>> = {
  random: (random) => Array.from({ length: 8 }, () => random.unit()),
  // Short segments in one place: many bounding boxes meet.
  near: (random) => Array.from({ length: 8 }, (_, i) => (i < 4 ? 0.5 : 0.55) + 0.1 * random.unit()),
  // Almost on one line, ulps beside it.
  'near collinear': (random) => {
    const t = () => random.unit();
    return [t(), t(), t(), t()].flatMap((x) => [x, 0.3 * x + 2 ** -54 * random.between(-2, 2)]);
  },
  lattice: (random) => Array.from({ length: 8 }, () => random.below(4)),
  'axis-parallel': (random) => {
    const [x, y] = [random.below(8), random.below(8)];
    const [u, v] = [random.below(8), random.below(8)];
    return [x, y, x + random.below(4), y, u, v, u, v + random.below(4)];
  },
  collinear: (random) =>
    Array.from({ length: 4 }, () => random.below(1000)).flatMap((t) => [3 * t + 1, 7 * t]),
  'collinear, full mantissas': (random) =>
    Array.from({ length: 4 }, () => random.integer(20)).flatMap((t) => [t * 1234567891, t * 3141592653]),
  'shared ends': (random) => {
    const ends = Array.from({ length: 3 }, () => [random.unit(), random.unit()]);
    return [...ends[0]!, ...ends[1]!, ...ends[random.below(2)]!, ...ends[2]!];
  },
};

/** A loop of its own for each function, so that V8 specialises it. */
function loop(call: string, count: number): (f: unknown, data: unknown) => number {
  const source = `let n = 0; for (let i = 0; i < ${count}; i++) if (${call}) n++; return n;`;
  return new Function('f', 'data', source) as (f: unknown, data: unknown) => number;
}

function timed(pass: () => number): number {
  const before = process.cpuUsage();
  pass();
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1000) / PAIRS;
}

const sides = {
  flat: loop('f(data, 4 * i, 4 * i + 1, data, 4 * i + 2, 4 * i + 3)', PAIRS),
  objects: loop('f(data[2 * i], data[2 * i + 1])', PAIRS),
  peer: loop('f(data[4 * i], data[4 * i + 1], data[4 * i + 2], data[4 * i + 3])', PAIRS),
};

function passesOf(fill: (random: Random) => number[]): Record<keyof typeof sides, () => number> {
  const random = new Random(...deriveSeed(1, 'segment-segment'));
  const flat = Float64Array.from(Array.from({ length: PAIRS }, () => fill(random)).flat());
  const points = Array.from({ length: 4 * PAIRS }, (_, i): Point => [flat[2 * i]!, flat[2 * i + 1]!]);
  const segments = Array.from({ length: 2 * PAIRS }, (_, i) => ({
    start: points[2 * i]!,
    end: points[2 * i + 1]!,
  }));
  return {
    flat: () => sides.flat(segmentsIntersect2dAt, flat),
    objects: () => sides.objects(segmentsIntersect2d, segments),
    peer: () => sides.peer(peer, points),
  };
}

const all = Object.entries(inputs).map(([name, fill]) => [name, passesOf(fill)] as const);
// An application meets all kinds of input in one process: nothing is measured while V8 knows only one kind.
for (const [, passes] of [...all, ...all])
  for (const pass of Object.values(passes)) for (let k = 0; k < 5; k++) pass();
for (const [name, { flat, objects, peer }] of all) {
  const counts = [flat(), objects(), peer()];
  const times: number[][] = [[], [], []];
  for (let k = 0; k < PASSES; k++) {
    const order = k % 2 === 0 ? [0, 1, 2] : [2, 1, 0];
    for (const which of order) times[which]!.push(timed([flat, objects, peer][which]!));
  }
  const ratio = (i: number) => medianOf(times[i]!.map((t, k) => t / times[2]![k]!)).toFixed(2);
  console.log(
    `${name.padEnd(26)} flat ${medianOf(times[0]!).toFixed(1).padStart(6)} ns, objects ${medianOf(times[1]!).toFixed(1).padStart(6)} ns, ` +
      `robust-segment-intersect ${medianOf(times[2]!).toFixed(1).padStart(7)} ns; ratio flat ${ratio(0)}, objects ${ratio(1)}; true ${counts.join(' ')}`,
  );
}
