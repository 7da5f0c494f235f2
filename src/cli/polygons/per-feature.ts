import { type GeoJsonFeature, type GeoJsonGeometry, polygonsOfGeoJson } from '../../geojson/index.js';
import {
  type PolygonOperand,
  type PolygonSet,
  polygonIntersection,
  polygonSet,
  polygonUnion,
} from '../../polygons/index.js';
import { bufferSet, flatLines, linesOf } from './buffer-set.js';
import { clipGeometry } from './clip-geometry.js';
import { type NearSet, offsetSet } from './offset-set.js';
import type { PolygonRule, PolygonsJob, PolygonsNote } from './polygons-types.js';
import { heightsIn, heightsNote, othersOf, type Read } from './read-operand.js';
import { type RoundedSet, roundedSet } from './rounded-set.js';

export const filled = (operand: PolygonOperand, rule: PolygonRule | null): PolygonSet =>
  rule === null ? polygonSet(operand) : polygonSet(operand, { rule });

/** Features with their geometries changed. */
export interface Changed {
  readonly features: readonly GeoJsonFeature[];
  readonly sets: readonly RoundedSet[];
  readonly notes: readonly PolygonsNote[];
}

/** A feature with another geometry, without the bounds of the one before. */
function withGeometry(feature: GeoJsonFeature, geometry: GeoJsonGeometry): GeoJsonFeature {
  const { bbox, ...others } = feature as GeoJsonFeature & { readonly bbox?: unknown };
  return { ...others, geometry };
}

class FeatureChange {
  readonly sets: RoundedSet[] = [];
  /** How many heights points and lines had that the result does not have. */
  heights = 0;
  readonly #job: PolygonsJob;
  readonly #clip: PolygonSet | null;

  constructor(job: PolygonsJob, others: readonly Read[]) {
    this.#job = job;
    const { operation, rule } = job;
    this.#clip =
      operation === 'clip' ? polygonUnion(...others.map(({ operand }) => filled(operand, rule))) : null;
  }

  /** What becomes of a geometry that is no set; null if nothing is left. One that has no part in it stays. */
  geometryOf(geometry: GeoJsonGeometry): GeoJsonGeometry | null {
    const { operation } = this.#job;
    if (this.#clip !== null) {
      const cut = (part: GeoJsonGeometry) =>
        this.setOf(polygonsOfGeoJson(part), (set) => ({
          set: polygonIntersection(set, this.#clip!),
          deviation: 0,
        }));
      return clipGeometry(geometry, this.#clip, cut, (heights) => {
        this.heights += heights;
      });
    }
    const polygons = polygonsOfGeoJson(geometry);
    const lines = operation === 'buffer' ? linesOf(geometry) : [];
    if (polygons.coordinates.length === 0 && lines.length === 0) return geometry;
    this.heights += heightsIn(lines);
    return this.setOf(polygons, (set) => {
      if (operation === 'offset') return offsetSet(set, this.#job.distance!);
      if (operation === 'buffer') return bufferSet(set, flatLines(lines), this.#job);
      return { set, deviation: 0 };
    });
  }

  /** What becomes of polygons; null if nothing is left. */
  setOf(operand: PolygonOperand, change: (set: PolygonSet) => NearSet): GeoJsonGeometry | null {
    const rounded = roundedSet(change(filled(operand, this.#job.rule)), this.#job.grid);
    this.sets.push(rounded);
    return rounded.polygons.length > 0 ? rounded.geometry : null;
  }

  /** What becomes of a set that was written. */
  exactSetOf(set: PolygonOperand): GeoJsonGeometry | null {
    const { operation, distance } = this.#job;
    return this.setOf(set, (own) => {
      if (operation === 'offset') return offsetSet(own, distance!);
      if (operation === 'buffer') return bufferSet(own, [], this.#job);
      return { set: this.#clip === null ? own : polygonIntersection(own, this.#clip), deviation: 0 };
    });
  }
}

function noted(file: string, count: number, type: string, message: string): PolygonsNote[] {
  return count === 0 ? [] : [{ file, type, message, count, line: null, column: null }];
}

/** Changes the features of a file one by one; those of which nothing is left go. */
export function changed({ name, file, operand }: Read, job: PolygonsJob, others: readonly Read[]): Changed {
  const change = new FeatureChange(job, others);
  const features: GeoJsonFeature[] = [];
  let [gone, lost] = [0, 0];
  if (file === null) {
    const geometry = change.exactSetOf(operand);
    if (geometry === null) gone++;
    else features.push({ type: 'Feature', properties: null, geometry });
  }
  for (const feature of file?.features ?? []) {
    if (feature.geometry === null) {
      features.push(feature);
      continue;
    }
    const geometry = change.geometryOf(feature.geometry);
    if (geometry === null) gone++;
    else features.push(geometry === feature.geometry ? feature : withGeometry(feature, geometry));
    // Of polygons with points and lines in one feature, these have no place in the result.
    const isLost = job.operation !== 'clip' && job.operation !== 'buffer' && geometry !== feature.geometry;
    if (isLost) lost += othersOf(feature.geometry);
  }
  const notes = [
    ...noted(
      name,
      gone,
      'nothing-left',
      `nothing is left of ${gone === 1 ? '1 feature' : `${gone} features`}`,
    ),
    ...noted(
      name,
      lost,
      'not-polygons',
      lost === 1 ? 'a point or line is left out' : `${lost} points and lines are left out`,
    ),
    ...heightsNote(name, change.heights, ' of points and lines'),
  ];
  return { features, sets: change.sets, notes };
}
