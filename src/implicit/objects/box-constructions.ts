import { productBound, productTerms, TINY, U } from '../../arithmetic/ball.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { OrientedBox } from '../../core/shapes.js';
import type { OrientedBoxCornerPoint, OrientedBoxFacePlane } from '../data.js';
import type { HomogeneousPlane, HomogeneousPoint } from '../homogeneous.js';
import { PlaneObject } from './plane-object.js';
import { Point3Object } from './point3-object.js';

const abs = Math.abs;

/** The 15 numbers of a box: its center, its axes, its half sizes, without -0. */
function numbersOf({ center, axes, halfSize }: OrientedBox): number[] {
  return [center, ...axes, halfSize].flatMap((v) => [v[0]! + 0, v[1]! + 0, v[2]! + 0]);
}

/** A box as data of its own: lists of numbers that are not the caller's. */
function copyOf(box: OrientedBox): OrientedBox {
  const v = numbersOf(box);
  const axes = [v.slice(3, 6), v.slice(6, 9), v.slice(9, 12)] as const;
  return { center: v.slice(0, 3), axes, halfSize: v.slice(12) };
}

/** The plane of a face of an oriented box. */
export class OrientedBoxFaceObject extends PlaneObject implements OrientedBoxFacePlane {
  readonly type = 'oriented-box-face';
  readonly box: OrientedBox;
  readonly face: number;

  constructor(box: OrientedBox, face: number) {
    super();
    this.box = copyOf(box);
    this.face = face;
  }

  protected override round(): readonly number[] {
    return roundedFace(numbersOf(this.box), this.face);
  }

  protected override derive(): HomogeneousPlane {
    return exactFace(numbersOf(this.box), this.face);
  }
}

/** A corner of an oriented box. */
export class OrientedBoxCornerObject extends Point3Object implements OrientedBoxCornerPoint {
  readonly type = 'oriented-box-corner';
  readonly box: OrientedBox;
  readonly corner: number;

  constructor(box: OrientedBox, corner: number) {
    super();
    this.box = copyOf(box);
    this.corner = corner;
  }

  protected override round(): readonly number[] {
    return roundedCorner(numbersOf(this.box), this.corner);
  }

  protected override derive(): HomogeneousPoint {
    return exactCorner(numbersOf(this.box), this.corner);
  }
}

/** The next two axes in cyclic order. */
function others(i: number): [number, number] {
  return [(i + 1) % 3, (i + 2) % 3];
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
    e.push(productTerms(u[b]!, 0, v[d]!, 0) + productTerms(u[d]!, 0, v[b]!, 0) + U * abs(value) + TINY);
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
  const products = [0, 1, 2].map((a) => productTerms(n[a]!, e[a]!, v[a]!, 0));
  return [value, products[0]! + products[1]! + products[2]! + U * (abs(s) + abs(value)) + TINY];
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
