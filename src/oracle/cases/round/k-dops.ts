/** Decoding the flat values of questions on round shapes against k-DOPs: the k-DOP, then the round shape. */
import { K_DOP_SIZE, kDopOf } from '../half-spaces.js';
import { shapeAt } from './operands.js';

export const ROUND_KDOP_KINDS = [
  'sphere',
  'capsule',
  'lozenge',
  'ellipsoid',
  'cylinder',
  'cone',
  'truncatedCone',
] as const;

export type RoundOfKDop = (typeof ROUND_KDOP_KINDS)[number];

/** Where the round shape stands. */
export const ROUND_PLACE = K_DOP_SIZE;

/** The arguments of the kernel's function. */
export const roundAndKDop =
  (kind: RoundOfKDop) =>
  (v: ArrayLike<number>): readonly [unknown, ReturnType<typeof kDopOf>] => [
    shapeAt(kind, v, ROUND_PLACE),
    kDopOf(v, 0),
  ];
