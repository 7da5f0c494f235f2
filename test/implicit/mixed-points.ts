/** Plain and implicit points mixed, with the truth about each. */

import type { Dyadic } from '../../src/arithmetic/dyadic.js';
import * as dyadic from '../../src/arithmetic/dyadic.js';
import type { ImplicitPoint2, ImplicitPoint3, PointLike2, PointLike3 } from '../../src/implicit/data.js';
import {
  isImplicit,
  linearCrossingPoint2d,
  lineLinePoint2d,
  planeOf,
  planeThrough,
} from '../../src/implicit/index.js';
import { linePlanePoint, rayPlanePoint } from '../../src/implicit/line-plane-point.js';
import { threePlanesPoint } from '../../src/implicit/three-planes-point.js';
import { type Draw, type Kind, points } from './inputs.js';
import { seePoint, seePoint2 } from './see.js';

/** Homogeneous coordinates without error; the last is the weight, which is positive. */
export type Truth = readonly Dyadic[];

/** n points of space out of one pool of related points. */
export function mixedPoints3d(draw: Draw, kind: Kind, n: number): PointLike3[] {
  const pool = points(draw, kind, 6, 3);
  const any = () => draw.pick(pool);
  const plane = () => {
    const normal = any();
    return draw.below(4) === 0 && normal.some((x) => x !== 0)
      ? planeOf({ normal, constant: any()[0]! })
      : planeThrough(any(), any(), any());
  };
  const one = (): PointLike3 | null | undefined => {
    const how = draw.below(6);
    if (how < 2) return any();
    if (how < 4) return linePlanePoint(any(), any(), plane());
    if (how === 4) return threePlanesPoint(plane(), plane(), plane());
    const direction = any();
    return direction.some((x) => x !== 0) ? rayPlanePoint({ origin: any(), direction }, plane()) : undefined;
  };
  return Array.from({ length: n }, () => one() ?? any());
}

/** n points of the plane out of one pool of related points. */
export function mixedPoints2d(draw: Draw, kind: Kind, n: number): PointLike2[] {
  const pool = points(draw, kind, 5, 2);
  const any = () => draw.pick(pool);
  const one = (): PointLike2 | null | undefined => {
    const how = draw.below(4);
    if (how === 0) return any();
    if (how < 3) return lineLinePoint2d(any(), any(), any(), any());
    const [u, v] = [any(), any()];
    const isZero = (x: number[]) => x.every((c) => c === 0);
    if (isZero(u) || isZero(v)) return undefined;
    return linearCrossingPoint2d({ origin: any(), direction: u }, { origin: any(), direction: v });
  };
  return Array.from({ length: n }, () => one() ?? any());
}

export function truthOf(point: PointLike2 | PointLike3): Truth {
  if (isImplicit(point as PointLike3) && (point as ImplicitPoint3).type !== ('line-line' as string)) {
    const { x, y, z, w, exponent } = seePoint(point as ImplicitPoint3).exact;
    return [...[x, y, z].map((c) => dyadic.fromParts(c, exponent)), dyadic.fromParts(w, 0)];
  }
  if (isImplicit(point as PointLike2)) {
    const { x, y, w, exponent } = seePoint2(point as ImplicitPoint2).exact;
    return [...[x, y].map((c) => dyadic.fromParts(c, exponent)), dyadic.fromParts(w, 0)];
  }
  return [...Array.from(point as ArrayLike<number>), 1].map(dyadic.fromNumber);
}

/** The order of two points along an axis. */
export function trueOrder(axis: number, p: Truth, q: Truth): -1 | 0 | 1 {
  return dyadic.compare(dyadic.multiply(p[axis]!, q.at(-1)!), dyadic.multiply(q[axis]!, p.at(-1)!));
}

/** The determinant of homogeneous points, by expansion along the last row. */
export function determinant(rows: readonly Truth[]): Dyadic {
  if (rows.length === 1) return rows[0]![0]!;
  const [last, others] = [rows.at(-1)!, rows.slice(0, -1)];
  let sum = dyadic.fromNumber(0);
  last.forEach((x, k) => {
    const rest = others.map((row) => row.filter((_, i) => i !== k));
    const term = dyadic.multiply(x, determinant(rest));
    sum = (rows.length - 1 + k) % 2 === 0 ? dyadic.add(sum, term) : dyadic.subtract(sum, term);
  });
  return sum;
}

/** All orders of 0 ... n - 1, each with the sign of the permutation. */
export function permutations(n: number): { order: number[]; sign: 1 | -1 }[] {
  if (n === 0) return [{ order: [], sign: 1 }];
  return permutations(n - 1).flatMap(({ order, sign }) =>
    Array.from({ length: n }, (_, at) => ({
      order: [...order.slice(0, at), n - 1, ...order.slice(at)],
      sign: ((n - 1 - at) % 2 === 0 ? sign : -sign) as 1 | -1,
    })),
  );
}
