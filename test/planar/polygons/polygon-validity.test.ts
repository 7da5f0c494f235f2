import { describe, expect, it } from 'vitest';
import { coordinates2d } from '../../../src/implicit/index.js';
import { isValidPolygon2d, polygonValidity2d } from '../../../src/planar/polygons/polygon-validity.js';

type P = [number, number];

const square: P[] = [
  [0, 0],
  [8, 0],
  [8, 8],
  [0, 8],
];

/** Kind, rings, points, features: `self-crossing 0 (2,1.5) e0+e2`. */
function faultsOf(outer: readonly P[], ...holes: readonly P[][]): string[] {
  const { faults, valid } = polygonValidity2d({ outer, holes });
  expect(valid).toBe(faults.length === 0);
  expect(isValidPolygon2d({ outer, holes })).toBe(valid);
  return faults.map(({ type: kind, rings, points, features }) => {
    const places = points.map((point) => `(${coordinates2d(point).join()})`).join('');
    const names = features.map(({ type, index, ring }) => `${ring}:${type[0]}${index}`).join('+');
    return `${kind} ${rings.join()} ${places} ${names}`.trimEnd().replace(/ +/g, ' ');
  });
}

describe('polygonValidity2d', () => {
  it('valid: either way round, closed, with repeated points, with holes that touch in points', () => {
    expect(faultsOf(square)).toEqual([]);
    expect(faultsOf([...square].reverse())).toEqual([]);
    expect(faultsOf([...square, [0, 0]])).toEqual([]);
    expect(faultsOf([...square, [0, 8], [0, 0]])).toEqual([]);
    expect(
      faultsOf(square, [
        [0, 0],
        [2, 1],
        [1, 2],
      ]),
    ).toEqual([]);
    expect(
      faultsOf(
        square,
        [
          [4, 0],
          [5, 1],
          [3, 1],
        ],
        [
          [5, 1],
          [6, 3],
          [5, 3],
        ],
      ),
    ).toEqual([]);
  });

  it('says which way round rings run and which points are repeated', () => {
    const { orientations, repeated } = polygonValidity2d({
      outer: [
        [0, 0],
        [8, 0],
        [8, 0],
        [8, 8],
        [0, 0],
      ],
      holes: [
        [
          [5, 1],
          [5, 2],
          [6, 2],
        ],
      ],
    });
    expect(orientations).toEqual([1, -1]);
    expect(repeated).toEqual([{ type: 'vertex', index: 1, ring: 0 }]);
  });

  it.each<[string, string[], P[], P[][]]>([
    ['no ring', ['too-few-points 0'], [], []],
    [
      'a segment, closed',
      ['too-few-points 0'],
      [
        [0, 0],
        [1, 1],
        [0, 0],
      ],
      [],
    ],
    [
      'points of one line',
      ['flat 0'],
      [
        [0, 0],
        [1, 1],
        [3, 3],
      ],
      [],
    ],
    [
      'a bow tie',
      ['self-crossing 0 (2,1.5) 0:e0+0:e2'],
      [
        [0, 0],
        [4, 3],
        [4, 0],
        [0, 3],
      ],
      [],
    ],
    [
      'three crossings at once',
      [
        'self-crossing 0 (1,0) 0:e0+0:e2',
        'self-crossing 0 (3,0) 0:e0+0:e4',
        'self-crossing 0 (3,1.5) 0:e1+0:e4',
      ],
      [
        [-1, 0],
        [9, 0],
        [1, 2],
        [1, -2],
        [3, -2],
        [3, 2],
        [-1, 3],
      ],
      [],
    ],
    [
      'a vertex on another edge',
      ['self-touching 0 (4,0) 0:v3+0:e0'],
      [
        [0, 0],
        [8, 0],
        [8, 4],
        [4, 0],
        [0, 4],
      ],
      [],
    ],
    [
      'a spike',
      ['self-overlap 0 (8,0)(9,0) 0:e0+0:e1'],
      [
        [0, 0],
        [9, 0],
        [8, 0],
        [8, 8],
      ],
      [],
    ],
    [
      'a hole across the boundary',
      ['rings-crossing 0,1 (8,3) 0:e1+1:e0', 'rings-crossing 0,1 (8,5) 0:e1+1:e1'],
      square,
      [
        [
          [6, 2],
          [10, 4],
          [6, 6],
        ],
      ],
    ],
    [
      'a hole along the boundary',
      ['rings-overlap 0,1 (2,0)(4,0) 0:e0+1:e0'],
      square,
      [
        [
          [2, 0],
          [4, 0],
          [3, 2],
        ],
      ],
    ],
    [
      'a hole outside',
      ['hole-outside 0,1'],
      square,
      [
        [
          [9, 0],
          [10, 0],
          [9, 1],
        ],
      ],
    ],
    [
      'a hole around',
      ['hole-outside 0,1'],
      square,
      [
        [
          [-9, -9],
          [30, -9],
          [-9, 30],
        ],
      ],
    ],
    [
      'a hole in a hole',
      ['nested-holes 1,2'],
      square,
      [
        [
          [1, 1],
          [7, 1],
          [1, 7],
        ],
        [
          [2, 2],
          [3, 2],
          [2, 3],
        ],
      ],
    ],
    [
      'a hole in a hole, all its vertices on it',
      ['nested-holes 1,2'],
      square,
      [
        [
          [1, 1],
          [7, 1],
          [1, 7],
        ],
        [
          [3, 1],
          [4, 4],
          [1, 3],
        ],
      ],
    ],
    [
      'a hole that touches twice',
      ['disconnected-interior 0,1 (8,4) 0:e1+1:v1'],
      square,
      [
        [
          [0, 4],
          [8, 4],
          [4, 5],
        ],
      ],
    ],
    [
      'a chain of holes',
      ['disconnected-interior 0,2 (8,4) 0:e1+2:v1'],
      square,
      [
        [
          [0, 4],
          [4, 4],
          [2, 5],
        ],
        [
          [4, 4],
          [8, 4],
          [6, 5],
        ],
      ],
    ],
  ])('%s', (_, expected, outer, holes) => {
    expect(faultsOf(outer, ...holes)).toEqual(expected);
  });

  it('the place of a crossing is exact', () => {
    const { faults } = polygonValidity2d([
      [0, 0],
      [0.3, 0.1],
      [0.3, 0],
      [0, 0.1],
    ]);
    expect(coordinates2d(faults[0]!.points[0]!)).toEqual([0.15, 0.05]);
  });

  it('names the argument', () => {
    expect(() =>
      polygonValidity2d([
        [0, 0],
        [1, NaN],
      ]),
    ).toThrow('polygonValidity2d: polygon[1][1] must be a finite number, got NaN');
    expect(() => isValidPolygon2d({ outer: square, holes: [[[0]]] } as never)).toThrow(
      'isValidPolygon2d: polygon.holes[0][0] must be a point of 2 coordinates',
    );
    expect(() => polygonValidity2d([square] as never)).toThrow(
      'polygonValidity2d: polygon must be a ring or',
    );
  });
});
