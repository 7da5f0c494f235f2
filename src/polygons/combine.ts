import { Membership, type SetStep } from '../arrangement/membership.js';
import type { BoundarySides } from '../arrangement/region-boundary.js';
import type { SegmentSoup } from '../arrangement/segment-soup.js';
import { Subdivision } from '../arrangement/subdivision.js';
import { walkThroughFaces } from '../arrangement/walk.js';
import { NONE } from '../core/collections/hashing.js';
import { canonicalSet, type MadeSet } from './canonical-set.js';
import type { LoadedOperands } from './load-operands.js';
import { markAsMade } from './made-sets.js';
import { WatchedSoup } from './progress.js';

/** Operands, combined: steps refer to operands as ~i. */
export function combineOperands(
  loaded: LoadedOperands,
  steps: readonly SetStep[],
  root: number,
): MadeSet & { readonly subdivision: Subdivision } {
  const { soup, watch } = loaded;
  const subdivision = new Subdivision(soup);
  if (soup instanceof WatchedSoup) soup.finish();
  const { sides } = membershipSides(subdivision, loaded, steps, root);
  watch?.report('rings', 0, 1);
  const made = canonicalSet(subdivision, sides);
  markAsMade(made.set);
  watch?.report('rings', 1, 1);
  return { ...made, subdivision };
}

/**
 * The steps with leaves in the place of operands: an operand is the union of its leaves, which a union has among its
 * own parts.
 */
function overLeaves(
  { leaves, holesEnd }: LoadedOperands,
  steps: readonly SetStep[],
  root: number,
): readonly [readonly SetStep[], number] {
  const all: SetStep[] = [];
  const unions = new Map<number, number>();
  const partsOfOperand = new Map<number, readonly number[]>();
  const leavesOf = (operand: number): readonly number[] => {
    const known = partsOfOperand.get(operand);
    if (known !== undefined) return known;
    const [from, to] = leaves[operand]!;
    const parts: number[] = [];
    for (let leaf = from; leaf < to; ) {
      const end = holesEnd.get(leaf) ?? leaf + 1;
      const own = Array.from({ length: end - leaf }, (_, i) => ~(leaf + i));
      parts.push(own.length === 1 ? ~leaf : all.push({ type: 'difference', parts: own }) - 1);
      leaf = end;
    }
    partsOfOperand.set(operand, parts);
    return parts;
  };
  const placeOf = (operand: number): number => {
    const parts = leavesOf(operand);
    if (parts.length === 1) return parts[0]!;
    let union = unions.get(operand);
    if (union === undefined) {
      union = all.push({ type: 'union', parts }) - 1;
      unions.set(operand, union);
    }
    return union;
  };
  const numbers: number[] = [];
  const partOf = (part: number): number => (part < 0 ? placeOf(~part) : numbers[part]!);
  for (const { type, parts } of steps) {
    const own =
      type === 'union'
        ? parts.flatMap((part) => (part < 0 ? leavesOf(~part) : [numbers[part]!]))
        : parts.map(partOf);
    numbers.push(all.push({ type, parts: own }) - 1);
  }
  const place = partOf(root);
  return [all, place];
}

/** Which uses of edges are of operands: the first ones, or all. */
interface OperandUses extends LoadedOperands {
  readonly uses?: number;
}

/** On which side of each piece a combination of operands is, and whether it is on any. */
export function membershipSides(
  subdivision: Subdivision,
  loaded: OperandUses,
  steps: readonly SetStep[],
  root: number,
): { sides: BoundarySides; isIn: Uint8Array } {
  return sidesOf(subdivision, loaded, ...overLeaves(loaded, steps, root));
}

function sidesOf(
  subdivision: Subdivision,
  loaded: OperandUses,
  steps: readonly SetStep[],
  root: number,
): { sides: BoundarySides; isIn: Uint8Array } {
  const { soup, leafOfUse, watch } = loaded;
  const { starts, leaves, changes } = changesOf(soup, leafOfUse, loaded.uses ?? soup.useEdge.length);
  const membership = new Membership(loaded.rules, steps, root);
  const { pieceEdge, pieceCount } = subdivision;
  const sides = new Uint8Array(pieceCount);
  const isIn = new Uint8Array(pieceCount);
  // What nearly all pieces are: one edge of one leaf. Then its leaf, and whether it is turned in the last bit.
  const single = new Uint32Array(pieceCount).fill(NONE);
  for (let p = 0; p < pieceCount; p++) {
    const k = starts[pieceEdge[p]!]!;
    if (starts[pieceEdge[p]! + 1]! !== k + 1 || subdivision.moreOf(p) !== NONE) continue;
    single[p] = 2 * leaves[k]! + (changes[k]! > 0 ? 0 : 1);
  }
  const crossEdge = (edge: number, sign: number): void => {
    for (let k = starts[edge]!; k < starts[edge + 1]!; k++) membership.cross(leaves[k]!, sign * changes[k]!);
  };
  const total = 2 * pieceCount;
  let crossed = 0;
  walkThroughFaces(subdivision, {
    cross(h: number): void {
      if (watch !== null) watch.step('faces', crossed++, total);
      const piece = h >>> 1;
      const one = single[piece]!;
      const isRight = membership.isIn;
      if (one !== NONE) membership.cross(one >>> 1, ((h ^ one) & 1) === 0 ? 1 : -1);
      else {
        const sign = (h & 1) === 0 ? 1 : -1;
        crossEdge(pieceEdge[piece]!, sign);
        for (let at = subdivision.moreOf(piece); at !== NONE; at = subdivision.moreAfter(at)) {
          crossEdge(subdivision.moreEdge(at), sign);
        }
      }
      if ((h & 1) === 1) return;
      const isLeft = membership.isIn;
      sides[piece] = isLeft === isRight ? 0 : isRight ? 2 : 1;
      isIn[piece] = isLeft || isRight ? 1 : 0;
    },
  });
  watch?.report('faces', total, total);
  return { sides, isIn };
}

/** For each edge the leaves whose winding numbers change across it, from its right to its left, and by how much. */
function changesOf(
  soup: SegmentSoup,
  leafOfUse: Int32Array,
  uses: number,
): { starts: Uint32Array; leaves: Uint32Array; changes: Int8Array } {
  const edges = soup.useEdge.data;
  const turned = soup.useTurned.data;
  const starts = new Uint32Array(soup.edgeCount + 1);
  for (let u = 0; u < uses; u++) if (edges[u] !== NONE) starts[edges[u]!]!++;
  let sum = 0;
  for (let e = 0; e < starts.length; e++) {
    sum += starts[e]!;
    starts[e] = sum;
  }
  const leaves = new Uint32Array(sum);
  const changes = new Int8Array(sum);
  for (let u = uses - 1; u >= 0; u--) {
    if (edges[u] === NONE) continue;
    const k = --starts[edges[u]!]!;
    leaves[k] = leafOfUse[u]!;
    changes[k] = turned[u] === 0 ? 1 : -1;
  }
  return { starts, leaves, changes };
}
