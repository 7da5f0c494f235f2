import { geoJsonOfPolygons } from '../../geojson/index.js';
import { toNumber } from '../../implicit/index.js';
import { type PolygonSet, polygonSet, polygonSetArea, polygonSetVertexPoint } from '../../polygons/index.js';
import type { PolygonsMade } from './polygons-types.js';

/** A set in doubles. */
export interface RoundedSet {
  readonly geometry: ReturnType<typeof geoJsonOfPolygons>;
  /** Lists of rings of points, not closed. */
  readonly polygons: readonly (readonly (readonly (readonly [number, number])[])[])[];
  readonly made: PolygonsMade;
}

/** Whether points are the vertices of these polygons in that order: rounding kept what touches what, and the turns. */
function isSame(set: PolygonSet, points: readonly (readonly [number, number])[], again: PolygonSet): boolean {
  const isIn = (i: number): boolean => {
    const [x, y] = polygonSetVertexPoint(again, i) as Iterable<number> as [number, number];
    return x === points[i]![0] && y === points[i]![1];
  };
  return (
    again.vertices.length === set.vertices.length &&
    JSON.stringify(again.polygons) === JSON.stringify(set.polygons) &&
    again.vertices.every((_, i) => isIn(i))
  );
}

/** The nearest doubles to a set's vertices, and whether they are a set of the same kind. */
export function roundedSet(set: PolygonSet): RoundedSet {
  const points = set.vertices.map((_, i) => {
    const [x, y] = polygonSetVertexPoint(set, i);
    return [x!, y!] as const;
  });
  const polygons = set.polygons.map((rings) => rings.map((ring) => ring.map((i) => points[i]!)));
  const rounded = set.vertices.filter((vertex) => 'lines' in vertex).length;
  const isValid =
    rounded === 0 || isSame(set, points, polygonSet({ type: 'MultiPolygon', coordinates: polygons }));
  const area = toNumber(polygonSetArea(set));
  return {
    geometry: geoJsonOfPolygons(polygons),
    polygons,
    made: {
      polygons: polygons.length,
      holes: polygons.reduce((sum, rings) => sum + rings.length - 1, 0),
      vertices: points.length,
      area: Number.isFinite(area) ? area : null,
      rounded,
      isValid,
    },
  };
}
