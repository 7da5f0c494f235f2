import { expect, it } from 'vitest';
import { SIZE } from '../../../src/oracle/cases/round/polygon-pairs.js';
import { hullOfPlaces } from '../../../src/oracle/referees/shapes/round/plane-places.js';
import { flatAnswer } from '../../../src/oracle/referees/shapes/round/plane-sections.js';
import { polygonPairReferee } from '../../../src/oracle/referees/shapes/round/polygon-pairs.js';
import { normalOf } from '../../../src/oracle/referees/shapes/round/space-polygons.js';
import { rational, type Vector } from '../../../src/oracle/referees/shapes/vectors.js';

function pair(a: readonly number[][], b: readonly number[][]): string {
  const values = new Float64Array(2 * SIZE);
  for (const [at, ring] of [
    [0, a],
    [SIZE, b],
  ] as const) {
    values[at] = ring.length;
    values.set(ring.flat(), at + 1);
  }
  return polygonPairReferee(values);
}

it('sees polygons cross on a wall between cells, along any axis', () => {
  // Two triangles with a corner, and a place on the side across from there, on one axis.
  const [a, b] = [
    [
      [0, 0, 0],
      [0, -6, -8],
      [-1, 3, 4],
    ],
    [
      [0, 0, 0],
      [0, -4, 3],
      [-1, 12, -9],
    ],
  ];
  for (let turn = 0; turn < 3; turn++) {
    const turned = (p: number[]) => p.map((_, k) => p[(k + turn) % 3]!);
    expect(pair(a.map(turned), b.map(turned))).toBe('crossing none');
    expect(pair(b.map(turned), a.map(turned))).toBe('crossing none');
  }
});

it('finds a segment in an edge, whatever lies on the line of that beyond it', () => {
  const corners: Vector[] = [
    [0n, 0n, 0n],
    [2n, 0n, 0n],
    [2n, -2n, 0n],
    [4n, -2n, 0n],
    [4n, 0n, 0n],
    [6n, 0n, 0n],
    [6n, -4n, 0n],
    [0n, -4n, 0n],
  ];
  const ring = { corners, normal: normalOf(corners) };
  const answer = (from: bigint, to: bigint) =>
    flatAnswer([rational([from, 0n, 0n]), rational([to, 0n, 0n])], ring);
  expect(answer(0n, 2n)).toBe('touching inside');
  expect(answer(4n, 5n)).toBe('touching inside');
  expect(answer(1n, 5n)).toBe('touching none');
});

it('leaves of places the corners of their hull, also where these are on a line or one', () => {
  const at = (x: bigint, y: bigint, w = 1n) => ({ x, y, w });
  const square = [at(0n, 0n), at(2n, 0n), at(2n, 2n), at(0n, 2n)];
  expect(hullOfPlaces([...square, at(1n, 1n), at(2n, 1n), at(4n, 4n, 2n)])).toHaveLength(4);
  expect(hullOfPlaces([at(0n, 0n), at(1n, 3n, 2n), at(1n, 2n), at(2n, 4n)])).toHaveLength(3);
  expect(hullOfPlaces([at(0n, 0n), at(1n, 2n), at(2n, 4n), at(3n, 6n, 2n)])).toEqual([
    at(0n, 0n),
    at(2n, 4n),
  ]);
  expect(hullOfPlaces([at(1n, 2n), at(2n, 4n, 2n)])).toHaveLength(1);
});
