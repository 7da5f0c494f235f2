import { boxesOverlapping } from '../../indexes/index.js';
import { prepareMesh, selfIntersections, trianglePairContact } from '../../mesh/index.js';
import { firstEqualVertices } from '../../mesh/structure/equal-vertices.js';
import { hasArea } from '../../mesh/structure/neighbours.js';
import type { MeshOperand } from './operand.js';
import { operandsNear } from './operands-near.js';
import { type Near, putBoxAround, sidesAreProved } from './side-witnesses.js';
import type { MeshOrigins } from './written-mesh.js';

/**
 * How a mesh that was written touches itself (see `MeshFaults`), if all that is wrong with none can be proved from what
 * is near the triangles that were made; null if that proves nothing.
 *
 * Triangles that stay as they are meet each other in common corners and edges only: they did so within each mesh, and
 * those of different meshes that have a point in common were made anew. So the ones that were made are tested, with
 * each other and with what their boxes meet, which is all that has a corner of theirs.
 */
export function localContacts(written: ProvableMesh, operands: readonly MeshOperand[]): 0 | 1 | 2 | null {
  if (!operands.every(({ isManifold }) => isManifold)) return null;
  if (written.made === 0) return 0;
  const near = neighbourhood(written, operands);
  if (near === null) return null;
  const opposite = new Int32Array(near.mesh.indices.length).fill(-1);
  const edges = contactsOfEdges(near, opposite);
  if (edges === null) return null;
  const pairs = contactsOfPairs(near);
  if (pairs === null || !sidesAreProved(near, opposite, written.deviation)) return null;
  return pairs === 2 ? 2 : edges;
}

/** What of a mesh that was written is looked at. */
export interface ProvableMesh {
  /** Coordinates and corners; what `wholeOf` was asked for may come to them. */
  readonly positions: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
  readonly made: number;
  readonly origins: MeshOrigins;
  readonly isRounded: ArrayLike<number>;
  readonly deviation: number;
  wholeOf(operand: number, triangle: number): number;
}

/** Null if vertices fell together, or triangles have no area any more. */
function neighbourhood(written: ProvableMesh, operands: readonly MeshOperand[]): Near | null {
  const around = aroundMade(written, operands);
  const { positions, indices, made, isRounded } = written;
  const chosen = new Uint32Array(3 * (made + around.length));
  for (let i = 0; i < 3 * made; i++) chosen[i] = indices[i]!;
  around.forEach((t, i) => {
    for (let k = 0; k < 3; k++) chosen[3 * (made + i) + k] = indices[3 * t + k]!;
  });
  const numbers = new Map<number, number>();
  const own: number[] = [];
  const rounded: number[] = [];
  for (let i = 0; i < chosen.length; i++) {
    const v = chosen[i]!;
    let number = numbers.get(v);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(v, number);
      own.push(positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!);
      rounded.push(isRounded[v]!);
    }
    chosen[i] = number;
  }
  const mesh = prepareMesh({ positions: Float64Array.from(own), indices: chosen });
  if (firstEqualVertices(mesh.positions, () => {}).some((first, v) => first !== v)) return null;
  for (let t = 0; t < made; t++) if (!hasArea(mesh, t)) return null;
  const isOfMade = new Uint8Array(mesh.vertices);
  for (let i = 0; i < 3 * made; i++) isOfMade[chosen[i]!] = 1;
  return { mesh, made, isOfMade, isRounded: Uint8Array.from(rounded) };
}

/**
 * All triangles that stay as they are and whose boxes meet those of what was made, as it is or as it was. The parts of
 * one triangle are behind each other, and have one box.
 */
function aroundMade(written: ProvableMesh, operands: readonly MeshOperand[]): number[] {
  const { positions, indices, made, deviation, origins } = written;
  const found = new Set<number>();
  const box = new Float64Array(6);
  const own = new Float64Array(6);
  const near = operandsNear(operands);
  for (let t = 0; t < made; t++) {
    putBoxAround(own, 0, positions, indices, t, deviation);
    const isFirst = t === 0 || !isOfOneSource(origins, t - 1, t);
    for (let k = 0; k < 3; k++) {
      box[k] = isFirst ? own[k]! : Math.min(box[k]!, own[k]!);
      box[3 + k] = isFirst ? own[3 + k]! : Math.max(box[3 + k]!, own[3 + k]!);
    }
    if (t + 1 < made && isOfOneSource(origins, t, t + 1)) continue;
    for (const operand of near(box)) {
      const { mesh } = operands[operand]!;
      for (const source of boxesOverlapping(mesh.bvh, box)) {
        const number = written.wholeOf(operand, source);
        if (number >= 0) found.add(number);
      }
    }
  }
  return [...found];
}

function isOfOneSource({ operands, triangles }: MeshOrigins, s: number, t: number): boolean {
  return operands[s] === operands[t] && triangles[s] === triangles[t];
}

/**
 * Edges with more than two triangles, and vertices around which these do not hang together: 1 if there are any; null if
 * an edge is open, or something of that kind was rounded, so that the order around it has to be looked at.
 *
 * @param opposite takes, for each half-edge, the only other one between its ends
 */
function contactsOfEdges({ mesh, made, isOfMade, isRounded }: Near, opposite: Int32Array): 0 | 1 | null {
  const { indices } = mesh;
  const { count, first, halfEdges } = mesh.edges;
  let contacts: 0 | 1 = 0;
  for (let e = 0; e < count; e++) {
    const around = halfEdges.subarray(first[e]!, first[e + 1]!);
    if (!around.some((h) => h < 3 * made)) {
      if (around.length !== 2) continue;
    } else if (around.length !== 2) {
      const start = indices[around[0]!]!;
      if (2 * around.filter((h) => indices[h] === start).length !== around.length) return null;
      if (around.some((h) => isRoundedTriangle(indices, isRounded, h))) return null;
      contacts = 1;
      continue;
    } else if (indices[around[0]!] === indices[around[1]!]) return null;
    opposite[around[0]!] = around[1]!;
    opposite[around[1]!] = around[0]!;
  }
  if (contacts === 1) return 1;
  const hasFan = new Uint8Array(mesh.vertices);
  const isSeen = new Uint8Array(indices.length);
  for (let h = 0; h < indices.length; h++) {
    const v = indices[h]!;
    if (isOfMade[v] === 0 || isSeen[h] === 1) continue;
    if (hasFan[v] === 1) return isRounded.includes(1) ? null : 1;
    hasFan[v] = 1;
    for (let at = h; at >= 0 && isSeen[at] === 0; ) {
      isSeen[at] = 1;
      at = opposite[at % 3 === 0 ? at + 2 : at - 1]!;
    }
  }
  return 0;
}

function isRoundedTriangle(indices: Uint32Array, isRounded: Uint8Array, h: number): boolean {
  const t = h - (h % 3);
  return [t, t + 1, t + 2].some((corner) => isRounded[indices[corner]!] === 1);
}

/** Triangles that meet elsewhere: 2 if the solid does there, too; null if rounding may have done it. */
function contactsOfPairs({ mesh, isRounded }: Near): 0 | 2 | null {
  const pairs = selfIntersections(mesh);
  for (let i = 0; i < pairs.length; i += 2) {
    const [s, t] = [pairs[i]!, pairs[i + 1]!];
    if (isRoundedTriangle(mesh.indices, isRounded, 3 * s)) return null;
    if (isRoundedTriangle(mesh.indices, isRounded, 3 * t)) return null;
    if (trianglePairContact(mesh, s, t).relation !== 'touching') return null;
  }
  return pairs.length > 0 ? 2 : 0;
}
