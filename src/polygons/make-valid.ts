import { requireOptions, requirePolygon2 } from '../core/arguments/index.js';
import type { PolygonWithHoles, Ring } from '../core/shapes.js';
import { type PolygonFault, polygonValidity2d } from '../planar/polygons/polygon-validity.js';
import { polygonSet } from './boolean-operations.js';
import { type PolygonSetOptions, requirePolygonRule } from './operand.js';
import type { PolygonSet } from './polygon-set.js';
import { PROGRESS, watchBy } from './progress.js';

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
 * @throws RangeError naming the part that is wrong
 * @example
 * const { set, wasValid, faults } = makeValid([[0, 0], [2, 2], [2, 0], [0, 2]]);
 * wasValid; // false
 * faults.map(({ type }) => type); // ['self-crossing']
 * set.polygons.length; // 2
 */
export function makeValid(polygon: Ring | PolygonWithHoles, options?: PolygonSetOptions): MadeValid {
  requireOptions('makeValid', 'options', options, `rule ${PROGRESS}`);
  requirePolygonRule('makeValid', 'options.rule', options?.rule);
  watchBy('makeValid', options);
  requirePolygon2('makeValid', 'polygon', polygon);
  const { valid, faults } = polygonValidity2d(polygon);
  return { set: polygonSet(polygon, options), wasValid: valid, faults };
}
