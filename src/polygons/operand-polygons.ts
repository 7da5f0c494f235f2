import { type Bounds, boundsOf } from './cover-boxes.js';
import { type ReadOperand, ReadRings, type RingLists } from './operand.js';

/** The area of a box; that of nothing is 0. */
export const areaOf = ([minX, minY, maxX, maxY]: Bounds): number =>
  minX > maxX ? 0 : (maxX - minX) * (maxY - minY);

/** A polygon of an operand, as it are numbered in the lists that these were read into. */
export interface OperandPolygon {
  readonly lists: RingLists;
  /** Its number in the lists. */
  readonly number: number;
  readonly firstRing: number;
  readonly endRing: number;
  readonly bounds: Bounds;
  /** Whether it came as `{outer, holes}` with holes. */
  readonly hasHoles: boolean;
  /** Whether what is covered by it has no part in the result's boundary. */
  readonly isCover: boolean;
}

/** Where the coordinates of a ring begin. */
export const startOf = ({ ringEnds }: RingLists, ring: number): number =>
  ring === 0 ? 0 : ringEnds.data[ring - 1]!;

/** The polygons of operands, operand by operand; none of sets. */
export function polygonsOf(
  operands: readonly ReadOperand[],
  isCover: (operand: number) => boolean,
): OperandPolygon[][] {
  return operands.map((operand, i) => {
    if (!(operand instanceof ReadRings)) return [];
    const { lists, from, to } = operand;
    const polygons: OperandPolygon[] = [];
    let firstRing = from[1];
    for (let number = from[2]; number < to[2]; number++) {
      const endRing = lists.polygonEnds.data[number]!;
      const bounds = boundsOf(lists.coordinates.data, startOf(lists, firstRing), startOf(lists, endRing));
      const hasHoles = lists.withHoles.has(number);
      polygons.push({ lists, number, firstRing, endRing, bounds, hasHoles, isCover: isCover(i) });
      firstRing = endRing;
    }
    return polygons;
  });
}

/** The bounds of polygons, and how many of theirs lie on each other on average: not above 0 where that is no double. */
export function overlapOf(polygons: readonly OperandPolygon[]): {
  readonly all: Bounds;
  readonly overlap: number;
} {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  let areas = 0;
  for (const { bounds } of polygons) {
    minX = Math.min(minX, bounds[0]);
    minY = Math.min(minY, bounds[1]);
    maxX = Math.max(maxX, bounds[2]);
    maxY = Math.max(maxY, bounds[3]);
    areas += areaOf(bounds);
  }
  const all: Bounds = [minX, minY, maxX, maxY];
  const overlap = areas / areaOf(all);
  return { all, overlap: overlap < Infinity ? overlap : 0 };
}
