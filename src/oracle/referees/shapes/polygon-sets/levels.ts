/** Where something changes from left to right: the ends and the crossings of all edges, by their x. */

/** A point of integers. */
export type Point = readonly [x: bigint, y: bigint];

/** An edge from left to right, and what it does to windings. */
export interface Edge {
  readonly left: Point;
  readonly right: Point;
  /** How much wider and higher the right end is. */
  readonly width: bigint;
  readonly height: bigint;
  /** The rings that wind together. */
  readonly group: number;
  /** 1: its ring runs along it to the right, so that what is above is to the left of it; -1: to the left. */
  readonly turn: 1 | -1;
}

/** A rational number with a positive denominator, not in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The sign of a - b. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/** The edges of a ring, the last point joined to the first: vertical ones and those without length are left out. */
export function edgesOfRing(ring: readonly Point[], group: number): Edge[] {
  return ring.flatMap((from, i): Edge[] => {
    const to = ring[(i + 1) % ring.length]!;
    if (from[0] === to[0]) return [];
    const turn = from[0] < to[0] ? 1 : -1;
    const [left, right] = turn === 1 ? [from, to] : [to, from];
    return [{ left, right, width: right[0] - left[0], height: right[1] - left[1], group, turn }];
  });
}

const isApart = (a: bigint, b: bigint, c: bigint, d: bigint): boolean =>
  (a < b ? b : a) < (c < d ? c : d) || (c < d ? d : c) < (a < b ? a : b);

/** The x of the crossing of two edges that are not parallel, if it is on both. */
function crossing(e: Edge, f: Edge): Fraction | undefined {
  if (isApart(e.left[0], e.right[0], f.left[0], f.right[0])) return undefined;
  if (isApart(e.left[1], e.right[1], f.left[1], f.right[1])) return undefined;
  const determinant = e.width * f.height - e.height * f.width;
  if (determinant === 0n) return undefined;
  const [x, y] = [f.left[0] - e.left[0], f.left[1] - e.left[1]];
  const sign = determinant < 0n ? -1n : 1n;
  const size = sign * determinant;
  const along = sign * (x * f.height - y * f.width);
  const alongOther = sign * (x * e.height - y * e.width);
  if (along < 0n || along > size || alongOther < 0n || alongOther > size) return undefined;
  return { numerator: e.left[0] * size + along * e.width, denominator: size };
}

/** All levels in their order, each once. */
export function levelsOf(edges: readonly Edge[], others: readonly bigint[] = []): Fraction[] {
  const whole = new Set([...others, ...edges.flatMap(({ left, right }) => [left[0], right[0]])]);
  const all: Fraction[] = Array.from(whole, (numerator) => ({ numerator, denominator: 1n }));
  edges.forEach((e, i) => {
    for (let j = i + 1; j < edges.length; j++) {
      const at = crossing(e, edges[j]!);
      if (at !== undefined) all.push(at);
    }
  });
  all.sort(compareFractions);
  return all.filter((x, i) => i === 0 || compareFractions(x, all[i - 1]!) !== 0);
}

/** How high an edge is at a level that it reaches. */
export function heightAt({ left, width, height }: Edge, { numerator, denominator }: Fraction): Fraction {
  return {
    numerator: left[1] * width * denominator + height * (numerator - left[0] * denominator),
    denominator: width * denominator,
  };
}
