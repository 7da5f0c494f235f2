/** Directions in doubles. Where they only choose points that are tested exactly, they may be rounded. */

/** A vector of length 1, or nearly. */
export type Unit = readonly [x: number, y: number];

/**
 * The direction from one point to a different one. Differences are halved where they overflow, and brought near to 1
 * before they are squared: halving is exact then, for what is large; what is small is subtracted exactly.
 */
export function directionOf(ax: number, ay: number, bx: number, by: number): Unit {
  let [dx, dy] = [bx - ax, by - ay];
  if (!(Number.isFinite(dx) && Number.isFinite(dy))) [dx, dy] = [bx / 2 - ax / 2, by / 2 - ay / 2];
  return normalized(dx, dy);
}

function normalized(x: number, y: number): Unit {
  const size = Math.max(Math.abs(x), Math.abs(y));
  if (size < 2 ** -500) return normalized(x * 2 ** 500, y * 2 ** 500);
  if (size > 2 ** 500) return normalized(x * 2 ** -500, y * 2 ** -500);
  const length = Math.sqrt(x * x + y * y);
  return [x / length, y / length];
}

/** The outward normal of an edge whose inside is on its left, and the direction of an edge with such a normal. */
export const normalOf = ([x, y]: Unit): Unit => [y, 0 - x];
export const alongOf = ([x, y]: Unit): Unit => [0 - y, x];

export const dot = (a: Unit, b: Unit): number => a[0] * b[0] + a[1] * b[1];
export const cross = (a: Unit, b: Unit): number => a[0] * b[1] - a[1] * b[0];

/** A direction in the middle between two, counterclockwise from the first to the second by at most half a turn. */
function middle(a: Unit, b: Unit): Unit {
  // The sum of two that are nearly opposite says little; their difference is square to the middle.
  return dot(a, b) > 0
    ? normalized(a[0] + b[0], a[1] + b[1])
    : normalOf(normalized(b[0] - a[0], b[1] - a[1]));
}

/** Directions counterclockwise from the first to the last, halved until two neighbours are near enough. */
export function fan(first: Unit, last: Unit, isNear: (cosine: number) => boolean): Unit[] {
  const cosine = dot(first, last);
  if (cosine > 0 && isNear(cosine)) return [first, last];
  const between = middle(first, last);
  return [...fan(first, between, isNear).slice(0, -1), ...fan(between, last, isNear)];
}
