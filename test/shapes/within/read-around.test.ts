import { expect, it } from 'vitest';
import { SPATIAL_BOOLEANS } from '../../../src/shapes/generated/booleans.js';
import { SPATIAL_RELATIONS } from '../../../src/shapes/generated/relations.js';
import { intersects, type Shape, type ShapeType } from '../../../src/shapes/index.js';
import { compareNearly } from '../../../src/shapes/within/is-near.js';
import { readAround, readAroundAll, readAroundPoints } from '../../../src/shapes/within/read-around.js';
import { effort } from '../../support/effort.js';
import { drawing, drawn, IN_SPACE } from '../draws.js';

type Pair = readonly [Shape, Shape];
const AROUND = [
  'circle',
  'disk',
  'cylinder',
  'cone',
  'truncated-cone',
  'ellipsoid',
  'convex-polyhedron',
] as const;
const KINDS: readonly ShapeType[] = [...AROUND, 'k-dop', 'frustum', 'polygon'];
/** What the named function says, whatever is known before. */
const truthOf = (table: object, a: ShapeType, b: ShapeType, [one, other]: Pair): unknown => {
  const ask = (table as Record<string, (x: unknown, y: unknown) => unknown>)[`${a} ${b}`];
  const ring = (shape: Shape) => ('type' in shape && shape.type === 'polygon' ? shape.outer : shape);
  return ask?.(ring(one), ring(other));
};

const PAIRS = KINDS.flatMap((a) =>
  (Object.keys(IN_SPACE) as ShapeType[]).flatMap((b) => [[a, b] as const, [b, a] as const]),
);

it.each(PAIRS)('%s and %s are apart where it is said', (a, b) => {
  const draw = drawing(a.length * 91 + b.length);
  for (let i = 0; i < effort(40); i++) {
    const pair: Pair = [drawn(draw, 'space', a), drawn(draw, 'space', b)];
    if (compareNearly(...pair, 0, readAroundAll) !== 1) continue;
    expect(truthOf(SPATIAL_BOOLEANS, a, b, pair) ?? false).toBe(false);
    if (compareNearly(...pair, 0, readAround) !== 1) continue;
    const found = truthOf(SPATIAL_RELATIONS, a, b, pair) as { relation: string } | undefined;
    expect(found?.relation ?? 'disjoint').toBe('disjoint');
  }
});

it.each(KINDS)('%s: what is far is told from a ball, and nothing else of it is said', (type) => {
  const draw = drawing(type.length);
  let told = 0;
  for (let i = 0; i < 60; i++) {
    const shape = drawn(draw, 'space', type);
    const [far, near] = [9000, 0].map((x) => ({ type: 'sphere', center: [x, 0, 0], radius: 9 }) as const);
    // These are told once they were asked about.
    if (type === 'convex-polyhedron' || type === 'frustum')
      (intersects as (one: Shape, other: Shape) => boolean)(shape, [1, 2, 3]);
    if (compareNearly(shape, far!, 0, readAroundAll) === 1) told++;
    // A frustum is read as its corners, and told both ways.
    if (type !== 'frustum') expect(compareNearly(shape, near!, 0, readAroundAll)).not.toBeLessThan(1);
  }
  expect(told).toBeGreaterThan(10);
});

it.each(Object.keys(IN_SPACE) as ShapeType[])(
  'a frustum whose corners are known meets a %s where it is said',
  (b) => {
    const draw = drawing(91 + b.length);
    for (let i = 0; i < effort(100); i++) {
      const pair: Pair = [drawn(draw, 'space', 'frustum'), drawn(draw, 'space', b)];
      (intersects as (one: Shape, other: Shape) => boolean)(pair[0], [1, 2, 3]);
      if (compareNearly(...pair, 0, readAroundAll) > 0) continue;
      const [one, other] = pair;
      const truth =
        truthOf(SPATIAL_BOOLEANS, 'frustum', b, pair) ??
        truthOf(SPATIAL_BOOLEANS, b, 'frustum', [other, one]);
      expect(truth ?? true).toBe(true);
    }
  },
);

it('reads k-DOPs and polygons of space only where that will do', () => {
  const ball = { type: 'sphere', center: [99, 0, 0], radius: 1 } as const;
  const axes = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const dop = { type: 'k-dop', axes, min: [0, 0, 0], max: [1, 1, 1] } as const;
  const polygon = {
    type: 'polygon',
    outer: [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
      [1, 1, 1],
    ],
  } as const;
  const said = (shape: Shape) =>
    [readAroundPoints, readAround, readAroundAll].map((read) => compareNearly(shape, ball, 0, read));
  expect(said(dop)).toEqual([2, 1, 1]);
  expect(said(polygon)).toEqual([2, 2, 1]);
  expect(said({ ...polygon, holes: [polygon.outer] })).toEqual([2, 2, 2]);
  expect(
    said({
      ...dop,
      axes: [
        [1, 0, 0],
        [0, 1, 0],
        [1, 1, 0],
      ],
    }),
  ).toEqual([2, 2, 2]);
});
