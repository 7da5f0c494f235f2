import { describe, expect, test } from 'vitest';
import {
  delaunay3dReferee,
  delaunayTetrahedraReferee,
} from '../../../src/oracle/referees/constructions/tetrahedra.js';
import { checkDelaunayTetrahedra } from '../../../src/oracle/referees/constructions/tetrahedra-faults.js';

type Points = readonly (readonly [number, number, number])[];

const valuesOf = (points: Points) => Float64Array.from([points.length, ...points.flat()]);
const fault = (points: Points, answer: unknown) =>
  checkDelaunayTetrahedra(valuesOf(points), JSON.stringify(answer));

/** A tetrahedron, and a point beyond one of its facets. */
const CHAIN: Points = [
  [0, 0, 0],
  [4, 0, 0],
  [0, 4, 0],
  [0, 0, 4],
  [4, 4, 4],
];
const RIGHT = [0, 3, 1, 2, 3, 2, 4, 1];
const CUBE: Points = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1, (i >> 1) & 1, i >> 2]);
const CUT_IN_FIVE = [0, 1, 2, 4, 3, 2, 1, 7, 5, 4, 7, 1, 6, 7, 4, 2, 1, 2, 4, 7];

describe('Delaunay tetrahedra', () => {
  test('are right either way round, all of them', () => {
    const turned = RIGHT.map((_, at) => RIGHT[at % 4 < 2 ? at - (at % 4) + 1 - (at % 4) : at]!);
    expect([fault(CHAIN, RIGHT), fault(CHAIN, turned)]).toEqual([undefined, undefined]);
    expect(fault(CHAIN, [...RIGHT.slice(0, 4), ...turned.slice(4)])).toBe(
      `tetrahedron ${turned.slice(4).join(' ')} is the other way round`,
    );
  });

  test('are all there, each once, and none is flat', () => {
    expect(fault(CHAIN, RIGHT.slice(0, 4))).toMatch('a tetrahedron is missing');
    expect(fault(CHAIN, RIGHT.slice(4))).toMatch('a tetrahedron is missing');
    expect(fault(CHAIN, [...RIGHT, ...RIGHT.slice(0, 4)])).toMatch('is not between two tetrahedra');
    expect(fault(CUBE, [...CUT_IN_FIVE, 0, 1, 2, 3])).toBe('tetrahedron 0 1 2 3 has no volume');
    expect(fault(CHAIN, [])).toBe('the tetrahedra have the volume 0/1, the hull 32/1');
  });

  test('have no point strictly inside of their spheres', () => {
    // The same hull from two tetrahedra, and from three around the edge between the two apexes.
    const bipyramid = (height: number): Points => [
      [3, 0, 0],
      [-2, 3, 0],
      [-2, -3, 0],
      [0, 0, height],
      [0, 0, -height],
    ];
    const [two, three] = [
      [0, 1, 2, 3, 0, 2, 1, 4],
      [0, 1, 4, 3, 1, 2, 4, 3, 2, 0, 4, 3],
    ];
    expect([fault(bipyramid(9), two), fault(bipyramid(1), three)]).toEqual([undefined, undefined]);
    expect(fault(bipyramid(1), two)).toBe('point 4 lies inside the sphere of tetrahedron 0 1 2 3');
    expect(fault(bipyramid(9), three)).toBe('point 2 lies inside the sphere of tetrahedron 0 1 4 3');
  });

  test('of cospherical points go any way that fits together', () => {
    expect(fault(CUBE, CUT_IN_FIVE)).toBeUndefined();
    const [, ...others] = JSON.parse(`[${delaunay3dReferee(valuesOf(CUBE)).split(' ')[1]}]`) as number[];
    expect(others).toHaveLength(4 * 6 - 1);
    // A corner of the cube that is cut off two ways.
    expect(fault(CUBE, [...CUT_IN_FIVE, 0, 1, 2, 7])).toMatch('is not between two tetrahedra');
    expect(delaunayTetrahedraReferee(valuesOf(CUBE))).toBe('cospherical 8 1/1');
  });

  test('use every point, and equal ones once', () => {
    const more: Points = [...CHAIN, [0, 0, 0]];
    expect(fault(more, RIGHT)).toBeUndefined();
    expect(
      fault(
        more,
        RIGHT.map((i) => (i === 0 ? 5 : i)),
      ),
    ).toBeUndefined();
    expect(delaunayTetrahedraReferee(valuesOf(more))).toBe('cospherical 5 32/1');
  });

  test('of points in a plane there are none', () => {
    const flat: Points = [
      [0, 0, 0],
      [1, 0, 1],
      [0, 1, 1],
      [1, 1, 2],
    ];
    expect(fault(flat, [])).toBeUndefined();
    expect(fault(flat, [0, 1, 2, 3])).toBe('tetrahedron 0 1 2 3 has no volume');
    expect(delaunay3dReferee(valuesOf(flat))).toBe('polygon    ');
  });
});
