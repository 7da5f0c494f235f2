import { expect, it } from 'vitest';
import * as enclosing from '../../src/enclosing/index.js';
import { rowsOfAnySizes, rowsOfOneSize, rowsOfSizes } from '../../src/oracle/cases/enclosing/any-sizes.js';
import { Random } from '../../src/oracle/cases/random.js';

type Points = number[][];

const inSpace: Readonly<Record<string, (points: Points) => unknown>> = {
  convexHull: enclosing.convexHull,
  smallestEnclosingSphere: enclosing.smallestEnclosingSphere,
  enclosingSphere: enclosing.enclosingSphere,
  diameter: enclosing.diameter,
  width: enclosing.width,
  enclosingBox: enclosing.enclosingBox,
  enclosingOrientedBox: enclosing.enclosingOrientedBox,
  enclosingCapsule: enclosing.enclosingCapsule,
  enclosingLozenge: enclosing.enclosingLozenge,
  enclosingCylinder: enclosing.enclosingCylinder,
  enclosingEllipsoid: enclosing.enclosingEllipsoid,
  enclosingKDop: (points) => enclosing.enclosingKDop(points, enclosing.kDopAxes(26)),
  convexHullPolyhedron(points) {
    const hull = enclosing.convexHull(points);
    return hull.dimension === 3 ? enclosing.convexHullPolyhedron(points, hull) : undefined;
  },
  minkowskiSum3d: (points) => enclosing.minkowskiSum3d(points, points),
};
const REFUSALS = /of doubles can enclose|sums with a have a volume|sums .*in the range of doubles/;

const inPlane: Readonly<Record<string, (points: Points) => unknown>> = {
  smallestEnclosingCircle2d: enclosing.smallestEnclosingCircle2d,
  enclosingCircle2d: enclosing.enclosingCircle2d,
  minimumAreaRectangle2d: enclosing.minimumAreaRectangle2d,
  minimumPerimeterRectangle2d: enclosing.minimumPerimeterRectangle2d,
  width2d: enclosing.width2d,
  diameter2d: enclosing.diameter2d,
  enclosingBox2d: enclosing.enclosingBox2d,
};
/** Of rows of a center, or two, and a radius. */
const ofBalls: Readonly<Record<string, (rows: Points) => unknown>> = {
  smallestEnclosingSphereOfSpheres: (rows) => enclosing.smallestEnclosingSphereOfSpheres(spheres(rows)),
  enclosingSphereOfSpheres: (rows) => enclosing.enclosingSphereOfSpheres(spheres(rows)),
  smallestEnclosingCircleOfCircles2d: (rows) => enclosing.smallestEnclosingCircleOfCircles2d(circles(rows)),
  enclosingCircleOfCircles2d: (rows) => enclosing.enclosingCircleOfCircles2d(circles(rows)),
  mergeSpheres(rows) {
    const [a, b] = spheres(rows);
    return enclosing.mergeSpheres(a!, b ?? a!);
  },
  mergeCapsules(rows) {
    const [a, b] = rows.map((row, i) => ({
      start: row.slice(0, 3),
      end: rows[(i + 1) % rows.length]!.slice(0, 3),
      radius: Math.abs(row[3]!),
    }));
    return enclosing.mergeCapsules(a!, b ?? a!);
  },
  mergeBoxes(rows) {
    const [a, b] = rows.map((row) => ({ min: row.slice(0, 3), max: row.slice(0, 3) }));
    return enclosing.mergeBoxes(a!, b ?? a!);
  },
  mergeKDops(rows) {
    const axes = enclosing.kDopAxes(6);
    const [a, b] = rows.map((row) => ({ axes, min: row.slice(0, 3), max: row.slice(0, 3) }));
    return enclosing.mergeKDops(a!, b ?? a!);
  },
};
const spheres = (rows: Points) => rows.map((row) => ({ center: row.slice(0, 3), radius: Math.abs(row[3]!) }));
const circles = (rows: Points) => rows.map((row) => ({ center: row.slice(0, 2), radius: Math.abs(row[3]!) }));

/** The path to a number that is none or -0, or infinite where all have to be finite. */
function blemish(value: unknown, path: string): string | undefined {
  if (typeof value === 'number') {
    // The nearest double to what is beyond the largest one is infinite.
    const isInfinite = !Number.isFinite(value) && !/rounded|perimeter/.test(path);
    return Object.is(value, -0) || Number.isNaN(value) || isInfinite ? `${path} is ${value}` : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = blemish(part, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is wrong with an answer; one that is refused has none. */
function blemishOf(name: string, ask: () => unknown): string | undefined {
  try {
    return blemish(ask(), name);
  } catch (error) {
    return REFUSALS.test(String(error)) ? undefined : String(error);
  }
}

const DRAWS: Readonly<Record<string, (random: Random) => () => number[]>> = {
  'a small lattice': (random) => () => Array.from({ length: 4 }, () => random.between(-1, 1)),
  'a small lattice with -0': (random) => () => Array.from({ length: 4 }, () => -random.between(0, 1)),
  'the smallest doubles': (random) => () =>
    Array.from({ length: 4 }, () => random.between(-1, 1) * Number.MIN_VALUE),
  'one size': (random) => rowsOfOneSize(random, 4),
  'several sizes': (random) => rowsOfSizes(random, 4),
  'any sizes': (random) => rowsOfAnySizes(random, 4),
};

it.each(Object.entries(DRAWS))(
  'no number of an answer is -0, NaN or infinite, of points of %s',
  (_, draw) => {
    const random = new Random(2, 7, 1, 8);
    for (let round = 0; round < 40; round++) {
      const next = draw(random);
      const rows = Array.from({ length: random.between(1, 5) }, next);
      for (const [name, ask] of Object.entries(inSpace)) {
        const points = rows.map((row) => row.slice(0, 3));
        expect(
          blemishOf(name, () => ask(points)),
          JSON.stringify(points),
        ).toBeUndefined();
      }
      for (const [name, ask] of Object.entries(inPlane)) {
        const points = rows.map((row) => row.slice(0, 2));
        expect(
          blemishOf(name, () => ask(points)),
          JSON.stringify(points),
        ).toBeUndefined();
      }
      for (const [name, ask] of Object.entries(ofBalls)) {
        expect(
          blemishOf(name, () => ask(rows)),
          JSON.stringify(rows),
        ).toBeUndefined();
      }
    }
  },
);

it('all functions that answer with numbers are asked', () => {
  const asked = new Set(Object.keys({ ...inSpace, ...inPlane, ...ofBalls }));
  // Constants, and numbers of vertices.
  const others = [
    'kDopAxes',
    'convexHullFaces',
    'convexHullTriangles',
    'convexHullEdges',
    'convexHullFeature',
  ];
  expect(Object.keys(enclosing).filter((name) => !asked.has(name) && !others.includes(name))).toEqual([]);
});

it('a blemish is found', () => {
  expect(blemish({ a: [1, { b: -0 }] }, 'x')).toBe('x.a.1.b is 0');
  expect(blemish({ a: Number.NaN }, 'x')).toBe('x.a is NaN');
  expect(blemish(new Float64Array([1, Infinity]), 'x')).toBe('x.1 is Infinity');
  expect(blemish({ rounded: { radius: Infinity } }, 'x')).toBeUndefined();
});
