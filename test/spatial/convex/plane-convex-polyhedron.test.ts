import { describe, expect, it } from 'vitest';
import { featureText } from '../../../src/oracle/answers/text.js';
import {
  planeConvexPolyhedron,
  planeIntersectsConvexPolyhedron,
} from '../../../src/spatial/generated/convex.js';
import { TETRAHEDRON } from '../../support/solids.js';

describe('planeConvexPolyhedron', () => {
  it.each<[string, number[], number, string, number, string]>([
    ['in front', [1, 1, 1], 1, 'disjoint', 1, ''],
    ['behind', [1, 1, 1], -5, 'disjoint', -1, ''],
    ['on a vertex', [1, 1, 1], 0, 'touching', 1, 'v0'],
    ['on an edge', [1, 1, 0], 0, 'touching', 1, 'v0 v3'],
    ['on a face', [1, 1, 1], -4, 'touching', -1, 'v1 v2 v3'],
    ['cut', [0, 0, 1], -1, 'overlapping', 0, 'e1 e2 e3'],
  ])('%s', (_, normal, constant, relation, side, features) => {
    const found = planeConvexPolyhedron({ normal, constant }, TETRAHEDRON);
    expect([found.relation, found.side]).toEqual([relation, side]);
    const ofSolid = found.contact.map(({ b }) => featureText(b));
    expect(ofSolid.sort().join(' ')).toBe(features);
    expect(planeIntersectsConvexPolyhedron({ normal, constant }, TETRAHEDRON)).toBe(relation !== 'disjoint');
  });

  it('of one that is flat', () => {
    const flat = {
      vertices: [
        [0, 0, 0],
        [4, 0, 0],
      ],
      faces: [],
    };
    const relations = [
      { normal: [0, 0, 1], constant: 0 },
      { normal: [1, 0, 0], constant: -1 },
      { normal: [1, 0, 0], constant: 0 },
      { normal: [0, 0, 1], constant: -1 },
    ].map((plane) => planeConvexPolyhedron(plane, flat).relation);
    expect(relations).toEqual(['overlapping', 'crossing', 'touching', 'disjoint']);
  });
});
