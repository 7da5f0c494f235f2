/** Whether a point with exact coordinates is inside of a closed mesh on whose surface it is not. */
import type { Rational } from '../arithmetic/rational.js';
import * as rational from '../arithmetic/rational.js';
import type { Sign } from '../core/sign.js';
import { walkBoxes } from '../indexes/bvh-walk.js';
import type { PreparedMesh } from '../mesh/structure/prepared-mesh.js';
import type { RationalPoint } from './inner-point.js';

/**
 * How often a ray along +x passes through the surface, by parity. The point is moved by (ε, ε²) along y and z, so that
 * the ray meets no edge: a side of an edge that is 0 is decided by the edge's direction.
 *
 * Source: Edelsbrunner, Mücke 1990, "Simulation of Simplicity"; Ericson, Real-Time Collision Detection, 5.4.3.
 */
export function isInsideExactly(mesh: PreparedMesh, point: RationalPoint): boolean {
  const { bvh, positions, indices } = mesh;
  const [x, y, z] = point.map((value) => rational.toNumber(value)) as [number, number, number];
  // Rounding keeps the order: what is beyond by rounded numbers is beyond, and what is equal is asked.
  const mayPass = (b: Float64Array, at: number) =>
    b[at + 3]! >= x && b[at + 1]! <= y && b[at + 4]! >= y && b[at + 2]! <= z && b[at + 5]! >= z;
  let isInside = false;
  walkBoxes(bvh, mayPass, (place) => {
    const t = bvh.order[place]!;
    const corners = [0, 1, 2].map((k) => {
      const i = 3 * indices[3 * t + k]!;
      return seenFrom(point, positions, i);
    });
    if (passes(corners[0]!, corners[1]!, corners[2]!)) isInside = !isInside;
    return false;
  });
  return isInside;
}

type Vector = readonly [Rational, Rational, Rational];

const seenFrom = (point: RationalPoint, positions: ArrayLike<number>, i: number): Vector => [
  rational.subtract(rational.fromNumber(positions[i]!), point[0]),
  rational.subtract(rational.fromNumber(positions[i + 1]!), point[1]),
  rational.subtract(rational.fromNumber(positions[i + 2]!), point[2]),
];

/** Does the ray from the origin along +x, moved by (ε, ε²), pass through a triangle? */
function passes(a: Vector, b: Vector, c: Vector): boolean {
  const side = sideOfEdge(a, b);
  if (side === 0 || sideOfEdge(b, c) !== side || sideOfEdge(c, a) !== side) return false;
  // a · (b × c) over the x component of the normal is where the plane is met.
  const volume = rational.add(
    rational.add(rational.multiply(a[0], minor(b, c)), rational.multiply(b[0], minor(c, a))),
    rational.multiply(c[0], minor(a, b)),
  );
  return rational.sign(volume) === side;
}

/** p × q in the plane of y and z. */
const minor = (p: Vector, q: Vector): Rational =>
  rational.subtract(rational.multiply(p[1], q[2]), rational.multiply(p[2], q[1]));

/** On which side of an edge, in that plane, the moved origin is; 0 for an edge along x. */
function sideOfEdge(p: Vector, q: Vector): Sign {
  const sign = rational.sign(minor(p, q));
  if (sign !== 0) return sign;
  // (p - m) × (q - m) = p × q + (q - p) × m for the move m = (ε, ε²): first -ε (q - p)_z, then ε² (q - p)_y.
  const z = rational.compare(p[2], q[2]);
  return z !== 0 ? z : rational.compare(q[1], p[1]);
}
