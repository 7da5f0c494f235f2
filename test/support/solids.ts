import { featureText } from '../../src/oracle/answers/text.js';
import type { ConvexHits } from '../../src/spatial/convex/engine/linear-hits.js';

export const FACES = [
  [1, 2, 3],
  [0, 3, 2],
  [0, 1, 3],
  [0, 2, 1],
];

/** The tetrahedron with three edges of length 4 along the axes. */
export const TETRAHEDRON = {
  vertices: [
    [0, 0, 0],
    [4, 0, 0],
    [0, 4, 0],
    [0, 0, 4],
  ],
  faces: FACES,
};

/** A cube from 0 to 2 with a corner cut off. */
export const DOP = {
  axes: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [1, 1, 1],
  ],
  min: [0, 0, 0, 0],
  max: [2, 2, 2, 4],
};

export const CUBE_FACES = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
];

export const TRIANGLES = CUBE_FACES.flatMap(([a, b, c, d]) => [
  [a!, b!, c!],
  [a!, c!, d!],
]);

/** `overlapping e0/f0@1 e0/f1@2` */
export const text = ({ relation, contact }: ConvexHits) =>
  [
    relation,
    ...contact.map(({ a, b, parameter }) => `${featureText(a)}/${featureText(b)}@${parameter.toNumber()}`),
  ].join(' ');
