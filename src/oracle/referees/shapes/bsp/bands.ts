/** Planes with thickness over the rationals, and where segments cross them. */
import { fractionText } from '../../../answers/numbers.js';
import { AGAIN, AGAIN_THICK } from '../../../cases/bsp/convex-split.js';
import { BY_POINTS, HALF_THICKNESS, METRIC, PLANE, POINTS } from '../../../cases/bsp/thick-planes.js';
import {
  cross,
  dot,
  type Exact,
  type Rational3,
  signOf,
  subtract,
  type Vector,
  vectorAt,
} from '../vectors.js';

/** A vertex in units of 1 / one, and its text. */
export interface Corner extends Rational3 {
  readonly text: string;
}

/**
 * A plane with thickness: the height of a point is n · x + constant · w, and it is in the band if height² <= (limit ·
 * w)².
 */
export interface Band {
  readonly normal: Vector;
  readonly constant: bigint;
  readonly limitSquared: bigint;
}

export function firstBand(v: ArrayLike<number>, values: Exact): Band {
  const { one, numerators } = values;
  const t = numerators[HALF_THICKNESS]!;
  const byPoints = v[BY_POINTS] === 1;
  const [p, q, r] = [0, 3, 6].map((at) => vectorAt(values, POINTS + at, 3)) as [Vector, Vector, Vector];
  const normal = byPoints ? cross(subtract(q, p), subtract(r, p)) : vectorAt(values, PLANE, 3);
  const constant = byPoints ? -dot(normal, p) : numerators[PLANE + 3]! * one;
  // The normal is one (or one²) times too long, and heights are as much and one times more.
  const unit = byPoints ? one * one : one;
  const scale = v[METRIC] === 1 ? unit * unit : dot(normal, normal);
  return { normal, constant, limitSquared: t * t * scale };
}

export function secondBand(v: ArrayLike<number>, values: Exact): Band {
  const normal = vectorAt(values, AGAIN, 3);
  const t = v[AGAIN_THICK] === 1 ? values.numerators[HALF_THICKNESS]! : 0n;
  return {
    normal,
    constant: values.numerators[AGAIN + 3]! * values.one,
    limitSquared: t * t * dot(normal, normal),
  };
}

export function heightOf({ normal, constant }: Band, { x, y, z, w }: Rational3): bigint {
  return dot(normal, [x, y, z]) + constant * w;
}

export function sideOf(band: Band, corner: Rational3): -1 | 0 | 1 {
  const height = heightOf(band, corner);
  return height * height > band.limitSquared * corner.w * corner.w ? signOf(height) : 0;
}

/** The point of the segment where the height is 0: both ends weighted by the height of the other. */
export function between(band: Band, p: Corner, q: Corner, one: bigint): Corner {
  const [a, b] = [heightOf(band, p) * q.w, heightOf(band, q) * p.w];
  const [at, w] = [(k: 'x' | 'y' | 'z') => a * q[k] * p.w - b * p[k] * q.w, (a - b) * p.w * q.w];
  const sign = w > 0n ? 1n : -1n;
  const point = { x: at('x') * sign, y: at('y') * sign, z: at('z') * sign, w: w * sign };
  const texts = (['x', 'y', 'z'] as const).map((k) => fractionText(point[k], point.w * one));
  return { ...point, text: `(${texts.join()})` };
}
