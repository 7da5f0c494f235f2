import incircle from '../incircle.js';
import { determinantOfColumns, squaredLength, staged, type Vector, vector } from '../language/index.js';

const lifted = (v: Vector): Vector => [...v, squaredLength(v)];

/** The lifted points relative to a: the plane through them on the paraboloid is ready when d comes. */
export default staged({
  formula: incircle,
  sign: ({ a, b, c, d }) =>
    determinantOfColumns([lifted(vector(a, c)), lifted(vector(a, b)), lifted(vector(a, d))]),
  what: 'the circle through three points',
});
