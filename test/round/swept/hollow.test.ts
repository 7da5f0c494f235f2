import { describe, expect, it } from 'vitest';
import type { Box3, OrientedBox } from '../../../src/core/shapes.js';
import {
  sphereBox,
  sphereConvexPolyhedron,
  sphereOrientedBox,
  sphereSphere,
  sphereTetrahedron,
  sphereTriangle,
} from '../../../src/round/index.js';

const ball = (radius: number, center: readonly [number, number, number] = [0, 0, 0]) => ({ center, radius });
const box = (x: number, y: number, z: number): Box3 => ({ min: [-x, -y, -z], max: [x, y, z] });

/** The three questions of Real-Time Rendering, 22.13.2, as docs/round.md answers them. */
const hollow = ({ containment, boundaries }: ReturnType<typeof sphereBox>) => ({
  hollowSphereSolidBox: boundaries !== 'disjoint' || containment === 'inside',
  solidSphereHollowBox: boundaries !== 'disjoint' || containment === 'containing',
  bothHollow: boundaries !== 'disjoint',
});

describe('hollow spheres and boxes', () => {
  it('have the corners of a box in common with the sphere on which they lie', () => {
    const inscribed = sphereBox(ball(3), box(2, 2, 1));
    expect(inscribed).toEqual({ relation: 'overlapping', containment: 'containing', boundaries: 'touching' });
    expect(hollow(inscribed)).toEqual({
      hollowSphereSolidBox: true,
      solidSphereHollowBox: true,
      bothHollow: true,
    });
    const below = sphereBox(ball(3), { min: [-2, -2, -1], max: [2, 2, 1 - 2 ** -53] });
    expect(below.boundaries).toBe('touching');
    const smaller = sphereBox(ball(3 + 2 ** -51), box(2, 2, 1));
    expect(smaller).toEqual({ relation: 'overlapping', containment: 'containing', boundaries: 'disjoint' });
    expect(hollow(smaller)).toEqual({
      hollowSphereSolidBox: false,
      solidSphereHollowBox: true,
      bothHollow: false,
    });
    expect(sphereBox(ball(3 - 2 ** -51), box(2, 2, 1)).boundaries).toBe('crossing');
  });

  it('touch a box from inside at a face', () => {
    const touching = sphereBox(ball(2), box(5, 2, 7));
    expect(touching).toEqual({ relation: 'overlapping', containment: 'inside', boundaries: 'touching' });
    const within = sphereBox(ball(2 - 2 ** -52), box(5, 2, 7));
    expect(within).toEqual({ relation: 'overlapping', containment: 'inside', boundaries: 'disjoint' });
    expect(hollow(within)).toEqual({
      hollowSphereSolidBox: true,
      solidSphereHollowBox: false,
      bothHollow: false,
    });
  });

  it('touch from outside, cross, and are apart', () => {
    const one: Box3 = { min: [3, 4, 0], max: [9, 9, 9] };
    expect(sphereBox(ball(5), one).boundaries).toBe('touching');
    expect(sphereBox(ball(6), one).boundaries).toBe('crossing');
    expect(sphereBox(ball(4), one).boundaries).toBe('disjoint');
    expect(sphereBox(ball(99, [6, 6, 4]), one).boundaries).toBe('disjoint');
  });

  it('are themselves where they have no inside', () => {
    const one = box(1, 1, 1);
    expect(sphereBox(ball(0), one).boundaries).toBe('disjoint');
    expect(sphereBox(ball(0, [1, 0, 0]), one).boundaries).toBe('touching');
    expect(sphereBox(ball(0), box(1, 1, 0))).toEqual({
      relation: 'overlapping',
      containment: 'inside',
      boundaries: 'touching',
    });
    expect(sphereBox(ball(1), box(1, 0, 0)).boundaries).toBe('touching');
    expect(sphereBox(ball(1), box(0, 0, 0)).boundaries).toBe('disjoint');
    expect(sphereBox(ball(0), box(0, 0, 0)).boundaries).toBe('overlapping');
    expect(sphereBox(ball(1, [1, 0, 0]), box(0, 0, 0)).boundaries).toBe('touching');
  });
});

describe('surfaces of spheres and other shapes', () => {
  const [a, b, c, d] = [
    [3, 4, 0],
    [-3, 4, 0],
    [0, -3, 4],
    [0, 0, -5],
  ] as const;
  const polyhedron = {
    vertices: [a, b, c, d],
    faces: [
      [0, 1, 2],
      [1, 0, 3],
      [2, 1, 3],
      [0, 2, 3],
    ],
  };
  const oriented: OrientedBox = {
    center: [0, 0, 0],
    axes: [
      [3, 4, 0],
      [-4, 3, 0],
      [0, 0, 5],
    ],
    halfSize: [1, 1, 1],
  };

  it('touch where corners lie on the sphere, and else nothing comes near', () => {
    expect(sphereTriangle(ball(5), { a, b, c }).boundaries).toBe('touching');
    expect(sphereTetrahedron(ball(5), { a, b, c, d }).boundaries).toBe('touching');
    expect(sphereConvexPolyhedron(ball(5), polyhedron).boundaries).toBe('touching');
    const wider = ball(5 + 2 ** -50);
    expect(sphereTriangle(wider, { a, b, c }).boundaries).toBe('disjoint');
    expect(sphereTetrahedron(wider, { a, b, c, d }).boundaries).toBe('disjoint');
    expect(sphereConvexPolyhedron(wider, polyhedron).boundaries).toBe('disjoint');
  });

  it('touch the faces of an oriented box, whose axes have the length 5', () => {
    expect(sphereOrientedBox(ball(5), oriented)).toEqual({
      relation: 'overlapping',
      containment: 'inside',
      boundaries: 'touching',
    });
    expect(sphereOrientedBox(ball(4), oriented).boundaries).toBe('disjoint');
    expect(sphereOrientedBox(ball(6), oriented).boundaries).toBe('crossing');
  });

  it('of two spheres touch from inside', () => {
    expect(sphereSphere(ball(5), ball(3, [0, 2, 0])).boundaries).toBe('touching');
    expect(sphereSphere(ball(3, [0, 2, 0]), ball(5)).boundaries).toBe('touching');
    expect(sphereSphere(ball(5), ball(3, [0, 1, 0])).boundaries).toBe('disjoint');
    expect(sphereSphere(ball(5), ball(5)).boundaries).toBe('overlapping');
  });
});
