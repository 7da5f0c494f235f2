import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Surd } from '../../arithmetic/surd.js';
import { minus, type Vector } from '../../distance/engine/vectors.js';
import { triples } from '../../distance/shapes/cells-of.js';
import { type Passage, passageOf } from '../engine/meet.js';
import type { LineCells, Quadric } from '../engine/quadric.js';
import { type Carrier, hitAt, type RoundHit, type RoundHits } from './hit.js';
import { type Linear, PARAMETER_BOUNDS } from './linear.js';

/**
 * A round solid by its numbers, and how its quadric is made of them as integers, three by three; lines are moved into
 * its coordinates.
 */
export interface Solid {
  readonly numbers: readonly number[];
  quadric(vectors: readonly Vector[]): Quadric;
  /** The line as the quadric sees it; of most, as it is. */
  mapped?(line: LineCells, vectors: readonly Vector[]): LineCells;
}

const NONE: RoundHits = { relation: 'disjoint', entry: null, exit: null };

interface Scene {
  readonly carrier: Carrier;
  readonly passage: Passage | null;
}

function sceneOf(linear: Linear, solid: Solid): Scene {
  const numbers = [...linear.origin, ...linear.towards, ...solid.numbers];
  const exponent = commonExponent(numbers);
  const [origin, towards, ...vectors] = triples(scaledIntegers(numbers, exponent) as bigint[]) as [
    Vector,
    Vector,
    ...Vector[],
  ];
  const direction = linear.kind === 'segment' ? minus(towards, origin) : towards;
  const line = { origin, direction };
  const seen = solid.mapped === undefined ? line : solid.mapped(line, vectors);
  return {
    carrier: { ...line, exponent, dimension: linear.dimension },
    passage: passageOf(seen, PARAMETER_BOUNDS[linear.kind], solid.quadric(vectors)),
  };
}

/** Where a line, ray or segment meets a solid. */
export function hitsOf(linear: Linear, solid: Solid): RoundHits {
  const { carrier, passage } = sceneOf(linear, solid);
  return passage === null ? NONE : hitsAt(passage, carrier);
}

/** Does it meet the solid? */
export function hasHit(linear: Linear, solid: Solid): boolean {
  return sceneOf(linear, solid).passage !== null;
}

/** The ends of a passage as hits. */
export function hitsAt({ relation, from, to, featureAt }: Passage, carrier: Carrier): RoundHits {
  const hit = (t: Surd | null): RoundHit | null => (t === null ? null : hitAt(t, featureAt(t), carrier));
  return { relation, entry: hit(from), exit: hit(to) };
}
