import type { Point3 } from '../../../core/shapes.js';
import { crossingParameter, type Parameter, segmentCrossingParameter } from '../../../implicit/index.js';
import { compareParameters } from '../../../implicit/parameter.js';
import type { HalfSpaces, LinearKind } from './half-spaces.js';
import { directionAtWall, sideOfWall, type Wall } from './wall.js';

/** Walls, and where the one linear component that is asked about crosses them, as far as it is known. */
export interface CrossedWalls {
  readonly walls: readonly Wall[];
  readonly parameters: (Parameter | undefined)[];
}

function crossingOf(shape: CrossedWalls, i: number, kind: LinearKind, from: Point3, to: Point3): Parameter {
  const { plane } = shape.walls[i]!;
  shape.parameters[i] ??=
    kind === 'segment' ? segmentCrossingParameter(from, to, plane)! : crossingParameter(from, to, plane)!;
  return shape.parameters[i];
}

/** Any exact planes. The order of crossings is that of the parameters, which are made for it. */
export const WALL_HALF_SPACES: HalfSpaces<CrossedWalls> = {
  turnOf: () => 1,
  count: ({ walls }) => walls.length,
  side: ({ walls }, _, i, p) => sideOfWall(walls[i]!, p),
  slope: ({ walls }, _, i, d) => directionAtWall(walls[i]!, d),
  order: (shape, _, i, j, __, kind, from, to) =>
    compareParameters(crossingOf(shape, i, kind, from, to), crossingOf(shape, j, kind, from, to)),
};
