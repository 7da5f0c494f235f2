import { describe, expect, it } from 'vitest';
import type { Circle, Ellipse, Ellipsoid, Sphere } from '../../../src/core/shapes.js';
import {
  circleCircle2d,
  circleEllipse2d,
  circleIntersectsEllipse2d,
  ellipseEllipse2d,
  ellipsoidEllipsoid,
  pointEllipse2d,
  pointEllipsoid,
  sphereEllipsoid,
  sphereIntersectsEllipsoid,
  sphereSphere,
} from '../../../src/round/index.js';
import { contains, intersects, relation } from '../../../src/shapes/index.js';

type Place = readonly [number, number, number];

const sphere = (center: Place, radius: number): Sphere => ({ center, radius });
const circle = (x: number, y: number, radius: number): Circle => ({ center: [x, y], radius });
const ellipsoid = (center: Place, a: number, b: number, c: number): Ellipsoid => ({
  center,
  axes: [
    [a, 0, 0],
    [0, b, 0],
    [0, 0, c],
  ],
});
const ellipse = (x: number, y: number, a: number, b: number): Ellipse => ({
  center: [x, y],
  axes: [
    [a, 0],
    [0, b],
  ],
});

function words(a: Sphere, b: Ellipsoid): string {
  const { relation: found, containment, boundaries } = sphereEllipsoid(a, b);
  expect(sphereIntersectsEllipsoid(a, b)).toBe(found !== 'disjoint');
  return `${found} ${containment} ${boundaries}`;
}

function words2d(a: Circle, b: Ellipse): string {
  const { relation: found, containment, boundaries } = circleEllipse2d(a, b);
  expect(circleIntersectsEllipse2d(a, b)).toBe(found !== 'disjoint');
  return `${found} ${containment} ${boundaries}`;
}

describe('sphereEllipsoid', () => {
  it('knows all positions', () => {
    const one = ellipsoid([0, 0, 0], 5, 3, 2);
    expect(words(sphere([0, 4, 0], 1), one)).toBe('touching none touching');
    expect(words(sphere([0, 4, 0], 1 - 2 ** -53), one)).toBe('disjoint none disjoint');
    expect(words(sphere([0, 4, 0], 1 + 2 ** -52), one)).toBe('overlapping none crossing');
    expect(words(sphere([9, 9, 9], 1), one)).toBe('disjoint none disjoint');
    expect(words(sphere([1, 0, 0], 1), one)).toBe('overlapping inside disjoint');
    expect(words(sphere([0, 2, 0], 1), one)).toBe('overlapping inside touching');
    expect(words(sphere([1, 0, 0], 7), one)).toBe('overlapping containing disjoint');
    expect(words(sphere([0, 0, 0], 5), one)).toBe('overlapping containing touching');
    expect(words(sphere([0, 0, 0], 4), one)).toBe('overlapping none crossing');
    expect(words(sphere([1, 2, 3], 5), ellipsoid([1, 2, 3], -5, 5, 5))).toBe('overlapping equal overlapping');
  });

  it('sees tangents where no axis ends, and an ulp beside them', () => {
    // p / a for p = (1, 2, 2) / 3 and a = (1, 3, 5): (15, 10, 6) / 45, of length 19 / 45.
    const skew = ellipsoid([0, 0, 0], 3, 9, 15);
    const at = (steps: number): Place => [1 + 15 * steps, 6 + 10 * steps, 10 + 6 * steps];
    expect(words(sphere(at(2), 38), skew)).toBe('touching none touching');
    expect(words(sphere(at(2), 38 - 2 ** -47), skew)).toBe('disjoint none disjoint');
    expect(words(sphere(at(2), 38 + 2 ** -47), skew)).toBe('overlapping none crossing');
    expect(words(sphere(at(-9), 171), skew)).toBe('overlapping containing touching');
    expect(words(sphere(at(-9), 171 - 2 ** -45), skew)).toBe('overlapping none crossing');
    expect(words(sphere(at(-9), 171 + 2 ** -45), skew)).toBe('overlapping containing disjoint');
    expect(words(sphere(at(0), 0), skew)).toBe('touching inside touching');
  });

  it('takes a sphere for the ellipsoid that it is', () => {
    const turned: Ellipsoid = {
      center: [1, 0, -1],
      axes: [
        [1, 2, 2],
        [4, 2, -4],
        [1, -1, 0.5],
      ],
    };
    for (let i = 0; i < 120; i++) {
      const center: Place = [(i % 7) - 3, (i % 5) - 2, (i % 3) - 1];
      const radius = (1 + (i % 11)) / 2;
      const given = ellipsoid(center, radius, radius, radius);
      expect(sphereEllipsoid(sphere(center, radius), turned)).toEqual(ellipsoidEllipsoid(given, turned));
    }
  });

  it('agrees with the spheres that ellipsoids can be, also about points', () => {
    for (let i = 0; i < 240; i++) {
      const center: Place = [(i % 9) - 4, (i % 7) - 3, i % 5];
      const [r, s] = [(i % 8) / 2, 1 + (i % 11) / 2];
      const expected = sphereSphere(sphere(center, r), sphere([0, 0, 0], s));
      expect(sphereEllipsoid(sphere(center, r), ellipsoid([0, 0, 0], s, s, s))).toEqual(expected);
    }
  });

  it('takes a sphere of radius 0 for a point', () => {
    const one = ellipsoid([1, 1, 1], 3, 9, 15);
    const said = { outside: 'disjoint none disjoint', boundary: 'touching inside touching' };
    const all = { ...said, inside: 'overlapping inside disjoint' };
    const found = new Set<string>();
    for (let i = 0; i < 27; i++) {
      const place = [1 + (i % 3), 5 + (Math.floor(i / 3) % 3) * 2, 10 + Math.floor(i / 9)] as const;
      const { location } = pointEllipsoid(place, one);
      found.add(location);
      expect(words(sphere(place, 0), one)).toBe(all[location]);
      expect(words(sphere(place, -0), one)).toBe(all[location]);
    }
    expect([...found].sort()).toEqual(['boundary', 'inside', 'outside']);
    // One ulp, which doubles alone do not see.
    expect(words(sphere([2 + 2 ** -51, 7, 11], 0), one)).toBe(all.outside);
    expect(words(sphere([2 - 2 ** -52, 7, 11], 0), one)).toBe(all.inside);
  });

  it('is right at the ends of the range of doubles', () => {
    const [tiny, huge] = [Number.MIN_VALUE, 2 ** 1023];
    expect(words(sphere([0, 0, 0], tiny), ellipsoid([0, 0, 0], huge, 1, tiny))).toBe(
      'overlapping inside touching',
    );
    expect(words(sphere([0, 2 * tiny, 0], tiny), ellipsoid([0, 0, 0], huge, tiny, 1))).toBe(
      'touching none touching',
    );
    expect(words(sphere([-huge, 0, 0], huge), ellipsoid([huge, 0, 0], huge, tiny, 1))).toBe(
      'touching none touching',
    );
    expect(words(sphere([huge, 0, 0], 0), ellipsoid([0, 0, 0], huge, tiny, 1))).toBe(
      'touching inside touching',
    );
    expect(words(sphere([0, tiny, 0], 0), ellipsoid([0, 0, 0], huge, tiny, huge))).toBe(
      'touching inside touching',
    );
    expect(words(sphere([tiny, tiny, 0], 0), ellipsoid([0, 0, 0], huge, tiny, huge))).toBe(
      'disjoint none disjoint',
    );
  });

  it('names the argument that is none', () => {
    expect(() => sphereEllipsoid(sphere([0, 0, 0], -1), ellipsoid([0, 0, 0], 1, 1, 1))).toThrow(
      /sphereEllipsoid: sphere\.radius/,
    );
    expect(() => sphereEllipsoid(sphere([0, 0, 0], 1), ellipsoid([0, 0, 0], 1, 1, 0))).toThrow(
      /sphereEllipsoid: ellipsoid\.axes/,
    );
    expect(() => sphereIntersectsEllipsoid(sphere([0, 0, 0], 0), ellipsoid([0, 0, 0], 1, 0, 1))).toThrow(
      /sphereIntersectsEllipsoid: ellipsoid\.axes/,
    );
  });
});

describe('circleEllipse2d', () => {
  it('knows all positions', () => {
    const one = ellipse(0, 0, 5, 3);
    expect(words2d(circle(9, 0, 4), one)).toBe('touching none touching');
    expect(words2d(circle(9.5, 0, 4), one)).toBe('disjoint none disjoint');
    expect(words2d(circle(8.5, 0, 4), one)).toBe('overlapping none crossing');
    expect(words2d(circle(0, 1, 1), one)).toBe('overlapping inside disjoint');
    expect(words2d(circle(0, 2, 1), one)).toBe('overlapping inside touching');
    expect(words2d(circle(1, 0, 9), one)).toBe('overlapping containing disjoint');
    expect(words2d(circle(0, 0, 5), one)).toBe('overlapping containing touching');
    expect(words2d(circle(0, 0, 3), one)).toBe('overlapping inside touching');
    expect(
      words2d(circle(7, 8, 5), {
        center: [7, 8],
        axes: [
          [3, 4],
          [-4, 3],
        ],
      }),
    ).toBe('overlapping equal overlapping');
  });

  it('tells the circle of curvature, which crosses, from those that touch', () => {
    // The axes 2500 and 6250, the point (1500, 5000), the normal (15, 8) / 17 and the radius 4913 = 17³ there.
    const one = ellipse(0, 0, 2500, 6250);
    const at = (steps: number) => circle(1500 - 15 * steps, 5000 - 8 * steps, 17 * Math.abs(steps));
    expect(words2d(at(289), one)).toBe('overlapping none crossing');
    expect(words2d(at(-1), one)).toBe('touching none touching');
    expect(words2d(at(1), one)).toBe('overlapping inside touching');
    expect(words2d(at(2000), one)).toBe('overlapping containing touching');
    expect(words2d(at(0), one)).toBe('touching inside touching');
  });

  it('takes a circle for the ellipse that it is', () => {
    const skew: Ellipse = {
      center: [1, 0],
      axes: [
        [3, 1],
        [1, 2],
      ],
    };
    for (let i = 0; i < 120; i++) {
      const [x, y, r] = [(i % 9) - 4, (i % 7) - 3, (1 + (i % 11)) / 2] as const;
      expect(circleEllipse2d(circle(x, y, r), skew)).toEqual(ellipseEllipse2d(ellipse(x, y, r, r), skew));
      const point = circleEllipse2d(circle(x, y, 0), skew);
      expect(point.relation === 'disjoint').toBe(pointEllipse2d([x, y], skew).location === 'outside');
      expect(circleEllipse2d(circle(x, y, r - 0.5), ellipse(0, 0, 3, 3))).toEqual(
        circleCircle2d(circle(x, y, r - 0.5), circle(0, 0, 3)),
      );
    }
  });

  it('names the argument that is none', () => {
    expect(() => circleEllipse2d(circle(0, Number.NaN, 1), ellipse(0, 0, 1, 1))).toThrow(
      /circleEllipse2d: circle\.center/,
    );
    expect(() => circleIntersectsEllipse2d(circle(0, 0, 0), ellipse(0, 0, 1, 0))).toThrow(
      /circleIntersectsEllipse2d: ellipse\.axes/,
    );
  });
});

describe('any two shapes', () => {
  it('are answered in either order', () => {
    const ball = { ...sphere([0, 2, 0], 1), type: 'sphere' } as const;
    const around = { ...ellipsoid([0, 0, 0], 5, 3, 2), type: 'ellipsoid' } as const;
    expect(relation(ball, around)).toEqual({
      relation: 'overlapping',
      containment: 'inside',
      boundaries: 'touching',
      contact: null,
    });
    expect(relation(around, ball).containment).toBe('containing');
    expect(contains(around, ball)).toBe(true);
    expect(contains(ball, around)).toBe(false);
    const disk = { ...circle(9, 0, 4), type: 'circle' } as const;
    const flat = { ...ellipse(0, 0, 5, 3), type: 'ellipse' } as const;
    expect(relation(flat, disk).relation).toBe('touching');
    expect(intersects(disk, flat)).toBe(true);
    expect(contains(flat, { type: 'circle', center: [5, 0], radius: 0 })).toBe(true);
  });
});
