import { type MeshValues, meshAt, meshSize, SMALLER, vectorAt } from './values.js';

/** The shapes that are asked about a mesh: two or three points behind it tell where they are. */
export const SCENE_KINDS = ['segment', 'triangle', 'box', 'sphere', 'capsule'] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

type P = readonly [number, number, number];

/** A shape of a scene, as the face takes it. */
export type SceneShape =
  | { readonly type: 'segment'; readonly start: P; readonly end: P }
  | { readonly type: 'triangle'; readonly a: P; readonly b: P; readonly c: P }
  | { readonly type: 'box'; readonly min: P; readonly max: P }
  | { readonly type: 'sphere'; readonly center: P; readonly radius: number }
  | { readonly type: 'capsule'; readonly start: P; readonly end: P; readonly radius: number };

/** Where the three points begin. */
export const SCENE_POINTS: number = meshSize(SMALLER);

/** The mesh of a scene. */
export const sceneMesh = (values: ArrayLike<number>): MeshValues => meshAt(values, 0, SMALLER);

/** The shape of a scene. */
export function sceneShape(kind: SceneKind, values: ArrayLike<number>): SceneShape {
  const at = (k: number): P => vectorAt(values, SCENE_POINTS + 3 * k);
  const [p, q, r] = [at(0), at(1), at(2)];
  switch (kind) {
    case 'segment':
      return { type: 'segment', start: p, end: q };
    case 'triangle':
      return { type: 'triangle', a: p, b: q, c: r };
    case 'box':
      return { type: 'box', min: ends(p, q, Math.min), max: ends(p, q, Math.max) };
    case 'sphere':
      return { type: 'sphere', center: p, radius: lengthBetween(p, q) };
    case 'capsule':
      return { type: 'capsule', start: p, end: q, radius: lengthBetween(q, r) };
  }
}

const ends = (p: P, q: P, end: (a: number, b: number) => number): P => [
  end(p[0], q[0]),
  end(p[1], q[1]),
  end(p[2], q[2]),
];

/** About how far two points are apart; of lattices with right angles, exactly. */
function lengthBetween(p: P, q: P): number {
  const [x, y, z] = p.map((c, k) => c - q[k]!) as [number, number, number];
  return Math.min(Math.sqrt(x * x + y * y + z * z), Number.MAX_VALUE);
}
