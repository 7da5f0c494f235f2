import { describe, expect, it } from 'vitest';
import { orientedBoxesIntersectAt } from '../../../src/spatial/boxes/over-buffers.js';
import { orientedBoxesIntersect, orientedBoxOrientedBox } from '../../../src/spatial/generated/boxes.js';
import { oriented, type Vector } from '../../support/oriented-boxes.js';

type Box = ReturnType<typeof oriented>;
const flat = ({ center, axes, halfSize }: Box) => [...center, ...axes.flat(), ...halfSize];

/** The cube from -1 to 1, and the cube turned by 45 degrees and stretched by the root of 2. */
const cube = oriented([0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]);

const diamond = oriented([0, 0, 0], [1, 1, 0], [-1, 1, 0], [0, 0, 1], [1, 1, 1]);

describe('two oriented boxes', () => {
  const at = (center: Vector, box: Box = diamond): Box => ({ ...box, center });
  it.each([
    ['edge in face', cube, at([3, 0, 0]), 'touching', 'none'],
    ['apart by an ulp', cube, at([3 + 4 * Number.EPSILON, 0, 0]), 'disjoint', 'none'],
    ['overlapping by an ulp', cube, at([3 - 2 * Number.EPSILON, 0, 0]), 'overlapping', 'none'],
    ['inside', cube, diamond, 'overlapping', 'inside'],
    ['around', diamond, cube, 'overlapping', 'containing'],
    [
      'equal, other axes',
      cube,
      oriented([0, 0, 0], [0, 2, 0], [-1, 0, 0], [0, 0, 1], [0.5, 1, 1]),
      'overlapping',
      'equal',
    ],
    ['corner at corner', cube, at([2, 2, 2], cube), 'touching', 'none'],
    ['a point in a face', cube, at([1, 0, 0], { ...cube, halfSize: [0, 0, 0] }), 'touching', 'containing'],
    ['two sheets', { ...cube, halfSize: [0, 1, 1] }, { ...cube, halfSize: [1, 0, 1] }, 'crossing', 'none'],
    [
      'coplanar sheets',
      { ...cube, halfSize: [0, 1, 1] },
      at([0, 1, 1], { ...cube, halfSize: [0, 1, 1] }),
      'overlapping',
      'none',
    ],
    [
      'sheets with a common edge',
      { ...cube, halfSize: [0, 1, 1] },
      at([0, 2, 0], { ...cube, halfSize: [0, 1, 1] }),
      'touching',
      'none',
    ],
  ] as const)('%s', (_, a, b, relation, containment) => {
    const meets = relation !== 'disjoint';
    expect(orientedBoxOrientedBox(a, b)).toMatchObject({ relation, containment });
    expect(orientedBoxesIntersect(a, b)).toBe(meets);
    const buffer = [...flat(diamond), ...flat(a), ...flat(b)];
    expect(orientedBoxesIntersectAt(buffer, 1, buffer, 2)).toBe(meets);
    expect(orientedBoxesIntersectAt(buffer, 2, buffer, 1)).toBe(meets);
  });

  it('needs the axis of two edges where no face separates', () => {
    const b = oriented([3, -12, -3], [-1, 2, -2], [-2, 1, 2], [2, 2, 1], [1, 1, 3]);
    const a = { ...cube, halfSize: [3, 3, 3] as const };
    expect(orientedBoxesIntersect(a, b)).toBe(false);
    expect(orientedBoxesIntersect(b, a)).toBe(false);
  });

  it('decides outside the window of the filter', () => {
    for (const k of [2 ** -300, 2 ** -1000, 2 ** 400, 2 ** 1000]) {
      const scaled = (v: Vector): Vector => [v[0] * k, v[1] * k, v[2] * k];
      const small = (box: Box): Box => ({
        ...box,
        center: scaled(box.center),
        halfSize: scaled(box.halfSize),
      });
      expect(orientedBoxOrientedBox(small(cube), small(at([3, 0, 0]))).relation).toBe('touching');
      expect(orientedBoxesIntersect(small(cube), small(at([3.5, 0, 0])))).toBe(false);
      expect(orientedBoxOrientedBox(small(cube), small(diamond)).containment).toBe('inside');
    }
  });
});
