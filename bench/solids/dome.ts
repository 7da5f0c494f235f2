/** A dome that many tools carve: all of them in one arrangement, and some after the other. */
import { type PreparedMesh, prepareMesh } from '../../src/mesh/index.js';
import { meshDifference } from '../../src/solids/index.js';
import { type Mesh, sphere } from './shapes.js';

const STEP = 10;

/** Small spheres that are spread over the unit sphere, by the golden angle; some of them meet each other. */
function tools(count: number): Mesh[] {
  const { positions, indices } = sphere(3, [0, 0, 0]);
  return Array.from({ length: count }, (_, i) => {
    const z = 1 - (2 * i + 1) / count;
    const [radius, angle] = [Math.sqrt(1 - z * z), i * 2.399963229728653];
    const at = [radius * Math.cos(angle), radius * Math.sin(angle), z];
    const size = 0.02 + 0.03 * ((i * 0.618033988749895) % 1);
    return { positions: positions.map((x, k) => at[k % 3]! + size * x), indices };
  });
}

/** In seconds of processors. */
function timeOf<T>(run: () => T): readonly [T, number] {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1e6];
}

export function domeRows(): string[][] {
  const dome = prepareMesh(sphere(32, [0, 0, 0]));
  const rows = [10, 100, 1000].map((count) => {
    const [result, time] = timeOf(() => meshDifference([dome, ...tools(count)]));
    const { type, isManifold } = result.certificate;
    const triangles = result.indices.length / 3;
    return [
      `${count} tools in one step`,
      `${time.toFixed(2)} s`,
      `${triangles} triangles`,
      type,
      `${isManifold}`,
    ];
  });
  const [result, time] = timeOf(() => {
    const all = tools(1000);
    let made: PreparedMesh = dome;
    for (let i = 0; i < all.length; i += STEP)
      made = prepareMesh(meshDifference([made, ...all.slice(i, i + STEP)]));
    return made;
  });
  return [
    ...rows,
    [`1000 tools in steps of ${STEP}`, `${time.toFixed(2)} s`, `${result.triangles} triangles`],
  ];
}
