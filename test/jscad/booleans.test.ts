import modeling from '@jscad/modeling';
import { describe, expect, it } from 'vitest';
import { toNumber } from '../../src/implicit/index.js';
import {
  booleansWith,
  type Geom2Like,
  type Geom3Like,
  geom2FromPolygons,
  geom3FromMesh,
  intersect,
  meshFromGeom3,
  polygonsFromGeom2,
  subtract,
  union,
} from '../../src/jscad/index.js';
import { closureOf } from '../../src/mesh/index.js';
import { canonicalPolygonText, polygonSetArea } from '../../src/polygons/index.js';
import { canonicalText, meshUnion, solidFromMesh, solidVolume } from '../../src/solids/index.js';

interface Library {
  primitives: Record<string, (options?: object) => never>;
  transforms: Record<string, (by: unknown, ...all: unknown[]) => never>;
  colors: { colorize(color: readonly number[], geometry: unknown): never };
  measurements: { measureVolume(g: unknown): number; measureArea(g: unknown): number };
  booleans: Record<'union' | 'subtract' | 'intersect', (...all: unknown[]) => never>;
  extrusions: Record<string, (options: object, g: unknown) => never>;
  geometries: {
    geom2: { validate(g: unknown): void; toOutlines(g: unknown): unknown[] };
    geom3: { validate(g: unknown): void; toPolygons(g: unknown): unknown };
  };
}
const { primitives, transforms, colors, measurements, booleans, extrusions, geometries } =
  modeling as unknown as Library;

const MODELS: Readonly<Record<string, () => Geom3Like>> = {
  'a cube': () => primitives.cube!({ size: 2 }),
  'a cuboid': () => primitives.cuboid!({ size: [1, 2, 3] }),
  'a rounded cuboid': () => primitives.roundedCuboid!({ size: [2, 2, 2], roundRadius: 0.25, segments: 8 }),
  'a sphere': () => primitives.sphere!({ radius: 1.3, segments: 12 }),
  'a geodesic sphere': () => primitives.geodesicSphere!({ radius: 1, frequency: 6 }),
  'an ellipsoid': () => primitives.ellipsoid!({ radius: [1, 2, 3], segments: 12 }),
  'a cylinder': () => primitives.cylinder!({ radius: 0.7, height: 3, segments: 12 }),
  'a rounded cylinder': () =>
    primitives.roundedCylinder!({ radius: 1, height: 3, roundRadius: 0.2, segments: 8 }),
  'an elliptic cylinder': () =>
    primitives.cylinderElliptic!({ startRadius: [1, 2], endRadius: [0.5, 0.7], segments: 9 }),
  'a torus': () =>
    primitives.torus!({ innerRadius: 0.4, outerRadius: 1.5, innerSegments: 8, outerSegments: 10 }),
  'a polyhedron': () =>
    primitives.polyhedron!({
      points: [
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      faces: [
        [0, 2, 1],
        [0, 1, 3],
        [0, 3, 2],
        [1, 2, 3],
      ],
      orientation: 'outward',
    }),
  'a moved cube': () => transforms.translate!([0.1, 0.2, 0.3], primitives.cube!({ size: 2 })),
  'a turned cube': () => transforms.rotate!([1, 2, 3], primitives.cube!({ size: 2 })),
  'a mirrored polyhedron': () => transforms.mirrorX!(MODELS['a polyhedron']!()),
  'a scaled sphere': () => transforms.scale!([1, 2, 3], primitives.sphere!({ segments: 8 })),
  'an extruded star': () =>
    extrusions.extrudeLinear!(
      { height: 2 },
      primitives.star!({ vertices: 5, outerRadius: 2, innerRadius: 1 }),
    ),
  'an extruded ring': () =>
    extrusions.extrudeLinear!(
      { height: 1 },
      geom2FromPolygons([
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 4],
        ],
        [
          [1, 1],
          [1, 2],
          [2, 2],
          [2, 1],
        ],
      ]),
    ),
  'a revolved triangle': () => extrusions.extrudeRotate!({ segments: 8 }, primitives.triangle!()),
  'a red cube': () => colors.colorize([1, 0, 0], primitives.cube!({ size: 2 })),
  'a union of ours': () =>
    union(primitives.cube!({ size: 2 }), primitives.sphere!({ radius: 1.3, segments: 12 })),
};

describe.each(Object.entries(MODELS))('%s', (name, model) => {
  it('is closed, and comes back as it was', () => {
    const geometry = model();
    const distance =
      name.includes('revolved') || name.includes('torus') || name.includes('rounded') ? 1e-9 : 0;
    const mesh = meshFromGeom3(geometry, { distance });
    expect(closureOf(mesh).unbalancedEdges).toBe(0);
    const back = geom3FromMesh(mesh);
    expect(meshFromGeom3(back).indices).toHaveLength(mesh.indices.length);
    expect(measurements.measureVolume(back)).toBeCloseTo(measurements.measureVolume(geometry), 8);
    geometries.geom3.validate(back);
    const again = meshUnion([meshFromGeom3(back)]);
    expect(canonicalText(solidFromMesh(again))).toBe(canonicalText(solidFromMesh(mesh)));
  });
});

describe('booleans of geom3', () => {
  const cube = () => primitives.cube!({ size: 2 }) as Geom3Like;
  const ball = () =>
    transforms.translate!([1, 0.5, 0.25], primitives.sphere!({ radius: 1.3, segments: 16 })) as Geom3Like;

  it.each([
    ['union', union],
    ['subtract', subtract],
    ['intersect', intersect],
  ] as const)('are those of JSCAD, and closed: %s', (name, ours) => {
    const [a, b] = [cube(), ball()];
    const result = ours(a, [[b]]);
    geometries.geom3.validate(result);
    expect(measurements.measureVolume(result)).toBeCloseTo(
      measurements.measureVolume(booleans[name](a, b)),
      6,
    );
  });

  it('are exact where faces coincide', () => {
    const row = [0, 1, 2].map(
      (i) => transforms.translate!([0.1 * i, 0, 0], primitives.cuboid!({ size: [0.1, 1, 1] })) as Geom3Like,
    );
    const all = union(row);
    expect(toNumber(solidVolume(solidFromMesh(meshFromGeom3(all))))).toBeCloseTo(0.3, 12);
    expect(subtract(all, row).polygons).toEqual([]);
  });

  it('keep colours', () => {
    const red = colors.colorize([1, 0, 0, 1], cube()) as Geom3Like;
    const blue = colors.colorize([0, 0, 1, 1], ball()) as Geom3Like;
    const both = subtract(red, blue);
    expect(both.color).toBeUndefined();
    const seen = new Set(both.polygons.map(({ color }) => String(color)));
    expect([...seen].sort()).toEqual(['0,0,1,1', '1,0,0,1']);
    const one = union(red, colors.colorize([1, 0, 0, 1], ball()) as Geom3Like);
    expect(one.color).toEqual([1, 0, 0, 1]);
    expect(one.polygons.every(({ color }) => color === undefined)).toBe(true);
    // A polygon's own colour comes first.
    const [first, ...others] = cube().polygons;
    const painted: Geom3Like = { ...red, polygons: [{ ...first!, color: [0, 1, 0, 1] }, ...others] };
    const union3 = union(painted, blue);
    expect(union3.polygons.some(({ color }) => String(color) === '0,1,0,1')).toBe(true);
  });

  it('weld before, if they are told to', () => {
    const open = { ...cube(), polygons: cube().polygons.map((p) => ({ ...p })) };
    const [first, ...others] = open.polygons;
    const moved = { vertices: first!.vertices.map((v) => [v[0]! + 1e-12, v[1]!, v[2]!]) };
    const torn: Geom3Like = { ...open, polygons: [moved, ...others] };
    expect(() => union(torn, ball())).toThrow(/^union: geometries\[0\] /);
    const { union: welded } = booleansWith({ distance: 1e-9 });
    expect(measurements.measureVolume(welded(torn, ball()))).toBeCloseTo(
      measurements.measureVolume(union(cube(), ball())),
      8,
    );
  });
});

describe('geom2', () => {
  const square = () => primitives.square!({ size: 2 }) as Geom2Like;
  const star = () => transforms.translate!([0.5, 0.25, 0], primitives.star!({ vertices: 6 })) as Geom2Like;

  it.each([
    ['a square', square],
    ['a star', star],
    ['a circle', () => primitives.circle!({ radius: 1.5, segments: 20 }) as Geom2Like],
    ['a mirrored triangle', () => transforms.mirrorX!(primitives.triangle!()) as Geom2Like],
    ['a turned square', () => transforms.rotateZ!(1, square()) as Geom2Like],
    [
      'a square with a hole',
      () => subtract(square(), primitives.circle!({ radius: 0.5, segments: 9 }) as Geom2Like),
    ],
    ['two squares', () => union(square(), transforms.translate!([5, 0, 0], square()) as Geom2Like)],
  ])('comes back as it was: %s', (_, model) => {
    const geometry = model();
    const set = polygonsFromGeom2(geometry);
    const back = geom2FromPolygons(set);
    geometries.geom2.validate(back);
    expect(canonicalPolygonText(polygonsFromGeom2(back))).toBe(canonicalPolygonText(set));
    expect(toNumber(polygonSetArea(set))).toBeCloseTo(measurements.measureArea(geometry), 10);
  });

  it.each([
    ['union', union],
    ['subtract', subtract],
    ['intersect', intersect],
  ] as const)('booleans are those of JSCAD: %s', (name, ours) => {
    const [a, b] = [square(), star()];
    const result = ours([a, [b]]);
    geometries.geom2.validate(result);
    expect(measurements.measureArea(result)).toBeCloseTo(measurements.measureArea(booleans[name](a, b)), 3);
  });

  it('keep the one colour that all have', () => {
    const red = [1, 0, 0, 1];
    const paint = (g: Geom2Like) => colors.colorize(red, g) as Geom2Like;
    expect(union(paint(square()), paint(star())).color).toEqual(red);
    expect(union(paint(square()), star()).color).toBeUndefined();
  });
});

it('what is wrong is said by name', () => {
  const transforms = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  expect(() => union()).toThrow('union: geometries must be at least one geometry, got none');
  expect(() => union({ polygons: [], transforms }, { sides: [], transforms } as never)).toThrow(
    'union: geometries[1] must be a geom3, as geometries[0] is, got a geom2',
  );
  expect(() => subtract([1] as never)).toThrow(
    'subtract: geometries[0] must be a geom3 or geom2 of JSCAD, got 1',
  );
  const sides = [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [1, 0],
      [0, 1],
    ],
  ];
  expect(() => polygonsFromGeom2({ sides, transforms })).toThrow(
    'polygonsFromGeom2: geometry.sides must be sides that close, got none that begins at (0, 1)',
  );
  // A geometry has no elements: its matrix is named.
  expect(() => union({ polygons: [], transforms: [Number.NaN, ...transforms.slice(1)] })).toThrow(
    'union: geometries[0].transforms[0] must be a finite number, got NaN',
  );
  expect(() => union({ polygons: [], transforms: [1, 0, 0] })).toThrow(
    'geometries[0].transforms must be a list of 16 numbers',
  );
  expect(() => polygonsFromGeom2({ sides: [], transforms: [...transforms.slice(0, 14), 1, 1] })).toThrow(
    'a matrix that stays in the plane',
  );
  const cube = primitives.cube!() as Geom3Like;
  expect(() => geom3FromMesh(meshFromGeom3(cube), { sources: [] })).toThrow('what meshUnion or its kin gave');
});
