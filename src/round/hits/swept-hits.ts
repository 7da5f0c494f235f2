import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Relation } from '../../core/contact.js';
import type { ScaledCells } from '../../distance/engine/cells.js';
import { minus, type Vector } from '../../distance/engine/vectors.js';
import { triples } from '../../distance/shapes/cells-of.js';
import { lineCells, rayCells, segmentCells } from '../../distance/shapes/linear.js';
import type { Bound } from '../engine/interval.js';
import type { Passage } from '../engine/meet.js';
import type { LineCells } from '../engine/quadric.js';
import { doMeet, relationOf } from '../engine/relation.js';
import type { Rounded } from '../engine/rounded.js';
import { flat } from '../shapes/swept.js';
import { hitsAt } from './find-hits.js';
import type { RoundHits } from './hit.js';
import { type Linear, PARAMETER_BOUNDS } from './linear.js';

const NONE: RoundHits = { relation: 'disjoint', entry: null, exit: null };
/** Of a segment that is a point, only the parameter 0 counts. */
const ONLY_ZERO = [
  { slope: 1n, offset: 0n },
  { slope: -1n, offset: 0n },
];

function cellsOf({ kind, origin, towards }: Linear, where: string): ScaledCells {
  if (kind === 'segment') return segmentCells(where, kind, { start: origin, end: towards });
  return (kind === 'ray' ? rayCells : lineCells)(where, kind, { origin, direction: towards });
}

/**
 * What a sphere sweeps: its core and radius, its numbers, and how a line passes through it, from the numbers as
 * integers, three by three.
 */
export interface Swept {
  readonly shape: Rounded;
  readonly numbers: readonly number[];
  passage(
    line: LineCells,
    bounds: readonly Bound[],
    vectors: readonly Vector[],
    relation: Relation,
  ): Passage | null;
}

/** Where a line, ray or segment meets what a sphere sweeps. */
export function sweptHits(linear: Linear, where: string, swept: Swept): RoundHits {
  const { relation } = relationOf(flat(cellsOf(linear, where)), swept.shape);
  if (relation === 'disjoint') return NONE;
  const numbers = [...linear.origin, ...linear.towards, ...swept.numbers];
  const exponent = commonExponent(numbers);
  const [origin, towards, ...vectors] = triples(scaledIntegers(numbers, exponent) as bigint[]) as [
    Vector,
    Vector,
    ...Vector[],
  ];
  const direction = linear.kind === 'segment' ? minus(towards, origin) : towards;
  const bounds = direction.every((d) => d === 0n) ? ONLY_ZERO : PARAMETER_BOUNDS[linear.kind];
  const passage = swept.passage({ origin, direction }, bounds, vectors, relation);
  return passage === null
    ? NONE
    : hitsAt(passage, { origin, direction, exponent, dimension: linear.dimension });
}

/** Does it meet what a sphere sweeps? */
export function meetsSwept(linear: Linear, where: string, shape: Rounded): boolean {
  return doMeet(flat(cellsOf(linear, where)), shape);
}
