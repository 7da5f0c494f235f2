/**
 * Mass properties of spheres beside manifold-3d, both in one run on the same triangles, and what they cost as meshes
 * grow or have vertices far out:
 *
 *   npx tsx bench/meshes/mass.ts
 *
 * Printed are milliseconds of processor time, the least of some passes in turns. The peer adds up doubles: printed is
 * how far its numbers are from the correctly rounded ones, in units in the last place. The vertices are rounded to
 * single precision, which is what it takes.
 */
import { ulp } from '../../src/arithmetic/index.js';
import { massProperties, prepareMesh, surfaceArea } from '../../src/mesh/index.js';
import { importOptional } from '../../src/oracle/engines/import-optional.js';
import { geodesicSphere } from './shapes.js';

interface Peer {
  volume(): number;
  surfaceArea(): number;
}
interface Module {
  setup(): void;
  readonly Mesh: new (data: object) => object;
  readonly Manifold: { ofMesh(mesh: object): Peer };
}

const PASSES = 5;
const loaded = await importOptional('manifold-3d');
const library = loaded && (await (loaded.default as () => Promise<Module>)());
library?.setup();

/** {@link geodesicSphere} in doubles. */
function sphere(frequency: number): Numbers {
  const { positions, indices } = geodesicSphere(frequency);
  return { positions: Float64Array.from(positions), indices };
}

type Numbers = { readonly positions: Float64Array; readonly indices: Uint32Array };

/** Milliseconds of processor time of each, the least of some passes in turns. */
function costs(asked: readonly (() => unknown)[]): number[] {
  const least = asked.map(() => Number.POSITIVE_INFINITY);
  for (let pass = 0; pass < PASSES; pass++) {
    asked.forEach((ask, i) => {
      const before = process.cpuUsage().user;
      ask();
      least[i] = Math.min(least[i]!, (process.cpuUsage().user - before) / 1000);
    });
  }
  return least;
}

const text = (list: readonly number[]): string => list.map((x) => x.toFixed(1)).join(' | ');

function ours({ positions, indices }: Numbers): readonly (() => unknown)[] {
  const mesh = prepareMesh({ positions, indices });
  // What a prepared mesh knows of its edges is not measured.
  massProperties(mesh);
  return [
    () => massProperties({ positions, indices }),
    () => massProperties(mesh).volume,
    () => massProperties(mesh).rounded,
    () => surfaceArea(mesh),
  ];
}

function single({ positions, indices }: Numbers): Numbers {
  return { positions: Float64Array.from(positions, Math.fround), indices };
}

console.log(
  '| triangles | call | `volume` | `rounded` | `area` | of manifold-3d `volume()`, `surfaceArea()` | its error, ulps |',
);
for (const frequency of [22, 71, 224]) {
  const mesh = single(sphere(frequency));
  const { volume } = massProperties(mesh).rounded;
  const data = { numProp: 3, vertProperties: Float32Array.from(mesh.positions), triVerts: mesh.indices };
  const peer = library?.Manifold.ofMesh(new library.Mesh(data));
  const asked = [...ours(mesh), ...(peer ? [() => peer.volume(), () => peer.surfaceArea()] : [])];
  const area = surfaceArea(mesh);
  const errors = peer && [
    Math.abs(peer.volume() - volume) / ulp(volume),
    Math.abs(peer.surfaceArea() - area) / ulp(area),
  ];
  console.log(`| ${mesh.indices.length / 3} | ${text(costs(asked))} | ${errors?.join(', ') ?? ''} |`);
}

/** The sphere with something done to it. */
const CHANGES: Readonly<Record<string, (mesh: Numbers) => Numbers>> = {
  'doubles with all their bits': (mesh) => mesh,
  'in single precision': single,
  'a million times its size away': ({ positions, indices }) => ({
    positions: Float64Array.from(positions, (x) => x + 1e6),
    indices,
  }),
  'a vertex at 1e300': (mesh) => stray(mesh, 1e300),
  'a vertex at 1e-300 from a plane': (mesh) => stray(mesh, 1e-300),
};

function stray({ positions, indices }: Numbers, x: number): Numbers {
  const moved = positions.slice();
  moved[0] = x;
  return { positions: moved, indices };
}

console.log('| sphere of 100,820 triangles | call | `volume` | `rounded` | `area` |');
for (const [name, change] of Object.entries(CHANGES)) {
  console.log(`| ${name} | ${text(costs(ours(change(sphere(71)))))} |`);
}
