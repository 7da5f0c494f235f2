import type { Rational } from '../../arithmetic/rational.js';
import * as rational from '../../arithmetic/rational.js';
import { CellFrame3d, exponentOf } from './cell-frame3d.js';
import type { CellReport } from './cell-progress.js';
import { polyhedronVolume } from './polyhedron-volume.js';
import type { ReadRegion3d } from './region3d.js';

/** The volumes of the cells of all sites in a region. */
export function cellVolumes3d(
  coordinates: Float64Array,
  weights: Float64Array | undefined,
  region: ReadRegion3d,
  report: CellReport,
): Rational[] {
  const count = coordinates.length / 3;
  const sites = { coordinates, weights };
  const exponent = exponentOf(sites, region.numbers);
  const form = region.formAt(exponent);
  const frame = form === null ? null : new CellFrame3d(sites, exponent, form);
  return Array.from({ length: count }, (_, i) => {
    const volume = frame === null ? rational.fromNumber(0) : polyhedronVolume(frame.cell(i), exponent);
    report(i + 1, count);
    return volume;
  });
}
