import {
  type ExactPolygon,
  type PolygonSplit,
  polygonFromPoints,
  polygonThickPlane,
  splitPolygon,
  type ThickPlaneLike,
} from '../../../bsp/index.js';
import { type PointLike3, planeThrough } from '../../../implicit/index.js';
import { type SplitLike, splitTexts } from '../../answers/trees.js';
import { secondPlaneOf } from '../../cases/bsp/convex-split.js';
import { simpleRingOf } from '../../cases/bsp/simple-split.js';
import { thickPlaneOf } from '../../cases/bsp/thick-planes.js';
import { pieceText } from './piece-text.js';

function asText(split: PolygonSplit, ring: readonly PointLike3[]): SplitLike {
  const texts = (pieces: readonly ExactPolygon[]) => pieces.map((piece) => pieceText(piece, ring));
  return { ...split, fronts: texts(split.fronts), backs: texts(split.backs) };
}

/** No piece straddles again, and copies are split in the same way. */
function faultOf(polygon: ExactPolygon, plane: ThickPlaneLike, { fronts, backs }: PolygonSplit): string {
  if (fronts.some((piece) => splitPolygon(piece, plane).fronts[0] !== piece)) return ' FRONT STRADDLES';
  if (backs.some((piece) => splitPolygon(piece, plane).backs[0] !== piece)) return ' BACK STRADDLES';
  const copy = JSON.parse(JSON.stringify(polygon)) as ExactPolygon;
  const again = splitPolygon(copy, plane);
  const isSame = JSON.stringify([again.fronts, again.backs]) === JSON.stringify([fronts, backs]);
  return isSame ? '' : ' COPY DIFFERS';
}

/** A simple polygon split by a thick plane, and its pieces by another. */
export function splitPolygonSubject(v: Float64Array): string {
  const { plane, ...thick } = thickPlaneOf(v);
  const band = { plane: 'a' in plane ? planeThrough(plane.a, plane.b, plane.c) : plane, ...thick };
  const second = secondPlaneOf(v);
  const ring = simpleRingOf(v);
  const polygon = polygonFromPoints(ring);
  const split = splitPolygon(polygon, band);
  const pieces = [...split.fronts, ...split.backs];
  const again = pieces.map((piece) => splitPolygon(piece, second));
  const faults = [faultOf(polygon, band, split), ...again.map((one, i) => faultOf(pieces[i]!, second, one))];
  const { classification } = polygonThickPlane(ring, band);
  if (classification !== split.classification) faults.push(' CLASSIFICATION DIFFERS');
  return splitTexts([split, ...again].map((one) => asText(one, polygon.vertices))) + faults.join('');
}
