/**
 * Delaunay triangulations of the plane, in turns with other packages and with CGAL's filtered kernel on the same
 * points:
 *
 *   npx tsx bench/triangulation/index.ts [--rounds 5] [--cases random-100000,lattice-100000] [--most 4000]
 *
 * Milliseconds of processor time, the least of some rounds; behind them the number of triangles. Exact: unerring and
 * CGAL. Who takes more than `--most` milliseconds is measured once.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import cdt2d from 'cdt2d';
import Peer from 'delaunator';
import { projectRoot } from '../../scripts/run-command.js';
import Delaunator from '../../src/delaunator/index.js';
import { delaunay2d } from '../../src/triangulation/index.js';
import { pointsOf } from './points.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    cases: {
      type: 'string',
      default: 'random-1000,random-10000,random-100000,random-1000000,lattice-100000',
    },
    peers: { type: 'string', default: 'delaunay2d,unerring/delaunator,delaunator,CGAL' },
    most: { type: 'string', default: '4000' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'unerring-triangulation-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const peers: Readonly<Record<string, (points: Float64Array) => number>> = {
  delaunay2d: (points) => delaunay2d(points).triangles.length / 3,
  'unerring/delaunator': (points) => new Delaunator(points).triangles.length / 3,
  delaunator: (points) => new Peer(points).triangles.length / 3,
  cdt2d: (points) =>
    cdt2d(Array.from({ length: points.length / 2 }, (_, i) => [points[2 * i]!, points[2 * i + 1]!])).length,
};

/** CGAL's program, compiled in half a minute; null where there is no compiler or no CGAL. */
function compiled(): string | null {
  if (!existsSync('/usr/include/CGAL/version.h')) return null;
  const program = join(folder, 'cgal');
  const flags = ['-O3', '-march=native', '-frounding-math', '-DNDEBUG'];
  const source = join(projectRoot, 'bench', 'triangulation', 'cgal.cpp');
  try {
    execFileSync('g++', [...flags, '-o', program, source, '-lgmp', '-lmpfr'], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return program;
}

const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Measured {
  readonly time: number;
  readonly triangles: number | string;
}

/** Small sets are triangulated several times in a row, for at least some milliseconds. */
function here(triangulate: () => number, times: number): Measured {
  const begin = processorTime();
  try {
    let triangles = 0;
    for (let i = 0; i < times; i++) triangles = triangulate();
    return { time: (processorTime() - begin) / times, triangles };
  } catch (error) {
    return { time: processorTime() - begin, triangles: `throws ${(error as Error).message.slice(0, 30)}` };
  }
}

function there(program: string, times: number): Measured {
  const printed = execFileSync(program, [join(folder, 'points.bin'), String(times)], { encoding: 'utf8' });
  const [time, triangles] = printed.trim().split(' ').map(Number) as [number, number];
  return { time, triangles };
}

const chosen = values.peers.split(',');
const program = chosen.includes('CGAL') ? compiled() : null;
const names = chosen.filter((name) => name !== 'CGAL' || program !== null);
console.log(`| ms (triangles) | ${names.join(' | ')} |\n|---|${names.map(() => '---:|').join('')}`);
// Compiling counts as processor time, too: it is done with before the first case.
const few = pointsOf('random-5000');
for (const name of names) if (name !== 'CGAL') for (let i = 0; i < 60; i++) peers[name]!(few);
for (const name of values.cases.split(',')) {
  const points = pointsOf(name);
  writeFileSync(join(folder, 'points.bin'), points);
  const times = Math.ceil(20000 / points.length);
  const best: (Measured | undefined)[] = names.map(() => undefined);
  for (let round = 0; round < Number(values.rounds); round++) {
    // Starting a program leaves pages that are copied when they are next written to: that is not the first one's time.
    if (program !== null) for (let i = 0; i < 2; i++) delaunay2d(points);
    for (const [i, peer] of names.entries()) {
      if (best[i] !== undefined && best[i].time > Number(values.most)) continue;
      const measured = peer === 'CGAL' ? there(program!, times) : here(() => peers[peer]!(points), times);
      if (best[i] === undefined || measured.time < best[i].time) best[i] = measured;
    }
  }
  const cells = best.map((one) => `${one!.time.toFixed(2)} (${one!.triangles})`);
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
