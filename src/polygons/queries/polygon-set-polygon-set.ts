import type { SetStep } from '../../arrangement/membership.js';
import { Subdivision } from '../../arrangement/subdivision.js';
import type { Containment } from '../../core/containment.js';
import { membershipSides } from '../combine.js';
import { type LoadedOperands, loadOperands } from '../load-operands.js';
import { type PolygonOperand, readOperand } from '../operand.js';
import type { RegionPolygonSet } from './box-polygon-set.js';

/**
 * How do two polygon sets meet, as regions: without a common point, on the boundaries only, or inside, and which of
 * them contains the other? Polygons with any faults are taken for the sets that they mean; of a set that is empty
 * nothing meets anything.
 *
 * Both are arranged together, as for their union: time n log n and the number of crossings.
 *
 * Source: Egenhofer and Herring 1990 (nine intersections); Randell, Cui, Cohn 1992 (region connection calculus).
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * const square = (x, size) => [[x, 0], [x + size, 0], [x + size, size], [x, size]];
 * polygonSetPolygonSet(square(0, 2), square(2, 2));
 * // { relation: 'touching', containment: 'none', boundaries: true }
 * polygonSetPolygonSet(square(0, 2), [[square(0, 1)], [square(0, 4)]]).containment; // 'inside'
 */
export function polygonSetPolygonSet(a: PolygonOperand, b: PolygonOperand): RegionPolygonSet {
  const where = 'polygonSetPolygonSet';
  const loaded = loadOperands([readOperand(where, 'a', a), readOperand(where, 'b', b)], undefined);
  const subdivision = new Subdivision(loaded.soup);
  const one = sidesIn(subdivision, loaded, ~0);
  const other = sidesIn(subdivision, loaded, ~1);
  let [both, onlyA, onlyB] = [false, false, false];
  /** 1 for a vertex of the first boundary, 2 of the second, 3 of both. */
  const marks = new Uint8Array(loaded.soup.vertexCount);
  for (let p = 0; p < subdivision.pieceCount; p++) {
    for (const side of [0, 1] as const) {
      const [isInA, isInB] = [one.isIn(p, side), other.isIn(p, side)];
      both ||= isInA && isInB;
      onlyA ||= isInA && !isInB;
      onlyB ||= isInB && !isInA;
    }
    for (const h of [2 * p, 2 * p + 1]) {
      const v = subdivision.origins[h]!;
      if (one.isBoundary(p)) marks[v]! |= 1;
      if (other.isBoundary(p)) marks[v]! |= 2;
    }
  }
  const boundaries = marks.includes(3);
  return {
    relation: both ? 'overlapping' : boundaries ? 'touching' : 'disjoint',
    containment: both ? containmentOf(onlyA, onlyB) : 'none',
    boundaries,
  };
}

function containmentOf(onlyA: boolean, onlyB: boolean): Containment {
  if (onlyA) return onlyB ? 'none' : 'containing';
  return onlyB ? 'inside' : 'equal';
}

/** Where the sides of pieces are to one of the operands. */
function sidesIn(subdivision: Subdivision, loaded: LoadedOperands, part: number) {
  const step: SetStep = { type: 'union', parts: [part] };
  const { sides, isIn } = membershipSides(subdivision, loaded, [step], 0);
  return {
    /** Is the left side of a piece in it, or for 1 the right one? */
    isIn: (piece: number, side: 0 | 1) => isIn[piece] === 1 && sides[piece] !== 2 - side,
    isBoundary: (piece: number) => sides[piece] !== 0,
  };
}
