import type { Subdivision } from '../arrangement/subdivision.js';
import { sortedOrder } from '../indexes/sorted-order.js';

/**
 * How far two numbers of one line may be apart, as they are computed from different points of it.
 *
 * Let u = 2^-53, p and q two points of a line whose coordinates are at most s in magnitude. Its numbers are h = dy /
 * (|dx| + |dy|) and o = (y dx - x dy) / (|dx| + |dy|) / s for dx = qx - px and dy = qy - py, which do not depend on the
 * points. Each difference, their sum, and the quotient are rounded with u of themselves: h and dx / (|dx| + |dy|), at
 * most 1, are off by 4 u. x / s and y / s, at most 1, are off by u, or by 2 u if x and y are sums that were rounded,
 * the products by 7 u, and their difference, at most 2, by 16 u. So two values of either differ by 32 u = 2^-48 at
 * most; 2^-46 leaves room for what underflows, which is off by less than 2^-1070.
 */
const NEAR = 2 ** -46;
const SMALL = 2 ** -500;
const NOT: readonly [number, number] = [0, 0];

/**
 * For each of some lines of a subdivision the first of those that are the same line, by whatever points.
 *
 * @param lines  numbers of lines of the soup, all different
 * @param join   is told of each that is not the first, behind the first
 */
export function sameLines(
  subdivision: Subdivision,
  lines: readonly number[],
  join: (first: number, other: number) => void,
): Uint32Array {
  const { slopes, offsets } = numbersOf(subdivision, lines);
  const first = Uint32Array.from(lines, (_, i) => i);
  const { geometry, soup } = subdivision;
  /** Direction first, then from right to left; 0 for the same line. */
  const compare = (i: number, j: number): number => {
    const turned = geometry.turn(lines[j]!, lines[i]!);
    if (turned !== 0) return turned;
    const at = 4 * lines[i]!;
    const [moveX, moveY] = soup.moves.get(lines[i]!) ?? NOT;
    return geometry.sideOf(soup.sum(soup.lines.data[at]!, soup.lines.data[at + 1]!, moveX, moveY), lines[j]!);
  };
  clusters(sortedOrder(offsets), offsets, (near) => {
    const order = sortedOrder(Float64Array.from(near, (i) => slopes[i]!));
    clusters(
      order.map((k) => near[k]!),
      slopes,
      (alike) => {
        const sorted = Array.from(alike).sort((i, j) => compare(i, j) || i - j);
        for (let k = 1; k < sorted.length; k++) {
          const i = first[sorted[k - 1]!]!;
          if (compare(i, sorted[k]!) !== 0) continue;
          first[sorted[k]!] = i;
          join(i, sorted[k]!);
        }
      },
    );
  });
  return first;
}

/** Shows runs of two and more whose keys, which are in order, are near those before. */
function clusters(order: Uint32Array, keys: Float64Array, visit: (items: Uint32Array) => void): void {
  for (let from = 0, k = 1; k <= order.length; k++) {
    if (k < order.length && keys[order[k]!]! - keys[order[k - 1]!]! <= NEAR) continue;
    if (k - from > 1) visit(order.subarray(from, k));
    from = k;
  }
}

/** See {@link NEAR}. */
function numbersOf(
  { soup }: Subdivision,
  lines: readonly number[],
): { readonly slopes: Float64Array; readonly offsets: Float64Array } {
  const data = soup.lines.data;
  let most = Number.MIN_VALUE;
  for (const line of lines) {
    const [moveX, moveY] = soup.moves.get(line) ?? NOT;
    for (let k = 4 * line; k < 4 * line + 4; k++) {
      most = Math.max(most, Math.abs(data[k]! + ((k & 1) === 0 ? moveX : moveY)));
    }
  }
  const slopes = new Float64Array(lines.length);
  const offsets = new Float64Array(lines.length);
  lines.forEach((line, i) => {
    const at = 4 * line;
    const [px, py, qx, qy] = [data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!];
    const [moveX, moveY] = soup.moves.get(line) ?? NOT;
    // What is too large is made smaller first, by a power of two, and what is small larger: that rounds nothing here.
    const length = qx - px + Math.abs(qy - py);
    const scale = length < SMALL ? 1 / SMALL : length < Infinity ? 1 : 0.25;
    const dx = length < SMALL ? (qx - px) * scale : qx * scale - px * scale;
    const dy = length < SMALL ? (qy - py) * scale : qy * scale - py * scale;
    const size = dx + Math.abs(dy);
    slopes[i] = dy / size;
    offsets[i] = ((py + moveY) / most) * (dx / size) - ((px + moveX) / most) * slopes[i]!;
  });
  return { slopes, offsets };
}
