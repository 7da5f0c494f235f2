/**
 * Sections of meshes of 12 to 200 triangles, each by ten planes through vertices, edges and faces, between them and an
 * ulp beside them, answered by the kernel and judged by the referee in integers: the same triangles in the same order,
 * exactly the same points, and, where the mesh does not meet itself, the same nesting. Loops of closed meshes have to
 * be closed.
 *
 *     tsx scripts/mesh-sections.ts <meshes> <seed>
 */
import { exactCoordinates } from '../src/implicit/index.js';
import {
  closureOf,
  type MeshSection,
  meshSection,
  prepareMesh,
  type SectionPolyline,
} from '../src/mesh/index.js';
import { ALL, type MeshValues, meshAt } from '../src/oracle/cases/meshes/values.js';
import { Random } from '../src/oracle/cases/random.js';
import { drawPlane, meshSectionQuestion } from '../src/oracle/questions/meshes/sections.js';
import { selfPairs } from '../src/oracle/referees/shapes/meshes/pairs.js';
import { chainsOf, type SectionChain } from '../src/oracle/referees/shapes/meshes/section-chains.js';
import { nestReferee, sectionScene } from '../src/oracle/referees/shapes/meshes/sections.js';

const [meshes = 2000, seed = 1] = process.argv.slice(2).map(Number);
const PLANES = 10;
const { families, layout } = meshSectionQuestion;

/** One mesh behind another, moved by whole multiples of a step: they may touch, share faces, be equal. */
function joined(a: MeshValues, b: MeshValues, by: readonly number[]): MeshValues {
  const n = a.positions.length / 3;
  const positions = [...a.positions, ...b.positions.map((x, i) => x + by[i % 3]!)];
  const indices = [...a.indices, ...b.indices.map((v) => v + n)];
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

/** Where the next part goes: onto a lattice, so that parts touch or cross, or behind all that is there. */
function offset(random: Random, mesh: MeshValues, isApart: boolean): readonly number[] {
  if (!isApart) return [0, 0, 0].map(() => random.between(-3, 3));
  const reach = mesh.positions.reduce((most, x) => Math.max(most, Math.abs(x)), 1);
  const axis = random.below(3);
  return [0, 0, 0].map((_, k) => (k === axis ? 4 * reach : 0));
}

/** Parts of one family, until there are 12 triangles or more. */
function drawMesh(random: Random, family: (typeof families)[number]): MeshValues {
  const out = new Float64Array(layout.arity);
  const least = random.oneIn(2) ? 12 : random.between(12, 150);
  const isApart = random.oneIn(2);
  let mesh: MeshValues | undefined;
  for (;;) {
    family.fill(random, out);
    const part = meshAt(out, 0, ALL);
    const same = random.oneIn(3) && mesh !== undefined ? mesh : part;
    const more = mesh === undefined ? part : joined(mesh, same, offset(random, mesh, isApart));
    if (more.indices.length > 600 || !more.positions.every(Number.isFinite)) {
      if (mesh !== undefined && mesh.indices.length >= 36) return mesh;
      mesh = undefined;
      continue;
    }
    mesh = more;
    if (mesh.indices.length >= 3 * least) return mesh;
  }
}

/** Whether a chain is the referee's: triangles, and points without rounding. */
function isSame(own: SectionPolyline, chain: SectionChain, one: bigint): boolean {
  if (own.triangles.join() !== chain.triangles.join() || own.points.length !== chain.limits.length)
    return false;
  return chain.limits.every(({ at, weight }, i) =>
    exactCoordinates(own.points[i]!).every(
      ({ numerator, denominator }, k) => numerator * weight * one === at[k]! * denominator,
    ),
  );
}

const counts = { sections: 0, empty: 0, loops: 0, polylines: 0, nested: 0, apart: 0, closed: 0 };
const triangles: number[] = [];

function judge(section: MeshSection, chains: readonly SectionChain[], one: bigint): string | null {
  const loops = chains.filter(({ isClosed }) => isClosed);
  const polylines = chains.filter(({ isClosed }) => !isClosed);
  counts.loops += loops.length;
  counts.polylines += polylines.length;
  if (chains.length === 0) counts.empty++;
  if (section.loops.length !== loops.length || section.polylines.length !== polylines.length) return 'counts';
  if (!section.loops.every((loop, i) => isSame(loop, loops[i]!, one))) return 'loops';
  return section.polylines.every((line, i) => isSame(line, polylines[i]!, one)) ? null : 'polylines';
}

for (let i = 0; i < meshes; i++) {
  const family = families[i % families.length]!;
  const random = new Random(seed, i, 3, 5);
  const mesh = drawMesh(random, family);
  triangles.push(mesh.indices.length / 3);
  const prepared = prepareMesh(mesh);
  const isClosed = closureOf(mesh).unbalancedEdges === 0;
  if (isClosed) counts.closed++;
  const isApart = selfPairs(sectionScene(mesh, [1, 0, 0, 0]).mesh).length === 0;
  if (isApart) counts.apart++;
  for (let k = 0; k < PLANES; k++) {
    const plane = drawPlane(random, mesh.positions);
    const section = meshSection(prepared, {
      normal: [plane[0]!, plane[1]!, plane[2]!],
      constant: plane[3]!,
    });
    const scene = sectionScene(mesh, plane);
    const chains = chainsOf(scene.mesh, scene.normal, scene.constant);
    counts.sections++;
    let wrong = judge(section, chains, scene.one);
    if (isClosed && section.polylines.length > 0) wrong ??= 'not closed';
    if (isApart) {
      const expected = nestReferee(
        chains.filter((chain) => chain.isClosed),
        scene.normal,
      );
      const own = section.loops.map(({ turn, depth, parent }) => ({ turn, depth, parent }));
      if (own.some(({ depth }) => depth > 0)) counts.nested++;
      if (JSON.stringify(own) !== JSON.stringify(expected)) wrong ??= 'nesting';
    }
    if (wrong === null) continue;
    const shown = { positions: [...mesh.positions], indices: [...mesh.indices] };
    console.log(`${family.name} ${i}: ${wrong} by ${plane.join()} of ${JSON.stringify(shown)}`);
    process.exitCode = 1;
  }
}
const [fewest, most] = [Math.min(...triangles), Math.max(...triangles)];
console.log(`${meshes} meshes of ${fewest} to ${most} triangles: ${JSON.stringify(counts)}`);
