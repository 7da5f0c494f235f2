/**
 * Points that come and go in a triangulation of others, in microseconds of processor time for each, the least of some
 * rounds:
 *
 *   npx tsx bench/triangulation/dynamic.ts [--rounds 5] [--cases random-10000,random-100000,lattice-100000]
 *
 * The last two columns are milliseconds: `delaunay2d` of all points, and `DynamicDelaunay2d` of all. Behind them are
 * wheels: a middle that is joined to k points goes, and comes again.
 */
import { parseArgs } from 'node:util';
import { Random } from '../../src/oracle/cases/random.js';
import { DynamicDelaunay2d, delaunay2d } from '../../src/triangulation/index.js';
import { pointsOf } from './points.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    cases: {
      type: 'string',
      default: 'random-10000,random-100000,random-1000000,lattice-100000,clusters-100000',
    },
  },
});

/** How many points come and go. */
const MOVED = 2000;

const COLUMNS = [
  'insert',
  'insert 2,000',
  'remove',
  'remove 2,000',
  'locate',
  'nearestSite',
  'delaunay2d, ms',
  'all, ms',
];

const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

function timed(run: () => void): number {
  const begin = processorTime();
  run();
  return processorTime() - begin;
}

/** What each column takes, in microseconds. */
function measure(points: Float64Array): number[] {
  const random = new Random(5, 6, 7, 8);
  const count = points.length / 2;
  const moved = Array.from({ length: MOVED }, () => random.below(count));
  // Beside points that are there, so that they are spread as these are.
  const near = Float64Array.from(
    moved.flatMap((i) => [points[2 * i]! + random.unit() / 1e4, points[2 * i + 1]! + random.unit() / 1e4]),
  );
  const each = (run: (k: number) => void) =>
    timed(() => {
      for (let k = 0; k < MOVED; k++) run(k);
    }) / MOVED;
  const whole = timed(() => delaunay2d(points)) / 1000;
  let dynamic = new DynamicDelaunay2d();
  const built = timed(() => {
    dynamic = new DynamicDelaunay2d(points);
  });
  const insert = each((k) => dynamic.insert(near.subarray(2 * k, 2 * k + 2)));
  const remove = each((k) => dynamic.remove(count + k));
  let ids = new Uint32Array(0);
  const insertAll = timed(() => {
    ids = dynamic.insert(near);
  });
  const removeAll = timed(() => dynamic.remove(ids));
  const locate = each((k) => dynamic.locate([near[2 * k]!, near[2 * k + 1]!]));
  const nearest = each((k) => dynamic.nearestSite([near[2 * k]!, near[2 * k + 1]!]));
  return [insert, insertAll / MOVED, remove, removeAll / MOVED, locate, nearest, whole, built / 1000];
}

const least = (rows: readonly number[][]) => rows[0]!.map((_, k) => Math.min(...rows.map((row) => row[k]!)));

const rounds = Number(values.rounds);
console.log(`| microseconds | ${COLUMNS.join(' | ')} |\n|---|${COLUMNS.map(() => '---:|').join('')}`);
for (let i = 0; i < 20; i++) measure(pointsOf('random-3000'));
for (const name of values.cases.split(',')) {
  const points = pointsOf(name);
  const best = least(Array.from({ length: rounds }, () => measure(points)));
  console.log(`| ${name} | ${best.map((time) => time.toFixed(1)).join(' | ')} |`);
}

for (const k of [1000, 10_000, 100_000]) {
  const ring = Float64Array.from({ length: 2 * k + 2 }, (_, i) => {
    if (i >= 2 * k) return 0;
    const angle = (2 * Math.PI * (i >> 1)) / k;
    return i % 2 === 0 ? Math.cos(angle) : Math.sin(angle);
  });
  const best = least(
    Array.from({ length: rounds }, () => {
      const dynamic = new DynamicDelaunay2d(ring);
      return [timed(() => dynamic.remove(k)), timed(() => dynamic.insert([0, 0]))];
    }),
  );
  console.log(
    `a wheel of ${k}: the middle goes in ${best[0]! / 1000} ms, and comes in ${best[1]! / 1000} ms`,
  );
}
