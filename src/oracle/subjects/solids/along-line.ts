import { coordinates, exactParameterValue } from '../../../implicit/index.js';
import { convexFromBox, convexFromTetrahedron, hitsAlongLine } from '../../../spatial/index.js';
import { hitsAlongText } from '../../answers/along-lines.js';
import { featureText } from '../../answers/text.js';
import { componentOf } from '../../cases/shapes.js';
import { solidsOf } from '../../cases/solid-pairs.js';

/** Where a line enters and leaves solids. */
export function alongLineSubject(v: Float64Array): string {
  const line = componentOf('line', v) as { origin: number[]; direction: number[] };
  const solids = solidsOf(v).map((shape) =>
    'min' in shape ? convexFromBox(shape) : convexFromTetrahedron(shape),
  );
  return hitsAlongText(
    hitsAlongLine(line, solids).map(({ convex, type, rank, hit }) => ({
      solid: convex,
      type,
      rank,
      feature: featureText(hit.b),
      parameter: exactParameterValue(hit.parameter),
      point: coordinates(hit.point),
    })),
  );
}
