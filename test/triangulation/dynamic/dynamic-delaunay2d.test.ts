import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { DelaunayLocator2d, DynamicDelaunay2d, delaunay2d } from '../../../src/triangulation/index.js';
import { effort } from '../../support/effort.js';
import { POINT_FAMILIES } from '../plane/point-families.js';

type Place = readonly [number, number];

/** The points that have to be there, by their numbers. */
type Expected = Map<number, Place>;

/** The lists of `delaunay2d` for the points that are there, to the last byte; and who is beside whom. */
function expectSame(dynamic: DynamicDelaunay2d, expected: Expected): void {
  const ids = [...expected.keys()].sort((i, j) => i - j);
  const { ids: said, ...lists } = dynamic.triangulation();
  expect([...said]).toEqual(ids);
  expect(dynamic.size).toBe(ids.length);
  expect(lists).toEqual(delaunay2d(ids.map((id) => expected.get(id)!)));
}

/** What is asked about a point, beside what a locator says that is made for the points that are there. */
function expectSameAnswers(dynamic: DynamicDelaunay2d, expected: Expected, point: Place): void {
  const ids = [...expected.keys()].sort((i, j) => i - j);
  const locator = new DelaunayLocator2d(ids.map((id) => expected.get(id)!));
  const named = (numbers: Iterable<number>) => [...numbers].map((i) => ids[i]!);
  expect([...dynamic.nearestSites(point)]).toEqual(named(locator.nearestSites(point)));
  const nearest = locator.nearestSite(point);
  expect(dynamic.nearestSite(point)).toBe(nearest === null ? null : ids[nearest]);
  expect([...dynamic.naturalNeighbours(point)]).toEqual(named(locator.naturalNeighbours(point)));
  const { location, feature } = locator.locate(point);
  const { triangles, hull } = locator.triangulation;
  const nextOf = (e: number) => (e % 3 === 2 ? e - 2 : e + 1);
  let corners: number[] = [];
  if (feature?.type === 'vertex') corners = [feature.index];
  else if (feature?.type === 'face')
    corners = [...triangles.subarray(3 * feature.index, 3 * feature.index + 3)];
  else if (feature !== null) {
    const { index } = feature;
    corners =
      triangles.length === 0
        ? [hull[index]!, hull[index + 1]!]
        : [triangles[index]!, triangles[nextOf(index)]!];
    corners.sort((i, j) => i - j);
  }
  const found = dynamic.locate(point);
  expect([found.location, ...found.corners]).toEqual([location, ...named(corners)]);
}

/** Points of a list that come, one or many, and go. */
function runHistory(
  random: Random,
  flat: readonly number[],
  steps: number,
  most: number,
  every: number,
): void {
  const pool = Array.from({ length: flat.length / 2 }, (_, i): Place => [flat[2 * i]!, flat[2 * i + 1]!]);
  const start = pool.slice(0, random.below(Math.min(pool.length, most)));
  const dynamic = new DynamicDelaunay2d(start);
  const expected: Expected = new Map(start.map((p, i) => [i, p]));
  for (let k = 0; k < steps; k++) {
    const isGrowing = expected.size === 0 || (expected.size < most && random.oneIn(2));
    const many = random.oneIn(4) ? 1 + random.below(8) : 1;
    if (isGrowing) {
      const added = Array.from({ length: many }, () => pool[random.below(pool.length)]!);
      for (const [i, id] of dynamic.insert(added).entries()) expected.set(id, added[i]!);
    } else {
      const ids = [...expected.keys()];
      const gone = new Set(Array.from({ length: many }, () => ids[random.below(ids.length)]!));
      dynamic.remove(many === 1 ? [...gone][0]! : [...gone]);
      for (const id of gone) expected.delete(id);
    }
    if (k % every !== 0) continue;
    expectSame(dynamic, expected);
    const [p, q] = [pool[random.below(pool.length)]!, pool[random.below(pool.length)]!];
    expectSameAnswers(dynamic, expected, p);
    expectSameAnswers(dynamic, expected, [p[0] / 2 + q[0] / 2, p[1] / 2 + q[1] / 2]);
  }
}

describe.each(POINT_FAMILIES)('DynamicDelaunay2d of %s', (_, draw) => {
  it('is the triangulation of what is there after each step', () => {
    for (let seed = 1; seed <= effort(12); seed++) {
      const random = new Random(seed, 2, 3, 4);
      runHistory(random, draw(random, 12), 40, 8, 1);
    }
  });

  it('is the same where many come, and most go', () => {
    const random = new Random(4, 1, 3, 4);
    const flat = draw(random, 400);
    const dynamic = new DynamicDelaunay2d(flat.slice(0, 200));
    const expected: Expected = new Map();
    const expectMore = (ids: Iterable<number>, at: number) => {
      let k = at;
      for (const id of ids) {
        expected.set(id, [flat[2 * k]!, flat[2 * k + 1]!]);
        k++;
      }
    };
    expectMore(Array(100).keys(), 0);
    // Fewer than are there, and more.
    expectMore(dynamic.insert(flat.slice(200, 260)), 100);
    expectSame(dynamic, expected);
    expectMore(dynamic.insert(flat.slice(260)), 130);
    expectSame(dynamic, expected);
    for (const every of [9, 3, 2]) {
      const gone = [...expected.keys()].filter((_, k) => k % every === 0);
      dynamic.remove(Uint32Array.from(gone));
      for (const id of gone) expected.delete(id);
      expectSame(dynamic, expected);
    }
    dynamic.remove([...expected.keys()]);
    expect([dynamic.size, dynamic.triangulation().hull.length]).toEqual([0, 0]);
    expectMore(dynamic.insert(flat), 0);
    expectSame(dynamic, new Map([...expected].slice(-400)));
  });

  it('is the same of many points', () => {
    const random = new Random(9, 9, 3, 4);
    runHistory(random, draw(random, 300), effort(300), 200, 20);
  });
});

/** Points of a circle in doubles, some of a circle that integers are on, and its middle. */
function hub(k: number): number[] {
  const flat = Array.from({ length: k }, (_, i) => {
    const t = (6.283185307179586 * i) / k;
    return i % 5 === 0
      ? [
          [65, 0],
          [-65, 0],
          [16, 63],
          [33, -56],
          [-63, 16],
        ][(i / 5) % 5]!
      : [65 * Math.cos(t), 65 * Math.sin(t)];
  });
  return [...flat.flat(), 0, 0];
}

describe('DynamicDelaunay2d', () => {
  it.each([20, 39, 40, 41, 300])('takes the middle of %i points out of a wheel, and puts it back', (k) => {
    const flat = hub(k);
    const dynamic = new DynamicDelaunay2d(flat);
    const expected: Expected = new Map(
      Array.from({ length: k + 1 }, (_, i) => [i, [flat[2 * i]!, flat[2 * i + 1]!]]),
    );
    expect(dynamic.neighbours(k).length).toBeGreaterThan(k - k / 5 - 1);
    dynamic.remove(k);
    expected.delete(k);
    expectSame(dynamic, expected);
    const [id] = dynamic.insert([0, 0]);
    expected.set(id!, [0, 0]);
    expectSame(dynamic, expected);
    // A point far away that sees half the circle: infinity is around it, too.
    const [far] = dynamic.insert([1e300, 1]);
    expected.set(far!, [1e300, 1]);
    expectSame(dynamic, expected);
    dynamic.remove(far!);
    expected.delete(far!);
    expectSame(dynamic, expected);
  });

  it('makes a line of a fan that loses its apex', () => {
    const line = Array.from({ length: 60 }, (_, i): Place => [i / 10, 0]);
    const dynamic = new DynamicDelaunay2d([...line, [0.5, 1]]);
    const expected: Expected = new Map(line.map((p, i) => [i, p]));
    dynamic.remove(60);
    expectSame(dynamic, expected);
    expect([...dynamic.neighbours(7)]).toEqual([6, 8]);
    dynamic.remove([0, 59, 30]);
    for (const id of [0, 59, 30]) expected.delete(id);
    expectSame(dynamic, expected);
    const [apex] = dynamic.insert([[3, -1e-300]]);
    expected.set(apex!, [3, -1e-300]);
    expectSame(dynamic, expected);
    expect(dynamic.neighbours(apex!).length).toBe(57);
  });

  it('triangulates anew where a batch flips more edges than that would take', () => {
    // Points of a parabola and a far one: each point of the batch sees most of those before it.
    const ends = Array.from({ length: 200 }, (_, i): Place => [i, i * i]);
    const others = Array.from({ length: 150 }, (_, i): Place => [-1 - i, -1e6 - i * i]);
    const dynamic = new DynamicDelaunay2d(ends);
    const ids = dynamic.insert(others);
    const expected: Expected = new Map([...ends, ...others].map((p, i) => [i, p]));
    expectSame(dynamic, expected);
    dynamic.remove(ids.subarray(0, 100));
    for (const id of ids.subarray(0, 100)) expected.delete(id);
    expectSame(dynamic, expected);
  });

  it('keeps equal points apart', () => {
    const dynamic = new DynamicDelaunay2d([0, 0, 4, 0, 0, 4, 4, 0]);
    expect([...dynamic.triangulation().duplicates]).toEqual([3, 1]);
    expect([...dynamic.locate([4, -0]).corners]).toEqual([1]);
    dynamic.remove(1);
    expect([...dynamic.locate([4, 0]).corners]).toEqual([3]);
    expect([...dynamic.triangulation().triangles]).toEqual([0, 2, 1]);
    expect([...dynamic.insert([-0, -0])]).toEqual([4]);
    expect(dynamic.point(4)).toEqual([0, 0]);
    dynamic.remove([0, 3]);
    expect([dynamic.size, dynamic.has(0), dynamic.has(2), dynamic.has(0.5)]).toEqual([2, false, true, false]);
    expect([...dynamic.triangulation().hull]).toEqual([1, 0]);
    expect([...dynamic.neighbours(4)]).toEqual([2]);
    dynamic.remove(2);
    expect([...dynamic.neighbours(4)]).toEqual([]);
    expect([...dynamic.naturalNeighbours([5, 5])]).toEqual([4]);
    dynamic.remove(4);
    expect(dynamic.nearestSite([1, 1])).toBeNull();
    expect(dynamic.locate([1, 1])).toEqual({ location: 'outside', corners: new Uint32Array(0) });
  });

  it('refuses what is no point, and what is not there, and changes nothing then', () => {
    const dynamic = new DynamicDelaunay2d([0, 0, 4, 0, 0, 4]);
    expect(() => new DynamicDelaunay2d([[0]])).toThrow(/^DynamicDelaunay2d: points\[0\] must be/);
    expect(() => dynamic.insert([1, 1, 2])).toThrow(/^DynamicDelaunay2d.insert: points.length must be/);
    expect(() =>
      dynamic.insert([
        [1, 1],
        [0, Number.NaN],
      ]),
    ).toThrow(/^DynamicDelaunay2d.insert: points\[1\]/);
    expect(() => dynamic.remove(3)).toThrow(
      'DynamicDelaunay2d.remove: ids must be the number of a point that is there, got 3',
    );
    expect(() => dynamic.remove([0, 7])).toThrow(/^DynamicDelaunay2d.remove: ids\[1\] must be/);
    expect(() => dynamic.remove([0, 1, 0])).toThrow(/^DynamicDelaunay2d.remove: ids\[2\] must be/);
    expect(() => dynamic.remove('a' as never)).toThrow(/^DynamicDelaunay2d.remove: ids must be/);
    expect(() => dynamic.neighbours(-1)).toThrow(/^DynamicDelaunay2d.neighbours: id must be/);
    expect(() => dynamic.point(1.5)).toThrow(/^DynamicDelaunay2d.point: id must be/);
    expect(() => dynamic.locate([0])).toThrow(/^DynamicDelaunay2d.locate: point must be/);
    expect(() => dynamic.nearestSite([0, Number.NaN])).toThrow(/^DynamicDelaunay2d.nearestSite: point\[1\]/);
    expect(() => dynamic.nearestSites(3 as never)).toThrow(/^DynamicDelaunay2d.nearestSites: point must be/);
    expect(() => dynamic.naturalNeighbours([])).toThrow(
      /^DynamicDelaunay2d.naturalNeighbours: point must be/,
    );
    expect(dynamic.size).toBe(3);
  });
});
