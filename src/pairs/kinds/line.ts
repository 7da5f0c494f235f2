import type { Kind } from '../kind.js';

export const line: Kind = {
  name: 'line',
  words: 'line',
  plural: 'lines',
  refused: ['the direction is zero'],
  isBounded: false,
  plane: {
    type: 'Line',
    carriers: {
      side: 'lineSide(where, name, it)',
      cells: 'line2dCells(where, name, it)',
      given: 'givenLine2d(where, name, it)',
      checked: 'requireLine2(where, name, it)',
      parts: 'LINE, it.origin, it.direction',
      linear: 'lineOf2d(where, it)',
    },
    first: { origin: [0, 0], direction: [0, 1] },
    second: { origin: [3, 0], direction: [0, 2] },
    linear: {
      through: { origin: [-8, 3], direction: [4, 0] },
      beside: { origin: [-8, 6], direction: [4, 0] },
    },
    features: 'All of a line is edge 0.',
    scene: {
      next: { origin: [0, 3], direction: [1, 1] },
      away: { origin: [0, 4], direction: [1, 0] },
    },
  },
  space: {
    type: 'Line',
    carriers: {
      component: 'lineComponent(it)',
      parts: "'line', it.origin, it.direction",
      type: "'line'",
      loaded: 'loadLine(where, name, it)',
      checked: 'requireLine3(where, name, it)',
      cells: 'lineCells(where, name, it)',
      given: 'givenLine(where, name, it)',
      linear: 'lineOf(where, it)',
    },
    first: { origin: [0, 0, 0], direction: [0, 1, 0] },
    second: { origin: [3, 0, 4], direction: [1, 0, 0] },
    linear: {
      through: { origin: [-8, 3, 0], direction: [4, 0, 0] },
      beside: { origin: [-8, 6, 0], direction: [4, 0, 0] },
    },
    features: 'The own feature of a line is edge 0.',
  },
};
