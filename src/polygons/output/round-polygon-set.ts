import { reject, requireNumber, requireOptions } from '../../core/arguments/index.js';
import { polygonUnion } from '../boolean-operations.js';
import { isMade } from '../made-sets.js';
import type { PolygonSet } from '../polygon-set.js';
import { type PolygonProgressOptions, PROGRESS, watchBy } from '../progress.js';
import { requirePolygonSet } from '../require-polygon-set.js';
import { ringsOfSet } from './exact-rings.js';
import { type PolygonCertificate, roundRings } from './round-rings.js';
import { gridOf } from './rounding-grid.js';

/** A point, a ring that ends where it began, a polygon: its outer ring counterclockwise, then its holes, clockwise. */
export type RoundedPolygons = [number, number][][][];

/** A polygon set in doubles. */
export interface RoundedPolygonSet {
  /** The coordinates of a GeoJSON `MultiPolygon`. */
  readonly polygons: RoundedPolygons;
  readonly certificate: PolygonCertificate;
}

/** How a polygon set is rounded. */
export interface PolygonRoundingOptions extends PolygonProgressOptions {
  /**
   * Coordinates are multiples of this number: integers for 1. A number that is the double nearest to 1 / n for an
   * integer n is taken as 1 / n, and coordinates are the doubles nearest to multiples of it: with 1e-8 those that are
   * written with eight decimals at most. Where doubles are further apart than that, they are the nearest doubles.
   */
  readonly grid?: number | undefined;
}

/**
 * A polygon set as polygons in doubles, or on a grid, with a certificate that says what is certain about them.
 *
 * 1. Vertices are rounded to the nearest doubles, or points of the grid, and what the rings enclose then is found
 *    exactly. If it has the same rings, nothing touches that did not.
 * 2. Else edges are led through the rounded vertices that they come so close to that they would be rounded to them
 *    (snap rounding), until what is enclosed has no other vertices than points of the grid. Doubles are
 *    not equally far apart, so that it may take some rounds; if it does not end, it is done on the grid of the doubles
 *    next to the largest coordinate.
 *
 * Polygons are valid for `polygonValidity2d`, always, and do not overlap; rings may touch in points, as in the set.
 * What was rounded is rounded to itself. Polygons, holes and rings come in the order of a set; rings begin at their
 * least point, and end with it again.
 *
 * Source: Hobby 1999; Guibas and Marimont 1998; de Berg, Halperin, Overmars 2007 (snap rounding).
 *
 * @throws RangeError for what is no polygon set, or a grid that is no positive number
 * @example
 * const set = polygonIntersection([[0, 0], [3, 0], [0, 1]], [[0, 0], [1, 0], [0, 3]]);
 * roundPolygonSet(set).polygons; // [[[[0, 0], [1, 0], [0.75, 0.75], [0, 1], [0, 0]]]]
 * roundPolygonSet(set, { grid: 0.1 }).polygons; // [[[[0, 0], [1, 0], [0.8, 0.8], [0, 1], [0, 0]]]]
 * roundPolygonSet(set, { grid: 0.1 }).certificate.deviation; // 0.07071067811865482
 */
export function roundPolygonSet(set: PolygonSet, options: PolygonRoundingOptions = {}): RoundedPolygonSet {
  requirePolygonSet('roundPolygonSet', 'set', set);
  requireOptions('roundPolygonSet', 'options', options, `grid ${PROGRESS}`);
  const { grid } = options;
  if (grid !== undefined) {
    requireNumber('roundPolygonSet', 'options.grid', grid);
    if (grid <= 0) reject('roundPolygonSet', 'options.grid', 'a number above 0', grid);
  }
  const watch = watchBy('roundPolygonSet', options);
  // Rings of others may cross.
  const own = isMade(set) ? set : polygonUnion(set);
  const rounded = roundRings(ringsOfSet(own), grid === undefined ? null : gridOf(grid), { watch });
  return { polygons: closedRings(rounded.set), certificate: rounded.certificate };
}

/** The rings of a set of plain vertices, each ending where it begins. */
export function closedRings({ polygons, vertices }: PolygonSet): RoundedPolygons {
  return polygons.map((polygon) =>
    polygon.map((ring) =>
      [...ring, ring[0]!].map((v): [number, number] => {
        const [x, y] = vertices[v] as readonly [number, number];
        return [x, y];
      }),
    ),
  );
}
