/**
 * Compares pairs of features whose vertices move linearly with a naive solver in doubles, on the same inputs in one run
 * and in turns:
 *
 *   npx tsx bench/motion/features.ts
 *
 * Printed are nanoseconds of processor time for each pair, the least of several passes, how many touch, and how often
 * the naive answer is another one.
 */
import { edgeEdgeMeetsAt, vertexFaceMeetsAt } from '../../src/motion/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { naiveEdgeEdge, naiveVertexFace } from './naive.js';

const PAIRS = 1 << 15;
const PASSES = 9;

type Ask = (start: Float64Array, end: Float64Array, i: number, j: number, k: number, l: number) => boolean;

interface Inputs {
  readonly name: string;
  readonly start: Float64Array;
  readonly end: Float64Array;
}

function inputs(name: string, draw: (random: Random, k: number) => [start: number, end: number]): Inputs {
  const random = new Random(1, 2, 3, 4);
  const start = new Float64Array(12 * PAIRS);
  const end = new Float64Array(12 * PAIRS);
  for (let k = 0; k < start.length; k++) [start[k], end[k]] = draw(random, k);
  return { name, start, end };
}

const KINDS: readonly Inputs[] = [
  inputs('anywhere in a cube, at both times', (random) => [random.unit(), random.unit()]),
  inputs('anywhere in a cube, moved by a tenth of its side at most', (random) => {
    const x = random.unit();
    return [x, x + (random.unit() - 0.5) / 5];
  }),
  inputs('small, in a cube of four times the size', (random, k) => {
    const place = ((k * 2654435761) >>> (3 * (k % 3))) % 4 === 0 ? 1 : 0;
    const x = place + random.unit();
    return [x, x + random.unit() - 0.5];
  }),
];

/** Nanoseconds of processor time for each pair, and how many touch. */
function pass(ask: Ask, { start, end }: Inputs): readonly [nanoseconds: number, touching: number] {
  const before = process.cpuUsage();
  let touching = 0;
  for (let v = 0; v < 4 * PAIRS; v += 4) if (ask(start, end, v, v + 1, v + 2, v + 3)) touching++;
  const { user, system } = process.cpuUsage(before);
  return [((user + system) * 1000) / PAIRS, touching];
}

console.log('features | inputs | unerring | naive | touching | naive answers that differ');
for (const [name, ours, naive] of [
  ['vertex and face', vertexFaceMeetsAt, naiveVertexFace],
  ['edge and edge', edgeEdgeMeetsAt, naiveEdgeEdge],
] as const) {
  for (const kind of KINDS) {
    let [least, leastOfPeer, touching, differ] = [Infinity, Infinity, 0, 0];
    for (let i = 0; i < PASSES; i++) {
      const [own, count] = pass(ours, kind);
      const [peer] = pass(naive, kind);
      [least, leastOfPeer, touching] = [Math.min(least, own), Math.min(leastOfPeer, peer), count];
    }
    const { start, end } = kind;
    for (let v = 0; v < 4 * PAIRS; v += 4)
      if (ours(start, end, v, v + 1, v + 2, v + 3) !== naive(start, end, v, v + 1, v + 2, v + 3)) differ++;
    console.log(
      `${name} | ${kind.name} | ${least.toFixed(0)} | ${leastOfPeer.toFixed(0)} | ${touching} | ${differ}`,
    );
  }
}
