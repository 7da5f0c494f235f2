import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { requireIndex, requireObject } from '../core/errors.js';
import type { Box3, OrientedBox } from '../core/shapes.js';
import { productBound, U } from './ball.js';
import { ExactPlane, planeOf, requirePoint3 } from './exact-plane.js';
import type { HomogeneousPlane, HomogeneousPoint } from './homogeneous.js';
import { ImplicitPoint3 } from './implicit-point3.js';

const abs = Math.abs;

/**
 * The plane of face i of an axis-aligned box, its front outside: face 2a is the one at min along axis a, face 2a + 1 the
 * one at max.
 *
 * @throws RangeError if a coordinate is not finite, or i is not an integer from 0 to 5
 * @example side(boxFacePlane({ min: [0, 0, 0], max: [1, 1, 1] }, 1), [2, 0, 0]); // 1
 */
export function boxFacePlane(box: Box3, i: number): ExactPlane {
  requireIndex('boxFacePlane', 'i', i, 6);
  requireObject('boxFacePlane', 'box', '{min, max}', box);
  const axis = i >> 1;
  const outward = i & 1 ? 1 : -1;
  const normal: [number, number, number] = [0, 0, 0];
  normal[axis] = outward;
  requirePoint3('boxFacePlane', 'box.min', box.min);
  requirePoint3('boxFacePlane', 'box.max', box.max);
  const coordinate = (i & 1 ? box.max : box.min)[axis]!;
  return planeOf({ normal, constant: -outward * coordinate });
}

/** center, then the axes, then the half sizes: 15 numbers, finite. */
function numbersOf(where: string, box: OrientedBox): number[] {
  requireObject(where, 'box', '{center, axes, halfSize}', box);
  const { center, axes, halfSize } = box;
  requirePoint3(where, 'center', center);
  requireObject(where, 'axes', 'three vectors', axes);
  for (let i = 0; i < 3; i++) requirePoint3(where, `axes[${i}]`, axes[i]!);
  requirePoint3(where, 'halfSize', halfSize);
  return [center, ...axes, halfSize].flatMap((v) => [v[0]!, v[1]!, v[2]!]);
}

/** The next two axes in cyclic order. */
function others(i: number): [number, number] {
  return [(i + 1) % 3, (i + 2) % 3];
}

/**
 * The plane of face i of an oriented box, its front outside: face 2a is the one at -halfSize along axis a, face 2a + 1 the
 * one at +halfSize. The normal is ± the cross product of the other two axes, turned so that it points outwards for
 * left-handed axes too.
 *
 * The form is ±(u_j × u_k) · (x - center) - |det(u)| · halfSize_i: of degree 4 in the numbers of the box. A box whose
 * axes are linearly dependent has no such face, and the plane is degenerate or arbitrary: check before.
 *
 * @throws RangeError if a number of the box is not finite, or i is not an integer from 0 to 5
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] } as const;
 * side(orientedBoxFacePlane(box, 1), [2, 0, 0]); // 0: the corner (1, 1) + (1, -1)
 * side(orientedBoxFacePlane(box, 1), [3, 0, 0]); // 1
 */
export function orientedBoxFacePlane(box: OrientedBox, i: number): ExactPlane {
  requireIndex('orientedBoxFacePlane', 'i', i, 6);
  const numbers = numbersOf('orientedBoxFacePlane', box);
  return new ExactPlane(roundedFace(numbers, i), undefined, () => exactFace(numbers, i));
}

/** By the rules of ball.ts. */
function roundedFace(numbers: readonly number[], i: number): number[] {
  const axis = i >> 1;
  const [j, k] = others(axis);
  const c = numbers.slice(0, 3);
  const [own, u, v] = [axis, j, k].map((a) => numbers.slice(3 + 3 * a, 6 + 3 * a)) as [
    number[],
    number[],
    number[],
  ];
  const half = numbers[12 + axis]!;
  const n: number[] = [];
  const e: number[] = [];
  for (let a = 0; a < 3; a++) {
    const [b, d] = others(a);
    const value = u[b]! * v[d]! - u[d]! * v[b]!;
    n.push(value);
    e.push(productBound(u[b]!, 0, v[d]!, 0) + productBound(u[d]!, 0, v[b]!, 0) + U * abs(value));
  }
  const [determinant, determinantBound] = dotWithBound(n, e, own);
  const [atCenter, atCenterBound] = dotWithBound(n, e, c);
  // Outwards means that own · normal has the sign of the face; where the determinant's sign is in doubt, its bound
  // (doubled) makes the constant useless and the exact form decides everything.
  const known = abs(determinant) > 2 * determinantBound;
  const turn = known ? Math.sign(determinant) * (i & 1 ? 1 : -1) : NaN;
  const offset = abs(determinant) * half;
  const constant = -turn * atCenter - offset;
  const bound = atCenterBound + productBound(determinant, determinantBound, half, 0) + U * abs(constant);
  return [...n.map((x) => turn * x), ...e, constant, bound];
}

function dotWithBound(n: readonly number[], e: readonly number[], v: readonly number[]): [number, number] {
  const s = n[0]! * v[0]! + n[1]! * v[1]!;
  const value = s + n[2]! * v[2]!;
  const products = [0, 1, 2].map((a) => productBound(n[a]!, e[a]!, v[a]!, 0));
  return [value, products[0]! + products[1]! + products[2]! + U * (abs(s) + abs(value))];
}

function exactFace(numbers: readonly number[], i: number): HomogeneousPlane {
  const axis = i >> 1;
  const [j, k] = others(axis);
  const axes = numbers.slice(3, 12);
  const axisExponent = commonExponent(axes);
  const w = scaledIntegers(axes, axisExponent) as bigint[];
  const rest = [...numbers.slice(0, 3)];
  const centerExponent = commonExponent(rest);
  const c = scaledIntegers(rest, centerExponent) as bigint[];
  const halfExponent = commonExponent([numbers[12 + axis]!]);
  const [half] = scaledIntegers([numbers[12 + axis]!], halfExponent);
  const at = (a: number, b: number): bigint => w[3 * a + b]!;
  const n = [0, 1, 2].map((a) => {
    const [b, d] = others(a);
    return at(j, b) * at(k, d) - at(j, d) * at(k, b);
  }) as [bigint, bigint, bigint];
  const determinant = n[0] * at(axis, 0) + n[1] * at(axis, 1) + n[2] * at(axis, 2);
  const turn = determinant > 0n === ((i & 1) === 1) ? 1n : -1n;
  const atCenter = turn * (n[0] * c[0]! + n[1] * c[1]! + n[2] * c[2]!);
  const offset = (determinant > 0n ? determinant : -determinant) * half;
  const unit = Math.min(centerExponent, axisExponent + halfExponent);
  const d =
    -(atCenter << BigInt(centerExponent - unit)) - (offset << BigInt(axisExponent + halfExponent - unit));
  return {
    a: turn * n[0],
    b: turn * n[1],
    c: turn * n[2],
    d,
    normalExponent: 2 * axisExponent,
    constantExponent: 2 * axisExponent + unit,
  };
}

/**
 * Corner i of an oriented box: center ± halfSize_a · axes_a, + for axis a if bit a of i is set.
 *
 * @throws RangeError if a number of the box is not finite, or i is not an integer from 0 to 7
 * @example
 * const box = { center: [0, 0, 0], axes: [[1, 1, 0], [-1, 1, 0], [0, 0, 1]], halfSize: [1, 1, 1] } as const;
 * coordinates(orientedBoxCorner(box, 7)); // [0, 2, 1]
 */
export function orientedBoxCorner(box: OrientedBox, i: number): ImplicitPoint3 {
  requireIndex('orientedBoxCorner', 'i', i, 8);
  const numbers = numbersOf('orientedBoxCorner', box);
  return new ImplicitPoint3(roundedCorner(numbers, i), [], undefined, () => exactCorner(numbers, i));
}

/** The half size of an axis with the sign that corner i has there. */
function signedHalf(numbers: readonly number[], i: number, axis: number): number {
  return (i >> axis) & 1 ? numbers[12 + axis]! : -numbers[12 + axis]!;
}

function roundedCorner(numbers: readonly number[], i: number): number[] {
  const values: number[] = [];
  const bounds: number[] = [];
  for (let k = 0; k < 3; k++) {
    let value = numbers[k]!;
    let bound = 0;
    for (let axis = 0; axis < 3; axis++) {
      const half = signedHalf(numbers, i, axis);
      const component = numbers[3 + 3 * axis + k]!;
      value += half * component;
      bound += productBound(half, 0, component, 0) + U * abs(value);
    }
    values.push(value);
    bounds.push(bound);
  }
  return [...values, 1, ...bounds, 0];
}

function exactCorner(numbers: readonly number[], i: number): HomogeneousPoint {
  const axes = numbers.slice(3, 12);
  const axisExponent = commonExponent(axes);
  const w = scaledIntegers(axes, axisExponent) as bigint[];
  const center = numbers.slice(0, 3);
  const centerExponent = commonExponent(center);
  const c = scaledIntegers(center, centerExponent) as bigint[];
  const halves = [0, 1, 2].map((axis) => signedHalf(numbers, i, axis));
  const halfExponent = commonExponent(halves);
  const h = scaledIntegers(halves, halfExponent) as bigint[];
  const exponent = Math.min(centerExponent, axisExponent + halfExponent);
  const [x, y, z] = [0, 1, 2].map((k) => {
    const offset = h[0]! * w[k]! + h[1]! * w[3 + k]! + h[2]! * w[6 + k]!;
    return (
      (c[k]! << BigInt(centerExponent - exponent)) +
      (offset << BigInt(axisExponent + halfExponent - exponent))
    );
  }) as [bigint, bigint, bigint];
  return { x, y, z, w: 1n, exponent };
}
