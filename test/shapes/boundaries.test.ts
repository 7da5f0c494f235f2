import { describe, expect, it } from 'vitest';
import type { Point2, Point3 } from '../../src/core/shapes.js';
import { segmentsIntersect2d } from '../../src/planar/index.js';
import { relation, type Shape } from '../../src/shapes/index.js';
import { trianglesIntersect } from '../../src/spatial/index.js';
import { drawing, drawn } from './draws.js';

/** How boundaries meet, by their pieces: faces as triangles, or edges. */

type Ask = (a: Shape, b: Shape) => ReturnType<typeof relation>;
const ask = relation as Ask;

const BOX_FACES = [
  [0, 1, 3, 2],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 3, 7, 6],
  [0, 2, 6, 4],
  [1, 3, 7, 5],
];
const TETRAHEDRON_FACES = [
  [0, 1, 2],
  [0, 1, 3],
  [0, 2, 3],
  [1, 2, 3],
];

type Corners = readonly ArrayLike<number>[];

/** The corners of a shape with flat faces or edges. */
function cornersOf(shape: Shape): Corners {
  const own = shape as never as Record<string, Corners[number]>;
  switch ((shape as { readonly type: string }).type) {
    case 'box': {
      const [min, max] = [own.min!, own.max!];
      const at = (i: number, k: number) => (((i >> k) & 1) === 1 ? max[k]! : min[k]!);
      if (min.length === 2) return [0, 1, 3, 2].map((i) => [at(i, 0), at(i, 1)]);
      return Array.from({ length: 8 }, (_, i) => [at(i, 0), at(i, 1), at(i, 2)]);
    }
    case 'convex-polyhedron':
      return (shape as { readonly vertices: Corners }).vertices;
    case 'polygon':
      return (shape as { readonly outer: Corners }).outer;
    default:
      return ['a', 'b', 'c', 'd'].flatMap((name) => (own[name] === undefined ? [] : [own[name]]));
  }
}

function trianglesOf(shape: Shape) {
  const corners = cornersOf(shape) as readonly Point3[];
  const faces =
    corners.length === 8
      ? ((shape as { readonly faces?: number[][] }).faces ?? BOX_FACES)
      : corners.length === 4
        ? TETRAHEDRON_FACES
        : [[0, 1, 2]];
  return faces.flatMap(([a, b, c, d]) =>
    (d === undefined
      ? [[a, b, c]]
      : [
          [a, b, c],
          [a, c, d],
        ]
    ).map(([i, j, k]) => ({
      a: corners[i!]!,
      b: corners[j!]!,
      c: corners[k!]!,
    })),
  );
}

function edgesOf(shape: Shape) {
  const corners = cornersOf(shape) as readonly Point2[];
  return corners.map((start, i) => ({ start, end: corners[(i + 1) % corners.length]! }));
}

function doMeet<T>(a: readonly T[], b: readonly T[], meet: (x: T, y: T) => boolean): boolean {
  return a.some((x) => b.some((y) => meet(x, y)));
}

/** Shapes that others are often in, and such others. */
const LARGE: readonly Shape[] = [
  { type: 'box', min: [-2, -2, -2], max: [2, 2, 2] },
  { type: 'tetrahedron', a: [-3, -3, -3], b: [9, -3, -3], c: [-3, 9, -3], d: [-3, -3, 9] },
  { type: 'triangle', a: [-3, -3, 0], b: [9, -3, 0], c: [-3, 9, 0] },
];
const LARGE_2D: readonly Shape[] = [
  { type: 'box', min: [-2, -2], max: [2, 2] },
  { type: 'triangle', a: [-3, -3], b: [9, -3], c: [-3, 9] },
  {
    type: 'polygon',
    outer: [
      [-3, -3],
      [5, -3],
      [5, 5],
      [0, 0],
      [-3, 5],
    ],
  },
];

const SMALL = ['box', 'tetrahedron', 'convex-polyhedron', 'triangle'] as const;
const SMALL_2D = ['box', 'triangle', 'polygon'] as const;

const TURNED = { none: 'none', equal: 'equal', inside: 'containing', containing: 'inside' } as const;

function check(a: Shape, b: Shape, haveCommon: boolean): string {
  const { relation: how, containment, boundaries } = ask(a, b);
  const turned = ask(b, a);
  expect(turned.boundaries).toBe(boundaries);
  expect(turned.containment).toBe(TURNED[containment]);
  expect(boundaries !== 'disjoint').toBe(haveCommon);
  expect(boundaries === 'overlapping').toBe(containment === 'equal');
  const cross = containment === 'none' && (how === 'overlapping' || how === 'crossing');
  expect(boundaries === 'crossing').toBe(cross);
  return `${containment} ${boundaries}`;
}

const WORDS = [
  'containing disjoint',
  'containing touching',
  'none crossing',
  'none disjoint',
  'none touching',
];

describe('how boundaries meet', () => {
  it('is what their faces say, in space', () => {
    const draw = drawing(7);
    const found = new Set<string>();
    for (let i = 0; i < 240; i++) {
      const a = LARGE[i % 3]!;
      const b = drawn(draw, 'space', SMALL[Math.floor(i / 3) % 4]!);
      found.add(check(a, b, doMeet(trianglesOf(a), trianglesOf(b), trianglesIntersect)));
      const c = drawn(draw, 'space', SMALL[i % 4]!);
      check(c, b, doMeet(trianglesOf(c), trianglesOf(b), trianglesIntersect));
    }
    expect([...found].sort()).toEqual(WORDS);
  });

  it('is what their edges say, in the plane', () => {
    const draw = drawing(8);
    const found = new Set<string>();
    for (let i = 0; i < 600; i++) {
      const a = LARGE_2D[i % 3]!;
      const b = drawn(draw, 'plane', SMALL_2D[Math.floor(i / 3) % 3]!);
      found.add(check(a, b, doMeet(edgesOf(a), edgesOf(b), segmentsIntersect2d)));
    }
    expect([...found].sort()).toEqual(expect.arrayContaining(WORDS));
  });

  it('is told of round shapes by their own functions', () => {
    const capsule = { type: 'capsule', start: [0, 0, 0], end: [4, 0, 0], radius: 2 } as const;
    const around = { type: 'box', min: [-2, -2, -2], max: [6, 2, 2] } as const;
    expect(relation(capsule, around)).toMatchObject({ containment: 'inside', boundaries: 'touching' });
    const wider = { ...around, max: [6, 2.5, 2], min: [-2.5, -2.5, -2.5] } as const;
    expect(relation(wider, { ...capsule, radius: 1.5 }).boundaries).toBe('disjoint');
    const cylinder = { type: 'cylinder', start: [0, 0, 0], end: [4, 0, 0], radius: 5 } as const;
    const inner = { type: 'box', min: [1, -3, -4], max: [3, 3, 4] } as const;
    expect(relation(cylinder, inner).boundaries).toBe('touching');
    expect(relation({ ...cylinder, radius: 5.5 }, inner).boundaries).toBe('disjoint');
    expect(relation({ ...cylinder, radius: 4.5 }, inner).boundaries).toBe('crossing');
    const circle = { type: 'circle', center: [0, 0], radius: 5 } as const;
    const ring = {
      type: 'polygon',
      outer: [
        [3, 4],
        [-3, 4],
        [0, -4],
      ],
    } as const;
    expect(relation(circle, ring)).toMatchObject({ containment: 'containing', boundaries: 'touching' });
  });

  it('is asked of areas and solids only', () => {
    const box = { type: 'box', min: [0, 0, 0], max: [2, 2, 2] } as const;
    expect(relation(box, [1, 1, 1]).boundaries).toBeNull();
    expect(relation(box, { type: 'plane', normal: [1, 0, 0], constant: 0 }).boundaries).toBeNull();
    const polygon = {
      type: 'polygon',
      outer: [
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
      ],
    } as const;
    expect(relation(box, polygon).boundaries).toBeNull();
  });
});
