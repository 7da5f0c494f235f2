import type { BoundaryRelation, RoundRelation } from '../../../round/index.js';
import * as round from '../../../round/index.js';
import { frustumFromMatrix } from '../../../spatial/index.js';
import type { Kind as FlatKind } from '../../cases/distance/operands.js';
import { DEPTH, SHAPE } from '../../cases/half-spaces.js';
import { booleanName, pairName, type RoundKind, shapeAt, sizeOf } from '../../cases/round/operands.js';
import { functionNamed } from '../named.js';

/** The two arguments at some values. */
type PairOf = (values: ArrayLike<number>) => readonly [unknown, unknown];

type Classified = RoundRelation & Partial<Pick<BoundaryRelation, 'boundaries'>> & { readonly side?: number };

/** The kernel's answer for a pair of shapes. */
export function roundPairSubject(
  a: RoundKind,
  b: RoundKind | FlatKind,
  pair: PairOf = (v) => [shapeAt(a, v, 0), shapeAt(b, v, sizeOf(a))],
  suffix = '',
): (values: Float64Array) => string {
  return namedSubject(pairName(a, b, suffix), booleanName(a, b, suffix), pair);
}

/** The kernel's answer for a round shape behind a frustum. */
export function roundFrustumSubject(kind: RoundKind): (values: Float64Array) => string {
  return namedSubject(pairName(kind, 'frustum'), booleanName(kind, 'frustum'), (v) => [
    shapeAt(kind, v, SHAPE),
    frustumFromMatrix(Array.from(v).slice(0, 16), v[DEPTH] === 1 ? 'zero-to-w' : 'minus-w-to-w'),
  ]);
}

function namedSubject(classifier: string, boolean: string, pair: PairOf): (values: Float64Array) => string {
  const classify = functionNamed<Classified>(round, classifier);
  const meets = functionNamed<boolean>(round, boolean);
  return (values) => {
    const shapes = pair(values);
    const { relation, containment, side, boundaries } = classify(...shapes);
    const differs = meets(...shapes) === (relation !== 'disjoint') ? '' : ' BOOLEAN DIFFERS';
    const more = [side === undefined ? [] : [Object.is(side, -0) ? '-0' : side], boundaries ?? []].flat();
    return `${[relation, containment, ...more].join(' ')}${differs}`;
  };
}
