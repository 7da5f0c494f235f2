import {
  areaVector,
  compareParameters,
  dot,
  featureAt,
  isZero,
  type LineLike,
  lineContact,
  ONE,
  type Parameter,
  pointAt,
  signOf,
  subtract,
  type Vector,
  ZERO,
} from '../index.js';
import type { ExactMesh } from './exact-mesh.js';

/** The part of a line in one triangle: a point, or an interval of a line within its plane. */
export interface LineHit {
  readonly triangle: number;
  readonly enter: Parameter;
  readonly exit: Parameter;
  /** The features of the triangle at both ends: `v0`, `e1`, `f0`. */
  readonly features: readonly [string, string];
  /** 1 if the line runs against the normal there (the front is hit), -1 along it, 0 within the plane. */
  readonly facing: -1 | 0 | 1;
}

/** The points start + t·(end - start) with t from 0 to 1. */
export function segmentLine(start: Vector, end: Vector): LineLike {
  return {
    origin: start,
    direction: subtract(end, start),
    low: ZERO,
    high: ONE,
  };
}

/** All hits of a ray or segment, by the parameter at which it enters, then by the number of the triangle. */
export function lineHits(whole: LineLike, { shapes }: ExactMesh): LineHit[] {
  const found: LineHit[] = [];
  for (const [triangle, shape] of shapes.entries()) {
    const facing = signOf(-dot(whole.direction, areaVector(shape.points)));
    if (isZero(whole.direction)) {
      // A segment that is a point.
      const feature = featureAt(shape, pointAt(whole, ZERO));
      const features = [feature, feature] as const;
      if (feature !== '-') found.push({ triangle, enter: ZERO, exit: ZERO, features, facing });
      continue;
    }
    const { ends } = lineContact(whole, shape);
    const [low, high] = [ends[0], ends[ends.length - 1]];
    if (low === undefined || high === undefined) continue;
    found.push({ triangle, enter: low.t, exit: high.t, features: [low.b, high.b], facing });
  }
  return found.sort((p, q) => compareParameters(p.enter, q.enter) || p.triangle - q.triangle);
}
