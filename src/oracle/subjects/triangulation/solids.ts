import { rational } from '../../../arithmetic/index.js';
import { type ClippedCell3d, powerCells3d, voronoiCells3d } from '../../../triangulation/index.js';
import { solidText, spacePointText } from '../../answers/diagrams.js';
import { spaceSitesOf } from '../../cases/triangulation/space-sites.js';

const textOf = ({ numerator, denominator }: rational.Rational): string => `${numerator}/${denominator}`;

function textOfCell({ vertices, faces, volume, rounded }: ClippedCell3d): string {
  const corners = vertices.map(([x, y, z]) => spacePointText(textOf(x), textOf(y), textOf(z)));
  const isRounded =
    rounded.volume === rational.toNumber(volume) &&
    vertices.every((point, i) => point.every((x, k) => rational.toNumber(x) === rounded.vertices[i]![k]));
  const rings = faces.map(({ beyond, ring }) => ({
    beyond: `${beyond.type === 'site' ? 's' : 'r'}${beyond.index}`,
    ring,
  }));
  return `${solidText(textOf(volume), corners, rings)}${isRounded ? '' : ' ROUNDED DIFFERS'}`;
}

/** The box as planes, in the order of its sides. */
function planesOf({ min, max }: { readonly min: readonly number[]; readonly max: readonly number[] }) {
  return [0, 1, 2, 3, 4, 5].map((side) => {
    const sign = side & 1 ? 1 : -1;
    const normal = [0, 1, 2].map((k) => (k === side >> 1 ? sign : 0));
    return { normal, constant: -sign * (side & 1 ? max : min)[side >> 1]! };
  });
}

/** The kernel's cells; the same by the planes of the box, and of the Voronoi diagram where weights are equal. */
export function powerSolidsSubject(values: Float64Array): string {
  const { sites, weights, box } = spaceSitesOf(values);
  const texts = powerCells3d(sites, weights, box).map(textOfCell);
  const filled = texts.filter((text) => !text.startsWith('0/')).length;
  const text = [filled === 0 ? 'empty' : filled === sites.length ? 'whole' : 'some', ...texts].join(' ');
  const byPlanes = powerCells3d(sites, weights, planesOf(box)).map(textOfCell);
  if (byPlanes.join() !== texts.join()) return `${text} PLANES DIFFER`;
  const isEqual = weights.every((weight) => weight === weights[0]);
  const isSame = !isEqual || voronoiCells3d(sites, box).map(textOfCell).join() === texts.join();
  return isSame ? text : `${text} VORONOI DIFFERS`;
}
