/**
 * Where two polytopes are nearest, or cross, in doubles: what a referee proves afterwards over integers. All vertices,
 * edges and faces are gone through.
 *
 * Source: Ericson 5.1.5 (point and triangle), 5.1.9 (segments).
 */
type Triple = readonly [number, number, number];

/** The parts of a polytope, by numbers of its points. */
export interface Parts {
  readonly edges: readonly (readonly [number, number])[];
  readonly faces: readonly (readonly number[])[];
}

/** Points of both, each by the numbers of points and their weights. */
export interface NearPair {
  readonly a: Weights;
  readonly b: Weights;
  readonly vector: Triple;
}

export type Weights = readonly (readonly [point: number, weight: number])[];

const minus = (p: Triple, q: Triple): Triple => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
const dot = (p: Triple, q: Triple): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const cross = (p: Triple, q: Triple): Triple => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];
const clamped = (x: number): number => (x > 0 ? Math.min(x, 1) : 0);

/** The nearest points of both, likely. */
export function nearPair(p: readonly Triple[], partsP: Parts, q: readonly Triple[], partsQ: Parts): NearPair {
  let best: NearPair = { a: [[0, 1]], b: [[0, 1]], vector: minus(p[0]!, q[0]!) };
  let least = dot(best.vector, best.vector);
  const consider = (a: Weights, b: Weights): void => {
    const vector = minus(pointOf(p, a), pointOf(q, b));
    const square = dot(vector, vector);
    if (!(square < least)) return;
    least = square;
    best = { a, b, vector };
  };
  for (let i = 0; i < p.length; i++) for (let j = 0; j < q.length; j++) consider([[i, 1]], [[j, 1]]);
  const edgesP = partsP.edges.length > 0 ? partsP.edges : p.map((_, i) => [i, i] as const);
  const edgesQ = partsQ.edges.length > 0 ? partsQ.edges : q.map((_, j) => [j, j] as const);
  for (const [i, j] of edgesP) for (const [k, l] of edgesQ) ofSegments(p, q, i, j, k, l, consider);
  for (const t of triangles(partsQ))
    for (let i = 0; i < p.length; i++) {
      const weights = inTriangle(p[i]!, q, t);
      if (weights !== null) consider([[i, 1]], weights);
    }
  for (const t of triangles(partsP))
    for (let j = 0; j < q.length; j++) {
      const weights = inTriangle(q[j]!, p, t);
      if (weights !== null) consider(weights, [[j, 1]]);
    }
  return best;
}

function pointOf(points: readonly Triple[], weights: Weights): Triple {
  let [x, y, z] = [0, 0, 0];
  for (const [i, w] of weights) {
    x += w * points[i]![0];
    y += w * points[i]![1];
    z += w * points[i]![2];
  }
  return [x, y, z];
}

function* triangles({ faces }: Parts): Generator<readonly [number, number, number]> {
  for (const face of faces)
    for (let i = 1; i + 1 < face.length; i++) yield [face[0]!, face[i]!, face[i + 1]!];
}

function ofSegments(
  p: readonly Triple[],
  q: readonly Triple[],
  i: number,
  j: number,
  k: number,
  l: number,
  consider: (a: Weights, b: Weights) => void,
): void {
  const [d, e, r] = [minus(p[j]!, p[i]!), minus(q[l]!, q[k]!), minus(p[i]!, q[k]!)];
  const [dd, ee, de, dr, er] = [dot(d, d), dot(e, e), dot(d, e), dot(d, r), dot(e, r)];
  const area = dd * ee - de * de;
  let s = area > 0 ? clamped((de * er - dr * ee) / area) : 0;
  let t = ee > 0 ? (de * s + er) / ee : 0;
  if (!(t >= 0 && t <= 1)) {
    t = clamped(t);
    s = dd > 0 ? clamped((de * t - dr) / dd) : 0;
  }
  const [a, b] = [ends(i, j, s), ends(k, l, t)];
  consider(a, b);
}

const ends = (i: number, j: number, s: number): Weights => [
  [i, 1 - s],
  [j, s],
];

/** The weights of the foot of a point in a triangle; `null` if it is not inside. */
function inTriangle(
  p: Triple,
  q: readonly Triple[],
  [i, j, k]: readonly [number, number, number],
): Weights | null {
  const [u, v, r] = [minus(q[j]!, q[i]!), minus(q[k]!, q[i]!), minus(p, q[i]!)];
  const n = cross(u, v);
  const size = dot(n, n);
  if (!(size > 0)) return null;
  const [s, t] = [dot(cross(r, v), n) / size, dot(cross(u, r), n) / size];
  if (!(s >= 0 && t >= 0 && s + t <= 1)) return null;
  return [
    [i, 1 - s - t],
    [j, s],
    [k, t],
  ];
}

/** An edge of one and a face of the other that cross, likely; `null` if there are none. */
export function crossingParts(
  p: readonly Triple[],
  { edges }: Parts,
  q: readonly Triple[],
  { faces }: Parts,
): { edge: readonly [number, number]; face: readonly number[] } | null {
  for (const edge of edges) {
    const [from, to] = [p[edge[0]]!, p[edge[1]]!];
    const along = minus(to, from);
    for (const face of faces) {
      const n = cross(minus(q[face[1]!]!, q[face[0]!]!), minus(q[face[2]!]!, q[face[0]!]!));
      const [s, t] = [dot(n, minus(from, q[face[0]!]!)), dot(n, minus(to, q[face[0]!]!))];
      if (!(s * t < 0)) continue;
      const side = Math.sign(dot(n, along));
      const isIn = face.every((a, i) => {
        const [u, v] = [minus(q[a]!, from), minus(q[face[(i + 1) % face.length]!]!, from)];
        return side * dot(along, cross(u, v)) > 0;
      });
      if (isIn) return { edge, face };
    }
  }
  return null;
}
