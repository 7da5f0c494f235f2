import {
  lineLine,
  lineLineParameters,
  linePassingSide,
  linesIntersect,
} from '../../../spatial/hull/line-line.js';
import { contactText } from '../../answers/text.js';
import { rayOf } from '../../cases/shapes.js';

/** The kernel's position, contact, passing side and parameters, and whether the boolean agrees. */
export function subject(v: Float64Array): string {
  const [a, b] = [rayOf(v, 0), rayOf(v, 6)];
  const found = lineLine(a, b);
  const words: (string | number)[] = [found.position, contactText(found), linePassingSide(a, b)];
  const at = lineLineParameters(a, b);
  if (at !== null) words.push(at.a.toNumber() + 0, at.b.toNumber() + 0);
  if (linesIntersect(a, b) === (found.relation === 'disjoint')) words.push('BOOLEAN DIFFERS');
  return words.join(' ');
}
