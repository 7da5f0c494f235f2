import { describe, expect, test } from 'vitest';
import { NoConstruction } from '../../../src/oracle/answers/construction.js';
import { boxMesh } from '../../../src/oracle/cases/constructions/meshes.js';
import { stepUlps } from '../../../src/oracle/cases/doubles.js';
import { POLYGON_PAIR } from '../../../src/oracle/cases/planar/areas.js';
import { putRing } from '../../../src/oracle/cases/planar/rings.js';
import { loadQuestions, requireQuery } from '../../../src/oracle/questions/registry.js';

await loadQuestions();

type Points = readonly (readonly [number, number])[];
type Ring = readonly (readonly [number, number])[];

/** Values of a question whose first argument is a ring of points; other rings stand where they are said to. */
function valuesOf(name: string, points: Points, others: Readonly<Record<number, Points>> = {}): Float64Array {
  const values = new Float64Array(requireQuery(name).layout.arity);
  putRing(values, 0, points);
  for (const [at, ring] of Object.entries(others)) putRing(values, Number(at), ring);
  return values;
}

function fault(name: string, values: Float64Array, answer: unknown): string | undefined {
  return requireQuery(name).check!(values, JSON.stringify(answer));
}

const SQUARE: Ring = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];

describe('triangulations of points', () => {
  const valid = (points: Points, answer: unknown) =>
    fault('triangulationValid2d', valuesOf('triangulationValid2d', points), answer);
  const delaunay = (points: Points, answer: unknown) =>
    fault('triangulationDelaunay2d', valuesOf('triangulationDelaunay2d', points), answer);

  test('are right either way round, and wrong with a planted fault', () => {
    expect(valid(SQUARE, [0, 1, 2, 0, 2, 3])).toBeUndefined();
    expect(valid(SQUARE, [0, 2, 1, 0, 3, 2])).toBeUndefined();
    expect(valid(SQUARE, [0, 1, 2])).toBe('the triangles have the area 8/1, the hull 16/1');
    expect(valid(SQUARE, [0, 1, 2, 0, 3, 2])).toBe(
      'triangle 0 3 2 is the other way round than triangle 0 1 2',
    );
    expect(valid(SQUARE, [0, 1, 2, 0, 2, 3, 0, 2, 3])).toMatch('overlap');
    expect(valid(SQUARE, [0, 1, 2, 0, 0, 3])).toBe('triangle 0 0 3 has no area');
    expect(valid(SQUARE, [])).toMatch('the triangles have the area 0/1');
  });

  test('use every point, edge to edge', () => {
    const points: Points = [...SQUARE, [2, 2], [2, 0]];
    expect(valid(points, [0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4])).toBe('point 5 is in no triangle');
    const split: Points = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [2, 2],
    ];
    expect(valid(split, [0, 1, 4, 1, 2, 4, 0, 2, 3])).toBe('triangle 0 2 3: point 4 is inside its edge 0 2');
    // Equal points are one: any of them is used.
    expect(valid([...SQUARE, [0, 0]], [4, 1, 2, 0, 2, 3])).toBeUndefined();
  });

  test('of points on a line have no triangles', () => {
    const line: Points = [
      [0, 0],
      [1, 1],
      [3, 3],
    ];
    expect(valid(line, [])).toBeUndefined();
    expect(valid(line, [0, 1, 2])).toBe('triangle 0 1 2 has no area');
  });

  test('are Delaunay or not by an ulp, and either way at exactly four points of a circle', () => {
    const flipped = [0, 1, 3, 1, 2, 3];
    const plain = [0, 1, 2, 0, 2, 3];
    expect([delaunay(SQUARE, plain), delaunay(SQUARE, flipped)]).toEqual([undefined, undefined]);
    const moved = (y: number): Points => [...SQUARE.slice(0, 3), [0, y]];
    const inside = moved(stepUlps(4, -1));
    expect(delaunay(inside, plain)).toBe('triangle 0 1 2: point 3 lies inside its circle');
    expect(delaunay(inside, flipped)).toBeUndefined();
    const outside = moved(stepUlps(4, 1));
    expect(delaunay(outside, plain)).toBeUndefined();
    expect(delaunay(outside, flipped)).toMatch('lies inside its circle');
    expect(valid(inside, plain)).toBeUndefined();
  });

  test('have their constraints', () => {
    const values = valuesOf('constrainedTriangulation2d', SQUARE);
    values.set([1, 3], requireQuery('constrainedTriangulation2d').layout.arity - 2);
    expect(fault('constrainedTriangulation2d', values, [0, 1, 3, 1, 2, 3])).toBeUndefined();
    expect(fault('constrainedTriangulation2d', values, [0, 1, 2, 0, 2, 3])).toBe('the edge 1 3 is missing');
  });

  test.each(['', 'null', '{}', '[0,1]', '[0,1,9]', '[0,1,-1]', '[0,1,0.5]', '[0,1,null]', 'NaN'])(
    'are no answer: %s',
    (text) => {
      const check = () =>
        requireQuery('triangulationValid2d').check!(valuesOf('triangulationValid2d', SQUARE), text);
      expect(check).toThrow(NoConstruction);
    },
  );
});

describe('triangulations of polygons', () => {
  const names = ['polygonTriangulationValid2d', 'polygonTriangulationConforming2d'] as const;
  const both = (outer: Ring, answer: unknown) =>
    names.map((name) => fault(name, valuesOf(name, outer), answer));

  test('cover the polygon and nothing else', () => {
    const dart: Ring = [
      [0, 0],
      [4, 0],
      [1, 1],
      [0, 4],
    ];
    expect(both(dart, [0, 1, 2, 0, 2, 3])).toEqual([undefined, undefined]);
    expect(both(dart, [0, 1, 2])[0]).toBe('the triangles have the area 2/1, the polygon 4/1');
    expect(both(dart, [1, 3, 2, 0, 1, 2, 0, 2, 3])[0]).toMatch(/overlap|other way|not inside/);
    expect(both(dart, [0, 1, 3])[0]).toBe('triangle 0 1 3 is not inside of the polygon');
  });

  test('may have a vertex inside an edge, or may not', () => {
    const split: Ring = [
      [0, 0],
      [2, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ];
    const [valid, conforming] = both(split, [0, 2, 3, 0, 3, 4]);
    expect([valid, conforming]).toEqual([undefined, 'triangle 0 2 3: point 1 is inside its edge 0 2']);
    expect(both(split, [0, 1, 3, 1, 2, 3, 0, 3, 4])).toEqual([undefined, undefined]);
  });
});

describe('operations of polygons', () => {
  const other: Ring = [
    [2, 2],
    [6, 2],
    [6, 6],
    [2, 6],
  ];
  const ask = (name: string, a: Ring, b: Ring, answer: unknown) =>
    fault(name, valuesOf(name, a, { [POLYGON_PAIR.second]: b }), answer);
  const common: Ring = [
    [2, 2],
    [4, 2],
    [4, 4],
    [2, 4],
  ];

  test('are right with rings closed or open and either way round', () => {
    for (const ring of [common, [...common].reverse(), [...common, common[0]!]]) {
      expect(ask('polygonIntersectionPrecise2d', SQUARE, other, [[ring]])).toBeUndefined();
    }
  });

  test('are wrong by an ulp where nothing has to be rounded, and without doubt beyond the large bound', () => {
    const shifted = (x: number): Ring => [
      [2, 2],
      [x, 2],
      [4, 4],
      [2, 4],
    ];
    const precise = (ring: Ring) => ask('polygonIntersectionPrecise2d', SQUARE, other, [[ring]]);
    const gross = (ring: Ring) => ask('polygonIntersection2d', SQUARE, other, [[ring]]);
    expect(precise(shifted(stepUlps(4, 1)))).toMatch('inside the result and has to be outside of it');
    expect(precise(shifted(stepUlps(4, -1)))).toMatch('outside of the result and has to be inside it');
    expect(gross(shifted(stepUlps(4, 1)))).toBeUndefined();
    expect(gross(shifted(4.001))).toMatch('inside the result and has to be outside of it');
    expect(ask('polygonIntersection2d', SQUARE, other, [])).toMatch('the area 4');
    expect(ask('polygonIntersection2d', SQUARE, other, [[common], [common]])).toMatch(
      'outside of the result',
    );
  });

  test('may round crossings, and no more', () => {
    const triangle: Ring = [
      [0, 0],
      [2, 0],
      [0, 1],
    ];
    const second: Ring = [
      [0, 0],
      [1, 0],
      [0, 2],
    ];
    const truth = requireQuery('polygonIntersection2d').referee(
      valuesOf('polygonIntersection2d', triangle, { [POLYGON_PAIR.second]: second }),
    );
    expect(truth).toBe('rounded 2/3');
    const answer = (x: number) => [
      [
        [
          [0, 0],
          [1, 0],
          [x, 2 / 3],
          [0, 1],
        ],
      ],
    ];
    expect(ask('polygonIntersectionPrecise2d', triangle, second, answer(2 / 3))).toBeUndefined();
    expect(ask('polygonIntersectionPrecise2d', triangle, second, answer(2 / 3 + 1e-9))).toMatch(
      'inside the result',
    );
    expect(ask('polygonIntersection2d', triangle, second, answer(2 / 3 + 1e-11))).toBeUndefined();
  });

  test('tell outer rings and holes apart', () => {
    const hole: Ring = [
      [1, 1],
      [2, 1],
      [2, 2],
      [1, 2],
    ];
    expect(ask('polygonDifferencePrecise2d', SQUARE, hole, [[SQUARE, hole]])).toBeUndefined();
    expect(ask('polygonDifferencePrecise2d', SQUARE, hole, [[SQUARE], [hole]])).toMatch(
      'outer rings without their holes',
    );
    expect(
      ask('polygonDifference2d', SQUARE, hole, [
        [SQUARE],
        [
          [
            [1, 1],
            [2, 1],
          ],
        ],
      ]),
    ).toBe('ring 1 has 2 points');
  });

  test.each([[[[[1, 2, 3]]]], [[[[null, 0]]]], [[['a']]], 5, [5]])('are no answer: %j', (answer) => {
    expect(() => ask('polygonUnion2d', SQUARE, other, answer)).toThrow(NoConstruction);
  });
});

describe('hulls', () => {
  const points: Points = [...SQUARE, [2, 0], [1, 1]];
  const ask = (kind: 'Strict' | 'Weak', answer: unknown, of: Points = points) =>
    fault(`convexHull${kind}2d`, valuesOf(`convexHull${kind}2d`, of), answer);

  test('are counterclockwise, contain all, and have corners only or not', () => {
    expect([ask('Strict', [0, 1, 2, 3]), ask('Weak', [2, 3, 0, 1])]).toEqual([undefined, undefined]);
    expect([ask('Strict', [0, 4, 1, 2, 3]), ask('Weak', [0, 4, 1, 2, 3])]).toEqual([
      'point 4 is no corner',
      undefined,
    ]);
    expect(ask('Weak', [3, 2, 1, 0])).toMatch('to the right of the edge');
    expect(ask('Weak', [0, 1, 2])).toBe('point 3 is to the right of the edge 2 0');
    expect(ask('Weak', [0, 1, 2, 3, 0])).toBe('point 0 comes twice');
    expect(ask('Weak', [])).toBe('0 points are no polygon');
  });

  test('of points on a line are their ends', () => {
    const line: Points = [
      [0, 0],
      [2, 2],
      [1, 1],
    ];
    expect([ask('Strict', [0, 1], line), ask('Weak', [0, 2, 1], line)]).toEqual([undefined, undefined]);
    expect(ask('Strict', [0, 2, 1], line)).toBe('the points are on a line, and its ends are 0 1');
    expect(ask('Weak', [0, 2], line)).toBe('point 1, an end, is missing');
  });
});

describe('hulls in space', () => {
  const values = new Float64Array(requireQuery('convexHullTriangles').layout.arity);
  values.set([5, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 1, 1, 1]);
  const faces = [
    [0, 2, 1],
    [0, 1, 3],
    [0, 3, 2],
    [1, 2, 3],
  ];
  const ask = (answer: unknown, name = 'convexHullTriangles') => fault(name, values, answer);

  test('are closed, look outwards and go around once', () => {
    expect(requireQuery('convexHullTriangles').referee(values)).toBe('facets 4 32/3');
    expect(ask(faces.flat())).toBeUndefined();
    expect(ask(faces.slice(1).flat())).toBe('the edge 0 1 is on one side only');
    expect(ask(faces.flat().reverse())).toBe('point 0 is outside of triangle 3 2 1');
    expect(ask([...faces, ...faces].flat())).toBe('the volume is 64/3, that of the hull 32/3');
    expect(ask([])).toBe('the volume is 0/1, that of the hull 32/3');
    expect(ask([...faces.flat(), 0, 0, 1, 1, 0, 0])).toBe('triangle 0 0 1 has no area');
    expect(() => ask([0, 1])).toThrow(NoConstruction);
    expect(() => ask([0, 1, 5])).toThrow(NoConstruction);
  });

  test('may nearly be hulls', () => {
    const nearly = 'convexHullTrianglesNearly';
    expect(ask([...faces.flat(), 0, 0, 1, 1, 0, 0], nearly)).toBeUndefined();
    expect(ask(faces.slice(1).flat(), nearly)).toBe('the edge 0 1 is on one side only');
    // A point in front of a face, so little that a plane that leaves it out is nearly right.
    values.set([4 / 3, 4 / 3, 4 / 3 + 2 ** -42], 13);
    expect(ask(faces.flat())).toBe('point 4 is outside of triangle 1 2 3');
    expect(ask(faces.flat(), nearly)).toBeUndefined();
    values.set([4 / 3, 4 / 3, 4 / 3 + 2 ** -30], 13);
    expect(ask(faces.flat(), nearly)).toBe('point 4 is outside of triangle 1 2 3');
  });
});

describe('enclosures', () => {
  const values = new Float64Array(requireQuery('enclosingBox').layout.arity);
  values.set([2, 0, 0, 0, 2, 0, 0]);
  const ask = (name: string, answer: unknown) => fault(name, values, answer);

  test('are boxes that fit', () => {
    expect(ask('enclosingBox', [0, 0, 0, 2, 0, 0])).toBeUndefined();
    expect(ask('enclosingBox', [0, 0, 0, stepUlps(2, -1), 0, 0])).toBe('point 1 is outside');
    expect(ask('enclosingBox', [0, 0, 0, stepUlps(2, 1), 0, 0])).toMatch('no point is at the side');
  });

  test('are spheres with all points, exactly or nearly', () => {
    const both = (answer: unknown) => [ask('enclosingSphere', answer), ask('enclosingSphereNearly', answer)];
    expect(both([1, 0, 0, 1])).toEqual([undefined, undefined]);
    expect(both([1, 0, 0, stepUlps(1, -1)])).toEqual(['point 0 is outside of the sphere', undefined]);
    expect(both([1, 0, 0, 1 - 1e-11])[1]).toBe('point 0 is outside of the sphere');
    expect(both([1, 0, 0, 5])[1]).toMatch('more than twice');
    expect(both([1, 0, 0, -1])[1]).toBe('the radius is -1');
    expect(() => both([1, 0, 0])).toThrow(NoConstruction);
  });
});

describe('meshes of boxes', () => {
  const values = Float64Array.of(0, 0, 0, 2, 2, 2, 0, 0, 1, 2, 2, 3);
  const { positions, indices } = boxMesh([0, 0, 1], [2, 2, 2]);
  const both = (answer: unknown) =>
    ['Volume', 'Closed'].map((level) => fault(`boxIntersection${level}`, values, answer));

  test('have the volume, and are closed', () => {
    expect(both({ positions, indices })).toEqual([undefined, undefined]);
    expect(both({ positions, indices: [...indices].reverse() })[0]).toBe(
      'the mesh has the volume -4, the result 4',
    );
    expect(both({ positions: [], indices: [] })[0]).toBe('the mesh has the volume 0, the result 4');
    expect(both({ positions: positions.map((x) => x * 1.01), indices })[0]).toMatch(
      'the mesh has the volume 4.12',
    );
    // A triangle in a plane through the origin has no part in the sum.
    const open = [...indices.slice(3)];
    expect(both({ positions, indices: open })).toEqual([
      undefined,
      expect.stringMatching('on one side only'),
    ]);
    expect(() => both({ positions: [0], indices: [] })).toThrow(NoConstruction);
  });
});
