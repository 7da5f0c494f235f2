import { allocateScratch } from '../../arithmetic/scratch.js';

/**
 * Two shapes as numbers, loaded anew for every question. For each up to eight points of three coordinates; a line, a
 * ray or a plane is its own numbers, an oriented box or a lozenge is its own until it has points.
 */
export const S: Float64Array = /* @__PURE__ */ allocateScratch(52);

/** Where the numbers of the first shape begin, and of the second. */
export const FIRST = 0;
export const SECOND = 26;
/** Behind the points: how far around them the shape reaches. */
export const RADIUS = 24;
/** Behind that: no coordinate of the points is greater in magnitude. */
export const REACH = 25;

/** What a shape is: so many points in the low bits, and what else is known of them. 0: nothing. */
export const COUNT = 15;
/** It lies in the plane. */
export const PLANAR = 16;
/** One point, or the least and the greatest of a box. */
export const BOX = 32;
/** A point and a direction, of a line or of a ray. */
export const LINE = 64;
export const RAY = 128;
/** A normal and a constant. */
export const PLANE = 256;
/** A center, three axes and three half sizes. */
export const ORIENTED = 512;
/** A corner and two edges. */
export const EDGES = 1024;
/** What was read is around the shape: it tells that shapes are apart, and nothing else. */
export const AROUND = 2048;
