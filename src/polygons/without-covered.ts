import { BoxGrid } from './box-grid.js';
import { boxInside } from './cover-boxes.js';
import { type ReadOperand, ReadRings, RingLists } from './operand.js';
import { areaOf, type OperandPolygon, overlapOf, polygonsOf, startOf } from './operand-polygons.js';

/** Polygons that overlap less than this on average are left as they are: there is little to gain. */
const OVERLAP = 2;

/** Copies a ring: points in one box that follow each other are left out, but for the first and the last of them. */
function copyRing(lists: RingLists, ring: number, grid: BoxGrid, { coordinates }: RingLists): void {
  const { data } = lists.coordinates;
  const [from, to] = [startOf(lists, ring), startOf(lists, ring + 1)];
  coordinates.reserve(to - from);
  const target = coordinates.data;
  const start = coordinates.length;
  let at = start;
  let box = -1;
  let runs = 0;
  let runStart = 0;
  for (let i = from; i < to; i += 2) {
    const [x, y] = [data[i]!, data[i + 1]!];
    if (box < 0 || !grid.has(box, x, y)) {
      box = grid.find(x, y);
      runs++;
      runStart = at;
    } else if (at === runStart + 4) at -= 2;
    target[at] = x;
    target[at + 1] = y;
    at += 2;
  }
  // A ring that is in one box has no part in anything.
  coordinates.length = runs === 1 && box >= 0 ? start : at;
}

/**
 * Operands of a union, or of a difference, with less in them and the same result. Where a polygon covers a
 * box, rings of others may run through it in whatever way: points of theirs in it that follow each other are left out.
 * Between two points of a box, the old and the new way enclose nothing outside of the box, as it is convex.
 *
 * Polygons are taken one after the other, and only boxes of those before count. So what all polygons up to one cover
 * together stays the same, by induction, and with it the boxes are covered.
 *
 * @param isCover whether the inside of an operand's polygons decides alone: in a union that of all, in a difference
 *   that of what is taken away
 */
export function withoutCovered(
  operands: readonly ReadOperand[],
  isCover: (operand: number) => boolean,
): readonly ReadOperand[] {
  const byOperand = polygonsOf(operands, isCover);
  const polygons = byOperand.flat();
  const { all, overlap } = overlapOf(polygons);
  if (!(overlap >= OVERLAP)) return operands;
  const grid = new BoxGrid(all, polygons.length);
  const order = polygons.map((polygon) => ({ polygon, area: areaOf(polygon.bounds) }));
  order.sort((a, b) => b.area - a.area);
  const places = new Map<OperandPolygon, readonly number[]>();
  const made = new RingLists();
  for (const { polygon } of order) {
    const { lists, firstRing, endRing, bounds, isCover } = polygon;
    const start = made.coordinates.length;
    const ends: number[] = [start];
    for (let ring = firstRing; ring < endRing; ring++) {
      copyRing(lists, ring, grid, made);
      ends.push(made.coordinates.length);
    }
    places.set(polygon, ends);
    const [from, to] = [startOf(lists, firstRing), startOf(lists, endRing)];
    if (!isCover || endRing !== firstRing + 1 || 4 * (made.coordinates.length - start) < to - from) continue;
    const box = boxInside(lists.coordinates.data, from, to, bounds);
    if (box !== null) grid.add(box);
  }
  const kept = new RingLists();
  kept.coordinates.reserve(made.coordinates.length);
  return operands.map((operand, number) => {
    if (!(operand instanceof ReadRings)) return operand;
    const own = new ReadRings(kept);
    for (const polygon of byOperand[number]!) {
      // Rings without points count as rings, so that holes stay holes.
      if (polygon.hasHoles) kept.withHoles.add(kept.polygonEnds.length);
      const ends = places.get(polygon)!;
      for (let ring = 1; ring < ends.length; ring++) {
        const [from, to] = [ends[ring - 1]!, ends[ring]!];
        kept.coordinates.data.set(made.coordinates.data.subarray(from, to), kept.coordinates.length);
        kept.coordinates.length += to - from;
        kept.ringEnds.push(kept.coordinates.length);
      }
      kept.polygonEnds.push(kept.ringEnds.length);
    }
    return own.finish();
  });
}
