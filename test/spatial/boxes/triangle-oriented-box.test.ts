import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import { triangleIntersectsOrientedBoxAt } from '../../../src/spatial/boxes/over-buffers.js';
import { triangleIntersectsOrientedBox, triangleOrientedBox } from '../../../src/spatial/generated/boxes.js';
import * as spatial from '../../../src/spatial/index.js';
import { cubeFromAxes, oriented } from '../../support/oriented-boxes.js';

type Box = ReturnType<typeof oriented>;
const flat = ({ center, axes, halfSize }: Box) => [...center, ...axes.flat(), ...halfSize];

/** The cube from -1 to 1, and the cube turned by 45 degrees and stretched by the root of 2. */
const cube = oriented([0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]);

const diamond = oriented([0, 0, 0], [1, 1, 0], [-1, 1, 0], [0, 0, 1], [1, 1, 1]);

describe('a triangle and an oriented box', () => {
  const triangle = (...v: number[]) => ({ a: v.slice(0, 3), b: v.slice(3, 6), c: v.slice(6, 9) });
  it.each([
    [[2, -1, 0, 2, 1, 0, 4, 0, 0], 'touching', 'none'],
    [[2.5, -1, 0, 2.5, 1, 0, 4, 0, 0], 'disjoint', 'none'],
    [[1, -1, 0, 1, 1, 0, 4, 0, 0], 'overlapping', 'none'],
    [[2, 0, 0, 0, 2, 0, 0, 0, 0], 'overlapping', 'inside'],
    [[2, 0, 0, 0, 2, 0, 1, 1, 1], 'touching', 'inside'],
    [[2, 0, 0, 2, 0, 0, 2, 0, 0], 'touching', 'inside'],
    [[2, 2, 0, 0, 0, 0, 3, 3, 0], 'overlapping', 'none'],
  ] as const)('%j: %s', (v, relation, containment) => {
    const t = triangle(...v);
    expect(triangleOrientedBox(t, diamond)).toMatchObject({ relation, containment });
    expect(triangleIntersectsOrientedBox(t, diamond)).toBe(relation !== 'disjoint');
    const meets = triangleIntersectsOrientedBoxAt(
      [0, 0, 0, ...v],
      2,
      1,
      3,
      [...flat(cube), ...flat(diamond)],
      1,
    );
    expect(meets).toBe(relation !== 'disjoint');
  });

  it('crosses a flat one', () => {
    const sheet = { ...diamond, halfSize: [1, 0, 1] as const };
    expect(triangleOrientedBox(triangle(2, 0, 0, -2, 0, 0, 0, 3, 0), sheet).relation).toBe('crossing');
  });

  it('decides outside the window of the filter', () => {
    const far = triangle(1e300, 0, 0, 1e300, 1, 0, 1e300, 0, 1);
    expect(triangleIntersectsOrientedBox(far, diamond)).toBe(false);
    const tiny = triangle(1e-300, 0, 0, 0, 1e-300, 0, 0, 0, 5e-324);
    expect(triangleOrientedBox(tiny, diamond)).toMatchObject({
      relation: 'overlapping',
      containment: 'inside',
    });
  });
});

describe('a triangle and a box, oriented box, polyhedron', () => {
  it('with flat boxes', () => {
    const sheet = { min: [0, 0, 1], max: [4, 4, 1] };
    const flat = { ...cubeFromAxes, center: [2, 2, 1], halfSize: [1, 2, 0] };
    const through = { a: [2, 2, 0], b: [2, 2, 2], c: [9, 2, 2] };
    const within = { a: [1, 1, 1], b: [2, 1, 1], c: [1, 2, 1] };
    const stick = { a: [2, 2, 0], b: [2, 2, 2], c: [2, 2, 0] };
    const dot = { min: [1, 1, 1], max: [1, 1, 1] };
    for (const [triangle, expected] of [
      [through, 'crossing e0/f4 f0/e5'],
      [within, 'overlapping v0/f4 v1/f4 v2/f4'],
      [stick, 'crossing e0/f4'],
    ] as const) {
      expect(contactText(spatial.triangleBox(triangle, sheet))).toBe(expected);
      expect(contactText(spatial.triangleOrientedBox(triangle, flat))).toBe(expected);
    }
    expect(contactText(spatial.triangleBox(within, dot))).toBe('touching v0/v0');
    const oneDot = { ...cubeFromAxes, center: [1, 1, 1], halfSize: [0, 0, 0] };
    expect(contactText(spatial.triangleOrientedBox(within, oneDot))).toBe('touching v0/v0');
  });

  it('with parallelepipeds whose corners are no doubles', () => {
    const skew = {
      center: [0, 0, 0],
      axes: [
        [1 + 2 ** -52, 0, 0],
        [1, 1, 0],
        [0, 1, 1],
      ] as const,
      halfSize: [1 + 2 ** -52, 1, 1],
    };
    const floor = { a: [-99, -99, 0], b: [99, -99, 0], c: [0, 99, 0] };
    const found = spatial.triangleOrientedBox(floor, skew);
    expect(found.relation).toBe('overlapping');
    expect(found.contact.map(({ a, b }) => [a.type, b.type])).toEqual(Array(4).fill(['face', 'edge']));
    // (1 + 2^-52)² + 1 is not a double: the double below it is inside, the next one outside.
    const at = (x: number) =>
      spatial.triangleOrientedBox({ a: [x, 1, 0], b: [99, 1, 0], c: [99, 99, 0] }, skew).relation;
    expect([at(2 + 2 ** -51), at(2 + 2 ** -50)]).toEqual(['touching', 'disjoint']);
  });
});
