import {
  pointSegmentSquaredDistance,
  pointSegmentSquaredDistanceAt,
  pointTriangleSquaredDistance,
  pointTriangleSquaredDistanceAt,
} from '../../../distance/index.js';
import { squareText } from '../../answers/distances.js';

type Point = [number, number, number];

const pointAt = (v: Float64Array, i: number): Point => [v[3 * i]!, v[3 * i + 1]!, v[3 * i + 2]!];

function textOf(square: number, other: number): string {
  return squareText(square) + (Object.is(square, other) ? '' : ' BUFFER DIFFERS');
}

/** The kernel's answers: the point, then the corners. */
export function pointTriangleSquareSubject(v: Float64Array): string {
  return textOf(
    pointTriangleSquaredDistance(pointAt(v, 0), { a: pointAt(v, 1), b: pointAt(v, 2), c: pointAt(v, 3) }),
    pointTriangleSquaredDistanceAt(v, 1, 2, 3, v[0]!, v[1]!, v[2]!),
  );
}

export function pointSegmentSquareSubject(v: Float64Array): string {
  return textOf(
    pointSegmentSquaredDistance(pointAt(v, 0), { start: pointAt(v, 1), end: pointAt(v, 2) }),
    pointSegmentSquaredDistanceAt(v, 1, 2, v[0]!, v[1]!, v[2]!),
  );
}
