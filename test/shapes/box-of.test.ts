import { describe, expect, it } from 'vitest';
import { nextDown, nextUp } from '../../src/arithmetic/float64.js';
import * as rational from '../../src/arithmetic/rational.js';
import { exactPlacement } from '../../src/implicit/exact-placement.js';
import { placeMesh, prepareMesh } from '../../src/mesh/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { boxOfQuestions } from '../../src/oracle/questions/round/boxes-of.js';
import { ballNearly, diskNearly, nearlyUp, sumOfAllUp, wordVector } from '../../src/round/bounds/nearly.js';
import { endsAlong, endsNearlyAlong } from '../../src/round/bounds/piece.js';
import { PIECES } from '../../src/round/bounds/pieces-of.js';
import { nearRows } from '../../src/round/bounds/placed-nearly.js';
import { placementRows } from '../../src/round/bounds/placement-rows.js';
import { boxOf, intersects } from '../../src/shapes/index.js';

describe('boxOf', () => {
  it('rounds each side outward once', () => {
    const { min, max } = boxOf({
      type: 'ellipsoid',
      center: [0, 0, 0],
      axes: [
        [1, 1, 0],
        [-1, 1, 0],
        [0, 0, 3],
      ],
    });
    expect([...Array.from(min), ...Array.from(max)]).toEqual([
      -Math.SQRT2,
      -Math.SQRT2,
      -3,
      Math.SQRT2,
      Math.SQRT2,
      3,
    ]);
    // The nearest double to the root of 2 is above it: the next one below is within the shape.
    const shape = {
      type: 'ellipsoid',
      center: [0, 0, 0],
      axes: [
        [1, 1, 0],
        [-1, 1, 0],
        [0, 0, 3],
      ],
    } as const;
    const plane = (x: number) => ({ type: 'plane', normal: [1, 0, 0], constant: -x }) as const;
    expect(intersects(shape, plane(Math.SQRT2))).toBe(false);
    expect(intersects(shape, plane(nextDown(Math.SQRT2)))).toBe(true);
  });

  it('is that of the shape at its place, not of its box', () => {
    const turn = { type: 'parts', rotation: [0, 0, 1, 1] } as const;
    const half = { type: 'parts', rotation: [0, 0, 1, 2], translation: [1, 0, 0] } as const;
    const sphere = { type: 'sphere', center: [5, 0, 0], radius: 1 } as const;
    expect(boxOf(sphere, turn)).toEqual({ type: 'box', min: [-1, 4, -1], max: [1, 6, 1] });
    expect(boxOf(sphere, half)).toEqual({ type: 'box', min: [3, 3, -1], max: [5, 5, 1] });
  });

  it.each([
    [
      { type: 'line', origin: [0, 0, 0], direction: [1, 0, 0] },
      "boxOf: shape must be bounded, got one of type 'line'",
    ],
    [
      { type: 'plane', normal: [1, 0, 0], constant: 0 },
      "boxOf: shape must be bounded, got one of type 'plane'",
    ],
    [
      { type: 'sphere', center: [1e308, 0, 0], radius: 1e308 },
      'boxOf: shape must be within the range of doubles, got one that reaches beyond it',
    ],
    [
      { type: 'sphere', center: [0, 0, 0], radius: -1 },
      'boxOf: shape.radius must be a finite number, at least 0, got -1',
    ],
    [
      {
        type: 'k-dop',
        axes: [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
          [1, 1, 1],
        ],
        min: [0, 0, 0, 4],
        max: [1, 1, 1, 5],
      },
      'boxOf: shape must be a shape with points, got an empty one',
    ],
  ])('refuses %j', (shape, message) => {
    expect(() => boxOf(shape as never)).toThrow(message);
  });

  it('takes placements of shapes of space', () => {
    expect(() => boxOf([1, 2], { type: 'parts' })).toThrow(
      'boxOf: shape must be one of space, with a placement, got one of the plane',
    );
  });

  it.each(boxOfQuestions.map((question) => [question.name, question] as const))(
    '%s: a side that is an ulp too wide or too narrow is found',
    (_, question) => {
      const random = new Random(7, 1, 7, 1);
      const v = new Float64Array(question.layout.arity);
      let found = 0;
      for (let i = 0; i < 40 && found < 5; i++) {
        question.families[0]!.fill(random, v);
        if (question.accepts?.(v) === false) continue;
        const answer = question.referee(v);
        if (!answer.startsWith('box')) continue;
        found++;
        const [word, ...ends] = answer.split(' ');
        const at = random.below(ends.length);
        for (const step of [nextUp, nextDown]) {
          const moved = ends.map((x, k) => (k === at ? step(Number(x)) : Number(x)));
          expect(question.subject(v)).not.toBe([word, ...moved].join(' '));
        }
        expect(question.subject(v)).toBe(answer);
      }
      expect(found).toBe(5);
    },
  );
});

it('looks exactly at the points that fractions find to be the last ones', () => {
  const random = new Random(1, 2, 3, 4);
  for (let i = 0; i < 400; i++) {
    const wide = () => (random.unit() - 0.5) * 2 ** (i % 4 === 0 ? 40 * (random.unit() - 0.5) : 1);
    const numbers = () => (i % 3 === 0 ? Math.round(4 * wide()) / 2 : wide());
    const points = Array.from({ length: 12 }, () => [numbers(), numbers(), numbers()]);
    const size = i % 5 === 0 ? 2 ** -1060 : i % 5 === 1 ? 2 ** 900 : 1;
    const placed = points.map((p) => p.map((x) => x * size));
    const elements = Array.from({ length: 16 }, (_, k) =>
      k % 4 === 3 ? Number(k === 15) : k % 5 === 0 ? 9 + numbers() : k < 12 ? numbers() / 8 : numbers(),
    );
    const to = { type: 'matrix', elements } as const;
    const pieces = placed.map((at) => ({ at, reach: null }));
    const rows = placementRows(exactPlacement('test', 'to', to));
    const found = boxOf({ type: 'hull', points: placed } as never, to);
    expect(rows.map((row) => endsAlong(pieces, row))).toEqual(found.min.map((x, k) => [x, found.max[k]]));
  }
});

/** Numbers of all sizes, and those that are in no general position. */
const NUMBERS: readonly ((random: Random) => number)[] = [
  (random) => random.unit() - 0.5,
  (random) => random.below(9) - 4,
  (random) => [0, 3, 4, 5, 12, 13, -3, -4][random.below(8)]!,
  (random) => (random.unit() - 0.5) * 2 ** (random.below(80) - 40),
  (random) => (random.unit() - 0.5) * 2 ** (random.below(600) - 300),
  (random) => (random.below(9) - 4) * 2 ** -1074,
  (random) => 1 + random.below(4) * 2 ** -52,
];

it('is by doubles what fractions say', () => {
  const random = new Random(5, 6, 7, 8);
  const unit = (k: number) => ({
    normal: [0, 1, 2].map((i) => rational.fromNumber(Number(i === k))),
    shift: rational.fromNumber(0),
  });
  let compared = 0;
  for (let i = 0; i < 147; i++) {
    const one = () => NUMBERS[i % NUMBERS.length]!(random);
    const other = () => NUMBERS[(i * 3) % NUMBERS.length]!(random);
    const [vector, center] = [() => [one(), one(), one()], [other(), other(), other()]];
    const radius = Math.abs(one());
    const axes =
      i % 2 === 0
        ? [vector(), vector(), vector()]
        : [0, 1, 2].map((k) => [0, 1, 2].map((j) => (j === k ? one() : 0)));
    for (const shape of [
      { type: 'disk', center, normal: vector(), radius },
      { type: 'cylinder', start: center, end: vector(), radius },
      { type: 'cone', apex: center, center: vector(), radius },
      { type: 'truncated-cone', start: center, end: vector(), startRadius: radius, endRadius: radius / 2 },
      { type: 'oriented-box', center, axes, halfSize: vector().map(Math.abs) },
      {
        type: 'lozenge',
        origin: center,
        edges: [
          [one(), 0, 0],
          [0, one(), one()],
        ],
        radius,
      },
      { type: 'ellipsoid', center, axes },
      { type: 'capsule', start: center, end: vector(), radius },
    ]) {
      let pieces: ReturnType<(typeof PIECES)[string]>;
      try {
        pieces = PIECES[shape.type]!('boxOf', 'shape', shape);
      } catch (error) {
        expect(() => boxOf(shape as never)).toThrow((error as Error).message);
        continue;
      }
      const { min, max } = boxOf(shape as never);
      expect([0, 1, 2].map((k) => endsAlong(pieces, unit(k)))).toEqual(min.map((x, k) => [x, max[k]]));
      compared++;
      if (i % 3 > 0) continue;
      const rotation = i % 2 === 0 ? [0, 0, 1, random.below(3)] : [1, 2, 3, 4].map(() => random.unit());
      const placement = { type: 'parts', rotation, translation: [0, other(), 1] } as const;
      const rows = placementRows(exactPlacement('test', 'to', placement));
      const placed = boxOf(shape as never, placement);
      expect(rows.map((row) => endsAlong(pieces, row))).toEqual(placed.min.map((x, k) => [x, placed.max[k]]));
    }
  }
  expect(compared).toBeGreaterThan(700);
});

it('leaves to fractions what doubles do not know', () => {
  // The end is a double, which is not seen in a margin.
  expect(nearlyUp([[1, 0, 0], diskNearly(wordVector([3, 4, 0]), 5, 0)!])).toBeNaN();
  expect(boxOf({ type: 'disk', center: [1, 0, 0], normal: [3, 4, 0], radius: 5 }).max).toEqual([5, 3, 5]);
  expect(nearlyUp([[0.1, 0, 0], diskNearly(wordVector([1, 1, 0]), 1, 0)!])).toBe(0.8071067811865476);
  expect(diskNearly(wordVector([1, 1e-200, 0]), 1, 0)).toBeNull();
  expect(diskNearly(wordVector([1, 1, 0]), 1e200, 0)).toBeNull();
  expect(ballNearly([[1e-200], [1]], 0)).toBeNull();
  expect(
    nearlyUp([
      [1e308, 0, 0],
      [1e308, 0, 0],
    ]),
  ).toBeNaN();
  expect(sumOfAllUp([1e308, 1e308, -1e308])).toBeNaN();
  // Nothing is rounded along the axes.
  expect(diskNearly(wordVector([0, 7, 0]), 0.1, 0)).toEqual([0.1, 0, 0]);
  expect(diskNearly(wordVector([0, 7, 0]), 0.1, 1)).toEqual([0, 0, 0]);
  expect(ballNearly([[0], [-3], [0]], 0)).toEqual([3, 0, 0]);
});

it('of placed shapes says by doubles what is certain', () => {
  const [row] = nearRows(exactPlacement('test', 'to', { type: 'parts', rotation: [0, 0, 1, 2] }));
  expect(row!.normal.high).toEqual([0.6, -0.8, 0]);
  const disk = {
    at: [0.1, 0, 0],
    reach: PIECES.disk!('boxOf', 'shape', { center: [0, 0, 0], normal: [1, 2, 3], radius: 1 })[0]!.reach,
  };
  expect(endsNearlyAlong(disk, row!)).toEqual(
    endsAlong(
      [disk],
      placementRows(exactPlacement('test', 'to', { type: 'parts', rotation: [0, 0, 1, 2] }))[0]!,
    ),
  );
  // An end that is a double; what is very small; corners that are fractions.
  expect(endsNearlyAlong({ at: [5, 5, 0], reach: { radius: 1 } }, row!)).toBeNull();
  expect(endsNearlyAlong({ at: [5, 5, 0], reach: { radius: 1e-200 } }, row!)).toBeNull();
  expect(endsNearlyAlong({ at: [rational.fromNumber(1)], reach: null }, row!)).toBeNull();
  const [tiny] = nearRows(exactPlacement('test', 'to', { type: 'parts', scale: [1e-200, 1, 1] }));
  expect(endsNearlyAlong({ at: [1, 0, 0], reach: { radius: 1 } }, tiny!)).toBeNull();
});

it('rounds sums of doubles up once, whatever cancels', () => {
  expect(sumOfAllUp([])).toBe(0);
  expect(sumOfAllUp([1, 2 ** -60])).toBe(nextUp(1));
  expect(sumOfAllUp([1, -(2 ** -60)])).toBe(1);
  expect(sumOfAllUp([1, 0.4375, 2 ** -70, -1])).toBe(nextUp(0.4375));
  expect(sumOfAllUp([2 ** 900, 1, -(2 ** 900), 2 ** -1074])).toBe(nextUp(1));
});

describe('boxOf of a mesh', () => {
  const corners = [0, 0, 0, 5, 0, 0, 0, 5, 0, 0, 0, 5];
  // The last vertex belongs to no triangle.
  const mesh = prepareMesh({
    positions: [...corners, 99, 99, 99],
    indices: [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3],
  });
  const turned = { type: 'parts', rotation: [0, 0, 1, 2] } as const;

  it('is around its triangles, at its place, too', () => {
    expect(boxOf(mesh)).toEqual({ type: 'box', min: [0, 0, 0], max: [5, 5, 5] });
    const placed = { type: 'box', min: [-4, 0, 0], max: [3, 4, 5] };
    expect(boxOf(mesh, turned)).toEqual(placed);
    expect(boxOf(placeMesh(mesh, turned))).toEqual(placed);
  });

  it('is that of the hull of its vertices', () => {
    const random = new Random(5, 6, 7, 8);
    for (let i = 0; i < 60; i++) {
      const numbers = (count: number) => Array.from({ length: count }, () => random.unit() - 0.5);
      const positions = numbers(36);
      const own = prepareMesh({ positions, indices: Array.from({ length: 12 }, (_, k) => k) });
      const points = Array.from({ length: 12 }, (_, v) => positions.slice(3 * v, 3 * v + 3));
      const placement = {
        type: 'parts',
        translation: numbers(3).map((x) => x * 2 ** (i - 30)),
        rotation: numbers(4),
        scale: [1, -2, 2 ** -i],
      } as const;
      const hull = { type: 'hull', points } as never;
      expect(boxOf(own)).toEqual(boxOf(hull));
      expect(boxOf(placeMesh(own, placement))).toEqual(boxOf(hull, placement));
    }
  });

  it('has no -0, and refuses what has no box', () => {
    const flat = prepareMesh({ positions: [-0, -0, -0, -1, 0, 0, 0, -1, 0], indices: [0, 1, 2] });
    expect(boxOf(flat).max).toEqual([0, 0, 0]);
    expect(() => boxOf(placeMesh(mesh, turned), turned)).toThrow(
      'boxOf: placement must be missing for a mesh at its place, got another one',
    );
    expect(() => boxOf({ positions: [0, 0, 0], indices: [0, 0, 0] } as never)).toThrow(
      'boxOf: shape must be a prepared mesh: pass prepareMesh(mesh), got a mesh as it was read',
    );
    const empty = prepareMesh({ positions: [], indices: [] });
    for (const none of [empty, placeMesh(empty, turned)])
      expect(() => boxOf(none)).toThrow('boxOf: shape must be a shape with points, got an empty one');
    const huge = { type: 'parts', scale: [1e308, 1, 1] } as const;
    expect(() => boxOf(placeMesh(mesh, huge))).toThrow('boxOf: shape must be within the range of doubles');
  });
});
