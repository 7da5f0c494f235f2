/** Convex polyhedra over integers, cut by half-spaces. */
import { absolute } from '../../arithmetic/integers.js';

/** The half-space of all points with a x + b y + c z <= d. */
export interface HalfSpace {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
  readonly d: bigint;
}

/** The point (x / w, y / w, z / w), w positive; or the point at infinity in the direction of (x, y, z), w zero. */
export interface Corner3 {
  readonly x: bigint;
  readonly y: bigint;
  readonly z: bigint;
  readonly w: bigint;
}

/** A face: corners counterclockwise from outside, by their numbers, all on the plane of its half-space. */
export interface ConvexFace {
  readonly half: HalfSpace;
  readonly ring: readonly number[];
  /** What the half-space is of, if that is asked for. */
  readonly of?: number;
}

/**
 * A convex polyhedron with a volume; without faces it is empty. No two faces are in one plane. As corners are where
 * three of the given planes meet, their numbers do not grow from cut to cut.
 */
export interface ConvexPolyhedronForm {
  readonly corners: readonly Corner3[];
  readonly faces: readonly ConvexFace[];
}

const EMPTY: ConvexPolyhedronForm = { corners: [], faces: [] };

/** Where the planes of three half-spaces meet, by Cramer's rule. */
export function meeting(p: HalfSpace, q: HalfSpace, r: HalfSpace): Corner3 {
  const ab = p.a * q.b - p.b * q.a;
  const bc = p.b * q.c - p.c * q.b;
  const ca = p.c * q.a - p.a * q.c;
  const [da, db, dc] = [p.d * q.a - p.a * q.d, p.d * q.b - p.b * q.d, p.d * q.c - p.c * q.d];
  const w = bc * r.a + ca * r.b + ab * r.c;
  const x = bc * r.d + db * r.c - dc * r.b;
  const y = ca * r.d + dc * r.a - da * r.c;
  const z = ab * r.d + da * r.b - db * r.a;
  return w < 0n ? { x: -x, y: -y, z: -z, w: -w } : { x, y, z, w };
}

const outwards = ({ a, b, c, d }: HalfSpace, { x, y, z, w }: Corner3): bigint =>
  a * x + b * y + c * z - d * w;

/** Is a face on the plane of a half-space? Its first corners tell. */
export function isOnPlane({ ring }: ConvexFace, corners: readonly Corner3[], half: HalfSpace): boolean {
  return [0, 1, 2].every((k) => outwards(half, corners[ring[k]!]!) === 0n);
}

/** Corners where edges cross a plane: each is found from the first face at its edge, and made at the second one. */
class Crossings {
  readonly #half: HalfSpace;
  readonly #corners: Corner3[];
  readonly #first = new Map<number, { readonly face: HalfSpace; number: number }>();

  constructor(half: HalfSpace, corners: Corner3[]) {
    this.#half = half;
    this.#corners = corners;
  }

  /** The number of the corner on the edge between two others. */
  at(face: HalfSpace, i: number, j: number): number {
    const key = i < j ? i * KEY + j : j * KEY + i;
    const known = this.#first.get(key);
    if (known === undefined) {
      const number = this.#corners.length;
      // It is made when the other face is known.
      this.#corners.push(this.#corners[i]!);
      this.#first.set(key, { face, number });
      return number;
    }
    const [p, q] = [this.#corners[i]!, this.#corners[j]!];
    this.#corners[known.number] =
      p.w === 0n && q.w === 0n ? this.#between(p, q) : meeting(known.face, face, this.#half);
    return known.number;
  }

  /** The direction on the plane, between two that are on different sides of it. */
  #between(p: Corner3, q: Corner3): Corner3 {
    const [s, t] = [absolute(outwards(this.#half, q)), absolute(outwards(this.#half, p))];
    return { x: s * p.x + t * q.x, y: s * p.y + t * q.y, z: s * p.z + t * q.z, w: 0n };
  }
}

/** More than a polyhedron has corners. */
const KEY = 2 ** 26;

interface CutRing {
  readonly ring: readonly number[];
  /** Where the ring leaves the inside, and where it comes back to it, both on the plane. */
  readonly exit: number;
  readonly entry: number;
}

/** A face without what is outside; null if nothing of it is inside. */
function cutRing({ half, ring }: ConvexFace, sides: readonly bigint[], crossings: Crossings): CutRing | null {
  const n = ring.length;
  const isInside = (k: number) => sides[ring[k]!]! < 0n;
  let first = 0;
  while (first < n && !(isInside(first) && !isInside(first === 0 ? n - 1 : first - 1))) first++;
  if (first === n) return isInside(0) ? { ring, exit: -1, entry: -1 } : null;
  const before = ring[first === 0 ? n - 1 : first - 1]!;
  const entry = sides[before] === 0n ? before : crossings.at(half, before, ring[first]!);
  const kept = [entry];
  let k = first;
  for (; isInside(k); k = k + 1 === n ? 0 : k + 1) kept.push(ring[k]!);
  const last = kept.at(-1)!;
  const exit = sides[ring[k]!] === 0n ? ring[k]! : crossings.at(half, last, ring[k]!);
  // A ring that only touches the plane in a corner is whole.
  if (exit !== entry) kept.push(exit);
  return { ring: kept, exit, entry };
}

/** What a polyhedron and a half-space have in common; empty if that has no volume. */
export function clipPolyhedron(
  form: ConvexPolyhedronForm,
  half: HalfSpace,
  of?: number,
): ConvexPolyhedronForm {
  const sides = form.corners.map((corner) => outwards(half, corner));
  if (sides.every((side) => side <= 0n)) return form;
  if (!sides.some((side) => side < 0n)) return EMPTY;
  const corners = [...form.corners];
  const crossings = new Crossings(half, corners);
  const faces: ConvexFace[] = [];
  const following = new Map<number, number>();
  for (const face of form.faces) {
    const cut = cutRing(face, sides, crossings);
    if (cut === null) continue;
    faces.push({ ...face, ring: cut.ring });
    // The new face runs along the same edge the other way.
    if (cut.exit !== cut.entry) following.set(cut.entry, cut.exit);
  }
  const start = following.keys().next().value!;
  const ring = [start];
  for (let at = following.get(start)!; at !== start; at = following.get(at)!) ring.push(at);
  faces.push(of === undefined ? { half, ring } : { half, ring, of });
  return withoutUnused(corners, faces);
}

/** The same with corners that are on faces alone. */
function withoutUnused(corners: readonly Corner3[], faces: readonly ConvexFace[]): ConvexPolyhedronForm {
  const numbers = new Map<number, number>();
  const kept: Corner3[] = [];
  const numberOf = (i: number) => {
    const known = numbers.get(i);
    if (known !== undefined) return known;
    numbers.set(i, kept.length);
    kept.push(corners[i]!);
    return kept.length - 1;
  };
  const renumbered = faces.map((face) => ({ ...face, ring: face.ring.map(numberOf) }));
  return { corners: kept, faces: renumbered };
}

/** The ring of the corners of a box with bit a of a number set where axis a is at its maximum, for each side. */
const SIDES = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
] as const;

type Three = readonly [bigint, bigint, bigint];

/** A box with a volume. */
export function boxForm(min: Three, max: Three): ConvexPolyhedronForm {
  const corners = Array.from({ length: 8 }, (_, i): Corner3 => {
    const [x, y, z] = [0, 1, 2].map((axis) => ((i >> axis) & 1 ? max : min)[axis]!) as [
      bigint,
      bigint,
      bigint,
    ];
    return { x, y, z, w: 1n };
  });
  const faces = SIDES.map((ring, side): ConvexFace => {
    const axis = side >> 1;
    const sign = side & 1 ? 1n : -1n;
    const [a, b, c] = [0, 1, 2].map((k) => (k === axis ? sign : 0n)) as [bigint, bigint, bigint];
    return { half: { a, b, c, d: side & 1 ? max[axis]! : -min[axis]! }, ring };
  });
  return { corners, faces };
}
