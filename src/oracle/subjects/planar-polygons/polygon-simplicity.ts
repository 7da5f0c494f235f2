import { isSimplePolygon2d, polygonSimplicity2d } from '../../../planar/polygons/polygon-simplicity.js';
import { ringAt } from '../../cases/planar/rings.js';

/**
 * The kernel's answer, and whether the boolean says the same. The pair is one of several, so that the question has it
 * judged.
 */
export function answerOf(values: Float64Array) {
  const ring = ringAt(values, 0);
  const answer = polygonSimplicity2d(ring);
  const differs = isSimplePolygon2d(ring) === answer.simple ? '' : ' BOOLEAN DIFFERS';
  return { answer, text: (answer.simple ? 'simple' : 'faulty') + differs };
}
