/**
 * Which of the three regions there are: inside both of two solids, inside the first only, inside the second only. For
 * closed meshes that do not meet themselves, and whose surfaces meet.
 *
 * The triangles of both cut space into cells, and each that is inside one of the solids has a part of a triangle in its
 * boundary. Such a part is looked at from both sides. Along triangles without a contact nothing changes, so that one
 * vertex tells for all that are connected by them; in each part of a triangle with contacts one point is looked at
 * (cell-samples.ts), and what a line through it passes above it and at it tells what is on its one side and on its
 * other (exact-stab.ts).
 */
import { UnionFind } from '../../core/collections/union-find.js';
import { hasArea } from '../structure/neighbours.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import { cellSamples } from './cell-samples.js';
import { stab } from './exact-stab.js';
import { locatePoint } from './locate-point.js';

/** The regions that were found. */
export interface SolidRegions {
  both: boolean;
  onlyA: boolean;
  onlyB: boolean;
}

/** The regions of two solids whose triangles have these contacts (a0 b0 a1 b1 ...). */
export function solidRegions(a: PreparedMesh, b: PreparedMesh, contacts: Uint32Array): SolidRegions {
  const found: SolidRegions = { both: false, onlyA: false, onlyB: false };
  const [ofA, ofB] = [partners(contacts, 0), partners(contacts, 1)];
  lookAtVertices(a, ofA, b, (inside) => mark(found, inside, true));
  lookAtVertices(b, ofB, a, (inside) => mark(found, inside, false));
  lookAtParts(a, ofA, b, found, (inOwn, inOther) => markSide(found, inOwn, inOther));
  lookAtParts(b, ofB, a, found, (inOwn, inOther) => markSide(found, inOther, inOwn));
  return found;
}

function isComplete({ both, onlyA, onlyB }: SolidRegions): boolean {
  return both && onlyA && onlyB;
}

/** On both sides of a piece of the surface of A (or of B), which is inside the other or not. */
function mark(found: SolidRegions, inside: boolean, isOfA: boolean): void {
  if (inside) found.both = true;
  if (isOfA ? inside : !inside) found.onlyB = true;
  if (isOfA ? !inside : inside) found.onlyA = true;
}

/** In a cell that is inside A, inside B, inside both, or in none. */
function markSide(found: SolidRegions, inA: boolean, inB: boolean): void {
  if (inA && inB) found.both = true;
  else if (inA) found.onlyA = true;
  else if (inB) found.onlyB = true;
}

function isOdd(n: number): boolean {
  return n % 2 === 1;
}

/** For each triangle of the first or the second mesh that has contacts the triangles of the other one. */
function partners(contacts: Uint32Array, which: 0 | 1): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let i = 0; i < contacts.length; i += 2) {
    const t = contacts[i + which]!;
    const list = found.get(t);
    if (list === undefined) found.set(t, [contacts[i + 1 - which]!]);
    else list.push(contacts[i + 1 - which]!);
  }
  return found;
}

/**
 * Says of each piece of a surface that is connected by triangles without contacts whether it is inside the other solid.
 */
function lookAtVertices(
  mesh: PreparedMesh,
  contacts: ReadonlyMap<number, readonly number[]>,
  other: PreparedMesh,
  see: (inside: boolean) => void,
): void {
  const { positions, indices, vertices, triangles } = mesh;
  const sets = new UnionFind(vertices);
  const used = new Uint8Array(vertices);
  for (let t = 0; t < triangles; t++) {
    // A triangle without area has no sides.
    if (!hasArea(mesh, t)) continue;
    for (let h = 3 * t; h < 3 * t + 3; h++) {
      used[indices[h]!] = 1;
      if (!contacts.has(t)) sets.union(indices[3 * t]!, indices[h]!);
    }
  }
  for (let v = 0; v < vertices; v++) {
    if (used[v] === 0 || sets.find(v) !== v) continue;
    const { location } = locatePoint(other, positions.subarray(3 * v, 3 * v + 3));
    if (location !== 'boundary') see(location === 'inside');
  }
}

/** Looks at both sides of all parts of the triangles with contacts, until all three regions are found. */
function lookAtParts(
  mesh: PreparedMesh,
  contacts: ReadonlyMap<number, readonly number[]>,
  other: PreparedMesh,
  found: SolidRegions,
  see: (inOwn: boolean, inOther: boolean) => void,
): void {
  for (const [t, others] of contacts) {
    if (isComplete(found)) return;
    for (const [p, w] of cellSamples(mesh, t, other, others)) {
      if (isComplete(found)) return;
      const [own, its] = [stab(mesh, p, w), stab(other, p, w)];
      see(isOdd(own.above), isOdd(its.above));
      see(isOdd(own.above + own.on), isOdd(its.above + its.on));
    }
  }
}
