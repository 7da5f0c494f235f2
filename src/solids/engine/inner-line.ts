import { LinePlanePointObject } from '../../implicit/objects/line-plane-point.js';
import type { Point3Object } from '../../implicit/objects/point3-object.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import type { Axis, NormalSigns } from './axis.js';
import { insideOf, type Polygon, type Tables } from './facet.js';
import { axisAcross } from './facet-edges.js';
import { InnerPoint } from './inner-point.js';
import { nearest } from './vertices.js';

/** A point strictly inside a convex polygon, and the axis that it is looked at along. */
export interface Inner {
  readonly axis: Axis;
  readonly point: Point3Object;
  /** The line along the axis through the point, if its numbers are doubles: a point and a direction. */
  readonly line: readonly number[] | null;
}

/** In how many ways a point with doubles is looked for, before one without is taken. */
const ATTEMPTS = 6;

/**
 * Such a point for a polygon in a plane; another one for each attempt. Null if an attempt fails, which only the first
 * ones do.
 */
export function innerPointOf(
  tables: Tables,
  signs: NormalSigns,
  plane: number,
  piece: Polygon,
  attempt: number,
): Inner | null {
  const corners = piece.vertices.map((v) => tables.vertices.points[v]!);
  if (attempt >= ATTEMPTS) {
    // Too thin for a double: along each axis in turn.
    const axes = ([0, 1, 2] as const).filter((axis) => signs.along(plane, axis) !== 0);
    return { axis: axes[attempt % axes.length]!, point: new InnerPoint(corners, attempt), line: null };
  }
  const axis = axisAcross(tables, signs, plane);
  const line = [...weightedMean(corners.map(nearest), attempt), 0, 0, 0];
  line[3 + axis] = 1;
  if (!line.every(Number.isFinite)) return null;
  const point = new LinePlanePointObject(line, 'direction', tables.planes.objects[plane]!);
  return isInside(tables, piece, point) ? { axis, point, line } : null;
}

function isInside(tables: Tables, { vertices, edges }: Polygon, point: Point3Object): boolean {
  return edges.every((edge) => {
    const side = sideOfAny(tables.planes.objects[edge]!, point);
    return side !== 0 && side === insideOf(tables, vertices, edge);
  });
}

/** Weights between 1 and 2 that no lattice has, others in each attempt. Any would do: the point is tested. */
function weight(i: number, attempt: number): number {
  return 1 + (((i + 1) * 0.618_033_988_749_895 + attempt * 0.754_877_666_246_693) % 1);
}

function weightedMean(points: readonly ArrayLike<number>[], attempt: number): [number, number, number] {
  let total = 0;
  for (let i = 0; i < points.length; i++) total += weight(i, attempt);
  const mean: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < points.length; i++) {
    for (let k = 0; k < 3; k++) mean[k] = mean[k]! + points[i]![k]! * (weight(i, attempt) / total);
  }
  return mean;
}
