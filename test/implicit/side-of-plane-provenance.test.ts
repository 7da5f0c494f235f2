import { describe, expect, it } from 'vitest';
import type { ExactPlane, ImplicitPoint3 } from '../../src/implicit/data.js';
import { planeOf, planeThrough, side } from '../../src/implicit/index.js';
import { linePlanePoint, rayPlanePoint } from '../../src/implicit/line-plane-point.js';
import { sumPlane } from '../../src/implicit/sum-plane.js';
import { threePlanesPoint } from '../../src/implicit/three-planes-point.js';
import { isDefinedBy, seePlane, seePoint, stubPlane, stubPoint } from './see.js';
import { reachesExact, trap } from './tiers.js';

const NOTHING = [NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN];

describe('provenance', () => {
  const [a, b, c] = [
    [0.1, 0.2, 0.3],
    [1.4, 0.5, 0.6],
    [0.7, 1.8, 0.9],
  ] as const;
  /** The same point with nothing but its definition. */
  const stripped = (p: ImplicitPoint3) => stubPoint(NOTHING, seePoint(p).planes, seePoint(p).line, trap);
  const lazy = (p: ExactPlane) =>
    stubPlane(
      seePlane(p).points === undefined ? seePlane(p).approximation : NOTHING,
      seePlane(p).points,
      trap,
    );
  const hit = linePlanePoint([0.3, 0.1, 5], [0.9, 0.4, -7], planeThrough(a, b, c))!;

  it('knows its own plane, whatever arrays and whatever order gave it', () => {
    expect(side(seePoint(hit).planes[0]!, stripped(hit))).toBe(0);
    for (const [p, q, r] of [
      [a, b, c],
      [b, c, a],
      [c, a, b],
      [b, a, c],
      [a, c, b],
      [c, b, a],
    ] as const) {
      expect(side(lazy(planeThrough([...p], new Float64Array(q), [...r])), stripped(hit))).toBe(0);
    }
  });

  it('does not know a plane that differs in one number', () => {
    const numbers = [...a, ...b, ...c];
    for (let i = 0; i < 9; i++) {
      const changed = numbers.map((x, k) => (k === i ? x + 2 ** -30 : x));
      const other = planeThrough(changed.slice(0, 3), changed.slice(3, 6), changed.slice(6));
      expect(reachesExact(() => side(lazy(other), stripped(hit)))).toBe(true);
      expect(side(other, hit)).not.toBe(0);
    }
  });

  it('does not know merely coplanar planes, and yet answers 0', () => {
    const flat = linePlanePoint(
      [0.3, 0.1, 5],
      [0.9, 0.4, -7],
      planeThrough([0, 0, 1], [1, 0, 1], [0, 1, 1]),
    )!;
    const other = planeThrough([0, 0, 1], [1, 0, 1], [0, 7, 1]);
    expect(reachesExact(() => side(lazy(other), stripped(flat)))).toBe(true);
    expect(side(other, flat)).toBe(0);
    const twice = planeOf({ normal: [0, 0, 2], constant: -2 });
    expect(reachesExact(() => side(lazy(twice), stripped(flat)))).toBe(true);
    expect(side(twice, flat)).toBe(0);
  });

  it('knows a degenerate plane of its own points: every point is on it', () => {
    expect(side(lazy(planeThrough(a, a, b)), stripped(hit))).toBe(0);
    expect(side(lazy(planeThrough(c, c, c)), stripped(hit))).toBe(0);
  });

  it('knows planes of equal coefficients', () => {
    const own = planeOf({ normal: [0.1, 0.2, 0.3], constant: 0.4 });
    const p = stripped(rayPlanePoint({ origin: [0, 0, 0], direction: [1, 2, 3] }, own)!);
    expect(side(own, p)).toBe(0);
    expect(side(lazy(planeOf({ normal: [0.1, 0.2, 0.3], constant: 0.4 })), p)).toBe(0);
    for (let i = 0; i < 4; i++) {
      const numbers = [0.1, 0.2, 0.3, 0.4].map((x, k) => (k === i ? -x : x));
      const other = planeOf({ normal: numbers.slice(0, 3), constant: numbers[3]! });
      expect(reachesExact(() => side(lazy(other), p))).toBe(true);
    }
  });

  it('does not take rounded coefficients for equal planes', () => {
    for (const i of [3, 4, 5, 7]) {
      const numbers = [0.1, 0.2, 0.3, 0, 0, 0, 0.4, 0].map((x, k) => (k === i ? 2 ** -60 : x));
      const own = stubPlane(numbers, undefined, trap);
      const p = stubPoint(NOTHING, [own], undefined, trap);
      expect(side(own, p)).toBe(0);
      expect(isDefinedBy(p, stubPlane([...numbers], undefined, trap))).toBe(false);
    }
    const e = 2 ** -60;
    const first = sumPlane([1, 0, 0, 0], [e, 0, 0, -1]);
    const second = sumPlane([1, 0, 0, 0], [2 * e, 0, 0, -1]);
    expect(seePlane(second).approximation[0]).toBe(seePlane(first).approximation[0]);
    const p = rayPlanePoint({ origin: [0, 0, 0], direction: [1, 0, 0] }, first)!;
    expect(isDefinedBy(p, second)).toBe(false);
    expect([side(first, p), side(second, p)]).toEqual([0, 1]);
  });

  it('does not mix planes by points and by coefficients', () => {
    const byPoints = planeThrough(a, b, c);
    const p = stubPoint(NOTHING, [byPoints], undefined, trap);
    const q = stubPoint(NOTHING, [planeOf({ normal: [1, 2, 3], constant: 4 })], undefined, trap);
    expect(isDefinedBy(p, planeOf({ normal: [1, 2, 3], constant: 4 }))).toBe(false);
    expect(isDefinedBy(q, byPoints)).toBe(false);
    const same = stubPlane(seePlane(byPoints).approximation, undefined, trap);
    expect(isDefinedBy(p, same)).toBe(false);
  });

  it('knows all three planes of a point', () => {
    const planes = [
      planeOf({ normal: [0.1, 0.2, 0.3], constant: 1 }),
      planeThrough(a, b, c),
      planeOf({ normal: [0.3, 0.2, 0.1], constant: 2 }),
    ] as const;
    const p = stripped(threePlanesPoint(...planes)!);
    for (const own of planes) expect(side(lazy(own), p)).toBe(0);
  });

  it('knows planes through both points of its line', () => {
    const [p, q] = [
      [0.3, 0.1, 5],
      [0.9, 0.4, -7],
    ] as const;
    const other = [3, 1, 4.1];
    for (const [x, y, z] of [
      [p, q, other],
      [q, other, p],
      [other, p, q],
      [q, p, other],
    ] as const) {
      expect(side(lazy(planeThrough(x, y, z)), stripped(hit))).toBe(0);
    }
    for (let i = 0; i < 6; i++) {
      const line = [...p, ...q].map((x, k) => (k === i ? x + 2 ** -30 : x));
      const near = lazy(planeThrough(line.slice(0, 3), other, line.slice(3)));
      expect(reachesExact(() => side(near, stripped(hit)))).toBe(true);
    }
    // A line by its direction is not through two points.
    const ray = rayPlanePoint({ origin: p, direction: q }, planeThrough(a, b, c))!;
    expect(reachesExact(() => side(lazy(planeThrough(p, q, other)), stripped(ray)))).toBe(true);
    expect(reachesExact(() => side(lazy(planeOf({ normal: [1, 0, 0], constant: 0.1 })), stripped(hit)))).toBe(
      true,
    );
  });
});
