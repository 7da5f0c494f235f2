import { describe, expect, it } from 'vitest';
import {
  canonicalText,
  convexSolid,
  type Solid,
  solidDifference,
  solidFromJson,
  solidFromMesh,
  solidSymmetricDifference,
  solidToJson,
  solidUnion,
} from '../../../src/solids/index.js';
import { type Mesh, randomNumbers, randomTetrahedron, together } from '../meshes.js';

/** A box from its least corner to its greatest. */
const box = (least: readonly number[], greatest: readonly number[]): Solid =>
  convexSolid(
    [0, 1, 2].flatMap((axis) => {
      const normal = [0, 0, 0].map((_, k) => (k === axis ? 1 : 0));
      return [
        { normal: normal.map((x) => -x), constant: least[axis]! },
        { normal, constant: -greatest[axis]! },
      ];
    }),
  );

describe('facets of a solid as an operand', () => {
  /** Its faces are no convex polygons, so that they are cut out of frames, the planes of which are powers of two. */
  const frame = solidDifference(box([0, 0, 0], [3, 3, 1]), box([1, 1, 0], [2, 2, 1]));

  it.each([2, 4, 8, 16, 32].flatMap((at) => [[at], [-at]]))(
    'do not lend the planes of their frames to a solid that begins at %d',
    (at) => {
      const other = box([at, at, at], [at + 1, at + 1, at + 1]);
      const union = solidUnion(frame, other);
      const read = solidFromJson(JSON.parse(JSON.stringify(solidToJson(union))));
      expect(canonicalText(read)).toBe(canonicalText(union));
      expect(canonicalText(union)).toBe(canonicalText(solidUnion(other, frame)));
    },
  );
});

describe('a mesh whose triangles are the faces of its solid', () => {
  const random = randomNumbers(5);
  /** Two tetrahedra with an edge in common, which has four triangles; others come first. */
  const hinge: Mesh = {
    positions: [2, 2, 0, 2, 2, 4, 5, 3, 0, 3, 5, 1, -1, 1, 0, 1, -1, 2],
    indices: [0, 3, 2, 0, 2, 1, 0, 1, 3, 1, 2, 3, 0, 5, 4, 0, 4, 1, 0, 1, 5, 1, 4, 5],
  };
  /** Four coplanar triangles that meet in pairs in a vertex only, and others that are one face. */
  const bowtie = together(randomTetrahedron(random), {
    positions: [9, 0, 0, 9, 4, 0, 5, 0, 0, 9, 0, 3, 9, -4, 0, 13, 0, 0, 9, 0, -3],
    indices: [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3, 0, 5, 4, 0, 4, 6, 0, 6, 5, 4, 5, 6],
  });
  const meshes = [hinge, bowtie, ...Array.from({ length: 30 }, () => randomTetrahedron(random))];

  it('gives the same, byte for byte, as its copy from a file', () => {
    const text = (solid: Solid) => JSON.stringify(solidToJson(solid));
    const copy = (solid: Solid) => solidFromJson(JSON.parse(text(solid)));
    const pairs = meshes.flatMap((mesh, i) =>
      [hinge, meshes[(7 * i + 3) % meshes.length]!].flatMap((other) => [
        [mesh, other],
        [other, mesh],
      ]),
    );
    for (const [i, [first, second]] of pairs.entries()) {
      for (const combine of [solidUnion, solidDifference, solidSymmetricDifference]) {
        const made = combine(solidFromMesh(first!), solidFromMesh(second!));
        const read = combine(copy(solidFromMesh(first!)), copy(solidFromMesh(second!)));
        expect(text(made), `${i}`).toBe(text(read));
      }
    }
  });
});
