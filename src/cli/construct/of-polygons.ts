import * as rational from '../../arithmetic/rational.js';
import * as rootSum from '../../arithmetic/root-sum.js';
import { type GeoJsonFeature, polygonsOfGeoJson } from '../../geojson/index.js';
import { samePoint2d } from '../../implicit/index.js';
import {
  polygonSet,
  polygonSetArea,
  polygonSetVertexPoint,
  roundPolygonSet,
  triangulatePolygonSet,
} from '../../polygons/index.js';
import { straightSkeleton2d } from '../../skeleton/index.js';
import { Deviation } from '../deviation.js';
import { JobProblem } from '../mesh/jobs.js';
import { type Construct, finite, heightsOf, noted, type Point, polygonFeature } from './construct.js';
import { placesOf } from './places.js';

/** Features one by one, as far as they have polygons. */
function withPolygons(features: readonly GeoJsonFeature[]) {
  const read = features.map((feature) => ({ feature, operand: polygonsOfGeoJson(feature) }));
  const used = read.filter(({ operand }) => operand.coordinates.length > 0);
  if (used.length === 0) throw new JobProblem('there are no polygons');
  const positions = placesOf(used.map(({ feature }) => feature)).positions;
  const notes = [
    ...heightsOf(positions),
    ...noted(
      read.length - used.length,
      'not-polygons',
      'feature has no polygon: it is left out',
      'features have no polygon: they are left out',
    ),
  ];
  return { used, notes };
}

/** The polygons of each feature, cut into triangles. */
export function triangles(all: readonly GeoJsonFeature[]): Construct {
  const { used, notes } = withPolygons(all);
  const deviation = new Deviation();
  const features: GeoJsonFeature[] = [];
  let area = 0;
  for (const {
    feature: { properties },
    operand,
  } of used) {
    const { set, triangles: corners } = triangulatePolygonSet(operand);
    const rounded = set.vertices.map((_, v): Point => {
      const exact = polygonSetVertexPoint(set, v);
      const [x, y] = Array.from(exact) as [number, number];
      deviation.add([x, y], samePoint2d(exact, [x, y]));
      return [x, y];
    });
    for (let t = 0; t < corners.length; t += 3) {
      features.push(
        polygonFeature(
          Array.from(corners.subarray(t, t + 3), (v) => rounded[v]!),
          { properties },
        ),
      );
    }
    area += rational.toNumber(polygonSetArea(set));
  }
  return {
    features,
    made: {
      features: features.length,
      vertices: 3 * features.length,
      area: finite(area),
      deviation: deviation.value,
    },
    notes,
  };
}

/** The straight skeletons of the polygons of each feature. */
export function skeletons(all: readonly GeoJsonFeature[]): Construct {
  const { used, notes } = withPolygons(all);
  const deviation = new Deviation();
  let [vertices, roundedFirst] = [0, 0];
  const features = used.map(({ feature, operand }): GeoJsonFeature => {
    const { polygons, certificate } = roundPolygonSet(polygonSet(operand));
    if (certificate.deviation > 0) roundedFirst++;
    const lines = polygons.flatMap(([outer, ...holes]) => {
      const skeleton = straightSkeleton2d({ outer: outer!, holes })!;
      for (const { point, rounded } of skeleton.vertices) {
        const isExact = point.every((x, k) => rootSum.equals(x, rootSum.fromNumber(rounded.point[k]!)));
        deviation.add(rounded.point, isExact);
      }
      vertices += skeleton.vertices.length;
      return skeleton.edges.map(({ start, end }) =>
        [start, end].map((v) => skeleton.vertices[v]!.rounded.point),
      );
    });
    return { ...feature, geometry: { type: 'MultiLineString', coordinates: lines } };
  });
  return {
    features,
    made: { features: features.length, vertices, area: null, deviation: deviation.value },
    notes: [
      ...notes,
      ...noted(
        roundedFirst,
        'rounded-first',
        'feature had crossings that were rounded first',
        'features had crossings that were rounded first',
      ),
    ],
  };
}
