import Peer from 'delaunator';
import { describe, expect, it } from 'vitest';
import Delaunator from '../../src/delaunator/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { delaunay2d } from '../../src/triangulation/index.js';

const corners = (triangles: Uint32Array): string[] => {
  const rows = Array.from({ length: triangles.length / 3 }, (_, t) => {
    const row = [...triangles.subarray(3 * t, 3 * t + 3)];
    const least = row.indexOf(Math.min(...row));
    return [...row.slice(least), ...row.slice(0, least)].join(' ');
  });
  return rows.sort();
};
const around = (hull: Uint32Array): number[] => {
  const least = hull.indexOf(Math.min(...hull));
  return [...hull.subarray(least), ...hull.subarray(0, least)];
};
const random = new Random(4, 3, 2, 1);
const points = Float64Array.from({ length: 4000 }, () => random.unit());

describe('in the place of delaunator', () => {
  it('has its triangles, hull and half-edges on random points', () => {
    const [ours, theirs] = [new Delaunator(points), new Peer(points)];
    expect(corners(ours.triangles)).toEqual(corners(theirs.triangles));
    expect(around(ours.hull)).toEqual(around(theirs.hull));
    expect(ours.trianglesLen).toBe(theirs.triangles.length);
    expect(ours.coords).toBe(points);
    const apart = ours.triangles.filter((from, e) => {
      const other = ours.halfedges[e]!;
      const next = (h: number) => (h % 3 === 2 ? h - 2 : h + 1);
      return other >= 0 && (ours.halfedges[other] !== e || ours.triangles[next(other)] !== from);
    });
    expect(apart).toHaveLength(0);
    expect(ours.halfedges.filter((e) => e < 0)).toHaveLength(ours.hull.length);
  });

  it('takes points of any kind, and changes', () => {
    const list = [{ at: [5, 5] }, { at: [7, 5] }, { at: [7, 6] }, { at: [5, 5] }];
    const delaunay = Delaunator.from(
      list,
      (p) => p.at[0]!,
      (p) => p.at[1]!,
    );
    expect(delaunay.triangles).toEqual(Uint32Array.of(0, 2, 1));
    delaunay.coords.set([4, 6], 6);
    delaunay.update();
    expect(corners(delaunay.triangles)).toEqual(corners(new Peer(delaunay.coords).triangles));
    expect(
      Delaunator.from([
        [0, 0],
        [1, 0],
        [3, 0],
        [2, 0],
      ]).hull,
    ).toEqual(Uint32Array.of(0, 1, 3, 2));
    expect(Delaunator.from([]).hull).toEqual(new Uint32Array(0));
  });

  it('is the exact triangulation, turned', () => {
    const lattice = Array.from({ length: 200 }, () => random.between(0, 9) / 10);
    const exact = delaunay2d(lattice);
    const drawn = new Delaunator(lattice);
    expect(corners(drawn.triangles.slice().reverse())).toEqual(corners(exact.triangles));
    expect([...drawn.hull].sort()).toEqual([...exact.hull].sort());
  });

  it('refuses what it refuses, and what is not finite', () => {
    expect(() => new Delaunator([[0, 0]] as never)).toThrow(/^Delaunator: coords/);
    expect(() => new Delaunator({ length: -1 })).toThrow(RangeError);
    expect(() => new Delaunator([0, Number.NaN])).toThrow(/^Delaunator: coords\[1\] must be a finite number/);
    expect(() => Delaunator.from([[0, 0]], 3 as never)).toThrow(/^Delaunator.from: getX must be a function/);
  });
});

it('from names the point that is wrong', () => {
  const from = Delaunator.from as (...all: readonly unknown[]) => unknown;
  expect(() =>
    from([
      [0, 0],
      [1, 'x'],
    ]),
  ).toThrow("Delaunator.from: points[1][1] must be a finite number, got the string 'x'");
  expect(() => from([[0, 0], null])).toThrow('Delaunator.from: points[1] must be a list of two coordinates');
  expect(() => from([{ x: 1, y: 2 }])).toThrow('as no getX or getY says where they are');
  const getX = ({ x }: { x: number }) => x;
  expect(() => from([{ x: 1 }], getX, () => Number.NaN)).toThrow(
    'getY(points[0]) must be a finite number, got NaN',
  );
});
