import { polygonValidity2d } from '../../../planar/polygons/polygon-validity.js';
import { polygonSet, roundPolygonSet } from '../../../polygons/index.js';
import { roundingText } from '../../answers/polygon-rounding.js';
import { roundingCaseOf } from '../../cases/planar/polygon-rounding.js';

/** How the kernel rounds polygons, whether the result is valid, and whether it is rounded to itself. */
export function polygonRoundingSubject(values: Float64Array): string {
  const { rings, grid } = roundingCaseOf(values);
  const set = polygonSet([...rings], { rule: 'even-odd' });
  const options = grid === 0 ? {} : { grid };
  const { polygons, certificate } = roundPolygonSet(set, options);
  const edges = polygons.flat().flatMap((ring) => ring.slice(1).map((q, i) => [ring[i]!, q] as const));
  const again = roundPolygonSet(polygonSet({ type: 'MultiPolygon', coordinates: polygons }), options);
  const isSame = JSON.stringify(again.polygons) === JSON.stringify(polygons);
  const isValid = polygons.every(([outer, ...holes]) => polygonValidity2d({ outer: outer!, holes }).valid);
  return (
    roundingText(
      set.polygons.length === 0 ? 'empty' : certificate.type,
      certificate.passes > 1 ? null : certificate.deviation,
      certificate.mergedVertices,
      edges,
    ) +
    (isValid ? '' : ' NOT VALID') +
    (isSame && again.certificate.deviation === 0 ? '' : ' AGAIN DIFFERS')
  );
}
