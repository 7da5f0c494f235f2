import { exactForm2 } from '../../implicit/forms.js';
import type { PolygonSet, SetPolygon } from '../polygon-set.js';
import { setPoints } from '../set-points.js';
import type { ExactPoint } from './fraction.js';

/** Rings that meet in nothing but vertices, with exact points: outer ones counterclockwise, holes clockwise. */
export interface ExactRings {
  readonly count: number;
  /** The coordinates of a vertex, if they are doubles and known to be. */
  plain(v: number): readonly [number, number] | null;
  exact(v: number): ExactPoint;
  readonly polygons: readonly SetPolygon[];
}

/** The rings of a polygon set. */
export function ringsOfSet(set: PolygonSet): ExactRings {
  const points = setPoints(set);
  const exact: (ExactPoint | undefined)[] = new Array(points.length);
  return {
    count: points.length,
    plain(v) {
      const point = points[v]!;
      return 'type' in point ? null : point;
    },
    exact(v) {
      let known = exact[v];
      if (known === undefined) {
        const { x, y, w, exponent } = exactForm2(points[v]!);
        const up = BigInt(Math.max(0, exponent));
        known = { x: x << up, y: y << up, w: w << BigInt(Math.max(0, -exponent)) };
        exact[v] = known;
      }
      return known;
    },
    polygons: set.polygons,
  };
}
