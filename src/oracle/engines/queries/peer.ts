import type { Target } from '../target.js';

/**
 * How a package answers a question on flat values: yes or no, or `undefined` where it does not know such arguments
 * (an oriented box whose axes are not orthogonal); then the case is not counted for it.
 *
 * The questions and their values, in the plane: `segmentSegment` (start, end, start, end); `pointPolygon2d` (the query's
 * layout). In space: `rayTriangle` (origin, direction, a, b, c), `rayBox` (origin, direction, min, max),
 * `triangleTriangle` (six points), `triangleBox` (a, b, c, min, max), `boxBox` (min, max, min, max),
 * `orientedBoxOrientedBox` (center, three axes, half sizes, twice).
 */
export type Answer = (values: Float64Array) => boolean | undefined;

/** A package as a target of queries only. */
export function peer(name: string, queries: Readonly<Record<string, Answer>>): Target {
  return { name, strict: false, implementations: {}, queries };
}
