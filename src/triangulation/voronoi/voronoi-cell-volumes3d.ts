import type { Rational } from '../../arithmetic/rational.js';
import { requireOneForEach } from '../../core/arguments/buffers.js';
import { loadPoints, type PointList, requireBox3, requireNoMore } from '../../core/arguments/index.js';
import type { Box3, Coordinates } from '../../core/shapes.js';
import { type CellProgressOptions, cellReport } from './cell-progress.js';
import { cellVolumes3d } from './cell-volumes3d.js';
import { regionOf3d } from './region3d.js';

/**
 * The volumes of the Voronoi cells of points of space, clipped to a box, as fractions in lowest terms: of what is in
 * the box and at least as near to a site as to any other one. They add up to the volume of the box, exactly. Of equal
 * sites the first has the cell, and the others have a volume of 0.
 *
 * A cell is put together from the tetrahedra around its site in the Delaunay triangulation, and cut by the box, over
 * integers of any size: see `voronoiCells3d`. A volume has some thousand digits where coordinates have 53 bits.
 *
 * Source: Ericson, Real-Time Collision Detection, 3.10; Voronoi 1908, "Nouvelles applications des paramètres continus
 * à la théorie des formes quadratiques".
 *
 * @param sites a list of points, or a flat list of x, y and z of each
 * @param box what cells are clipped to
 * @param options what hears of the progress, cell by cell, and can end the work
 * @throws RangeError for what is no list of points with three finite coordinates, or no box
 * @example
 * const box = { min: [0, 0, 0], max: [4, 2, 2] };
 * voronoiCellVolumes3d([[0, 1, 1], [2, 1, 1]], box);
 * // [{ numerator: 4n, denominator: 1n }, { numerator: 12n, denominator: 1n }]
 */
export function voronoiCellVolumes3d(sites: PointList, box: Box3, options?: CellProgressOptions): Rational[] {
  if (arguments.length > 3) requireNoMore('voronoiCellVolumes3d', 3, arguments[3]);
  const coordinates = loadPoints('voronoiCellVolumes3d', 'sites', sites, 3);
  requireBox3('voronoiCellVolumes3d', 'box', box);
  const region = regionOf3d('voronoiCellVolumes3d', box);
  return cellVolumes3d(coordinates, undefined, region, cellReport('voronoiCellVolumes3d', options));
}

/**
 * The volumes of the cells of a power diagram of space, clipped to a box: as `voronoiCellVolumes3d`, with the squared
 * distance less the weight of a site in the place of the distance. Weights are those of `regularTriangulation3d`. A
 * site that others hide has a volume of 0; of equal sites the one with the greatest weight has the cell, and of these
 * the first.
 *
 * Source: Aurenhammer 1987, "Power diagrams: properties, algorithms and applications".
 *
 * @param sites a list of points, or a flat list of x, y and z of each
 * @param weights a number for each site
 * @param box what cells are clipped to
 * @param options what hears of the progress, cell by cell, and can end the work
 * @throws RangeError for what is no list of points with three finite coordinates, or of as many finite weights, or no
 *   box
 * @example
 * const box = { min: [0, 0, 0], max: [4, 2, 2] };
 * powerCellVolumes3d([[0, 1, 1], [2, 1, 1]], [4, 0], box);
 * // [{ numerator: 8n, denominator: 1n }, { numerator: 8n, denominator: 1n }]
 */
export function powerCellVolumes3d(
  sites: PointList,
  weights: Coordinates,
  box: Box3,
  options?: CellProgressOptions,
): Rational[] {
  if (arguments.length > 4) requireNoMore('powerCellVolumes3d', 4, arguments[4]);
  const coordinates = loadPoints('powerCellVolumes3d', 'sites', sites, 3);
  requireOneForEach('powerCellVolumes3d', 'weights', weights, coordinates.length / 3, 'site');
  requireBox3('powerCellVolumes3d', 'box', box);
  const region = regionOf3d('powerCellVolumes3d', box);
  return cellVolumes3d(
    coordinates,
    Float64Array.from(weights, (weight) => weight + 0),
    region,
    cellReport('powerCellVolumes3d', options),
  );
}
