import { describe, expect, test } from 'vitest';
import { triangleTriangle2d } from '../../src/planar/index.js';
import { orient2d } from '../../src/predicates/index.js';
import { cutTouching } from '../../src/triangulation/cut-touching.js';

type Point = readonly [number, number];

function cut(ring: readonly Point[], mostWork?: number) {
  const triangles: (readonly [number, number, number])[] = [];
  const steps = cutTouching(ring, (...corners) => triangles.push(corners), mostWork);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return { way: step.value.way, triangles };
}

/** Twice the area to the left; coordinates are small integers. */
function doubleArea(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    return sum + x * v - u * y;
  }, 0);
}

/**
 * Checks that triangles cover what a ring goes round, once: in its orientation, without overlap, and as large as it in
 * all.
 */
function expectCut(ring: readonly Point[], count?: number): void {
  const { way, triangles } = cut(ring);
  expect(way).toBe('cut');
  const shapes = triangles.map(
    (corners) => corners.map((i) => ring[i]!) as unknown as readonly [Point, Point, Point],
  );
  const area = doubleArea(ring);
  for (const [a, b, c] of shapes) expect(Math.sign(orient2d(...a, ...b, ...c))).toBe(Math.sign(area));
  expect(shapes.reduce((sum, shape) => sum + doubleArea(shape), 0)).toBe(area);
  const asTriangle = ([a, b, c]: readonly [Point, Point, Point]) => ({ a, b, c });
  for (let i = 1; i < shapes.length; i++) {
    for (let k = 0; k < i; k++) {
      const { relation } = triangleTriangle2d(asTriangle(shapes[i]!), asTriangle(shapes[k]!));
      expect(['disjoint', 'touching']).toContain(relation);
    }
  }
  if (count !== undefined) expect(triangles).toHaveLength(count);
}

/** Every third beginning, and both ways round. */
function expectCutAnyWay(ring: readonly Point[], count?: number): void {
  for (let i = 0; i < ring.length; i += 3) {
    const turned = [...ring.slice(i), ...ring.slice(0, i)];
    expectCut(turned, count);
    expectCut(turned.reverse(), count);
  }
}

// The first of two corners at one point goes with a spike: the point stays, and is on an edge.
test('a corner whose point comes again, and lies on an edge', () => {
  const ring: Point[] = [
    [0, 0],
    [2, 1],
    [6, 3],
    [0, 0],
    [0, 1],
    [2, 1],
  ];
  expectCutAnyWay(ring, 1);
});

/** Points of a grid in no order; the first ones may be run through again at once. */
function scattered(count: number): Point[] {
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: count }, () => [random(), random()] as const);
}

test('of rings that cross themselves, and of those without an area, little is looked at', () => {
  const workOf = (ring: readonly Point[]) => {
    const step = cutTouching(ring, () => {}).next();
    return step.done === true ? step.value : undefined;
  };
  expect(workOf(scattered(3000))).toEqual({ way: 'crossing', work: 0 });
  const line = scattered(3000).map(([x]) => [x, 3 * 2 ** -60] as const);
  expect(workOf(line)).toEqual({ way: 'crossing', work: 0 });
});

// Each crosses the ring, and bounds nothing: the one at once, the other when the points on it are its corners.
test('spikes through other edges', () => {
  const square: Point[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ];
  const [a, b, c, d] = square as [Point, Point, Point, Point];
  expectCutAnyWay([a, b, [4, 2], [-4, 2], [4, 2], c, d], 3);
  expectCutAnyWay([a, b, [4, 2], [-4, 2], [-8, 2], [4, 2], c, d], 3);
});

/** Moves that keep integers: what is on a line stays on it. */
const sheared = (ring: readonly Point[]): Point[] => ring.map(([x, y]) => [3 * x + y, 2 * y - 5 * x]);

const rings: readonly (readonly [string, readonly Point[], number])[] = [
  [
    'a hole with a bridge',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [0, 0],
      [1, 1],
      [1, 3],
      [3, 3],
      [3, 1],
      [1, 1],
    ],
    8,
  ],
  [
    'two holes, the second bridged to the first',
    [
      [0, 0],
      [9, 0],
      [9, 4],
      [0, 4],
      [0, 0],
      [1, 1],
      [1, 3],
      [3, 3],
      [3, 1],
      [5, 1],
      [5, 3],
      [7, 3],
      [7, 1],
      [5, 1],
      [3, 1],
      [1, 1],
    ],
    14,
  ],
  [
    'a hole that touches the boundary in a corner',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [0, 0],
      [1, 3],
      [3, 1],
    ],
    5,
  ],
  [
    'two parts that hang together by a corner',
    [
      [0, 0],
      [2, 0],
      [2, 2],
      [4, 2],
      [4, 4],
      [2, 4],
      [2, 2],
      [0, 2],
    ],
    4,
  ],
  [
    'a corner on another edge, from outside',
    [
      [0, 0],
      [6, 0],
      [6, 4],
      [3, 0],
      [0, 4],
    ],
    2,
  ],
  [
    'a corner on another edge, from inside',
    [
      [0, 0],
      [6, 0],
      [6, 6],
      [0, 6],
      [0, 0],
      [2, 2],
      [3, 6],
      [4, 2],
    ],
    5,
  ],
  [
    'an edge that lies on another one',
    [
      [0, 0],
      [8, 0],
      [8, 8],
      [6, 8],
      [6, 0],
      [2, 0],
      [2, 8],
      [0, 8],
    ],
    4,
  ],
  [
    'an edge run forth and back',
    [
      [0, 0],
      [4, 0],
      [6, 2],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
    2,
  ],
  [
    'an edge run forth, and half of it back',
    [
      [0, 0],
      [4, 0],
      [8, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
    2,
  ],
  [
    'points twice',
    [
      [0, 0],
      [0, 0],
      [4, 0],
      [4, 4],
      [4, 4],
      [0, 4],
      [0, 0],
    ],
    2,
  ],
  [
    'a star of parts around a corner',
    [
      [0, 0],
      [2, -1],
      [2, 1],
      [0, 0],
      [1, 2],
      [-1, 2],
      [0, 0],
      [-2, 1],
      [-2, -1],
      [0, 0],
      [-1, -2],
      [1, -2],
    ],
    4,
  ],
];

describe('rings that touch themselves and do not cross', () => {
  test.each(rings)('%s', (_, ring, count) => {
    expectCutAnyWay(ring, count);
    expectCut(sheared(ring), count);
  });

  test('walls of a labyrinth: what is filled of a grid, with bridges or pinches to all that it encloses', () => {
    // Numbers of a linear congruence: the same ones each time.
    let state = 7;
    const next = (n: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * n);
    };
    for (let round = 0; round < 12; round++) {
      // A comb of holes in a row, each bridged to the one before it or to the left side, of other shapes.
      const ring: Point[] = [
        [0, 0],
        [40, 0],
        [40, 9],
        [0, 9],
        [0, 4],
      ];
      const back: Point[] = [[0, 4]];
      let x = next(2);
      for (let hole = 0; hole < 4; hole++) {
        const [w, up, down] = [1 + next(4), 1 + next(4), 1 + next(4)];
        ring.push([x, 4], [x + 1, 4 + up], [x + w + 1, 4 + next(2)]);
        back.unshift([x, 4], [x + 1, 4 - down]);
        x += w + 1;
        ring.push([x, 4]);
        x += next(3);
      }
      expectCut([...ring, ...back]);
    }
  });
});

describe('rings that cross themselves, or go round something twice', () => {
  test.each<readonly [string, readonly Point[]]>([
    [
      'a bow',
      [
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ],
    ],
    [
      'a bow through a corner',
      [
        [0, 0],
        [1, 1],
        [2, 2],
        [2, 0],
        [1, 1],
        [0, 2],
      ],
    ],
    [
      'a triangle twice',
      [
        [0, 0],
        [2, 0],
        [0, 2],
        [0, 0],
        [2, 0],
        [0, 2],
      ],
    ],
    [
      'a hole run the wrong way',
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
        [0, 0],
        [1, 1],
        [3, 1],
        [3, 3],
        [1, 3],
        [1, 1],
      ],
    ],
    [
      'a hole outside',
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
        [0, 0],
        [-1, -1],
        [-1, -3],
        [-3, -3],
        [-3, -1],
        [-1, -1],
      ],
    ],
    [
      'no area',
      [
        [0, 0],
        [4, 0],
        [2, 0],
        [6, 0],
      ],
    ],
    [
      'a part on another part',
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
        [0, 0],
        [2, 0],
        [2, 2],
      ],
    ],
  ])('%s', (_, ring) => {
    for (const each of [ring, [...ring].reverse(), sheared(ring)]) {
      const { way, triangles } = cut(each);
      expect([way, triangles]).toEqual(['crossing', []]);
    }
  });
});

test('work grows little faster than the number of corners: a bridge to a hole, pinches in a row, a bridge to each of many', () => {
  const circle = (n: number, r: number): Point[] =>
    Array.from({ length: n }, (_, i) => [
      Math.round(r * Math.cos((2 * Math.PI * i) / n)),
      Math.round(r * Math.sin((2 * Math.PI * i) / n)),
    ]);
  const bridge = (n: number): Point[] => {
    const [outer, hole] = [circle(n, 2 ** 24), circle(n, 2 ** 20).reverse()];
    return [...outer, outer[0]!, ...hole, hole[0]!];
  };
  const pinched = (n: number): Point[] => {
    const there = Array.from({ length: n }, (_, i): Point[] => [
      [2 * i, 0],
      [2 * i + 1, -1],
    ]).flat();
    const back = there.map(([x, y]): Point => [2 * n - x, -y]);
    return [...there, ...back];
  };
  const comb = (n: number): Point[] => [
    [0, -9],
    [4 * n, -9],
    ...Array.from({ length: n }, (_, i): Point[] => {
      const x = 4 * (n - i);
      return [
        [x, 0],
        [x - 1, -3],
        [x - 2, -5],
        [x - 1, -3],
      ];
    }).flat(),
    [0, 0],
  ];
  for (const make of [bridge, pinched, comb]) {
    const workOf = (n: number) => {
      const steps = cutTouching(make(n), () => {});
      let step = steps.next();
      while (step.done !== true) step = steps.next();
      expect(step.value.way).toBe('cut');
      return step.value.work / make(n).length;
    };
    const [small, large] = [workOf(250), workOf(2000)];
    expect(large, make.name).toBeLessThan(2 * small);
  }
});

test('more work than there is', () => {
  expect(cut(rings[1]![1], 40).way).toBe('too-large');
});
