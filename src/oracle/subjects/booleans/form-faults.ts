import {
  compareLexicographic,
  exactCoordinates,
  type PointLike3,
  planeIdentity,
  side,
} from '../../../implicit/index.js';
import type { Solid, SolidFace } from '../../../solids/index.js';
import { pointsOf } from './measures.js';

const before = (a: readonly number[], b: readonly number[]): boolean => {
  const i = a.findIndex((x, k) => x !== b[k]);
  return i < 0 ? a.length < b.length : a[i]! < b[i]!;
};

const isSorted = <T>(list: readonly T[], isBefore: (a: T, b: T) => boolean): boolean =>
  list.every((x, i) => i === 0 || isBefore(list[i - 1]!, x));

/**
 * The order of faces: by their first rings that differ; one that has all rings of the other, and more, is behind it;
 * then the one that looks to where its plane does comes first.
 */
function isFaceBefore(a: SolidFace, b: SolidFace): boolean {
  const k = a.rings.findIndex((ring, i) => String(ring) !== String(b.rings[i]));
  if (k >= 0 && b.rings[k] !== undefined) return before(a.rings[k]!, b.rings[k]);
  return k < 0 && (a.rings.length < b.rings.length || a.facing > b.facing);
}

/** Every directed edge of the rings comes as often as its opposite. */
function isClosed(faces: readonly SolidFace[]): boolean {
  const balance = new Map<string, number>();
  for (const ring of faces.flatMap(({ rings }) => rings)) {
    for (const [i, from] of ring.entries()) {
      const to = ring[(i + 1) % ring.length]!;
      const [key, way] = from < to ? [`${from} ${to}`, 1] : [`${to} ${from}`, -1];
      balance.set(key, (balance.get(key) ?? 0) + way);
    }
  }
  return [...balance.values()].every((sum) => sum === 0);
}

const isRing = (ring: readonly number[]): boolean =>
  ring.length > 2 && new Set(ring).size === ring.length && ring.every((v) => v >= ring[0]!);

function isOnPlane({ planes }: Solid, { plane, rings }: SolidFace, points: readonly PointLike3[]): boolean {
  return rings.flat().every((vertex) => side(planes[plane]!, points[vertex]!) === 0);
}

/** Is any plane there twice, whichever way it looks? */
function haveTwins({ planes }: Solid): boolean {
  return planes.some((plane, i) => planes.slice(0, i).some((other) => planeIdentity(plane, other) !== 0));
}

/** A point as integers over a common denominator above 0: signs of determinants of these need no divisors. */
type Homogeneous = readonly [x: bigint, y: bigint, z: bigint, w: bigint];

function homogeneous(point: PointLike3): Homogeneous {
  const [x, y, z] = exactCoordinates(point).map(
    ({ numerator, denominator }) => [numerator, denominator] as const,
  );
  const w = x![1] * y![1] * z![1];
  return [x![0] * y![1] * z![1], y![0] * x![1] * z![1], z![0] * x![1] * y![1], w];
}

/** Which way three points turn, seen along the axis that is neither of the two. */
function turn(i: number, j: number, a: Homogeneous, b: Homogeneous, c: Homogeneous): -1 | 0 | 1 {
  const minor = (p: Homogeneous, q: Homogeneous) => p[i]! * q[j]! - p[j]! * q[i]!;
  const determinant = a[3] * minor(b, c) - b[3] * minor(a, c) + c[3] * minor(a, b);
  return determinant > 0n ? 1 : determinant < 0n ? -1 : 0;
}

/** Does any vertex lie within an edge without being one of its ends? It has to be a vertex of the face then. */
function haveVertexWithin(
  { faces, planes }: Solid,
  points: readonly PointLike3[],
  places: readonly Homogeneous[],
): boolean {
  return faces.some(({ plane, rings }) =>
    rings.some((ring) =>
      ring.some((from, i) => {
        const to = ring[(i + 1) % ring.length]!;
        // Vertices are in order, and what lies within an edge comes between its ends.
        for (let v = Math.min(from, to) + 1; v < Math.max(from, to); v++) {
          if (side(planes[plane]!, points[v]!) === 0 && isOnLine(places[from]!, places[v]!, places[to]!))
            return true;
        }
        return false;
      }),
    ),
  );
}

/** Are three points on one line? Seen along each axis they are. */
function isOnLine(p: Homogeneous, q: Homogeneous, r: Homogeneous): boolean {
  return turn(0, 1, p, q, r) === 0 && turn(1, 2, p, q, r) === 0 && turn(2, 0, p, q, r) === 0;
}

/** Do two edges of any face cross, in a point within both? It has to be a vertex of the face then. */
function haveCrossing({ faces }: Solid, places: readonly Homogeneous[]): boolean {
  return faces.some(({ rings }) => {
    const edges = rings.flatMap((ring) =>
      ring.map((from, i) => [places[from]!, places[ring[(i + 1) % ring.length]!]!] as const),
    );
    return edges.some((one, i) => edges.slice(0, i).some((other) => doCross(one, other)));
  });
}

/** Do two segments of a plane cross within both? Seen along some axis they do, and along none otherwise. */
function doCross(
  [p, q]: readonly [Homogeneous, Homogeneous],
  [r, s]: readonly [Homogeneous, Homogeneous],
): boolean {
  return [0, 1, 2].some((i) => {
    const j = (i + 1) % 3;
    return turn(i, j, p, q, r) * turn(i, j, p, q, s) < 0 && turn(i, j, r, s, p) * turn(i, j, r, s, q) < 0;
  });
}

/** What is wrong with the form of a solid: it has to be the one that its docstring says. */
export function formFaults(solid: Solid): string {
  const { faces, planes, vertices } = solid;
  const points = pointsOf(solid);
  const places = points.map(homogeneous);
  const used = [...new Set(faces.map(({ plane }) => plane))];
  const corners = new Set(faces.flatMap(({ rings }) => rings.flat()));
  const checks: readonly (readonly [fault: string, isRight: boolean])[] = [
    ['NOT CLOSED', isClosed(faces)],
    ['VERTICES NOT IN ORDER', isSorted(points, (p, q) => compareLexicographic(p, q) < 0)],
    ['RINGS NOT SIMPLE', faces.every(({ rings }) => rings.length > 0 && rings.every(isRing))],
    ['RINGS NOT IN ORDER', faces.every(({ rings }) => isSorted(rings, before))],
    ['FACES NOT IN ORDER', isSorted(faces, isFaceBefore)],
    ['VERTEX OFF ITS PLANE', faces.every((face) => isOnPlane(solid, face, points))],
    ['VERTEX OF NO FACE', corners.size === vertices.length],
    ['PLANES NOT IN ORDER', used.every((plane, i) => plane === i) && used.length === planes.length],
    ['PLANE TWICE', !haveTwins(solid)],
    ['VERTEX WITHIN AN EDGE', !haveVertexWithin(solid, points, places)],
    ['EDGES CROSS', !haveCrossing(solid, places)],
    ['FACE TWICE', new Set(faces.map(({ plane, facing }) => `${plane} ${facing}`)).size === faces.length],
  ];
  return checks.map(([fault, isRight]) => (isRight ? '' : ` ${fault}`)).join('');
}
