/** What is given and said of two shapes that turn. */
import type { Point3 } from '../../core/shapes.js';

/**
 * How a shape turns and moves, with constant velocities, from time 0 to time 1: at time t the shape as it is given is
 * turned by t · `angle` about the line through `center` along `axis`, then moved by t · `translation`. The line moves,
 * too: a translation along the axis makes a screw.
 */
export interface RigidMotion {
  /** By what it moves from time 0 to 1. */
  readonly translation: Point3;
  /** Not zero, of any length. Seen against it, so that it points at the eye, positive angles turn counterclockwise. */
  readonly axis: Point3;
  /** In radians: a full turn is 2π, and there may be several. */
  readonly angle: number;
  /** A point of the axis at time 0. */
  readonly center: Point3;
}

/** What limits a search. */
export interface RotatingContactOptions {
  /** The shortest step of time by which the search goes on: 2^-32 if it is not given. */
  readonly resolution?: number | undefined;
  /** How often the shapes are placed, at most: 1000 if it is not given. */
  readonly placements?: number | undefined;
}

/** When two shapes that turn first have a common point, as far as that is certain. */
export type RotatingContact =
  | {
      /** `hit`: they certainly have a common point at a time between; `undecided`: they may have one between, only. */
      readonly verdict: 'hit' | 'undecided';
      /** They certainly have no common point before. */
      readonly from: number;
      /** hit: they have had one by then; undecided: they certainly have none after it. */
      readonly until: number;
    }
  | {
      /** They certainly have no common point from time 0 to 1. */
      readonly verdict: 'miss';
      readonly from: null;
      readonly until: null;
    };
