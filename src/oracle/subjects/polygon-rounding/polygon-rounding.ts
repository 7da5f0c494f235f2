import { polygonValidity2d } from '../../../planar/polygons/polygon-validity.js';
import { polygonSet, type RoundedPolygons, roundPolygonSet } from '../../../polygons/index.js';
import { roundSection } from '../../../solids/index.js';
import { roundingText } from '../../answers/polygon-rounding.js';
import { roundingCaseOf } from '../../cases/planar/polygon-rounding.js';

/** The rings of polygons as a section by the plane z = 0. */
function sectionOf(polygons: RoundedPolygons): Parameters<typeof roundSection>[0] {
  const loops = polygons
    .flat()
    .map((ring) => ({ points: ring.slice(1).map(([x, y]) => [x, y, 0] as const) }));
  let count = 0;
  const regions = polygons.map((rings) => {
    const outer = count;
    count += rings.length;
    return { outer, holes: rings.slice(1).map((_, i) => outer + 1 + i) };
  });
  return { plane: { normal: [0, 0, 1], constant: 0 }, loops, regions };
}

/** How the kernel rounds polygons; whether the result is valid, and rounded to itself, also as a section. */
export function polygonRoundingSubject(values: Float64Array): string {
  const { rings, grid } = roundingCaseOf(values);
  const set = polygonSet([...rings], { rule: 'even-odd' });
  const options = grid === 0 ? {} : { grid };
  const { polygons, certificate } = roundPolygonSet(set, options);
  const edges = polygons.flat().flatMap((ring) => ring.slice(1).map((q, i) => [ring[i]!, q] as const));
  const again = roundPolygonSet(polygonSet({ type: 'MultiPolygon', coordinates: polygons }), options);
  const isSame = JSON.stringify(again.polygons) === JSON.stringify(polygons);
  const section = roundSection(sectionOf(polygons), options);
  const isValid = polygons.every(([outer, ...holes]) => polygonValidity2d({ outer: outer!, holes }).valid);
  return (
    roundingText(
      set.polygons.length === 0 ? 'empty' : certificate.type,
      certificate.passes > 1 ? null : certificate.deviation,
      certificate.mergedVertices,
      edges,
    ) +
    (isValid ? '' : ' NOT VALID') +
    (isSame && again.certificate.deviation === 0 ? '' : ' AGAIN DIFFERS') +
    (JSON.stringify(section.polygons) === JSON.stringify(polygons) ? '' : ' SECTION DIFFERS')
  );
}
