/** A surface to be drawn: vertices as they are placed, and triangles. */
export interface DrawnSurface {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

/** What stands for the number of a vertex that was moved. */
export const MOVED = 0xffffffff;

/** A coarse surface, and which vertices of the fine one are still where they were. */
export interface CoarseSurface extends DrawnSurface {
  /** For each vertex the number that it had; {@link MOVED} for the mean of several. */
  readonly numbers: Uint32Array;
}

/** The finest grid for a coarse surface, in cells per side. */
const FINEST = 224;
const COARSEST = 16;

/** The cell of each vertex in a grid of n x n x n over the cube from -1 to 1. */
function cellsOf(positions: Float32Array, n: number): Uint32Array {
  const cells = new Uint32Array(positions.length / 3);
  const cell = (x: number) => Math.min(n - 1, Math.max(0, Math.floor(((x + 1) / 2) * n)));
  for (let v = 0; v < cells.length; v++) {
    const [x, y, z] = [positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!];
    cells[v] = (cell(z) * n + cell(y)) * n + cell(x);
  }
  return cells;
}

/** Whether triangle t keeps its corners apart when each vertex moves to its cell. */
function stands(indices: Uint32Array, t: number, cells: Uint32Array): boolean {
  const a = cells[indices[3 * t]!]!;
  const b = cells[indices[3 * t + 1]!]!;
  const c = cells[indices[3 * t + 2]!]!;
  return a !== b && b !== c && c !== a;
}

/** The triangles that are drawn if those of `exact` keep their vertices and all others have theirs moved to cells. */
function standing(surface: DrawnSurface, exact: Uint8Array, cells: Uint32Array): Uint32Array {
  const triangles = surface.indices.length / 3;
  let count = 0;
  for (let t = 0; t < triangles; t++) if (exact[t] === 1 || stands(surface.indices, t, cells)) count++;
  const kept = new Uint32Array(count);
  count = 0;
  for (let t = 0; t < triangles; t++) {
    if (exact[t] === 1 || stands(surface.indices, t, cells)) kept[count++] = t;
  }
  return kept;
}

/** Numbers vertices as they come, and sums up where they are: the mean of those that get the same number. */
class Vertices {
  readonly #numbers = new Map<number, number>();
  readonly #sums: number[] = [];
  readonly #counts: number[] = [];
  readonly positions: Float32Array;

  constructor(positions: Float32Array) {
    this.positions = positions;
  }

  /** The number for a key, whose place is the mean of all vertices seen with it. */
  number(key: number, vertex: number): number {
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#counts.length;
      this.#numbers.set(key, number);
      this.#sums.push(0, 0, 0);
      this.#counts.push(0);
    }
    for (let axis = 0; axis < 3; axis++) this.#sums[3 * number + axis]! += this.positions[3 * vertex + axis]!;
    this.#counts[number]!++;
    return number;
  }

  /** The vertices that stand for themselves, by the numbers that they had. */
  originals(): Uint32Array {
    return Uint32Array.from(this.#numbers.keys(), (key) => (key < 0 ? -1 - key : MOVED));
  }

  means(): Float32Array {
    return Float32Array.from(this.#sums, (sum, i) => sum / this.#counts[Math.floor(i / 3)]!);
  }
}

function assembled(
  surface: DrawnSurface,
  kept: Uint32Array,
  exact: Uint8Array,
  cells: Uint32Array,
): CoarseSurface {
  const vertices = new Vertices(surface.positions);
  const indices = new Uint32Array(3 * kept.length);
  kept.forEach((t, i) => {
    for (let k = 0; k < 3; k++) {
      const vertex = surface.indices[3 * t + k]!;
      // Cells are numbered from 0 up, vertices that stay where they are from -1 down.
      indices[3 * i + k] = vertices.number(exact[t] === 1 ? -1 - vertex : cells[vertex]!, vertex);
    }
  });
  return { positions: vertices.means(), indices, numbers: vertices.originals() };
}

/**
 * A coarse surface of at most about `limit` triangles (clustering of vertices: Rossignac, Borrel 1993,
 * "Multi-resolution 3D approximations for rendering complex scenes"): those of `exact` stay as they are, the vertices
 * of all others move to the mean of their grid cell, and triangles that collapse are left out.
 */
export function coarse(surface: DrawnSurface, exact: Uint8Array, limit: number): CoarseSurface {
  let n = FINEST;
  let cells = cellsOf(surface.positions, n);
  let kept = standing(surface, exact, cells);
  while (kept.length > limit && n > COARSEST) {
    n = Math.max(COARSEST, Math.floor(n * Math.min(0.8, Math.sqrt(limit / kept.length))));
    cells = cellsOf(surface.positions, n);
    kept = standing(surface, exact, cells);
  }
  // What no grid makes smaller (a heap of unconnected triangles) is thinned out.
  const step = Math.ceil(kept.length / limit);
  return assembled(surface, step > 1 ? kept.filter((_, i) => i % step === 0) : kept, exact, cells);
}
