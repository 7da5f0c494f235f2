import * as polyclipTs from 'polyclip-ts';
import theirs from 'polygon-clipping';
import { describe, expect, test } from 'vitest';
import { Random } from '../../src/oracle/cases/random.js';
import ours, { type Geom, type MultiPolygon } from '../../src/polygon-clipping/index.js';

const polyclip = { ...polyclipTs };
const OPERATIONS = ['union', 'intersection', 'xor', 'difference'] as const;

/** Rings that begin at the vertex that is first in the order of x and y; rings and polygons in order. */
function normal(polygons: MultiPolygon): string {
  const ring = (points: readonly (readonly number[])[]) => {
    const open = points.slice(0, -1);
    const least = open.reduce(
      (best, [x, y], i) =>
        x! < open[best]![0]! || (x === open[best]![0] && y! < open[best]![1]!) ? i : best,
      0,
    );
    return [...open.slice(least), ...open.slice(0, least)].join(' ');
  };
  return polygons
    .map(([outer, ...holes]) => [ring(outer!), ...holes.map(ring).sort()].join(' | '))
    .sort()
    .join('\n');
}

/** Integers, so that equal answers are equal texts; edges are parallel to the axes or diagonal: crossings are halves. */
function drawn(random: Random): Geom {
  const box = (): [number, number][] => {
    const [x, y, w, h] = [random.below(8), random.below(8), random.between(1, 5), random.between(1, 5)];
    const corners: [number, number][] = random.oneIn(2)
      ? [
          [x, y],
          [x + w, y],
          [x + w, y + h],
          [x, y + h],
        ]
      : [
          [x, y],
          [x + w, y + w],
          [x, y + 2 * w],
          [x - w, y + w],
        ];
    if (random.oneIn(3)) corners.reverse();
    return [...corners, corners[0]!];
  };
  const polygon = () => (random.oneIn(3) ? [box(), box()] : [box()]);
  return random.oneIn(3) ? [polygon(), polygon()] : polygon();
}

describe('beside the packages', () => {
  test.each(OPERATIONS)('%s is the same set, ring by ring', (operation) => {
    const random = new Random(7, 8, 9, 10);
    let count = 0;
    for (let i = 0; i < 1000; i++) {
      const [a, b, c] = [drawn(random), drawn(random), drawn(random)];
      const said = normal(ours[operation](a, b, c));
      const [first, second] = [normal(theirs[operation](a, b, c)), normal(polyclip[operation](a, b, c))];
      if (said === first && said === second) count++;
      else expect([first, second], JSON.stringify([a, b, c])).toContain(said);
    }
    // The packages part rings that touch themselves in other ways, here and there.
    expect(count).toBeGreaterThan(900);
  });
});
