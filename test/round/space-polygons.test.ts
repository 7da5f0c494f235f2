import { describe, expect, it } from 'vitest';
import type { Ring } from '../../src/core/shapes.js';
import { Random } from '../../src/oracle/cases/random.js';
import * as round from '../../src/round/index.js';
import { segmentPolygon } from '../../src/spatial/index.js';

type P = [number, number, number];
type Shape = object;
type Answer = { readonly relation: string; readonly containment: string };

const KINDS = ['sphere', 'capsule', 'lozenge', 'ellipsoid', 'cylinder', 'cone', 'truncatedCone'] as const;
type Kind = (typeof KINDS)[number];

const FUNCTIONS: Readonly<Record<string, unknown>> = { ...round };
const ask = (name: string) => FUNCTIONS[name] as (a: Shape, b: unknown) => Answer;

/** Relation and containment; the boolean says the same. */
function words(kind: Kind, shape: Shape, polygon: Ring): string {
  const { relation, containment } = ask(`${kind}Polygon`)(shape, polygon);
  const meets = ask(`${kind}IntersectsPolygon`)(shape, polygon) as unknown;
  expect(meets).toBe(!['disjoint', 'not-planar', 'degenerate'].includes(relation));
  return `${relation} ${containment}`;
}

/** At z = 0 all of them have the circle of radius 3 about the z axis. */
const ABOUT: Readonly<Record<Kind, Shape>> = {
  sphere: { center: [0, 0, 4], radius: 5 },
  capsule: { start: [0, 0, 4], end: [0, 0, 9], radius: 5 },
  lozenge: {
    origin: [0, 0, 4],
    edges: [
      [0, 0, 1],
      [0, 0, 0],
    ],
    radius: 5,
  },
  ellipsoid: {
    center: [0, 0, 0],
    axes: [
      [3, 0, 0],
      [0, 3, 0],
      [1, 1, 9],
    ],
  },
  cylinder: { start: [0, 0, -1], end: [0, 0, 9], radius: 3 },
  cone: { apex: [0, 0, 1], center: [0, 0, -1], radius: 6 },
  truncatedCone: { start: [0, 0, -1], end: [0, 0, 1], startRadius: 2, endRadius: 4 },
};

/** A square with a notch that is open above. */
const notch = (half: number, floor = -half, x = 0): Ring => [
  [-20, -20, 0],
  [20, -20, 0],
  [20, 20, 0],
  [x + half, 20, 0],
  [x + half, floor, 0],
  [x - half, floor, 0],
  [x - half, 20, 0],
  [-20, 20, 0],
];
const SQUARE: Ring = [
  [-20, -20, 0],
  [20, -20, 0],
  [20, 20, 0],
  [-20, 20, 0],
];
const BESIDE = 2 ** -45;

describe.each(KINDS)('a polygon and a %s', (kind) => {
  const shape = ABOUT[kind];

  it('that is in a notch, touches it, or comes out of it', () => {
    expect(words(kind, shape, notch(3))).toBe('touching none');
    expect(words(kind, shape, notch(3 + BESIDE))).toBe('disjoint none');
    expect(words(kind, shape, notch(3 - BESIDE))).toBe('overlapping none');
    // A corner that comes to it.
    const spike = (x: number): Ring => [
      [x, 0, 0],
      [9, -1, 0],
      [9, 1, 0],
    ];
    expect(words(kind, shape, spike(3))).toBe('touching none');
    expect(words(kind, shape, spike(3 + BESIDE))).toBe('disjoint none');
    expect(words(kind, shape, spike(3 - BESIDE))).toBe('overlapping none');
  });

  it('that passes through the inside, and meets no edge', () => {
    expect(words(kind, shape, SQUARE)).toBe('overlapping none');
    expect(words(kind, shape, [...SQUARE, SQUARE[0]!])).toBe('overlapping none');
  });

  it('that passes through a part that is gone around twice', () => {
    expect(words(kind, shape, [...SQUARE, ...SQUARE])).toBe('disjoint none');
  });

  it('that contains it', () => {
    const small: Ring = [
      [3, 0, 0],
      [-3, 0, 0],
      [0, 2, 0],
      [0, 1, 0],
    ];
    expect(words(kind, shape, small)).toBe('overlapping containing');
    expect(words(kind, shape, [[3 + BESIDE, 0, 0], ...small.slice(1)])).toBe('overlapping none');
  });

  it('says what is no polygon', () => {
    expect(words(kind, shape, [])).toBe('degenerate none');
    expect(words(kind, shape, [[0, 0, 0]])).toBe('degenerate none');
    expect(
      words(kind, shape, [
        [0, 0, 0],
        [1, 1, 0],
        [2, 2, 0],
      ]),
    ).toBe('degenerate none');
    expect(
      words(kind, shape, [
        [0, 0, 0],
        [1, 0, 0],
        [1, 1, 0],
        [0, 1, 2 ** -1074],
      ]),
    ).toBe('not-planar none');
    expect(
      words(kind, shape, [
        [90, 0, 0],
        [91, 0, 0],
        [91, 1, 0],
        [90, 1, 1],
      ]),
    ).toBe('not-planar none');
  });

  it('counts edges without an inside', () => {
    const spike: Ring = [
      [2.5, 0, 0],
      [9, 9, 0],
      [10, 9, 0],
      [9, 9, 0],
    ];
    expect(words(kind, shape, spike)).toBe('overlapping none');
    expect(words(kind, shape, [[3, 0, 0], ...spike.slice(1)])).toBe('touching none');
  });

  it('names the argument', () => {
    for (const name of [`${kind}Polygon`, `${kind}IntersectsPolygon`]) {
      expect(() =>
        ask(name)(shape, [
          [0, 0, 0],
          [1, 0],
        ]),
      ).toThrow(`${name}: polygon[1]`);
      expect(() => ask(name)({}, SQUARE)).toThrow(`${name}: ${kind}`);
    }
  });
});

describe('a plane that is only touched', () => {
  const touching: Readonly<Record<Kind, Shape>> = {
    sphere: { center: [0, 0, 5], radius: 5 },
    capsule: { start: [0, 0, 5], end: [3, 0, 5], radius: 5 },
    lozenge: {
      origin: [0, 0, 5],
      edges: [
        [1, 0, 0],
        [0, 1, 0],
      ],
      radius: 5,
    },
    ellipsoid: {
      center: [0, 0, 5],
      axes: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 5],
      ],
    },
    cylinder: { start: [0, 0, 3], end: [3, 0, 3], radius: 3 },
    cone: { apex: [0, 0, 0], center: [0, 0, 3], radius: 6 },
    truncatedCone: { start: [0, 0, 0], end: [0, 0, 1], startRadius: 2, endRadius: 4 },
  };
  it.each(KINDS)('by a %s: within, in a notch, on an edge', (kind) => {
    expect(words(kind, touching[kind], SQUARE)).toBe('touching none');
    expect(words(kind, touching[kind], notch(6))).toBe('disjoint none');
    expect(words(kind, touching[kind], notch(6, 0))).toBe('touching none');
    // At a reflex corner.
    const reflex: Ring = [...SQUARE, [0, 0, 0]];
    expect(words(kind, touching[kind], reflex)).toBe('touching none');
    expect(words(kind, touching[kind], [...SQUARE, [20, 0, 0]])).toBe('disjoint none');
  });

  it('by a face that covers the polygon', () => {
    const small: Ring = [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
    ];
    expect(words('truncatedCone', touching.truncatedCone, small)).toBe('touching containing');
    expect(words('lozenge', touching.lozenge, small)).toBe('touching containing');
  });

  it('by the rim of a leaning disk', () => {
    // The lowest point of the rim is below the center by 4, and the plane is there or a little above.
    const leaning = { start: [0, 0, 4], end: [4, 0, 7], radius: 5 };
    expect(words('cylinder', leaning, SQUARE)).toBe('touching none');
    expect(words('cylinder', leaning, notch(1, -1, 3))).toBe('disjoint none');
    expect(words('cylinder', leaning, notch(1, 0, 3))).toBe('touching none');
    const raised = (ring: Ring): Ring => ring.map((p) => [p[0]!, p[1]!, 2 ** -30]);
    expect(words('cylinder', leaning, raised(SQUARE))).toBe('overlapping none');
    expect(words('cylinder', leaning, raised(notch(1, -1, 3)))).toBe('disjoint none');
    expect(words('cylinder', { ...leaning, start: leaning.end, end: leaning.start }, raised(SQUARE))).toBe(
      'overlapping none',
    );
  });
});

describe('round shapes without a radius', () => {
  const arrow: Ring = [
    [0, 0, 0],
    [4, 0, 0],
    [1, 1, 0],
    [0, 4, 0],
  ];
  const segment = (start: P, end: P) => ({ start, end, radius: 0 });

  it('of a sphere: a point', () => {
    const at = (...center: P) => words('sphere', { center, radius: 0 }, arrow);
    expect(at(0.5, 0.5, 0)).toBe('overlapping inside');
    expect(at(1, 1, 0)).toBe('touching inside');
    expect(at(2, 0, 0)).toBe('touching inside');
    expect(at(2, 2, 0)).toBe('disjoint none');
    expect(at(0.5, 0.5, 2 ** -1074)).toBe('disjoint none');
  });

  it('of a capsule, a cylinder or a cone: a segment', () => {
    const cases: readonly (readonly [P, P, string])[] = [
      [[0.5, 0.5, 1], [0.5, 0.5, -1], 'crossing none'],
      [[2, 2, 1], [2, 2, -1], 'disjoint none'],
      [[0.5, 0.5, 1], [0.5, 0.5, 0], 'touching none'],
      [[1, 1, 1], [1, 1, -1], 'touching none'],
      [[-1, 0, 0], [1, 2, 0], 'overlapping none'],
      [[3, 0.25, 0], [0.25, 3, 0], 'overlapping none'],
      [[0.25, 0.25, 0], [0.5, 0.5, 0], 'overlapping inside'],
      [[0, 0, 0], [1, 1, 0], 'overlapping inside'],
      [[0, 0, 0], [4, 0, 0], 'touching inside'],
      [[-1, 0, 0], [5, 0, 0], 'touching none'],
      [[0, 5, 0], [5, 0, 0], 'disjoint none'],
      [[0, 4, 0], [4, 0, 0], 'touching none'],
    ];
    for (const [start, end, expected] of cases) {
      expect(words('capsule', segment(start, end), arrow)).toBe(expected);
      expect(words('cylinder', segment(end, start), arrow)).toBe(expected);
      expect(words('cone', { apex: start, center: end, radius: 0 }, arrow)).toBe(expected);
      expect(words('truncatedCone', { start, end, startRadius: 0, endRadius: 0 }, arrow)).toBe(expected);
      expect(
        words(
          'lozenge',
          { origin: start, edges: [end.map((x, k) => x - start[k]!), [0, 0, 0]], radius: 0 },
          arrow,
        ),
      ).toBe(expected);
      expect(expected).toContain(segmentPolygon({ start, end }, arrow).relation);
    }
  });

  it('of a lozenge: a parallelogram', () => {
    const at = (origin: P, u: P, v: P, ring: Ring) =>
      words('lozenge', { origin, edges: [u, v], radius: 0 }, ring);
    expect(at([0, 0, 0], [1, 0, 0], [0, 1, 0], arrow)).toBe('overlapping inside');
    expect(at([0, 0, 0], [2, 0, 0], [0, 1, 0], arrow)).toBe('overlapping none');
    expect(at([0, 0, 0], [4, 0, 0], [0, 4, 0], arrow)).toBe('overlapping containing');
    expect(at([1, 1, 0], [1, 0, 0], [0, 1, 0], arrow)).toBe('touching none');
    expect(at([2, 2, 0], [1, 0, 0], [0, 1, 0], arrow)).toBe('disjoint none');
    expect(at([0, 0, -1], [1, 1, 0], [0, 0, 2], arrow)).toBe('crossing none');
    expect(at([0, 0, -1], [4, 0, 0], [0, 0, 2], arrow)).toBe('touching none');
    expect(at([0, 0, 0], [1, 1, 0], [0, 0, 2], arrow)).toBe('touching none');
    const square: Ring = [
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
      [2, 2, 0],
      [0, 2, 0],
    ];
    expect(at([0, 2, 0], [0, -2, 0], [2, 0, 0], square)).toBe('overlapping equal');
    expect(at([0, 2, 0], [0, -2, 0], [2, 0, 0], [...square, ...square])).toBe('touching containing');
  });
});

describe('polygons and their triangles', () => {
  const random = new Random(1, 2, 3, 4);
  const point = (): P => [random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)];
  const differs = ([a, b, c]: P, [d, e, f]: P) => a !== d || b !== e || c !== f;
  const ends = (): [P, P] => {
    const [p, q] = [point(), point()];
    return differs(p, q) ? [p, q] : ends();
  };
  const radius = () => random.between(0, 6) / 2;
  const drawn: Readonly<Record<Kind, () => Shape>> = {
    sphere: () => ({ center: point(), radius: radius() }),
    capsule: () => ({ start: point(), end: point(), radius: radius() }),
    lozenge: () => ({ origin: point(), edges: [point(), point()], radius: random.oneIn(2) ? 0 : radius() }),
    ellipsoid: () => ({
      center: point(),
      axes: [
        [random.between(1, 3), 0, 1],
        [0, 2, random.between(-1, 1)],
        [0, 0, 2],
      ],
    }),
    cylinder() {
      const [start, end] = ends();
      return { start, end, radius: radius() };
    },
    cone() {
      const [apex, center] = ends();
      return { apex, center, radius: radius() };
    },
    truncatedCone() {
      const [start, end] = ends();
      return { start, end, startRadius: radius(), endRadius: radius() };
    },
  };

  it.each(KINDS)('of three vertices are triangles, for a %s', (kind) => {
    let count = 0;
    for (let i = 0; i < 1500; i++) {
      const [a, b, c] = [point(), point(), point()];
      const shape = drawn[kind]();
      const found = words(kind, shape, [a, b, c]);
      if (found === 'degenerate none') continue;
      const { relation, containment } = ask(`${kind}Triangle`)(shape, { a, b, c });
      expect(found, JSON.stringify([shape, a, b, c])).toBe(`${relation} ${containment}`);
      count++;
    }
    expect(count).toBeGreaterThan(1000);
  });

  it.each(KINDS)(
    'that are an L or a parallelogram meet what one of their triangles meets, for a %s',
    (kind) => {
      const ranks = ['disjoint', 'touching', 'overlapping'];
      for (let i = 0; i < 1000; i++) {
        const shape = drawn[kind]();
        const [o, u, v] = [point(), point(), point()];
        const at = (s: number, t: number): P => [0, 1, 2].map((k) => o[k]! + s * u[k]! + t * v[k]!) as P;
        const corners: readonly (readonly [number, number])[] = random.oneIn(2)
          ? [
              [0, 0],
              [3, 0],
              [3, 1],
              [1, 1],
              [1, 3],
              [0, 3],
            ]
          : [
              [0, 0],
              [2, 0],
              [2, 2],
              [0, 2],
            ];
        const ring = corners.map(([s, t]) => at(s, t));
        const { relation, containment } = ask(`${kind}Polygon`)(shape, ring);
        if (relation === 'degenerate') continue;
        const triangles =
          ring.length === 4
            ? [
                [0, 1, 2],
                [0, 2, 3],
              ]
            : [
                [0, 1, 3],
                [1, 2, 3],
                [0, 3, 5],
                [3, 4, 5],
              ];
        const parts = triangles.map(([a, b, c]) =>
          ask(`${kind}Triangle`)(shape, { a: ring[a!], b: ring[b!], c: ring[c!] }),
        );
        const rank = Math.max(...parts.map((part) => ranks.indexOf(part.relation)));
        // Of shapes without an inside, a diagonal is inside of the polygon and not of its triangles.
        if (relation !== 'crossing' && parts.every((part) => part.relation !== 'crossing') && rank !== 1)
          expect(relation, JSON.stringify([shape, ring])).toBe(ranks[rank]);
        const isIn = (part: Answer) => part.containment === 'containing' || part.containment === 'equal';
        expect(containment === 'containing' || containment === 'equal').toBe(parts.every(isIn));
      }
    },
  );
});
