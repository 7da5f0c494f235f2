import {
  cross,
  dot,
  exact,
  isZero,
  pointsAt,
  sameVector,
  subtract,
  type Vector,
} from '../referees/shapes/vectors.js';

/** From one vertex to another, by their numbers. */
export type Edge = readonly [number, number];

/** The vertices on an edge in their order, its ends among them; those at one place have one number, the lowest. */
function stops([from, to]: Edge, points: readonly Vector[]): number[] {
  const [a, b] = [points[from]!, points[to]!];
  const way = subtract(b, a);
  const length = dot(way, way);
  const found = points.flatMap((p, number) => {
    const step = subtract(p, a);
    const along = dot(way, step);
    return along >= 0n && along <= length && isZero(cross(way, step)) ? [{ number, along }] : [];
  });
  const first = found.filter(({ along }, i) => found.findIndex((other) => other.along === along) === i);
  return first.sort((p, q) => (p.along < q.along ? -1 : 1)).map(({ number }) => number);
}

/**
 * The boundary of what edges go around: each is cut at all vertices that lie on it, and pieces that run both ways
 * are gone. However a polygon is cut into triangles, with or without those that have no area, their edges leave
 * what its own leave.
 */
function boundaryOf(edges: readonly Edge[], positions: ArrayLike<number>): Edge[] {
  const points = pointsAt(exact(positions), 3, 0, positions.length / 3);
  const balance = new Map<string, number>();
  for (const [from, to] of edges) {
    if (sameVector(points[from]!, points[to]!)) continue;
    const all = stops([from, to], points);
    for (const [i, end] of all.slice(1).entries()) {
      const [low, high] = all[i]! < end ? [all[i]!, end] : [end, all[i]!];
      balance.set(`${low}-${high}`, (balance.get(`${low}-${high}`) ?? 0) + (all[i] === low ? 1 : -1));
    }
  }
  return [...balance].flatMap(([key, count]) => {
    const [low, high] = key.split('-').map(Number) as [number, number];
    return Array.from({ length: Math.abs(count) }, (): Edge => (count > 0 ? [low, high] : [high, low]));
  });
}

/** What a file of a mesh holds, as text. */

/**
 * A face of the file: its number among the faces, and either its triangles, or the edges around it if it was cut in
 * some other way.
 */
export interface FileFace {
  readonly number: number;
  /** The triangles of a fan, each as the numbers of its corners; or the ends of edges, in any order. */
  readonly triangles?: readonly (readonly number[])[];
  readonly edges?: readonly Edge[];
}

/** What was read: coordinates, three for each vertex, and faces in their order. */
export interface FileMesh {
  readonly positions: ArrayLike<number>;
  readonly faces: readonly FileFace[];
}

/** What is said of a file that is none. */
export const REJECTED = 'rejected';

const numberText = (x: number): string => (Object.is(x, -0) ? '-0' : String(x));

function faceText({ number, triangles, edges }: FileFace, positions: ArrayLike<number>): string {
  if (triangles !== undefined) return `${number}:${triangles.map((corners) => corners.join('-')).join('+')}`;
  const ends = boundaryOf(edges ?? [], positions).map(([from, to]) => `${from}-${to}`);
  return `${number}:[${ends.sort().join(',')}]`;
}

/** Whether all faces are triangles, some are fans, or some were cut. */
function kindOf(faces: readonly FileFace[]): string {
  if (faces.length === 0) return 'no-faces';
  if (faces.some(({ triangles }) => triangles === undefined)) return 'cut';
  return faces.every(({ triangles }) => triangles!.length === 1) ? 'triangles' : 'fans';
}

/**
 * `triangles (0,0,0) (1,0,0) (0,1,0) 0:0-1-2`: what the faces are, the vertices in their order, and the faces by
 * their numbers.
 */
export function meshFileText({ positions, faces }: FileMesh): string {
  const vertices = Array.from({ length: positions.length / 3 }, (_, i) => {
    const coordinates = [0, 1, 2].map((k) => numberText(positions[3 * i + k]!));
    return `(${coordinates.join(',')})`;
  });
  return [kindOf(faces), ...vertices, ...faces.map((face) => faceText(face, positions))].join(' ');
}

const SMALLEST_NORMAL = 2 ** -1022;

/** All that an answer stands for: what its faces are, and what is rare about its numbers. */
function kindsOf(text: string): string[] {
  const numbers = [...text.matchAll(/[(,](-?[\d.e+-]+)(?=[,)])/g)].map(([, number]) => Number(number));
  const isIn = (is: (x: number) => boolean, kind: string) => (numbers.some(is) ? [kind] : []);
  return [
    text.split(' ')[0]!,
    ...isIn((x) => Object.is(x, -0), 'negative-zero'),
    ...isIn((x) => x !== 0 && Math.abs(x) < SMALLEST_NORMAL, 'subnormal'),
  ];
}

/** The class of an answer: one of what it stands for, a different one from case to case. */
export function meshFileClass(text: string): string {
  const kinds = kindsOf(text);
  return kinds[text.length % kinds.length]!;
}
