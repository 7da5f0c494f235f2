/**
 * Delaunay tetrahedra, in turns with CGAL's `Delaunay_triangulation_3` on the same points:
 *
 *   npm run bench:tetrahedra -- [--rounds 5] [--hostile 20000]
 *
 * Milliseconds of processor time, the least of some rounds; behind them how many tetrahedra there are. With `--hostile`
 * how the time grows with the number of points that are hard: for a tenth of the number that is given, and for all.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../scripts/run-command.js';
import { delaunay3d } from '../../src/triangulation/index.js';
import { CLOUDS, HOSTILE } from './clouds.js';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, hostile: { type: 'string' } },
});

const folder = mkdtempSync(join(tmpdir(), 'unerring-tetrahedra-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** CGAL's program, compiled in a minute; null where there is no compiler or no CGAL. */
function compiled(): string | null {
  if (!existsSync('/usr/include/CGAL/version.h')) return null;
  const program = join(folder, 'cgal');
  const flags = ['-O3', '-march=native', '-frounding-math', '-DNDEBUG'];
  const source = join(projectRoot, 'bench', 'tetrahedra', 'cgal.cpp');
  try {
    execFileSync('g++', [...flags, '-o', program, source, '-lgmp', '-lmpfr'], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return program;
}

interface Measured {
  readonly time: number;
  readonly cells: number;
}

function ours(points: Float64Array): Measured {
  const begin = process.cpuUsage();
  const { tetrahedra } = delaunay3d(points);
  const { user, system } = process.cpuUsage(begin);
  return { time: (user + system) / 1000, cells: tetrahedra.length / 4 };
}

function theirs(program: string): Measured {
  const printed = execFileSync(program, [join(folder, 'points.bin')], { encoding: 'utf8' });
  const [time, cells] = printed.trim().split(' ').map(Number) as [number, number];
  return { time, cells };
}

const faster = (a: Measured | undefined, b: Measured) => (a === undefined || b.time < a.time ? b : a);
const text = ({ time, cells }: Measured) => `${time.toFixed(0)} (${cells})`;

function compare(): void {
  const program = compiled();
  console.log('| ms (tetrahedra) | unerring | CGAL | ratio |\n|---|---:|---:|---:|');
  for (const [name, make] of Object.entries(CLOUDS)) {
    const points = make();
    writeFileSync(join(folder, 'points.bin'), points);
    let [a, b]: (Measured | undefined)[] = [];
    for (let round = 0; round < Number(values.rounds); round++) {
      a = faster(a, ours(points));
      if (program !== null) b = faster(b, theirs(program));
    }
    const other = b === undefined ? '- | -' : `${text(b)} | ${(a!.time / b.time).toFixed(2)}`;
    console.log(`| ${name} | ${text(a!)} | ${other} |`);
  }
}

function grow(most: number): void {
  console.log(`| ms (tetrahedra) | ${most / 10} points | ${most} points |\n|---|---:|---:|`);
  for (const [name, make] of Object.entries(HOSTILE)) {
    const cells = [most / 10, most].map((count) => text(ours(make(count))));
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}

if (values.hostile === undefined) compare();
else grow(Number(values.hostile));
