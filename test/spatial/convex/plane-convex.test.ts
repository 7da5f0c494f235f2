import { describe, expect, it } from 'vitest';
import { featureText } from '../../../src/oracle/answers/text.js';
import * as spatial from '../../../src/spatial/index.js';

type Vector = [number, number, number];

describe('planes and solids', () => {
  const t = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
  const faces = [
    [1, 2, 3],
    [0, 3, 2],
    [0, 1, 3],
    [0, 2, 1],
  ];
  const polyhedron = { vertices: [t.a, t.b, t.c, t.d], faces };
  it.each<[string, Vector, number, string, number, string]>([
    ['in front', [1, 1, 1], 1, 'disjoint', 1, ''],
    ['behind', [1, 1, 1], -5, 'disjoint', -1, ''],
    ['on a vertex', [1, 1, 1], 0, 'touching', 1, 'v0'],
    ['on an edge', [1, 1, 0], 0, 'touching', 1, 'v0 v3'],
    ['on a face', [1, 1, 1], -4, 'touching', -1, 'v1 v2 v3'],
    ['cut', [1, 1, 1], -1, 'overlapping', 0, 'e0 e1 e2'],
    ['cut through vertices', [1, -1, 0], 0, 'overlapping', 0, 'e3 v0 v3'],
  ])('and a tetrahedron: %s', (_, normal, constant, relation, side, features) => {
    const found = spatial.planeTetrahedron({ normal, constant }, t);
    expect([found.relation, found.side]).toEqual([relation, side]);
    expect(
      found.contact
        .map(({ b }) => featureText(b))
        .sort()
        .join(' '),
    ).toBe(features);
    expect(found.contact.every(({ a }) => featureText(a) === 'f0')).toBe(true);
    const other = spatial.planeConvexPolyhedron({ normal, constant }, polyhedron);
    expect([other.relation, other.side, other.contact.length]).toEqual([
      relation,
      side,
      found.contact.length,
    ]);
    const meet = relation !== 'disjoint';
    expect(spatial.planeIntersectsTetrahedron({ normal, constant }, t)).toBe(meet);
    expect(spatial.planeIntersectsConvexPolyhedron({ normal, constant }, polyhedron)).toBe(meet);
  });

  it('and something flat', () => {
    const floor = { normal: [0, 0, 1], constant: 0 };
    const flat = { ...t, d: [4, 4, 0] };
    const { relation, side, contact } = spatial.planeTetrahedron(floor, flat);
    expect([relation, side]).toEqual(['overlapping', 0]);
    expect(contact.map(({ b }) => featureText(b)).sort()).toEqual(['v0', 'v1', 'v2', 'v3']);
    expect(spatial.planeTetrahedron({ normal: [1, 0, 0], constant: -1 }, flat).relation).toBe('crossing');
    const segment = { vertices: [t.a, t.d], faces: [] };
    expect(spatial.planeConvexPolyhedron({ normal: [0, 0, 1], constant: -1 }, segment).relation).toBe(
      'crossing',
    );
    expect(spatial.planeConvexPolyhedron(floor, { vertices: [t.a], faces: [] }).relation).toBe('overlapping');
  });

  it('are checked', () => {
    const floor = { normal: [0, 0, 1], constant: 0 };
    const zero = { normal: [0, 0, 0], constant: 0 };
    expect(() => spatial.planeTetrahedron(zero, t)).toThrow(/planeTetrahedron: plane\.normal/);
    expect(() => spatial.planeIntersectsTetrahedron(floor, { ...t, c: [0, 0] })).toThrow(
      /planeIntersectsTetrahedron: tetrahedron\.c/,
    );
    expect(() => spatial.planeConvexPolyhedron(floor, { vertices: [[0, 0, Number.NaN]], faces: [] })).toThrow(
      /planeConvexPolyhedron: polyhedron\.vertices\[0\]\[2\]/,
    );
    expect(() => spatial.planeIntersectsConvexPolyhedron(floor, { vertices: [], faces: [] })).toThrow(
      /planeIntersectsConvexPolyhedron: polyhedron\.vertices must be a list of at least 1 point/,
    );
  });
});
