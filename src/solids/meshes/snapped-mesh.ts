import { sumUp } from '../../arithmetic/directed.js';
import { exponentOf, powerOfTwo } from '../../arithmetic/float64.js';
import { prepareMesh, selfIntersections } from '../../mesh/index.js';
import { ABORTED } from '../../mesh/validation/progress.js';
import type { MeshFault } from '../output/mesh-faults.js';
import { rounded, tested } from '../output/moved-mesh.js';
import type { Precision } from '../output/precision.js';
import { MIDDLE, MOST, SLACK } from '../output/repair-mesh.js';
import { roundToGrid } from '../output/round-to-grid.js';
import { type MovedMesh, type SnapEffort, snapMesh, tidyMesh } from '../output/snap-mesh.js';
import { arranged } from './arrangement.js';
import { cleanOperand } from './operand.js';
import { patchesOf } from './patches.js';
import { writeBoundary } from './written-mesh.js';

/** A mesh whose triangles lie along those of another. */
interface SourcedMesh extends MovedMesh {
  /** For each triangle the number of the one that it lies along. */
  readonly sources: Uint32Array;
  /** 1 where it looks the other way. */
  readonly turned: Uint8Array;
}

/** A mesh that was written and repaired, and what is certain about it. */
export interface ProvedSnap extends SourcedMesh {
  readonly isManifold: boolean;
}

/** What is done to a mesh before it is parted, by how much against the largest coordinate; 0 for what is not done. */
interface Way {
  /** All vertices are moved onto a grid as wide as this. */
  readonly grid: number;
  /** What is as close as this where the mesh meets itself is brought together. */
  readonly near: number;
}

/** First nothing is brought together but what is no triangle any more. */
const NEARS: readonly Way[] = [0, 2 ** -51, 2 ** -49, 2 ** -47, 2 ** -45].map((near) => ({ grid: 0, near }));
/**
 * Faces that were in one plane before they were turned and rounded lie a few units apart, all over: bringing together
 * what is close would make many times the triangles. On a grid most of their vertices fall together.
 */
const GRIDS: readonly Way[] = [2 ** -46, 2 ** -44, 2 ** -42].map((grid) => ({ grid, near: 0 }));
/** So many faults, and so many for each triangle, are everywhere in a mesh. */
const MANY = 100;
const DENSE = 1 / 4;
/** So often a mesh is parted and rounded for each: mostly once or twice. */
const ROUNDS = 6;
const EFFORT: SnapEffort = { passes: 12, pairs: 1 << 11, small: 100, tidies: true };
/** Where the triangles are more than so many times the first ones, another way is taken. */
const GROWTH = 4;

/**
 * What moves vertices least comes first: a grid moves them by half its width, and what brings together what is close
 * goes on from there, by about twice the distance. Less than what measuring may be wrong by is as good as nothing.
 */
function waysFor({ coarseness }: Precision): readonly Way[] {
  const nears = NEARS.filter(({ near }) => near === 0 || near * coarseness > SLACK);
  const farthest = ({ near, grid }: Way) => 2 * near + grid / 2;
  return [...nears, ...GRIDS].sort((a, b) => farthest(a) - farthest(b));
}

/** Whether what is wrong with a mesh is nearly everywhere in it. */
export function isDenselyWrong(faults: readonly MeshFault[], triangles: number): boolean {
  const all = faults.reduce((sum, { count }) => sum + count, 0);
  return all > MANY && all > DENSE * triangles;
}

/**
 * Repairs a mesh that was written, and keeps which triangle each lies along: what it winds around more than 0 times is
 * formed exactly, triangles cut where others meet them, and vertices are rounded again, in turn until it is proved.
 * Where that does not end, what is close is brought together before, or vertices are moved onto a grid, which is done
 * at once if faults are everywhere.
 *
 * Source: Zhou et al. 2016, "Mesh Arrangements for Solid Geometry"; Devillers, Lazard, Lenhart 2018, "3D Snap Rounding"
 * (that parting and rounding, in turn, mostly ends).
 *
 * @returns null if that does not end, or moves something too far
 */
export function snappedMesh(
  written: MovedMesh,
  precision: Precision,
  isDense: boolean,
  watch: (done: number, total: number) => void,
): ProvedSnap | null {
  const { positions, indices, deviation } = written;
  const largest = positions.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  // Squares of coordinates have to be numbers; whoever asks has another way, which scales. Of nothing but zeros nothing
  // can be made.
  if (largest === 0 || Math.abs(exponentOf(largest)) > MIDDLE) return null;
  const triangles = indices.length / 3;
  const first: SourcedMesh = {
    ...{ positions, indices, deviation, turned: new Uint8Array(triangles) },
    sources: Uint32Array.from({ length: triangles }, (_, t) => t),
  };
  const within = { deviation: MOST * precision.coarseness * largest, triangles: GROWTH * triangles + 100 };
  const ways = isDense ? GRIDS : waysFor(precision);
  try {
    for (const [done, way] of ways.entries()) {
      const tool = new Snapper(way, largest, precision, () => watch(done, ways.length));
      const found = tool.repair(first, within);
      if (found !== null) return found;
    }
  } catch (error) {
    if (error !== ABORTED) throw error;
  }
  return null;
}

class Snapper {
  readonly #near: number;
  readonly #grid: number;
  readonly #slack: number;
  readonly #precision: Precision;
  readonly #step: () => void;

  constructor({ near, grid }: Way, largest: number, precision: Precision, step: () => void) {
    this.#near = Math.max(near * precision.coarseness, SLACK) * largest;
    this.#grid = grid * precision.coarseness * powerOfTwo(exponentOf(largest));
    this.#slack = SLACK * largest;
    this.#precision = precision;
    this.#step = step;
  }

  repair(first: SourcedMesh, most: { deviation: number; triangles: number }): ProvedSnap | null {
    let mesh: SourcedMesh = this.#grid > 0 ? { ...first, ...roundToGrid(first, this.#grid) } : first;
    for (let round = 0; round < ROUNDS; round++) {
      this.#step();
      const parted = this.#parted(this.#snapped(mesh));
      if (parted === null || !(parted.deviation <= most.deviation)) return null;
      if (parted.indices.length > 3 * most.triangles) return null;
      const { faults, contacts } = tested(parted);
      if (faults.length === 0) return { ...parted, isManifold: contacts === 0 };
      mesh = parted;
    }
    return null;
  }

  #snapped(mesh: SourcedMesh): SourcedMesh {
    const next =
      this.#grid > 0
        ? tidyMesh(mesh, this.#near, this.#slack)
        : snapMesh(mesh, this.#near, this.#slack, EFFORT, this.#step);
    return {
      ...rounded(next, this.#precision),
      sources: next.sources.map((t) => mesh.sources[t]!),
      turned: Uint8Array.from(next.sources, (t) => mesh.turned[t]!),
    };
  }

  /** What a mesh winds around, with triangles cut where they meet; null if some have no area, or edges are open. */
  #parted(mesh: SourcedMesh): SourcedMesh | null {
    const operand = cleanOperand(prepareMesh(mesh));
    if (operand === null) return null;
    const pairs = selfIntersections(operand.mesh);
    const contacts = pairs.length > 0 ? [{ first: 0, second: 0, pairs }] : [];
    const boundary = arranged(
      [operand],
      contacts,
      ([isIn]) => isIn!,
      (own, met) => {
        const isMet = new Uint8Array(own.mesh.triangles);
        for (const t of met) isMet[t] = 1;
        return patchesOf(own, isMet);
      },
    );
    const { positions, indices, origins, deviation } = writeBoundary(boundary, true, this.#precision);
    return {
      positions,
      indices,
      deviation: sumUp(mesh.deviation, deviation),
      sources: origins.triangles.map((t) => mesh.sources[t]!),
      turned: origins.turned.map((way, t) => way ^ mesh.turned[origins.triangles[t]!]!),
    };
  }
}
