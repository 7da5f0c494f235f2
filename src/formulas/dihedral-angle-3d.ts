import { cross, dot, formula, point, vector } from './language/index.js';

export default formula({
  name: 'dihedralAngle3d',
  parameters: { a: point(3), b: point(3), p: point(3), q: point(3) },
  sign: ({ a, b, p, q }) => dot(cross(vector(a, b), vector(a, p)), cross(vector(a, b), vector(a, q))),
  decides: 'Is the dihedral angle at the line ab, between p and q, acute, right or obtuse?',
  remarks: `Positive if the half-planes from the line through p and through q enclose an acute angle, negative if an obtuse one,
zero if a right one, or if p or q lies on the line, or a = b. The sign of ((b - a) × (p - a)) · ((b - a) × (q - a)).
With p the third corner of a triangle it says on which side of its edge ab the foot of q on the triangle's plane lies; with p a point
and q another one, whether q lies before or behind the plane through the line ab that the perpendicular from p meets at a right angle.

Source: Ericson, Real-Time Collision Detection, 5.1.5 (Voronoi regions of a triangle), without the sharing of products.`,
  examples: [
    [[0, 0, 0, 1, 0, 0, 5, 1, 0, -7, 1, 3], 1],
    [[0, 0, 0, 1, 0, 0, 5, 1, 0, -7, 0, 3], 0],
  ],
});
