import { greatestCommonDivisor } from '../../arithmetic/integers.js';
import { requireNoMore } from '../../core/arguments/surplus.js';
import { exactForm3 } from '../../implicit/forms.js';
import { exactPlane, type PlaneObject } from '../../implicit/objects/plane-object.js';
import { requireSolid } from '../require-solid.js';
import type { Solid } from '../solid.js';
import { solidPoints, type VertexPoint } from '../solid-points.js';

/**
 * A text that is the same, byte for byte, for solids that are the same set of points, and another for any other,
 * whatever their planes were given by: to compare solids, and results.
 *
 * Planes are `a b c d` with a x + b y + c z + d = 0, vertices `x y z w` at (x, y, z) / w: integers without a common
 * factor, the first of a plane that is not zero and the last of a vertex positive. Faces are the number of the plane
 * with the sign of the facing to it, and the rings.
 *
 * @throws RangeError for what is no solid
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [-1, 0, 0], [0, -1, 0], [0, 0, -1]];
 * const text = canonicalText(convexSolid(axes.map((normal) => ({ normal, constant: -0.5 }))));
 * text.split('\n').slice(0, 3); // ['solid bounded', 'planes 6', '2 0 0 1']
 * text.split('\n').slice(8, 10); // ['vertices 8', '-1 -1 -1 2']
 * text.split('\n').slice(17, 19); // ['faces 6', '-0: 0 1 3 2']
 */
export function canonicalText(solid: Solid): string {
  if (arguments.length > 1) requireNoMore('canonicalText', 1, arguments[1]);
  requireSolid('canonicalText', 'solid', solid);
  const { planes, points } = solidPoints('canonicalText', solid);
  const rows = planes.map(primitivePlane);
  const lines = [`solid ${solid.isUnbounded ? 'unbounded' : 'bounded'}`];
  lines.push(`planes ${rows.length}`, ...rows.map(({ row }) => row.join(' ')));
  lines.push(`vertices ${points.length}`, ...points.map((point) => primitivePoint(point).join(' ')));
  lines.push(`faces ${solid.faces.length}`);
  for (const { plane, facing, rings } of solid.faces) {
    const sign = (rows[plane]!.isOpposite ? -facing : facing) > 0 ? '+' : '-';
    lines.push(`${sign}${plane}: ${rings.map((ring) => ring.join(' ')).join(' / ')}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Integers divided by their greatest common divisor. */
function primitive(numbers: readonly bigint[]): bigint[] {
  const common = numbers.reduce(greatestCommonDivisor);
  return numbers.map((n) => n / common);
}

/** The coefficients, the first that is not zero positive; and whether the front is then on the other side. */
function primitivePlane(plane: PlaneObject): { row: bigint[]; isOpposite: boolean } {
  const { a, b, c, d, normalExponent, constantExponent } = exactPlane(plane);
  const unit = Math.min(normalExponent, constantExponent);
  const along = BigInt(normalExponent - unit);
  const row = primitive([a << along, b << along, c << along, d << BigInt(constantExponent - unit)]);
  const isOpposite = row.find((n) => n !== 0n)! < 0n;
  return { row: isOpposite ? row.map((n) => -n) : row, isOpposite };
}

function primitivePoint(point: VertexPoint): bigint[] {
  const { x, y, z, w, exponent } = exactForm3(point);
  const up = BigInt(Math.max(0, exponent));
  return primitive([x << up, y << up, z << up, w << BigInt(Math.max(0, -exponent))]);
}
