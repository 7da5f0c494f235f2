/** Two distances of a point and a segment by their own formula, over the rationals. */
import { cross, dot, exact, signOf, subtract, type Vector, vectorAt } from '../vectors.js';

/** The square of a distance: above / below, in units of 1 / one². */
interface Square {
  readonly above: bigint;
  readonly below: bigint;
}

/** Ericson 5.1.2.1: beyond an end the end's distance, else the height over the segment, |d x r|² / |d|². */
function squaredDistance(p: Vector, u: Vector, v: Vector): Square {
  const d = subtract(v, u);
  const r = subtract(p, u);
  const [reach, all] = [dot(r, d), dot(d, d)];
  if (reach <= 0n) return { above: dot(r, r), below: 1n };
  if (reach >= all) return { above: dot(subtract(p, v), subtract(p, v)), below: 1n };
  const area = cross(d, r);
  return { above: dot(area, area), below: all };
}

/** The order of both, and of the first and a radius: `1 -1`. */
export function compareDistancesReferee(v: Float64Array): string {
  const values = exact(v);
  const at = (i: number) => vectorAt(values, i, 3);
  const [first, second] = [squaredDistance(at(0), at(3), at(6)), squaredDistance(at(9), at(12), at(15))];
  const radius = values.numerators[18]!;
  const order = signOf(first.above * second.below - second.above * first.below);
  return `${order} ${signOf(first.above - radius * radius * first.below)}`;
}
