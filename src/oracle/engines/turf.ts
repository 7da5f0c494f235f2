import { type Engine, peer } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';
import { polygonQuestion } from './polygon-question.js';

type Position = readonly number[];
interface LineString {
  readonly type: 'LineString';
  readonly coordinates: readonly Position[];
}
interface Polygon {
  readonly type: 'Polygon';
  readonly coordinates: readonly (readonly Position[])[];
}
type PointInPolygon = (point: Position, polygon: Polygon) => boolean;
type PointOnLine = (point: Position, line: LineString) => boolean;
type LineIntersect = (a: LineString, b: LineString) => { readonly features: readonly unknown[] };

/**
 * turf: a point in a polygon (its border counts), a point on a line, and whether two lines have points in common that
 * it can list. Coordinates are longitudes and latitudes there, but these three calculate in the plane.
 */
export async function loadTurf(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const inPolygon = await load('@turf/boolean-point-in-polygon');
  const onLine = await load('@turf/boolean-point-on-line');
  const intersect = await load('@turf/line-intersect');
  if (inPolygon === undefined || onLine === undefined || intersect === undefined) return undefined;
  const isInPolygon = inPolygon.booleanPointInPolygon as PointInPolygon;
  const isOnLine = onLine.booleanPointOnLine as PointOnLine;
  const commonPoints = intersect.lineIntersect as LineIntersect;
  const line = (v: Float64Array, at: number): LineString => ({
    type: 'LineString',
    coordinates: [
      [v[at]!, v[at + 1]!],
      [v[at + 2]!, v[at + 3]!],
    ],
  });
  return peer('turf', {
    pointPolygon2d: (v) =>
      polygonQuestion(v, (ring, point) =>
        isInPolygon(point, { type: 'Polygon', coordinates: [[...ring, ring[0]!]] }),
      ),
    pointSegment2d: (v) => isOnLine([v[0]!, v[1]!], line(v, 2)),
    segmentSegment2d: (v) => commonPoints(line(v, 0), line(v, 4)).features.length > 0,
  });
}
