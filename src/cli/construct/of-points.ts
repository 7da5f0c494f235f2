import type { Rational } from '../../arithmetic/rational.js';
import * as rational from '../../arithmetic/rational.js';
import type { GeoJsonFeature } from '../../geojson/index.js';
import { samePoint2d } from '../../implicit/index.js';
import { polygonSet, polygonSetArea } from '../../polygons/index.js';
import {
  constrainedDelaunayWithCrossings2d,
  voronoiCells2d,
  voronoiDiagram2d,
} from '../../triangulation/index.js';
import { Deviation } from '../deviation.js';
import { JobProblem } from '../mesh/jobs.js';
import {
  type Construct,
  coincident,
  finite,
  heightsOf,
  noted,
  type Point,
  polygonFeature,
} from './construct.js';
import type { ConstructJob } from './construct-types.js';
import type { Places } from './places.js';

/** The Delaunay triangulation of all positions, with lines and rings as edges. */
export function delaunay({ points, positions, edges }: Places): Construct {
  if (points.length === 0) throw new JobProblem('there are no points to triangulate');
  const { triangles, coordinates, crossings, hull, duplicates } = constrainedDelaunayWithCrossings2d(
    points,
    edges,
  );
  const at = (i: number): Point => [coordinates[2 * i]!, coordinates[2 * i + 1]!];
  const deviation = new Deviation();
  crossings.forEach((crossing, i) => {
    const rounded = at(points.length + i);
    deviation.add(rounded, samePoint2d(crossing, rounded));
  });
  const features: GeoJsonFeature[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    // Points keep their heights.
    const ring = Array.from(triangles.subarray(t, t + 3), (i) => positions[i] ?? at(i));
    features.push(polygonFeature(ring, {}));
  }
  // The hull's corners are given points; those on a line enclose nothing.
  const area =
    triangles.length === 0 ? 0 : rational.toNumber(polygonSetArea(polygonSet(Array.from(hull, at))));
  return {
    features,
    made: {
      features: features.length,
      vertices: triangles.length,
      area: finite(area),
      deviation: deviation.value,
    },
    notes: [
      ...noted(
        crossings.length,
        'crossing',
        'crossing of lines is a corner',
        'crossings of lines are corners',
      ),
      ...coincident(duplicates.length / 2),
    ],
  };
}

/** A box around points: each side is half of the longer extent away from them. */
function boxAround(points: readonly Point[]) {
  const sides = [0, 1].map((k) => {
    const values = points.map((point) => point[k]!);
    return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))] as const;
  });
  const room = Math.max(...sides.map(([least, most]) => most / 2 - least / 2)) || 1;
  const limit = (x: number) => Math.min(Math.max(x, -Number.MAX_VALUE), Number.MAX_VALUE);
  const [[left, right], [low, high]] = sides as [readonly [number, number], readonly [number, number]];
  return {
    min: [limit(left - room), limit(low - room)] as const,
    max: [limit(right + room), limit(high + room)] as const,
  };
}

/** The Voronoi cells of points, in a box. */
export function voronoi(
  { points, positions, isAlone, features: owners }: Places,
  { box }: ConstructJob,
): Construct {
  const sites = Array.from(points.keys()).filter((i) => isAlone[i]);
  if (sites.length === 0) throw new JobProblem('there are no points to make cells of');
  const diagram = voronoiDiagram2d(sites.map((i) => points[i]!));
  const region =
    box === null
      ? boxAround(sites.map((i) => points[i]!))
      : { min: [box[0], box[1]] as const, max: [box[2], box[3]] as const };
  const deviation = new Deviation();
  const features: GeoJsonFeature[] = [];
  const isDouble = (exact: Rational, x: number) => rational.equals(exact, rational.fromNumber(x));
  let corners = 0;
  voronoiCells2d(diagram, region).forEach((cell, i) => {
    const { ring } = cell.rounded;
    if (ring.length === 0) return;
    ring.forEach((p, k) => {
      const [x, y] = cell.ring[k]!;
      deviation.add(p, isDouble(x, p[0]) && isDouble(y, p[1]));
    });
    corners += ring.length;
    features.push(polygonFeature(ring, owners[sites[i]!]!));
  });
  // Cells cover the box, and no two overlap. To add their areas up takes numbers of as many digits as all corners have.
  const [width, height] = [0, 1].map((k) =>
    rational.subtract(rational.fromNumber(region.max[k]!), rational.fromNumber(region.min[k]!)),
  ) as [Rational, Rational];
  const area = rational.multiply(width, height);
  const duplicates = diagram.duplicates.length / 2;
  const outside = sites.length - duplicates - features.length;
  return {
    features,
    made: {
      features: features.length,
      vertices: corners,
      area: finite(rational.toNumber(area)),
      deviation: deviation.value,
    },
    notes: [
      ...coincident(duplicates),
      ...heightsOf(positions),
      ...noted(outside, 'outside', 'cell is outside of the box', 'cells are outside of the box'),
      ...noted(
        points.length - sites.length,
        'not-points',
        'corner of a line or polygon is no point: it is left out',
        'corners of lines and polygons are no points: they are left out',
      ),
    ],
  };
}
