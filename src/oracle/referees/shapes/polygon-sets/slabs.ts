import { compareFractions, type Edge, type Fraction, heightAt } from './levels.js';

/** Edges on one line, and whether what is above them and below the next line is inside. */
export interface Line {
  readonly edge: Edge;
  readonly atLeft: Fraction;
  readonly atRight: Fraction;
  readonly isInsideAbove: boolean;
}

/** What is between two levels: the lines from below to above. Nothing crosses there. */
export type Slab = readonly Line[];

/** Whether a place is inside, from how often each group of rings winds around it. */
export type IsInside = (windings: Int32Array) => boolean;

/** Cuts the plane at all levels; slab i is between levels i and i + 1. */
export function slabsOf(
  edges: readonly Edge[],
  levels: readonly Fraction[],
  groups: number,
  isInside: IsInside,
): Slab[] {
  const from = (x: bigint): number => {
    const at = { numerator: x, denominator: 1n };
    let [low, high] = [0, levels.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareFractions(levels[middle]!, at) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const reach = edges.map((edge) => ({ edge, first: from(edge.left[0]), last: from(edge.right[0]) }));
  return levels.slice(1).map((right, i) => {
    const left = levels[i]!;
    const here = reach
      .filter(({ first, last }) => first <= i && i < last)
      .map(({ edge }) => ({ edge, atLeft: heightAt(edge, left), atRight: heightAt(edge, right) }));
    const order = (a: (typeof here)[number], b: (typeof here)[number]) =>
      compareFractions(a.atLeft, b.atLeft) || compareFractions(a.atRight, b.atRight);
    here.sort(order);
    const windings = new Int32Array(groups);
    const lines: Line[] = [];
    here.forEach((line, k) => {
      windings[line.edge.group]! += line.edge.turn;
      if (k + 1 < here.length && order(line, here[k + 1]!) === 0) return;
      lines.push({ ...line, isInsideAbove: isInside(windings) });
    });
    return lines;
  });
}

/**
 * Where a point is to the closure of the inside. Its x has to be a level: then the inside around it is that of the
 * parts between lines, to its left and right, whose closure it is in.
 */
export function locate(
  slabs: readonly Slab[],
  levels: readonly Fraction[],
  point: readonly [Fraction, Fraction],
): 'inside' | 'boundary' | 'outside' {
  const at = levels.findIndex((x) => compareFractions(x, point[0]) === 0);
  const around = [
    ...partsAt(slabs[at - 1] ?? [], 'atRight', point[1]),
    ...partsAt(slabs[at] ?? [], 'atLeft', point[1]),
  ];
  if (around.every((is) => is)) return 'inside';
  return around.includes(true) ? 'boundary' : 'outside';
}

function partsAt(slab: Slab, side: 'atLeft' | 'atRight', y: Fraction): boolean[] {
  const parts: boolean[] = [];
  for (let k = -1; k < slab.length; k++) {
    const [low, high] = [slab[k]?.[side], slab[k + 1]?.[side]];
    const isAbove = low === undefined || compareFractions(low, y) <= 0;
    const isBelow = high === undefined || compareFractions(y, high) <= 0;
    if (isAbove && isBelow) parts.push(slab[k]?.isInsideAbove ?? false);
  }
  return parts;
}
