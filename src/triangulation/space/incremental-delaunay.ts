import { GrowableUint32 } from '../../core/collections/growable.js';
import { CellRecords, NONE } from './cell-records.js';
import { FACETS } from './facets.js';
import type { LiftedPoints } from './lifted-points.js';

/**
 * The Delaunay triangulation of points of space, while it grows: all cells whose spheres contain a new point go, and
 * the facets around them are joined to it.
 *
 * Source: Bowyer 1981, "Computing Dirichlet tessellations"; Watson 1981, "Computing the n-dimensional Delaunay
 * tessellation"; for the walk Devillers, Pion and Teillaud 2002, "Walking in a triangulation".
 */
export class IncrementalDelaunay {
  readonly #points: LiftedPoints;
  readonly cells: CellRecords;
  /** The number of the vertex at infinity. */
  readonly infinity: number;
  #last = 0;
  #step = 0;
  /** Cells that go. */
  readonly #conflicts = new GrowableUint32();
  /** Facets of them beyond which cells stay. */
  readonly #rim = new GrowableUint32();
  readonly #made = new GrowableUint32();

  /** @param simplex numbers of four points that are not in a plane; orient3d is positive */
  constructor(points: LiftedPoints, simplex: readonly [number, number, number, number]) {
    this.#points = points;
    this.infinity = points.count;
    // Of random points each has about 6.8 tetrahedra, and a few more wait to be used again.
    this.cells = new CellRecords(8 * this.infinity + 64);
    this.#begin(simplex);
  }

  #begin(simplex: readonly [number, number, number, number]): void {
    const { cells, infinity } = this;
    const first = cells.add(...simplex);
    const ghosts = FACETS.map(([a, b, c]) => cells.add(simplex[a]!, simplex[b]!, simplex[c]!, infinity));
    ghosts.forEach((ghost, f) => {
      cells.meet(4 * first + f, 4 * ghost + 3);
      // Facet i of a ghost is beyond the edge of its two other corners; the ghost there has the same edge.
      for (let i = 0; i < 3; i++) {
        const left = FACETS[f]![i]!;
        const other = ghosts[left]!;
        const from = cells.corners.indexOf(simplex[f]!, 4 * other) - 4 * other;
        cells.meet(4 * ghost + i, 4 * other + from);
      }
    });
  }

  /** Inserts a point that is not there yet; one that the weights of others hide is left out. */
  insert(p: number): void {
    const first = this.#locate(p);
    if (this.#points.isWeighted && !this.#isConflict(first, p)) return;
    this.#findConflicts(first, p);
    this.#fill(p);
    this.#join();
    const conflicts = this.#conflicts;
    for (let k = 0; k < conflicts.length; k++) this.cells.release(conflicts.data[k]!);
  }

  /** A cell that contains a point, or a ghost beyond whose triangle it is. */
  #locate(p: number): number {
    const { corners, beyond } = this.cells;
    const { infinity } = this;
    let cell = this.#last;
    if (corners[4 * cell + 3] === infinity) cell = beyond[4 * cell + 3]! >> 2;
    let from = NONE;
    for (;;) {
      const facet = this.#facetTowards(cell, from, p);
      if (facet === NONE) return cell;
      const code = beyond[facet]!;
      cell = code >> 2;
      from = code & 3;
      if (corners[4 * cell + 3] === infinity) return cell;
    }
  }

  /** A facet of a tetrahedron beyond which a point is, other than that by which it was entered. */
  #facetTowards(cell: number, from: number, p: number): number {
    const points = this.#points;
    const corners = this.cells.corners;
    const at = 4 * cell;
    const a = corners[at]!;
    const b = corners[at + 1]!;
    const c = corners[at + 2]!;
    const d = corners[at + 3]!;
    if (from !== 0 && points.side(p, b, c, d) < 0) return at;
    if (from !== 1 && points.side(a, p, c, d) < 0) return at + 1;
    if (from !== 2 && points.side(a, b, p, d) < 0) return at + 2;
    if (from !== 3 && points.side(a, b, c, p) < 0) return at + 3;
    return NONE;
  }

  /** Whether a cell goes: a point is inside of its sphere, or beyond its triangle of the hull. */
  #isConflict(cell: number, p: number): boolean {
    const { corners, beyond } = this.cells;
    const at = 4 * cell;
    const a = corners[at]!;
    const b = corners[at + 1]!;
    const c = corners[at + 2]!;
    const d = corners[at + 3]!;
    if (d !== this.infinity) return this.#points.isInSphere(a, b, c, d, p);
    const side = this.#points.side(a, b, c, p);
    if (side !== 0) return side > 0;
    // In the plane of the triangle the sphere of the tetrahedron behind it is as good as the circle.
    return this.#isConflict(beyond[at + 3]! >> 2, p);
  }

  /** All cells that go; they are connected. */
  #findConflicts(first: number, p: number): void {
    const { beyond, seen } = this.cells;
    const conflicts = this.#conflicts;
    const rim = this.#rim;
    conflicts.length = 0;
    rim.length = 0;
    this.#step += 2;
    const stays = this.#step;
    const goes = stays + 1;
    seen[first] = goes;
    conflicts.push(first);
    for (let k = 0; k < conflicts.length; k++) {
      const at = 4 * conflicts.data[k]!;
      for (let facet = at; facet < at + 4; facet++) {
        const other = beyond[facet]! >> 2;
        let found = seen[other]!;
        if (found < stays) {
          found = this.#isConflict(other, p) ? goes : stays;
          seen[other] = found;
          if (found === goes) conflicts.push(other);
        }
        if (found === stays) rim.push(facet);
      }
    }
  }

  /** Joins the facets of the rim to a point. The cell that was there has the other corners, in this order. */
  #fill(p: number): void {
    const { cells } = this;
    const rim = this.#rim;
    const made = this.#made;
    cells.reserve(rim.length);
    const { corners, beyond, seen } = cells;
    made.length = 0;
    for (let k = 0; k < rim.length; k++) {
      const facet = rim.data[k]!;
      const from = facet & ~3;
      const cell = cells.take();
      const at = 4 * cell;
      corners[at] = corners[from]!;
      corners[at + 1] = corners[from + 1]!;
      corners[at + 2] = corners[from + 2]!;
      corners[at + 3] = corners[from + 3]!;
      beyond[at] = NONE;
      beyond[at + 1] = NONE;
      beyond[at + 2] = NONE;
      beyond[at + 3] = NONE;
      const i = facet & 3;
      corners[at + i] = p;
      const outer = beyond[facet]!;
      beyond[at + i] = outer;
      beyond[outer] = at + i;
      seen[cell] = 0;
      made.push(cell);
    }
    this.#last = made.data[0]!;
  }

  /** Joins the new cells to each other: around each edge of the rim through the cells that go. */
  #join(): void {
    const { corners, beyond, seen } = this.cells;
    const rim = this.#rim.data;
    const made = this.#made;
    const goes = this.#step + 1;
    for (let k = 0; k < made.length; k++) {
      const at = 4 * made.data[k]!;
      const start = rim[k]!;
      for (let j = 0; j < 4; j++) {
        if (beyond[at + j] !== NONE) continue;
        let cell = start & ~3;
        let from = start & 3;
        let to = j;
        let code = beyond[cell + to]!;
        while (seen[code >> 2] === goes) {
          const pivot = corners[cell + from]!;
          cell = code & ~3;
          from = code & 3;
          to =
            corners[cell] === pivot
              ? 0
              : corners[cell + 1] === pivot
                ? 1
                : corners[cell + 2] === pivot
                  ? 2
                  : 3;
          code = beyond[cell + to]!;
        }
        // The cell beyond the rim is joined to the new one already.
        const other = (beyond[code]! & ~3) + from;
        beyond[at + j] = other;
        beyond[other] = at + j;
      }
    }
  }
}
