import type { Box2, Line, Ray, Segment, Triangle } from '../../../core/shapes.js';

/** The shapes of the plane in flat values, one behind the other. */
export type ShapeKind = 'point' | 'line' | 'ray' | 'segment' | 'triangle' | 'box';

/** How many points the values of a shape are, as `shapeFamilies` counts. */
export const POINTS: Readonly<Record<ShapeKind, number>> = {
  point: 1,
  line: 2,
  ray: 2,
  segment: 2,
  triangle: 3,
  box: 2,
};

/** Two of them. */
export const PLURALS: Readonly<Record<ShapeKind, string>> = {
  point: 'points',
  line: 'lines',
  ray: 'rays',
  segment: 'segments',
  triangle: 'triangles',
  box: 'boxes',
};

const capitalized = (kind: ShapeKind): string => `${kind[0]!.toUpperCase()}${kind.slice(1)}`;

/** The name of the kernel's function for a pair, and of what is asked beside the relation. */
export const pairName = (a: ShapeKind, b: ShapeKind, asked = ''): string => `${a}${capitalized(b)}${asked}2d`;

/** The name of its boolean. */
export function booleanName(a: ShapeKind, b: ShapeKind): string {
  if (a === 'point') return `${b}ContainsPoint2d`;
  return a === b ? `${PLURALS[a]}Intersect2d` : `${a}Intersects${capitalized(b)}2d`;
}

/** The kernel's shapes from flat values. */
export const made = {
  point: (v: ArrayLike<number>, at: number): [number, number] => [v[at]!, v[at + 1]!],
  line: (v: ArrayLike<number>, at: number): Line => ({
    origin: made.point(v, at),
    direction: made.point(v, at + 2),
  }),
  ray: (v: ArrayLike<number>, at: number): Ray => ({
    origin: made.point(v, at),
    direction: made.point(v, at + 2),
  }),
  segment: (v: ArrayLike<number>, at: number): Segment => ({
    start: made.point(v, at),
    end: made.point(v, at + 2),
  }),
  triangle: (v: ArrayLike<number>, at: number): Triangle => ({
    a: made.point(v, at),
    b: made.point(v, at + 2),
    c: made.point(v, at + 4),
  }),
  box: (v: ArrayLike<number>, at: number): Box2 => ({ min: made.point(v, at), max: made.point(v, at + 2) }),
};

/** Lists of segments have a fixed number of places; a count in front says how many are used. */
export const MOST_SEGMENTS = 7;

/** The segments that the values stand for. */
export function segmentsOf(values: ArrayLike<number>): Segment[] {
  return Array.from({ length: values[0]! }, (_, i) => {
    const at = (k: number) => values[1 + 4 * i + k]!;
    return { start: [at(0), at(1)], end: [at(2), at(3)] };
  });
}

/** Two shapes, one behind the other. */
export function pairOf(a: ShapeKind, b: ShapeKind, v: ArrayLike<number>) {
  return [made[a](v, 0), made[b](v, 2 * POINTS[a])] as const;
}

/** Which points of a hull a ring lists. */
export interface HullPolicy {
  readonly collinear: boolean;
  readonly duplicates: boolean;
}

/** All of them: corners; with points within edges; corners with repeated points; with both. */
export const POLICIES: readonly HullPolicy[] = [
  { collinear: false, duplicates: false },
  { collinear: true, duplicates: false },
  { collinear: false, duplicates: true },
  { collinear: true, duplicates: true },
];
