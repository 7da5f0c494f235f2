import { UnionFind } from '../../../core/collections/union-find.js';
import type { ConvexPolyhedron, Point3 } from '../../../core/shapes.js';
import { meanPoint } from '../../../implicit/index.js';
import { orient2d } from '../../../predicates/index.js';
import { sideOfThree } from '../../hull/affine-hull.js';

/** A polyhedron that was proved to be convex, and the planes that its faces lie in. */
export interface ConvexSurface {
  /** Whether no two neighbours lie in one plane. */
  readonly isStrict: boolean;
  /** For each face the number of its plane, in the order in which they first come. */
  readonly planeOfFace: readonly number[];
  /** For each plane the first face in it. The first three corners of that are not on one line. */
  readonly firstFace: readonly number[];
}

/** Numbers of directed edges have to be integers. */
const MOST_VERTICES = 2 ** 26;

/**
 * Whether a polygon without right turns goes round once: its edges turn from those that lead down to those that lead up
 * once.
 */
function goesRoundOnce(corners: readonly Point3[]): boolean {
  const [a, b, c] = corners as [Point3, Point3, Point3];
  // Along an axis along which three corners do not fall on one line.
  const axis = [0, 1, 2].find((k) => {
    const [u, v] = [(k + 1) % 3, (k + 2) % 3];
    return orient2d(a[u]!, a[v]!, b[u]!, b[v]!, c[u]!, c[v]!) !== 0;
  });
  if (axis === undefined) return false;
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
  const leadsUp = corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length]!;
    return to[v]! > from[v]! || (to[v] === from[v] && to[u]! > from[u]!);
  });
  return leadsUp.filter((up, i) => up && !leadsUp[(i + leadsUp.length - 1) % leadsUp.length]).length === 1;
}

/**
 * Whether a face is a strictly convex polygon in a plane that a point is behind, counterclockwise as seen from the
 * other side.
 */
function isGoodFace(corners: readonly Point3[], inside: Point3): boolean {
  const [a, b, c] = corners as [Point3, Point3, Point3];
  const n = corners.length;
  if (sideOfThree(a, b, c, inside) !== -1) return false;
  for (let i = 3; i < n; i++) if (sideOfThree(a, b, c, corners[i]!) !== 0) return false;
  if (n === 3) return true;
  return (
    corners.every((p, i) => sideOfThree(p, corners[(i + 1) % n]!, inside, corners[(i + 2) % n]!) > 0) &&
    goesRoundOnce(corners)
  );
}

/**
 * Where a ray from `inside` through a point meets a face: in its interior (1), on an edge or through a corner (0), or
 * not (-1).
 */
function raySide(corners: readonly Point3[], inside: Point3, through: Point3): -1 | 0 | 1 {
  let least: -1 | 0 | 1 = 1;
  for (let i = 0; i < corners.length && least >= 0; i++) {
    const side = sideOfThree(corners[i]!, corners[(i + 1) % corners.length]!, inside, through);
    if (side < least) least = side;
  }
  return least;
}

/** Whether each vertex is one of a face. */
function areAllUsed(faces: readonly (readonly number[])[], vertices: number): boolean {
  const isUsed = new Uint8Array(vertices);
  for (const face of faces) for (const v of face) isUsed[v] = 1;
  return isUsed.every((used) => used === 1);
}

/**
 * The face on the other side of each side of each face; undefined if an edge is not shared by two faces, once in each
 * direction.
 */
function neighboursOf(
  faces: readonly (readonly number[])[],
  vertices: number,
): Map<number, number> | undefined {
  const faceAt = new Map<number, number>();
  let sides = 0;
  for (const [f, face] of faces.entries()) {
    sides += face.length;
    face.forEach((from, i) => {
      faceAt.set(from * vertices + face[(i + 1) % face.length]!, f);
    });
  }
  if (faceAt.size !== sides) return undefined;
  for (const key of faceAt.keys()) {
    const from = Math.floor(key / vertices);
    if (!faceAt.has((key - from * vertices) * vertices + from)) return undefined;
  }
  return faceAt;
}

/**
 * Proves in linear time that a polyhedron is convex. `null` where this proof fails: of polyhedra that are not convex,
 * and of some that are, as those with a face that has three collinear corners.
 *
 * Let O be a point strictly behind all faces, which are strictly convex polygons, each edge of which is shared by two
 * in opposite directions. Seen from O the faces cover the sphere of all directions evenly, k times. A ray from O that
 * meets the interior of one face and no other shows that k = 1: then the surface bounds a star-shaped body. If no
 * neighbour reaches in front of a face, the body is convex at every edge, and a body that is convex at all its edges is
 * convex (Tietze 1928, Nakajima 1928). That neighbours are not enough without the ray, an extruded pentagram shows.
 *
 * Source: Mehlhorn, Naeher, Seel, Seidel, Schilz, Schirra, Uhrig 1999, "Checking geometric programs or verification of
 * geometric structures", 2.2.
 */
export function provedConvex({ vertices, faces }: ConvexPolyhedron): ConvexSurface | null {
  const n = vertices.length;
  if (n > MOST_VERTICES || faces.some((face) => face.length < 3)) return null;
  if (!areAllUsed(faces, n)) return null;
  const faceAt = neighboursOf(faces, n);
  if (faceAt === undefined) return null;
  const corners = faces.map((face) => face.map((v) => vertices[v]!));
  // Any point would do that is behind all faces; this one nearly always is, wherever the polyhedron is.
  const inside = meanPoint(vertices);
  if (!corners.every((face) => isGoodFace(face, inside))) return null;
  const planes = new UnionFind(faces.length);
  let isStrict = true;
  for (const [f, face] of faces.entries()) {
    const [a, b, c] = corners[f] as [Point3, Point3, Point3];
    for (let i = 0; i < face.length; i++) {
      const [from, to] = [face[i]!, face[(i + 1) % face.length]!];
      const g = faceAt.get(to * n + from)!;
      // Any corner of it that is not on the edge: it lies in a plane, on one side of the edge.
      const beyond = faces[g]!.find((v) => v !== from && v !== to)!;
      const side = sideOfThree(a, b, c, vertices[beyond]!);
      if (side > 0) return null;
      if (side === 0) {
        isStrict = false;
        planes.union(f, g);
      }
    }
  }
  const through = meanPoint(corners[0]!);
  const met = corners.map((face) => raySide(face, inside, through));
  if (met[0] !== 1 || met.includes(0) || met.filter((side) => side === 1).length !== 1) return null;
  return { isStrict, ...numbered(planes, faces.length) };
}

function numbered(planes: UnionFind, faces: number): Omit<ConvexSurface, 'isStrict'> {
  const firstFace: number[] = [];
  const numbers = new Map<number, number>();
  const planeOfFace = Array.from({ length: faces }, (_, f) => {
    const root = planes.find(f);
    const known = numbers.get(root);
    if (known !== undefined) return known;
    numbers.set(root, firstFace.length);
    return firstFace.push(f) - 1;
  });
  return { planeOfFace, firstFace };
}
