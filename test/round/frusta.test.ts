import { describe, expect, it } from 'vitest';
import {
  capsuleFrustum,
  capsuleIntersectsFrustum,
  coneFrustum,
  cylinderFrustum,
  cylinderIntersectsFrustum,
  ellipsoidFrustum,
  ellipsoidIntersectsFrustum,
  lozengeFrustum,
  truncatedConeFrustum,
} from '../../src/round/index.js';
import { frustumFromMatrix } from '../../src/spatial/index.js';

type Row = readonly [number, number, number, number];
type P = readonly [number, number, number];

/** From the rows of a matrix. */
const frustum = (...rows: readonly [Row, Row, Row, Row]) =>
  frustumFromMatrix([0, 1, 2, 3].flatMap((j) => rows.map((row) => row[j]!)));

const X: Row = [1, 0, 0, 0];
const Y: Row = [0, 1, 0, 0];
const Z: Row = [0, 0, 1, 0];
const NOTHING: Row = [0, 0, 0, 0];
const times = (row: Row, factor: number) => row.map((x) => x * factor) as never as Row;
const moved = ([a, b, c, d]: Row, by: number): Row => [a, b, c, d + by];

/** From -1 to 1. */
const CUBE = frustum(X, Y, Z, [0, 0, 0, 1]);
/** From -1/3 to 1/3: its corners are no doubles. */
const THIRDS = frustum(times(X, 3), times(Y, 3), times(Z, 3), [0, 0, 0, 1]);
/** |x| <= -z and |y| <= -z for z <= -1, without an end. */
const OPEN = frustum(X, Y, [0, 0, -1, -2], [0, 0, -1, 0]);
/** -1 <= x <= 1. */
const SLAB = frustum(X, NOTHING, NOTHING, [0, 0, 0, 1]);
/** z = 0, |x| <= 1 and without an end along y: two planes are opposite. */
const STRIP = frustum(X, [0, 0, 1, -1], [0, 0, -1, -1], [0, 0, 0, 1]);
/** Left, right and near have no point in common. */
const NONE = frustum(X, Y, [0, 0, 0, -5], [0, 0, 0, 1]);
/** Only the origin. */
const POINT = frustum(X, Y, Z, NOTHING);
const ALL = frustum(NOTHING, NOTHING, NOTHING, [0, 0, 0, 1]);

const capsule = (start: P, end: P, radius: number) => ({ start, end, radius });
const ball = (center: P, radius: number) => ({
  center,
  axes: [
    [radius, 0, 0],
    [0, radius, 0],
    [0, 0, radius],
  ] as const,
});

describe('round shapes and frusta', () => {
  it('touch beside edges, where no single plane rejects', () => {
    expect(capsuleFrustum(capsule([4, 5, 0], [9, 5, 0], 5), CUBE).relation).toBe('touching');
    expect(capsuleFrustum(capsule([4, 5, 0], [9, 5, 0], 5 - 2 ** -50), CUBE).relation).toBe('disjoint');
    expect(capsuleFrustum(capsule([4, 5, 0], [9, 5, 0], 5 + 2 ** -50), CUBE).relation).toBe('overlapping');
    expect(ellipsoidFrustum(ball([4, 5, 0], 5), CUBE).relation).toBe('touching');
    expect(cylinderFrustum(capsule([4, 5, 0], [4, 5, 1], 5), CUBE).relation).toBe('touching');
    expect(coneFrustum({ apex: [4, 5, 9], center: [4, 5, 0], radius: 5 }, CUBE).relation).toBe('touching');
    const stump = { start: [4, 5, 0], end: [4, 5, 3], startRadius: 5, endRadius: 2 } as const;
    expect(truncatedConeFrustum(stump, CUBE).relation).toBe('touching');
    const edges = [
      [5, 0, 0],
      [0, 0, 2],
    ] as const;
    expect(lozengeFrustum({ origin: [4, 5, -1], edges, radius: 5 }, CUBE).relation).toBe('touching');
  });

  it('knows corners that are no doubles', () => {
    const third = 1 / 3;
    // The double is a little less than a third.
    expect(capsuleFrustum(capsule([third, 0, 0], [1, 0, 0], 0), THIRDS).relation).toBe('overlapping');
    expect(capsuleFrustum(capsule([third + 2 ** -54, 0, 0], [1, 0, 0], 0), THIRDS).relation).toBe('disjoint');
    expect(cylinderFrustum(capsule([0, 0, third], [0, 0, 1], 1), THIRDS).relation).toBe('overlapping');
  });

  it('says which contains which', () => {
    const answers = (containment: string, boundaries: string) => ({
      relation: 'overlapping',
      containment,
      boundaries,
    });
    expect(capsuleFrustum(capsule([-0.5, 0, 0], [0.5, 0, 0], 0.5), CUBE)).toEqual(
      answers('inside', 'touching'),
    );
    expect(capsuleFrustum(capsule([-0.5, 0, 0], [0.5 + 2 ** -52, 0, 0], 0.5), CUBE)).toEqual(
      answers('none', 'crossing'),
    );
    expect(capsuleFrustum(capsule([-1, 0, 0], [1, 0, 0], 1.5), CUBE)).toEqual(
      answers('containing', 'disjoint'),
    );
    expect(capsuleFrustum(capsule([0, 0, 0], [0, 0, 0], 0), POINT).containment).toBe('equal');
    expect(ellipsoidFrustum(ball([0, 0, 0], 1), CUBE)).toEqual(answers('inside', 'touching'));
    expect(ellipsoidFrustum(ball([0, 0, 0], 2), CUBE)).toEqual(answers('containing', 'disjoint'));
    expect(cylinderFrustum(capsule([0, 0, -1], [0, 0, 1], 1), CUBE)).toEqual(answers('inside', 'touching'));
    expect(cylinderFrustum(capsule([0, 0, -1], [0, 0, 1], 1.5), CUBE)).toEqual(
      answers('containing', 'touching'),
    );
    expect(coneFrustum({ apex: [0, 0, 5], center: [0, 0, -1], radius: 3 }, CUBE)).toEqual(
      answers('containing', 'touching'),
    );
  });

  it('answers for frusta without an end', () => {
    expect(capsuleFrustum(capsule([0, 0, -1e300], [0, 0, -1e299], 1), OPEN).containment).toBe('inside');
    expect(capsuleIntersectsFrustum(capsule([1e9, 0, 0], [1e9, 0, 1], 1), OPEN)).toBe(false);
    expect(cylinderFrustum(capsule([0, 0, -1], [0, 0, 1], 1), OPEN)).toEqual({
      relation: 'touching',
      containment: 'none',
      boundaries: 'touching',
    });
    expect(ellipsoidFrustum(ball([3, 0, 0], 2), SLAB).relation).toBe('touching');
    expect(ellipsoidFrustum(ball([0, 0, 0], 1e308), SLAB)).toEqual({
      relation: 'overlapping',
      containment: 'none',
      boundaries: 'crossing',
    });
    expect(coneFrustum({ apex: [0, 0, 1], center: [0, 0, 0], radius: 5e-324 }, ALL).containment).toBe(
      'inside',
    );
  });

  it('answers for flat frusta', () => {
    expect(cylinderFrustum(capsule([0, 0, -1], [0, 0, 1], 0), STRIP).relation).toBe('crossing');
    expect(cylinderFrustum(capsule([1, 0, -1], [1, 0, 1], 0), STRIP).relation).toBe('touching');
    expect(cylinderFrustum(capsule([0, 0, -1], [0, 0, 1], 1), STRIP).relation).toBe('overlapping');
    expect(cylinderFrustum(capsule([0, 0, 0], [0, 0, 1], 1), STRIP).relation).toBe('touching');
    expect(capsuleFrustum(capsule([0, -9, 0], [0, 9, 0], 0), STRIP)).toEqual({
      relation: 'overlapping',
      containment: 'inside',
      boundaries: 'touching',
    });
    expect(cylinderFrustum(capsule([0, 0, -1], [0, 0, 1], 1), POINT)).toEqual({
      relation: 'overlapping',
      containment: 'containing',
      boundaries: 'disjoint',
    });
  });

  it('meets nothing where there is nothing', () => {
    expect(capsuleFrustum(capsule([0, 0, 0], [1, 0, 0], 9), NONE)).toEqual({
      relation: 'disjoint',
      containment: 'none',
      boundaries: 'disjoint',
    });
    expect(cylinderIntersectsFrustum(capsule([0, 0, 0], [1, 0, 0], 9), NONE)).toBe(false);
    expect(ellipsoidIntersectsFrustum(ball([0, 0, 0], 9), NONE)).toBe(false);
  });

  it('does not depend on the scale of the matrix, nor on its place', () => {
    const far = frustum(moved(X, -1e15), Y, Z, [0, 0, 0, 1]);
    expect(capsuleFrustum(capsule([1e15 + 4, 5, 0], [1e15 + 9, 5, 0], 5), far).relation).toBe('touching');
    for (const factor of [2 ** -1000, 2 ** 1000]) {
      const [x, y, z, w] = [X, Y, Z, [0, 0, 0, 1] as Row].map((row) => times(row, factor)) as [
        Row,
        Row,
        Row,
        Row,
      ];
      expect(capsuleFrustum(capsule([4, 5, 0], [9, 5, 0], 5), frustum(x, y, z, w)).relation).toBe('touching');
    }
  });

  it('names what is wrong', () => {
    expect(() => capsuleFrustum(capsule([0, 0, 0], [1, 0, 0], -1), CUBE)).toThrow(
      'capsuleFrustum: capsule.radius must be a finite number, at least 0, got -1',
    );
    expect(() => cylinderIntersectsFrustum(capsule([0, 0, 0], [1, 0, 0], 1), {} as never)).toThrow(
      /^cylinderIntersectsFrustum: frustum must be a Frustum/,
    );
  });
});
