/**
 * A pleated, rumpled cloth against itself, in one step that moves each vertex by up to one edge length: all contacts,
 * and the first of them, for growing grids, beside a naive solver in doubles on the same pairs in the same run:
 *
 *   npx tsx bench/motion/cloth.ts                    12,500 to 100,000 triangles
 *   npx tsx bench/motion/cloth.ts 50000              one size
 *
 * Printed are milliseconds of processor time, the least of some passes, and how many pairs of boxes meet, how many
 * pairs of features are left without neighbours, how many are decided by integers, and how many touch.
 */

import { overlappingPairs, overlappingPairsBetween } from '../../src/indexes/index.js';
import { UNCERTAIN } from '../../src/motion/deforming/filter.js';
import { deformingSelfContacts, firstDeformingSelfContacts } from '../../src/motion/index.js';
import { firstContactIn } from '../../src/motion/meshes/feature-pairs.js';
import { type DeformingMesh, MovingMesh } from '../../src/motion/meshes/moving-mesh.js';
import { searchPairs } from '../../src/motion/meshes/search.js';
import { naiveEdgeEdge, naiveVertexFace } from './naive.js';

const PASSES = 3;

/** Edges from one fold to the next, and how far the folds are from each other. */
const PLEAT = 16;
const GAP = 1.25;

/** A grid of n by n squares, two triangles each, with edges of length 1, in pleats that lie side by side. */
export function pleatedCloth(n: number): DeformingMesh {
  const [start, end]: [number[], number[]] = [[], []];
  const noise = (a: number, b: number): number => Math.sin(a * 12.9898 + b * 78.233) * 0.5;
  for (let i = 0; i <= n; i++) {
    const pleat = Math.floor(i / PLEAT);
    const along = pleat % 2 === 0 ? i % PLEAT : PLEAT - (i % PLEAT);
    for (let j = 0; j <= n; j++) {
      const wave = 0.6 * Math.sin(j * 0.31 + pleat) + 0.2 * noise(i, j);
      const p = [(i / PLEAT) * GAP + wave, j + 0.2 * noise(j, i), along + 0.2 * noise(i + 7, j)];
      start.push(...p);
      // Pleats move towards each other and apart, by one edge length at most.
      const way = 0.9 * Math.sin(j * 0.17 + 2 * pleat);
      end.push(p[0]! + way, p[1]! + 0.3 * noise(i, j + 3), p[2]! + 0.3 * Math.cos(j * 0.2 + i * 0.3));
    }
  }
  const indices: number[] = [];
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const [a, b, c, d] = [
        i * (n + 1) + j,
        i * (n + 1) + j + 1,
        (i + 1) * (n + 1) + j,
        (i + 1) * (n + 1) + j + 1,
      ];
      indices.push(a, b, c, c, b, d);
    }
  }
  return { start: Float64Array.from(start), end: Float64Array.from(end), indices: Uint32Array.from(indices) };
}

/** Milliseconds of processor time, the least of some passes. */
function cost(ask: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < PASSES; pass++) {
    const before = process.cpuUsage();
    ask();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** What is met on the way: boxes that meet, pairs without neighbours, and what doubles leave open. */
function counts(mesh: DeformingMesh) {
  const moving = new MovingMesh('cloth', 'mesh', mesh);
  const meshes = { first: moving, second: moving, separation: 0 };
  const boxes =
    (overlappingPairsBetween(moving.vertexTree, moving.faceTree).length +
      overlappingPairs(moving.edgeTree).length) /
    2;
  let [pairs, open] = [0, 0];
  searchPairs(meshes, {}, (kind, a, b) => {
    pairs++;
    if (firstContactIn(meshes, kind, a, b) === UNCERTAIN) open++;
    return false;
  });
  return { boxes, pairs, open };
}

/** All contacts by the naive solver, on the same pairs. */
function naiveContacts(mesh: DeformingMesh): number {
  const moving = new MovingMesh('cloth', 'mesh', mesh);
  const { start, end, indices, edges } = moving;
  let count = 0;
  searchPairs({ first: moving, second: moving, separation: 0 }, {}, (kind, a, b) => {
    const touch =
      kind === 'edge-edge'
        ? naiveEdgeEdge(start, end, edges.from[a]!, edges.to[a]!, edges.from[b]!, edges.to[b]!)
        : naiveVertexFace(start, end, a, indices[3 * b]!, indices[3 * b + 1]!, indices[3 * b + 2]!);
    if (touch) count++;
    return false;
  });
  return count;
}

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [12_500, 25_000, 50_000, 100_000];
console.log(
  'triangles | all contacts | the first | naive | pairs of boxes | pairs of features | left to integers | contacts | naive contacts | first time',
);
for (const size of sizes) {
  const mesh = pleatedCloth(Math.round(Math.sqrt(size / 2)));
  const all = cost(() => deformingSelfContacts(mesh));
  const first = cost(() => firstDeformingSelfContacts(mesh));
  const naive = cost(() => naiveContacts(mesh));
  const { boxes, pairs, open } = counts(mesh);
  const found = deformingSelfContacts(mesh).contacts.length;
  const one = firstDeformingSelfContacts(mesh);
  const texts = [all, first, naive].map((ms) => ms.toFixed(0));
  console.log(
    [
      mesh.indices.length / 3,
      ...texts,
      boxes,
      pairs,
      open,
      found,
      naiveContacts(mesh),
      one?.rounded.time,
    ].join(' | '),
  );
}
