/** Oriented boxes as 15 numbers: center, three axes, half sizes. */
import { requireGroupAt } from '../../core/arguments/buffers.js';
import { reject } from '../../core/arguments/errors.js';
import { requireOrientedBox } from '../../core/arguments/solids.js';
import type { Coordinates, OrientedBox, Point3 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { orient3d } from '../../predicates/index.js';
import { sideOfThree } from '../hull/affine-hull.js';

const ZERO: Point3 = [0, 0, 0];

/** The sign of the determinant of three vectors. */
function determinant(u: Point3, v: Point3, w: Point3): Sign {
  return sideOfThree(ZERO, u, v, w);
}

/**
 * The 15 numbers of an oriented box, which is checked.
 *
 * @throws RangeError if a number is not finite, a half size is negative, or the axes are linearly dependent
 */
export function orientedBoxNumbers(where: string, name: string, box: OrientedBox): number[] {
  requireOrientedBox(where, name, box, determinant);
  const { center: c, axes, halfSize: h } = box;
  const [u, v, w] = axes;
  return [
    c[0]!,
    c[1]!,
    c[2]!,
    u[0]!,
    u[1]!,
    u[2]!,
    v[0]!,
    v[1]!,
    v[2]!,
    w[0]!,
    w[1]!,
    w[2]!,
    h[0]!,
    h[1]!,
    h[2]!,
  ];
}

/** The box of 15 numbers. */
export function orientedBoxOf(n: readonly number[]): OrientedBox {
  return {
    center: n.slice(0, 3),
    axes: [n.slice(3, 6), n.slice(6, 9), n.slice(9, 12)],
    halfSize: n.slice(12),
  };
}

/**
 * Checks oriented box number `i` of a buffer of 15 numbers for each.
 *
 * @param index the name of that number
 * @throws RangeError naming the buffer, the number or the part: `boxes[2].halfSize[0] must be ...`
 */
export function requireOrientedBoxAt(
  where: string,
  name: string,
  boxes: Coordinates,
  index: string,
  i: number,
): void {
  requireGroupAt(where, name, boxes, 15, index, i);
  const at = 15 * i;
  for (let k = 0; k < 3; k++) {
    const half = boxes[at + 12 + k]!;
    if (half < 0) reject(where, `${name}[${i}].halfSize[${k}]`, 'a finite number, at least 0', half);
  }
  const volume = orient3d(
    0,
    0,
    0,
    boxes[at + 3]!,
    boxes[at + 4]!,
    boxes[at + 5]!,
    boxes[at + 6]!,
    boxes[at + 7]!,
    boxes[at + 8]!,
    boxes[at + 9]!,
    boxes[at + 10]!,
    boxes[at + 11]!,
  );
  if (volume !== 0) return;
  const axes = [3, 6, 9].map((k) => [boxes[at + k]!, boxes[at + k + 1]!, boxes[at + k + 2]!]);
  reject(where, `${name}[${i}].axes`, 'linearly independent', axes);
}
