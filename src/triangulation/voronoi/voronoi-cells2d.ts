import { trailingZeros } from '../../arithmetic/integers.js';
import type { Rational } from '../../arithmetic/rational.js';
import * as rational from '../../arithmetic/rational.js';
import { requireNoMore } from '../../core/arguments/index.js';
import { viewerOf } from '../../core/lazy-record.js';
import { inLowestTerms } from '../../measures/over-divisors.js';
import { areaShares, type Divided, sumAroundRing } from '../../measures/run-sums.js';
import { CellFrame2d } from './cell-frame2d.js';
import { type CellProgressOptions, cellReport } from './cell-progress.js';
import { fromLeftmost, type Homogeneous } from './clip-ring.js';
import type { PowerDiagram2d, VoronoiDiagram2d } from './diagram2d.js';
import { type ConvexRegion2d, regionOf } from './region2d.js';
import { requireDiagram2d } from './require-diagram2d.js';

/** A cell of a Voronoi or power diagram, clipped to a region. Its members are found when they are first read. */
export interface ClippedCell2d {
  /** The corners, exactly, counterclockwise from the leftmost (lowest) one; none if it has no area in the region. */
  readonly ring: readonly (readonly [Rational, Rational])[];
  /** The area as a fraction in lowest terms. */
  readonly area: Rational;
  /** The nearest double to each number. */
  readonly rounded: { readonly ring: readonly (readonly [number, number])[]; readonly area: number };
}

const MEMBERS = ['ring', 'area', 'rounded'] as const;

class CellRecord implements ClippedCell2d {
  readonly #vertices: readonly Homogeneous[];
  readonly #exponent: number;
  #ring: ClippedCell2d['ring'] | undefined;
  #area: Rational | undefined;
  #rounded: ClippedCell2d['rounded'] | undefined;

  constructor(vertices: readonly Homogeneous[], exponent: number) {
    this.#vertices = vertices;
    this.#exponent = exponent;
  }

  get ring(): ClippedCell2d['ring'] {
    const e = this.#exponent;
    this.#ring ??= fromLeftmost(this.#vertices).map(
      ({ x, y, w }) => [fraction(x, w, e), fraction(y, w, e)] as const,
    );
    return this.#ring;
  }

  get area(): Rational {
    this.#area ??= areaOf(this.#vertices, this.#exponent);
    return this.#area;
  }

  get rounded(): ClippedCell2d['rounded'] {
    this.#rounded ??= {
      ring: this.ring.map(([x, y]) => [rational.toNumber(x), rational.toNumber(y)] as const),
      area: rational.toNumber(this.area),
    };
    return this.#rounded;
  }
}

/** n / w · 2^exponent in lowest terms. */
const fraction = (n: bigint, w: bigint, exponent: number): Rational =>
  exponent >= 0
    ? rational.fromParts(n << BigInt(exponent), w)
    : rational.fromParts(n, w << BigInt(-exponent));

/** The area of a ring of vertices in units of 2^exponent: the shoelace formula. */
function areaOf(vertices: readonly Homogeneous[], exponent: number): Rational {
  if (vertices.length === 0) return rational.fromNumber(0);
  const zeros = vertices.map(({ w }) => trailingZeros(w));
  const most = zeros.reduce((greatest, count) => Math.max(greatest, count), 0);
  const ring = vertices.map(({ x, y, w }, k): Divided => {
    const shift = BigInt(most - zeros[k]!);
    return { x: x << shift, y: y << shift, divisor: w >> BigInt(zeros[k]!) };
  });
  const { sums } = sumAroundRing(ring, 1n, areaShares);
  const divisors = ring.map(({ divisor }) => divisor).filter((divisor) => divisor !== 1n);
  return inLowestTerms({ numerator: sums[0]!, exponent: 2 * (exponent - most) - 1, divisors });
}

/**
 * The cells of a Voronoi or power diagram, clipped to a box or to a convex polygon: their corners and their areas,
 * exactly. The areas add up to that of the region. A cell that has no area in the region is empty; so are those of
 * duplicates, of hidden sites, and all if the region has no area.
 *
 * Corners are where two lines cross, each a bisector of sites or an edge of the region, and so their numbers have some
 * hundred digits.
 *
 * @param diagram what `voronoiDiagram2d` or `powerDiagram2d` returned, or a clone of it
 * @param region a box of the plane, or a convex ring, either way round
 * @param options what hears of the progress, cell by cell, and can end the work
 * @returns a cell for each site
 * @throws RangeError for what is no diagram, no box and no convex ring
 * @example
 * const cells = voronoiCells2d(voronoiDiagram2d([[0, 0], [2, 1]]), { min: [0, 0], max: [2, 1] });
 * cells.map(({ area }) => area); // [{ numerator: 1n, denominator: 1n }, { numerator: 1n, denominator: 1n }]
 * cells[0]!.rounded.ring; // [[0, 0], [1.25, 0], [0.75, 1], [0, 1]]
 */
export function voronoiCells2d(
  diagram: VoronoiDiagram2d | PowerDiagram2d,
  region: ConvexRegion2d,
  options?: CellProgressOptions,
): ClippedCell2d[] {
  if (arguments.length > 3) requireNoMore('voronoiCells2d', 3, arguments[3]);
  const weights = requireDiagram2d('voronoiCells2d', diagram);
  const frame = new CellFrame2d(diagram, weights, regionOf('voronoiCells2d', region));
  const report = cellReport('voronoiCells2d', options);
  const view = viewerOf<ClippedCell2d>(MEMBERS);
  return Array.from({ length: diagram.cellStarts.length - 1 }, (_, site) => {
    const cell = view(new CellRecord(frame.cell(site), frame.exponent));
    report(site + 1, diagram.cellStarts.length - 1);
    return cell;
  });
}
