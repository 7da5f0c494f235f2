import {
  isList,
  reject,
  rejectWords,
  requireList,
  requireOptions,
  requirePolygon2,
} from '../core/arguments/index.js';
import type { PolygonWithHoles, Ring } from '../core/shapes.js';
import { type PolygonFault, polygonValidity2d } from '../planar/polygons/polygon-validity.js';
import { polygonSet } from './boolean-operations.js';
import { type PolygonSetOptions, requirePolygonRule } from './operand.js';
import type { PolygonSet } from './polygon-set.js';
import { PROGRESS, watchBy } from './progress.js';

/** GeoJSON's `Polygon`: its first ring is the outer one. */
export interface GeoJsonRings {
  readonly type: 'Polygon';
  readonly coordinates: readonly Ring[];
}

/** A polygon set that is valid, and what was wrong with what it was made of. */
export interface MadeValid {
  readonly set: PolygonSet;
  /** Was the polygon valid as it was? */
  readonly wasValid: boolean;
  /** What was wrong, and where: as `polygonValidity2d` has it. */
  readonly faults: readonly PolygonFault[];
}

/**
 * The valid polygons that a polygon stands for, exactly, with all faults that it had: what its outer ring is wound
 * around an odd number of times, without what its holes are, or what `rule` says of all rings together.
 *
 * @param polygon a ring, `{ outer, holes }`, or a `Polygon` of GeoJSON, which has what an odd number of its rings is
 *   wound around, as for {@link polygonSet}
 * @throws RangeError naming the part that is wrong
 * @example
 * const { set, wasValid, faults } = makeValid([[0, 0], [2, 2], [2, 0], [0, 2]]);
 * wasValid; // false
 * faults.map(({ type }) => type); // ['self-crossing']
 * set.polygons.length; // 2
 */
export function makeValid(
  polygon: Ring | PolygonWithHoles | GeoJsonRings,
  options?: PolygonSetOptions,
): MadeValid {
  requireOptions('makeValid', 'options', options, `rule ${PROGRESS}`);
  requirePolygonRule('makeValid', 'options.rule', options?.rule);
  watchBy('makeValid', options);
  requireKnown(polygon);
  const own = isGeoJson(polygon) ? polygonOf(polygon) : polygon;
  requirePolygon2('makeValid', 'polygon', own);
  const { valid, faults } = polygonValidity2d(own);
  return { set: polygonSet(polygon, options), wasValid: valid, faults };
}

/** @throws RangeError for what is no polygon, as for functions of `unerring/planar`, which take no GeoJSON */
function requireKnown(polygon: unknown): void {
  if (isList(polygon) || (typeof polygon === 'object' && polygon !== null && 'outer' in polygon)) return;
  const { type } = Object(polygon) as { readonly type?: unknown };
  if (type === 'Polygon') return;
  const expected = 'a ring, {outer, holes} or a GeoJSON Polygon';
  if (type === 'polygon-set') rejectWords('makeValid', 'polygon', expected, 'a polygon set, which is valid');
  const ways = "each polygon alone, {type: 'Polygon', coordinates: v.coordinates[i]}";
  const way = type === 'MultiPolygon' ? ways : '';
  reject('makeValid', 'polygon', expected, polygon, way);
}

const isGeoJson = (polygon: Ring | PolygonWithHoles | GeoJsonRings): polygon is GeoJsonRings =>
  typeof polygon === 'object' && polygon !== null && 'type' in polygon && polygon.type === 'Polygon';

function polygonOf({ coordinates }: GeoJsonRings): PolygonWithHoles {
  requireList('makeValid', 'polygon.coordinates', 'a list of rings', coordinates);
  const [outer = [], ...holes] = coordinates;
  return { outer, holes };
}
