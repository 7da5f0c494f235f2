import { fromParts } from '../../arithmetic/rational.js';
import { add, fromRational, multiply, type RootSum, subtract } from '../../arithmetic/root-sum.js';
import { offsetPolygon2d, roofOfPolygon2d, straightSkeleton2d } from '../../skeleton/index.js';
import { fractionText } from '../answers/numbers.js';
import { offsetText } from '../answers/offsets.js';

type Rings = readonly (readonly (readonly number[])[])[];

const polygonOf = ([outer, ...holes]: Rings) => (holes.length === 0 ? outer! : { outer: outer!, holes });

/** The kernel's skeleton: `{"vertices":[[x,y,time],...],"faces":[[...],...]}`, or `null`. */
export function skeletonSubject(rings: Rings, weights?: readonly number[]): string {
  const skeleton = straightSkeleton2d(polygonOf(rings), { weights });
  if (skeleton === null) return 'null';
  const vertices = skeleton.vertices.map(({ rounded }) => [...rounded.point, rounded.time]);
  const text = JSON.stringify({ vertices, faces: skeleton.faces });
  // Each edge of the skeleton is between the two faces that have it.
  const isBetween = skeleton.edges.every(({ start, end, left, right }) => {
    const [one, other] = [skeleton.faces[left]!, skeleton.faces[right]!];
    const follows = (face: readonly number[], a: number, b: number) =>
      face.some((vertex, i) => vertex === a && face[(i + 1) % face.length] === b);
    return follows(one, start, end) && follows(other, end, start);
  });
  return isBetween ? text : `${text} EDGES DIFFER`;
}

/** The kernel's roof as a mesh: `{"positions":[...],"indices":[...]}`, or `null`. */
export function roofSubject(rings: Rings): string {
  const roof = roofOfPolygon2d(polygonOf(rings));
  if (roof === null) return 'null';
  return JSON.stringify({ positions: Array.from(roof.positions), indices: Array.from(roof.indices) });
}

/** What the kernel's offset is; its area times a factor, which is rational for the polygons that are asked about. */
export function offsetSubject(rings: Rings, distance: number, factor: number): string {
  const offset = offsetPolygon2d(polygonOf(rings), distance);
  if (offset === null) return 'null';
  const { vertices, polygons } = offset;
  let area: RootSum = fromRational(fromParts(0n, 1n));
  for (const ring of polygons.flat()) {
    ring.forEach((vertex, i) => {
      const [[x, y], [u, v]] = [vertices[vertex]!.point, vertices[ring[(i + 1) % ring.length]!]!.point];
      area = add(area, subtract(multiply(x, v), multiply(y, u)));
    });
  }
  const [power, half] = [BigInt(Math.abs(factor)), fromParts(1n, 2n)];
  const scale = factor > 0 ? fromParts(1n << power, 1n) : fromParts(1n, 1n << power);
  const { terms, denominator } = multiply(multiply(area, fromRational(half)), fromRational(scale));
  if (terms.length > 1 || (terms.length === 1 && terms[0]!.radicand !== 1n))
    return 'an area that is no fraction';
  const holes = polygons.reduce((sum, ringsOf) => sum + ringsOf.length - 1, 0);
  return offsetText(polygons.length, holes, fractionText(terms[0]?.coefficient ?? 0n, denominator));
}
