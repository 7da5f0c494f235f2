import { requirePolygon2 } from '../core/arguments/index.js';
import type { PolygonWithHoles, Ring } from '../core/shapes.js';
import { coordinates2d } from '../implicit/index.js';
import { polygonValidity2d } from '../planar/index.js';
import { type MatcherResult, requireNoOther, shown } from './matcher.js';

/** So many faults are named. */
const SHOWN = 3;

/**
 * Is a polygon of the plane valid: simple rings with an area, holes inside and apart from each other, and one inside
 * that hangs together? Rings may touch in points.
 */
export function toBeValidPolygon(
  received: Ring | PolygonWithHoles,
  ...others: readonly unknown[]
): MatcherResult {
  requireNoOther('toBeValidPolygon', ['received'], others);
  requirePolygon2('toBeValidPolygon', 'received', received);
  const { valid, faults } = polygonValidity2d(received);
  const lines = faults.slice(0, SHOWN).map(({ type, rings, points, features }) => {
    const at = points.map((point) => shown(coordinates2d(point))).join(' to ');
    const own = features.map((f) => `${f.type} ${f.index} of ring ${f.ring}`);
    const where = own.length > 0 ? own.join(', ') : rings.map((ring) => `ring ${ring}`).join(' and ');
    return `  ${type}${at === '' ? '' : ` at ${at}`}${where === '' ? '' : `: ${where}`}`;
  });
  return {
    pass: valid,
    message: () =>
      valid
        ? 'expected the polygon not to be valid, but it is'
        : [
            `expected a valid polygon, but it has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}:`,
            ...lines,
            ...(faults.length > SHOWN ? [`  and ${faults.length - SHOWN} more`] : []),
          ].join('\n'),
  };
}
