import { greatestCommonDivisor } from '../../../arithmetic/integers.js';
import type { Vectors } from '../shapes/planar-polygons/areas.js';
import type { Vector } from '../shapes/vectors.js';

/** A rational number, denominator > 0. */
export type Fraction = readonly [bigint, bigint];

export const isLess = (a: Fraction, b: Fraction): boolean => a[0] * b[1] < b[0] * a[1];
export const isEqual = (a: Fraction, b: Fraction): boolean => a[0] * b[1] === b[0] * a[1];

/** In lowest terms. */
export function reduced(numerator: bigint, denominator: bigint): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return divisor === 0n ? [0n, 1n] : [numerator / divisor, denominator / divisor];
}

/** A point with rational coordinates in lowest terms. */
export interface Place {
  readonly x: Fraction;
  readonly y: Fraction;
}

/** An edge of a ring, in its direction; the ring's set. */
export interface Edge {
  readonly from: Vector;
  readonly to: Vector;
  readonly set: number;
}

/** All edges of some sets of rings, but those without length. */
export function edgesOf(sets: readonly (readonly Vectors[])[]): Edge[] {
  return sets.flatMap((rings, set) =>
    rings.flatMap((ring) =>
      ring.flatMap((from, i): Edge[] => {
        const to = ring[(i + 1) % ring.length]!;
        return from[0] === to[0] && from[1] === to[1] ? [] : [{ from, to, set }];
      }),
    ),
  );
}

/** Where the insides of two edges cross, if they do in one point that is inside both; ends are found as ends. */
export function crossing({ from: a, to: b }: Edge, { from: c, to: d }: Edge): Place | undefined {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const determinant = ux * vy - uy * vx;
  if (determinant === 0n) return undefined;
  const s = (c[0] - a[0]) * vy - (c[1] - a[1]) * vx;
  const t = (c[0] - a[0]) * uy - (c[1] - a[1]) * ux;
  const isWithin = (n: bigint) =>
    determinant > 0n ? n >= 0n && n <= determinant : n <= 0n && n >= determinant;
  if (!isWithin(s) || !isWithin(t)) return undefined;
  return {
    x: reduced(a[0] * determinant + s * ux, determinant),
    y: reduced(a[1] * determinant + s * uy, determinant),
  };
}

/** A vertical strip between two edges that are neighbours there, over which nothing crosses. */
export interface Cell {
  /** For each set whether it is inside, by even-odd. */
  readonly inside: readonly boolean[];
  readonly middle: Place;
  readonly area: Fraction;
}

/**
 * The cells of a plane that is cut at the edges of sets of rings, and vertically at all their ends and crossings: those
 * with an area, and all that are inside of a set.
 */
export function cellsOf(edges: readonly Edge[], sets: number): Cell[] {
  const slanted = edges.filter(({ from, to }) => from[0] !== to[0]);
  const xs: Fraction[] = edges.map(({ from }): Fraction => [from[0], 1n]);
  slanted.forEach((e, i) => {
    for (const f of slanted.slice(i + 1)) {
      const at = crossing(e, f);
      if (at !== undefined) xs.push(at.x);
    }
  });
  const levels = xs
    .sort((a, b) => (isLess(a, b) ? -1 : isLess(b, a) ? 1 : 0))
    .filter((x, i) => i === 0 || !isEqual(x, xs[i - 1]!));
  return levels.slice(1).flatMap((right, i) => cellsBetween(slanted, sets, levels[i]!, right));
}

function cellsBetween(edges: readonly Edge[], sets: number, left: Fraction, right: Fraction): Cell[] {
  const middle = reduced(left[0] * right[1] + right[0] * left[1], 2n * left[1] * right[1]);
  const width: Fraction = [right[0] * left[1] - left[0] * right[1], left[1] * right[1]];
  const here = edges
    .filter(({ from, to }) => {
      const [low, high] = from[0] < to[0] ? [from[0], to[0]] : [to[0], from[0]];
      return low * middle[1] < middle[0] && middle[0] < high * middle[1];
    })
    .map((edge) => ({ edge, y: heightAt(edge, middle) }))
    .sort((a, b) => (isLess(a.y, b.y) ? -1 : isLess(b.y, a.y) ? 1 : 0));
  const inside: boolean[] = new Array(sets).fill(false);
  return here.slice(0, -1).flatMap(({ edge, y }, i): Cell[] => {
    inside[edge.set] = !inside[edge.set];
    const top = here[i + 1]!.y;
    if (isEqual(y, top) || !inside.includes(true)) return [];
    const height: Fraction = [top[0] * y[1] - y[0] * top[1], top[1] * y[1]];
    return [
      {
        inside: [...inside],
        middle: { x: middle, y: reduced(y[0] * top[1] + top[0] * y[1], 2n * y[1] * top[1]) },
        area: [width[0] * height[0], width[1] * height[1]],
      },
    ];
  });
}

function heightAt({ from: a, to: b }: Edge, x: Fraction): Fraction {
  const width = b[0] - a[0];
  const numerator = a[1] * width * x[1] + (b[1] - a[1]) * (x[0] - a[0] * x[1]);
  return width > 0n ? [numerator, width * x[1]] : [-numerator, -width * x[1]];
}
