import type { Kind } from '../kind.js';

export const segment: Kind = {
  name: 'segment',
  words: 'segment',
  plural: 'segments',
  refused: [],
  isBounded: true,
  plane: {
    type: 'Segment',
    cells: { name: 'segment2dCells', from: 'planar' },
    first: { start: [0, 0], end: [0, 4] },
    second: { start: [3, 4], end: [6, 8] },
  },
  space: {
    type: 'Segment',
    cells: { name: 'segmentCells', from: 'linear' },
    first: { start: [0, 0, 0], end: [0, 4, 0] },
    second: { start: [3, 0, 4], end: [6, 0, 8] },
  },
  linear: {
    of: 'segmentOf',
    through: { start: [-8, 3, 0], end: [8, 3, 0] },
    beside: { start: [-8, 6, 0], end: [8, 6, 0] },
  },
};
