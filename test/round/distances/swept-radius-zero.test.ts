import { describe, expect, it } from 'vitest';
import type { Rational } from '../../../src/arithmetic/rational.js';
import type { Surd } from '../../../src/arithmetic/surd.js';
import * as surd from '../../../src/arithmetic/surd.js';
import type { Distance } from '../../../src/distance/index.js';
import { SWEPT_PAIRS, sweptDistanceName } from '../../../src/oracle/cases/round/swept-distances.js';
import type { SweptDistance } from '../../../src/round/index.js';
import * as face from '../../../src/shapes/index.js';
import { drawing, drawnHull } from '../../shapes/draws.js';
import { effort } from '../../support/effort.js';

/** If the radius is 0, a shape is its core: all numbers are those of flat functions, which share no rule with these. */

type Vector = readonly [number, number, number];
/** A shape, of whatever type. */
interface Fields {
  readonly type?: string;
  readonly center: Vector;
  readonly start: Vector;
  readonly end: Vector;
  readonly origin: Vector;
  readonly direction: Vector;
  readonly edges: readonly [Vector, Vector];
  readonly radius: number;
}

// Fewer would not show shapes that are apart.
const COUNT = Math.max(15, effort(50));
const tagOf = (kind: string) =>
  kind.replace(/2d$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as face.ShapeType;
const sum = (...vectors: readonly Vector[]): Vector =>
  [0, 1, 2].map((k) => vectors.reduce((all, v) => all + v[k]!, 0)) as unknown as Vector;

/** The core as a flat shape. */
const CORES: Readonly<Record<string, (shape: Fields) => unknown>> = {
  sphere: ({ center }) => center,
  circle: ({ center }) => center,
  capsule: ({ start, end }) => ({ type: 'segment', start, end }),
  'infinite-cylinder': ({ origin, direction }) => ({ type: 'line', origin, direction }),
  lozenge({ origin, edges }) {
    const [u, v] = edges;
    const vertices = [origin, sum(origin, u), sum(origin, u, v), sum(origin, v)];
    const faces = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
    ];
    return { type: 'convex-polyhedron', vertices, faces };
  },
};

const withRadius = (shape: Fields, radius: number): Fields =>
  shape.type !== undefined && shape.type in CORES ? { ...shape, radius } : shape;
const coreOf = (shape: Fields) => CORES[shape.type ?? '']?.(shape) ?? shape;
const measure = face.distance as unknown as (a: unknown, b: unknown) => unknown;

/** Numbers as text that is the same for equal ones. */
const fractionOf = ({ numerator, denominator }: Rational) => `${numerator}/${denominator}`;
const rationalOf = (x: Surd) => fractionOf(surd.toRational(x)!);

describe('of radius 0, distances are those of the cores', () => {
  it.each(SWEPT_PAIRS.map((pair) => [sweptDistanceName(pair), pair] as const))('%s', (name, pair) => {
    const draw = drawing(name.length * 97 + name.charCodeAt(3));
    const place = pair.dimension === 2 ? 'plane' : 'space';
    let apart = 0;
    for (let i = 0; i < COUNT; i++) {
      const [a, b] = [pair.a, pair.b].map((kind) =>
        withRadius(drawnHull(draw, place, tagOf(kind)) as unknown as Fields, 0),
      ) as [Fields, Fields];
      const found = measure(a, b) as SweptDistance;
      const flat = measure(coreOf(a), coreOf(b)) as Distance;
      apart += Number(flat.distance > 0);
      const square = surd.toRational(found.squaredDistance);
      expect(fractionOf(square!)).toBe(fractionOf(flat.squaredDistance));
      expect(found.distance).toBe(flat.distance);
      expect(found.unique).toBe(flat.unique);
      const isFlat = [a, b].map((shape) => coreOf(shape) === shape);
      expect(
        found.closest.map(({ pointA, pointB, rounded, a: f, b: g }) => ({
          points: [rounded.pointA, rounded.pointB],
          features: [isFlat[0] && f, isFlat[1] && g],
          isIrrational: [...pointA, ...pointB].some((x) => !surd.isRational(x)),
        })),
      ).toEqual(
        flat.closest.map(({ rounded, a: f, b: g }) => ({
          points: [rounded.pointA, rounded.pointB],
          features: [isFlat[0] && f, isFlat[1] && g],
          isIrrational: false,
        })),
      );
      expect(
        found.closest.map(({ pointA, pointB }) => [pointA.map(rationalOf), pointB.map(rationalOf)]),
      ).toEqual(flat.closest.map(({ pointA, pointB }) => [pointA.map(fractionOf), pointB.map(fractionOf)]));
    }
    expect(apart).toBeGreaterThan(0);
  });
});

/** A sphere as a capsule without length, a capsule as a lozenge with one edge. */
const RAISED: Readonly<Record<string, (shape: Fields) => unknown>> = {
  sphere: ({ center, radius }) => ({ type: 'capsule', start: center, end: center, radius }),
  capsule({ start, end, radius }) {
    return { type: 'lozenge', origin: start, edges: [end.map((x, k) => x - start[k]!), [0, 0, 0]], radius };
  },
};

describe('the same shapes by other numbers have the same distances', () => {
  const pairs = SWEPT_PAIRS.filter(({ a, b, dimension }) => dimension === 3 && (a in RAISED || b in RAISED));

  it.each(pairs.map((pair) => [sweptDistanceName(pair), pair] as const))('%s', (name, pair) => {
    const draw = drawing(name.length * 89 + name.charCodeAt(2));
    const which = pair.b in RAISED ? 1 : 0;
    for (let i = 0; i < COUNT; i++) {
      const shapes = [pair.a, pair.b].map(
        (kind) => drawnHull(draw, 'space', tagOf(kind)) as unknown as Fields,
      );
      const raised = shapes.map((shape, k) => (k === which ? RAISED[shape.type!]!(shape) : shape));
      const [found, other] = [shapes, raised].map(([a, b]) => measure(a, b) as SweptDistance);
      expect(surd.equals(found!.squaredDistance, other!.squaredDistance)).toBe(true);
      expect([found!.distance, found!.unique]).toEqual([other!.distance, other!.unique]);
      const points = ({ closest }: SweptDistance) => closest.map(({ rounded }) => rounded);
      expect(points(found!)).toEqual(points(other!));
    }
  });
});
