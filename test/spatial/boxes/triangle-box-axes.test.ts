import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { MEETING, SEPARATED, TOUCHING } from '../../../src/predicates/separating-axes/separation.js';
import { normalSign, triangleBoxSeparation } from '../../../src/spatial/boxes/triangle-box-axes.js';
import { trianglesIntersect } from '../../../src/spatial/index.js';

type Vector = readonly number[];

const separation = (a: Vector, b: Vector, c: Vector, min: Vector, max: Vector) =>
  triangleBoxSeparation(a, 0, b, 0, c, 0, min, 0, max, 0, TOUCHING);

const UNIT = [
  [0, 0, 0],
  [1, 1, 1],
] as const;

/** The faces of a box in two triangles each, without its axes and signs. */
function meetsSurface([a, b, c]: readonly Vector[], min: Vector, max: Vector): boolean {
  const corner = (i: number) => [0, 1, 2].map((k) => ((i >> k) & 1 ? max : min)[k]!);
  const faces = [0, 1, 2].flatMap((k) => {
    const [u, v] = [1 << ((k + 1) % 3), 1 << ((k + 2) % 3)];
    return [0, 1 << k].flatMap((at) => [
      [at, at + u, at + u + v],
      [at, at + u + v, at + v],
    ]);
  });
  return faces.some((face) => {
    const [p, q, r] = face.map(corner);
    return trianglesIntersect({ a: a!, b: b!, c: c! }, { a: p!, b: q!, c: r! });
  });
}

describe('separating axes of a triangle and a box', () => {
  it.each([
    [
      'an axis of the box',
      [
        [2, 0, 0],
        [3, 0, 0],
        [2, 1, 0],
      ],
      SEPARATED,
    ],
    [
      'a face of the box',
      [
        [1, 0, 0],
        [3, 0, 0],
        [3, 1, 0],
      ],
      TOUCHING,
    ],
    [
      'the plane of the triangle',
      [
        [4, 0, 0],
        [0, 4, 0],
        [0, 0, 4],
      ],
      SEPARATED,
    ],
    [
      'the plane of the triangle, through a corner',
      [
        [3, 0, 0],
        [0, 3, 0],
        [0, 0, 3],
      ],
      TOUCHING,
    ],
    [
      'an edge of each',
      [
        [1.5, 0.5, 0.5],
        [3, 3, 0.5],
        [0.5, 1.5001, 0.5],
      ],
      SEPARATED,
    ],
    [
      'nothing',
      [
        [0.5, 0.5, 0.5],
        [9, 9, 9],
        [9, 0, 0],
      ],
      MEETING,
    ],
  ] as const)('%s', (_, [a, b, c], code) => {
    expect(separation(a, b, c, ...UNIT)).toBe(code);
    expect(separation(b, c, a, ...UNIT)).toBe(code);
    expect(separation(c, b, a, ...UNIT)).toBe(code);
  });

  it('separate just what has no point of the box: in its inside, or of its surface', () => {
    const random = new Random(5, 7, 7, 2);
    const point = () => [0, 1, 2].map(() => random.below(6) - 1);
    let separated = 0;
    for (let n = 0; n < 1500; n++) {
      const [a, b, c] = [point(), point(), point()];
      const min = point();
      const max = min.map((x) => x + random.below(4));
      const isInside = a.every((x, k) => min[k]! <= x && x <= max[k]!);
      const isApart = separation(a, b, c, min, max) === SEPARATED;
      expect(isApart, `${[a, b, c, min, max].join(' ')}`).toBe(
        !isInside && !meetsSurface([a, b, c], min, max),
      );
      separated += Number(isApart);
    }
    expect(separated).toBeGreaterThan(300);
    expect(separated).toBeLessThan(1350);
  });

  it('have the signs of the normal', () => {
    const [a, b, c] = [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
    ];
    expect([normalSign(a!, 0, b!, 0, c!, 0, 0, 1), normalSign(a!, 0, b!, 0, c!, 0, 1, 2)]).toEqual([1, 0]);
  });
});
