/**
 * How the cost of mesh queries grows with the number of triangles, from ten thousand to ten million:
 *
 *   npx tsx bench/meshes/scaling.ts [largest]
 *
 * Printed are milliseconds (one run each after a warm-up at the smallest size), the same divided by n log2 n relative
 * to the row before, and the greatest memory of the process so far.
 */
import { checkMesh, locatePoint, prepareMesh, selfIntersects } from '../../src/mesh/index.js';
import { torusOf } from './shapes.js';

const largest = Number(process.argv[2] ?? 10_000_000);
const QUERIES = 20_000;

function timed(run: () => void): number {
  const before = performance.now();
  run();
  return performance.now() - before;
}

function measure(triangles: number): { n: number; times: number[] } {
  const mesh = torusOf(triangles);
  const n = mesh.indices.length / 3;
  let prepared = prepareMesh({ positions: new Float64Array(0), indices: new Uint32Array(0) });
  const prepare = timed(() => {
    prepared = prepareMesh(mesh);
    if (prepared.bvh.order.length !== n) throw new Error('a tree has all triangles');
  });
  const search = timed(() => {
    if (selfIntersects(prepared)) throw new Error('a torus does not cut itself');
  });
  if (prepared.openEdges !== 0) throw new Error('a torus is closed');
  const point = [0, 0, 0];
  const locate = timed(() => {
    for (let i = 0; i < QUERIES; i++) {
      point[0] = 6 * ((i * 0.618034) % 1) - 3;
      point[1] = 6 * ((i * 0.754878) % 1) - 3;
      point[2] = 2 * ((i * 0.56984) % 1) - 1;
      locatePoint(prepared, point);
    }
  });
  const check = timed(() => {
    if (!checkMesh(mesh).valid) throw new Error('a torus is valid');
  });
  return { n, times: [prepare, search, check, (locate / QUERIES) * 1e6] };
}

measure(10_000);
console.log('triangles | tree ms | self-intersects ms | check ms | locate ns | memory MB');
let before: { n: number; times: number[] } | undefined;
for (let size = 10_000; size <= largest; size *= 10) {
  const now = measure(size);
  const growth = (i: number) =>
    before === undefined
      ? ''
      : ` (${(now.times[i]! / before.times[i]! / ((now.n * Math.log2(now.n)) / (before.n * Math.log2(before.n)))).toFixed(2)})`;
  const [prepare, search, check] = [0, 1, 2].map((i) => `${now.times[i]!.toFixed(0)}${growth(i)}`);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`${now.n} | ${prepare} | ${search} | ${check} | ${now.times[3]!.toFixed(0)} | ${memory}`);
  before = now;
}
