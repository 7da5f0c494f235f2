import { cross, dot, formula, point, vector } from './language/index.js';

export default formula({
  name: 'awayFromLine3d',
  parameters: { a: point(3), b: point(3), c: point(3), d: point(3) },
  sign: ({ a, b, c, d }) => dot(cross(vector(c, d), vector(c, a)), cross(vector(c, d), vector(a, b))),
  decides: 'From a towards b, does one get away from the line cd?',
  remarks: `Positive if the distance from the line cd grows at a, negative if it falls, zero if it does neither: there stands the common
perpendicular of the two lines (or they are parallel, or a is on the line, or a pair of points is one point). The sign of
((d - c) × (a - c)) · ((d - c) × (b - a)), half the derivative of the squared distance. The closest point of the segment ab to the line
is inside if it is negative here and for b towards a.

Source: Eberly, 3D Game Engine Design, 2.6 (linear components against each other), as signs.`,
  examples: [
    [[3, 1, 0, 5, 2, 0, 0, 0, 0, 1, 0, 0], 1],
    [[3, 0, 1, 5, 2, 1, 0, 0, 0, 1, 0, 0], 0],
  ],
});
