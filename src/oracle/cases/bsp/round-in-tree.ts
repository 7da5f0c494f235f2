import { pointOf } from '../shapes.js';
import { OTHER } from './brushes.js';

type P = readonly [number, number, number];

/** What a ball sweeps, beside the brushes of a tree: two points, of which a sphere has the first, and a radius. */
export const ROUND_RADIUS: number = OTHER + 6;

/** The sphere of a case. */
export const sphereInTree = (v: ArrayLike<number>): { readonly center: P; readonly radius: number } => ({
  center: pointOf(v, OTHER),
  radius: v[ROUND_RADIUS]!,
});

/** The capsule of a case. */
export const capsuleInTree = (
  v: ArrayLike<number>,
): { readonly start: P; readonly end: P; readonly radius: number } => ({
  start: pointOf(v, OTHER),
  end: pointOf(v, OTHER + 3),
  radius: v[ROUND_RADIUS]!,
});
