import { boxBox, boxesIntersect, boxesIntersectAt } from '../../../spatial/boxes/box-box.js';
import { featureText, sortedPairs } from '../../answers/text.js';
import { boxOf } from '../../cases/shapes.js';

/** The kernel's classification, and whether the booleans agree. */
export function subject(v: Float64Array): string {
  const [a, b] = [boxOf(v, 0), boxOf(v, 6)];
  const found = boxBox(a, b);
  const meet = found.relation !== 'disjoint';
  const differs = boxesIntersect(a, b) !== meet || boxesIntersectAt(v, 0, v, 1) !== meet;
  const { relation, dimension, containment, witness } = found;
  const held = [featureText(witness?.a), featureText(witness?.b)];
  const words = [relation, dimension, containment, ...held, ...sortedPairs(found)];
  return words.join(' ') + (differs ? ' BOOLEAN DIFFERS' : '');
}
