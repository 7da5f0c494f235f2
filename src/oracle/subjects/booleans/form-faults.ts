import * as rational from '../../../arithmetic/rational.js';
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
 * The order of faces: by their first rings that differ; one that has all rings of the other, and more, is behind it; then the one that looks
 * to where its plane does comes first.
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

/** Does any vertex lie within an edge without being one of its ends? It has to be a vertex of the face then. */
function haveVertexWithin({ faces, planes }: Solid, points: readonly PointLike3[]): boolean {
  return faces.some(({ plane, rings }) =>
    rings.some((ring) =>
      ring.some((from, i) => {
        const to = ring[(i + 1) % ring.length]!;
        // Vertices are in order, and what lies within an edge comes between its ends.
        for (let v = Math.min(from, to) + 1; v < Math.max(from, to); v++) {
          if (side(planes[plane]!, points[v]!) === 0 && isBetween(points, from, v, to)) return true;
        }
        return false;
      }),
    ),
  );
}

/** Is the second of three different points of a plane on the line of the others? Seen along each axis it is. */
function isBetween(points: readonly PointLike3[], a: number, v: number, b: number): boolean {
  const [p, q, r] = [a, v, b].map((i) => exactCoordinates(points[i]!));
  const minor = (i: number, j: number) =>
    rational.compare(
      rational.multiply(rational.subtract(q![i]!, p![i]!), rational.subtract(r![j]!, p![j]!)),
      rational.multiply(rational.subtract(q![j]!, p![j]!), rational.subtract(r![i]!, p![i]!)),
    );
  return minor(0, 1) === 0 && minor(1, 2) === 0 && minor(2, 0) === 0;
}

/** Do two edges of any face cross, in a point within both? It has to be a vertex of the face then. */
function haveCrossing({ faces }: Solid, points: readonly PointLike3[]): boolean {
  return faces.some(({ rings }) => {
    const edges = rings.flatMap((ring) =>
      ring.map((from, i) => [from, ring[(i + 1) % ring.length]!] as const),
    );
    return edges.some((one, i) => edges.slice(0, i).some((other) => doCross(points, one, other)));
  });
}

/** Do two segments of a plane cross within both? Seen along some axis they do, and along none otherwise. */
function doCross(
  points: readonly PointLike3[],
  one: readonly [number, number],
  other: readonly [number, number],
): boolean {
  const [p, q, r, s] = [...one, ...other].map((v) => exactCoordinates(points[v]!));
  type Point = ReturnType<typeof exactCoordinates>;
  const turn = (i: number, j: number, a: Point, b: Point, c: Point) =>
    rational.compare(
      rational.multiply(rational.subtract(b[i]!, a[i]!), rational.subtract(c[j]!, a[j]!)),
      rational.multiply(rational.subtract(b[j]!, a[j]!), rational.subtract(c[i]!, a[i]!)),
    );
  return [0, 1, 2].some((i) => {
    const j = (i + 1) % 3;
    const areApart = (a: Point, b: Point, c: Point, d: Point) =>
      turn(i, j, a, b, c) * turn(i, j, a, b, d) < 0;
    return areApart(p!, q!, r!, s!) && areApart(r!, s!, p!, q!);
  });
}

/** What is wrong with the form of a solid: it has to be the one that its docstring says. */
export function formFaults(solid: Solid): string {
  const { faces, planes, vertices } = solid;
  const points = pointsOf(solid);
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
    ['VERTEX WITHIN AN EDGE', !haveVertexWithin(solid, points)],
    ['EDGES CROSS', !haveCrossing(solid, points)],
    ['FACE TWICE', new Set(faces.map(({ plane, facing }) => `${plane} ${facing}`)).size === faces.length],
  ];
  return checks.map(([fault, isRight]) => (isRight ? '' : ` ${fault}`)).join('');
}
