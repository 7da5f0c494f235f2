/**
 * Snap rounding: vertices go to the doubles that they are rounded to, and each edge through the centers of all pixels
 * with a vertex ("hot" ones) that it passes, in order.
 *
 * On a grid of squares nothing crosses after that: while all hot pixels shrink to their centers at the same speed, no
 * edge comes into another one (Guibas and Marimont). Doubles are further apart where they are larger; then edges may
 * cross again, which whoever calls finds out.
 *
 * Source: Hobby 1999, "Practical segment intersection with finite precision output"; Guibas and Marimont 1998,
 * "Rounding arrangements dynamically"; de Berg, Halperin, Overmars 2007, "An intersection-sensitive algorithm for snap
 * rounding".
 */
import { nextDown, nextUp } from '../../arithmetic/float64.js';
import { roundQuotient } from '../../arithmetic/rounding.js';
import { type Deviation, squaredDistanceToPoint, squaredDistanceToSegment } from './deviation.js';
import type { ExactRings } from './exact-rings.js';
import type { Fraction } from './fraction.js';
import { meetsPixel } from './pixel-passage.js';
import { PixelTree } from './pixel-tree.js';
import type { RoundedVertices } from './rounded-vertices.js';
import type { Cell, RoundingGrid } from './rounding-grid.js';

/** Rings by their coordinates: two numbers for each point. */
export type FlatRings = readonly (readonly (readonly number[])[])[];

/** The rings with rounded vertices, edges straight between them. */
export function roundedRings(rings: ExactRings, { x, y }: RoundedVertices): FlatRings {
  return rings.polygons.map((polygon) => polygon.map((ring) => ring.flatMap((v) => [x[v]!, y[v]!])));
}

/** How far vertices were moved. */
export function addVertexDeviations(
  rings: ExactRings,
  { x, y }: RoundedVertices,
  deviation: Deviation,
): void {
  for (let v = 0; v < rings.count; v++) {
    const plain = rings.plain(v);
    if (plain !== null && plain[0] === x[v] && plain[1] === y[v]) continue;
    deviation.add(squaredDistanceToPoint(rings.exact(v), x[v]!, y[v]!));
  }
}

/** The rings after snap rounding. */
export function snapRings(
  rings: ExactRings,
  rounded: RoundedVertices,
  grid: RoundingGrid,
  deviation: Deviation,
): FlatRings {
  const { x, y, pixels } = rounded;
  const hot = new HotPixels(rounded, grid);
  return rings.polygons.map((polygon) =>
    polygon.map((ring) => {
      const snapped: number[] = [];
      ring.forEach((v, i) => {
        const w = ring[i + 1 === ring.length ? 0 : i + 1]!;
        snapped.push(x[v]!, y[v]!);
        // In the order of the direction; what passes no other column goes up or down.
        const [toRight, toTop] = [x[w]! - x[v]! < 0 ? -1 : 1, y[w]! - y[v]! < 0 ? -1 : 1];
        const between = hot.passedBy(rings.exact(v), rings.exact(w), pixels[v]!, pixels[w]!);
        between.sort((a, b) => order(hot.x[a]!, hot.x[b]!) * toRight || order(hot.y[a]!, hot.y[b]!) * toTop);
        for (const pixel of between) {
          const [cx, cy] = [hot.x[pixel]!, hot.y[pixel]!];
          deviation.add(squaredDistanceToSegment(rings.exact(v), rings.exact(w), cx, cy));
          snapped.push(cx, cy);
        }
      });
      return snapped;
    }),
  );
}

const order = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

/** The pixels with a vertex. */
class HotPixels {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly #tree: PixelTree;
  readonly #columns = new Map<number, Cell>();
  readonly #rows = new Map<number, Cell>();
  readonly #grid: RoundingGrid;

  constructor({ x, y, pixels, pixelCount }: RoundedVertices, grid: RoundingGrid) {
    this.#grid = grid;
    this.x = new Float64Array(pixelCount);
    this.y = new Float64Array(pixelCount);
    pixels.forEach((pixel, v) => {
      this.x[pixel] = x[v]!;
      this.y[pixel] = y[v]!;
    });
    const boxes = new Float64Array(4 * pixelCount);
    for (let pixel = 0; pixel < pixelCount; pixel++) {
      const column = this.#cell(this.#columns, this.x[pixel]!);
      const row = this.#cell(this.#rows, this.y[pixel]!);
      boxes[4 * pixel] = below(column.lo);
      boxes[4 * pixel + 1] = below(row.lo);
      boxes[4 * pixel + 2] = -below({ n: -column.hi.n, d: column.hi.d });
      boxes[4 * pixel + 3] = -below({ n: -row.hi.n, d: row.hi.d });
    }
    this.#tree = new PixelTree(boxes);
  }

  #cell(cells: Map<number, Cell>, x: number): Cell {
    let cell = cells.get(x);
    if (cell === undefined) {
      cell = this.#grid.cellOf(x);
      cells.set(x, cell);
    }
    return cell;
  }

  /** The pixels that an edge passes, without those of its ends. */
  passedBy(
    p: Parameters<typeof meetsPixel>[0],
    q: Parameters<typeof meetsPixel>[1],
    first: number,
    last: number,
  ): number[] {
    const passed: number[] = [];
    this.#tree.near(first, last, (pixel) => {
      if (pixel === first || pixel === last) return;
      const column = this.#columns.get(this.x[pixel]!)!;
      if (meetsPixel(p, q, column, this.#rows.get(this.y[pixel]!)!)) passed.push(pixel);
    });
    return passed;
  }
}

/** A finite double that is not above a fraction, if there is one. */
function below({ n, d }: Fraction): number {
  return Math.max(-Number.MAX_VALUE, nextDown(Math.min(roundQuotient(n, d), nextUp(Number.MAX_VALUE))));
}
