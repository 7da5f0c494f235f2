/**
 * Unions of many polygons, in turns with other packages and with CGAL's `Polygon_set_2` on the same polygons:
 *
 *   npm run bench:polygons -- [--rounds 5] [--cases circles-1000,grid-2500] [--most 4000]
 *
 * Milliseconds of processor time, the least of some rounds; behind them the vertices of the result. Exact: unerring and
 * CGAL. clipper2-ts rounds to a grid of 1e-8 of the largest coordinate first. Who takes more than `--most` milliseconds
 * is measured once.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../scripts/run-command.js';
import { peers } from './peers.js';
import { cells, circles, equal, hub, large, needles, type Ring, stars } from './shapes.js';

const CASES: Readonly<Record<string, () => Ring[]>> = {
  'circles-100': () => circles(100),
  'circles-1000': () => circles(1000, 5),
  'dense-1000': () => circles(1000),
  'sparse-1000': () => circles(1000, 2.5),
  'stars-200': () => stars(200),
  'grid-2500': () => cells(50),
  'needles-500': () => needles(500),
  'hub-2000': () => hub(2000),
  'equal-500': () => equal(500),
  'two-of-20000': () => large(20000),
};

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    cases: { type: 'string', default: Object.keys(CASES).join() },
    peers: { type: 'string', default: Object.keys(peers).join() },
    most: { type: 'string', default: '4000' },
  },
});
const rounds = Number(values.rounds);
const chosen = values.peers.split(',');

const folder = mkdtempSync(join(tmpdir(), 'unerring-polygons-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** CGAL's program, compiled in a minute; null where there is no compiler or no CGAL. */
function compiled(): string | null {
  if (!existsSync('/usr/include/CGAL/version.h')) return null;
  const program = join(folder, 'cgal');
  const flags = ['-O3', '-march=native', '-frounding-math', '-DNDEBUG'];
  const source = join(projectRoot, 'bench', 'polygons', 'cgal.cpp');
  try {
    execFileSync('g++', [...flags, '-o', program, source, '-lgmp', '-lmpfr'], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return program;
}

const processorTime = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;

interface Measured {
  readonly time: number;
  readonly vertices: number | string;
}

function ours(unite: () => number): Measured {
  const begin = processorTime();
  try {
    const vertices = unite();
    return { time: processorTime() - begin, vertices };
  } catch (error) {
    return { time: processorTime() - begin, vertices: `throws ${(error as Error).message.slice(0, 30)}` };
  }
}

function theirs(program: string): Measured {
  const printed = execFileSync(program, [join(folder, 'polygons.txt'), '1'], { encoding: 'utf8' });
  const [time, , , vertices] = printed.trim().split(' ').map(Number) as [number, number, number, number];
  return { time, vertices };
}

const polygonsText = (rings: readonly Ring[]) =>
  [rings.length, ...rings.map((ring) => `${ring.length} ${ring.flat().join(' ')}`)].join('\n');

const program = compiled();
const names = [...chosen, ...(program === null ? [] : ['CGAL'])];
console.log(`| ms (vertices) | ${names.join(' | ')} |\n|---|${names.map(() => '---:|').join('')}`);
for (const name of values.cases.split(',')) {
  const rings = CASES[name]!();
  writeFileSync(join(folder, 'polygons.txt'), polygonsText(rings));
  const runs = [
    ...chosen.map((peer) => {
      const unite = peers[peer]!(rings);
      return () => ours(unite);
    }),
    ...(program === null ? [] : [() => theirs(program)]),
  ];
  const best: (Measured | undefined)[] = runs.map(() => undefined);
  for (let round = 0; round < rounds; round++) {
    runs.forEach((run, i) => {
      if (best[i] !== undefined && best[i].time > Number(values.most)) return;
      const measured = run();
      if (best[i] === undefined || measured.time < best[i].time) best[i] = measured;
    });
  }
  const cellsText = best.map((one) => `${one!.time.toFixed(1)} (${one!.vertices})`);
  console.log(`| ${name} | ${cellsText.join(' | ')} |`);
}
