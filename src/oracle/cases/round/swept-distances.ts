/** Decoding the flat values of questions on distances of circles, spheres and what they sweep: the two shapes. */
import { FLAT_KINDS, type Kind as FlatKind, type Kind2d, shapeAt2d, sizeOf2d } from '../distance/operands.js';
import { isRound, pairName, type RoundKind, shapeAt, sizeOf } from './operands.js';

/** What comes before round shapes in names; other flat shapes come behind. */
const STRAIGHT = ['point', 'line', 'ray', 'segment'] as const;
const SWEPT = ['sphere', 'capsule', 'lozenge', 'infiniteCylinder'] as const;
const FLAT_2D = ['triangle', 'box'] as const;
const SWEPT_2D = ['circle', 'capsule2d'] as const;

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
  ...SWEPT.flatMap((a, i) => [...FLAT_KINDS, ...SWEPT.slice(i)].map((b) => inSpace(a, b))),
  ...STRAIGHT.flatMap((a) => SWEPT_2D.map((b) => inPlane(a, b))),
  ...SWEPT_2D.flatMap((a, i) => [...FLAT_2D, ...SWEPT_2D.slice(i)].map((b) => inPlane(a, b))),
];

/** The pairs whose depth is asked for: of all but what runs along lines and rays. */
export const SWEPT_PENETRATION_PAIRS: readonly SweptPair[] = SWEPT_PAIRS.filter(
  ({ a, b }) => a !== 'line' && a !== 'ray' && a !== 'infiniteCylinder' && b !== 'infiniteCylinder',
);

const nameOf = ({ a, b, dimension }: SweptPair, asked: string): string =>
  pairName(a, b, dimension === 2 ? `${asked}2d` : asked);
/** The names of the kernel's functions. */
export const sweptDistanceName = (pair: SweptPair): string => nameOf(pair, 'Distance');
export const sweptPenetrationName = (pair: SweptPair): string => nameOf(pair, 'Penetration');

const isFlatOfPlane = (kind: SweptPair['a'], dimension: 2 | 3): kind is Kind2d =>
  dimension === 2 && !isRound(kind);

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
