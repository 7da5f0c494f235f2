import type { SweptPenetration } from '../../../round/index.js';
import * as round from '../../../round/index.js';
import { penetrationText } from '../../answers/distances.js';
import { featureText } from '../../answers/text.js';
import { type SweptPair, sweptPenetrationName, sweptShapes } from '../../cases/round/swept-distances.js';
import { functionNamed } from '../named.js';
import { squareText } from './swept-distances.js';

/** The kernel's answer for two shapes. */
export function sweptPenetrationSubject(pair: SweptPair): (values: Float64Array) => string {
  const measure = functionNamed<SweptPenetration | null>(round, sweptPenetrationName(pair));
  const shapesOf = sweptShapes(pair);
  return (values) => {
    const found = measure(...shapesOf(values));
    if (found === null) return penetrationText(undefined);
    const { squaredDepth, depth, ways } = found;
    return penetrationText({
      squared: squareText(squaredDepth),
      depth,
      ways: ways.map(({ direction, a, b }) => ({ direction, a: featureText(a), b: featureText(b) })),
    });
  };
}
