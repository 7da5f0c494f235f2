import {
  type ConvexPolygonSplit,
  type ExactPolygon,
  type PolygonSplit,
  polygonFromPoints,
  splitConvexPolygon,
  splitPolygon,
  type ThickPlaneLike,
  thickPlanePolygon,
} from '../../../bsp/index.js';
import { exactCoordinates, type PointLike3, planeThrough, samePoint } from '../../../implicit/index.js';
import { type SplitLike, splitTexts } from '../../answers/trees.js';
import { secondPlaneOf, splitRingOf } from '../../cases/bsp/convex-split.js';
import { simpleRingOf } from '../../cases/bsp/simple-split.js';
import { thickPlaneOf } from '../../cases/bsp/thick-planes.js';

/** The vertices of a piece as text: `v0` for vertex 0 of the ring, and coordinates as fractions for others. */
function pieceText({ vertices }: ExactPolygon, ring: readonly PointLike3[]): string[] {
  return vertices.map((vertex) => {
    if (!('type' in vertex)) return `v${ring.findIndex((p) => samePoint(p, vertex))}`;
    const fractions = exactCoordinates(vertex).map(
      ({ numerator, denominator }) => `${numerator}/${denominator}`,
    );
    return `(${fractions.join()})`;
  });
}

function splitConvexPolygonAsText(split: ConvexPolygonSplit, ring: readonly PointLike3[]): SplitLike {
  const texts = (piece: ExactPolygon | null) => (piece === null ? [] : [pieceText(piece, ring)]);
  return { ...split, fronts: texts(split.front), backs: texts(split.back) };
}

/** No piece straddles again, and copies are split in the same way. */
function splitConvexPolygonFaultOf(
  polygon: ExactPolygon,
  plane: ThickPlaneLike,
  { front, back }: ConvexPolygonSplit,
): string {
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
  const faults = [
    splitConvexPolygonFaultOf(polygon, band, split),
    ...again.map((one, i) => splitConvexPolygonFaultOf(pieces[i]!, second, one)),
  ];
  return (
    splitTexts([split, ...again].map((one) => splitConvexPolygonAsText(one, polygon.vertices))) +
    faults.join('')
  );
}

function splitPolygonAsText(split: PolygonSplit, ring: readonly PointLike3[]): SplitLike {
  const texts = (pieces: readonly ExactPolygon[]) => pieces.map((piece) => pieceText(piece, ring));
  return { ...split, fronts: texts(split.fronts), backs: texts(split.backs) };
}

/** No piece straddles again, and copies are split in the same way. */
function splitPolygonFaultOf(
  polygon: ExactPolygon,
  plane: ThickPlaneLike,
  { fronts, backs }: PolygonSplit,
): string {
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
  const faults = [
    splitPolygonFaultOf(polygon, band, split),
    ...again.map((one, i) => splitPolygonFaultOf(pieces[i]!, second, one)),
  ];
  const { classification } = thickPlanePolygon(band, ring);
  if (classification !== split.classification) faults.push(' CLASSIFICATION DIFFERS');
  return (
    splitTexts([split, ...again].map((one) => splitPolygonAsText(one, polygon.vertices))) + faults.join('')
  );
}
