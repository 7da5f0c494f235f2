import { facesOf } from '../arrangement/faces.js';
import type { SegmentSoup } from '../arrangement/segment-soup.js';
import { Subdivision } from '../arrangement/subdivision.js';
import { vertexAsPoint } from '../arrangement/vertex-as-point.js';
import { walkThroughFaces } from '../arrangement/walk.js';
import { NONE } from '../core/collections/hashing.js';
import type { Arrangement, ArrangementEdge, ArrangementFace, EdgeUse } from './arrangement.js';
import { usesOf } from './polygons-with-origins.js';

/** Which parts have a winding number: one for each operand. */
export interface WoundUses {
  readonly operands: number;
  /** The operand of each use of an edge. */
  readonly operandOfUse: Int32Array;
}

/**
 * A subdivision as data: vertices in lexicographic order, edges by their ends, faces as their first edges come.
 *
 * @param useOf what a use of an edge is called: the number of a segment, or an edge of a ring
 */
export function buildArrangement<Use>(
  soup: SegmentSoup,
  useOf: (use: number) => Use,
  wound: WoundUses | null,
): Arrangement<Use> {
  const subdivision = new Subdivision(soup);
  const { geometry, origins, pieceCount, starts, around } = subdivision;
  const isEnd = (v: number): boolean => starts[v] !== starts[v + 1];
  const found = Array.from(new Set([...origins, ...soup.lonely.finish()]));
  found.sort((v, w) => geometry.compare(v, w) || Number(isEnd(w)) - Number(isEnd(v)));
  // A point that is the end of an edge under another number is a vertex already.
  const sorted = found.filter((v, i) => i === 0 || isEnd(v) || geometry.compare(found[i - 1]!, v) !== 0);
  const vertexNumbers = new Map(sorted.map((v, number) => [v, number]));
  const numberOf = (v: number): number => vertexNumbers.get(v)!;
  const byEnds = Array.from({ length: pieceCount }, (_, p) => p).sort(
    (p, q) =>
      numberOf(origins[2 * p]!) - numberOf(origins[2 * q]!) ||
      numberOf(origins[2 * p + 1]!) - numberOf(origins[2 * q + 1]!),
  );
  const edgeNumbers = new Uint32Array(pieceCount);
  byEnds.forEach((p, number) => {
    edgeNumbers[p] = number;
  });
  const halfNumber = (h: number): number => 2 * edgeNumbers[h >>> 1]! + (h & 1);
  const { faceOf, loops, lonely } = facesOf(
    subdivision,
    byEnds,
    sorted.filter((v) => !isEnd(v)),
  );
  const windings = wound === null ? null : windingsOf(subdivision, wound, faceOf, loops.length);
  const uses = usesOf(subdivision);
  const edges = byEnds.map((p): ArrangementEdge<Use> => {
    const list: EdgeUse<Use>[] = [];
    const add = (edge: number): void => {
      for (const use of uses[edge]!)
        list.push({ source: useOf(use), isTurned: soup.useTurned.data[use] === 1 });
    };
    add(subdivision.pieceEdge[p]!);
    for (let at = subdivision.moreOf(p); at !== NONE; at = subdivision.moreAfter(at)) {
      add(subdivision.moreEdge(at));
    }
    return {
      from: numberOf(origins[2 * p]!),
      to: numberOf(origins[2 * p + 1]!),
      left: faceOf[2 * p]!,
      right: faceOf[2 * p + 1]!,
      uses: list,
    };
  });
  return {
    vertices: sorted.map((v) => vertexAsPoint(soup, v)),
    edges,
    faces: loops.map((own, face): ArrangementFace => {
      const common = { loops: own.map((loop) => loop.map(halfNumber)), points: lonely[face]!.map(numberOf) };
      return windings === null ? common : { ...common, windings: windings[face]! };
    }),
    around: sorted.map((v) => Array.from(around.subarray(starts[v]!, starts[v + 1]!), halfNumber)),
  };
}

/** The winding number of each operand in each face. */
function windingsOf(
  subdivision: Subdivision,
  { operands, operandOfUse }: WoundUses,
  faceOf: Uint32Array,
  faces: number,
): readonly (readonly number[])[] {
  const { soup } = subdivision;
  const uses = usesOf(subdivision);
  const current = new Array<number>(operands).fill(0);
  const windings: (readonly number[])[] = Array.from({ length: faces }, () => []);
  windings[0] = current.slice();
  const crossEdge = (edge: number, sign: number): void => {
    for (const use of uses[edge]!) {
      current[operandOfUse[use]!]! += soup.useTurned.data[use] === 0 ? sign : -sign;
    }
  };
  walkThroughFaces(subdivision, {
    cross(h: number): void {
      const piece = h >>> 1;
      const sign = (h & 1) === 0 ? 1 : -1;
      crossEdge(subdivision.pieceEdge[piece]!, sign);
      for (let at = subdivision.moreOf(piece); at !== NONE; at = subdivision.moreAfter(at)) {
        crossEdge(subdivision.moreEdge(at), sign);
      }
      const face = faceOf[h]!;
      if (windings[face]!.length === 0) windings[face] = current.slice();
    },
  });
  return windings;
}
