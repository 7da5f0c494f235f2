import {
  type ConvexPolygonSplit,
  type ExactPolygon,
  polygonFromPoints,
  splitConvexPolygon,
  type ThickPlaneLike,
} from '../../../bsp/index.js';
import { type PointLike3, planeThrough } from '../../../implicit/index.js';
import { type SplitLike, splitTexts } from '../../answers/trees.js';
import { secondPlaneOf, splitRingOf } from '../../cases/bsp/convex-split.js';
import { thickPlaneOf } from '../../cases/bsp/thick-planes.js';
import { pieceText } from './piece-text.js';

function asText(split: ConvexPolygonSplit, ring: readonly PointLike3[]): SplitLike {
  const texts = (piece: ExactPolygon | null) => (piece === null ? [] : [pieceText(piece, ring)]);
  return { ...split, fronts: texts(split.front), backs: texts(split.back) };
}

/** No piece straddles again, and copies are split in the same way. */
function faultOf(polygon: ExactPolygon, plane: ThickPlaneLike, { front, back }: ConvexPolygonSplit): string {
  if (front !== null && splitConvexPolygon(front, plane).front !== front) return ' FRONT STRADDLES';
  if (back !== null && splitConvexPolygon(back, plane).back !== back) return ' BACK STRADDLES';
  const copy = JSON.parse(JSON.stringify(polygon)) as ExactPolygon;
  const again = splitConvexPolygon(copy, plane);
  const isSame = JSON.stringify([again.front, again.back]) === JSON.stringify([front, back]);
  return isSame ? '' : ' COPY DIFFERS';
}

/** A convex polygon split by a thick plane, and its pieces by another. */
export function splitConvexPolygonSubject(v: Float64Array): string {
  const { plane, ...thick } = thickPlaneOf(v);
  const band = { plane: 'a' in plane ? planeThrough(plane.a, plane.b, plane.c) : plane, ...thick };
  const second = secondPlaneOf(v);
  const polygon = polygonFromPoints(splitRingOf(v)!);
  const split = splitConvexPolygon(polygon, band);
  const pieces = [split.front, split.back].filter((piece) => piece !== null);
  const again = pieces.map((piece) => splitConvexPolygon(piece, second));
  const faults = [faultOf(polygon, band, split), ...again.map((one, i) => faultOf(pieces[i]!, second, one))];
  return splitTexts([split, ...again].map((one) => asText(one, polygon.vertices))) + faults.join('');
}
