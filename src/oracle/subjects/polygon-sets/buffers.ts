import { exactCoordinates2d } from '../../../implicit/index.js';
import {
  type Buffer2d,
  bufferPolygon2d,
  bufferPolyline2d,
  polygonSetVertexPoint,
} from '../../../polygons/index.js';
import { bufferText } from '../../answers/buffers.js';
import { BUFFERED, bufferCaseOf, lineBufferOf } from '../../cases/polygon-sets/buffers.js';
import { operandAt } from '../../cases/polygon-sets/operands.js';
import { againFaults, setOf } from './polygon-sets.js';

function textOf({ region, deviation }: Buffer2d): string {
  const points = region.vertices.map((_, v) => exactCoordinates2d(polygonSetVertexPoint(region, v)));
  const rings = region.polygons.flat().map((ring) => ring.map((v) => points[v] as never));
  return bufferText({ rings, deviation }) + againFaults(region);
}

/** What the kernel puts around polygons, or leaves of them. */
export function bufferSubject(values: Float64Array): string {
  const { distance, tolerance, side } = bufferCaseOf(values);
  return textOf(bufferPolygon2d(setOf(operandAt(values, 0, BUFFERED)), distance, { tolerance, side }));
}

/** What the kernel puts around lines. */
export function lineBufferSubject(values: Float64Array): string {
  const { lines, distance, tolerance, side } = lineBufferOf(values);
  return textOf(bufferPolyline2d(lines, distance, { tolerance, side }));
}
