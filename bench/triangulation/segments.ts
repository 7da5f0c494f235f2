/**
 * Constrained Delaunay triangulations of segments that cross, in turns with CGAL's, whose constructions are exact, on
 * the same segments:
 *
 *   npx tsx bench/triangulation/segments.ts [--rounds 3] [--count 20000] [--lengths 0.01,0.03,0.05]
 *
 * Milliseconds of processor time, the least of some rounds; behind them the number of triangles.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../scripts/run-command.js';
import { Random } from '../../src/oracle/cases/random.js';
import { constrainedDelaunayWithCrossings2d } from '../../src/triangulation/index.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    count: { type: 'string', default: '20000' },
    lengths: { type: 'string', default: '0.01,0.03,0.05' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'unerring-segments-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Segments of one length in the unit square. */
function segmentsOf(count: number, length: number): Float64Array {
  const random = new Random(1, 2, 3, 4);
  return Float64Array.from(
    Array.from({ length: count }, () => {
      const [x, y, angle] = [random.unit(), random.unit(), 2 * Math.PI * random.unit()];
      return [x, y, x + length * Math.cos(angle), y + length * Math.sin(angle)];
    }).flat(),
  );
}

function here(points: Float64Array): [number, number] {
  const edges = Uint32Array.from({ length: points.length / 2 }, (_, i) => i);
  const begin = process.cpuUsage();
  const { triangles } = constrainedDelaunayWithCrossings2d(points, edges);
  const { user, system } = process.cpuUsage(begin);
  return [(user + system) / 1000, triangles.length / 3];
}

const program = join(folder, 'cgal');
const source = join(projectRoot, 'bench', 'triangulation', 'cgal-segments.cpp');
const flags = ['-O3', '-march=native', '-frounding-math', '-DNDEBUG'];
execFileSync('g++', [...flags, '-o', program, source, '-lgmp', '-lmpfr'], { stdio: 'inherit' });
const there = (): [number, number] => {
  const printed = execFileSync(program, [join(folder, 'segments.bin'), '1'], { encoding: 'utf8' });
  return printed.trim().split(' ').map(Number) as [number, number];
};

console.log('| length | unerring | CGAL | ratio |\n|---|---:|---:|---:|');
for (const length of values.lengths.split(',')) {
  const points = segmentsOf(Number(values.count), Number(length));
  writeFileSync(join(folder, 'segments.bin'), points);
  const best: [number, number][] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [i, [time, triangles]] of [here(points), there()].entries()) {
      if (best[i] === undefined || time < best[i][0]) best[i] = [time, triangles];
    }
  }
  const [ours, theirs] = best as [[number, number], [number, number]];
  const cells = [ours, theirs].map(([time, triangles]) => `${time.toFixed(0)} (${triangles})`);
  console.log(`| ${length} | ${cells.join(' | ')} | ${(ours[0] / theirs[0]).toFixed(2)} |`);
}
