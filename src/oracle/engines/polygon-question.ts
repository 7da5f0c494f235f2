import { ringAt, ringSize } from '../cases/planar/rings.js';

/**
 * The question `pointPolygon2d` for packages that know one simple ring: the rule, the point, a ring, a hole. They are
 * asked where there is no hole, the rule is even-odd, and the ring has at least three points.
 */
export function polygonQuestion(
  values: Float64Array,
  ask: (ring: [number, number][], point: [number, number]) => boolean,
): boolean | undefined {
  const ring = ringAt(values, 3);
  const hole = ringAt(values, 3 + ringSize());
  if (values[0] !== 0 || hole.length > 0 || ring.length < 3) return undefined;
  return ask(ring, [values[1]!, values[2]!]);
}
