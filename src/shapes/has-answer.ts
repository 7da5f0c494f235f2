import { requireNoMore, requireOneOf } from '../core/arguments/index.js';
import { known, rowOf, type Table } from './dispatch.js';
import { TABLES as DISTANCES, type DistancePair } from './distance.js';
import { TABLES as HITS, type HitsPair } from './hits.js';
import { TABLES as PENETRATIONS, type PenetrationPair } from './penetration.js';
import { TABLES as RELATIONS, type RelationPair, related } from './relation.js';
import type { Partner, RelatedPartner, Shape } from './shape.js';

/** What may be asked together with a shape, by what is asked. */
export interface Partners<A extends Shape> {
  readonly relation: RelatedPartner<RelationPair, A>;
  readonly intersects: RelatedPartner<RelationPair, A>;
  readonly contains: RelatedPartner<RelationPair, A>;
  readonly hits: Partner<HitsPair, A>;
  readonly distance: Partner<DistancePair, A>;
  readonly isWithin: Partner<DistancePair, A>;
  readonly penetration: Partner<PenetrationPair, A>;
}

/** What is asked about two shapes: the name of a function. */
export type ShapeOperation = keyof Partners<Shape>;

/** The functions of the plane and of space that answer. */
const ANSWERS: Readonly<Record<ShapeOperation, readonly [plane: Table, space: Table]>> = {
  relation: RELATIONS,
  intersects: RELATIONS,
  contains: RELATIONS,
  hits: HITS,
  distance: DISTANCES,
  isWithin: DISTANCES,
  penetration: PENETRATIONS,
};

/**
 * Is there an answer for two shapes of these types? The compiler knows afterwards that it may be asked for: the way to
 * go through a list of mixed shapes. The numbers of the shapes are not looked at.
 *
 * @param operation The name of the function that is to be called: `'relation'`, `'distance'`, ...
 * @throws RangeError naming the argument, if there is no such function, or if a shape has no `type` or is none
 * @example
 * const ball = { type: 'sphere', center: [3, 1, 1], radius: 1 } as const;
 * const cone = { type: 'cone', apex: [0, 0, 3], center: [0, 0, 0], radius: 1 } as const;
 * hasAnswer('distance', ball, { type: 'box', min: [0, 0, 0], max: [1, 1, 1] }); // true
 * hasAnswer('relation', cone, { type: 'capsule', start: [0, 0, 0], end: [1, 1, 1], radius: 1 }); // false
 * hasAnswer('hits', { type: 'ray', origin: [0, 0, 9], direction: [0, 0, -1] }, cone); // true
 */
export function hasAnswer<Operation extends ShapeOperation, A extends Shape>(
  operation: Operation,
  a: A,
  b: Shape,
): b is Extract<Shape, Partners<A>[Operation]> {
  if (arguments.length > 3) requireNoMore('hasAnswer', 3, arguments[3]);
  requireOneOf('hasAnswer', 'operation', operation, Object.keys(ANSWERS) as ShapeOperation[]);
  const [x, y] = [known('hasAnswer', 'a', a), known('hasAnswer', 'b', b)];
  if (x.isPlanar !== y.isPlanar) return false;
  const answers = ANSWERS[operation];
  const isRelated = answers === RELATIONS;
  const [first, second] = isRelated ? [related('hasAnswer', 'a', x), related('hasAnswer', 'b', y)] : [x, y];
  const row = rowOf(answers[x.isPlanar ? 0 : 1], first, second);
  return row !== null && !(operation === 'hits' && row.isSwapped);
}
