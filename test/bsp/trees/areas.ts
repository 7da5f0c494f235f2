import * as rational from '../../../src/arithmetic/rational.js';
import type { TreeFace } from '../../../src/bsp/index.js';
import { exactCoordinates } from '../../../src/implicit/index.js';
import type { ListMesh } from './solids.js';

type Rational = rational.Rational;
const ZERO = rational.fromNumber(0);
type Vector = readonly [Rational, Rational, Rational];

const minus = (p: Vector, q: Vector) => p.map((x, k) => rational.subtract(x, q[k]!)) as unknown as Vector;

function cross(p: Vector, q: Vector): Vector {
  const at = (i: number, j: number) =>
    rational.subtract(rational.multiply(p[i]!, q[j]!), rational.multiply(p[j]!, q[i]!));
  return [at(1, 2), at(2, 0), at(0, 1)];
}

/** Twice the area of a polygon as a vector along its normal. */
function doubleArea(points: readonly Vector[]): Vector {
  const [first, ...rest] = points;
  let sum: Vector = [ZERO, ZERO, ZERO];
  for (let i = 0; i + 1 < rest.length; i++) {
    const part = cross(minus(rest[i]!, first!), minus(rest[i + 1]!, first!));
    sum = sum.map((x, k) => rational.add(x, part[k]!)) as unknown as Vector;
  }
  return sum;
}

const text = (v: Vector) => v.map((x) => `${x.numerator}/${x.denominator}`).join();

/** The triangles whose area is not the sum of those of their parts. */
export function wrongAreas({ positions, indices }: ListMesh, faces: readonly TreeFace[]): number[] {
  const sums = new Map<number, Vector>();
  for (const { source, vertices } of faces) {
    const part = doubleArea(vertices.map((p) => exactCoordinates(p)));
    const sum = sums.get(source);
    sums.set(
      source,
      sum === undefined ? part : (sum.map((x, k) => rational.add(x, part[k]!)) as unknown as Vector),
    );
  }
  return Array.from({ length: indices.length / 3 }, (_, t) => t).filter((t) => {
    const corners = [0, 1, 2].map((k) =>
      positions.slice(3 * indices[3 * t + k]!, 3 * indices[3 * t + k]! + 3),
    );
    const whole = doubleArea(corners.map((p) => p.map(rational.fromNumber) as unknown as Vector));
    return !sums.has(t) || text(sums.get(t)!) !== text(whole);
  });
}
