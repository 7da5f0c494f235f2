import * as rational from '../arithmetic/rational.js';
import { roundQuotient, roundSqrt } from '../arithmetic/rounding.js';
import { reject, rejectWords, requireList, requireNumber, requireObject } from '../core/arguments/index.js';
import type { Point3, Ray } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { unplacedPoint } from '../implicit/exact-placement.js';
import { exactForm3 } from '../implicit/forms.js';
import { exactParameterValue } from '../implicit/index.js';
import { ExactFormPointObject } from '../implicit/objects/exact-form-point.js';
import type { Point3Object } from '../implicit/objects/point3-object.js';
import { allHits, type MeshHit } from '../mesh/index.js';
import { type CornerWeights, cornerWeights } from '../solids/meshes/corner-weights.js';
import { weightedMean } from '../solids/meshes/interpolate-attributes.js';
import { type AttributeLike, numbersOf, requireAttributeLike } from './attributes.js';
import { drawnTriangles, requireMeshObject, triangleRange } from './geometry-mesh.js';
import { type PlacedObject, placedObject } from './prepared-geometry.js';
import { rayFrom } from './shapes-of.js';
import type { ObjectLike, VectorLike } from './structures.js';

/** A `Vector3` that takes coordinates. */
export interface SettableVector {
  /** Takes its coordinates. */
  set(x: number, y: number, z: number): unknown;
}

/** A `Vector3` that others are made of. */
export interface CloneableVector extends VectorLike {
  /** Another one of its class. */
  clone(): SettableVector;
}

/** What is read of a `Raycaster`. */
export interface RaycasterLike {
  readonly ray: { readonly origin: CloneableVector; readonly direction: VectorLike };
  readonly near: number;
  readonly far: number;
  /** Whether the first hit is all that is wanted, as three-mesh-bvh reads it. */
  readonly firstHitOnly?: boolean | undefined;
}

/** A vector of the plane: a `Vector2` copies it. */
export interface PlaneVector {
  readonly x: number;
  readonly y: number;
}

/** What is pushed for a hit, with the members that three.js gives it. */
export interface ExactIntersection<U = PlaneVector> {
  /** From the origin of the ray: the nearest double. */
  readonly distance: number;
  /** Where it is in the world: the nearest doubles. */
  readonly point: unknown;
  readonly object: unknown;
  readonly faceIndex: number;
  readonly face: {
    readonly a: number;
    readonly b: number;
    readonly c: number;
    readonly normal: unknown;
    readonly materialIndex: number;
  };
  /** The weights of the corners, each the nearest double. */
  readonly barycoord: unknown;
  readonly uv?: U;
  readonly uv1?: U;
  readonly normal?: unknown;
}

/** A method for `Mesh.raycast`. */
export type Raycast = (this: ObjectLike, raycaster: RaycasterLike, intersects: unknown[]) => void;

/**
 * A `raycast` for a `Mesh` of three.js that is right: `mesh.raycast = exactRaycast`, and `Raycaster.intersectObject`
 * gives what it gives otherwise, but for hits that three.js misses or makes up.
 *
 * Does the ray meet a triangle of the geometry where `matrixWorld` takes it? Edges and corners of triangles belong to
 * them, so a ray through one hits all triangles there, each with the same distance. The ray is taken as its doubles say
 * (of a camera: as `setFromCamera` rounded it), and so is the matrix, which may scale, shear and mirror; nothing is
 * rounded before all is decided. As in three.js the material's `side` says which faces count, those that the ray runs
 * along do not, groups and `drawRange` say what is there, and `near <= distance <= far` holds, exactly. A matrix that
 * flattens has no hits.
 *
 * Hits are pushed in their exact order, so that those whose distances round to one double stay in it. `distance`,
 * `point`, `barycoord`, `uv`, `uv1` and the interpolated `normal` are the nearest doubles to the true ones;
 * `face.normal` is calculated in doubles. `uv` and `uv1` are plain `{ x, y }`: {@link exactRaycastWith} makes vectors.
 * If the raycaster has `firstHitOnly` (of three-mesh-bvh), only the first of them is pushed, and the others cost
 * little.
 *
 * A tree over the triangles is built at the first ray, and anew where a `version` of an attribute (`needsUpdate`) or
 * the attribute itself has changed. Bounding boxes and spheres are neither asked nor made.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 22.8.
 *
 * @throws RangeError naming what is wrong: a ray without a direction, a coordinate that is not finite, and meshes whose
 *   vertices are not those of their geometry (skinned, morphed, instanced, batched)
 * @example
 * const vector = (x, y, z) => ({ x, y, z, clone: () => ({ set: vector }) });
 * const array = new Float32Array([0, 0, 0, 4, 0, 0, 0, 4, 0]);
 * const geometry = { attributes: { position: { array, itemSize: 3, count: 3 } }, index: null };
 * const matrixWorld = { elements: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] };
 * const mesh = { geometry, material: { side: 0 }, matrixWorld, raycast: exactRaycast };
 * const hits = [];
 * mesh.raycast({ ray: { origin: vector(2, 2, 5), direction: vector(0, 0, -1) }, near: 0, far: 5 }, hits);
 * hits.map(({ faceIndex, distance }) => [faceIndex, distance]); // [[0, 5]]
 */
export function exactRaycast(this: ObjectLike, raycaster: RaycasterLike, intersects: unknown[]): void {
  castOn(this, raycaster, intersects, (x, y) => ({ x, y }));
}

/**
 * {@link exactRaycast} with texture coordinates that are vectors of three.js: `mesh.raycast = exactRaycastWith(THREE)`.
 *
 * @param three the module three, or an object with its class `Vector2`
 * @throws RangeError for what has no such class
 * @example
 * class Vector2 { constructor(x, y) { this.sum = x + y; } }
 * typeof exactRaycastWith({ Vector2 }); // 'function'
 */
export function exactRaycastWith(three: { readonly Vector2: new (x: number, y: number) => object }): Raycast {
  requireObject('exactRaycastWith', 'three', 'the module three', three);
  const { Vector2 } = three;
  if (typeof Vector2 !== 'function') reject('exactRaycastWith', 'three.Vector2', 'a class', Vector2);
  return function raycast(raycaster, intersects) {
    castOn(this, raycaster, intersects, (x, y) => new Vector2(x, y));
  };
}

/** The values of `Material.side`. */
const FRONT_SIDE = 0;
const BACK_SIDE = 1;

/** A triangle that the ray runs along shows no side. */
function isSeen(side: unknown, facing: Sign): boolean {
  if (facing === 0) return false;
  return side === FRONT_SIDE ? facing > 0 : side === BACK_SIDE ? facing < 0 : true;
}

const WHERE = 'exactRaycast';

function castOn(
  object: ObjectLike,
  raycaster: RaycasterLike,
  intersects: unknown[],
  makeVector: (x: number, y: number) => object,
): void {
  if (object === undefined) rejectWords(WHERE, 'this', 'a Mesh', 'nothing: set mesh.raycast = exactRaycast');
  requireMeshObject(WHERE, 'mesh', object);
  requireObject(WHERE, 'raycaster', 'a Raycaster of three.js', raycaster);
  requireList(WHERE, 'intersects', 'a list', intersects);
  const ray = rayFrom(WHERE, 'raycaster.ray', raycaster.ray);
  const { near, far } = raycaster;
  for (const [name, value] of Object.entries({ near, far })) {
    if (Math.abs(value) !== Number.POSITIVE_INFINITY) requireNumber(WHERE, `raycaster.${name}`, value);
  }
  const { material, geometry } = object;
  if (material === undefined || material === null || geometry.attributes.position === undefined) return;
  const there = placedObject(WHERE, 'mesh', object);
  if (there === null) return;
  const layersOf = drawnLayers(object, there.mesh.triangles);
  const hits = new HitMaker(object, there, raycaster, ray, makeVector);
  for (const hit of allHits(there.placed, ray)) {
    for (const { side, materialIndex } of layersOf(hit.triangle)) {
      if (!isSeen(side, hit.facing)) continue;
      const found = hits.make(hit, materialIndex);
      if (found === null) continue;
      intersects.push(found);
      if (raycaster.firstHitOnly === true) return;
    }
  }
}

/** A material that a triangle is drawn with. */
interface Layer {
  readonly side: unknown;
  readonly materialIndex: number;
}

/** What a triangle is drawn with: nothing outside of the drawing range; each group has it once. */
function drawnLayers(
  { geometry, material }: ObjectLike,
  triangles: number,
): (triangle: number) => readonly Layer[] {
  const { first, last } = drawnTriangles(WHERE, 'mesh.geometry', geometry, triangles);
  const isDrawn = (t: number) => t >= first && t < last;
  const sideOf = (one: unknown) => (one as { side?: unknown }).side;
  if (!Array.isArray(material)) {
    const only = [{ side: sideOf(material), materialIndex: 0 }];
    return (t) => (isDrawn(t) ? only : []);
  }
  const groups = (geometry.groups ?? []).flatMap(({ start, count, materialIndex = 0 }, i) => {
    const one = material[materialIndex] as unknown;
    if (one === undefined) return [];
    const range = triangleRange(WHERE, `mesh.geometry.groups[${i}]`, start, count, triangles);
    return [{ ...range, side: sideOf(one), materialIndex }];
  });
  return (t) => (isDrawn(t) ? groups.filter((group) => t >= group.first && t < group.last) : []);
}

/** Makes intersections of hits. */
class HitMaker {
  readonly #object: ObjectLike;
  readonly #there: PlacedObject;
  readonly #raycaster: RaycasterLike;
  readonly #ray: Ray;
  readonly #makeVector: (x: number, y: number) => object;
  /** The square of the direction's length. */
  readonly #square: rational.Rational;

  constructor(
    object: ObjectLike,
    there: PlacedObject,
    raycaster: RaycasterLike,
    ray: Ray,
    makeVector: (x: number, y: number) => object,
  ) {
    this.#object = object;
    this.#there = there;
    this.#raycaster = raycaster;
    this.#ray = ray;
    this.#makeVector = makeVector;
    this.#square = Array.from(ray.direction, rational.fromNumber).map(rational.square).reduce(rational.add);
  }

  /** The intersection of a hit; null if it is nearer or farther than asked for. */
  make(hit: MeshHit, materialIndex: number): ExactIntersection<object> | null {
    const along = exactParameterValue(hit.parameter);
    const squared = rational.multiply(rational.square(along), this.#square);
    const { near, far } = this.#raycaster;
    if (far < 0 || near === Number.POSITIVE_INFINITY) return null;
    if (near > 0 && rational.compare(squared, squareOf(near)) < 0) return null;
    if (far !== Number.POSITIVE_INFINITY && rational.compare(squared, squareOf(far)) > 0) return null;
    const { triangle } = hit;
    const { positions, indices } = this.#there.mesh;
    const [a, b, c] = [indices[3 * triangle]!, indices[3 * triangle + 1]!, indices[3 * triangle + 2]!];
    const corners = [a, b, c].map((v): Point3 => positions.subarray(3 * v, 3 * v + 3));
    const form = exactForm3(hit.point as unknown as Point3 | Point3Object);
    const weights = cornerWeights(new ExactFormPointObject(unplacedPoint(this.#there.to, form)), corners);
    const [u, v, w] = weights.parts.map((part) => roundQuotient(part, weights.whole));
    const normal = unitNormal(corners as [Point3, Point3, Point3]);
    return {
      distance: roundSqrt(squared.numerator, squared.denominator),
      point: this.#vector(hit.rounded.point),
      object: this.#object,
      ...this.#interpolated(weights, [a, b, c]),
      faceIndex: triangle,
      face: { a, b, c, normal: this.#vector(normal), materialIndex },
      barycoord: this.#vector([u!, v!, w!]),
    };
  }

  /** A vector of the class that the ray's origin has. */
  #vector(p: ArrayLike<number>): unknown {
    const vector = this.#raycaster.ray.origin.clone();
    vector.set(p[0]!, p[1]!, p[2]!);
    return vector;
  }

  #interpolated(
    weights: CornerWeights,
    vertices: readonly [number, number, number],
  ): Pick<ExactIntersection<object>, 'uv' | 'uv1' | 'normal'> {
    const found: { uv?: object; uv1?: object; normal?: unknown } = {};
    for (const name of ['uv', 'uv1'] as const) {
      const at = this.#meanOf(name, weights, vertices);
      if (at !== null) found[name] = this.#makeVector(at[0]!, at[1]!);
    }
    const normal = this.#meanOf('normal', weights, vertices);
    if (normal !== null) {
      const isTurned = this.#isAlong(normal);
      found.normal = this.#vector(isTurned ? normal.map((x) => 0 - x) : normal);
    }
    return found;
  }

  /** The numbers of an attribute at a place of a triangle; null if there is no such attribute. */
  #meanOf(
    name: string,
    weights: CornerWeights,
    vertices: readonly [number, number, number],
  ): readonly number[] | null {
    const value = this.#object.geometry.attributes[name];
    if (value === undefined) return null;
    const path = `mesh.geometry.attributes.${name}`;
    const attribute: AttributeLike = requireAttributeLike(WHERE, path, value);
    const numberAt = numbersOf(attribute);
    return Array.from({ length: Math.min(attribute.itemSize, 3) }, (_, place) => {
      const numbers = vertices.map((vertex) => numberAt(vertex, place)) as [number, number, number];
      for (const number of numbers) requireNumber(WHERE, path, number);
      return weightedMean(weights, numbers);
    });
  }

  /** Does a vector of the object's frame look along the ray? */
  #isAlong(normal: readonly number[]): boolean {
    const { adjugate, determinant } = this.#there.to;
    const [n, d] = [normal, Array.from(this.#ray.direction)].map((v) => v.map(rational.fromNumber));
    const columns = [0, 1, 2] as const;
    const sum = columns
      .flatMap((i) =>
        columns.map((k) => {
          const product = rational.multiply(n![i]!, d![k]!);
          return rational.multiply(product, rational.fromParts(adjugate[i][k], 1n));
        }),
      )
      .reduce(rational.add);
    return determinant < 0n ? rational.sign(sum) < 0 : rational.sign(sum) > 0;
  }
}

const squareOf = (x: number): rational.Rational => rational.square(rational.fromNumber(x));

/** The normal of a triangle, one long, in doubles; zero where they have none. */
function unitNormal([a, b, c]: readonly [Point3, Point3, Point3]): readonly number[] {
  const edge = (p: Point3, q: Point3) => [q[0]! - p[0]!, q[1]! - p[1]!, q[2]! - p[2]!];
  const unit = (v: readonly number[]): readonly number[] => {
    const largest = Math.max(...v.map(Math.abs));
    return largest > 0 && largest < Number.POSITIVE_INFINITY ? v.map((x) => x / largest) : [0, 0, 0];
  };
  const [u, v] = [unit(edge(a, b)), unit(edge(a, c))];
  const [x, y, z] = unit([
    u[1]! * v[2]! - u[2]! * v[1]!,
    u[2]! * v[0]! - u[0]! * v[2]!,
    u[0]! * v[1]! - u[1]! * v[0]!,
  ]);
  const length = Math.sqrt(x! * x! + y! * y! + z! * z!);
  return length > 0 ? [x! / length, y! / length, z! / length] : [0, 0, 0];
}
