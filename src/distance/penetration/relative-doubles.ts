import { absolute, bitLength } from '../../arithmetic/integers.js';
import type { Doubles } from '../engine/doubles.js';
import type { PointList } from '../engine/point-list.js';
import { minus, type Vector } from '../engine/vectors.js';

/**
 * Longer integers are cut: what is cut is beside the greatest one nothing, and products of what is left are far from
 * the ends of the range.
 */
const LONGEST = 400;

/**
 * The points of two shapes, from the first point of one of them, as doubles: differences are exact, and rounded once.
 * So the reach is that of the shapes, wherever they are; from the origin, far shapes would be known less well than they
 * are large.
 */
export function relativeDoubles(a: PointList, b: PointList): readonly [Doubles, Doubles] {
  const from = a.at(0);
  const [p, q] = [a, b].map((points) => points.all().map((point) => minus(point, from)));
  let bits = 0;
  for (const point of [...p!, ...q!]) for (const x of point) bits = Math.max(bits, bitLength(x));
  const shift = BigInt(Math.max(0, bits - LONGEST));
  return [shifted(p!, shift), shifted(q!, shift)];
}

function shifted(points: readonly Vector[], shift: bigint): Doubles {
  const coordinates = new Float64Array(3 * points.length);
  const reach: [number, number, number] = [0, 0, 0];
  points.forEach((point, i) => {
    point.forEach((x, axis) => {
      const size = Number(absolute(x) >> shift);
      coordinates[3 * i + axis] = x < 0n ? -size : size;
      if (size > reach[axis]!) reach[axis] = size;
    });
  });
  return { coordinates, reach };
}
