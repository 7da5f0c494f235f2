import type { Kind } from '../kind.js';

export const ray: Kind = {
  name: 'ray',
  words: 'ray',
  plural: 'rays',
  refused: ['the direction is zero'],
  isBounded: false,
  plane: {
    type: 'Ray',
    carriers: {
      side: 'raySide(where, name, it)',
      cells: 'ray2dCells(where, name, it)',
      given: 'givenRay2d(where, name, it)',
      checked: 'requireRay2(where, name, it)',
      parts: 'RAY, it.origin, it.direction',
      linear: 'rayOf2d(where, it)',
    },
    first: { origin: [0, 0], direction: [0, -1] },
    second: { origin: [3, 4], direction: [1, 1] },
    linear: {
      through: { origin: [-8, 3], direction: [4, 0] },
      beside: { origin: [-8, 6], direction: [4, 0] },
    },
    features: 'Vertex 0 of a ray is its origin, edge 0 the rest.',
    scene: {
      next: { origin: [0, 3], direction: [0, 1] },
      away: { origin: [0, 4], direction: [0, 1] },
    },
  },
  space: {
    type: 'Ray',
    carriers: {
      component: 'rayComponent(it)',
      parts: "'ray', it.origin, it.direction",
      type: "'ray'",
      loaded: 'loadRay(where, name, it)',
      checked: 'requireRay3(where, name, it)',
      cells: 'rayCells(where, name, it)',
      given: 'givenRay(where, name, it)',
      linear: 'rayOf(where, it)',
    },
    first: { origin: [0, 0, 0], direction: [0, 1, 0] },
    second: { origin: [3, 0, 4], direction: [1, 0, 0] },
    linear: {
      through: { origin: [-8, 3, 0], direction: [4, 0, 0] },
      beside: { origin: [-8, 6, 0], direction: [4, 0, 0] },
    },
    scene: {
      next: { origin: [0, 3, 0], direction: [0, 1, 0] },
      away: { origin: [0, 3, 1], direction: [0, 1, 0] },
    },
    features:
      'The own feature of a ray is vertex 0 at its origin, else edge 0; a ray that starts inside enters at its origin.',
  },
};
