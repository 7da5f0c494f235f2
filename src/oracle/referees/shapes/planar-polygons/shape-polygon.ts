import { absolute } from '../../../../arithmetic/integers.js';
import { areaBeside, type BesidePolygon } from '../../../cases/planar/shape-polygon.js';
import { exact, greater, orientation2, sameVector, type Vector, vectorAt } from '../vectors.js';
import type { Vectors } from './areas.js';
import { boundaryContact, segmentContact } from './boundary.js';
import { areasAnswer, partsOf } from './pairs.js';

/**
 * Lines and rays as segments so long that they end outside of the polygon, triangles and boxes as polygons; a flat one
 * by the segment between its extreme corners. The kernel goes from edge to edge along a line without an end, and has
 * numbers of its own for the corners.
 */
export function shapePolygonReferee(kind: BesidePolygon): (values: Float64Array) => string {
  return (values) => {
    const numbers = exact(values);
    const rings = areaBeside(kind, values)!.exact;
    const at = (i: number) => vectorAt(numbers, i, 2);
    if (kind === 'line' || kind === 'ray') return endlessAnswer(kind, at(0), at(2), rings);
    const [p, q] = [at(0), at(2)];
    const corners: Vectors = kind === 'triangle' ? [p, q, at(4)] : [p, [q[0], p[1], 0n], q, [p[0], q[1], 0n]];
    const isFlat = corners.every((r) => corners.every((s) => orientation2(corners[0]!, r, s) === 0));
    return isFlat ? flatAnswer(corners, rings) : areasAnswer([corners], rings);
  };
}

/** Beyond all points of the rings in some coordinate, or at the start of a ray. */
function endlessAnswer(kind: 'line' | 'ray', p: Vector, d: Vector, rings: readonly Vectors[]): string {
  const sizes = [p, ...rings.flat()].flatMap(([x, y]) => [absolute(x), absolute(y)]);
  const far = 1n + 2n * sizes.reduce(greater);
  const along = (t: bigint): Vector => [p[0] + t * d[0], p[1] + t * d[1], 0n];
  const [start, end] = [kind === 'line' ? along(-far) : p, along(far)];
  const { parts } = partsOf(rings, start, end);
  const relation = parts.has('interior') ? 'overlapping' : parts.has('boundary') ? 'touching' : 'disjoint';
  const named = ['interior', 'boundary', 'exterior'].filter((part) => parts.has(part)).join('+');
  return [relation, 'none', named, ...segmentContact(start, end, rings)].join(' ');
}

function flatAnswer(corners: Vectors, rings: readonly Vectors[]): string {
  const precedes = (a: Vector, b: Vector) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  const first = corners.reduce((least, v) => (precedes(v, least) ? v : least));
  const last = corners.reduce((most, v) => (precedes(most, v) ? v : most));
  const { parts } = partsOf(rings, first, sameVector(first, last) ? first : last);
  const relation = parts.has('interior') ? 'overlapping' : parts.has('boundary') ? 'touching' : 'disjoint';
  const containment = parts.has('exterior') ? 'none' : 'inside';
  return [relation, containment, ...boundaryContact([corners], rings)].join(' ');
}
