/** A convex part of space that cells are clipped to. */
import { bitLength } from '../../arithmetic/integers.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { reject, rejectWords, requireBox3, requirePlane } from '../../core/arguments/index.js';
import { isList } from '../../core/arguments/kinds.js';
import type { Box3, Plane } from '../../core/shapes.js';
import { boxForm, type ConvexPolyhedronForm, clipPolyhedron, type HalfSpace } from './clip-polyhedron.js';

/**
 * A box, or planes: what is behind all of them, normal · x + constant <= 0, which has to be bounded. Sides of a box
 * are 0 and 1 at the least and the greatest x, 2 and 3 of y, 4 and 5 of z.
 */
export type ConvexRegion3d = Box3 | readonly Plane[];

/** A convex region over integers in units of 2^exponent; the faces of the form are of ~k for half-space k. */
export interface RegionForm {
  readonly halves: readonly HalfSpace[];
  readonly form: ConvexPolyhedronForm;
}

/** A region that was checked and read. */
export interface ReadRegion3d {
  /** Numbers that have to be integers in the unit. */
  readonly numbers: readonly number[];
  /** The region in units of 2^exponent; null if it has no volume. */
  formAt(exponent: number): RegionForm | null;
}

type Three = [bigint, bigint, bigint];

/**
 * Checks and reads a region.
 *
 * @throws RangeError naming the part that is wrong
 */
export function regionOf3d(where: string, region: ConvexRegion3d): ReadRegion3d {
  if (!isList(region)) return readBox(where, region as Box3);
  const planes = Array.from(region as readonly Plane[], (plane, k) => {
    requirePlane(where, `region[${k}]`, plane);
    return { normal: Array.from(plane.normal, (x) => x + 0), constant: plane.constant + 0 };
  });
  if (planes.length < 4) reject(where, 'region', 'a box, or four planes or more', region);
  const read: ReadRegion3d = {
    numbers: [],
    formAt: (exponent) =>
      formOfPlanes(
        where,
        planes.map((plane) => halfSpaceOf(plane, exponent)),
      ),
  };
  // Refuses what is unbounded before anything else is done.
  read.formAt(0);
  return read;
}

function readBox(where: string, box: Box3): ReadRegion3d {
  requireBox3(where, 'region', box);
  const numbers = [0, 1, 2, 3, 4, 5].map((k) => (k < 3 ? box.min : box.max)[k % 3]! + 0);
  return {
    numbers,
    formAt(exponent) {
      const ends = scaledIntegers(numbers, exponent);
      if ([0, 1, 2].some((k) => ends[k] === ends[k + 3])) return null;
      const { corners, faces } = boxForm(ends.slice(0, 3) as Three, ends.slice(3) as Three);
      return {
        halves: faces.map(({ half }) => half),
        form: { corners, faces: faces.map((face, k) => ({ ...face, of: ~k })) },
      };
    },
  };
}

/** What is behind a plane: n · X · 2^(unit of n + exponent) <= -constant. */
function halfSpaceOf(
  { normal, constant }: { readonly normal: readonly number[]; readonly constant: number },
  exponent: number,
): HalfSpace {
  const ofNormal = commonExponent(normal);
  const ofConstant = commonExponent([constant]);
  const [a, b, c] = scaledIntegers(normal, ofNormal) as Three;
  const [d] = scaledIntegers([0 - constant], ofConstant) as [bigint];
  const shift = constant === 0 ? 0 : ofConstant - ofNormal - exponent;
  if (shift >= 0) return { a, b, c, d: d << BigInt(shift) };
  const by = BigInt(-shift);
  return { a: a << by, b: b << by, c: c << by, d };
}

/** A box around all points where three planes meet, cut by all. Where it is left, there is no bound. */
function formOfPlanes(where: string, halves: readonly HalfSpace[]): RegionForm | null {
  const most = (of: (half: HalfSpace) => readonly bigint[]) =>
    halves.flatMap(of).reduce((bits, n) => Math.max(bits, bitLength(n)), 0);
  const bits = 2 * most(({ a, b, c }) => [a, b, c]) + most(({ d }) => [d]) + 4;
  const end = 1n << BigInt(bits);
  let form = boxForm([-end, -end, -end], [end, end, end]);
  halves.forEach((half, k) => {
    if (form.faces.length > 0) form = clipPolyhedron(form, half, ~k);
  });
  if (form.faces.some(({ of }) => of === undefined)) {
    rejectWords(
      where,
      'region',
      'a box, or planes around a bounded region',
      'planes without a bound in some direction',
    );
  }
  return form.faces.length === 0 ? null : { halves, form };
}
