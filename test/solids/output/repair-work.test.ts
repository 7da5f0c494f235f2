/**
 * Repairs that took seconds for a dozen triangles: how many steps they take, and that they can be watched and ended.
 */
import { expect, test } from 'vitest';
import {
  convexSolid,
  type MeshOptions,
  type Solid,
  solidDifference,
  solidFromMesh,
  solidSymmetricDifference,
  solidToMesh,
  solidUnion,
} from '../../../src/solids/index.js';

/** The triangles of a cuboid with eight vertices. */
const CUBOID = [
  [0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4],
  [2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5],
].flat();
/** Of two tetrahedra on a triangle. */
const DOUBLE = [0, 1, 3, 1, 0, 4, 1, 2, 3, 2, 1, 4, 2, 0, 3, 0, 2, 4];

const solidOf = (indices: number[], points: number[][], rule: 'even-odd' | 'positive' = 'positive'): Solid =>
  solidFromMesh(
    { positions: Float64Array.from(points.flat()), indices: Uint32Array.from(indices) },
    { rule },
  );

/** Two bundles of needles along one line, of length 10^10 and a unit thick. */
const NEEDLES = [
  solidOf(
    CUBOID,
    [
      [5000000000, 10000000000, 0],
      [-10000000000, -20000000000.25, 1.0000000001164153],
      [-10000000000, -19999999999.5, -1.9999999998835847],
      [10000000000, 19999999999.75, 0.9999999998835847],
      [10000000000, 20000000000.5, -1.9999999998835847],
      [10000000000, 20000000000.5, -2.0000000002328306],
      [-5000000000, -10000000000.25, 0.9999999998835847],
      [-5000000000, -9999999999.75, -0.9999999997671694],
    ],
    'even-odd',
  ),
  solidOf(CUBOID, [
    [-5000000000, -10000000000.5, 1.9999999997671694],
    [-20000000000, -40000000000.75, 2.9999999998835847],
    [-20000000000, -40000000000, -1.1641532182693481e-10],
    [-2.7939677238464355e-9, -0.75, 2.999999999650754],
    [-9.313225746154785e-10, 0, -1.1641532182693481e-10],
    [-3.725290298461914e-9, 0, -4.656612873077393e-10],
    [-15000000000, -30000000000.75, 2.999999999650754],
    [-15000000000, -30000000000.25, 1],
  ]),
] as const;
/** Two cuboids whose faces nearly lie in those of the other. */
const CUBOIDS = [
  solidOf(CUBOID, [
    [-1, 2.168404344971009e-19, -0.125],
    [-0.5, 1, -0.125],
    [0.5, 1, 0],
    [1, -2.168404344971009e-19, 0.125],
    [-0.5, -1, 0],
    [0.5, -1, 0.125],
    [0.5, 1, 0],
    [1, 0, 0.125],
  ]),
  solidOf(CUBOID, [
    [-1.5, -1, -0.125],
    [-0.9999999999999999, -2.168404344971009e-19, -0.12500000000000003],
    [0, -2.168404344971009e-19, 8.673617379884035e-19],
    [1.5000000000000002, 1, 0.125],
    [0, 2.168404344971009e-19, -8.673617379884035e-19],
    [0.5, -1, 0.125],
    [0, -2.1684043449710086e-19, 8.673617379884035e-19],
    [1, 5e-324, 0.125],
  ]),
] as const;
const TETRAHEDRA = [
  solidOf(DOUBLE, [
    [0.08, -0.07, 0],
    [-0.03, -0.07, 0],
    [-0.04, -0.02, 0],
    [0.08, -0.05, -0.02],
    [0.08, 0.06, 0.07],
  ]),
  solidOf(DOUBLE, [
    [0.08, -0.06999999999999999, 0],
    [-0.04, -0.07, 0],
    [-0.03, -0.02, -5e-324],
    [0.09, -0.049999999999999996, -0.03],
    [0.08, 0.06, 0.07000000000000002],
  ]),
] as const;

/** The steps of a mesh's repair, and in the how-manieth way it ended. */
function repairOf(solid: Solid, options: MeshOptions = {}) {
  let steps = 0;
  let last = -1;
  const { certificate } = solidToMesh(solid, {
    ...options,
    onProgress(stage, done, total) {
      expect(done).toBeLessThanOrEqual(total);
      if (stage === 'repair') steps++;
      if (stage === 'repair') expect(done).toBeGreaterThanOrEqual(last);
      if (stage === 'repair') last = done;
    },
  });
  return { certificate, steps, last };
}

test.each([
  ['the union of needles', () => solidUnion(...NEEDLES), false, 3],
  ['their union as a manifold', () => solidUnion(...NEEDLES), true, 12],
  ['their difference as a manifold', () => solidDifference(...NEEDLES), true, 33],
  ['the union of cuboids', () => solidUnion(...CUBOIDS), false, 20],
  ['their symmetric difference', () => solidSymmetricDifference(...CUBOIDS), false, 14],
  [
    'the symmetric difference of tetrahedra as a manifold',
    () => solidSymmetricDifference(...TETRAHEDRA),
    true,
    40,
  ],
])('%s takes few steps', (_, make, manifold, most) => {
  const { certificate, steps, last } = repairOf(make(), { manifold });
  expect(certificate).toMatchObject({ type: 'repaired', remaining: [] });
  expect(steps).toBeLessThanOrEqual(most);
  expect(last).toBeLessThan(11);
});

test('an aborted repair returns the best mesh that it has, with a certificate that says what it is', () => {
  const solid = solidDifference(...NEEDLES);
  const endedAt = (most: number) => {
    const signal = { aborted: false };
    let steps = 0;
    const onProgress = (stage: string) => {
      if (stage === 'repair' && ++steps === most) signal.aborted = true;
    };
    const mesh = solidToMesh(solid, { manifold: true, onProgress, signal });
    expect(steps).toBe(most);
    return mesh.certificate;
  };
  const first = endedAt(1);
  expect(first).toMatchObject({ type: 'unresolved', cause: null });
  expect(first.remaining.length).toBeGreaterThan(0);
  // By then there is a mesh that touches itself: no manifold, but better than none.
  expect(endedAt(30)).toMatchObject({ type: 'repaired', isManifold: false, remaining: [] });
  const { certificate } = solidToMesh(solid, { manifold: true, signal: { aborted: true } });
  expect(certificate).toEqual(first);
});

test('a mesh that needs no repair is whole, aborted or not; progress hears of the rounding', () => {
  const cube = convexSolid(
    [1, -1].flatMap((s) =>
      [
        [s, 0, 0],
        [0, s, 0],
        [0, 0, s],
      ].map((normal) => ({ normal, constant: -1 })),
    ) as never,
  );
  const heard: unknown[] = [];
  const mesh = solidToMesh(cube, {
    signal: AbortSignal.abort(),
    onProgress: (...step) => heard.push(step),
  });
  expect(mesh.certificate.type).toBe('valid');
  expect(heard).toEqual([
    ['rounding', 0, 1],
    ['rounding', 1, 1],
  ]);
});

test('what onProgress throws is thrown; what is no function and no signal is refused', () => {
  const [a] = TETRAHEDRA;
  const onProgress = () => {
    throw new Error('enough');
  };
  expect(() => solidToMesh(a, { onProgress })).toThrow('enough');
  expect(() => solidToMesh(a, { onProgress: 1 as never })).toThrow(
    'solidToMesh: options.onProgress must be a function, got 1',
  );
  expect(() => solidToMesh(a, { signal: 1 as never })).toThrow(
    'solidToMesh: options.signal must be an AbortSignal, got 1',
  );
});
