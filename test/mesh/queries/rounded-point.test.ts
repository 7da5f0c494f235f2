import { expect, it } from 'vitest';
import { prepareMesh } from '../../../src/mesh/index.js';
import { type AxisDirection, aimAlong } from '../../../src/mesh/queries/crossings.js';
import { PointCall } from '../../../src/mesh/queries/point-call.js';
import { countPassages, isOffSurface } from '../../../src/mesh/queries/rounded-point.js';
import { mesh } from '../meshes.js';

let state = 3;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

/** Integers with full mantissas, whose differences are rounded. */
const MOST = 2 ** 53;
const draw = () => Math.round(MOST * (2 * random() - 1));
const vector = () => [draw(), draw(), draw()];
const step = (most: number) => Math.round(most * (2 * random() - 1));
const isWithin = (p: readonly number[]) => p.every((x) => Math.abs(x) <= MOST);

type Exact = readonly bigint[];
const minus = (a: Exact, b: Exact): Exact => a.map((x, k) => x - b[k]!);
const cross = (a: Exact, b: Exact, u: number, v: number) => a[u]! * b[v]! - a[v]! * b[u]!;
const sign = (x: bigint) => (x > 0n ? 1 : x < 0n ? -1 : 0);

/** Passages of a ray through a triangle and their winding; `null` where it meets an edge, or the point is on it. */
function passages(p: Exact, corners: readonly Exact[], direction: AxisDirection): readonly number[] | null {
  const w = direction % 3;
  const [u, v] = [(w + 1) % 3, (w + 2) % 3];
  const [a, b, c] = corners.map((corner) => minus(corner, p)) as [Exact, Exact, Exact];
  const turns = [cross(a, b, u, v), cross(b, c, u, v), cross(c, a, u, v)];
  const signs = turns.map(sign);
  if (signs.includes(1) && signs.includes(-1)) return [0, 0];
  if (signs.includes(0)) return null;
  // How far above the point the plane is, times the sum of the turns.
  const height = sign(c[w]! * turns[0]! + a[w]! * turns[1]! + b[w]! * turns[2]!) * signs[0]!;
  if (height === 0) return null;
  const up = direction < 3;
  return height > 0 === up ? [1, up ? signs[0]! : -signs[0]!] : [0, 0];
}

const CORNERS = Array.from({ length: 8 }, (_, i) => [0, 1, 2].map((k) => ((i >> k) & 1 ? 1n : -1n)));
const exact = (p: readonly number[]): Exact => p.map(BigInt);
/** The corners of the cube of all points that a rounded point may be. */
const placesOf = (p: readonly number[], error: number): readonly Exact[] =>
  CORNERS.map((corner) => exact(p).map((x, k) => x + BigInt(error) * corner[k]!));

/** Nearly as large as integers may be, on the side of a sign. */
const large = (side: number) => Math.round(side * MOST * (0.9 + 0.08 * random()));
const side = () => (random() < 0.5 ? -1 : 1);

/** A triangle and a point whose line along the axis nearly meets the first edge, which is long. */
function besideEdge(w: number): readonly number[][] {
  for (;;) {
    const p = [draw(), draw(), draw()].map((x) => Math.round(x / 64));
    const a = [large(side()), large(side()), large(side())];
    const part = 0.95 + 0.1 * random();
    const b = p.map((x, k) => (k === w ? draw() : Math.round(x - part * (a[k]! - x))));
    const [u, v] = [(w + 1) % 3, (w + 2) % 3];
    const c = vector();
    c[u] = p[u]! - Math.round(0.5 * a[v]!);
    c[v] = p[v]! + Math.round(0.5 * a[u]!);
    if (isWithin(b)) return [p, a, b, c];
  }
}

/** A triangle and a point that is nearly on it. */
function besideFace(): readonly number[][] {
  for (;;) {
    const [p, a, b] = [vector(), vector(), vector()] as [number[], number[], number[]];
    const c = p.map((x, k) => Math.round(3 * x - a[k]! - b[k]!));
    if (isWithin(c)) return [p, a, b, c];
  }
}

/** A large triangle and a point in its plane, in its box. */
function inPlane(): readonly number[][] {
  const p = [draw(), draw(), draw()].map((x) => Math.round(x / 64));
  const sides = [side(), side(), side()];
  const a = p.map((x, k) => x + 2 * Math.round(0.48 * large(sides[k]!)));
  const b = p.map((x, k) => x - 2 * Math.round(0.48 * large(sides[k]!)));
  const c = p.map((x, k) => x + ((a[k]! - x) / 2 - (b[k]! - x) / 2));
  return [p, a, b, c];
}

const prepared = (corners: readonly number[][]) => prepareMesh(mesh(corners.flat(), [0, 1, 2]));

it.each([0, 1, 2 ** 30])('counts passages of a point that is off by %d, if they are certain', (error) => {
  const call = new PointCall();
  let certain = 0;
  for (let n = 0; n < 12_000; n++) {
    const direction = (n % 6) as AxisDirection;
    const [p, ...corners] = n % 2 ? besideEdge(direction % 3) : besideFace();
    const near = p!.map((x) => x + step(3 * error));
    call.point.set(near);
    aimAlong(call, direction);
    if (!countPassages(prepared(corners), call, error)) continue;
    certain++;
    const triangle = corners.map(exact);
    for (const place of placesOf(near, error))
      expect([call.count, call.winding]).toEqual(passages(place, triangle, direction));
  }
  expect(certain).toBeGreaterThan(500);
});

it.each([0, 1, 2 ** 30])('tells a point from the surface that is off by %d, if that is certain', (error) => {
  const call = new PointCall();
  let off = 0;
  for (let n = 0; n < 12_000; n++) {
    const [p, ...corners] = n % 4 === 1 ? inPlane() : besideFace();
    // Every second time, the point is near the triangle, about as far as the error, or as far as the bound.
    const far = n % 4 === 0 ? 3 * error + 8 : 100 * (error + 1);
    const near = p!.map((x) => x + (n % 2 ? 0 : step(far)));
    call.point.set(near);
    if (!isOffSurface(prepared(corners), call, error)) continue;
    off++;
    const triangle = corners.map(exact);
    const sides = placesOf(near, error).map((place) => {
      const [a, b, c] = triangle.map((corner) => minus(corner, place)) as [Exact, Exact, Exact];
      return sign(a[0]! * cross(b, c, 1, 2) + a[1]! * cross(b, c, 2, 0) + a[2]! * cross(b, c, 0, 1));
    });
    expect(new Set(sides).size).toBe(1);
    expect(sides[0]).not.toBe(0);
  }
  expect(off).toBeGreaterThan(20);
});

it('says nothing of points that overflow', () => {
  const far = prepared([
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
  ]);
  const call = new PointCall();
  aimAlong(call, 0);
  for (const error of [Number.POSITIVE_INFINITY, Number.NaN]) {
    expect(countPassages(far, call, error)).toBe(false);
    expect(isOffSurface(far, call, error)).toBe(false);
  }
});
