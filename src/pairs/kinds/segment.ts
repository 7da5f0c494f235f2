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
      side: 'segmentSide(where, name, it)',
      cells: 'segment2dCells(where, name, it)',
      given: 'givenSegment2d(where, name, it)',
      outline: 'aroundSegment2d(it)',
      checked: 'requireSegment2(where, name, it)',
      parts: 'SEGMENT, it.start, it.end',
      linear: 'segmentOf2d(where, it)',
    },
    first: { start: [0, 0], end: [0, 4] },
    second: { start: [3, 4], end: [6, 8] },
    linear: {
      through: { start: [-8, 3], end: [8, 3] },
      beside: { start: [-8, 6], end: [8, 6] },
    },
    features:
      'Vertex 0 of a segment is its start, vertex 1 its end, edge 0 what is between; it may be a point.',
    scene: {
      next: { start: [0, 3], end: [0, 9] },
      away: { start: [0, 4], end: [0, 9] },
    },
  },
  space: {
    type: 'Segment',
    carriers: {
      component: 'segmentComponent(it)',
      parts: "'segment', it.start, it.end",
      type: "'segment'",
      both: 'it.start, it.end',
      loaded: 'loadSegment(where, name, it)',
      asTriangle: 'loadAsTriangle(where, name, it)',
      checked: 'requireSegment3(where, name, it)',
      cells: 'segmentCells(where, name, it)',
      given: 'givenSegment(where, name, it)',
      outline: 'aroundSegment(it)',
      linear: 'segmentOf(where, it)',
    },
    first: { start: [0, 0, 0], end: [0, 4, 0] },
    second: { start: [3, 0, 4], end: [6, 0, 8] },
    linear: {
      through: { start: [-8, 3, 0], end: [8, 3, 0] },
      beside: { start: [-8, 6, 0], end: [8, 6, 0] },
    },
    features:
      'The own features of a segment are vertex 0 (its start), vertex 1 (its end) and edge 0; it may be a point.',
    scene: {
      next: { start: [0, 3, 0], end: [0, 9, 0] },
      away: { start: [0, 4, 0], end: [0, 9, 0] },
    },
  },
};
