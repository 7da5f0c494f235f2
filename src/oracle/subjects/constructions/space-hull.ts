import { convexHull, convexHullTriangles } from '../../../enclosing/index.js';
import { cloudOf } from '../../cases/constructions/point-sets.js';

/** The kernel's hull, its faces in triangles. */
export function spaceHullSubject(values: Float64Array): string {
  return JSON.stringify(Array.from(convexHullTriangles(convexHull(cloudOf(values)))));
}
