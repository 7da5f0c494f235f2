/** Which features of both shapes an axis is made of, on the sides where they meet. */
import type { Feature } from '../../../core/feature.js';
import type { Cells } from '../../../distance/engine/cells.js';
import { dot, type Vector } from '../../../distance/engine/vectors.js';
import type { Spanning } from './axes.js';
import type { LastAxis } from './entry.js';

type Features = readonly [Feature | null, Feature | null];

/**
 * The normal leads from the second shape to the first: what meets is the least of the first, the greatest of the
 * other.
 */
export function featuresOf(
  { axis, normal }: LastAxis,
  a: Cells,
  partsA: Spanning,
  b: Cells,
  partsB: Spanning,
): Features {
  if (axis.kind === 'other') return [null, null];
  const back: Vector = [-normal[0], -normal[1], -normal[2]];
  const at = (isA: boolean, type: 'edge' | 'face', given: number): number | null => {
    const parts = isA ? partsA : partsB;
    const list = type === 'edge' ? parts.edges : parts.faces;
    return onExtreme(isA ? a : b, list, isA ? normal : back, given);
  };
  if (axis.kind === 'edges')
    return [
      { type: 'edge', index: at(true, 'edge', axis.a) ?? axis.a },
      { type: 'edge', index: at(false, 'edge', axis.b) ?? axis.b },
    ];
  const type = axis.kind === 'side' ? 'edge' : 'face';
  const isA = axis.of === 'a';
  // What spans the axis may be on the other side of its shape, and a parallel part of the other shape where they meet.
  const own = at(isA, type, axis.index);
  const other = own === null ? at(!isA, type, -1) : null;
  const feature: Feature = { type, index: own ?? other ?? axis.index };
  return isA === (other === null) ? [feature, null] : [null, feature];
}

/** The number of the given part, else of the first one, all of whose corners are the least along a vector. */
function onExtreme(
  { points }: Cells,
  parts: readonly (readonly number[])[],
  along: Vector,
  given: number,
): number | null {
  const values = Array.from({ length: points.length }, (_, i) => dot(along, points.at(i)));
  const isThere = (part: readonly number[]): boolean =>
    part.every((i) => values.every((value) => value >= values[i]!));
  if (given >= 0 && isThere(parts[given]!)) return given;
  const found = parts.findIndex(isThere);
  return found < 0 ? null : found;
}
