import { fractionText } from '../../../answers/numbers.js';
import { type SplitLike, splitTexts } from '../../../answers/trees.js';
import { AGAIN, AGAIN_THICK, splitRingOf } from '../../../cases/bsp/convex-split.js';
import { BY_POINTS, HALF_THICKNESS, METRIC, PLANE, POINTS, SHAPE } from '../../../cases/bsp/thick-planes.js';
import { areaVector } from '../shape.js';
import {
  cross,
  dot,
  type Exact,
  exact,
  pointsAt,
  type Rational3,
  signOf,
  subtract,
  type Vector,
  vectorAt,
} from '../vectors.js';

/** Planes with thickness over the rationals, and where segments cross them. */

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

/**
 * A convex polygon split over the rationals: the vertices of each piece are chosen as a set, from the sides of all
 * vertices, and put into the order of the boundary; a cut point lies between the ends of its edge of the fragment in
 * the ratio of their heights. The kernel walks around by the rules for single edges, and keeps input lines and planes.
 */

function split(ring: readonly Corner[], band: Band, normal: Vector, one: bigint) {
  const sides = ring.map((corner) => sideOf(band, corner));
  const next = (i: number) => (i + 1) % ring.length;
  const before = (i: number) => (i + ring.length - 1) % ring.length;
  const [isFront, isBack] = [sides.includes(1), sides.includes(-1)];
  const facing = isFront || isBack ? 0 : signOf(dot(normal, band.normal));
  const classification = isFront && isBack ? 'straddling' : isFront ? 'front' : isBack ? 'back' : 'on';
  const all = { front: isFront ? ring : null, back: isBack ? ring : null };
  if (!(isFront && isBack)) return { classification, sides, facing, ...all };
  const pieceOf = (belongs: (i: number) => boolean) =>
    ring.flatMap((corner, i) => [
      ...(belongs(i) ? [corner] : []),
      ...(sides[i]! * sides[next(i)]! < 0 ? [between(band, corner, ring[next(i)]!, one)] : []),
    ]);
  const front = pieceOf((i) => sides[i] !== -1);
  const back = pieceOf(
    (i) => sides[i] === -1 || (sides[i] === 0 && (sides[next(i)] === -1 || sides[before(i)] === -1)),
  );
  return { classification, sides, facing, front, back };
}

function asText(one: ReturnType<typeof split>): SplitLike {
  const texts = (piece: readonly Corner[] | null) => (piece === null ? [] : [piece.map(({ text }) => text)]);
  return { ...one, fronts: texts(one.front), backs: texts(one.back) };
}

/** The polygon split by both planes, one after the other. */
export function splitConvexPolygonReferee(v: Float64Array): string {
  const points = splitRingOf(v)!;
  const values = exact([...v.subarray(0, SHAPE + 4), ...points.flat()]);
  const vectors = pointsAt(values, 3, SHAPE + 4, points.length);
  const ring = vectors.map(([x, y, z], i) => ({ x, y, z, w: 1n, text: `v${i}` }));
  const normal = areaVector(vectors);
  const first = split(ring, firstBand(v, values), normal, values.one);
  const pieces = [first.front, first.back].filter((piece) => piece !== null);
  const again = pieces.map((piece) => split(piece, secondBand(v, values), normal, values.one));
  return splitTexts([first, ...again].map(asText));
}
