/**
 * How two solids lie, by volumes: that of each, and of what they have in common, exactly. A solid is the sum, with
 * signs, of the tetrahedra between its triangles and a point in no plane of any; so what two solids share is the sum of
 * what their tetrahedra share, and that is bounded by parts of both triangles, clipped by the planes of the other
 * tetrahedron. The kernel never measures: it looks at single points of the surfaces.
 */
import { cross, dot, type Rational3, rational, subtract, type Vector } from '../index.js';
import { crossingsAlong, directions } from './crossings.js';
import { type ExactMesh, exactMesh } from './exact-mesh.js';

/** A number as a fraction; the denominator is above 0. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const ZERO: Fraction = { n: 0n, d: 1n };

const absolute = (x: bigint): bigint => (x < 0n ? -x : x);

function plus(a: Fraction, b: Fraction): Fraction {
  const [n, d] = [a.n * b.d + b.n * a.d, a.d * b.d];
  let [p, q] = [absolute(n), d];
  while (p !== 0n) [p, q] = [q % p, p];
  return { n: n / q, d: d / q };
}

const times = (a: Fraction, sign: number): Fraction => ({ n: BigInt(sign) * a.n, d: a.d });

/** A tetrahedron between the origin and a triangle, and whether it is added or taken away. */
interface Cone {
  readonly sign: 1 | -1;
  readonly corners: readonly [Vector, Vector, Vector];
  /** Half-spaces, as vectors with a constant: those of the three sides, then that of the triangle's plane. */
  readonly walls: readonly (readonly [normal: Vector, constant: bigint])[];
}

/** Whether triangle t looks outwards: whether in front of it the solid ends. */
function looksOutwards({ vertices, triangles }: ExactMesh, t: number): boolean {
  const tripled = vertices.map(([x, y, z]): Vector => [3n * x, 3n * y, 3n * z]);
  const [a, b, c] = triangles[t]!.map((i) => vertices[i]!) as [Vector, Vector, Vector];
  const middle: Vector = [a[0] + b[0] + c[0], a[1] + b[1] + c[1], a[2] + b[2] + c[2]];
  const normal = cross(subtract(b, a), subtract(c, a));
  const others = triangles.filter((_, i) => i !== t);
  for (const along of directions()) {
    const way = dot(along, normal);
    if (way === 0n) continue;
    const found = crossingsAlong(middle, along, tripled, others);
    if (found !== undefined) return (found.count % 2 === 0) === way > 0n;
  }
  throw new Error('unreachable: some direction is generic');
}

/**
 * The cones of a solid over the triangles with area, seen from a point in no plane of them; undefined if it is in one.
 */
function conesFrom(apex: Vector, mesh: ExactMesh): Cone[] | undefined {
  const cones: Cone[] = [];
  for (const [t, numbers] of mesh.triangles.entries()) {
    const [a, b, c] = numbers.map((i) => subtract(mesh.vertices[i]!, apex)) as [Vector, Vector, Vector];
    const normal = cross(subtract(b, a), subtract(c, a));
    if (normal.every((x) => x === 0n)) continue;
    const height = dot(normal, a);
    if (height === 0n) return undefined;
    const sign = height > 0n === looksOutwards(mesh, t) ? 1 : -1;
    const side = (p: Vector, q: Vector): readonly [Vector, bigint] => {
      const n = cross(p, q);
      return [height > 0n ? n : ([-n[0], -n[1], -n[2]] as Vector), 0n];
    };
    const plane: readonly [Vector, bigint] =
      height > 0n ? [[-normal[0], -normal[1], -normal[2]], height] : [normal, -height];
    cones.push({ sign, corners: [a, b, c], walls: [side(a, b), side(b, c), side(c, a), plane] });
  }
  return cones;
}

/** A convex polygon, clipped by a half-space. */
function clipped(
  polygon: readonly Rational3[],
  [normal, constant]: readonly [Vector, bigint],
): readonly Rational3[] {
  const value = ({ x, y, z, w }: Rational3) => normal[0] * x + normal[1] * y + normal[2] * z + constant * w;
  return polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const [f, g] = [value(p), value(q)];
    const own = f >= 0n ? [p] : [];
    if (!((f > 0n && g < 0n) || (f < 0n && g > 0n))) return own;
    const [k, l] = [absolute(g), absolute(f)];
    return [
      ...own,
      { x: k * p.x + l * q.x, y: k * p.y + l * q.y, z: k * p.z + l * q.z, w: k * p.w + l * q.w },
    ];
  });
}

/** Six times the volume between the origin and a convex polygon. */
function volumeUnder(polygon: readonly Rational3[]): Fraction {
  let sum = ZERO;
  const vector = ({ x, y, z }: Rational3): Vector => [x, y, z];
  for (let i = 2; i < polygon.length; i++) {
    const [p, q, r] = [polygon[0]!, polygon[i - 1]!, polygon[i]!];
    const n = absolute(dot(vector(p), cross(vector(q), vector(r))));
    sum = plus(sum, { n, d: p.w * q.w * r.w });
  }
  return sum;
}

/** Six times the volume that two cones share. */
function sharedBy(a: Cone, b: Cone): Fraction {
  const part = (of: Cone, by: Cone) =>
    by.walls.reduce<readonly Rational3[]>(
      (polygon, wall) => clipped(polygon, wall),
      of.corners.map(rational),
    );
  const under = volumeUnder(part(a, b));
  const [normal, constant] = b.walls[3]!;
  const isCoplanar = a.corners.every((p) => dot(normal, p) + constant === 0n);
  return isCoplanar ? under : plus(under, volumeUnder(part(b, a)));
}

function volumeOf(cones: readonly Cone[]): Fraction {
  return cones.reduce(
    (sum, { sign, corners }) => plus(sum, times(volumeUnder(corners.map(rational)), sign)),
    ZERO,
  );
}

/** Six times the volumes of two solids, and of what they have in common, in the unit of their vertices. */
interface Volumes {
  readonly first: Fraction;
  readonly second: Fraction;
  readonly shared: Fraction;
}

/** The volumes of two solids that may be anywhere. */
export function solidVolumes(one: ExactMesh, other: ExactMesh): Volumes {
  // The apex in units of a seventh: in no plane of small integers.
  const scaled = ({ vertices, triangles }: ExactMesh) =>
    exactMesh(
      vertices.map(([x, y, z]): Vector => [7n * x, 7n * y, 7n * z]),
      triangles.flat(),
    );
  const inUnits = ({ n, d }: Fraction): Fraction => ({ n, d: d * 343n });
  const [first, second] = [scaled(one), scaled(other)];
  for (const apex of directions()) {
    const [a, b] = [conesFrom(apex, first), conesFrom(apex, second)];
    if (a === undefined || b === undefined) continue;
    let shared = ZERO;
    for (const p of a) for (const q of b) shared = plus(shared, times(sharedBy(p, q), p.sign * q.sign));
    return { first: inUnits(volumeOf(a)), second: inUnits(volumeOf(b)), shared: inUnits(shared) };
  }
  throw new Error('unreachable: some point is in no plane');
}

const isEqual = (a: Fraction, b: Fraction): boolean => a.n * b.d === b.n * a.d;

/** The containment of two solids by their volumes. */
export function containmentBy({
  first,
  second,
  shared,
}: Volumes): 'none' | 'inside' | 'containing' | 'equal' {
  const [onlyA, onlyB] = [!isEqual(first, shared), !isEqual(second, shared)];
  return onlyA ? (onlyB ? 'none' : 'containing') : onlyB ? 'inside' : 'equal';
}

/** The relation and the containment of two solids that have a point in common. */
export function solidRelation(one: ExactMesh, other: ExactMesh): string {
  const volumes = solidVolumes(one, other);
  return `${volumes.shared.n === 0n ? 'touching' : 'overlapping'} ${containmentBy(volumes)}`;
}
