import { describe, expect, it } from 'vitest';
import {
  circleCircle2d,
  circleCircleIntersection2d,
  ellipseEllipseIntersection2d,
  sphereSphere,
  sphereSphereIntersection,
} from '../../src/round/index.js';

type Ball = readonly [x: number, y: number, radius: number];

const circle = ([x, y, radius]: Ball) => ({ center: [x, y], radius }) as const;
const sphere = ([x, y, radius]: Ball) => ({ center: [x, y, 0], radius }) as const;
const ellipse = ([x, y, radius]: Ball) =>
  ({
    center: [x, y],
    axes: [
      [radius, 0],
      [0, radius],
    ],
  }) as const;

const CASES: readonly (readonly [relation: string, a: Ball, b: Ball])[] = [
  ['disjoint', [0, 0, 1], [3, 0, 1]],
  ['disjoint', [0, 0, 5], [1, 0, 2]],
  ['disjoint', [0, 0, 2], [0, 0, 1]],
  ['touching', [0, 0, 5], [6, 8, 5]],
  ['touching', [0, 0, 5], [1, 0, 4]],
  ['crossing', [0, 0, 5], [6, 0, 5]],
  ['overlapping', [1, 2, 3], [1, 2, 3]],
];

/** Points: circles and spheres of radius 0, which no ellipse has. */
const POINTS: typeof CASES = [
  ['disjoint', [0, 0, 0], [1, 0, 0]],
  ['disjoint', [0, 0, 0], [0, 0, 1]],
  ['touching', [3, 4, 0], [0, 0, 5]],
  ['overlapping', [1, 2, 0], [1, 2, 0]],
];

describe('what two curves or surfaces have in common', () => {
  it.each([...CASES, ...POINTS])('is said in the same words: %s %j %j', (relation, a, b) => {
    for (const [p, q] of [
      [a, b],
      [b, a],
    ] as const) {
      const inPlane = circleCircleIntersection2d(circle(p), circle(q));
      const inSpace = sphereSphereIntersection(sphere(p), sphere(q));
      expect(inPlane.relation).toBe(relation);
      expect(inSpace.relation).toBe(relation);
      expect(sphereSphere(sphere(p), sphere(q)).boundaries).toBe(relation);
      const count = { disjoint: 0, touching: 1, crossing: 2, overlapping: 0 }[relation];
      expect(inPlane.points).toHaveLength(count!);
      expect(inSpace.circle === null).toBe(count === 0);
      if (inSpace.circle !== null) expect(inSpace.circle.radius > 0).toBe(count === 2);
    }
  });

  it.each(CASES)('is so of ellipses, too: %s %j %j', (relation, a, b) => {
    const { relation: found, points } = ellipseEllipseIntersection2d(ellipse(a), ellipse(b));
    const circles = circleCircleIntersection2d(circle(a), circle(b));
    expect(found).toBe(relation);
    const sorted = circles.points
      .map(({ rounded }) => rounded.point)
      .sort(([x, y], [u, v]) => x - u || y - v);
    expect(points.map(({ rounded }) => rounded.point)).toEqual(sorted);
  });

  it('is not what the regions have: a circle in another one is apart from it', () => {
    const [a, b] = [circle([0, 0, 5]), circle([1, 0, 2])];
    expect(circleCircle2d(a, b).containment).toBe('containing');
    expect(circleCircleIntersection2d(a, b)).toEqual({ relation: 'disjoint', points: [] });
  });
});
