import { nextDown, nextUp } from '../../arithmetic/float64.js';
import { UnionFind } from '../../core/collections/union-find.js';
import { boxesOverlapping, buildBvh } from '../../indexes/index.js';
import type { PreparedMesh } from '../../mesh/index.js';
import { keepSides } from './sides-kept.js';

/** The triangles that were made, which come first, and those near them. */
export interface Near {
  readonly mesh: PreparedMesh;
  readonly made: number;
  /** 1 for each vertex of a triangle that was made. */
  readonly isOfMade: Uint8Array;
  /** 1 for each vertex that was rounded. */
  readonly isRounded: Uint8Array;
}

/**
 * Is it proved that no part of a mesh, of which no two triangles cross, was turned inside out when vertices were
 * rounded?
 *
 * Let vertices move from where they are exactly to where they were rounded to: each point of a triangle moves by at
 * most the deviation in each coordinate, so that it stays in the box around the rounded triangle, grown by that. A
 * point outside of all these boxes is passed by no triangle: the surface winds around it as often as before. If a
 * triangle that did not move has such a corner, its front is outside and its back inside as before, and so it is for
 * all that hangs together with it over edges of two triangles, as long as nothing crosses. A part without such a
 * witness must be here as a whole, and its volume is looked at.
 *
 * @param opposite for each half-edge the only other one between its ends, -1 if there is not one
 */
export function sidesAreProved(near: Near, opposite: Int32Array, deviation: number): boolean {
  const { mesh, isRounded } = near;
  if (!isRounded.includes(1)) return true;
  const sets = new UnionFind(mesh.triangles);
  opposite.forEach((back, h) => {
    if (back > h) sets.union(Math.floor(h / 3), Math.floor(back / 3));
  });
  const hasWitness = witnessed(near, sets, deviation);
  const others: number[] = [];
  for (let t = 0; t < mesh.triangles; t++) if (hasWitness[sets.find(t)] === 0) others.push(t);
  if (others.length === 0) return true;
  const isClosed = others.every((t) => [0, 1, 2].every((k) => opposite[3 * t + k]! >= 0));
  return isClosed && haveKeptSides(near, others, deviation);
}

/** 1 for each set of triangles in which one that did not move has a corner that nothing passed. */
function witnessed({ mesh, made, isRounded }: Near, sets: UnionFind, deviation: number): Uint8Array {
  const { positions, indices } = mesh;
  const isMoved = (t: number) => [0, 1, 2].some((k) => isRounded[indices[3 * t + k]!] === 1);
  const moved = Array.from({ length: made }, (_, t) => t).filter(isMoved);
  const boxes = new Float64Array(6 * moved.length);
  moved.forEach((t, i) => {
    putBoxAround(boxes, 6 * i, positions, indices, t, deviation);
  });
  const passed = buildBvh(boxes);
  const hasWitness = new Uint8Array(mesh.triangles);
  // The last ones are the farthest from what moved.
  for (let t = mesh.triangles - 1; t >= 0; t--) {
    if (hasWitness[sets.find(t)] === 1 || isMoved(t)) continue;
    for (let k = 0; k < 3 && hasWitness[sets.find(t)] === 0; k++) {
      const at = 3 * indices[3 * t + k]!;
      const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
      if (boxesOverlapping(passed, [x, y, z, x, y, z]).length === 0) hasWitness[sets.find(t)] = 1;
    }
  }
  return hasWitness;
}

/** The volumes of some closed parts have the signs that they had; of what did not move that says nothing. */
function haveKeptSides({ mesh, isRounded }: Near, triangles: readonly number[], deviation: number): boolean {
  const numbers = new Map<number, number>();
  const indices = triangles.flatMap((t) =>
    [0, 1, 2].map((k) => {
      const v = mesh.indices[3 * t + k]!;
      const number = numbers.get(v) ?? numbers.size;
      numbers.set(v, number);
      return number;
    }),
  );
  const used = [...numbers.keys()];
  const rounded = Uint8Array.from(used, (v) => isRounded[v]!);
  const positions = Float64Array.from(used.flatMap((v) => [...mesh.positions.subarray(3 * v, 3 * v + 3)]));
  return (
    rounded.includes(1) &&
    keepSides({ positions, indices: Uint32Array.from(indices), isRounded: rounded, deviation })
  );
}

/** Puts the box around a triangle, grown by a length on all sides, into an array. */
export function putBoxAround(
  boxes: Float64Array,
  at: number,
  positions: ArrayLike<number>,
  indices: ArrayLike<number>,
  t: number,
  by: number,
): void {
  const [a, b, c] = [3 * indices[3 * t]!, 3 * indices[3 * t + 1]!, 3 * indices[3 * t + 2]!];
  for (let k = 0; k < 3; k++) {
    const low = Math.min(positions[a + k]!, positions[b + k]!, positions[c + k]!);
    const high = Math.max(positions[a + k]!, positions[b + k]!, positions[c + k]!);
    // The difference is rounded by less than a step.
    boxes[at + k] = by > 0 ? Math.max(nextDown(low - by), -Number.MAX_VALUE) : low;
    boxes[at + 3 + k] = by > 0 ? Math.min(nextUp(high + by), Number.MAX_VALUE) : high;
  }
}
