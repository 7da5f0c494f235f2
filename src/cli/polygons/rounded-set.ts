import { nextUp } from '../../arithmetic/float64.js';
import { geoJsonOfPolygons } from '../../geojson/index.js';
import { toNumber } from '../../implicit/index.js';
import { polygonSetArea, type RoundedPolygons, roundPolygonSet } from '../../polygons/index.js';
import type { NearSet } from './offset-set.js';
import type { PolygonsMade } from './polygons-types.js';

/** A set in doubles. */
export interface RoundedSet {
  readonly geometry: ReturnType<typeof geoJsonOfPolygons>;
  /** Lists of rings of points, each ending where it begins. */
  readonly polygons: RoundedPolygons;
  readonly made: PolygonsMade;
}

/** A set as valid polygons in doubles, or on a grid. If it deviates already, its corners were rounded before. */
export function roundedSet({ set, deviation: before }: NearSet, grid: number | null): RoundedSet {
  const { polygons, certificate } = roundPolygonSet(set, grid === null ? {} : { grid });
  const { type, deviation, vanishedPolygons, vanishedHoles } = certificate;
  const area = toNumber(polygonSetArea(set));
  const rings = polygons.flat();
  return {
    geometry: geoJsonOfPolygons(polygons),
    polygons,
    made: {
      polygons: polygons.length,
      holes: rings.length - polygons.length,
      vertices: rings.reduce((sum, ring) => sum + ring.length - 1, 0),
      area: Number.isFinite(area) ? area : null,
      certificate: before === 0 ? type : 'rounded',
      deviation: before === 0 ? deviation : nextUp(before + deviation),
      vanished: vanishedPolygons + vanishedHoles,
    },
  };
}
