/**
 * What a distance costs of which nothing is read, the number alone, a comparison with a number, or the exact square;
 * and `isWithin` of shapes near each other, and 1,000 apart:
 *
 *   npx tsx bench/queries/distances.ts
 *
 * Printed are microseconds a call of the fastest of several passes, and how many times longer the exact square takes
 * than the number.
 */
import {
  boxBoxDistance,
  compareDistance,
  type Distance,
  pointBoxDistance,
  pointSegmentDistance,
  type Squared,
  segmentSegmentDistance,
  tetrahedronTetrahedronDistance,
  triangleTriangleDistance,
} from '../../src/distance/index.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { capsuleCapsuleDistance, sphereBoxDistance } from '../../src/round/index.js';
import { isWithin } from '../../src/shapes/index.js';

const PAIRS = 1000;
/** So many passes at least, and as many as go into so many microseconds: code is warm when it has run that long. */
const PASSES = 9;
const WARM = 100_000;
const random = new Random(...deriveSeed(1, 'distances'));

const point = (away: number) => [0, 1, 2].map(() => 10 * random.unit() + away);
const shapes = {
  point: (away: number) => point(away),
  segment: (away: number) => ({ type: 'segment', start: point(away), end: point(away) }),
  triangle: (away: number) => ({ type: 'triangle', a: point(away), b: point(away), c: point(away) }),
  box(away: number) {
    const min = point(away);
    return { type: 'box', min, max: min.map((x) => x + random.unit()) };
  },
  // Objects whose members are spread and written over are dictionaries to V8, which takes five times as long to read.
  tetrahedron: (away: number) => ({
    type: 'tetrahedron',
    a: point(away),
    b: point(away),
    c: point(away),
    d: point(away),
  }),
  sphere: (away: number) => ({ type: 'sphere', center: point(away), radius: random.unit() }),
  capsule: (away: number) => ({
    type: 'capsule',
    start: point(away),
    end: point(away),
    radius: random.unit(),
  }),
};

type Ask = (a: never, b: never) => Pick<Distance, 'distance'> & Squared;
const rows: readonly (readonly [keyof typeof shapes, keyof typeof shapes, Ask])[] = [
  ['point', 'segment', pointSegmentDistance],
  ['segment', 'segment', segmentSegmentDistance],
  ['triangle', 'triangle', triangleTriangleDistance],
  ['point', 'box', pointBoxDistance],
  ['box', 'box', boxBoxDistance],
  ['tetrahedron', 'tetrahedron', tetrahedronTetrahedronDistance],
  ['sphere', 'box', sphereBoxDistance],
  ['capsule', 'capsule', capsuleCapsuleDistance],
];

/** Microseconds of CPU a call. */
function least(call: (i: number) => unknown): number {
  let best = Infinity;
  let spent = 0;
  for (let pass = 0; pass < PASSES || spent < WARM; pass++) {
    const before = process.cpuUsage();
    for (let i = 0; i < PAIRS; i++) call(i);
    const { user, system } = process.cpuUsage(before);
    spent += user + system;
    best = Math.min(best, (user + system) / PAIRS);
  }
  return best;
}

for (const [first, second, ask] of rows) {
  const list = (kind: keyof typeof shapes, away: number) =>
    Array.from({ length: PAIRS }, () => shapes[kind](away) as never);
  const [a, b, far] = [list(first, 0), list(second, 0), list(second, 1000)];
  const call = least((i) => ask(a[i]!, b[i]!));
  const number = least((i) => ask(a[i]!, b[i]!).distance);
  const compared = least((i) => compareDistance(ask(a[i]!, b[i]!), 2));
  const square = least((i) => ask(a[i]!, b[i]!).squaredDistance);
  const [near, apart] = [b, far].map((others) => least((i) => isWithin(a[i]!, others[i]!, 2)));
  const texts = [call, number, compared, square, square / number, near!, apart!].map((x) => x.toFixed(2));
  console.log(`${first} ${second}`.padEnd(24), texts.map((text) => text.padStart(8)).join(''));
}
