import { describe, expect, it } from 'vitest';
import type { Box3, ConvexPolyhedron, OrientedBox, Tetrahedron, Triangle } from '../../../src/core/shapes.js';
import {
  coneBox,
  coneConvexPolyhedron,
  coneIntersectsTriangle,
  coneOrientedBox,
  coneTetrahedron,
  coneTriangle,
  cylinderBox,
  cylinderConvexPolyhedron,
  cylinderIntersectsTriangle,
  cylinderOrientedBox,
  cylinderTetrahedron,
  cylinderTriangle,
  truncatedConeBox,
  truncatedConeConvexPolyhedron,
  truncatedConeIntersectsBox,
  truncatedConeOrientedBox,
  truncatedConeTetrahedron,
  truncatedConeTriangle,
} from '../../../src/round/index.js';

type P = readonly [number, number, number];

const cylinder = (radius: number, start: P = [0, 0, 0], end: P = [0, 0, 10]) => ({ start, end, radius });
/** Three wide and four high, above the plane z = 0: its slant has the length 5. */
const CONE = { apex: [0, 0, 4], center: [0, 0, 0], radius: 3 } as const;
/** The same cut off at half of its height. */
const STUMP = { start: [0, 0, 0], end: [0, 0, 2], startRadius: 3, endRadius: 1.5 } as const;
const triangle = (a: P, b: P, c: P): Triangle => ({ a, b, c });
/** A horizontal triangle about the axis that leaves it by no less than a number. */
const about = (size: number, z: number): Triangle =>
  triangle([-3 * size, -size, z], [3 * size, -size, z], [0, 3 * size, z]);
const box = (min: P, max: P): Box3 => ({ min, max });
/** Its axes are across the slant, along it, and along the y axis, and 5, 5 and 1 long. */
const leaning = (center: P, halfSize: P): OrientedBox => ({
  center,
  axes: [
    [4, 0, 3],
    [-3, 0, 4],
    [0, 1, 0],
  ],
  halfSize,
});
/** A box as a polyhedron. */
function polyhedron([x, y, z]: P, [u, v, w]: P): ConvexPolyhedron {
  const vertices = [
    [x, y, z],
    [u, y, z],
    [u, v, z],
    [x, v, z],
    [x, y, w],
    [u, y, w],
    [u, v, w],
    [x, v, w],
  ] as const;
  const faces = [
    [0, 3, 2, 1],
    [4, 5, 6, 7],
    [0, 1, 5, 4],
    [1, 2, 6, 5],
    [2, 3, 7, 6],
    [3, 0, 4, 7],
  ];
  return { vertices, faces };
}
const tetrahedron = (a: P, b: P, c: P, d: P): Tetrahedron => ({ a, b, c, d });
/** What is within the other touches its boundary from there, unless it is said. */
const is = (relation: string, containment = 'none', from = 'touching') => {
  const across = relation === 'overlapping' ? 'crossing' : relation;
  const inner = containment === 'equal' ? 'overlapping' : from;
  return { relation, containment, boundaries: containment === 'none' ? across : inner };
};

describe('cylinders and triangles', () => {
  it('touch at a corner, at an edge, and along a line of the side', () => {
    expect(cylinderTriangle(cylinder(5), triangle([3, 4, 1], [9, 4, 1], [9, 9, 1]))).toEqual(is('touching'));
    const edge = triangle([7, 1, 5], [-1, 7, 5], [9, 9, 5]);
    expect(cylinderTriangle(cylinder(5), edge)).toEqual(is('touching'));
    expect(cylinderTriangle(cylinder(5 - 2 ** -50), edge)).toEqual(is('disjoint'));
    expect(cylinderTriangle(cylinder(5 + 2 ** -50), edge)).toEqual(is('overlapping'));
    expect(cylinderTriangle(cylinder(5), triangle([7, 1, -5], [-1, 7, 15], [-1, 7, -5]))).toEqual(
      is('touching'),
    );
  });

  it('meet within the triangle, whose edges are far outside', () => {
    expect(cylinderTriangle(cylinder(1), about(9, 5))).toEqual(is('overlapping'));
    expect(cylinderTriangle(cylinder(1), triangle([-99, -99, -2], [99, -99, 12], [0, 99, 5]))).toEqual(
      is('overlapping'),
    );
    expect(cylinderTriangle(cylinder(1), about(9, 11))).toEqual(is('disjoint'));
  });

  it('touch in the plane of a cap, within which either may lie', () => {
    expect(cylinderTriangle(cylinder(1), about(9, 10))).toEqual(is('touching'));
    expect(cylinderTriangle(cylinder(9), about(1, 0))).toEqual(is('touching', 'containing'));
    expect(cylinderTriangle(cylinder(1), triangle([9, 9, 0], [9, 8, 0], [8, 9, 0]))).toEqual(is('disjoint'));
    expect(cylinderTriangle(cylinder(5), triangle([-9, 0, 10], [9, 0, 10], [0, 0, 12]))).toEqual(
      is('touching'),
    );
  });

  it('contain triangles whose corners are on rims', () => {
    expect(cylinderTriangle(cylinder(5), triangle([3, 4, 0], [-5, 0, 10], [0, -5, 0]))).toEqual(
      is('overlapping', 'containing'),
    );
    expect(cylinderTriangle(cylinder(5), triangle([3, 4, 0], [-5, 0, 10], [0, -5, -0.5]))).toEqual(
      is('overlapping'),
    );
  });

  it('that are points or segments', () => {
    expect(cylinderTriangle(cylinder(5), triangle([3, 4, 5], [3, 4, 5], [3, 4, 5]))).toEqual(
      is('touching', 'containing'),
    );
    expect(cylinderTriangle(cylinder(5), triangle([-9, 5, 5], [9, 5, 5], [0, 5, 5]))).toEqual(is('touching'));
    expect(cylinderTriangle(cylinder(0), about(1, 5))).toEqual(is('crossing'));
    expect(cylinderTriangle(cylinder(0), about(1, 10))).toEqual(is('touching'));
    expect(cylinderTriangle(cylinder(0), triangle([0, 0, 0], [0, 0, 10], [0, 0, 5]))).toEqual(
      is('overlapping', 'equal'),
    );
  });

  it('of any size', () => {
    const tiny = Number.MIN_VALUE;
    expect(
      cylinderIntersectsTriangle(
        cylinder(5 * tiny, [0, 0, 0], [0, 0, tiny]),
        triangle([3 * tiny, 4 * tiny, 0], [9, 9, 0], [9, 8, 0]),
      ),
    ).toBe(true);
    const huge = 2 ** 1020;
    expect(
      cylinderIntersectsTriangle(
        cylinder(5 * huge, [0, 0, 0], [0, 0, huge]),
        triangle([3 * huge, 4 * huge, 0], [9 * huge, 9 * huge, 0], [9 * huge, 8 * huge, 0]),
      ),
    ).toBe(true);
  });
});

describe('cones and triangles', () => {
  it('touch at the apex, from above and from the sides', () => {
    expect(coneTriangle(CONE, about(9, 4))).toEqual(is('touching'));
    expect(coneTriangle(CONE, triangle([-9, 0, 4], [9, 0, 4], [0, 1, 9]))).toEqual(is('touching'));
    expect(coneTriangle(CONE, triangle([0, 0, 4], [1, 0, 9], [0, 1, 9]))).toEqual(is('touching'));
    expect(coneIntersectsTriangle(CONE, about(9, 4 + 2 ** -50))).toBe(false);
    expect(coneTriangle(CONE, about(9, 4 - 2 ** -50))).toEqual(is('overlapping'));
  });

  it('are not the other half of a double cone', () => {
    expect(coneTriangle(CONE, about(1, 6))).toEqual(is('disjoint'));
    expect(coneTriangle(CONE, triangle([0, 0, 5], [9, 0, 9], [0, 9, 9]))).toEqual(is('disjoint'));
  });

  it('touch along the side, within the triangle', () => {
    const along = triangle([6, -9, -4], [6, 9, -4], [-3, 0, 8]);
    expect(coneTriangle(CONE, along)).toEqual(is('touching'));
    const beside = triangle([6, -9, -4], [6, 9, -4], [-3 + 2 ** -50, 0, 8]);
    expect(coneTriangle(CONE, beside)).toEqual(is('disjoint'));
    expect(coneTriangle(CONE, triangle([6, -9, -4], [6, 9, -4], [-3 - 2 ** -50, 0, 8]))).toEqual(
      is('overlapping'),
    );
  });

  it('meet in an ellipse within the triangle', () => {
    expect(coneTriangle(CONE, triangle([-90, -90, -8], [90, -90, 12], [0, 99, 2]))).toEqual(
      is('overlapping'),
    );
    expect(coneTriangle({ ...CONE, radius: 2 ** -1000 }, about(1, 1))).toEqual(is('overlapping'));
  });

  it('touch the rim', () => {
    expect(coneTriangle(CONE, triangle([3, 0, 0], [9, 1, -9], [9, -1, -9]))).toEqual(is('touching'));
    expect(coneTriangle(CONE, triangle([3, -9, 0], [3, 9, 0], [9, 0, 0]))).toEqual(is('touching'));
  });
});

describe('truncated cones and triangles', () => {
  it('touch the side, the smaller cap and its rim', () => {
    expect(truncatedConeTriangle(STUMP, about(9, 2))).toEqual(is('touching'));
    expect(truncatedConeTriangle(STUMP, triangle([1.5, -9, 2], [1.5, 9, 2], [1.5, 0, 9]))).toEqual(
      is('touching'),
    );
    expect(truncatedConeTriangle(STUMP, triangle([6, -9, -4], [6, 9, -4], [-3, 0, 8]))).toEqual(
      is('touching'),
    );
    expect(truncatedConeTriangle(STUMP, triangle([0, 0, 3], [9, 0, 9], [0, 9, 9]))).toEqual(is('disjoint'));
  });

  it('of equal radii is a cylinder, whichever end is a point a cone', () => {
    const even = { start: [0, 0, 0], end: [0, 0, 10], startRadius: 5, endRadius: 5 } as const;
    expect(truncatedConeTriangle(even, triangle([7, 1, 5], [-1, 7, 5], [9, 9, 5]))).toEqual(is('touching'));
    const upside = { start: [0, 0, 4], end: [0, 0, 0], startRadius: 0, endRadius: 3 } as const;
    expect(truncatedConeTriangle(upside, about(9, 4))).toEqual(is('touching'));
  });
});

describe('cylinders, cones and truncated cones and solids', () => {
  it('lie in boxes whose faces they touch', () => {
    expect(cylinderBox(cylinder(5), box([-5, -5, 0], [5, 5, 10]))).toEqual(is('overlapping', 'inside'));
    expect(cylinderBox(cylinder(5), box([-5, -5, 0], [5 - 2 ** -50, 5, 10]))).toEqual(is('overlapping'));
    expect(coneBox(CONE, box([-3, -3, 0], [3, 3, 4]))).toEqual(is('overlapping', 'inside'));
    expect(truncatedConeBox(STUMP, box([-3, -3, 0], [3, 3, 2]))).toEqual(is('overlapping', 'inside'));
    expect(coneConvexPolyhedron(CONE, polyhedron([-3, -3, 0], [3, 3, 4]))).toEqual(
      is('overlapping', 'inside'),
    );
    const roof = tetrahedron([-3, -9, 0], [99, -9, 0], [-3, 99, 0], [-3, -9, 99]);
    expect(coneTetrahedron(CONE, roof)).toEqual(is('overlapping', 'inside'));
    // Leaning by 3 : 4 about the y axis: the cylinder's disk of radius 5 reaches 3 along the axis (4, 0, 3), up to 5 ·
    // 3 / 5, and so on.
    expect(cylinderOrientedBox(cylinder(5), leaning([0, 0, 5], [10, 10, 5]))).toEqual(
      is('overlapping', 'inside'),
    );
  });

  it('contain what has all corners in them', () => {
    expect(cylinderBox(cylinder(5), box([-3, -4, 0], [3, 4, 10]))).toEqual(is('overlapping', 'containing'));
    expect(cylinderBox(cylinder(5), box([-3, -4, 0], [3, 4 + 2 ** -50, 10]))).toEqual(is('overlapping'));
    expect(
      truncatedConeTetrahedron(STUMP, tetrahedron([0, 0, 0], [3, 0, 0], [0, 3, 0], [0, 1.5, 2])),
    ).toEqual(is('overlapping', 'containing'));
  });

  it('touch faces, edges and corners of solids', () => {
    expect(cylinderBox(cylinder(5), box([5, -9, -9], [9, 9, 19]))).toEqual(is('touching'));
    expect(cylinderBox(cylinder(5), box([3, 4, -9], [9, 9, 19]))).toEqual(is('touching'));
    expect(cylinderBox(cylinder(5), box([-9, -9, 10], [9, 9, 19]))).toEqual(is('touching'));
    expect(cylinderBox(cylinder(5), box([-9, -9, 10], [9, 9, 10]))).toEqual(is('touching'));
    expect(coneBox(CONE, box([-9, -9, 4], [9, 9, 9]))).toEqual(is('touching'));
    expect(coneBox(CONE, box([0, 0, 4], [9, 9, 9]))).toEqual(is('touching'));
    expect(truncatedConeIntersectsBox(STUMP, box([1.5, -9, 2], [9, 9, 3]))).toBe(true);
    expect(truncatedConeBox(STUMP, box([2.25, -9, 1], [9, 9, 3]))).toEqual(is('touching'));
    expect(cylinderConvexPolyhedron(cylinder(5), polyhedron([3, 4, 0], [9, 9, 9]))).toEqual(is('touching'));
    expect(truncatedConeConvexPolyhedron(STUMP, polyhedron([-9, -9, -9], [9, 9, 0]))).toEqual(is('touching'));
    expect(
      cylinderTetrahedron(cylinder(5), tetrahedron([7, 1, 5], [-1, 7, 5], [9, 9, 5], [9, 9, 9])),
    ).toEqual(is('touching'));
    // The side's plane is 4 x + 3 z = 12; the middle of the slant is (1.5, 0, 2), and the box reaches from there
    // outwards.
    expect(coneOrientedBox(CONE, leaning([5.5, 0, 5], [1, 1, 1]))).toEqual(is('touching'));
    expect(truncatedConeOrientedBox(STUMP, leaning([5.5, 0, 5], [1, 0, 0]))).toEqual(is('touching'));
    expect(coneOrientedBox(CONE, leaning([5.5, 0, 5], [1 - 2 ** -50, 1, 1]))).toEqual(is('disjoint'));
  });

  it('meet flat solids as triangles', () => {
    expect(
      cylinderTetrahedron(cylinder(1), tetrahedron([-9, -9, 5], [9, -9, 5], [9, 9, 5], [-9, 9, 5])),
    ).toEqual(is('overlapping'));
    expect(cylinderBox(cylinder(0), box([-9, -9, 5], [9, 9, 5]))).toEqual(is('crossing'));
    expect(coneBox(CONE, box([0, 0, 4], [0, 0, 4]))).toEqual(is('touching', 'containing'));
    expect(coneBox(CONE, box([0, 0, 1], [0, 0, 9]))).toEqual(is('overlapping'));
  });
});

describe('what has no meaning', () => {
  const one = triangle([0, 0, 0], [1, 0, 0], [0, 1, 0]);

  it('is named with the function, the argument and the value', () => {
    expect(() => cylinderTriangle(cylinder(-1), one)).toThrow(
      'cylinderTriangle: cylinder.radius must be a finite number, at least 0, got -1',
    );
    expect(() => coneIntersectsTriangle({ ...CONE, apex: [0, 0, 0] }, one)).toThrow(
      /^coneIntersectsTriangle: cone/,
    );
    expect(() => truncatedConeTriangle({ ...STUMP, endRadius: Number.NaN }, one)).toThrow(
      'truncatedConeTriangle: truncatedCone.endRadius must be a finite number, got NaN',
    );
    expect(() => coneTriangle(CONE, triangle([0, 0, Infinity], [1, 0, 0], [0, 1, 0]))).toThrow(
      'coneTriangle: triangle.a[2] must be a finite number, got Infinity',
    );
    expect(() => truncatedConeBox(STUMP, box([1, 0, 0], [0, 1, 1]))).toThrow(
      /^truncatedConeBox: box\.min\[0\]/,
    );
    expect(() => coneOrientedBox(CONE, leaning([0, 0, 0], [1, -1, 1]))).toThrow(
      /^coneOrientedBox: orientedBox\.halfSize/,
    );
    expect(() =>
      cylinderConvexPolyhedron(cylinder(1), { ...polyhedron([0, 0, 0], [1, 1, 1]), faces: [[0, 1, 2]] }),
    ).toThrow(/^cylinderConvexPolyhedron: convexPolyhedron .*closed and convex/);
  });
});
