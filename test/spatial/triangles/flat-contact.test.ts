import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/oracle/answers/text.js';
import { flatContact } from '../../../src/spatial/triangles/flat-contact.js';
import { FIRST, placeTriangle, SECOND } from '../../../src/spatial/triangles/workspace.js';

type Plane = readonly (readonly [number, number])[];

/** The contact of two triangles of the plane z = x + 2 y, which keeps integers. */
function contactOf(a: Plane, b: Plane): string {
  const lifted = ([p, q, r]: Plane) => {
    const [x, y, z] = [p!, q!, r!].map(([u, v]) => [u, v, u + 2 * v]);
    return { a: x!, b: y!, c: z! };
  };
  placeTriangle(FIRST, lifted(a));
  placeTriangle(SECOND, lifted(b));
  const { relation, contact } = flatContact();
  return contactText({ relation, contact });
}

const BIG: Plane = [
  [0, 0],
  [4, 0],
  [0, 4],
];

describe('triangles of one plane', () => {
  it.each<[string, Plane, string]>([
    [
      'apart',
      [
        [5, 5],
        [6, 5],
        [5, 6],
      ],
      'disjoint',
    ],
    [
      'with a common corner',
      [
        [4, 0],
        [6, 0],
        [4, 2],
      ],
      'touching v1/v0',
    ],
    [
      'with a corner on an edge',
      [
        [2, 2],
        [4, 2],
        [4, 4],
      ],
      'touching e1/v0',
    ],
    [
      'inside',
      [
        [1, 1],
        [2, 1],
        [1, 2],
      ],
      'overlapping f0/v0 f0/v1 f0/v2',
    ],
    [
      'a segment through two edges',
      [
        [-1, 1],
        [9, 1],
        [4, 1],
      ],
      'overlapping e2/e0 e1/e0',
    ],
    [
      'a point of the inside',
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
      'overlapping f0/v0',
    ],
    [
      'a point of an edge',
      [
        [2, 2],
        [2, 2],
        [2, 2],
      ],
      'touching e1/v0',
    ],
  ])('%s', (_, other, expected) => {
    const words = (text: string) => text.split(' ').sort();
    expect(words(contactOf(BIG, other))).toEqual(words(expected));
    // The other way round, features change places.
    const turned = expected.split(' ').map((word) => word.split('/').reverse().join('/'));
    expect(words(contactOf(other, BIG))).toEqual(turned.sort());
  });

  it('have their common polygon counterclockwise, seen from the front of the first', () => {
    const star: Plane = [
      [3, -1],
      [3, 3],
      [-1, 3],
    ];
    expect(contactOf(BIG, star)).toBe('overlapping e0/e0 e1/e0 e1/e1 e2/e1 e2/e2 e0/e2');
    const turned: Plane = [BIG[0]!, BIG[2]!, BIG[1]!];
    expect(contactOf(turned, star)).toBe('overlapping e0/e1 e1/e1 e1/e0 e2/e0 e2/e2 e0/e2');
  });
});
