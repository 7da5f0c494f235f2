import {
  insertedMidpoint,
  type MappedCase,
  type MetamorphicRelation,
  permutedPoints,
  repeatedPoint,
  reversedPoints,
  scaledPoints,
  unimodular,
} from '../../src/oracle/metamorphic/index.js';
import type { Said } from '../../src/oracle/verdict/said.js';

type Dimension = 2 | 3;
type Make = (dimension: Dimension, points: number) => MetamorphicRelation<Said>['map'];

const counted = (points: number) => Array.from({ length: points }, (_, i) => i);

const MAPS: Readonly<Record<string, Make>> = {
  cycle: (dimension, points) =>
    permutedPoints(
      dimension,
      counted(points).map((i) => (i + 1) % points),
    ),
  exchange: (dimension, points) => permutedPoints(dimension, [1, 0, ...counted(points).slice(2)]),
  reversal: reversedPoints,
  'repeated-point': repeatedPoint,
  scaling: scaledPoints,
  unimodular,
  'inserted-midpoint': insertedMidpoint,
};

/** The maps that can be asked for, by their names. */
export const mapNames: readonly string[] = Object.keys(MAPS);

/** An answer that has no negative. */
export class NoNumber extends Error {}

function negated(answer: Said): Said {
  if (typeof answer === 'number') return -answer;
  throw new NoNumber(`there is no negative of the answer ${JSON.stringify(answer)}`);
}

const CHANGES = {
  same: (answer: Said) => answer,
  negated,
  turned: (answer: Said, { determinant }: MappedCase) => (determinant < 0 ? negated(answer) : answer),
} as const;

/** What an answer can do under a map; each is exact, because no number is computed but its negative. */
export type Change = keyof typeof CHANGES;
export const changeNames = Object.keys(CHANGES) as readonly Change[];

/** A map and what the answer does under it, by name. */
export interface NamedRelation {
  readonly map: string;
  readonly change: Change;
}

/** The relation that judges. */
export function relationOf(
  { map, change }: NamedRelation,
  dimension: Dimension,
  points: number,
): MetamorphicRelation<Said> {
  return { map: { ...MAPS[map]!(dimension, points), name: map }, expected: CHANGES[change] };
}
