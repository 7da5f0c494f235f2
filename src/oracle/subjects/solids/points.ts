import { coordinates, exactParameterValue } from '../../../implicit/index.js';
import { polyhedronConvexity } from '../../../spatial/convex/polyhedron-convexity.js';
import {
  convexPolyhedronContainsPoint,
  hullContainsPoint,
  pointConvex,
  pointConvexPolyhedron,
  pointHull,
  pointTetrahedron,
  tetrahedronContainsPoint,
} from '../../../spatial/generated/convex.js';
import {
  convexFromBox,
  convexFromHull,
  convexFromTetrahedron,
  hitsAlongLine,
} from '../../../spatial/index.js';
import { hitsAlongText } from '../../answers/along-lines.js';
import { featureText, locationText } from '../../answers/text.js';
import { hullOf } from '../../cases/hulls.js';
import { polyhedronOf } from '../../cases/polyhedra.js';
import { componentOf, pointOf, tetrahedronOf } from '../../cases/shapes.js';
import { solidsOf } from '../../cases/solid-pairs.js';
import { unlessRejected } from './pairs.js';

/** The kernel's location in a tetrahedron, and whether boolean and prepared convex shape agree. */
export function pointTetrahedronSubject(v: Float64Array): string {
  const [p, t] = [pointOf(v, 0), tetrahedronOf(v, 3)];
  const found = pointTetrahedron(p, t);
  const prepared = locationText(pointConvex(p, convexFromTetrahedron(t))) === locationText(found);
  const same = tetrahedronContainsPoint(t, p) === (found.location !== 'outside') && prepared;
  return locationText(found) + (same ? '' : ' BOOLEAN DIFFERS');
}

/** The kernel's location in a convex polyhedron, and whether the boolean agrees; `rejected` where it is none. */
export function pointConvexPolyhedronSubject(v: Float64Array): string {
  const [p, polyhedron] = [pointOf(v, 0), polyhedronOf(v, 3)];
  return unlessRejected(() => {
    const found = pointConvexPolyhedron(p, polyhedron);
    const same = convexPolyhedronContainsPoint(polyhedron, p) === (found.location !== 'outside');
    return locationText(found) + (same ? '' : ' BOOLEAN DIFFERS');
  });
}

/** The kernel's location in a hull of points, and whether boolean and prepared convex shape agree. */
export function pointHullSubject(v: Float64Array): string {
  const [p, hull] = [pointOf(v, 0), hullOf(v, 3)];
  const found = pointHull(p, hull);
  const prepared = locationText(pointConvex(p, convexFromHull(hull))) === locationText(found);
  const same = hullContainsPoint(hull, p) === (found.location !== 'outside') && prepared;
  return locationText(found) + (same ? '' : ' BOOLEAN DIFFERS');
}

/** What the kernel takes a polyhedron for. */
export function polyhedronConvexitySubject(v: Float64Array): string {
  const { convexity, face } = polyhedronConvexity(polyhedronOf(v, 0));
  return `${convexity} ${face ?? '-'}`;
}

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
