import type { Random } from '../../cases/random.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';
import { latticePoint, type Point, UNIT } from './plant.js';
import { disguise, nudge, scaleFar, write } from './shape-families.js';

/**
 * A corner of a shape, a point of an edge, or one of the inside: weights that are twelfths, and none below 0; of the
 * inside only if it is to be `strict`.
 */
function pointWithin(random: Random, corners: readonly Point[], strict: boolean): Point {
  const used = strict ? corners.length : random.between(1, corners.length);
  const weights = corners.map(() => Number(strict));
  for (let left = strict ? UNIT - corners.length : UNIT; left > 0; ) {
    const part = random.between(1, left);
    const at = random.below(used);
    weights[at] = weights[at]! + part;
    left -= part;
  }
  const from = random.below(corners.length);
  const sum: Point = [0, 0, 0];
  weights.forEach((weight, i) => {
    const corner = corners[(i + from) % corners.length]!;
    for (const j of [0, 1, 2] as const) sum[j] += (corner[j] / UNIT) * weight;
  });
  return sum;
}

/** The same corners in another order. */
function shuffled(random: Random, corners: readonly Point[]): Point[] {
  const all = corners.map((p): Point => [...p]);
  for (let i = all.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}

/** Corners of a shape that is not flat, mostly; all of them in the plane z = 0 if it is of the plane. */
function spacious(random: Random, corners: number): Point[] {
  const dimension = corners === 4 ? 3 : 2;
  return Array.from({ length: corners }, (): Point => latticePoint(random, dimension));
}

/** Writes planted points as they are, after a map that keeps what is incident, far away, or an ulp off. */
function finish(random: Random, layout: Layout, planted: readonly Point[], out: Float64Array): void {
  if (random.oneIn(2)) write(layout, planted, out);
  else disguise(random, layout, planted, out);
  if (random.oneIn(8)) scaleFar(random, layout, out);
  if (random.oneIn(8)) nudge(random, out);
}

/** Two triangles, or two tetrahedra, one of which is within the other: `corners` of each. */
export function nested(layout: Layout, corners: 3 | 4): QuestionFamily {
  return {
    name: 'nested',
    summary: 'one shape within the other, up to its sides and corners, or equal to it',
    fill(random, out) {
      const outer = spacious(random, corners);
      const isEqual = random.oneIn(6);
      const strict = random.oneIn(2);
      const inner = isEqual
        ? shuffled(random, outer)
        : Array.from({ length: corners }, () => pointWithin(random, outer, strict));
      finish(random, layout, random.oneIn(2) ? [...outer, ...inner] : [...inner, ...outer], out);
    },
  };
}

/** Triangles that have an edge in common, or a corner of one in the other, which goes on to one side of it. */
export function neighbours(layout: Layout): QuestionFamily {
  return {
    name: 'neighbours',
    summary:
      'triangles with a common edge, on either side of it or in another plane; a corner within the other',
    fill(random, out) {
      const first = spacious(random, 3);
      const [a, b] = shuffled(random, first) as [Point, Point];
      const apex = latticePoint(random, random.oneIn(2) ? 2 : 3);
      const corner = pointWithin(random, first, random.oneIn(2));
      const above = (): Point => [...latticePoint(random, 2)].fill(UNIT * random.between(1, 3), 2) as Point;
      const second = shuffled(random, random.oneIn(2) ? [a, b, apex] : [corner, above(), above()]);
      finish(random, layout, random.oneIn(2) ? [...first, ...second] : [...second, ...first], out);
    },
  };
}
