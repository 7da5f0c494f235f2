import { determinant, staged, vector } from '../language/index.js';
import orient2d from '../orient2d.js';

/** (b - a) × (c - a): the direction of the line is ready when c comes. */
export default staged({
  formula: orient2d,
  sign: ({ a, b, c }) => determinant([vector(a, b), vector(a, c)]),
  what: 'the line from one point to another',
});
