import { latticeMap, latticeRing, RING_KINDS, RING_SUMMARIES } from '../../cases/planar/lattice-rings.js';
import { MOST_VERTICES, putRing, ringAt } from '../../cases/planar/rings.js';
import type { Random } from '../../cases/random.js';
import { scaling } from '../laws.js';
import { type Layout, layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, QuestionFamily } from '../question.js';
import { ringParts } from './ring-parts.js';

/** The arguments of a query about one ring. */
export const ringLayout: Layout = layoutOf(2, ...ringParts('v'));

/** The ring that it is about. */
export const ringShapes = shapesBy('ring', (values) => [ringAt(values, 0)] as const);

/** Lattice rings of every kind. */
export const ringFamilies: readonly QuestionFamily[] = RING_KINDS.map((kind) => ({
  name: `${kind}-ring`,
  summary: RING_SUMMARIES[kind],
  fill(random: Random, out: Float64Array) {
    out.fill(0);
    putRing(out, 0, latticeRing(kind, random, MOST_VERTICES).map(latticeMap(random)));
  },
}));

/** Running the ring the other way round, and starting at another vertex: how the answer changes. */
export function ringLaws(reversed: (answer: string) => string, turned: (answer: string) => string): Law[] {
  const changed = (values: Float64Array, ring: [number, number][]): Float64Array => {
    const copy = Float64Array.from(values);
    putRing(copy, 0, ring);
    return copy;
  };
  /** A ring may be closed, and then its last point is no vertex: which a rotation changes. */
  const isClosed = (ring: [number, number][]) => {
    const [first, last] = [ring[0], ring.at(-1)];
    return ring.length > 1 && first![0] === last![0] && first![1] === last![1];
  };
  return [
    {
      name: 'reversal',
      vary: (values) => ({ values: changed(values, ringAt(values, 0).reverse()), expected: reversed }),
    },
    {
      name: 'rotation',
      vary(values, random) {
        const ring = ringAt(values, 0);
        const from = ring.length === 0 ? 0 : random.below(ring.length);
        const rotated = [...ring.slice(from), ...ring.slice(0, from)];
        if (isClosed(ring) || isClosed(rotated)) return undefined;
        return { values: changed(values, rotated), expected: turned };
      },
    },
    scaling(ringLayout),
  ];
}

/** For answers that do not change. */
export const same = (answer: string): string => answer;
