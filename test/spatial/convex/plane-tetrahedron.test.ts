import { describe, expect, it } from 'vitest';
import { featureText } from '../../../src/oracle/answers/text.js';
import { planeIntersectsTetrahedron, planeTetrahedron } from '../../../src/spatial/generated/convex.js';

describe('planeTetrahedron', () => {
  const tetrahedron = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
  it.each<[string, number[], number, string, number, string]>([
    ['in front', [1, 1, 1], 1, 'disjoint', 1, ''],
    ['behind', [1, 1, 1], -5, 'disjoint', -1, ''],
    ['on a vertex', [1, 1, 1], 0, 'touching', 1, 'v0'],
    ['on an edge', [1, 1, 0], 0, 'touching', 1, 'v0 v3'],
    ['on a face', [1, 1, 1], -4, 'touching', -1, 'v1 v2 v3'],
    ['cut', [0, 0, 1], -1, 'overlapping', 0, 'e2 e4 e5'],
  ])('%s', (_, normal, constant, relation, side, features) => {
    const found = planeTetrahedron({ normal, constant }, tetrahedron);
    expect([found.relation, found.side]).toEqual([relation, side]);
    const ofSolid = found.contact.map(({ b }) => featureText(b));
    expect(ofSolid.sort().join(' ')).toBe(features);
    expect(planeIntersectsTetrahedron({ normal, constant }, tetrahedron)).toBe(relation !== 'disjoint');
  });

  it('of one that is flat', () => {
    const flat = { ...tetrahedron, d: [4, 4, 0] };
    const relations = [
      { normal: [0, 0, 1], constant: 0 },
      { normal: [1, 0, 0], constant: -1 },
      { normal: [1, 0, 0], constant: 0 },
      { normal: [0, 0, 1], constant: -1 },
    ].map((plane) => planeTetrahedron(plane, flat).relation);
    expect(relations).toEqual(['overlapping', 'crossing', 'touching', 'disjoint']);
  });
});
