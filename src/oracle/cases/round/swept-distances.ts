/** Decoding the flat values of questions on distances of circles, spheres and what they sweep: the two shapes. */
import { type Kind as FlatKind, type Kind2d, shapeAt2d, sizeOf2d } from '../distance/operands.js';
import { pairName, type RoundKind, shapeAt, sizeOf } from './operands.js';

/** What comes before round shapes in names, and other flat shapes, which come behind. */
const STRAIGHT = ['point', 'line', 'ray', 'segment'] as const;
const FLAT = [
  'triangle',
  'plane',
  'tetrahedron',
  'box',
  'orientedBox',
  'convexPolyhedron',
  'kDop',
  'frustum',
] as const;
const SWEPT = ['sphere', 'capsule', 'lozenge'] as const;

/** Two kinds, in the plane or in space; of flat kinds of the plane only those that are in both. */
export interface SweptPair {
  readonly a: FlatKind | RoundKind;
  readonly b: FlatKind | RoundKind;
  readonly dimension: 2 | 3;
}

const inSpace = (a: SweptPair['a'], b: SweptPair['b']): SweptPair => ({ a, b, dimension: 3 });
const inPlane = (a: SweptPair['a'], b: SweptPair['b']): SweptPair => ({ a, b, dimension: 2 });

/** All pairs whose distance is asked for. */
export const SWEPT_PAIRS: readonly SweptPair[] = [
  ...STRAIGHT.flatMap((a) => SWEPT.map((b) => inSpace(a, b))),
  ...SWEPT.flatMap((a, i) => [...FLAT, ...SWEPT.slice(i)].map((b) => inSpace(a, b))),
  ...STRAIGHT.map((a) => inPlane(a, 'circle')),
  ...(['triangle', 'box', 'circle'] as const).map((b) => inPlane('circle', b)),
];

/** The name of the kernel's function. */
export function sweptDistanceName({ a, b, dimension }: SweptPair): string {
  return pairName(a, b, dimension === 2 ? 'Distance2d' : 'Distance');
}

const isFlatOfPlane = (kind: SweptPair['a'], dimension: 2 | 3): kind is Kind2d =>
  dimension === 2 && kind !== 'circle';

/** How many values a shape takes. */
export function sweptSizeOf(kind: SweptPair['a'], dimension: 2 | 3): number {
  return isFlatOfPlane(kind, dimension) ? sizeOf2d(kind) : sizeOf(kind);
}

/** Both shapes, as the kernel takes them. */
export function sweptShapes({ a, b, dimension }: SweptPair) {
  const shapeOf = (kind: SweptPair['a'], v: ArrayLike<number>, at: number): unknown =>
    isFlatOfPlane(kind, dimension) ? shapeAt2d(kind, v, at) : shapeAt(kind, v, at);
  const second = sweptSizeOf(a, dimension);
  return (v: ArrayLike<number>): readonly [unknown, unknown] => [shapeOf(a, v, 0), shapeOf(b, v, second)];
}
