import * as rational from '../../../arithmetic/rational.js';
import { add, multiply, subtract } from '../../../arithmetic/rational.js';
import { exactCoordinates } from '../../../implicit/index.js';
import { type Solid, type SolidFace, type SolidTriangles, triangulateSolid } from '../../../solids/index.js';
import { measuresOf, pointsOf } from './measures.js';

type Vector = readonly [rational.Rational, rational.Rational, rational.Rational];

/** How often each directed edge comes; an edge and its opposite cancel. */
function boundaryOf(rings: readonly (readonly number[])[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const ring of rings) {
    for (const [i, from] of ring.entries()) {
      const to = ring[(i + 1) % ring.length]!;
      const [key, way] = from < to ? [`${from} ${to}`, 1] : [`${to} ${from}`, -1];
      const count = (found.get(key) ?? 0) + way;
      if (count === 0) found.delete(key);
      else found.set(key, count);
    }
  }
  return found;
}

function haveSameBoundary({ rings }: SolidFace, triangles: readonly (readonly number[])[]): boolean {
  const [wanted, found] = [boundaryOf(rings), boundaryOf(triangles)];
  return wanted.size === found.size && [...wanted].every(([edge, count]) => found.get(edge) === count);
}

/** Twice the area of a triangle along the normal of its face: above 0 if it has an area and looks the same way. */
function areaAlong(normal: Vector, [a, b, c]: readonly Vector[]): rational.Rational {
  const [u, v] = [b!, c!].map((p) => p.map((x, k) => subtract(x, a![k]!)) as unknown as Vector);
  const minor = (i: number, j: number) => subtract(multiply(u![i]!, v![j]!), multiply(u![j]!, v![i]!));
  const cross = [minor(1, 2), minor(2, 0), minor(0, 1)];
  return cross.reduce((sum, x, k) => add(sum, multiply(x, normal[k]!)), rational.fromParts(0n, 1n));
}

/**
 * What is wrong with a solid's triangles. Those of a face all look its way and have its boundary: so they cover it once
 * and nothing else.
 *
 * @param made The triangles to be judged; those of the kernel
 */
export function triangulationFaults(solid: Solid, made: SolidTriangles = triangulateSolid(solid)): string {
  const points = pointsOf(solid).map((point) => exactCoordinates(point) as Vector);
  const measures = measuresOf(solid).faces;
  const triangles = Array.from(made.faceOf, (face, t) => ({
    face,
    corners: Array.from(made.triangles.subarray(3 * t, 3 * t + 3)),
  }));
  const faults = solid.faces.flatMap((face, i) => {
    const own = triangles.filter((triangle) => triangle.face === i).map(({ corners }) => corners);
    const isTurned = own.some((corners) => {
      const [a, b, c] = corners.map((v) => points[v]!);
      return areaAlong(measures[i]!.area, [a!, b!, c!]).numerator <= 0n;
    });
    return [
      ...(isTurned ? [' TRIANGLE IS TURNED OR FLAT'] : []),
      ...(haveSameBoundary(face, own) ? [] : [' TRIANGLES ARE NOT THE FACE']),
    ];
  });
  const isWhole =
    made.triangles.length === 3 * made.faceOf.length &&
    made.faceOf.every((face) => face < solid.faces.length);
  return [...new Set(faults)].join('') + (isWhole ? '' : ' TRIANGLES OF NO FACE');
}
