/** Part of a round shape as it is drawn: all center + y0 · axes[0] + y1 · axes[1] + ... with |y| <= 1. */
export interface Oval {
  readonly center: readonly number[];
  readonly axes: readonly (readonly number[])[];
}

type Point = readonly number[];

/** So many points of a rim of the size of a picture look like a curve. */
const POINTS = 96;

/** How far an oval reaches along each coordinate. */
export function reachesOf({ center, axes }: Oval): number[] {
  return center.map((_, i) => Math.hypot(...axes.map((axis) => axis[i]!)));
}

/** At least how long its longest radius is; of axes at right angles just as long. */
export function longestOf({ axes }: Oval): number {
  const along = (a: Point, b: Point) => a.reduce((sum, x, i) => sum + x * b[i]!, 0);
  const sums = axes.map((a) => axes.reduce((sum, b) => sum + Math.abs(along(a, b)), 0));
  return Math.sqrt(Math.max(0, ...sums));
}

/** Around what is seen of an oval of the plane: the image of the unit circle, from a point around to the same point. */
export function rimOf({ center, axes }: Oval, points = POINTS): number[][] {
  // The symmetric root of the matrix of the sums of products of the axes maps the unit circle to the rim.
  const sum = (i: number, j: number) => axes.reduce((total, axis) => total + axis[i]! * axis[j]!, 0);
  const [xx, xy, yy] = [sum(0, 0), sum(0, 1), sum(1, 1)];
  const root = Math.sqrt(Math.max(0, xx * yy - xy * xy));
  const size = Math.sqrt(xx + yy + 2 * root);
  const at = (k: number) => {
    const [c, s] = [Math.cos((2 * Math.PI * k) / points), Math.sin((2 * Math.PI * k) / points)];
    if (size === 0) return [center[0]!, center[1]!];
    return [center[0]! + ((xx + root) * c + xy * s) / size, center[1]! + (xy * c + (yy + root) * s) / size];
  };
  return Array.from({ length: points + 1 }, (_, k) => at(k % points));
}

/** Twice the area of a triangle, counterclockwise. */
const turn = (a: Point, b: Point, c: Point) =>
  (b[0]! - a[0]!) * (c[1]! - a[1]!) - (b[1]! - a[1]!) * (c[0]! - a[0]!);

/** One half of the hull of sorted points (Andrew, 1979). */
function half(points: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const p of points) {
    while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, p) <= 0) chain.pop();
    chain.push(p);
  }
  return chain.slice(0, -1);
}

/** The outline of the hull of ovals of the plane: rims, and the lines that touch two of them. */
export function outlineOf(parts: readonly Oval[], points = POINTS): Point[] {
  const all = parts.flatMap((part) => rimOf(part, points));
  const sorted = all.sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!);
  const ring = [...half(sorted), ...half([...sorted].reverse())];
  return ring.length > 0 ? ring : [sorted[0]!];
}

/** The ellipses in which the planes of two of its axes cut an oval of space: what makes a ball look round. */
export function meridiansOf({ center, axes }: Oval): Oval[] {
  return axes.length < 3 ? [] : axes.map((_, left) => ({ center, axes: axes.filter((__, i) => i !== left) }));
}
