import { describe, expect, it } from 'vitest';
import * as surd from '../../../src/arithmetic/surd.js';
import { placeMesh, prepareMesh, transformMesh } from '../../../src/mesh/index.js';
import { type CastShape, sweepMesh, sweptMeetsMesh } from '../../../src/motion/index.js';
import { Random } from '../../../src/oracle/cases/random.js';

type Point = [number, number, number];
type Rows = readonly [Point, Point, Point];

const applied = (rows: Rows, shift: Point, [x, y, z]: Point): Point =>
  rows.map(([a, b, c], i) => a * x + b * y + c * z + shift[i]!) as Point;

/** Column by column, as matrices are given. */
const placementOf = (rows: Rows, shift: Point) => ({
  type: 'matrix' as const,
  elements: [0, 1, 2, 3].flatMap((k) => (k < 3 ? [...rows.map((row) => row[k]!), 0] : [...shift, 1])),
});

const determinant = ([[a, b, c], [d, e, f], [g, h, i]]: Rows): number =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);

function rowsOf(random: Random): Rows {
  for (;;) {
    const rows = [0, 1, 2].map(() => [0, 1, 2].map(() => random.between(-3, 3))) as unknown as Rows;
    if (determinant(rows) !== 0) return rows;
  }
}

const pointOf = (random: Random, most: number): Point =>
  [0, 1, 2].map(() => random.between(-most, most)) as Point;

/** Triangles on a lattice, or with coordinates that have all their bits. */
function trianglesOf(random: Random, count: number, isWhole: boolean) {
  const positions = Array.from({ length: 9 * count }, () =>
    isWhole ? random.between(-4, 4) : 8 * random.unit() - 4,
  );
  return { positions, indices: Array.from({ length: 3 * count }, (_, i) => i) };
}

/** Where a contact is. */
const pointsOf = ({ contact }: ReturnType<typeof sweepMesh>['contacts'][number]) =>
  contact?.points.map(({ rounded }) => rounded.point);

/** What is said of a sweep, in numbers that are read. */
function said(sweep: ReturnType<typeof sweepMesh>) {
  const { start, first, triangles, rounded, within } = sweep;
  if (first !== null) {
    expect(within![0]).toBeLessThanOrEqual(rounded.first!);
    expect(within![1]).toBeGreaterThanOrEqual(rounded.first!);
  }
  return { start, isMet: first !== null, triangles: [...triangles] };
}

describe('a shape that moves through a mesh at its place', () => {
  it('meets what it meets in the frame of the mesh, which any matrix keeps of flat shapes', () => {
    const random = new Random(3, 5, 7, 9);
    const seen = new Map<string, number>();
    for (let i = 0; i < 400; i++) {
      const rows = rowsOf(random);
      const shift = pointOf(random, 8);
      const mesh = prepareMesh(trianglesOf(random, 1 + random.below(6), i % 2 === 0));
      const corners = [0, 1, 2, 3].map(() => pointOf(random, 3));
      const motion = pointOf(random, 5);
      const moved = applied(rows, [0, 0, 0], motion);
      const hull = (points: readonly Point[]): CastShape => ({ type: 'hull', points });
      const own = sweepMesh(hull(corners), motion, mesh);
      const placed = placeMesh(mesh, placementOf(rows, shift));
      const shape = hull(corners.map((p) => applied(rows, shift, p)));
      const found = sweepMesh(shape, moved, placed);
      const expected = said(own);
      expect(said(found)).toEqual(expected);
      if (own.first !== null) expect(surd.compare(own.first, found.first!)).toBe(0);
      expect(sweptMeetsMesh(shape, moved, placed)).toBe(expected.isMet);
      const time = own.rounded.first;
      const kind = time === null ? 'never' : time === 0 ? expected.start : 'later';
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
    for (const kind of ['never', 'touching', 'overlapping', 'later'])
      expect(seen.get(kind)).toBeGreaterThan(3);
  });

  it('meets what it meets of the mesh whose vertices are moved, where these are doubles', () => {
    const random = new Random(4, 5, 7, 9);
    for (let i = 0; i < 300; i++) {
      const rows = rowsOf(random);
      const shift = pointOf(random, 8);
      const mesh = prepareMesh(trianglesOf(random, 1 + random.below(6), true));
      const placement = placementOf(rows, shift);
      const there = prepareMesh(transformMesh(mesh, placement));
      const [start, end] = [pointOf(random, 12), pointOf(random, 12)];
      const radius = random.between(1, 3);
      const shape: CastShape =
        i % 2 === 0 ? { type: 'sphere', center: start, radius } : { type: 'capsule', start, end, radius };
      const motion = pointOf(random, 12);
      const placed = placeMesh(mesh, placement);
      for (const entering of [false, true]) {
        const [own, found] = [
          sweepMesh(shape, motion, there, { entering }),
          sweepMesh(shape, motion, placed, { entering }),
        ];
        expect(said(found)).toEqual(said(own));
        expect(found.rounded.first).toBe(own.rounded.first);
        // What a mirror has moved has its second corner in the place of the third.
        if (determinant(rows) > 0) expect(found.contacts).toEqual(own.contacts);
        else expect(found.contacts.map(pointsOf)).toEqual(own.contacts.map(pointsOf));
      }
      expect(sweptMeetsMesh(shape, motion, placed)).toBe(sweptMeetsMesh(shape, motion, there));
    }
  });

  it('meets meshes whose places are beyond the doubles, or all but beyond them', () => {
    const mesh = prepareMesh({ positions: [0, 0, 0, 1, 0, 0, 0, 1, 0], indices: [0, 1, 2] });
    const rows = [
      [2 ** 1000, 0, 0],
      [0, 2 ** 1000, 0],
      [0, 0, 2 ** 1000],
    ] as unknown as Rows;
    const huge = placeMesh(placeable(2 ** 100), placementOf(rows, [0, 0, 0]));
    const ball = { type: 'sphere', center: [1, 1, 5], radius: 1 } as const;
    expect(sweepMesh(ball, [0, 0, -10], huge).rounded.first).toBe(0.4);
    expect(sweptMeetsMesh(ball, [0, 0, -3], huge)).toBe(false);
    const tiny = placeMesh(
      mesh,
      placementOf(
        [
          [2 ** -1070, 0, 0],
          [0, 2 ** -1070, 0],
          [0, 0, 1],
        ],
        [0, 0, 0],
      ),
    );
    const needle = {
      type: 'segment',
      start: [2 ** -1072, 2 ** -1072, 1],
      end: [2 ** -1072, 2 ** -1072, 2],
    } as const;
    expect(sweepMesh(needle, [0, 0, -4], tiny).rounded.first).toBe(0.25);
    expect(sweepMesh(needle, [2 ** -1066, 0, -4], tiny).first).toBe(null);
  });

  it('is refused with the names of what it takes', () => {
    const mesh = prepareMesh({ positions: [0, 0, 0, 1, 0, 0, 0, 1, 0], indices: [0, 1, 2] });
    const placed = placeMesh(
      mesh,
      placementOf(
        [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ],
        [0, 0, 0],
      ),
    );
    expect(() =>
      sweepMesh({ type: 'line', point: [0, 0, 0], direction: [1, 0, 0] } as never, [0, 0, 1], placed),
    ).toThrow('sweepMesh: shape must be');
  });
});

function placeable(size: number) {
  return prepareMesh({ positions: [-size, -size, 0, size, -size, 0, 0, size, 0], indices: [0, 1, 2] });
}
