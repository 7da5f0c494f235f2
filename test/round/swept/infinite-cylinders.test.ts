import { describe, expect, it } from 'vitest';
import {
  capsuleInfiniteCylinder,
  capsuleInfiniteCylinderDistance,
  infiniteCylinderBox,
  infiniteCylinderBoxDistance,
  infiniteCylinderInfiniteCylinder,
  infiniteCylinderInfiniteCylinderDistance,
  infiniteCylinderIntersectsBox,
  infiniteCylindersIntersect,
  infiniteCylinderTriangle,
  lineInfiniteCylinderDistance,
  lozengeInfiniteCylinder,
  pointInfiniteCylinderDistance,
} from '../../../src/round/index.js';

/** About the z axis. */
const cylinder = { origin: [0, 0, 7], direction: [0, 0, -2], radius: 5 } as const;
const words = ({
  relation,
  containment,
}: {
  readonly relation: string;
  readonly containment: string;
}): string => `${relation} ${containment}`;

describe('infinite cylinders beside what is flat', () => {
  it('compare the distance of the axis with the radius', () => {
    const box = { min: [3, 4, -9], max: [9, 9, 9] };
    expect(words(infiniteCylinderBox(cylinder, box))).toBe('touching none');
    expect(infiniteCylinderIntersectsBox(cylinder, box)).toBe(true);
    const beside = { min: [3, 4.000000000000001, -9], max: [9, 9, 9] };
    expect(words(infiniteCylinderBox(cylinder, beside))).toBe('disjoint none');
    expect(infiniteCylinderIntersectsBox(cylinder, beside)).toBe(false);
    expect(words(infiniteCylinderBox(cylinder, { min: [-3, -4, -900], max: [3, 4, 900] }))).toBe(
      'overlapping containing',
    );
    const axis = { ...cylinder, radius: 0 };
    expect(words(infiniteCylinderTriangle(axis, { a: [-1, -1, 0], b: [2, -1, 0], c: [-1, 2, 0] }))).toBe(
      'crossing none',
    );
    expect(infiniteCylinderBoxDistance(cylinder, { min: [6, 8, 1], max: [9, 9, 2] })).toMatchObject({
      distance: 5,
      unique: false,
      closest: [{ rounded: { pointA: [3, 4, 1] } }, { rounded: { pointA: [3, 4, 2] } }],
    });
  });
});

describe('infinite cylinders beside what is swept', () => {
  it('contain what is near enough to the axis, and each other where they are parallel', () => {
    const capsule = { start: [3, 0, -1e9], end: [-3, 0, 1e9], radius: 2 };
    expect(words(capsuleInfiniteCylinder(capsule, cylinder))).toBe('overlapping inside');
    expect(words(capsuleInfiniteCylinder({ ...capsule, radius: 2.0000000000000004 }, cylinder))).toBe(
      'overlapping none',
    );
    const inner = { origin: [0, 3, 0], direction: [0, 0, 1], radius: 2 };
    expect(words(infiniteCylinderInfiniteCylinder(inner, cylinder))).toBe('overlapping inside');
    expect(words(infiniteCylinderInfiniteCylinder(cylinder, inner))).toBe('overlapping containing');
    expect(words(infiniteCylinderInfiniteCylinder(cylinder, { ...cylinder, origin: [0, 0, 1] }))).toBe(
      'overlapping equal',
    );
    const tilted = { ...inner, direction: [0, 2 ** -60, 1] };
    expect(words(infiniteCylinderInfiniteCylinder(tilted, cylinder))).toBe('overlapping none');
    const axis = { ...cylinder, radius: 0 };
    expect(words(infiniteCylinderInfiniteCylinder(axis, axis))).toBe('overlapping equal');
    expect(words(infiniteCylinderInfiniteCylinder(axis, { ...axis, direction: [1, 0, 0] }))).toBe(
      'crossing none',
    );
    const edges = [
      [0, 0, 1],
      [0, 1, 0],
    ] as const;
    expect(words(lozengeInfiniteCylinder({ origin: [7, 0, 0], edges, radius: 2 }, cylinder))).toBe(
      'touching none',
    );
  });

  it('are as far from each other as the axes, minus the radii', () => {
    const across = { origin: [9, 0, 4], direction: [0, 1, 0], radius: 1 };
    expect(infiniteCylinderInfiniteCylinderDistance(cylinder, across)).toMatchObject({
      distance: 3,
      unique: true,
      closest: [{ rounded: { pointA: [5, 0, 4], pointB: [8, 0, 4] } }],
    });
    expect(infiniteCylindersIntersect(cylinder, { ...across, radius: 4 })).toBe(true);
    expect(infiniteCylindersIntersect(cylinder, { ...across, radius: 3.9999999999999996 })).toBe(false);
    const along = { ...across, direction: [0, 0, 3] };
    expect(infiniteCylinderInfiniteCylinderDistance(cylinder, along)).toMatchObject({
      distance: 3,
      unique: false,
    });
    expect(lineInfiniteCylinderDistance({ origin: [0, 9, 0], direction: [0, 0, 1] }, cylinder)).toMatchObject(
      {
        distance: 4,
        unique: false,
      },
    );
    expect(pointInfiniteCylinderDistance([6, 8, 1], cylinder).closest[0]!.rounded.pointB).toEqual([3, 4, 1]);
    expect(
      capsuleInfiniteCylinderDistance({ start: [9, 0, 0], end: [12, 0, 3], radius: 1 }, cylinder).distance,
    ).toBe(3);
  });
});
