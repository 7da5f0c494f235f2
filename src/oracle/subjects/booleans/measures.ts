import type * as rational from '../../../arithmetic/rational.js';
import { add, fromParts, multiply, subtract } from '../../../arithmetic/rational.js';
import { exactCoordinates, type PointLike3, type ThreePlanesPoint } from '../../../implicit/index.js';
import type { Solid, SolidFace } from '../../../solids/index.js';
import type { FaceMeasure, SolidLike } from '../../answers/solids.js';

type Number = rational.Rational;
type Vector = readonly [Number, Number, Number];

const ZERO = fromParts(0n, 1n);
const ORIGIN: Vector = [ZERO, ZERO, ZERO];

/** The vertices of a solid as points. */
export function pointsOf({ vertices, planes }: Solid): PointLike3[] {
  return vertices.map((vertex): PointLike3 => {
    if (!('planes' in vertex)) return vertex;
    const [a, b, c] = vertex.planes;
    return {
      type: 'three-planes',
      planes: [planes[a]!, planes[b]!, planes[c]!],
    } satisfies ThreePlanesPoint;
  });
}

function cross(a: Vector, b: Vector): Vector {
  const minor = (i: number, j: number) => subtract(multiply(a[i]!, b[j]!), multiply(a[j]!, b[i]!));
  return [minor(1, 2), minor(2, 0), minor(0, 1)];
}

const plus = (a: Vector, b: Vector): Vector => [add(a[0], b[0]), add(a[1], b[1]), add(a[2], b[2])];

/** Half the sum of the cross products around the rings. */
function measureOf({ rings }: SolidFace, points: readonly Vector[]): FaceMeasure {
  let sum = ORIGIN;
  for (const ring of rings) {
    for (const [i, vertex] of ring.entries()) {
      sum = plus(sum, cross(points[vertex]!, points[ring[(i + 1) % ring.length]!]!));
    }
  }
  const half = fromParts(1n, 2n);
  const area: Vector = [multiply(half, sum[0]), multiply(half, sum[1]), multiply(half, sum[2])];
  const on = points[rings[0]![0]!]!;
  return { area, height: area.reduce((height, x, i) => add(height, multiply(x, on[i]!)), ZERO) };
}

/** A solid by what its faces measure: by its rings alone, and by nothing that the kernel has for it. */
export function measuresOf(solid: Solid): SolidLike {
  const points = pointsOf(solid).map((point) => exactCoordinates(point) as Vector);
  const faces = solid.faces.map((face) => measureOf(face, points));
  const sum = faces.reduce((all, { height }) => add(all, height), ZERO);
  return { isUnbounded: solid.isUnbounded, volume: multiply(sum, fromParts(1n, 3n)), faces };
}
