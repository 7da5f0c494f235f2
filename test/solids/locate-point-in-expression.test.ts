import { describe, expect, it } from 'vitest';
import {
  locatePointInExpression,
  locatePointInSolid,
  type SolidExpression,
  solidFromMesh,
  solidOfExpression,
} from '../../src/solids/index.js';
import { box, randomNumbers, randomTetrahedron } from './meshes.js';

const cell = (x: number, y: number, z: number, size = 1) =>
  solidFromMesh(box([x, y, z], [x + size, y + size, z + size]));

/** Points of a lattice twice as fine as the vertices. */
function lattice(to: number): number[][] {
  const points: number[][] = [];
  for (let x = 0; x <= to; x += 0.5)
    for (let y = 0; y <= to; y += 0.5) for (let z = 0; z <= to; z += 0.5) points.push([x, y, z]);
  return points;
}

describe('locatePointInExpression', () => {
  const random = randomNumbers(5);
  const tetrahedra = Array.from({ length: 6 }, () => solidFromMesh(randomTetrahedron(random)));
  const [a, b, c, d, e, f] = tetrahedra as [SolidExpression, SolidExpression, SolidExpression] &
    SolidExpression[];
  it.each<[string, SolidExpression, number]>([
    ['two halves', { type: 'union', operands: [cell(0, 0, 0), cell(1, 0, 0)] }, 3],
    ['what touches has no inside', { type: 'intersection', operands: [cell(0, 0, 0), cell(1, 0, 0)] }, 3],
    ['a difference of neighbours', { type: 'difference', operands: [cell(0, 0, 0), cell(1, 0, 0)] }, 3],
    [
      'eight cells around a point',
      { type: 'union', operands: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => cell(i & 1, (i >> 1) & 1, i >> 2)) },
      3,
    ],
    [
      'cells that meet in an edge and a vertex',
      {
        type: 'symmetric-difference',
        operands: [cell(0, 0, 0), cell(1, 1, 0), cell(1, 0, 1), cell(0, 0, 0, 2)],
      },
      3,
    ],
    [
      'one solid twice',
      { type: 'union', operands: [{ type: 'complement', operands: [cell(0, 0, 0)] }, cell(0, 0, 0)] },
      2,
    ],
    [
      'tetrahedra',
      {
        type: 'difference',
        operands: [
          { type: 'union', operands: [a, b, c] },
          { type: 'symmetric-difference', operands: [d!, e!] },
          f!,
        ],
      },
      4,
    ],
  ])('%s', (_, expression, to) => {
    const built = solidOfExpression(expression);
    for (const point of lattice(to)) {
      expect(locatePointInExpression(expression, point), `${point}`).toBe(locatePointInSolid(built, point));
    }
  });

  it('names what is wrong', () => {
    const wrong = { type: 'union', operands: [cell(0, 0, 0), { type: 'sum', operands: [] }] };
    expect(() => locatePointInExpression(wrong as never, [0, 0, 0])).toThrow(
      /^locatePointInExpression: expression\.operands\[1\]\.type must be/,
    );
    const two = { type: 'complement', operands: [cell(0, 0, 0), cell(1, 0, 0)] } as const;
    expect(() => solidOfExpression(two)).toThrow(
      /^solidOfExpression: expression\.operands must be one operand/,
    );
  });
});
