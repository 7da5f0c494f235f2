import { determinant, direction, formula, point, vector } from './language/index.js';

export default formula({
  name: 'sideOfLine2d',
  parameters: { d: direction(2), o: point(2), p: point(2) },
  sign: ({ d, o, p }) => determinant([d, vector(o, p)]),
  decides: 'On which side of the line through o with the direction d does p lie?',
  remarks: `Positive to the left of the line (y up, looking along d), negative to the right, zero on it. The direction
need not be of unit length and is taken as it is; for the zero vector the answer is zero. The sign of
d × (p - o).

Source: Eberly, 3D Game Engine Design, 5.7; Akenine-Möller et al., Real-Time Rendering, 22.15.1.`,
  examples: [
    [[1, 0, 5, 5, 0, 6], 1],
    [[1, 2, 0.1, 0.2, 0.2, 0.4], 0],
  ],
});
