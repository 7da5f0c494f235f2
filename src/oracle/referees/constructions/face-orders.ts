/**
 * Faces in an order in which none hides one that comes later, over the rationals: that the faces of a triangle are the
 * triangle, and for each two of them whether the eye sees a point of the one before a point of the other, by Fourier's
 * elimination.
 */
import { NoConstruction } from '../../answers/construction.js';
import { EYE, orderOf, TRIANGLE_COUNT, TRIANGLES } from '../../cases/bsp/explicit-trees.js';
import { equation, feasible, type Inequality } from '../shapes/linear-programming.js';
import {
  between,
  cross,
  dot,
  type Exact,
  exact,
  isZero,
  multiply,
  pointsAt,
  type Rational3,
  rational,
  signOf,
  towards,
  type Vector,
  vectorAt,
} from '../shapes/vectors.js';

/** A convex polygon of space that has an area. */
interface Face {
  readonly source: number;
  readonly ring: readonly Rational3[];
  readonly normal: Vector;
}

const next = <T>(ring: readonly T[], i: number): T => ring[(i + 1) % ring.length]!;

/** The half-space in front of a plane, without it. */
function inFront(normal: Vector, { x, y, z, w }: Rational3): Inequality {
  return { normal: multiply(normal, w), constant: -dot(normal, [x, y, z]), strict: true };
}

const sideOf = (normal: Vector, on: Rational3, p: Rational3) => signOf(dot(normal, between(on, p)));

const turned = (normal: Vector, side: number): Vector => multiply(normal, BigInt(side));

/** The inside of a face. */
function insideOf({ ring, normal }: Face): Inequality[] {
  const [{ x, y, z, w }] = ring as [Rational3];
  const plane = equation(multiply(normal, w), -dot(normal, [x, y, z]));
  return [...plane, ...ring.map((p, i) => inFront(cross(normal, between(p, next(ring, i))), p))];
}

/** Between the eye and the inside of a face, which the eye does not see from the edge. */
function beforeFace(eye: Vector, { ring, normal }: Face): Inequality[] {
  const on = rational(eye);
  const sides = ring.map((p, i) => {
    const side = cross(towards(eye, p), towards(eye, next(ring, i)));
    const inner = ring.find((q) => sideOf(side, on, q) !== 0)!;
    return inFront(turned(side, sideOf(side, on, inner)), on);
  });
  return [...sides, inFront(turned(normal, sideOf(normal, ring[0]!, on)), ring[0]!)];
}

/** Whether the eye sees a point of the inside of the first face before one of the second. */
function hides(eye: Vector, front: Face, back: Face): boolean {
  const on = rational(eye);
  const [own, other] = [front, back].map(({ normal, ring }) => sideOf(normal, ring[0]!, on));
  if (own === 0 || other === 0) return false;
  const isNearer = front.ring.some((p) => sideOf(back.normal, back.ring[0]!, p) === other);
  const isFurther = back.ring.some((p) => sideOf(front.normal, front.ring[0]!, p) === -own!);
  return isNearer && isFurther && feasible([...insideOf(front), ...beforeFace(eye, back)]);
}

/** The triangles that have an area. */
function trianglesOf(v: Float64Array, values: Exact): Face[] {
  return Array.from({ length: v[TRIANGLE_COUNT]! }, (_, source) => {
    const [a, b, c] = pointsAt(values, 3, TRIANGLES + 9 * source, 3) as [Vector, Vector, Vector];
    const ring = [a, b, c].map(rational);
    return { source, ring, normal: cross(between(ring[0]!, ring[1]!), between(ring[0]!, ring[2]!)) };
  }).filter(({ normal }) => !isZero(normal));
}

/** Whether any triangle hides another one, and how many have an area. */
export function faceOrderReferee(v: Float64Array): string {
  const values = exact(v);
  const [eye, triangles] = [vectorAt(values, EYE, 3), trianglesOf(v, values)];
  const isHiding = triangles.some((p) => triangles.some((q) => p !== q && hides(eye, p, q)));
  return `${isHiding ? 'hiding' : 'clear'} ${triangles.length}`;
}

const FRACTION = /^(-?\d+)\/([1-9]\d*)$/;

/** A point of three texts of fractions, in units of 1 / one. */
function readPoint(value: unknown, one: bigint): Rational3 {
  const texts = Array.isArray(value) && value.length === 3 ? value : [];
  const parts = texts.map((text) => FRACTION.exec(String(text)));
  if (parts.length < 3 || parts.includes(null))
    throw new NoConstruction(`${JSON.stringify(value)?.slice(0, 80)} is no point of three fractions`);
  const [x, y, z] = parts.map((part) => [BigInt(part![1]!) * one, BigInt(part![2]!)] as const);
  return {
    x: x![0] * y![1] * z![1],
    y: y![0] * x![1] * z![1],
    z: z![0] * x![1] * y![1],
    w: x![1] * y![1] * z![1],
  };
}

/** `[[source, [["0/1", "1/2", "0/1"], ...]], ...]`, each face with the normal of its source. */
function readFaces(text: string, triangles: readonly Face[], one: bigint): Face[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NoConstruction('no JSON');
  }
  if (!Array.isArray(value)) throw new NoConstruction('the answer is no list');
  return value.map((given) => {
    const [source, points] = Array.isArray(given) ? given : [];
    const triangle = triangles.find((one) => one.source === source);
    if (triangle === undefined) throw new NoConstruction(`${source} is no triangle that has an area`);
    if (!Array.isArray(points) || points.length < 3)
      throw new NoConstruction('a face has three points at least');
    return { source: triangle.source, ring: points.map((p) => readPoint(p, one)), normal: triangle.normal };
  });
}

/** Whether all points of the one polygon are outside of an edge of the other, or on it. */
function isBeside({ ring, normal }: Face, other: Face): boolean {
  return ring.some((p, i) => {
    const inwards = cross(normal, between(p, next(ring, i)));
    return other.ring.every((q) => sideOf(inwards, p, q) <= 0);
  });
}

/** Twice the area as a fraction: of the shadow along an axis that the normal has a part of. */
function areaOf({ ring, normal }: Face): readonly [bigint, bigint] {
  const axis = normal.findIndex((x) => x !== 0n);
  const all = ring.reduce((product, { w }) => product * w, 1n);
  const flat = ring.map(({ x, y, z, w }) => [x, y, z].map((c) => (c * all) / w));
  const [i, j] = [(axis + 1) % 3, (axis + 2) % 3];
  const area = flat.reduce((sum, p, k) => sum + p[i]! * next(flat, k)[j]! - p[j]! * next(flat, k)[i]!, 0n);
  return [area, all * all];
}

/** What is wrong with a face alone: it turns left as its triangle does, and is in it. */
function faceFault(face: Face, triangle: Face): string | undefined {
  const { ring, normal } = face;
  const name = `a face of triangle ${face.source}`;
  if (ring.some((p) => sideOf(normal, triangle.ring[0]!, p) !== 0)) return `${name} is not in its plane`;
  const isIn = ring.every((p) =>
    triangle.ring.every((q, i) => sideOf(cross(normal, between(q, next(triangle.ring, i))), q, p) >= 0),
  );
  if (!isIn) return `${name} reaches out of it`;
  const isConvex = ring.every((p, i) => {
    const inwards = cross(normal, between(p, next(ring, i)));
    return !isZero(inwards) && ring.every((q) => sideOf(inwards, p, q) >= 0);
  });
  return isConvex ? undefined : `${name} is not convex, or the wrong way round`;
}

/** Whether faces have the area of their triangle, and do not overlap. */
function coverFault(triangle: Face, faces: readonly Face[]): string | undefined {
  const own = faces.filter(({ source }) => source === triangle.source);
  const name = `triangle ${triangle.source}`;
  if (own.some((p, i) => own.some((q, j) => j < i && !isBeside(p, q) && !isBeside(q, p))))
    return `faces of ${name} overlap`;
  const [n, d] = own
    .map(areaOf)
    .reduce(([p, q], [r, s]) => [p * s + r * q, q * s] as const, [0n, 1n] as const);
  const [m, e] = areaOf(triangle);
  return n * e === m * d ? undefined : `the faces of ${name} have another area than it has`;
}

/** What is wrong with an order of faces. */
export function checkFaceOrder(v: Float64Array, said: string): string | undefined {
  const values = exact(v);
  const [eye, triangles] = [vectorAt(values, EYE, 3), trianglesOf(v, values)];
  const faces = readFaces(said, triangles, values.one);
  const parts = [
    ...faces.map((face) => faceFault(face, triangles.find(({ source }) => source === face.source)!)),
    ...triangles.map((triangle) => coverFault(triangle, faces)),
  ];
  const fault = parts.find((one) => one !== undefined);
  if (fault !== undefined) return fault;
  const fromBehind = orderOf(v) === 'front-to-back' ? [...faces].reverse() : faces;
  for (const [i, earlier] of fromBehind.entries()) {
    const hidden = fromBehind.slice(i + 1).find((later) => hides(eye, earlier, later));
    if (hidden !== undefined)
      return `a face of triangle ${earlier.source} hides a later one of ${hidden.source}`;
  }
  return undefined;
}
