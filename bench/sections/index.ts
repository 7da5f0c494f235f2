/**
 * Sections of meshes by stacks of planes, in turns with CGAL's slicer on the same mesh and the same planes:
 *
 *   npm run bench:sections -- [--layers 1000] [--rounds 5] [--frequencies 22,71,224]
 *
 * Both in milliseconds of processor time, the least of some rounds. Ours: sorting vertices and triangles (and what is
 * the same for all planes), then tracing all loops and rounding all of their points. CGAL's: its tree, then slicing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../scripts/run-command.js';
import { meshSections } from '../../src/mesh/index.js';
import { offText } from '../solids/cgal.js';
import { type Mesh, sphere } from '../solids/shapes.js';

const { values } = parseArgs({
  options: {
    layers: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    frequencies: { type: 'string', default: '22,71,224' },
  },
});
const layers = Number(values.layers);
const rounds = Number(values.rounds);

const folder = mkdtempSync(join(tmpdir(), 'unerring-slicer-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** CGAL's slicer, compiled; null where there is no compiler or no CGAL. */
function compiled(): string | null {
  if (!existsSync('/usr/include/CGAL/version.h')) return null;
  const program = join(folder, 'cgal');
  const flags = ['-O3', '-march=native', '-frounding-math', '-DNDEBUG'];
  const source = join(projectRoot, 'bench', 'sections', 'cgal.cpp');
  try {
    execFileSync('g++', [...flags, '-o', program, source, '-lgmp', '-lmpfr'], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return program;
}

const processorTime = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;

/** What was measured in a round: preparing, slicing, how many loops and edges there are. */
type Measured = readonly [preparing: number, slicing: number, loops: number, edges: number];

const heightsOf = ([from, to]: readonly [number, number]) =>
  Array.from({ length: layers }, (_, i) => from + ((to - from) * i) / (layers - 1));

function ours(
  mesh: Mesh,
  normal: readonly [number, number, number],
  range: readonly [number, number],
): Measured {
  const constants = heightsOf(range).map((height) => -height);
  const begin = processorTime();
  const sections = meshSections(mesh, normal, constants);
  const sorted = processorTime();
  let [loops, edges] = [0, 0];
  for (const section of sections) {
    for (const loop of section.loops) {
      loops++;
      edges += loop.rounded.length / 3;
    }
  }
  return [sorted - begin, processorTime() - sorted, loops, edges];
}

function theirs(program: string, normal: readonly number[], range: readonly number[]): Measured {
  const name = join(folder, 'mesh.off');
  const options = [...normal, ...range, layers, 1].map(String);
  const printed = execFileSync(program, [name, ...options], { encoding: 'utf8' });
  return printed.trim().split(' ').map(Number) as unknown as Measured;
}

/** The least times of two rounds. */
function least(a: Measured | undefined, b: Measured): Measured {
  return a === undefined ? b : [Math.min(a[0], b[0]), Math.min(a[1], b[1]), b[2], b[3]];
}

const program = compiled();
console.log(
  '| triangles | normal | unerring: sorting + tracing, ms | CGAL: tree + slicing, ms | ratio | loops, edges |',
);
console.log('|---:|---|---:|---:|---:|---|');
for (const frequency of values.frequencies.split(',').map(Number)) {
  const mesh = sphere(frequency, [0, 0, 0]);
  if (program !== null) writeFileSync(join(folder, 'mesh.off'), offText(mesh));
  for (const normal of [
    [0, 0, 1],
    [0.3, 0.5, 0.8],
  ] as const) {
    // Tilted planes are as far apart along their normal, whose length is nearly 1.
    const range = [-0.97, 0.97] as const;
    let [a, b]: (Measured | undefined)[] = [];
    for (let i = 0; i < rounds; i++) {
      a = least(a, ours(mesh, normal, range));
      if (program !== null) b = least(b, theirs(program, normal, range));
    }
    const text = (m: Measured | undefined) => (m ? `${m[0].toFixed(0)} + ${m[1].toFixed(0)}` : '-');
    const ratio = a && b ? ((a[0] + a[1]) / (b[0] + b[1])).toFixed(2) : '-';
    const counts = a ? `${a[2]}, ${a[3]}${b ? ` (CGAL ${b[2]}, ${b[3]})` : ''}` : '';
    const triangles = mesh.indices.length / 3;
    console.log(`| ${triangles} | ${normal.join(' ')} | ${text(a)} | ${text(b)} | ${ratio} | ${counts} |`);
  }
}
