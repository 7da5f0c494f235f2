import { determinantOfColumns, staged, vector } from '../language/index.js';
import orient3d from '../orient3d.js';

/** ((b - a) × (c - a)) · (d - a): the normal of the plane is ready when d comes. */
export default staged({
  formula: orient3d,
  sign: ({ a, b, c, d }) => determinantOfColumns([vector(a, b), vector(a, c), vector(a, d)]),
  what: 'the plane through three points',
});
