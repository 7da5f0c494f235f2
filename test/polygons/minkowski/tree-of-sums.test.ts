import { expect, it } from 'vitest';
import { exactCoordinates2d } from '../../../src/implicit/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { canonicalSet } from '../../../src/polygons/canonical-set.js';
import { convexPartsOf, opposite } from '../../../src/polygons/minkowski/convex-parts.js';
import { openSlots } from '../../../src/polygons/minkowski/open-slots.js';
import { unionSides } from '../../../src/polygons/minkowski/pair-coverage.js';
import { coverageOfSums } from '../../../src/polygons/minkowski/tree-of-sums.js';
import { EFFORT, effort } from '../../support/effort.js';

type Rings = number[][][];

/** Rings by the even-odd rule: boxes, some in others, and triangles with corners on a lattice. */
function draw(random: Random, most: number, unit: number, greatest: number): Rings {
  const box = (x: number, y: number, w: number, h: number) => [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  const size = () => random.between(1, greatest);
  const ring = (k: number) => {
    if (k === 0 && most > 3) return box(-1, -1, 9, 9);
    const [x, y] = [random.between(0, 6), random.between(0, 6)];
    if (!random.oneIn(4)) return box(x, y, size(), size());
    return [
      [x, y],
      [x + 2 * size(), y],
      [x, y + size()],
    ];
  };
  const rings = Array.from({ length: random.between(1, most) }, (_, k) => ring(k));
  return rings.map((corners) => corners.map((p) => p.map((x) => x * unit)));
}

/** All that follows from the sums of two polygons, if so many sums are united at once. */
function answerOf(a: Rings, b: Rings, few: number) {
  const parts = { a: convexPartsOf('f', 'a', a).parts, b: opposite(convexPartsOf('f', 'b', b)).parts };
  const sums = coverageOfSums(parts, null, { slots: true, few });
  const { segments, points } = openSlots(sums);
  const exact = (point: (typeof points)[number]) =>
    exactCoordinates2d(point)
      .map(({ numerator, denominator }) => `${numerator}/${denominator}`)
      .join();
  return {
    set: JSON.stringify(canonicalSet(sums.coverage.subdivision, unionSides(sums.coverage)).set),
    segments: segments.map((ends) => ends.map(exact)),
    points: points.map(exact),
    /** Slots in halves; what is inside of another half is none of the whole. */
    within: sums.slotsWithin.reduce((sum, { vertices }) => sum + vertices.length, 0),
  };
}

it('sums that are united in a tree are those that are united at once, to the last line of the data', () => {
  const random = new Random(1, 9, 6, 4);
  let [withSegments, pointsWithin, pointsCovered] = [0, 0, 0];
  for (let round = 0; round < effort(320); round++) {
    const unit = [1, 0.1, 1 / 3][random.below(3)]!;
    // Where all boxes have one size, many fit exactly.
    const greatest = random.oneIn(3) ? 3 : 1;
    const [a, b] = [draw(random, 6, unit, greatest), draw(random, 3, unit, greatest)];
    try {
      convexPartsOf('f', 'a', a);
      convexPartsOf('f', 'b', b);
    } catch {
      // Corners that are no doubles, or nothing that is enclosed.
      continue;
    }
    const { within, ...inTree } = answerOf(a, b, 1);
    const { within: _, ...atOnce } = answerOf(a, b, Infinity);
    expect(inTree).toEqual(atOnce);
    if (inTree.segments.length > 0) withSegments++;
    if (within > 0 && inTree.points.length > 0) pointsWithin++;
    if (within > inTree.points.length) pointsCovered++;
  }
  // Few cases have slots: the short part may have none.
  if (EFFORT < 1) return;
  expect(withSegments).toBeGreaterThan(0);
  expect(pointsWithin).toBeGreaterThan(0);
  expect(pointsCovered).toBeGreaterThan(0);
});
