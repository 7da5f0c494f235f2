import { describe, expect, it } from 'vitest';
import { fromNumber } from '../../../src/arithmetic/rational.js';
import * as surd from '../../../src/arithmetic/surd.js';
import { compareDistance, type Penetration } from '../../../src/distance/index.js';
import {
  SWEPT_PENETRATION_PAIRS,
  type SweptPair,
  sweptPenetrationName,
} from '../../../src/oracle/cases/round/swept-distances.js';
import type { SweptDistance, SweptPenetration } from '../../../src/round/index.js';
import * as face from '../../../src/shapes/index.js';
import { drawing, drawnHull } from '../../shapes/draws.js';
import { effort } from '../../support/effort.js';

type Vector = readonly [number, number, number];
/** A shape, of whatever type. */
interface Fields {
  readonly type?: string;
  readonly center: Vector;
  readonly start: Vector;
  readonly end: Vector;
  readonly a: Vector;
  readonly b: Vector;
  readonly c: Vector;
  readonly origin: Vector;
  readonly edges: readonly [Vector, Vector];
  readonly radius: number;
}

// Fewer would not show shapes that meet.
const COUNT = Math.max(25, effort(80));
const tagOf = (kind: string) =>
  kind.replace(/2d$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as face.ShapeType;
const sum = (...vectors: readonly Vector[]): Vector =>
  [0, 1, 2].map((k) => vectors.reduce((all, v) => all + v[k]!, 0)) as unknown as Vector;
const tetrahedron = (a: unknown, b: unknown, c: unknown, d: unknown) => ({ type: 'tetrahedron', a, b, c, d });

/** What has no volume as a solid without one. */
const SOLIDS: Readonly<Record<string, (shape: Fields) => unknown>> = {
  point: (p) => tetrahedron(p, p, p, p),
  segment: ({ start, end }) => tetrahedron(start, start, end, end),
  triangle: ({ a, b, c }) => tetrahedron(a, b, c, c),
  sphere: ({ center }) => tetrahedron(center, center, center, center),
  capsule: ({ start, end }) => tetrahedron(start, start, end, end),
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

const ask = face.penetration as unknown as (a: unknown, b: unknown) => unknown;
const depthOf = (a: unknown, b: unknown) => ask(a, b) as SweptPenetration | null;
const distance = face.distance as unknown as (a: unknown, b: unknown) => SweptDistance;

const withRadius = (shape: Fields, more: (r: number) => number): Fields =>
  'radius' in shape ? { ...shape, radius: more(shape.radius) } : shape;

function drawnPairs({ a, b, dimension }: SweptPair, seed: number): (readonly [Fields, Fields])[] {
  const draw = drawing(seed);
  const place = dimension === 2 ? 'plane' : 'space';
  const one = (kind: string) => drawnHull(draw, place, tagOf(kind)) as unknown as Fields;
  return Array.from({ length: COUNT }, () => [one(a), one(b)]);
}

const named = (pairs: readonly SweptPair[]) =>
  pairs.map((pair) => [sweptPenetrationName(pair), pair] as const);

describe('of radius 0, depths and ways are those of flat solids', () => {
  const inSpace = SWEPT_PENETRATION_PAIRS.filter(({ b, dimension }) => dimension === 3 && b !== 'plane');

  it.each(named(inSpace))('%s', (name, pair) => {
    let meeting = 0;
    for (const [one, other] of drawnPairs(pair, name.length * 57 + name.charCodeAt(3))) {
      const [a, b] = [one, other].map((shape) => withRadius(shape, () => 0)) as [Fields, Fields];
      const [flatA, flatB] = [a, b].map((shape) => SOLIDS[shape.type ?? 'point']?.(shape) ?? shape);
      const found = depthOf(a, b);
      const flat = ask(flatA, flatB) as Penetration | null;
      expect(found === null).toBe(flat === null);
      if (found === null || flat === null) continue;
      meeting++;
      expect(surd.toRational(found.squaredDepth)).toEqual(flat.squaredDepth);
      expect(found.depth).toBe(flat.depth);
      expect(found.ways.map(({ direction }) => direction)).toEqual(
        flat.ways.map(({ direction }) => direction),
      );
      // What is a solid already has the same features.
      if (flatB === b) expect(found.ways.map((way) => way.b)).toEqual(flat.ways.map((way) => way.b));
    }
    expect(meeting).toBeGreaterThan(0);
  });
});

describe('what holds of all depths', () => {
  it.each(named(SWEPT_PENETRATION_PAIRS))('%s', (name, pair) => {
    let meeting = 0;
    for (const [a, b] of drawnPairs(pair, name.length * 77 + name.charCodeAt(2))) {
      const found = depthOf(a, b);
      expect(found === null).toBe(compareDistance(distance(a, b), 0) > 0);
      if (found === null) continue;
      const { squaredDepth, depth, ways } = found;
      // The nearest double: the square is between those of the middles to the next ones.
      if (depth > 0) {
        meeting++;
        expect(surd.compareRational(squaredDepth, fromNumber(depth * depth * (1 - 2 ** -50)))).toBe(1);
        expect(surd.compareRational(squaredDepth, fromNumber(depth * depth * (1 + 2 ** -50)))).toBe(-1);
      }
      // A ball more about both, and the depth is two more, along the same ways, if the shapes are not points before.
      const grown = depthOf(
        withRadius(a, (r) => r + 1),
        withRadius(b, (r) => r + 1),
      )!;
      const by = [a, b].filter((shape) => 'radius' in shape).length;
      expect(Math.abs(grown.depth - depth - by)).toBeLessThan(2 ** -49);
      expect(grown.ways.map(({ direction }) => direction)).toEqual(ways.map(({ direction }) => direction));
    }
    expect(meeting).toBeGreaterThan(0);
  });
});
