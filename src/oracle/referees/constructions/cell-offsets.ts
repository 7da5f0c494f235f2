/**
 * Offsets of polygons with edges along the axes, cell by cell. Mitred, an edge that moves by d sweeps what squares with
 * a half side of d sweep: what is left inwards is where such a square has nothing of the outside, and outwards where it
 * has something of the inside (the straight skeleton of such a polygon is its medial axis for that distance).
 */
import type { LatticeRings } from '../../cases/constructions/skeleton-patterns.js';
import { isInsideRing } from './plain-polygons.js';

/** What an offset is: how many polygons, how many holes, and 32 times its area. */
export interface OffsetFacts {
  readonly polygons: number;
  readonly holes: number;
  readonly area: number;
}

const sorted = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);
const middles = (values: readonly number[]): number[] => values.slice(1).map((x, i) => (x + values[i]!) / 2);

/** Cells between lines, and which of them belong. */
interface Cells {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly inside: readonly (readonly boolean[])[];
}

function cellsOf(rings: LatticeRings): Cells {
  const xs = sorted(rings.flat().map(([x]) => x));
  const ys = sorted(rings.flat().map(([, y]) => y));
  const inside = middles(xs).map((x) =>
    middles(ys).map((y) => rings.filter((ring) => isInsideRing(ring, x, y)).length === 1),
  );
  return { xs, ys, inside };
}

/** Is there a cell of a kind, or, of what is outside, the plane around all cells, in the open box? */
function hasCell({ xs, ys, inside }: Cells, wanted: boolean, x: number, y: number, d: number): boolean {
  const leaves = x - d < xs[0]! || x + d > xs[xs.length - 1]! || y - d < ys[0]! || y + d > ys[ys.length - 1]!;
  if (!wanted && leaves) return true;
  return inside.some(
    (column, i) =>
      xs[i]! < x + d &&
      xs[i + 1]! > x - d &&
      column.some((one, j) => one === wanted && ys[j]! < y + d && ys[j + 1]! > y - d),
  );
}

/** The offset by a distance, negative inwards: all coordinates are multiples of a quarter. */
export function offsetCells(rings: LatticeRings, distance: number): Cells {
  const cells = cellsOf(rings);
  const d = Math.abs(distance);
  const xs = sorted(cells.xs.flatMap((x) => [x - d, x + d]));
  const ys = sorted(cells.ys.flatMap((y) => [y - d, y + d]));
  const inside = middles(xs).map((x) =>
    middles(ys).map((y) => (distance > 0 ? hasCell(cells, true, x, y, d) : !hasCell(cells, false, x, y, d))),
  );
  return { xs, ys, inside };
}

/** Numbers cells that hang together by their sides; `which` is 0 of those that are asked for, -1 of the others. */
function parts(which: number[][]): number {
  let count = 0;
  for (const [i, column] of which.entries()) {
    for (const j of column.keys()) {
      if (which[i]![j] !== 0) continue;
      count++;
      const rest = [[i, j]];
      for (let at = rest.pop(); at !== undefined; at = rest.pop()) {
        const [p, q] = at as [number, number];
        if (which[p]?.[q] !== 0) continue;
        which[p]![q] = count;
        rest.push([p + 1, q], [p - 1, q], [p, q + 1], [p, q - 1]);
      }
    }
  }
  return count;
}

/** What cells are: parts that touch in corners are several; a hole is what a part does not have, but the outside. */
export function cellFacts({ xs, ys, inside }: Cells): OffsetFacts {
  const which = inside.map((column) => column.map((one) => (one ? 0 : -1)));
  const polygons = parts(which);
  let holes = 0;
  for (let part = 1; part <= polygons; part++) {
    // With a frame of cells around, so that the outside is one part.
    const framed = Array.from({ length: xs.length + 1 }, (_, i) =>
      Array.from({ length: ys.length + 1 }, (_, j) => (which[i - 1]?.[j - 1] === part ? -1 : 0)),
    );
    holes += parts(framed) - 1;
  }
  let area = 0;
  inside.forEach((column, i) => {
    column.forEach((one, j) => {
      if (one) area += 32 * (xs[i + 1]! - xs[i]!) * (ys[j + 1]! - ys[j]!);
    });
  });
  return { polygons, holes, area };
}
