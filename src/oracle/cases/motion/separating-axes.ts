/** The pairs of polytopes of which separating axes in motion are asked; the values are those of sweeps. */
import { pairName } from '../round/operands.js';
import type { SweepPair } from './translation.js';

export const AXIS_PAIRS: readonly SweepPair[] = [
  { a: 'segment', b: 'triangle', dimension: 3 },
  { a: 'triangle', b: 'triangle', dimension: 3 },
  { a: 'triangle', b: 'box', dimension: 3 },
  { a: 'tetrahedron', b: 'box', dimension: 3 },
  { a: 'box', b: 'box', dimension: 3 },
  { a: 'orientedBox', b: 'orientedBox', dimension: 3 },
  { a: 'convexPolyhedron', b: 'convexPolyhedron', dimension: 3 },
  { a: 'hull', b: 'hull', dimension: 3 },
  { a: 'triangle', b: 'triangle', dimension: 2 },
  { a: 'triangle', b: 'box', dimension: 2 },
];

/** `boxBoxSweepBySeparatingAxes`, `triangleBoxSweepBySeparatingAxes2d`. */
export const axisSweepName = ({ a, b, dimension }: SweepPair): string =>
  pairName(a, b, `SweepBySeparatingAxes${dimension === 2 ? '2d' : ''}`);
