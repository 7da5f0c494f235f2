/** Truths worked out by hand: conventions, boundaries, and inputs on which other packages are known to fail. */
import { describe, expect, it } from 'vitest';
import { loadFormulas } from '../../src/formulas/generate.js';
import { type PredicateName, predicateNames, predicates, truth } from './predicates.js';

const MIN = Number.MIN_VALUE;
const MAX = Number.MAX_VALUE;

type Known = readonly (readonly [what: string, values: readonly number[], sign: -1 | 0 | 1])[];

const known: Record<PredicateName, Known> = {
  orient2d: [
    ['counterclockwise', [0, 0, 1, 0, 0, 1], 1],
    ['clockwise', [0, 0, 0, 1, 1, 0], -1],
    ['collinear', [0, 0, 1, 1, 2, 2], 0],
    ['all alike', [0.1, 0.2, 0.1, 0.2, 0.1, 0.2], 0],
    ['two alike', [0.1, 0.2, 7, 5, 0.1, 0.2], 0],
    // 0.3 is not 3 · 0.1, but both coordinates are off alike.
    ['on the diagonal', [0, 0, 0.1, 0.1, 0.3, 0.3], 0],
    // On y = 0.1 + x the doubles 0.1 + 0.2 and 0.3 differ by an ulp, 2^-54.
    ['an ulp above', [0, 0.1, 1, 0.1, 0.5, 0.1 + 2 ** -56], 1],
    ['products that underflow', [0, 0, 2 ** -600, 2 ** -600, 2 ** -600, 2 ** -600 + 2 ** -652], 1],
    ['the smallest triangle', [0, 0, MIN, 0, 0, MIN], 1],
    ['the largest triangle', [-MAX, -MAX, MAX, -MAX, MAX, MAX], 1],
    ['the largest line', [-MAX, -MAX, MAX, MAX, 0, 0], 0],
    ['the largest line, an ulp beside', [-MAX, -MAX, MAX, MAX, 0, MIN], 1],
    ['products that overflow', [0, 0, 1e200, 1e200, 2e200, 2e200], 0],
  ],
  orient3d: [
    ['above', [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], 1],
    ['below', [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, -1], -1],
    ['coplanar', [0, 0, 0, 1, 0, 1, 0, 1, 1, 1, 1, 2], 0],
    ['in a tilted plane of tenths', [0.1, 0.1, 0.1, 0.2, 0.2, 0.2, 0.3, 0.7, 0.3, 0.9, 0.4, 0.9], 0],
    ['a degenerate triangle', [1, 1, 1, 2, 2, 2, 3, 3, 3, 7, -1, 4], 0],
    ['the smallest tetrahedron', [0, 0, 0, MIN, 0, 0, 0, MIN, 0, 0, 0, MIN], 1],
    ['below underflow', [0, 0, 0, 2 ** -530, 0, 0, 0, 2 ** -530, 0, 0, 0, 2 ** -530], 1],
    ['beyond overflow', [0, 0, 0, 1e200, 0, 0, 0, 1e200, 0, 0, 0, -1e200], -1],
    ['differences beyond overflow', [-MAX, -MAX, -MAX, MAX, -MAX, -MAX, -MAX, MAX, -MAX, -MAX, -MAX, MAX], 1],
  ],
  incircle: [
    ['inside', [1, 0, 0, 1, -1, 0, 0, 0], 1],
    ['outside', [1, 0, 0, 1, -1, 0, 0, -2], -1],
    ['on', [1, 0, 0, 1, -1, 0, 0, -1], 0],
    ['inside, clockwise', [-1, 0, 0, 1, 1, 0, 0, 0], -1],
    ['an ulp inside', [1, 0, 0, 1, -1, 0, 0, -1 + 2 ** -53], 1],
    ['an ulp outside', [1, 0, 0, 1, -1, 0, 0, -1 - 2 ** -52], -1],
    ['a corner of a square of tenths', [0.1, 0.1, 0.3, 0.1, 0.3, 0.3, 0.1, 0.3], 0],
    ['left of a line', [0, 0, 1, 0, 2, 0, 5, 1], 1],
    ['on a line', [0, 0, 1, 0, 2, 0, 5, 0], 0],
    ['below underflow', [2 ** -530, 0, 0, 2 ** -530, -(2 ** -530), 0, 0, 2 ** -531], 1],
    ['beyond overflow', [1e200, 0, 0, 1e200, -1e200, 0, 0, -1e200], 0],
    ['differences beyond overflow', [MAX, 0, 0, MAX, -MAX, 0, 0, -MAX], 0],
  ],
  insphere: [
    // orient3d of these four is negative, and positive in what follows.
    ['inside, negative orientation', [0, 1, 0, 1, 0, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0], -1],
    ['inside', [1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0], 1],
    ['outside', [1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 1, 0, 0, 2], -1],
    ['on', [1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 1, 0, 0, -1], 0],
    ['an ulp inside', [1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 1, 0, 0, -1 + 2 ** -53], 1],
    ['a cube of tenths', [0.1, 0.1, 0.1, 0.3, 0.1, 0.1, 0.1, 0.3, 0.1, 0.1, 0.1, 0.3, 0.3, 0.3, 0.3], 0],
    ['five in a plane', [0, 0, 1, 1, 0, 1, 0, 1, 1, 3, 4, 1, 5, 9, 1], 0],
    ['below underflow', [2 ** -530, 0, 0, 0, 2 ** -530, 0, -(2 ** -530), 0, 0, 0, 0, 2 ** -530, 0, 0, 0], 1],
    ['beyond overflow', [1e200, 0, 0, 0, 1e200, 0, -1e200, 0, 0, 0, 0, 1e200, 0, 0, -1e200], 0],
  ],
  sideOfPlane: [
    ['in front', [0, 0, 2, -1, 7, 7, 3], 1],
    ['behind', [0, 0, 2, -1, 7, 7, 0], -1],
    ['on', [0, 0, 2, -1, 7, 7, 0.5], 0],
    ['products that underflow', [2 ** -600, 0, 0, 0, 2 ** -600, 0, 0], 1],
    ['the smallest constant', [1, 0, 0, -MIN, 0, 0, 0], -1],
    ['products that overflow', [1e200, -1e200, 0, 0, 1e200, 1e200, 0], 0],
    ['products that overflow, a constant beside', [1e200, -1e200, 0, MIN, 1e200, 1e200, 0], 1],
    // 0.1 + 0.2 - 0.3 is 2^-54 · 2 / 2 more than nothing.
    ['tenths', [0.1, 0.2, -0.3, 0, 1, 1, 1], 1],
  ],
  compareDistanceToPlane: [
    ['at the distance', [0, 3, 4, 0, 0, 0, 5, 4], 0],
    ['farther', [0, 3, 4, 0, 0, 0, 5, 3], 1],
    ['nearer', [0, 3, 4, 0, 0, 0, 5, 5], -1],
    ['behind, at the distance', [0, 3, 4, 0, 0, 0, -5, 4], 0],
    ['on the plane, radius zero', [0, 3, 4, 0, 0, 4, -3, 0], 0],
    ['an ulp farther', [0, 3, 4, 0, 0, 0, 5, 4 - 2 ** -51], 1],
    ['the smallest', [0, 0, MIN, 0, 0, 0, MIN, MIN], 0],
    ['the largest', [0, 0, MAX, 0, 0, 0, MAX, MAX], 0],
  ],
  sideOfThickPlane: [
    ['in front', [0, 3, 4, 0, 0, 0, 5, 3], 1],
    ['on its front', [0, 3, 4, 0, 0, 0, 5, 4], 0],
    ['inside', [0, 3, 4, 0, 0, 0, 5, 5], 0],
    ['on its back', [0, 3, 4, 0, 0, 0, -5, 4], 0],
    ['behind', [0, 3, 4, 0, 0, 0, -5, 3], -1],
    ['an ulp before its front', [0, 3, 4, 0, 0, 0, 5, 4 - 2 ** -51], 1],
    ['an ulp behind its back', [0, 3, 4, 0, 0, 0, -5, 4 - 2 ** -51], -1],
    ['an ulp inside its front', [0, 3, 4, 0, 0, 0, 5, 4 + 2 ** -50], 0],
    ['no thickness, in front', [0, 0, 1, 0, 0, 0, MIN, 0], 1],
    ['no thickness, on', [0, 0, 1, 0, 9, 9, 0, 0], 0],
    ['with a constant', [0, 0, 2, -6, 0, 0, 4, 1], 0],
    ['with a constant, beyond', [0, 0, 2, -6, 0, 0, 4.5, 1], 1],
    ['with a constant, behind', [0, 0, 2, -6, 0, 0, 1.5, 1], -1],
    ['the largest', [0, 0, MAX, 0, 0, 0, -MAX, 1e308], -1],
  ],
  dot2d: [
    ['acute', [0, 0, 1, 0, 5, 5, 6, 7], 1],
    ['right', [0, 0, 1, 0, 5, 5, 5, 7], 0],
    ['obtuse', [0, 0, 1, 0, 5, 5, 4, 7], -1],
    ['a zero vector', [0.1, 0.2, 0.1, 0.2, 5, 5, 4, 7], 0],
    ['underflow', [0, 0, 2 ** -600, 0, 0, 0, -(2 ** -600), 0], -1],
    ['overflow', [-MAX, 0, MAX, 0, -MAX, 0, MAX, 0], 1],
    ['one lost beside another', [0, 0, 1e200, MIN, 0, 0, 0, 1], 1],
  ],
  dot3d: [
    ['acute', [0, 0, 0, 1, 1, 1, 5, 5, 5, 6, 5, 5], 1],
    ['right', [0, 0, 0, 1, 1, 0, 5, 5, 5, 6, 4, 9], 0],
    ['obtuse', [0, 0, 0, 0, 0, 1, 5, 5, 5, 6, 4, 4], -1],
    ['underflow', [0, 0, 0, 0, 0, 2 ** -600, 0, 0, 0, 0, 0, 2 ** -600], 1],
    ['overflow, cancelling', [0, 0, 0, 1e200, 1e200, MIN, 0, 0, 0, 1e200, -1e200, -1], -1],
  ],
  angle2d: [
    ['acute', [1, 0, 0, 0, 1, 1], 1],
    ['right', [1, 0, 0, 0, 0, 1], 0],
    ['obtuse', [1, 0, 0, 0, -1, 1], -1],
    ['straight', [1, 0, 0, 0, -1, 0], -1],
    ['no angle', [0.1, 0.2, 0.1, 0.2, 3, 4], 0],
    ['the smallest', [MIN, 0, 0, 0, MIN, MIN], 1],
    ['the largest', [MAX, 0, -MAX, -MAX, 0, MAX], 1],
  ],
  angle3d: [
    ['acute', [1, 0, 0, 0, 0, 0, 1, 1, 1], 1],
    ['right', [1, 1, 0, 0, 0, 0, -1, 1, 5], 0],
    ['obtuse', [1, 1, 0, 0, 0, 0, -2, 1, 5], -1],
    ['the smallest', [0, 0, MIN, 0, 0, 0, 0, 0, -MIN], -1],
  ],
  dihedralAngle3d: [
    ['acute', [0, 0, 0, 1, 0, 0, 5, 1, 0, -7, 1, 3], 1],
    ['right', [0, 0, 0, 1, 0, 0, 5, 1, 0, -7, 0, 3], 0],
    ['obtuse', [0, 0, 0, 1, 0, 0, 5, 1, 0, -7, -1, 3], -1],
    ['a point on the line', [0.1, 0.2, 0.3, 1, 2, 3, 0.1, 0.2, 0.3, 5, 6, 8], 0],
    ['no line', [1, 2, 3, 1, 2, 3, 4, 5, 6, 7, 8, 10], 0],
    ['the smallest', [0, 0, 0, MIN, 0, 0, 0, MIN, 0, 0, MIN, MIN], 1],
    ['the greatest', [0, 0, 0, MAX, 0, 0, 0, MAX, 0, 0, -MAX, MAX], -1],
  ],
  awayFromLine3d: [
    ['away', [3, 1, 0, 5, 2, 0, 0, 0, 0, 1, 0, 0], 1],
    ['at the common perpendicular', [3, 0, 1, 5, 2, 1, 0, 0, 0, 1, 0, 0], 0],
    ['towards', [3, 1, 0, 5, 0, 0, 0, 0, 0, 1, 0, 0], -1],
    ['along it', [3, 1, 0, 5, 1, 0, 0, 0, 0, 1, 0, 0], 0],
    ['the smallest', [0, MIN, 0, 0, -MIN, 0, 0, 0, 0, MIN, 0, 0], -1],
    ['the greatest', [0, MAX, 0, 0, -MAX, 0, 0, 0, 0, MAX, 0, 0], -1],
  ],
  triple3d: [
    ['right-handed', [5, 5, 5, 6, 5, 5, 0, 0, 0, 0, 2, 0, 1, 1, 1, 1, 1, 4], 1],
    ['left-handed', [5, 5, 5, 6, 5, 5, 1, 1, 1, 1, 1, 4, 0, 0, 0, 0, 2, 0], -1],
    ['parallel to a plane', [5, 5, 5, 6, 5, 5, 0, 0, 0, 0, 2, 0, 1, 1, 1, 7, 8, 1], 0],
    ['a vector of zero', [5, 5, 5, 5, 5, 5, 0, 0, 0, 0, 2, 0, 1, 1, 1, 7, 8, 9], 0],
    ['the smallest', [0, 0, 0, MIN, 0, 0, 0, 0, 0, 0, MIN, 0, 0, 0, 0, 0, 0, MIN], 1],
    ['the greatest', [-MAX, 0, 0, MAX, 0, 0, 0, -MAX, 0, 0, MAX, 0, 0, 0, MAX, 0, 0, -MAX], -1],
  ],
  cross2d: [
    ['left', [0, 0, 1, 0, 5, 5, 5, 6], 1],
    ['right', [0, 0, 1, 0, 5, 5, 5, 4], -1],
    ['parallel', [0, 0, 1, 2, 5, 5, 3, 1], 0],
    ['a zero vector', [0, 0, 1, 2, 5, 5, 5, 5], 0],
    ['underflow', [0, 0, 2 ** -600, 0, 0, 0, 0, -(2 ** -600)], -1],
    ['overflow', [-MAX, 0, MAX, 0, 0, -MAX, 0, MAX], 1],
  ],
  compareDistance2d: [
    ['as far', [0, 0, 3, 4, 0, 5], 0],
    ['a farther', [0, 0, 3, 4, 1, 1], 1],
    ['b farther', [0, 0, 3, 4, 6, 0], -1],
    ['an ulp farther', [0, 0, 3, 4 + 2 ** -50, 5, 0], 1],
    ['underflow', [0, 0, 2 ** -600, 0, 0, 2 ** -601], 1],
    ['overflow', [0, 0, 1e200, 0, 0, -1e200], 0],
    ['differences that overflow', [-MAX, 0, MAX, 0, MAX, MIN], -1],
  ],
  compareDistance3d: [
    ['as far', [0, 0, 0, 3, 4, 0, 0, 5, 0], 0],
    ['a farther', [1, 1, 1, 3, 4, 0, 0, 1, 0], 1],
    ['b farther', [1, 1, 1, 3, 4, 0, 0, 9, 0], -1],
    ['1, 2, 2 and 3', [0, 0, 0, 1e200, 2e200, 2e200, 3e200, 0, 0], Math.sign(0) as 0],
  ],
  compareLength2d: [
    ['as long', [0, 0, 3, 4, 1, 1, 6, 1], 0],
    ['ab longer', [0, 0, 3, 4, 1, 1, 1, 2], 1],
    ['cd longer', [0, 0, 3, 4, 1, 1, 7, 1], -1],
    ['points', [1, 1, 1, 1, 2, 2, 2, 2], 0],
    ['the smallest', [0, 0, MIN, 0, 2, 2, 2, 2], 1],
  ],
  compareLength3d: [
    ['as long', [0, 0, 0, 3, 4, 0, 1, 1, 0, 6, 1, 0], 0],
    ['ab longer', [0, 0, 0, 3, 4, 0, 1, 1, 0, 1, 2, 0], 1],
    ['cd longer', [0, 0, 0, 3, 4, 0, 1, 1, 0, 1, 2, 9], -1],
  ],
  inDiametralCircle: [
    ['inside', [-1, 0, 1, 0, 0, 0.5], 1],
    ['on', [-1, 0, 1, 0, 0, 1], 0],
    ['outside', [-1, 0, 1, 0, 0, 1.5], -1],
    ['on, at an end', [-1, 0, 1, 0, 1, 0], 0],
    ['the circle is a point, p beside', [1, 1, 1, 1, 1, 2], -1],
    ['the circle is a point, p on it', [1, 1, 1, 1, 1, 1], 0],
    ['an ulp inside', [-1, 0, 1, 0, 0, 1 - 2 ** -53], 1],
    ['the largest', [-MAX, 0, MAX, 0, 0, MAX], 0],
  ],
  inDiametralSphere: [
    ['inside', [-1, 0, 0, 1, 0, 0, 0, 0.5, 0.5], 1],
    ['on', [-3, 0, 0, 3, 0, 0, 1, 2, 2], 0],
    ['outside', [-1, 0, 0, 1, 0, 0, 0, 1, 1], -1],
    ['the smallest', [-MIN, 0, 0, MIN, 0, 0, 0, 0, MIN], 0],
  ],
  powerTest2d: [
    ['no weights: inside', [1, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0, 0], 1],
    ['no weights: on', [1, 0, 0, 0, 1, 0, -1, 0, 0, 0, -1, 0], 0],
    // The circle orthogonal to those of weight 1/4 has squared radius 1 - 1/4 about the origin.
    ['orthogonal', [1, 0, 0.25, 0, 1, 0.25, -1, 0, 0.25, 0, 0, -0.75], 0],
    ['an ulp more weight', [1, 0, 0.25, 0, 1, 0.25, -1, 0, 0.25, 0, 0, -0.75 + 2 ** -53], 1],
    ['an ulp less weight', [1, 0, 0.25, 0, 1, 0.25, -1, 0, 0.25, 0, 0, -0.75 - 2 ** -53], -1],
    ['the smallest weight', [1, 0, 0, 0, 1, 0, -1, 0, 0, 0, -1, MIN], 1],
    ['the largest weights', [1, 0, MAX, 0, 1, MAX, -1, 0, MAX, 0, -1, MAX], 0],
    ['opposite weights', [1, 0, -MAX, 0, 1, -MAX, -1, 0, -MAX, 0, -1, MAX], 1],
  ],
  powerTest3d: [
    ['no weights: inside', [1, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0], 1],
    ['no weights: on', [1, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, -1, 0], 0],
    ['orthogonal', [1, 0, 0, 0.25, 0, 1, 0, 0.25, -1, 0, 0, 0.25, 0, 0, 1, 0.25, 0, 0, 0, -0.75], 0],
    ['the smallest weight', [1, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, -1, MIN], 1],
    ['less than the smallest', [1, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, -1, -MIN], -1],
  ],
  compareAlong2d: [
    ['farther', [1, 1, 2, 0, 0, 1], 1],
    ['level', [1, 1, 2, 0, 0, 2], 0],
    ['less far', [1, 1, 2, 0, 0, 3], -1],
    ['no direction', [0, 0, 2, 0, 0, 3], 0],
    ['underflow', [2 ** -600, 0, 2 ** -600, 0, 0, 0], 1],
    ['overflow', [-1e200, 0, MAX, 0, -MAX, 0], -1],
  ],
  compareAlong3d: [
    ['farther', [1, 1, 0, 2, 0, 0, 0, 1, 0], 1],
    ['level', [1, 1, 0, 2, 0, 0, 0, 2, 0], 0],
    ['less far', [0, 0, -1, 2, 0, 3, 0, 2, 1], -1],
    ['the smallest', [MIN, 0, 0, MIN, 0, 0, 0, 0, 0], 1],
  ],
  sideOfLine2d: [
    ['left', [1, 0, 5, 5, 0, 6], 1],
    ['on', [1, 2, 1, 1, 2, 3], 0],
    ['right', [1, 2, 1, 1, 2, 2], -1],
    ['no direction', [0, 0, 2, 0, 0, 3], 0],
    ['underflow', [2 ** -600, 0, 0, 0, 0, 2 ** -600], 1],
    ['overflow', [-1e200, 0, 0, -MAX, 0, MAX], -1],
  ],
  orientDirection3d: [
    ['in front', [0, 0, 2, 5, 5, 5, 6, 5, 5, 5, 6, 5], 1],
    ['behind', [9, 9, -0.5, 5, 5, 5, 6, 5, 5, 5, 6, 5], -1],
    ['parallel', [3, 4, 0, 5, 5, 5, 6, 5, 5, 5, 6, 5], 0],
    ['parallel to an oblique plane', [1, 1, -2, 1, 0, 0, 0, 1, 0, 0, 0, 1], 0],
    ['no direction', [0, 0, 0, 5, 5, 5, 6, 5, 5, 5, 6, 5], 0],
    ['collinear points', [1, 2, 3, 1, 1, 1, 2, 2, 2, 3, 3, 3], 0],
    ['the smallest', [0, 0, MIN, 0, 0, 0, MIN, 0, 0, 0, MIN, 0], 1],
    ['the greatest', [0, 0, -MAX, -MAX, -MAX, 0, MAX, -MAX, 0, -MAX, MAX, 0], -1],
  ],
  compareCrossings2d: [
    ['later', [0, 0, 1, 0, 3, -1, 3, 1, 2, -1, 2, 1], 1],
    ['earlier', [0, 0, 1, 0, 1, -1, 1, 1, 2, -1, 2, 1], -1],
    ['one line reversed', [0, 0, 1, 0, 1, 1, 1, -1, 2, -1, 2, 1], 1],
    ['in one point', [0, 0, 1, 0, 1, -1, 3, 1, 3, -1, 1, 1], 0],
    ['one line twice', [0, 0, 1, 0, 1, -1, 3, 1, 0, -2, 4, 2], 0],
    ['all parallel', [0, 0, 1, 0, 1, 1, 3, 1, 0, 2, 4, 2], 0],
    ['the smallest', [0, 0, MIN, 0, MIN, 0, MIN, MIN, 0, -MIN, 0, MIN], 1],
    ['the greatest', [-MAX, 0, MAX, 0, MAX, -MAX, MAX, MAX, 0, -MAX, 0, MAX], 1],
  ],
  compareCrossings3d: [
    ['later', [0, 0, 0, 5, 5, 5, 6, 5, 5, 1, 0, 0, -3, 2, 0, 0, -4], 1],
    ['earlier', [0, 0, 0, 5, 5, 5, 6, 5, 5, 1, 0, 0, -1, 2, 0, 0, -4], -1],
    ['one plane turned round', [0, 0, 0, 5, 5, 5, 6, 5, 5, 1, 0, 0, -3, -2, 0, 0, 4], -1],
    ['in one point', [1, 0, 0, 1, 0, 0, 2, 0, 0, 1, 0, 0, -2, 2, 1, 0, -4], 0],
    ['one plane twice', [7, 8, 9, 1, 2, 3, 4, 5, 6, 1, 2, -1, 5, 0.5, 1, -0.5, 2.5], 0],
    ['no line', [7, 8, 9, 1, 2, 3, 1, 2, 3, 1, 2, -1, 5, 3, 3, 3, 3], 0],
    ['the smallest', [0, 0, 0, 0, 0, 0, MIN, 0, 0, MIN, 0, 0, -MIN, MIN, 0, 0, 0], 1],
    ['the greatest', [0, 0, 0, -MAX, 0, 0, MAX, 0, 0, MAX, 0, 0, MAX, 1, 0, 0, -1], -1],
  ],
  orientOffset3d: [
    ['above', [0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 5, 0, 0, 0, 4, 1, 0, 0, 2, 0, 0, 1], 1],
    ['below', [0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 5, 0, 0, 0, 4, 1, 0, 0, 7, 0, 0, 1], -1],
    ['meeting', [0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 5, 0, 0, 1, 2, 0, 0, 2, 0, 0, 0, 0], 0],
    ['parallel', [1, 2, 3, 2, 4, 6, 2, 4, 6, 5, -5, 5, 0, 0, 0, 4, 1, 0, 0, 7, 0, 0, 1], 0],
    // As doubles, three times 0.1 is a little more than 0.3.
    [
      'a corner beside its rounded place',
      [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0.3, 0, 0, 0, 3, 0, 0, 0.1, 0, 0, 0, 0],
      -1,
    ],
    ['the smallest', [0, 0, 0, MIN, 0, 0, 0, MIN, 0, 0, 0, MIN, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 1],
    [
      'the greatest',
      [-MAX, 0, 0, MAX, 0, 0, 0, MAX, 0, 0, 0, MAX, 0, 0, -MAX, MAX, 0, 0, MAX, 0, 0, 0, 0],
      -1,
    ],
  ],
};

describe.each(predicateNames)('%s', (name) => {
  it.each(known[name])('%s', (_what, values, sign) => {
    expect(predicates[name](...values)).toBe(sign);
    expect(truth(name, values)).toBe(sign);
  });
});

describe('the examples of the documentation', () => {
  it('are true', async () => {
    for (const { formula } of await loadFormulas()) {
      expect(formula.examples.length).toBeGreaterThan(1);
      for (const [values, sign] of formula.examples) {
        expect([formula.name, predicates[formula.name as PredicateName](...values)]).toEqual([
          formula.name,
          sign,
        ]);
      }
    }
  });
});

describe('the grid of tenths', () => {
  it('is collinear only where the doubles are', () => {
    // Every third point of the diagonal y = x is exactly collinear; y = x + 0.1 is not, as 0.1 steps round.
    const tenths = Array.from({ length: 10 }, (_, i) => i / 10);
    let zeros = 0;
    for (const a of tenths) {
      for (const b of tenths) {
        expect(predicates.orient2d(0, 0, a, a, b, b)).toBe(0);
        const values = [0, 0.1, a, a + 0.1, b, b + 0.1];
        if (predicates.orient2d(...values) === 0) zeros++;
        expect(predicates.orient2d(...values)).toBe(truth('orient2d', values));
      }
    }
    expect(zeros).toBeGreaterThan(18);
    expect(zeros).toBeLessThan(100);
  });
});
