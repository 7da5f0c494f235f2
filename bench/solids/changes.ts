/** What a small tool changes about a large mesh that was prepared: the time must not grow with what is not touched. */
import { type PreparedMesh, prepareMesh } from '../../src/mesh/index.js';
import { changeMesh } from '../../src/solids/index.js';
import { box, type Mesh, sphere } from './shapes.js';

const ROUNDS = 60;
const PLACES = 12;

/** Cubes of some triangles' size on a sphere of 20 frequency² triangles, elsewhere each. */
function tools(frequency: number): Mesh[] {
  return Array.from({ length: PLACES }, (_, i) => {
    const [u, v] = [0.7 + i * 0.41, 0.3 + i * 0.77];
    const at = [Math.cos(u) * Math.cos(v), Math.sin(u) * Math.cos(v), Math.sin(v)];
    const half = 2.2 / frequency;
    return box(
      at.map((x) => x - half),
      at.map((x) => x + half),
    );
  });
}

/** The least and the middle time of processors of a difference, ms; all tools take turns. */
function timesOf(
  mesh: PreparedMesh,
  all: readonly Mesh[],
): { least: number; middle: number; triangles: number } {
  let triangles = 0;
  const times = Array.from({ length: ROUNDS }, (_, i) => {
    const before = process.cpuUsage();
    const { removed, added } = changeMesh(mesh, 'difference', [all[i % all.length]!]);
    const { user, system } = process.cpuUsage(before);
    triangles += removed.length + added.indices.length / 3;
    return (user + system) / 1000;
  }).sort((a, b) => a - b);
  return { least: times[0]!, middle: times[ROUNDS / 2]!, triangles: triangles / ROUNDS };
}

/** A row for spheres of these frequencies, measured in turns. */
export function changeRows(frequencies: readonly number[]): string[][] {
  const cases = frequencies.map((frequency) => {
    const mesh = prepareMesh(sphere(frequency, [0, 0, 0]));
    const all = tools(frequency);
    const start = performance.now();
    changeMesh(mesh, 'difference', [all[0]!]);
    const first = performance.now() - start;
    return { mesh, all, first, runs: [] as ReturnType<typeof timesOf>[] };
  });
  for (let turn = 0; turn < 3; turn++) for (const { mesh, all, runs } of cases) runs.push(timesOf(mesh, all));
  return cases.map(({ mesh, first, runs }) => {
    const least = Math.min(...runs.map((run) => run.least));
    const middle = Math.min(...runs.map((run) => run.middle));
    const changed = runs[0]!.triangles.toFixed(0);
    return [
      `${mesh.triangles} triangles`,
      `first ${first.toFixed(0)}`,
      `least ${least.toFixed(2)}`,
      `middle ${middle.toFixed(2)}`,
      `${changed} triangles changed`,
    ];
  });
}
