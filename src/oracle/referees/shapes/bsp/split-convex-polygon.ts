/**
 * A convex polygon split over the rationals: the vertices of each piece are chosen as a set, from the sides of all
 * vertices, and put into the order of the boundary; a cut point lies between the ends of its edge of the fragment in
 * the ratio of their heights. The kernel walks around by the rules for single edges, and keeps input lines and planes.
 */
import { type SplitLike, splitTexts } from '../../../answers/trees.js';
import { splitRingOf } from '../../../cases/bsp/convex-split.js';
import { SHAPE } from '../../../cases/bsp/thick-planes.js';
import { areaVector } from '../shape.js';
import { dot, exact, pointsAt, signOf, type Vector } from '../vectors.js';
import { type Band, between, type Corner, firstBand, secondBand, sideOf } from './bands.js';

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
