import type { Penetration } from '../../../distance/index.js';
import * as kernel from '../../../distance/index.js';
import { penetrationText } from '../../answers/distances.js';
import { featureText } from '../../answers/text.js';
import { capitalized, type Kind, shapePair } from '../../cases/distance/operands.js';

/** The solids that are asked about. */
export const SOLIDS = [
  'tetrahedron',
  'box',
  'orientedBox',
  'convexPolyhedron',
  'hull',
  'kDop',
  'frustum',
] as const satisfies readonly Kind[];

export type Solid = (typeof SOLIDS)[number];

/** The kernel's functions by their names: those of all pairs are generated. */
const MEASURES = kernel as unknown as Readonly<
  Record<string, (a: unknown, b: unknown) => Penetration | null>
>;

/** The kernel's answer for two solids. */
export function penetrationSubject(a: Solid, b: Solid): (values: Float64Array) => string {
  const measure = MEASURES[`${a}${capitalized(b)}Penetration`]!;
  return (values) => {
    const found = measure(...shapePair(a, b, values));
    return penetrationText(found === null ? undefined : likeOf(found));
  };
}

function likeOf({ squaredDepth: { numerator, denominator }, depth, ways }: Penetration) {
  return {
    squared: `${numerator}/${denominator}`,
    depth,
    ways: ways.map(({ direction, a, b }) => ({ direction, a: featureText(a), b: featureText(b) })),
  };
}
