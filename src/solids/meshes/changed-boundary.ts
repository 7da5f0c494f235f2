import { boxesOverlapping } from '../../indexes/index.js';
import { arranged, type MeshBoundary, type MeshCombination } from './arrangement.js';
import { contactsBetween } from './contacts.js';
import { type MeshParts, partsOf } from './mesh-parts.js';
import type { MeshOperand } from './operand.js';
import { type PatchTable, patchesOf } from './patches.js';

/** The boundary of a combination in which most of the first mesh stays as it is. */
export interface ChangedBoundary {
  /** The patches have only what of the first mesh is beside triangles that others meet, or near other meshes. */
  readonly boundary: MeshBoundary;
  /** The triangles of the first mesh that do not stay as they are: met, dropped (0), or turned (-1). */
  readonly gone: ReadonlyMap<number, 'met' | 0 | -1>;
}

/**
 * The boundary of a combination of meshes, without a look at the triangles of the first one that stay as they are:
 * beside the triangles that others meet it is known which way is kept, and what is dropped there is flooded. Parts that
 * nothing meets keep what is around them, unless they are near another mesh: then a ray is cast for each of them.
 */
export function changedBoundary(
  operands: readonly MeshOperand[],
  combination: MeshCombination,
): ChangedBoundary {
  const base = operands[0]!;
  const parts = partsOf(base);
  const seeds = new Seeds();
  const boundary = arranged(operands, contactsBetween(operands), combination, (operand, met, place) => {
    if (place === 0) return seedPatches(seeds, base, parts, met, operands.slice(1));
    const isMet = new Uint8Array(operand.mesh.triangles);
    for (const t of met) isMet[t] = 1;
    return patchesOf(operand, isMet);
  });
  const gone = new Map<number, 'met' | 0 | -1>();
  for (const t of seeds.met) gone.set(t, 'met');
  const flood = new Flood(base, gone);
  boundary.ways[0]!.forEach((way, patch) => {
    if (way !== 1) flood.from(seeds.first[patch]!, way as 0 | -1);
  });
  dropFarParts(parts, seeds, operands.length, combination, flood);
  const hasInside = [parts.inside.some((w) => w > 0), ...boundary.hasInside.slice(1)];
  return { boundary: { ...boundary, hasInside }, gone };
}

/** One patch for each triangle that is asked about, whether they hang together or not. */
class Seeds implements PatchTable {
  readonly first: number[] = [];
  met: ReadonlySet<number> = new Set();
  /** The parts with a triangle that was asked about, or that another mesh meets. */
  readonly parts = new Set<number>();
  readonly #of = new Map<number, number>();

  of(triangle: number): number {
    return this.#of.get(triangle) ?? -1;
  }

  add(triangle: number): void {
    if (this.#of.has(triangle)) return;
    this.#of.set(triangle, this.first.length);
    this.first.push(triangle);
  }
}

/** The neighbours of triangles that others meet, and a triangle of each part that none meets but that is near one. */
function seedPatches(
  seeds: Seeds,
  { opposite }: MeshOperand,
  { partOf, first, bvh }: MeshParts,
  met: ReadonlySet<number>,
  others: readonly MeshOperand[],
): PatchTable {
  seeds.met = met;
  for (const t of met) {
    seeds.parts.add(partOf[t]!);
    for (let h = 3 * t; h < 3 * t + 3; h++) {
      const next = opposite[h]! < 0 ? t : Math.floor(opposite[h]! / 3);
      if (!met.has(next)) seeds.add(next);
    }
  }
  for (const { mesh } of others) {
    if (mesh.triangles === 0) continue;
    for (const part of boxesOverlapping(bvh, mesh.bvh.bounds.subarray(0, 6))) {
      if (seeds.parts.has(part)) continue;
      seeds.parts.add(part);
      seeds.add(first[part]!);
    }
  }
  return seeds;
}

/** Finds all that hangs together over edges, up to triangles that are known already. */
class Flood {
  readonly #base: MeshOperand;
  readonly #gone: Map<number, 'met' | 0 | -1>;

  constructor(base: MeshOperand, gone: Map<number, 'met' | 0 | -1>) {
    this.#base = base;
    this.#gone = gone;
  }

  from(start: number, way: 0 | -1): void {
    if (this.#gone.has(start)) return;
    this.#gone.set(start, way);
    const open = [start];
    for (let t = open.pop(); t !== undefined; t = open.pop()) {
      for (let h = 3 * t; h < 3 * t + 3; h++) {
        const back = this.#base.opposite[h]!;
        if (back < 0) continue;
        const next = Math.floor(back / 3);
        if (this.#gone.has(next)) continue;
        this.#gone.set(next, way);
        open.push(next);
      }
    }
  }
}

/** Parts that are far from other meshes: none of these winds around anything there. */
function dropFarParts(
  { first, inside }: MeshParts,
  seeds: Seeds,
  operands: number,
  combination: MeshCombination,
  flood: Flood,
): void {
  const others = new Array<boolean>(operands - 1).fill(false);
  const [isOut, isIn] = [combination([false, ...others]), combination([true, ...others])];
  const way = isOut === isIn ? 0 : isIn ? 1 : -1;
  for (const [part, w] of inside.entries()) {
    // Just in front of a part the mesh winds once less often: only one of 1 behind it is on the boundary.
    const own = w === 1 ? way : 0;
    if (own !== 1 && !seeds.parts.has(part)) flood.from(first[part]!, own);
  }
}
