/**
 * Two boxes by their edges, clipped in the other's own coordinates (frames.ts): relation and containment; and the
 * corners of the common part with their features, by clipping hulls with planes. The kernel has separating axes for the
 * former and the common points of three planes for the latter.
 */
import { contact } from '../contact.js';
import { type Shape, scaledShape } from '../shape.js';
import { exact } from '../vectors.js';
import { boxFrame, framePairText, orientedBoxFrame } from './frames.js';
import { exactBox, exactOrientedBox } from './shapes.js';

function pairsOf(a: Shape, b: Shape): string[] {
  return contact(a, b, undefined)
    .points.map((point) => `${point.a}/${point.b}`)
    .sort();
}

/** Two oriented boxes. */
export function orientedBoxOrientedBoxReferee(v: Float64Array): string {
  const values = exact(v);
  const text = framePairText(orientedBoxFrame(values, 0), orientedBoxFrame(values, 15));
  if (text.startsWith('disjoint')) return text;
  return [text, ...pairsOf(exactOrientedBox(values, 0), exactOrientedBox(values, 15))].join(' ');
}

/** An axis-aligned and an oriented box. */
export function boxOrientedBoxReferee(v: Float64Array): string {
  const values = exact(v);
  const text = framePairText(boxFrame(values, 0), orientedBoxFrame(values, 6));
  if (text.startsWith('disjoint')) return text;
  const box = scaledShape(exactBox(values, 0), values.one);
  return [text, ...pairsOf(box, exactOrientedBox(values, 6))].join(' ');
}
