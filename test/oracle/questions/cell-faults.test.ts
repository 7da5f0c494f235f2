/** Faults that are planted in the cells of space, and found by what the question asks. */
import { expect, test } from 'vitest';
import { type Fault, faultFinder, faultsOfPart, strayFaults } from './planted-faults.js';

const cells = 'src/triangulation/voronoi';

const FAULTS: readonly Fault[] = [
  [
    'powerCells3d',
    `${cells}/cell-links3d.ts`,
    'if (sign === 0) this.#classes.union(own, other);',
    '',
    'slow',
  ],
  ['powerCells3d', `${cells}/cell-links3d.ts`, 'startA, b) === 0', 'startA, b) === 2', 'slow'],
  ['powerCells3d', `${cells}/cell-frame3d.ts`, 'return k < 0 ? face : { ...face, of: ~k };', 'return face;'],
  ['powerCells3d', `${cells}/link-walker3d.ts`, 'ring.length > 2', 'ring.length > 1', 'slow'],
  [
    'powerCellVolumes3d',
    `${cells}/polyhedron-volume.ts`,
    'missing(q.corners, inP) +',
    'missing(p.corners, inQ) +',
  ],
  ['voronoiCells2d', `${cells}/clip-ring.ts`, 'x: s * p.x + t * q.x,', 'x: t * p.x + s * q.x,'],
  ['voronoiCells2d', `${cells}/cell-frame2d.ts`, '{ x: -last.b, y: last.a,', '{ x: last.b, y: -last.a,'],
];

const casesUntilFound = faultFinder('src/oracle/questions/triangulation/diagrams.ts', 'diagramQuestions');

test('all faults can be planted', () => {
  expect(strayFaults(FAULTS)).toEqual([]);
});

test.each(faultsOfPart(FAULTS).map((fault, i) => [i, ...fault] as const))(
  '%i: %s finds what is wrong in %s: %s is %s',
  { timeout: 240_000 },
  async (_, ...fault) => {
    expect(await casesUntilFound(fault)).toBeDefined();
  },
);
