/** All numbers of a diagram and a region as integers of one unit. */
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { type ConvexRing, clipRing, type HalfPlane, type Homogeneous } from './clip-ring.js';
import type { VoronoiDiagram2d } from './diagram2d.js';
import { centerOf } from './power-center2d.js';
import type { Region } from './region2d.js';

/** All that is not at infinity. */
const INFINITY: HalfPlane = { a: 0n, b: 0n, c: -1n };

/** Sites, vertices and a region over integers, in units of 2^exponent. */
export class CellFrame2d {
  readonly exponent: number;
  readonly #diagram: VoronoiDiagram2d;
  readonly #region: Region;
  /** The whole region; without edges if it has no area. */
  readonly #whole: ConvexRing;
  readonly #xy: readonly bigint[];
  readonly #weights: readonly bigint[];
  readonly #vertices: (Homogeneous | undefined)[] = [];

  constructor(diagram: VoronoiDiagram2d, weights: Float64Array | undefined, region: Region) {
    const coordinates = Array.from(diagram.coordinates);
    const corners = region.corners.flat();
    const squares =
      weights === undefined || weights.every((w) => w === weights[0]) ? [] : Array.from(weights);
    this.exponent = Math.min(
      commonExponent(coordinates),
      commonExponent(corners),
      Math.floor(commonExponent(squares) / 2),
    );
    this.#diagram = diagram;
    this.#region = region;
    this.#xy = scaledIntegers(coordinates, this.exponent);
    this.#weights = scaledIntegers(squares, 2 * this.exponent);
    this.#whole = ringOf(scaledIntegers(corners, this.exponent));
  }

  /** What a cell and the region have in common; a ring without vertices if that has no area. */
  cell(site: number): readonly Homogeneous[] {
    const { cellStarts, cellEdges, edgeSites, duplicates } = this.#diagram;
    const walk = cellEdges.subarray(cellStarts[site]!, cellStarts[site + 1]!);
    if (walk.length === 0) {
      // Without an edge, a site has nothing, or is alone in the plane.
      const isAlone = edgeSites.length === 0 && !duplicates.some((i, k) => k % 2 === 0 && i === site);
      return isAlone ? this.#whole.vertices : [];
    }
    if (this.#isSurelyInside(walk))
      return Array.from(walk, (h) => this.#vertex(this.#diagram.edgeVertices[h]!));
    if (this.#whole.vertices.length === 0) return [];
    const bisectors = Array.from(walk, (h) => this.#nearer(site, edgeSites[h ^ 1]!));
    const own = this.#ringOf(walk, bisectors);
    // What has corners is cut by the edges of the region, which are few; a strip cuts the region.
    let ring = own ?? this.#whole;
    for (const half of own === null ? bisectors : this.#whole.edges) {
      if (ring.vertices.length === 0) break;
      ring = clipRing(ring, half);
    }
    return ring.vertices;
  }

  /** A cell as a ring, which leads through infinity if it is unbounded; null for one without corners. */
  #ringOf(walk: Uint32Array, edges: readonly HalfPlane[]): ConvexRing | null {
    const corners = Array.from(walk, (h) => this.#diagram.edgeVertices[h]!);
    if (corners[0]! >= 0) return { vertices: corners.map((v) => this.#vertex(v)), edges };
    if (corners.length < 2 || corners[1]! < 0) return null;
    // Edges run with the inside on their left: in the direction (-b, a).
    const [first, last] = [edges[0]!, edges.at(-1)!];
    const from = { x: first.b, y: -first.a, w: 0n };
    const to = { x: -last.b, y: last.a, w: 0n };
    const between = corners.slice(1).map((v) => this.#vertex(v));
    if (from.x * to.y === from.y * to.x) return { vertices: [from, ...between], edges };
    return { vertices: [from, ...between, to], edges: [...edges, INFINITY] };
  }

  #isSurelyInside(walk: Uint32Array): boolean {
    const { edgeVertices, vertices } = this.#diagram;
    return walk.every((h) => {
      const v = edgeVertices[h]!;
      return v >= 0 && this.#region.isSurelyInside(vertices[2 * v]!, vertices[2 * v + 1]!);
    });
  }

  #vertex(v: number): Homogeneous {
    const known = this.#vertices[v];
    if (known !== undefined) return known;
    const sites = Array.from(this.#diagram.vertexSites.subarray(3 * v, 3 * v + 3));
    const found = centerOf(
      sites.flatMap((i) => [this.#xy[2 * i]!, this.#xy[2 * i + 1]!]),
      sites.map((i) => this.#weights[i] ?? 0n),
    );
    this.#vertices[v] = found;
    return found;
  }

  /** Where the power of site i is at most that of j: 2 (j - i) · x <= |j|² - jw - (|i|² - iw). */
  #nearer(i: number, j: number): HalfPlane {
    const xy = this.#xy;
    const [ix, iy, jx, jy] = [xy[2 * i]!, xy[2 * i + 1]!, xy[2 * j]!, xy[2 * j + 1]!];
    const power = (x: bigint, y: bigint, site: number) => x * x + y * y - (this.#weights[site] ?? 0n);
    return { a: 2n * (jx - ix), b: 2n * (jy - iy), c: power(ix, iy, i) - power(jx, jy, j) };
  }
}

/** A ring by its corners, counterclockwise. */
function ringOf(corners: readonly bigint[]): ConvexRing {
  const vertices: Homogeneous[] = [];
  const edges: HalfPlane[] = [];
  for (let k = 0; k < corners.length; k += 2) {
    const [x, y] = [corners[k]!, corners[k + 1]!];
    const next = k + 2 === corners.length ? 0 : k + 2;
    const [a, b] = [corners[next + 1]! - y, x - corners[next]!];
    vertices.push({ x, y, w: 1n });
    edges.push({ a, b, c: -a * x - b * y });
  }
  return { vertices, edges };
}
