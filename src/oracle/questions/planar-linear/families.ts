import { shapeFamilies } from '../families/shape-families.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';

/** All values from a small lattice, where everything meets everything; boxes and triangles are often flat. */
function lattice(layout: Layout, side: number): QuestionFamily {
  return {
    name: `lattice-${side}`,
    summary: `integers from 0 to ${side - 1}`,
    fill(random, out) {
      for (let i = 0; i < layout.arity; i++) out[i] = random.below(side);
      for (const { kind, at, size } of layout.parts) {
        if (kind === 'direction') for (let j = at; j < at + size; j++) out[j]! -= side >> 1;
      }
    },
  };
}

/** Everything on one line: flat triangles and boxes, rays and segments that overlap. */
function oneLine(layout: Layout): QuestionFamily {
  return {
    name: 'one-line',
    summary: 'integer points of one line, directions along it; sometimes one of them beside it',
    fill(random, out) {
      const n = layout.dimension;
      const way = random.below(3);
      const step = [way === 0 ? 0 : random.between(-3, 3), way === 1 ? 0 : random.between(-3, 3)];
      const from = [random.between(-9, 9), random.between(-9, 9)];
      for (const { kind, at, size } of layout.parts) {
        for (let start = at; start + n <= at + size; start += n) {
          const t = random.between(-3, 3);
          const beside = random.oneIn(12) ? random.between(-1, 1) : 0;
          for (let j = 0; j < n; j++) out[start + j] = (kind === 'direction' ? 0 : from[j]!) + t * step[j]!;
          out[start]! += beside;
        }
      }
    },
  };
}

/** The families of a pair of shapes of the plane that have so many points. */
export function pairFamilies(layout: Layout, shapes: readonly number[]): readonly QuestionFamily[] {
  return [lattice(layout, 3), lattice(layout, 6), oneLine(layout), ...shapeFamilies(layout, shapes)];
}
