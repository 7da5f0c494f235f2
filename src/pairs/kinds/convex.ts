import type { Kind } from '../kind.js';

/** A cube of edges 2 by the x of its middle. */
const cube = (x: number) => ({ min: [x - 1, 2, -1], max: [x + 1, 4, 1] });

export const convex: Kind = {
  name: 'convex',
  words: 'prepared convex shape',
  plural: 'convexes',
  refused: ['it is no Convex'],
  isBounded: false,
  isPrepared: true,
  madeBy: { name: 'convexFromBox', from: 'unerring/spatial' },
  space: {
    type: 'Convex',
    carriers: {
      checked: 'requireConvex(where, name, it)',
      bounded: 'requireBoundedConvex(where, name, it)',
      set: 'setOf(it)',
    },
    second: cube(9),
    features: 'Features are those of the shape that it was made of.',
    scene: { here: cube(0), next: cube(2), away: cube(3) },
  },
};
