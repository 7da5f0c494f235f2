/** Questions on files of meshes: a small mesh, and how a program spells it. */
import { Random } from '../random.js';

/** The most points and faces of a mesh, and the most corners of a face. */
export const MOST_POINTS = 8;
export const MOST_FACES = 6;
export const MOST_CORNERS = 7;
/** Faults of files: the first numbers are one each, all others are none, so that most files are sound. */
export const MOST_FAULT = 39;
export const MOST_SEED = 99_999;

/** Where the values stand: how many points and faces, the most corners of a face, ..., then the points. */
export const FILE = {
  points: 0,
  faces: 1,
  corners: 2,
  spelling: 3,
  features: 4,
  fault: 5,
  seed: 6,
  places: 7,
} as const;

/** What is wrong with a file. */
export const FAULTS = ['none', 'corner-beyond', 'no-number', 'number-beyond', 'corner-below'] as const;
export type Fault = (typeof FAULTS)[number];

/** What all text files can have, by the bit of each. */
export const TEXT_FEATURES = [
  'crlf',
  'cr',
  'comments',
  'blanks',
  'byte-order-mark',
  'no-last-end',
  'long',
] as const;

/** A mesh that is drawn. */
export interface DrawnMesh {
  readonly points: readonly (readonly number[])[];
  readonly faces: readonly (readonly number[])[];
}

/** The mesh of a case: half of its faces go round neighbours in the list of points, the others are any corners. */
export function drawnMesh(v: ArrayLike<number>): DrawnMesh {
  const count = v[FILE.points]!;
  const random = new Random(v[FILE.seed]!, 0x6d657368, 1, 1);
  const points = Array.from({ length: count }, (_, i) => [0, 1, 2].map((k) => v[FILE.places + 3 * i + k]!));
  const faces = Array.from({ length: v[FILE.faces]! }, () => {
    const corners = 3 + random.below(v[FILE.corners]! - 2);
    const first = random.below(count);
    const goesRound = random.oneIn(2);
    return Array.from({ length: corners }, (_, i) => (goesRound ? (first + i) % count : random.below(count)));
  });
  return { points, faces };
}

/** The triangles of faces, as fans: for formats that have nothing else. */
export function trianglesOf({ faces }: DrawnMesh): number[][] {
  return faces.flatMap((face) =>
    Array.from({ length: face.length - 2 }, (_, i) => [face[0]!, face[i + 1]!, face[i + 2]!]),
  );
}

/** How a program writes: which of its features a file has, and what it draws at random. */
export interface Dialect<F extends string> {
  readonly random: Random;
  readonly fault: Fault;
  readonly spelling: number;
  has(feature: F): boolean;
}

/** @param features the names of the bits, the lowest first */
export function dialectOf<F extends string>(v: ArrayLike<number>, features: readonly F[]): Dialect<F> {
  const bits = v[FILE.features]!;
  return {
    random: new Random(v[FILE.seed]!, bits, 0x66696c65, 2),
    fault: FAULTS[v[FILE.fault]!] ?? 'none',
    spelling: v[FILE.spelling]!,
    has: (feature) => ((bits >> features.indexOf(feature)) & 1) === 1,
  };
}
