/** Meshes to a mesh, the whole way: ours in one call, CGAL's corefinement, manifold-3d with reading and writing. */
import { prepareMesh } from '../../src/mesh/index.js';
import { meshUnion } from '../../src/solids/index.js';
import type { Cgal } from './cgal.js';
import type { SolidEngine } from './engines.js';
import type { Mesh } from './shapes.js';

const TURNS = 3;
const ROUNDS = 4;

/** The least time of processors of some rounds, ms: garbage collection and compilation of V8 included. */
function leastOf(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ROUNDS; i++) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

function wholeWay(engine: SolidEngine, [a, b]: readonly [Mesh, Mesh]): void {
  const solids = [engine.solid(a), engine.solid(b)] as const;
  const result = engine.union(...solids);
  engine.mesh(result);
  for (const solid of [...solids, result]) engine.free?.(solid);
}

/**
 * The least times of all turns, ms, and the ranges of the ratios of each turn to CGAL, if it is there: with `trust`,
 * with our checks, and of prepared meshes.
 */
export function meshRow(
  pair: readonly [Mesh, Mesh],
  cgal: Cgal | null,
  engines: readonly SolidEngine[],
): string[] {
  const prepared = pair.map((mesh) => prepareMesh(mesh));
  const ways: readonly (readonly [string, () => unknown])[] = [
    ['trust', () => meshUnion(pair, { trust: true })],
    ['checks', () => meshUnion(pair)],
    ['prepared', () => meshUnion(prepared)],
    ...engines
      .filter(({ name }) => name.startsWith('manifold'))
      .map((engine) => [engine.name, () => wholeWay(engine, pair)] as const),
  ];
  const turns = Array.from({ length: TURNS }, () => {
    const times = cgal?.union(...pair, 'corefine', ROUNDS);
    const theirs = times === undefined ? Number.NaN : times.reading + times.uniting;
    return { theirs, own: ways.map(([, run]) => leastOf(run)) };
  });
  const cells = ways.map(([name], i) => {
    const ratios = turns.map(({ theirs, own }) => own[i]! / theirs);
    const least = Math.min(...turns.map(({ own }) => own[i]!));
    const range = [Math.min(...ratios), Math.max(...ratios)].map((x) => x.toFixed(2)).join(' to ');
    return `${name} ${least.toFixed(0)}${cgal === null ? '' : ` (${range})`}`;
  });
  const least = Math.min(...turns.map(({ theirs }) => theirs));
  return [...cells, cgal === null ? 'no CGAL' : `CGAL ${least.toFixed(0)}`];
}
