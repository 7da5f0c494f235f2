import type { Frame } from './exact/frame.js';
import { crossingsOf, type Patch, type QuadricSeen, quadricIn, valueSeen } from './exact/quadrics.js';
import { axesOf } from './exact/surfaces.js';

type Point = readonly number[];

const UNITS = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;
const STEPS = 24;
/** Of something as thin as this few steps meet anything. */
const FINE = 120;
/** Farther than this nothing is seen. */
const FAR = 5;

/** A direction in which the surface is met near the middle of the frame, and one or two across. */
function directionsOf({ m, b }: QuadricSeen, dimension: 2 | 3) {
  const upright = [0, 1, 2].map((i) => Math.abs(m[i]![i]!));
  const steepest = UNITS[upright.indexOf(Math.max(...upright))]!;
  return axesOf(b.some((x) => x !== 0) ? (b as [number, number, number]) : steepest, dimension);
}

/** From -far to far, the middle among them. */
const stepsTo = (far: number, count: number) =>
  Array.from({ length: count + 1 }, (_, i) => far * ((2 * i) / count - 1));

/**
 * The lines of a net on the part of a surface that passes through a frame, on either side of it; in the plane one curve
 * and its other side. A line has no point where the surface has none.
 */
export function netOf(frame: Frame, { surface, within }: Patch, dimension: 2 | 3): (Point | undefined)[][] {
  const seen = quadricIn(frame, surface);
  if (seen === undefined) return [];
  const limits = within.flatMap((limit) => quadricIn(frame, limit) ?? []);
  const { along, across } = directionsOf(seen, dimension);
  const line = (of: (s: number) => readonly [number, number], count: number): (Point | undefined)[][] => {
    const crossings = stepsTo(dimension === 2 ? 2.4 : 1, count).map((step) => {
      const [s, t] = of(step);
      const foot = [0, 1, 2].map((i) => s * across[0]![i]! + t * (across[1]?.[i] ?? 0));
      return crossingsOf(seen, foot, along).map((h) => foot.map((x, i) => x + h * along[i]!));
    });
    if (count < FINE && crossings.some((found) => found.length === 0)) return line(of, FINE);
    const isThere = (p: Point | undefined) => p && limits.every((limit) => valueSeen(limit, p) <= 0);
    return [0, 1].map((side) =>
      crossings.map((found) => (isThere(found[side]) ? found[side]!.slice(0, dimension) : undefined)),
    );
  };
  if (dimension === 2) return line((s) => [s, 0], STEPS);
  return [-2, -1, 0, 1, 2].flatMap((k) => [
    ...line((s) => [s, k / 2], STEPS),
    ...line((s) => [k / 2, s], STEPS),
  ]);
}

/** What of the inside of a circle or an ellipse of the plane is in a frame, as a ring. */
export function insideOf(frame: Frame, { surface }: Patch): Point[] {
  const seen = quadricIn(frame, surface);
  if (seen === undefined) return [];
  const { along, across } = directionsOf(seen, 2);
  const sides = stepsTo(2.4, FINE).flatMap((s) => {
    const foot = across[0]!.map((x) => s * x);
    const [near, far = Number.NEGATIVE_INFINITY] = crossingsOf(seen, foot, along);
    if (near === undefined) return [];
    const at = (h: number) => [0, 1].map((i) => foot[i]! + Math.max(-FAR, Math.min(FAR, h)) * along[i]!);
    return [[at(near), at(far)] as const];
  });
  return [...sides.map(([near]) => near), ...sides.map(([, far]) => far).reverse()];
}
