import { expect, test } from 'vitest';
import {
  boxSolid,
  canonicalText,
  type Solid,
  solidDifference,
  solidFromMesh,
  solidIntersection,
  solidToMesh,
  solidUnion,
} from '../../../src/solids/index.js';

const INDICES = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3];
const tetrahedron = (...positions: number[]): Solid =>
  solidFromMesh({ positions, indices: INDICES }, { rule: 'non-zero' });
const ALL = boxSolid({ min: [-9, -9, -9], max: [9, 9, 9] });
const FAR = boxSolid({ min: [50, 50, 50], max: [51, 51, 51] });

/** Solids with a face two rings of which touch in a vertex, where an edge of the one goes on along one of the other. */
const SOLIDS: readonly (readonly [name: string, make: () => Solid])[] = [
  [
    'two notches in a face',
    () =>
      solidDifference(
        solidDifference(
          boxSolid({ min: [0, 0, 0], max: [6, 6, 3] }),
          tetrahedron(2, 4, 0, 4, 4, 0, 2, 2, 0, 3, 3, 1),
        ),
        tetrahedron(2, 4, 0, 3, 6, 0, 2, 6, 0, 2.5, 5.5, 1),
      ),
  ],
  [
    'a notch, and a tooth on the same face',
    () =>
      solidUnion(
        solidDifference(
          boxSolid({ min: [0, 0, 0], max: [5, 5, 3] }),
          tetrahedron(2, 2, 0, 4, 1, 0, 3, 1, 0, 1, 3, 1),
        ),
        tetrahedron(2, 2, 0, 1, 3, 0, 5, 5, 0, 4, 2, -1),
      ),
  ],
  [
    'two teeth',
    () =>
      solidUnion(
        solidUnion(
          boxSolid({ min: [0, 0, 0], max: [3, 3, 3] }),
          tetrahedron(1, 3, 0, 2, 2, 0, 3, 3, 0, 1, 3, -1),
        ),
        tetrahedron(2, 2, 0, 1, 1, 0, 1, 2, 0, 0, 3, -1),
      ),
  ],
  [
    'two notches from within, and a tooth',
    () =>
      solidUnion(
        solidDifference(
          solidDifference(
            boxSolid({ min: [0, 0, 0], max: [6, 6, 3] }),
            tetrahedron(3, 3, 3, 2, 4, 0, 4, 4, 0, 2, 2, 0),
          ),
          tetrahedron(2, 5, 3, 2, 4, 0, 2, 6, 0, 3, 6, 0),
        ),
        tetrahedron(1, 5, 3, 1, 6, 6, 0, 5, 6, 0, 4, 6),
      ),
  ],
];

test.each(SOLIDS)('%s: what is combined with it keeps all vertices', (_, make) => {
  const solid = make();
  const text = canonicalText(solid);
  const same = [
    solidUnion(solid, solid),
    solidIntersection(solid, solid),
    solidDifference(solid, FAR),
    solidDifference(ALL, solidDifference(ALL, solid)),
  ];
  for (const other of same) {
    expect(canonicalText(other)).toBe(text);
    expect(solidToMesh(other).certificate).toMatchObject({ type: 'valid', remaining: [] });
  }
});
