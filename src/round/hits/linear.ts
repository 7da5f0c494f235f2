/** Lines, rays and segments, checked, with what bounds their parameter. */
import {
  requireLine2,
  requireLine3,
  requireRay2,
  requireRay3,
  requireSegment2,
  requireSegment3,
} from '../../core/arguments/index.js';
import type { Line, Ray, Segment } from '../../core/shapes.js';
import type { Bound } from '../engine/interval.js';

/** A line, ray or segment by numbers: of a segment, `towards` is its end, of the others the direction. */
export interface Linear {
  readonly kind: 'line' | 'ray' | 'segment';
  readonly origin: readonly number[];
  readonly towards: readonly number[];
  readonly dimension: 2 | 3;
}

/** How a parameter is bounded: not at all, below by 0, or from 0 to 1. */
export const PARAMETER_BOUNDS: Readonly<Record<Linear['kind'], readonly Bound[]>> = {
  line: [],
  ray: [{ slope: 1n, offset: 0n }],
  segment: [
    { slope: 1n, offset: 0n },
    { slope: -1n, offset: 1n },
  ],
};

function made(
  kind: Linear['kind'],
  origin: ArrayLike<number>,
  towards: ArrayLike<number>,
  dimension: 2 | 3,
): Linear {
  const lifted = (p: ArrayLike<number>) => (dimension === 2 ? [p[0]!, p[1]!, 0] : Array.from(p));
  return { kind, origin: lifted(origin), towards: lifted(towards), dimension };
}

/** A line of space. */
export function lineOf(where: string, line: Line): Linear {
  requireLine3(where, 'line', line);
  return made('line', line.origin, line.direction, 3);
}

/** A ray of space. */
export function rayOf(where: string, ray: Ray): Linear {
  requireRay3(where, 'ray', ray);
  return made('ray', ray.origin, ray.direction, 3);
}

/** A segment of space. */
export function segmentOf(where: string, segment: Segment): Linear {
  requireSegment3(where, 'segment', segment);
  return made('segment', segment.start, segment.end, 3);
}

/** A line of the plane. */
export function lineOf2d(where: string, line: Line): Linear {
  requireLine2(where, 'line', line);
  return made('line', line.origin, line.direction, 2);
}

/** A ray of the plane. */
export function rayOf2d(where: string, ray: Ray): Linear {
  requireRay2(where, 'ray', ray);
  return made('ray', ray.origin, ray.direction, 2);
}

/** A segment of the plane. */
export function segmentOf2d(where: string, segment: Segment): Linear {
  requireSegment2(where, 'segment', segment);
  return made('segment', segment.start, segment.end, 2);
}
