import { scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireOneForEach } from '../../core/arguments/buffers.js';
import { loadPoints, type PointList, requireNoMore } from '../../core/arguments/index.js';
import { viewerOf } from '../../core/lazy-record.js';
import type { Coordinates } from '../../core/shapes.js';
import { CellFrame3d, exponentOf } from './cell-frame3d.js';
import { type CellProgressOptions, type CellReport, cellReport } from './cell-progress.js';
import type { ConvexPolyhedronForm } from './clip-polyhedron.js';
import { CellRecord3d, type ClippedCell3d, MEMBERS } from './clipped-cell3d.js';
import { type ConvexRegion3d, type ReadRegion3d, regionOf3d } from './region3d.js';

/**
 * The cells of the Voronoi diagram of points of space, clipped to a box or to what is behind planes: their corners,
 * their faces with the sites beyond them, and their volumes, exactly. Volumes add up to that of the region. A cell that
 * has no volume in the region is empty; of equal sites the first has the cell.
 *
 * A corner is where three planes meet, each half way between two sites or of the region. It is the centre of the sphere
 * of a tetrahedron of the Delaunay triangulation, if the region does not cut it off; sites on one sphere have one
 * corner, so that no edge has a length of zero, and no face is without an area.
 *
 * Time: for n sites of the order n log n and the sum of what is known of all cells.
 *
 * Source: Voronoi 1908, "Nouvelles applications des paramètres continus à la théorie des formes quadratiques";
 * Ericson, Real-Time Collision Detection, 3.10.
 *
 * @param sites a list of points, or a flat list of x, y and z of each
 * @param region a box, or planes around a bounded region: what is behind all of them
 * @param options what hears of the progress, cell by cell, and can end the work
 * @returns a cell for each site
 * @throws RangeError for what is no list of points with three finite coordinates, no box and no planes, or if these
 *   leave out a bound
 * @example
 * const cells = voronoiCells3d([[0, 1, 1], [2, 1, 1]], { min: [0, 0, 0], max: [4, 2, 2] });
 * cells[0]!.rounded.volume; // 4
 * cells[0]!.faces[0]; // { beyond: { type: 'site', index: 1 }, ring: [4, 6, 7, 5] }
 * cells[0]!.rounded.vertices[7]; // [1, 2, 2]
 */
export function voronoiCells3d(
  sites: PointList,
  region: ConvexRegion3d,
  options?: CellProgressOptions,
): ClippedCell3d[] {
  if (arguments.length > 3) requireNoMore('voronoiCells3d', 3, arguments[3]);
  const coordinates = loadPoints('voronoiCells3d', 'sites', sites, 3);
  const read = regionOf3d('voronoiCells3d', region);
  return cellsOf(coordinates, undefined, read, cellReport('voronoiCells3d', options));
}

/**
 * The cells of a power diagram of space, clipped to a region: as `voronoiCells3d`, with the squared distance less the
 * weight of a site in the place of the distance. Weights are those of `regularTriangulation3d`. A site that others
 * hide, or leave no volume, has an empty cell, and is beyond no face; of equal sites the one with the greatest weight
 * has the cell, and of these the first.
 *
 * Source: Aurenhammer 1987, "Power diagrams: properties, algorithms and applications".
 *
 * @param sites a list of points, or a flat list of x, y and z of each
 * @param weights a number for each site
 * @param region a box, or planes around a bounded region: what is behind all of them
 * @param options what hears of the progress, cell by cell, and can end the work
 * @returns a cell for each site
 * @throws RangeError for what is no list of points with three finite coordinates, or of as many finite weights, no box
 *   and no planes, or if these leave out a bound
 * @example
 * const cells = powerCells3d([[0, 1, 1], [2, 1, 1]], [4, 0], { min: [0, 0, 0], max: [4, 2, 2] });
 * cells.map(({ volume }) => volume); // [{ numerator: 8n, denominator: 1n }, { numerator: 8n, denominator: 1n }]
 */
export function powerCells3d(
  sites: PointList,
  weights: Coordinates,
  region: ConvexRegion3d,
  options?: CellProgressOptions,
): ClippedCell3d[] {
  if (arguments.length > 4) requireNoMore('powerCells3d', 4, arguments[4]);
  const coordinates = loadPoints('powerCells3d', 'sites', sites, 3);
  requireOneForEach('powerCells3d', 'weights', weights, coordinates.length / 3, 'site');
  const copied = Float64Array.from(weights, (weight) => weight + 0);
  const read = regionOf3d('powerCells3d', region);
  return cellsOf(coordinates, copied, read, cellReport('powerCells3d', options));
}

const EMPTY: ConvexPolyhedronForm = { corners: [], faces: [] };

function cellsOf(
  coordinates: Float64Array,
  weights: Float64Array | undefined,
  region: ReadRegion3d,
  report: CellReport,
): ClippedCell3d[] {
  const count = coordinates.length / 3;
  const exponent = exponentOf({ coordinates, weights }, region.numbers);
  const form = region.formAt(exponent);
  const xyz = scaledIntegers(Array.from(coordinates), exponent);
  const view = viewerOf<ClippedCell3d>(MEMBERS);
  const cells = Array.from({ length: count }, () => EMPTY);
  let done = 0;
  if (form !== null) {
    const all = new CellFrame3d({ coordinates, weights }, exponent, form);
    const names = weights === undefined ? null : namesOf(all, count);
    const frame = names === null ? all : new CellFrame3d(taken(coordinates, weights!, names), exponent, form);
    for (let k = 0; k < (names ?? cells).length; k++) {
      const i = names === null ? k : names[k]!;
      const { corners, faces } = frame.cellWithFaces(k);
      const renamed = faces.map((face) =>
        face.of! < 0 || names === null ? face : { ...face, of: names[face.of!]! },
      );
      cells[i] = { corners, faces: renamed };
      report(++done, count);
    }
  }
  if (done < count) report(count, count);
  return cells.map((cell, i) =>
    view(new CellRecord3d(cell, [xyz[3 * i]!, xyz[3 * i + 1]!, xyz[3 * i + 2]!], exponent)),
  );
}

/** The sites that have a cell with a volume; null if these are all. */
function namesOf(frame: CellFrame3d, count: number): number[] | null {
  const names: number[] = [];
  for (let i = 0; i < count; i++) if (!frame.isFlat(i)) names.push(i);
  return names.length === count ? null : names;
}

function taken(coordinates: Float64Array, weights: Float64Array, names: readonly number[]) {
  return {
    coordinates: Float64Array.from(
      { length: 3 * names.length },
      (_, k) => coordinates[3 * names[Math.floor(k / 3)]! + (k % 3)]!,
    ),
    weights: Float64Array.from(names, (i) => weights[i]!),
  };
}
