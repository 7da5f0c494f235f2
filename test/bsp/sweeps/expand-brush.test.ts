import { describe, expect, it } from 'vitest';
import { powerOfTwo } from '../../../src/arithmetic/index.js';
import {
  buildBrushTree,
  expandBrush,
  expandBrushByCylinderConservative,
  expandBrushBySphereConservative,
  firstTreeHit,
  segmentIntersectsSolidLeafTree,
} from '../../../src/bsp/index.js';
import { brushCell } from '../../../src/bsp/sweeps/brush-cell.js';
import { type PlaneLike, planeOf, planeThrough } from '../../../src/implicit/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { boxBrush } from '../tree-queries/brush-boxes.js';

type Point = readonly [number, number, number];

const corners: readonly Point[] = [
  [0, 0, 0],
  [4, 0, 0],
  [0, 4, 0],
  [0, 0, 4],
];
const tetrahedron: PlaneLike[] = [
  planeThrough(corners[1]!, corners[2]!, corners[3]!),
  planeThrough(corners[0]!, corners[3]!, corners[2]!),
  planeThrough(corners[0]!, corners[1]!, corners[3]!),
  planeThrough(corners[0]!, corners[2]!, corners[1]!),
];

const contains = (planes: readonly PlaneLike[], p: Point) =>
  segmentIntersectsSolidLeafTree({ start: p, end: p }, buildBrushTree([planes]));

describe('expandBrush', () => {
  it('grows a brush whose corners are beyond the doubles', () => {
    // y is at most (2 - x) · 2^1040: the corners there have an x that is a double, and a y that is none.
    const slope = { normal: [1, powerOfTwo(-1040), 0], constant: -2 };
    const open = boxBrush([0, 0, 0], [1, 1, 1]).filter(
      (plane) => !('normal' in plane && plane.normal[1] === 1),
    );
    const brush = [slope, ...open];
    const planes = expandBrush(brush, [1, 1, 1]);
    expect([contains(planes, [2, 1e308, 2]), contains(planes, [2.5, 1e308, 2])]).toEqual([true, false]);
  });

  it('makes a larger box of a box', () => {
    const planes = expandBrush(boxBrush([0, 0, 0], [1, 2, 3]), [0.5, 1, 0]);
    expect(planes.map((plane) => (plane.type === 'coefficients' ? plane.constant : NaN)).sort()).toEqual(
      [-0.5, -1, 0, -1.5, -3, -3].sort(),
    );
  });

  it('has bevels: a box that passes an edge diagonally does not meet it', () => {
    const planes = expandBrush(tetrahedron, [1, 1, 1]);
    // 4 faces, 6 planes of the box of which 3 are those of faces, and a bevel for each of the three edges that are
    // across.
    expect(planes.length).toBe(10);
    // The face x + y + z = 4 moved by 1 in each coordinate contains (5, 3, -1); the corner (4, 0, 0) of the brush is
    // further away.
    expect(contains(planes, [5, 1, 1])).toBe(true);
    expect(contains(planes, [5, 1.125, 1])).toBe(false);
    expect(contains(planes, [5, 2, 0])).toBe(false);
  });

  it('has the plane of every face of the sum once, and no others', () => {
    const random = new Random(1, 2, 3, 4);
    const coefficients = () => [random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)];
    let bevels = 0;
    for (let i = 0; i < 60; i++) {
      const cuts = Array.from({ length: random.between(1, 4) }, coefficients)
        .filter((normal) => normal.some((x) => x !== 0))
        .map((normal) => ({ normal, constant: -random.between(1, 9) }));
      const brush = [...boxBrush([0, 0, 0], [8, 4, 4]), ...cuts] as PlaneLike[];
      const planes = expandBrush(brush, [0.5, 1, 0.25]);
      expect(planes.length).toBe(brushCell('f', 'b', planes).faces.length);
      if (planes.some((plane) => plane.type === 'shifted' && plane.plane.type === 'along-axis')) bevels++;
      // Round shapes take the same planes.
      expect(expandBrushBySphereConservative(brush, 1).length).toBe(planes.length);
    }
    expect(bevels).toBeGreaterThan(20);
  });

  it('gives the exact time of a hit', () => {
    const tree = buildBrushTree([expandBrush(tetrahedron, [1, 1, 1])]);
    const hit = firstTreeHit({ start: [10, 0.5, 0.5], end: [0, 0.5, 0.5] }, tree)!;
    expect(hit.parameter.toNumber()).toBe(0.5);
    expect(firstTreeHit({ start: [10, 1.5, 1], end: [0, 1.5, 1] }, tree)!.parameter.toNumber()).toBe(0.55);
  });

  it('moves planes whose constants are no doubles then', () => {
    const far = boxBrush([0, 0, 0], [1, 1, 1]).map((plane) => planeOf(plane as never));
    const planes = expandBrush(far, [2 ** -60, 1, 1]);
    expect(contains(planes, [1, 0, 0])).toBe(true);
    expect(contains(planes, [1 + 2 ** -52, 0, 0])).toBe(false);
    expect(planes.some(({ type }) => type === 'shifted')).toBe(true);
  });

  it('refuses brushes without an inside or without bounds', () => {
    expect(() => expandBrush(boxBrush([0, 0, 0], [1, 1, 0]), [1, 1, 1])).toThrow(
      'brush must be a brush with an inside',
    );
    expect(() => expandBrush(boxBrush([0, 0, 0], [1, 1, 1]).slice(1), [1, 1, 1])).toThrow('a bounded brush');
    expect(() => expandBrush(tetrahedron, [1, -1, 1])).toThrow('halfSize[1]');
  });
});

/** The square of the distance of a point from the tetrahedron's nearest corner, and from its slanted plane. */
const cornerDistance = (p: Point) =>
  Math.min(...corners.map((c) => c.reduce((sum, x, k) => sum + (x - p[k]!) ** 2, 0)));

describe('expandBrushBySphereConservative', () => {
  it('contains every center from which the sphere reaches a corner', () => {
    const random = new Random(2, 7, 1, 8);
    const tree = buildBrushTree([expandBrushBySphereConservative(tetrahedron, 1.5)]);
    let near = 0;
    for (let i = 0; i < 1500; i++) {
      const p = [0, 1, 2].map(() => random.between(-16, 48) / 8) as [number, number, number];
      if (cornerDistance(p) > 2.25) continue;
      near++;
      expect(segmentIntersectsSolidLeafTree({ start: p, end: p }, tree)).toBe(true);
    }
    expect(near).toBeGreaterThan(50);
  });

  it('is tight across faces', () => {
    const planes = expandBrushBySphereConservative(tetrahedron, 3);
    // The center (1 + d, 1 + d, 2 + d) is sqrt(3) d from the face; sqrt(3) = 1.7320508...
    const at = (d: number): Point => [1 + d, 1 + d, 2 + d];
    expect(contains(planes, at(1.7320508075))).toBe(true);
    expect(contains(planes, at(1.73205081))).toBe(false);
    expect(contains(planes, [-3, 1, 1])).toBe(true);
    expect(contains(planes, [-3.0000000000000004, 1, 1])).toBe(false);
  });

  it('takes extreme radii', () => {
    expect(contains(expandBrushBySphereConservative(tetrahedron, 5e-324), [0, 0, -5e-324])).toBe(true);
    expect(contains(expandBrushBySphereConservative(tetrahedron, 1e300), [1e299, 1e299, 1e299])).toBe(true);
    expect(() => expandBrushBySphereConservative(tetrahedron, -1)).toThrow('radius');
  });
});

describe('expandBrushByCylinderConservative', () => {
  it('is exact along the axis', () => {
    const planes = expandBrushByCylinderConservative(tetrahedron, { axis: 2, radius: 1, halfHeight: 0.1 });
    expect(contains(planes, [1, 1, -0.1])).toBe(true);
    expect(contains(planes, [1, 1, -0.10000000000000002])).toBe(false);
    expect(contains(planes, [-1, 1, 1])).toBe(true);
    expect(contains(planes, [-1.0000000000000002, 1, 1])).toBe(false);
  });

  it('refuses axes that are none', () => {
    const cylinder = { axis: 3 as 2, radius: 1, halfHeight: 1 };
    expect(() => expandBrushByCylinderConservative(tetrahedron, cylinder)).toThrow('cylinder.axis');
  });
});
