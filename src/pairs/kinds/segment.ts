import type { Kind } from '../kind.js';

export const segment: Kind = {
  name: 'segment',
  words: 'segment',
  plural: 'segments',
  refused: [],
  isBounded: true,
  plane: {
    type: 'Segment',
    carriers: {
      cells: 'segment2dCells(where, name, it)',
      given: 'givenSegment2d(where, name, it)',
      linear: 'segmentOf2d(where, it)',
    },
    first: { start: [0, 0], end: [0, 4] },
    second: { start: [3, 4], end: [6, 8] },
    linear: {
      through: { start: [-8, 3], end: [8, 3] },
      beside: { start: [-8, 6], end: [8, 6] },
    },
  },
  space: {
    type: 'Segment',
    carriers: {
      checked: 'requireSegment3(where, name, it)',
      cells: 'segmentCells(where, name, it)',
      given: 'givenSegment(where, name, it)',
      linear: 'segmentOf(where, it)',
    },
    first: { start: [0, 0, 0], end: [0, 4, 0] },
    second: { start: [3, 0, 4], end: [6, 0, 8] },
    linear: {
      through: { start: [-8, 3, 0], end: [8, 3, 0] },
      beside: { start: [-8, 6, 0], end: [8, 6, 0] },
    },
  },
};
