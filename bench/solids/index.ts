/**
 * Solids beside other engines, in one run on the same input:
 *
 *   npm run bench:solids -- [spheres] [cgal] [meshes] [changes] [dome] [grid] [growth] [record]
 *     [--only engine] [--most triangles]
 *
 * - `spheres`: the union of two spheres of 2,000, 9,680 and 100,820 triangles, ms: reading the meshes, and combining
 *   them;
 * - `cgal`: the same spheres in turns with CGAL's Nef polyhedra and its corefinement, which are compiled first, where
 *   CGAL is installed;
 * - `meshes`: the same spheres, from mesh to mesh: `meshUnion`, with the times of processors, and CGAL and manifold-3d
 *   the whole way;
 * - `changes`: spheres of 9,680 to 1,003,520 triangles without a cube of some triangles' size: what changes, times of
 *   processors, ms;
 * - `dome`: a sphere of 20,480 triangles without 10, 100 and 1,000 small ones, all in one step, and 1,000 in steps of
 *   10, s;
 * - `grid`: 10 × 10 × 10 cubes that share faces are united one by one, then taken away one by one: nothing must be
 *   left, s;
 * - `growth`: inputs that are worse than their size: one face with many holes, one vertex of many triangles, everything
 *   equal, one outlier, ms;
 * - `record`: simple degenerate cases: how many results are closed, and of the right volume.
 */
import { parseArgs } from 'node:util';
import { Cgal, type Method } from './cgal.js';
import { changeRows } from './changes.js';
import { domeRows } from './dome.js';
import { loadEngines, type SolidEngine } from './engines.js';
import { growthRows } from './growth.js';
import { meshRow } from './meshes.js';
import { recordRows } from './record.js';
import { box, type Mesh, sphere } from './shapes.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true },
    most: { type: 'string', default: '100820' },
    size: { type: 'string', default: '10' },
  },
});
const parts =
  positionals.length === 0
    ? ['spheres', 'cgal', 'meshes', 'changes', 'dome', 'grid', 'growth', 'record']
    : positionals;
const most = Number(values.most);
const size = Number(values.size);
const engines = (await loadEngines()).filter(({ name }) => values.only?.includes(name) ?? true);

/** Engines that took longer than this are not given more. */
const PATIENCE_MS = 120_000;
const FREQUENCIES = [10, 22, 71];
const ROUNDS = 3;
/** Small inputs are given more rounds, of so much in all: V8 takes some dozens of them to learn what is done. */
const WARM_MS = 3000;

function row(name: string, cells: readonly string[]): void {
  console.log(`| ${[name, ...cells].join(' | ')} |`);
}

function head(name: string): void {
  row(
    name,
    engines.map((engine) => engine.name),
  );
  console.log(`|---|${engines.map(() => '---:|').join('')}`);
}

interface United {
  readonly reading: number;
  readonly combining: number;
  readonly triangles: number;
  readonly slowest: number;
}

function twoSpheres(frequency: number): readonly [Mesh, Mesh] {
  return [sphere(frequency, [0, 0, 0]), sphere(frequency, [0.5, 0.25, 0.125])];
}

/** The least times of reading two spheres, and of uniting them. */
function united(engine: SolidEngine, frequency: number): United {
  const [a, b] = twoSpheres(frequency);
  let [reading, combining, triangles] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  let slowest = 0;
  const start = performance.now();
  const isLong = () => performance.now() - start > WARM_MS;
  for (let i = 0; (i < ROUNDS || !isLong()) && slowest < PATIENCE_MS / ROUNDS; i++) {
    const begin = performance.now();
    const [p, q] = [engine.solid(a), engine.solid(b)];
    const read = performance.now();
    const result = engine.union(p, q);
    const end = performance.now();
    reading = Math.min(reading, read - begin);
    combining = Math.min(combining, end - read);
    slowest = Math.max(slowest, end - begin);
    triangles = engine.mesh(result).indices.length / 3;
    for (const solid of [p, q, result]) engine.free?.(solid);
  }
  return { reading, combining, triangles, slowest };
}

function spheres(): void {
  head('spheres, ms');
  const slow = new Set<SolidEngine>();
  for (const frequency of FREQUENCIES) {
    const triangles = 20 * frequency ** 2;
    if (triangles > most) continue;
    const cells = engines.map((engine) => {
      if (slow.has(engine)) return '';
      try {
        const { reading, combining, triangles: made, slowest } = united(engine, frequency);
        // Ten times as many triangles take at least ten times as long.
        if (10 * slowest > PATIENCE_MS) slow.add(engine);
        return `${reading.toFixed(0)} + ${combining.toFixed(0)} (${made} triangles)`;
      } catch (error) {
        return `threw: ${String(error).slice(0, 60)}`;
      }
    });
    row(`2 × ${triangles}`, cells);
  }
}

const TURNS = 3;

/**
 * Ours and CGAL one after the other, some turns: the times of each, and the range of the ratios of uniting and of all.
 */
function besideCgal(): void {
  const cgal = Cgal.load();
  const ours = engines.find(({ name }) => name === 'unerring');
  if (cgal === null || ours === undefined) {
    console.log('CGAL: not measured (it needs g++ and libcgal-dev)');
    return;
  }
  row('spheres, ms', ['CGAL', 'ours', 'CGAL', 'uniting: ratio', 'with reading: ratio']);
  console.log('|---|---|---|---|---|---|');
  const pairs: readonly (readonly [number, Method])[] = [
    [10, 'nef'],
    [10, 'corefine'],
    [22, 'corefine'],
    [71, 'corefine'],
  ];
  for (const [frequency, method] of pairs) {
    if (20 * frequency ** 2 > most) continue;
    const turns = Array.from({ length: TURNS }, () => {
      const theirs = cgal.union(...twoSpheres(frequency), method, frequency > 50 ? ROUNDS : 10);
      return { theirs, own: united(ours, frequency) };
    });
    const range = (values: readonly number[]) =>
      [Math.min(...values), Math.max(...values)].map((x) => x.toFixed(2)).join(' to ');
    const least = (of: (turn: (typeof turns)[number]) => number) => Math.min(...turns.map(of)).toFixed(0);
    row(`2 × ${20 * frequency ** 2}`, [
      method,
      `${least(({ own }) => own.reading)} + ${least(({ own }) => own.combining)}`,
      `${least(({ theirs }) => theirs.reading)} + ${least(({ theirs }) => theirs.uniting)}`,
      range(turns.map(({ own, theirs }) => own.combining / theirs.uniting)),
      range(
        turns.map(({ own, theirs }) => (own.reading + own.combining) / (theirs.reading + theirs.uniting)),
      ),
    ]);
  }
}

/**
 * Unites all cubes of a grid one by one, and takes them away again: times in seconds, and how many triangles are left.
 */
function grid(engine: SolidEngine, n: number): string {
  const cubes = Array.from({ length: n ** 3 }, (_, i) => {
    const at = [i % n, Math.floor(i / n) % n, Math.floor(i / n ** 2)];
    return engine.solid(
      box(
        at,
        at.map((x) => x + 1),
      ),
    );
  });
  const begin = performance.now();
  let result: unknown = cubes[0]!;
  const step = (next: unknown) => {
    if (result !== cubes[0]) engine.free?.(result);
    result = next;
    return performance.now() - begin < PATIENCE_MS;
  };
  for (let i = 1; i < cubes.length; i++) {
    if (!step(engine.union(result, cubes[i]!))) return `gave up after ${i} unions`;
  }
  const whole = performance.now();
  const { length } = engine.mesh(result).indices;
  for (const [i, cube] of cubes.entries()) {
    if (!step(engine.difference(result, cube))) return `gave up after ${i} differences`;
  }
  const end = performance.now();
  const left = engine.mesh(result).indices.length / 3;
  const times = [whole - begin, end - whole].map((ms) => (ms / 1000).toFixed(1)).join(' + ');
  return `${times} (${length / 3} triangles, then ${left})`;
}

for (const part of parts) {
  if (part === 'spheres') spheres();
  else if (part === 'cgal') besideCgal();
  else if (part === 'meshes') {
    const cgal = Cgal.load();
    for (const frequency of FREQUENCIES) {
      if (20 * frequency ** 2 > most) continue;
      row(`2 × ${20 * frequency ** 2}, ms`, meshRow(twoSpheres(frequency), cgal, engines));
    }
  } else if (part === 'record') {
    head('record');
    for (const line of recordRows(engines)) console.log(line);
  } else if (part === 'changes') {
    const frequencies = [22, 71, 100, 224].filter(
      (frequency) => 20 * frequency ** 2 <= Math.max(most, 200_000),
    );
    for (const [name, ...cells] of changeRows(frequencies)) row(name!, cells);
  } else if (part === 'dome') {
    for (const [name, ...cells] of domeRows()) row(name!, cells);
  } else if (part === 'growth') {
    head('growth, ms');
    for (const [name, ...cells] of growthRows(engines)) row(name!, cells);
  } else if (part === 'grid') {
    head(`${size ** 3} cubes, s`);
    row(
      'one by one, and away again',
      engines.map((engine) => {
        try {
          return grid(engine, size);
        } catch (error) {
          return `threw: ${String(error).slice(0, 60)}`;
        }
      }),
    );
  } else throw new Error(`no part '${part}': spheres, cgal, meshes, changes, dome, grid, growth, record`);
}
