import { describe, expect, it, test } from 'vitest';
import { convexHull, convexHullTriangles } from '../../src/hull/index.js';
import { massProperties, transformMesh } from '../../src/mesh/index.js';
import { meshDifference, meshUnion, solidComplement, solidFromMesh } from '../../src/solids/index.js';
import { type GeometryMatchers, matchers } from '../../src/vitest/index.js';
import { box } from '../solids/meshes.js';

declare module 'vitest' {
  interface Matchers<T> extends GeometryMatchers<T> {}
}

expect.extend(matchers);

const cube = box([0, 0, 0], [2, 2, 2]);
const open = { ...cube, indices: cube.indices.slice(6) };
const square = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];

/** What a matcher says when it fails. */
function textOf(assertion: () => void): string {
  try {
    assertion();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
}

describe('toBeClosed', () => {
  it('takes vertices at one point as one', () => {
    expect(cube).toBeClosed();
    const soup = {
      positions: cube.indices.flatMap((v) => cube.positions.slice(3 * v, 3 * v + 3)),
      indices: cube.indices.map((_, i) => i),
    };
    expect(soup).toBeClosed();
    expect(meshDifference([cube, box([1, 1, 1], [3, 3, 3])])).toBeClosed();
    expect(open).not.toBeClosed();
  });

  it('names the edges', () => {
    expect(textOf(() => expect(open).toBeClosed())).toBe(
      [
        'expected the mesh to be closed, but 4 of its 17 edges are open, or run twice the same way:',
        '  from vertex 0 at (0, 0, 0) to vertex 1 at (2, 0, 0), of triangle 2',
        '  from vertex 2 at (0, 2, 0) to vertex 0 at (0, 0, 0), of triangle 7',
        '  from vertex 1 at (2, 0, 0) to vertex 3 at (2, 2, 0), of triangle 8',
        '  and 1 more',
      ].join('\n'),
    );
    expect(textOf(() => expect(cube).not.toBeClosed())).toMatch(/not to be closed, but each of its 18 edges/);
  });

  it('names an edge that two triangles run one way', () => {
    const turned = { ...cube, indices: [cube.indices[1]!, cube.indices[0]!, ...cube.indices.slice(2)] };
    expect(textOf(() => expect(turned).toBeClosed())).toMatch(
      /3 of its 18 edges are open, or run twice the same way:\n.* of triangle \d+, \d+/,
    );
  });
});

describe('toBeSameSolidAs', () => {
  it('compares sets of points', () => {
    expect(meshUnion([cube, box([1, 0, 0], [3, 2, 2])])).toBeSameSolidAs(box([0, 0, 0], [3, 2, 2]));
    expect(solidFromMesh(cube)).toBeSameSolidAs(cube);
    expect(cube).not.toBeSameSolidAs(transformMesh(cube, { type: 'parts', translation: [0, 0, 2 ** -50] }));
  });

  it('names what is too much and what is missing', () => {
    expect(textOf(() => expect(cube).toBeSameSolidAs(box([1, 0, 0], [3, 2, 2])))).toBe(
      'expected the same solid, but the one received has a part of volume 4, with a corner at (0, 0, 0), and lacks a part of volume 4, with a corner at (2, 0, 0)',
    );
    expect(textOf(() => expect(cube).toBeSameSolidAs(box([0, 0, 0], [2, 2, 3])))).toMatch(
      /received lacks a part of volume 4, with a corner at \(0, 0, 2\)$/,
    );
    expect(textOf(() => expect(cube).toBeSameSolidAs(solidComplement(solidFromMesh(cube))))).toMatch(
      /lacks a part that has no end/,
    );
    expect(textOf(() => expect(cube).not.toBeSameSolidAs(cube))).toMatch(/^expected another solid/);
  });
});

describe('toHaveVolume', () => {
  it('is exact', () => {
    expect(cube).toHaveVolume(8);
    expect(solidFromMesh(cube)).toHaveVolume({ numerator: 16n, denominator: 2n });
    const tetrahedron = {
      positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1],
      indices: [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3],
    };
    expect(tetrahedron).toHaveVolume({ numerator: 1n, denominator: 6n });
    expect(tetrahedron).not.toHaveVolume(1 / 6);
    expect(textOf(() => expect(tetrahedron).toHaveVolume(0.25))).toBe(
      'expected a volume of exactly 0.25, but it is 0.16666666666666666 (1/6), 0.08333333333333333 less' +
        ' ({ within: x } as second argument lets it be off)',
    );
    expect(textOf(() => expect(cube).not.toHaveVolume(8))).toBe('expected another volume than 8');
  });

  const [step, angle] = [Math.PI / 8, Math.PI / 8];
  const points = Array.from({ length: 7 }, (_, i) =>
    Array.from({ length: 16 }, (_, j): [number, number, number] => {
      const [sin, cos] = [Math.sin((i + 1) * step), Math.cos((i + 1) * step)];
      return [sin * Math.cos(j * angle), sin * Math.sin(j * angle), cos];
    }),
  ).flat();
  const hull = convexHullTriangles(convexHull(points));
  const ball = { positions: points.flat(), indices: hull };

  it('shows a difference that doubles do not have, and is told how much may be off', () => {
    const rounded = massProperties(ball).rounded.volume;
    const text = textOf(() => expect(ball).toHaveVolume(rounded));
    expect(text).toContain(`expected a volume of exactly ${rounded}, but it is ${rounded} (rounded), `);
    expect(text).toMatch(/, [\d.]+e-1\d (more|less) \(/);
    expect(ball).toHaveVolume(rounded, { within: 2 ** -40 });
    expect(ball).not.toHaveVolume(rounded, { within: 2 ** -80 });
    expect(cube).toHaveVolume(7.5, { within: 0.5 });
    expect(cube).not.toHaveVolume(7.5, { within: 0.25 });
    expect(textOf(() => expect(cube).toHaveVolume(7.5, { within: 0.25 }))).toBe(
      'expected a volume of 7.5, or within 0.25 of it, but it is 8, 0.5 more',
    );
    expect(textOf(() => expect(cube).not.toHaveVolume(7.5, { within: 1 }))).toBe(
      'expected another volume than 7.5, or within 1 of it, but it is 8, 0.5 more',
    );
    expect(() => expect(cube).toHaveVolume(8, { within: -1 })).toThrow(
      'toHaveVolume: options.within must be',
    );
    expect(() => expect(cube).toHaveVolume(8, { near: 1 } as never)).toThrow('toHaveVolume: options.near');
  });

  it('takes the rule that it names where a mesh is inside out', () => {
    const turned = { ...cube, indices: [...cube.indices].reverse() };
    expect(() => expect(turned).toHaveVolume(8)).toThrow("{ rule: 'non-zero' }");
    expect(turned).toHaveVolume(8, { rule: 'non-zero' });
    expect(() => expect(turned).toBeSameSolidAs(cube)).toThrow("{ rule: 'non-zero' }");
    expect(turned).toBeSameSolidAs(cube, { rule: 'non-zero' });
    expect(() => expect(cube).toBeSameSolidAs(cube, { rule: 'none' as never })).toThrow(
      'toBeSameSolidAs: options.rule must be',
    );
  });
});

describe('toBeValidPolygon', () => {
  it('names faults and places', () => {
    expect(square).toBeValidPolygon();
    expect({
      outer: square,
      holes: [
        [
          [1, 1],
          [2, 1],
          [1, 2],
        ],
      ],
    }).toBeValidPolygon();
    const bow = [
      [0, 0],
      [4, 3],
      [4, 0],
      [0, 3],
    ];
    expect(bow).not.toBeValidPolygon();
    expect(textOf(() => expect(bow).toBeValidPolygon())).toBe(
      'expected a valid polygon, but it has 1 fault:\n  self-crossing at (2, 1.5): edge 0 of ring 0, edge 2 of ring 0',
    );
    expect(textOf(() => expect(square).not.toBeValidPolygon())).toBe(
      'expected the polygon not to be valid, but it is',
    );
  });
});

describe('what is none', () => {
  it.each([
    ['toBeClosed: received', () => expect(5).not.toBeClosed()],
    ['toBeSameSolidAs: received', () => expect(5).not.toBeSameSolidAs(cube)],
    ['toBeSameSolidAs: expected must be closed', () => expect(cube).not.toBeSameSolidAs(open)],
    ['toBeSameSolidAs: expected', () => expect(cube).not.toBeSameSolidAs({ planes: 3 } as never)],
    ['toHaveVolume: received must be closed', () => expect(open).not.toHaveVolume(1)],
    ['toHaveVolume: expected must be', () => expect(cube).not.toHaveVolume('8' as never)],
    ['toHaveVolume: expected', () => expect(cube).not.toHaveVolume({} as never)],
    ['toBeValidPolygon: received', () => expect(5).not.toBeValidPolygon()],
  ])('is refused by a matcher, also behind `not`: %s', (text, assertion) => {
    expect(assertion).toThrow(text);
  });
});

it('the answer is that of jest, too: whether it passes, and a message that is made when it is asked for', () => {
  const { pass, message } = matchers.toBeClosed(open);
  expect([pass, typeof message]).toEqual([false, 'function']);
});

test('no matcher drops an argument, such as a tolerance', () => {
  const ring = [
    [0, 0],
    [1, 0],
    [0, 1],
  ] as const;
  const named = matchers as unknown as Record<string, (...values: unknown[]) => unknown>;
  expect(() => named.toHaveVolume!(cube, 8, 1e-6)).toThrow(
    'toHaveVolume: options must be an object, got 0.000001: pass { within: 0.000001 }',
  );
  expect(() => named.toBeSameSolidAs!(cube, cube, 1)).toThrow('toBeSameSolidAs: options must be an object');
  expect(() => named.toBeSameSolidAs!(cube, cube, {}, 1)).toThrow('toBeSameSolidAs: arguments[3]');
  expect(() => named.toHaveVolume!(cube, 8, {}, 1)).toThrow(
    'toHaveVolume: arguments[3] must be missing: it takes received, expected and options, got 1',
  );
  expect(() => named.toBeClosed!(cube, true)).toThrow('toBeClosed: arguments[1]');
  expect(() => named.toBeValidPolygon!(ring, 1)).toThrow('toBeValidPolygon: arguments[1]');
});

it('an empty mesh is not closed, and rings at fault are named', () => {
  expect(textOf(() => expect({ positions: [], indices: [] }).toBeClosed())).toBe(
    'expected the mesh to be closed, but it has no triangles',
  );
  const far = [
    [11, 1],
    [12, 1],
    [11, 2],
  ];
  const polygon = { outer: [[0, 0], [4, 0], [0, 4]], holes: [far, far.slice(1)] }; // biome-ignore format: one line
  expect(textOf(() => expect(polygon).toBeValidPolygon())).toMatch(
    /too-few-points: ring 2\n {2}hole-outside: ring 0 and ring 1$/,
  );
});
