import { describe, expect, it } from 'vitest';
import { nextDown, nextUp } from '../../src/arithmetic/float64.js';
import { exactPlacement } from '../../src/implicit/exact-placement.js';
import { Random } from '../../src/oracle/cases/random.js';
import { boxOfQuestions } from '../../src/oracle/questions/round/boxes-of.js';
import { endsAlong } from '../../src/round/bounds/piece.js';
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
