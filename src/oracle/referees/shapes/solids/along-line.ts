/** The line is clipped by each solid alone; what is found is sorted, and ranks are counted by different parameters. */
import { type HitLike, hitsAlongText } from '../../../answers/along-lines.js';
import { BOX_COUNT, boxPlace, TETRAHEDRON_COUNT, tetrahedronPlace } from '../../../cases/solid-pairs.js';
import { exactBox } from '../boxes/shapes.js';
import { compareParameters, lineContact } from '../line.js';
import { tetrahedronShape } from '../shape.js';
import { roundedCoordinates } from '../triangles/rounded.js';
import { exact, pointsAt, vectorAt } from '../vectors.js';

/** Where a line enters and leaves solids. */
export function alongLineReferee(v: Float64Array): string {
  const values = exact(v);
  const line = { origin: vectorAt(values, 0, 3), direction: vectorAt(values, 3, 3) };
  const shapes = [
    ...Array.from({ length: v[BOX_COUNT]! }, (_, i) => exactBox(values, boxPlace(i))),
    ...Array.from({ length: v[TETRAHEDRON_COUNT]! }, (_, i) =>
      tetrahedronShape(pointsAt(values, 3, tetrahedronPlace(i), 4)),
    ),
  ];
  const hits = shapes.flatMap((shape, solid) => {
    const { ends } = lineContact(line, shape);
    return ends.map(({ t, at, b }, i): Omit<HitLike, 'rank'> => {
      const type = ends.length === 1 ? 'point' : i === 0 ? 'entry' : 'exit';
      return { solid, type, feature: b, parameter: t, point: roundedCoordinates(at, values.one) };
    });
  });
  // Stable: at one place the solids stay in their order.
  hits.sort((p, q) => compareParameters(p.parameter, q.parameter));
  const before = (one: Omit<HitLike, 'rank'>) =>
    hits.filter(
      (other, i) =>
        compareParameters(other.parameter, one.parameter) < 0 &&
        hits.findIndex((p) => compareParameters(p.parameter, other.parameter) === 0) === i,
    ).length;
  return hitsAlongText(hits.map((one) => ({ ...one, rank: before(one) })));
}
