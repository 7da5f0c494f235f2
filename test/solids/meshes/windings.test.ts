import { expect, it } from 'vitest';
import { nearSoup } from '../../../src/solids/meshes/near-soup.js';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { windingsBeside } from '../../../src/solids/meshes/windings.js';
import { box, insideOut, joined } from './drawn-meshes.js';

const outer = box([0, 0, 0], [8, 8, 8]);
const hollow = joined(outer, insideOut(box([2, 2, 2], [6, 6, 6])));
const inner = box([3, 3, 3], [5, 5, 5]);
const twice = joined(box([-1, -1, -1], [9, 9, 9]), box([-2, -2, -2], [10, 10, 10]));

it('count each mesh on both sides of each triangle', () => {
  const operands = [hollow, inner, twice].map((mesh) => meshOperand('f', 'mesh', mesh, false)!);
  const all = operands.map(({ mesh }) => Array.from({ length: mesh.triangles }, (_, t) => t));
  const { soup, triangles } = nearSoup(operands, all);
  // Outside and inside of the triangles of each part, and how often each mesh is around it there.
  const expected = (operand: number, triangle: number) => {
    if (operand === 0)
      return triangle < 12
        ? [
            [0, 0, 2],
            [1, 0, 2],
          ]
        : [
            [0, 0, 2],
            [1, 0, 2],
          ];
    if (operand === 1)
      return [
        [0, 0, 2],
        [0, 1, 2],
      ];
    return triangle < 12
      ? [
          [0, 0, 1],
          [0, 0, 2],
        ]
      : [
          [0, 0, 0],
          [0, 0, 1],
        ];
  };
  soup.facets.forEach(({ operand, plane, facing }, facet) => {
    const { front, back, speaker } = windingsBeside(soup, operands, plane, soup.withEdges(facet));
    const [outside, inside] = facing > 0 ? [front, back] : [back, front];
    expect([outside, inside]).toEqual(expected(operand, triangles[facet]!));
    expect(speaker).toEqual([operand, triangles[facet]!]);
  });
});
