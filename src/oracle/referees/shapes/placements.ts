/**
 * Where placements take points, as textbooks turn and mirror them: by cross products, without a matrix. Solids and
 * planes are asked about by the places of their points, and by no transposed or inverted matrix.
 */
import { KIND, KINDS, NUMBER, VECTORS } from '../../cases/placements.js';
import { nearestDouble } from './nearest-double.js';
import { cross, dot, type Exact, exact, multiply, type Vector, vectorAt } from './vectors.js';

/** A vector over a positive number. */
export interface Place {
  readonly over: bigint;
  readonly at: Vector;
}

const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/**
 * What maps points, given as vectors over the denominator that all numbers have: to places over one number.
 *
 * @param kind what the placement at `at` is
 */
export function placementMap(all: Exact, kind: (typeof KINDS)[number], at: number): (p: Vector) => Place {
  const { numerators, one } = all;
  const [a, b, c, d] = [0, 1, 2, 3].map((i) => vectorAt(all, at + 3 * i, 3)) as [
    Vector,
    Vector,
    Vector,
    Vector,
  ];
  const number = numerators[at + NUMBER - VECTORS]!;
  if (kind === 'matrix') {
    return ([x, y, z]) => {
      const sum = plus(plus(multiply(a, x), multiply(b, y)), plus(multiply(c, z), multiply(d, one)));
      return { at: sum, over: one * one };
    };
  }
  const square = dot(a, a);
  if (kind === 'reflection') {
    return (p) => {
      // 2 (n · p + constant) n / n²
      const away = multiply(a, -2n * (dot(a, p) + number * one));
      return { at: plus(multiply(p, square), away), over: square * one };
    };
  }
  const weight = square + number * number;
  return (p) => {
    const s: Vector = [p[0] * b[0], p[1] * b[1], p[2] * b[2]];
    const turned = plus(
      multiply(s, number * number - square),
      plus(multiply(a, 2n * dot(a, s)), multiply(cross(a, s), 2n * number)),
    );
    return { at: plus(turned, multiply(d, weight * one)), over: weight * one * one };
  };
}

/** {@link placementMap} of the corners of a tetrahedron and its point, by their numbers. */
function mapOf(v: ArrayLike<number>): (i: number) => Place {
  const all = exact(v);
  const map = placementMap(all, KINDS[v[KIND]!]!, VECTORS);
  return (i) => map(vectorAt(all, 3 * i, 3));
}

const sign = (x: bigint): number => (x > 0n ? 1 : x < 0n ? -1 : 0);

/** Six times the signed volume of a tetrahedron, times a positive number: on which side of a, b, c a point is. */
export function volume(a: Place, b: Place, c: Place, d: Place): bigint {
  const from = (p: Place): Vector => plus(multiply(p.at, a.over), multiply(a.at, -p.over));
  return dot(cross(from(b), from(c)), from(d));
}

/** Where the corners and the point are before. */
function before(v: ArrayLike<number>): Place[] {
  const all = exact(v);
  return [0, 1, 2, 3, 4].map((i) => ({ at: vectorAt(all, 3 * i, 3), over: all.one }));
}

type Five = readonly [Place, Place, Place, Place, Place];

/** Where they go; `null` for a placement that flattens space. */
function after(v: ArrayLike<number>): Five | null {
  const map = mapOf(v);
  const places = [0, 1, 2, 3].map(map);
  const [a, b, c, d] = places as [Place, Place, Place, Place];
  if (volume(a, b, c, d) === 0n) return null;
  const all = exact(v);
  // What is asked for is where it is.
  return [a, b, c, d, { at: vectorAt(all, 12, 3), over: all.one }];
}

/** Whether the corners have no volume. */
export function isFlat(v: ArrayLike<number>): boolean {
  const [a, b, c, d] = before(v) as [Place, Place, Place, Place];
  return volume(a, b, c, d) === 0n;
}

/** The place of a point among four: with how many faces it is on the side of the corner across. */
function locationOf([a, b, c, d, q]: Five): string {
  const faces: [Place, Place, Place, Place][] = [
    [a, b, c, d],
    [a, b, d, c],
    [a, c, d, b],
    [b, c, d, a],
  ];
  const signs = faces.map(([p, r, s, across]) => sign(volume(p, r, s, q)) * sign(volume(p, r, s, across)));
  return signs.some((one) => one < 0) ? 'outside' : signs.some((one) => one === 0) ? 'boundary' : 'inside';
}

const coordinatesOf = ({ at, over }: Place): number[] => at.map((n) => nearestDouble(n, over));

function compare(p: Place, q: Place): number {
  for (const i of [0, 1, 2] as const) {
    const order = sign(p.at[i] * q.over - q.at[i] * p.over);
    if (order !== 0) return order;
  }
  return 0;
}

export function transformSolidReferee(v: ArrayLike<number>): string {
  const places = after(v);
  if (places === null) return 'none';
  const corners = places.slice(0, 4).sort(compare);
  return [locationOf(places), ...corners.flatMap(coordinatesOf)].join(' ');
}

export function transformTreeReferee(v: ArrayLike<number>): string {
  const places = after(v);
  return places === null ? 'none' : locationOf(places);
}

export function transformedPlaneReferee(v: ArrayLike<number>): string {
  const places = after(v);
  if (places === null) return 'none';
  const [a, b, c, d, q] = places;
  const old = before(v) as [Place, Place, Place, Place];
  // The fourth corner is in front of the plane through the others, or behind it, before and after.
  const front = sign(volume(...old)) * sign(volume(a, b, c, d));
  return ['minus', 'zero', 'plus'][1 + front * sign(volume(a, b, c, q))]!;
}

export function transformMeshReferee(v: ArrayLike<number>): string {
  const places = after(v);
  if (places === null) return 'none';
  const [a, b, c, d] = places;
  const coordinates = [a, b, c, d].flatMap(coordinatesOf);
  if (!coordinates.every(Number.isFinite)) return 'beyond';
  const isExact = [a, b, c, d].every(({ at, over }, i) => {
    const rounded = exact(coordinates.slice(3 * i, 3 * i + 3));
    return at.every((n, k) => n * rounded.one === rounded.numerators[k]! * over);
  });
  const old = before(v) as [Place, Place, Place, Place];
  const isMirrored = sign(volume(...old)) !== sign(volume(a, b, c, d));
  return [isMirrored ? 'turned' : 'kept', isExact ? 'exact' : 'rounded', ...coordinates].join(' ');
}
