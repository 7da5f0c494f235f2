import { powerCellVolumes3d, voronoiCellVolumes3d } from '../../../triangulation/index.js';
import { spaceSitesOf } from '../../cases/triangulation/space-sites.js';

/** The kernel's volumes; with equal weights also those of the Voronoi diagram. */
export function powerVolumesSubject(values: Float64Array): string {
  const { sites, weights, box } = spaceSitesOf(values);
  const textOf = (volumes: ReturnType<typeof powerCellVolumes3d>) =>
    volumes.map(({ numerator, denominator }) => `${numerator}/${denominator}`);
  const texts = textOf(powerCellVolumes3d(sites, weights, box));
  const filled = texts.filter((text) => !text.startsWith('0/')).length;
  const text = [filled === 0 ? 'empty' : filled === sites.length ? 'whole' : 'some', ...texts].join(' ');
  const isEqual = weights.every((weight) => weight === weights[0]);
  const isSame = !isEqual || textOf(voronoiCellVolumes3d(sites, box)).join() === texts.join();
  return isSame ? text : `${text} VORONOI DIFFERS`;
}
