import type { Vector } from '../vectors.js';
import { next, type Vectors } from './areas.js';

/** A rational number, denominator > 0. */
type Fraction = readonly [bigint, bigint];

const less = (a: Fraction, b: Fraction) => a[0] * b[1] < b[0] * a[1];

/** The height of the line through two points, of which a is to the left, at x. */
function heightAt(a: Vector, b: Vector, x: bigint): Fraction {
  const width = b[0] - a[0];
  return [a[1] * width + (b[1] - a[1]) * (x - a[0]), width];
}

/** A part of the inside between two edges, over one slab. */
interface Cell {
  readonly lower: readonly [Vector, Vector];
  readonly upper: readonly [Vector, Vector];
}

/**
 * How many connected parts the inside of a polygon has whose rings meet in points only: the plane is cut into slabs at
 * all vertices, the inside in each slab into cells between edges, and cells that share more than a point of a border
 * are joined.
 */
export function countParts(rings: readonly Vectors[]): number {
  const edges = rings
    .flatMap((ring) => ring.map((p, i): [Vector, Vector] => [p, next(ring, i)]))
    .map(([p, q]): [Vector, Vector] => (p[0] < q[0] ? [p, q] : [q, p]))
    .filter(([p, q]) => p[0] !== q[0]);
  const levels = [...new Set(rings.flat().map(([x]) => x))].sort((x, y) => (x < y ? -1 : x > y ? 1 : 0));
  const cells: Cell[] = [];
  const group: number[] = [];
  const find = (i: number): number => (group[i] === i ? i : find(group[i]!));
  let before: number[] = [];
  levels.slice(1).forEach((right, k) => {
    const left = levels[k]!;
    // Twice the middle: everything is scaled by two there.
    const middle = ([p, q]: readonly [Vector, Vector]): Fraction => {
      const [at, other] = [heightAt(p, q, left), heightAt(p, q, right)];
      return [at[0] + other[0], 2n * at[1]];
    };
    const crossing = edges
      .filter(([p, q]) => p[0] <= left && q[0] >= right)
      .sort((e, f) => (less(middle(e), middle(f)) ? -1 : 1));
    const here: number[] = [];
    for (let i = 0; i + 1 < crossing.length; i += 2) {
      here.push(cells.length);
      group.push(cells.length);
      cells.push({ lower: crossing[i]!, upper: crossing[i + 1]! });
    }
    for (const i of before) {
      for (const j of here) {
        const low = [cells[i]!, cells[j]!].map(({ lower }) => heightAt(...lower, left));
        const high = [cells[i]!, cells[j]!].map(({ upper }) => heightAt(...upper, left));
        const bottom = less(low[0]!, low[1]!) ? low[1]! : low[0]!;
        const top = less(high[0]!, high[1]!) ? high[0]! : high[1]!;
        if (less(bottom, top)) group[find(i)] = find(j);
      }
    }
    before = here;
  });
  return cells.filter((_, i) => group[i] === i).length;
}
