/**
 * Meshes beside planes and shapes that are given by half-spaces, triangle by triangle over the integers: what is left
 * of a triangle that is cut by one half-space after the other, and Fourier's elimination for what is inside. The kernel
 * walks a tree by signs of doubles, with a mask, and asks the functions of pairs.
 */
import { placedSceneText } from '../../../answers/meshes.js';
import { sceneMesh } from '../../../cases/meshes/scenes.js';
import { type SpaceKind, type SpaceShape, spaceShape } from '../../../cases/meshes/space-scenes.js';
import { clip } from '../clip.js';
import { cornersOf, isProper } from '../half-space-features.js';
import { type Halfspace, opposite, valueAt } from '../halfspace.js';
import type { Parameter } from '../index.js';
import { feasible } from '../linear-programming.js';
import { whereIs } from '../meshes/casts.js';
import { type ExactMesh, exactMesh, exactScene, isClosed } from '../meshes/exact-mesh.js';
import type { PlacedScene } from '../meshes/placed.js';
import { convexHull } from '../polytope.js';
import { exact, pointsAt, type Rational3, rational, type Vector } from '../vectors.js';

interface Scene {
  readonly mesh: ExactMesh;
  /** Whose common part the shape is. */
  readonly spaces: readonly Halfspace[];
}

type Integers = readonly [bigint, bigint, bigint, bigint];

/** The rows n · x + c >= 0 of a shape, all times one number. */
function rowsOf(shape: SpaceShape): Integers[] {
  if (shape.type === 'frustum') return frustumRows(shape.elements);
  if (shape.type === 'hull') return hullRows(shape.points);
  if (shape.type === 'k-dop') {
    const n = shape.axes.length;
    const { numerators } = exact([...shape.axes.flat(), ...shape.min, ...shape.max]);
    return shape.axes.flatMap((_, i): Integers[] => {
      const [x, y, z] = [numerators[3 * i]!, numerators[3 * i + 1]!, numerators[3 * i + 2]!];
      // Axes and bounds were multiplied by one number: so were both sides of n · x >= min.
      const [low, high] = [numerators[3 * n + i]!, numerators[4 * n + i]!];
      return [
        [x, y, z, -low],
        [-x, -y, -z, high],
      ];
    });
  }
  const [x, y, z, c] = exact([...shape.normal, shape.constant]).numerators as unknown as Integers;
  const behind: Integers = [-x, -y, -z, -c];
  return shape.type === 'plane' ? [behind, [x, y, z, c]] : [behind];
}

/** The half-spaces of a hull, by every plane through three points; those of a flat one from both sides. */
function hullRows(points: readonly (readonly number[])[]): Integers[] {
  const values = exact(points.flat());
  const { equations, facets } = convexHull(pointsAt(values, 3, 0, points.length));
  // Points were multiplied by one number.
  return [...equations, ...equations.map(opposite), ...facets].map(
    ({ normal, constant }): Integers => [
      normal[0] * values.one,
      normal[1] * values.one,
      normal[2] * values.one,
      constant,
    ],
  );
}

function frustumRows(elements: readonly number[]): Integers[] {
  const { numerators } = exact(elements);
  const row = (i: number): Integers => [
    numerators[i]!,
    numerators[4 + i]!,
    numerators[8 + i]!,
    numerators[12 + i]!,
  ];
  const w = row(3);
  const sum = (v: Integers, sign: bigint): Integers => [
    w[0] + sign * v[0],
    w[1] + sign * v[1],
    w[2] + sign * v[2],
    w[3] + sign * v[3],
  ];
  return [0, 1, 2].flatMap((i) => [sum(row(i), 1n), sum(row(i), -1n)]);
}

function sceneOf(kind: SpaceKind, values: ArrayLike<number>): Scene {
  const { meshes, unit } = exactScene([sceneMesh(values)]);
  return sceneWith(kind, values, meshes[0]!, unit);
}

/** @param unit a coordinate of the mesh is an integer times that */
function sceneWith(kind: SpaceKind, values: ArrayLike<number>, mesh: ExactMesh, unit: Parameter): Scene {
  const spaces = rowsOf(spaceShape(kind, values)).map(
    ([x, y, z, c]): Halfspace => ({
      normal: [x * unit.numerator, y * unit.numerator, z * unit.numerator],
      constant: c * unit.denominator,
    }),
  );
  // What holds everywhere is no restriction.
  const proper = spaces.filter((space) => isProper(space) || space.constant < 0n);
  return { mesh, spaces: proper };
}

/** The corners of what a triangle has in common with the shape. */
function partOf(points: readonly Vector[], { spaces }: Scene): Rational3[] {
  return clip(convexHull(points), [], spaces).map(({ at }) => at);
}

/** Does a part have points inside of all half-spaces? The mean of its corners is inside of each that one of them is. */
const reachesInside = (part: readonly Rational3[], { spaces }: Scene): boolean =>
  part.length > 0 && spaces.every((space) => part.some((at) => valueAt(space, at) > 0n));

const trianglesOf = ({ mesh }: Scene): Vector[][] =>
  mesh.triangles.map((corners) => corners.map((i) => mesh.vertices[i]!));

/** The triangles that meet a shape. */
export function trianglesMeetingSpaceReferee(kind: SpaceKind): (values: Float64Array) => string {
  return (values) => {
    const scene = sceneOf(kind, values);
    return listText(metIn(scene), scene.mesh.triangles.length);
  };
}

/** Numbers of triangles of which there are so many in all. */
export const listText = (list: readonly number[], all: number): string =>
  `${list.length === 0 ? 'none' : list.length < all ? 'some' : 'all'} ${list.join(',')}`;

/** The numbers of the triangles that meet the shape. */
const metIn = (scene: Scene): number[] =>
  trianglesOf(scene).flatMap((points, t) => (partOf(points, scene).length > 0 ? [t] : []));

/** Which triangles of a mesh at its place meet the shape, and whether its solid does. */
export function placedSpaceText(
  kind: SpaceKind,
  values: ArrayLike<number>,
  { mesh, over }: Pick<PlacedScene, 'mesh' | 'over'>,
): string {
  const scene = sceneWith(kind, values, mesh, { numerator: 1n, denominator: over });
  return placedSceneText(listText(metIn(scene), mesh.triangles.length), '-', solidText(scene));
}

/** Has a set of half-spaces an end in each direction? None of them holds for a direction and all of its multiples. */
function isBounded({ spaces }: Scene): boolean {
  const cone = spaces.map(({ normal }) => ({ normal, constant: 0n }));
  const units: Vector[] = [
    [1n, 0n, 0n],
    [0n, 1n, 0n],
    [0n, 0n, 1n],
  ];
  return units.every((normal) =>
    [{ normal, constant: 0n }, opposite({ normal, constant: 0n })].every(
      (along) => !feasible([...cone, { ...along, strict: true }]),
    ),
  );
}

/** Is the mean of the corners inside of the mesh? It is in the relative interior of the shape. */
function isMiddleInside({ mesh, spaces }: Scene): boolean {
  const corners = cornersOf(spaces);
  if (corners.length === 0) return false;
  const below = corners.reduce((all, { w }) => all * w, 1n) * BigInt(corners.length);
  const sum = (k: 'x' | 'y' | 'z') =>
    corners.reduce((all, at) => all + (at[k] * (below / at.w)) / BigInt(corners.length), 0n);
  const larger = (p: Vector): Vector => [p[0] * below, p[1] * below, p[2] * below];
  const scaled = exactMesh(
    mesh.vertices.map(larger),
    mesh.triangles.flatMap((corner) => [...corner]),
  );
  return whereIs([sum('x'), sum('y'), sum('z')], scaled).startsWith('inside');
}

/** Whether a shape meets the solid. */
export function meetsSolidSpaceReferee(kind: SpaceKind): (values: Float64Array) => string {
  return (values) => solidText(sceneOf(kind, values));
}

function solidText(scene: Scene): string {
  if (!isClosed(scene.mesh.triangles)) return 'open';
  if (trianglesOf(scene).some((points) => partOf(points, scene).length > 0)) return 'surface';
  const mayBeInside = feasible(scene.spaces) && isBounded(scene);
  return mayBeInside && isMiddleInside(scene) ? 'inside' : 'apart';
}

/** How a shape with a volume meets the solid. */
export function solidRelationSpaceReferee(kind: SpaceKind): (values: Float64Array) => string {
  return (values) => {
    const scene = sceneOf(kind, values);
    if (!isClosed(scene.mesh.triangles)) return 'open';
    if (!feasible(scene.spaces.map((space) => ({ ...space, strict: true })))) return 'flat';
    const parts = trianglesOf(scene).map((points) => partOf(points, scene));
    const used = [...new Set(scene.mesh.triangles.flat())].map((i) => rational(scene.mesh.vertices[i]!));
    const isWithin = used.every((at) => scene.spaces.every((space) => valueAt(space, at) >= 0n));
    if (parts.some((part) => reachesInside(part, scene)))
      return `overlapping ${isWithin ? 'inside' : 'none'}`;
    if (isBounded(scene) && isMiddleInside(scene)) return `overlapping ${isWithin ? 'equal' : 'containing'}`;
    const isTouching = parts.some((part) => part.length > 0);
    return `${isTouching ? 'touching' : 'disjoint'} ${isWithin ? 'inside' : 'none'}`;
  };
}
