import type { Rational } from '../../arithmetic/rational.js';
import * as rational from '../../arithmetic/rational.js';
import { scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Box3 } from '../../core/shapes.js';
import { CellFrame3d, exponentOf } from './cell-frame3d.js';
import type { CellReport } from './cell-progress.js';
import { boxForm } from './clip-polyhedron.js';
import { polyhedronVolume } from './polyhedron-volume.js';

type Three = [bigint, bigint, bigint];

/** The volumes of the cells of all sites in a box. */
export function cellVolumes3d(
  coordinates: Float64Array,
  weights: Float64Array | undefined,
  { min, max }: Box3,
  report: CellReport,
): Rational[] {
  const count = coordinates.length / 3;
  const ends = [0, 1, 2, 3, 4, 5].map((k) => (k < 3 ? min : max)[k % 3]! + 0);
  const sites = { coordinates, weights };
  const exponent = exponentOf(sites, ends);
  const corners = scaledIntegers(ends, exponent);
  const isFlat = [0, 1, 2].some((k) => corners[k] === corners[k + 3]);
  const form = boxForm(corners.slice(0, 3) as Three, corners.slice(3) as Three);
  const frame = isFlat
    ? null
    : new CellFrame3d(sites, exponent, { form, halves: form.faces.map(({ half }) => half) });
  return Array.from({ length: count }, (_, i) => {
    const volume = frame === null ? rational.fromNumber(0) : polyhedronVolume(frame.cell(i), exponent);
    report(i + 1, count);
    return volume;
  });
}
