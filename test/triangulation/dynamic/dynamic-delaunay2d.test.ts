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

  it('is the same of many points', () => {
    const random = new Random(9, 9, 3, 4);
    runHistory(random, draw(random, 300), effort(300), 200, 20);
  });
});
