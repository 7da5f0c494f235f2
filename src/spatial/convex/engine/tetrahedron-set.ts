import { copiedPoint3 } from '../../../core/copies.js';
import { edge, type Feature, face, INTERIOR, vertex } from '../../../core/feature.js';
import type { Point3, Tetrahedron } from '../../../core/shapes.js';
import { type ExactPlane, planeThrough } from '../../../implicit/index.js';
import { type AffineDimension, affineBasis, sideOfThree } from '../../hull/affine-hull.js';
import { ConvexSet, type LinearQuestions, ListedSet } from './convex-set.js';
import type { LinearKind } from './half-spaces.js';
import { hullWalls } from './hull-walls.js';
import { linearMeets } from './linear-meets.js';
import { TETRAHEDRON_EDGES, TETRAHEDRON_FACES, TETRAHEDRON_HALF_SPACES } from './tetrahedron-half-spaces.js';
import type { Wall } from './wall.js';

/** The number of the edge from vertex i to vertex j. */
const EDGE_NUMBERS: readonly (readonly number[])[] = [
  [-1, 0, 1, 2],
  [0, -1, 3, 4],
  [1, 3, -1, 5],
  [2, 4, 5, -1],
];

/** A tetrahedron that is not flat: the faces that a point lies on name its feature. */
class FullTetrahedronSet extends ConvexSet {
  readonly #tetrahedron: Tetrahedron;
  readonly #rightHanded: boolean;
  readonly #vertices: readonly Point3[];
  #walls: readonly Wall[] | undefined;

  constructor(tetrahedron: Tetrahedron, rightHanded: boolean) {
    super();
    const { a, b, c, d } = tetrahedron;
    this.#tetrahedron = tetrahedron;
    this.#rightHanded = rightHanded;
    this.#vertices = [a, b, c, d].map(copiedPoint3);
  }

  override get vertices(): readonly Point3[] {
    return this.#vertices;
  }

  override get edges(): readonly (readonly [number, number])[] {
    return TETRAHEDRON_EDGES;
  }

  override get faces(): readonly (readonly number[])[] {
    return TETRAHEDRON_FACES;
  }

  override get walls(): readonly Wall[] {
    this.#walls ??= [0, 1, 2, 3].map((i) => ({ plane: this.planeAt(i), equality: false }));
    return this.#walls;
  }

  override get dimension(): AffineDimension {
    return 3;
  }

  override get isSimple(): boolean {
    return true;
  }

  override questions(): LinearQuestions {
    return { spaces: TETRAHEDRON_HALF_SPACES, shape: this.#tetrahedron };
  }

  override planeAt(i: number): ExactPlane {
    const [a, b, c] = TETRAHEDRON_FACES[i]!.map((v) => this.#vertices[v]!) as [Point3, Point3, Point3];
    return this.#rightHanded ? planeThrough(a, b, c) : planeThrough(a, c, b);
  }

  override isEquality(): boolean {
    return false;
  }

  /**
   * A vertex lies on the three faces that are not opposite, an edge on the two that lie opposite its other vertices.
   */
  override featureAt(tight: readonly number[]): Feature {
    if (tight.length === 0) return INTERIOR;
    if (tight.length === 1) return face(tight[0]!);
    const [i, j] = [0, 1, 2, 3].filter((k) => !tight.includes(k)) as [number, number?];
    return j === undefined ? vertex(i) : edge(EDGE_NUMBERS[i]![j]!);
  }
}

/** A tetrahedron as a convex set; a flat one is the hull of its corners. */
export function tetrahedronSet(tetrahedron: Tetrahedron): ConvexSet {
  const { a, b, c, d } = tetrahedron;
  const turn = sideOfThree(a, b, c, d);
  if (turn !== 0) return new FullTetrahedronSet(tetrahedron, turn > 0);
  // Corners may become points of the answer, which does not change with the argument.
  const vertices = [a, b, c, d].map(copiedPoint3);
  return new ListedSet({
    vertices,
    edges: TETRAHEDRON_EDGES,
    faces: TETRAHEDRON_FACES,
    walls: hullWalls(vertices),
    dimension: (affineBasis(vertices).length - 1) as AffineDimension,
  });
}

/** Whether a linear component meets a tetrahedron. */
export function linearMeetsTetrahedron(
  kind: LinearKind,
  from: Point3,
  to: Point3,
  tetrahedron: Tetrahedron,
): boolean {
  const { a, b, c, d } = tetrahedron;
  if (sideOfThree(a, b, c, d) !== 0) return linearMeets(TETRAHEDRON_HALF_SPACES, tetrahedron, kind, from, to);
  const { spaces, shape } = tetrahedronSet(tetrahedron).questions();
  return linearMeets(spaces, shape, kind, from, to);
}
