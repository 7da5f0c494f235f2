/**
 * Decoding the flat values of questions on distances of points from round shapes of space: the point, the shape, then a
 * length to compare with.
 */
import { FIELDS, shapeAt } from './operands.js';

/** The kinds of shapes whose distance from a point is asked for. */
export const DISTANCE_KINDS = ['circle', 'disk', 'cylinder', 'cone', 'truncatedCone'] as const;
export type DistanceKind = (typeof DISTANCE_KINDS)[number];

/** Where the shape stands. */
export const SHAPE_AT = 3;

/** The fields of a kind, in the order of its values, with how many each takes. */
export function fieldsOfDistance(kind: DistanceKind): Readonly<Record<string, 1 | 2 | 3>> {
  return kind === 'circle' || kind === 'disk' ? { center: 3, normal: 3, radius: 1 } : FIELDS[kind];
}

/** Where the length stands. */
export function reachAt(kind: DistanceKind): number {
  return Object.values(fieldsOfDistance(kind)).reduce<number>((sum, size) => sum + size, SHAPE_AT);
}

/** The point, the shape, and the length. */
export function pointAndShape(kind: DistanceKind) {
  return (v: ArrayLike<number>): readonly [number[], unknown, number] => {
    const [point, center, normal] = [0, 3, 6].map((at) => [v[at]!, v[at + 1]!, v[at + 2]!]);
    const isFlat = kind === 'circle' || kind === 'disk';
    const shape = isFlat ? { center, normal, radius: v[9]! } : shapeAt(kind, v, SHAPE_AT);
    return [point!, shape, v[reachAt(kind)]!];
  };
}
