import insphere from '../insphere.js';
import { determinantOfColumns, squaredLength, staged, type Vector, vector } from '../language/index.js';

const lifted = (v: Vector): Vector => [...v, squaredLength(v)];

/** The lifted points relative to a: the hyperplane through them on the paraboloid is ready when e comes. */
export default staged({
  formula: insphere,
  sign: ({ a, b, c, d, e }) =>
    determinantOfColumns([
      lifted(vector(a, c)),
      lifted(vector(a, b)),
      lifted(vector(a, d)),
      lifted(vector(a, e)),
    ]),
  what: 'the sphere through four points',
});
