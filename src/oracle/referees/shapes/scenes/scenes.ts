/**
 * Meshes beside shapes, triangle by triangle over the integers: shapes with flat faces by their common part, round
 * ones by the distance of the triangle from their points. The kernel walks a tree with bounds in doubles, and asks the
 * functions of pairs.
 */

import { placedSceneText } from '../../../answers/meshes.js';
import { isSpaceKind, PLACED_SCENE, placedKindOf } from '../../../cases/meshes/placed-scenes.js';
import {
  SCENE_POINTS,
  type SceneKind,
  type SceneShape,
  sceneMesh,
  sceneShape,
} from '../../../cases/meshes/scenes.js';
import { vectorAt } from '../../../cases/meshes/values.js';
import { relation } from '../contact.js';
import { shapesDistance } from '../distance/distance.js';
import type { Parameter } from '../index.js';
import { whereIs } from '../meshes/casts.js';
import { type ExactMesh, exactMesh, exactScene, isClosed } from '../meshes/exact-mesh.js';
import { placedScene } from '../meshes/placed.js';
import { boxShape, pointShape, polygonShape, type Shape, segmentShape } from '../shape.js';
import { add, dot, exact, multiply, type Vector } from '../vectors.js';
import { listText, placedSpaceText } from './space-scenes.js';

interface Scene {
  readonly mesh: ExactMesh;
  /** What is flat; of a round shape, its point or axis. */
  readonly core: Shape;
  /** The square of the radius, over the denominator that squares of lengths have; `null` for flat shapes. */
  readonly square: Fraction | null;
  /** A point in the middle of the shape. */
  readonly middle: Vector;
}

interface Fraction {
  readonly above: bigint;
  readonly below: bigint;
}

/** All in units that are halved and divided by three, so that what is in the middle is an integer, too. */
function sceneOf(kind: SceneKind, values: ArrayLike<number>): Scene {
  const shape = sceneShape(kind, values);
  const { meshes, others, unit } = exactScene([sceneMesh(values)], pointsOf(shape).flat());
  return sceneWith(shape, meshes[0]!, others, unit);
}

/** The same where a placement takes the mesh; `null` if it flattens. */
function placedSceneOf(kind: SceneKind, values: ArrayLike<number>): Scene | null {
  const shape = sceneShape(kind, values);
  const found = placedScene(sceneMesh(values), pointsOf(shape).flat(), values, PLACED_SCENE.placement);
  if (found === null) return null;
  return sceneWith(shape, found.mesh, found.others, { numerator: 1n, denominator: found.over });
}

/** @param unit what 1 stands for */
function sceneWith(
  shape: SceneShape,
  { vertices, triangles }: ExactMesh,
  points: readonly Vector[],
  unit: Parameter,
): Scene {
  const larger = (p: Vector) => multiply(p, 6n);
  const mesh = exactMesh(
    vertices.map(larger),
    triangles.flatMap((corners) => [...corners]),
  );
  const corners = points.map(larger);
  const sum = corners.reduce(add);
  const middle = sum.map((x) => x / BigInt(corners.length)) as unknown as Vector;
  return { mesh, core: coreOf(shape, corners), square: radiusOf(shape, unit), middle };
}

function pointsOf(shape: SceneShape): (readonly number[])[] {
  switch (shape.type) {
    case 'segment':
    case 'capsule':
      return [shape.start, shape.end];
    case 'triangle':
      return [shape.a, shape.b, shape.c];
    case 'box':
      return [shape.min, shape.max];
    case 'sphere':
      return [shape.center];
  }
}

function coreOf({ type }: SceneShape, [p, q, r]: readonly Vector[]): Shape {
  if (type === 'sphere') return pointShape(p!);
  if (type === 'box') return boxShape(p!, q!);
  return type === 'triangle' ? polygonShape([p!, q!, r!]) : segmentShape(p!, q!);
}

/** The square of the radius in the units of the scene: 6 / unit each way. */
function radiusOf(shape: SceneShape, unit: Parameter): Fraction | null {
  if (!('radius' in shape)) return null;
  const { numerators, one } = exact([shape.radius]);
  return {
    above: (6n * numerators[0]! * unit.denominator) ** 2n,
    below: (one * unit.numerator) ** 2n,
  };
}

/** The square of the distance of a shape from the core. */
function gapOf(shape: Shape, core: Shape): Fraction {
  const { difference } = shapesDistance({ shape, infinite: [] }, { shape: core, infinite: [] });
  return { above: dot(difference.vector, difference.vector), below: difference.denominator ** 2n };
}

const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.above * b.below - b.above * a.below;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
};

type Meeting = 'disjoint' | 'touching' | 'inside';

/** How far a triangle, or a vertex, reaches: to the boundary, or inside. */
function meetingOf(shape: Shape, { core, square }: Scene): Meeting {
  if (square === null) {
    const said = relation(shape, core);
    return said === 'disjoint' || said === 'touching' ? said : 'inside';
  }
  const order = compare(gapOf(shape, core), square);
  return order > 0 ? 'disjoint' : order === 0 || square.above === 0n ? 'touching' : 'inside';
}

function meetingText(scene: Scene): string {
  const { shapes } = scene.mesh;
  const met = shapes.flatMap((shape, t) => (meetingOf(shape, scene) === 'disjoint' ? [] : [t]));
  return listText(met, shapes.length);
}

/** The triangles that meet a shape. */
export const trianglesMeetingReferee =
  (kind: SceneKind): ((values: Float64Array) => string) =>
  (values) =>
    meetingText(sceneOf(kind, values));

function nearestText({ mesh, core, square }: Scene): string {
  const gaps = mesh.shapes.map((shape) => gapOf(shape, core));
  const least = gaps.reduce((best, gap) => (compare(gap, best) < 0 ? gap : best));
  const radius = square ?? { above: 0n, below: 1n };
  const isMeeting = compare(least, radius) <= 0;
  const limit = isMeeting ? radius : least;
  const nearest = gaps.flatMap((gap, t) => (compare(gap, limit) <= 0 ? [t] : []));
  return `${isMeeting ? 'meeting' : nearest.length === 1 ? 'one' : 'several'} ${nearest.join(',')}`;
}

/** The nearest triangles. */
export const nearestTrianglesReferee =
  (kind: SceneKind): ((values: Float64Array) => string) =>
  (values) =>
    nearestText(sceneOf(kind, values));

function solidText(scene: Scene): string {
  const { mesh, middle } = scene;
  if (!isClosed(mesh.triangles)) return 'open';
  if (mesh.shapes.some((shape) => meetingOf(shape, scene) !== 'disjoint')) return 'surface';
  return whereIs(middle, mesh).startsWith('inside') ? 'inside' : 'apart';
}

/** Whether a shape meets the solid. */
export const meetsSolidReferee =
  (kind: SceneKind): ((values: Float64Array) => string) =>
  (values) =>
    solidText(sceneOf(kind, values));

/** All three of a mesh at its place; without the nearest of what half-spaces have in common. */
export function placedSceneReferee(values: Float64Array): string {
  const kind = placedKindOf(values);
  if (isSpaceKind(kind)) {
    const found = placedScene(sceneMesh(values), [], values, PLACED_SCENE.placement);
    return found === null ? 'none' : placedSpaceText(kind, values, found);
  }
  const scene = placedSceneOf(kind, values);
  if (scene === null) return 'none';
  return placedSceneText(meetingText(scene), nearestText(scene), solidText(scene));
}

/** How a solid shape meets the solid. */
export function solidRelationReferee(kind: SceneKind): (values: Float64Array) => string {
  return (values) => {
    const scene = sceneOf(kind, values);
    const { mesh, middle } = scene;
    if (!isClosed(mesh.triangles)) return 'open';
    if (isFlat(scene, kind, values)) return 'flat';
    const all = mesh.shapes.map((shape) => meetingOf(shape, scene));
    const used = new Set(mesh.triangles.flat());
    const isWithin = [...used].every((i) => meetingOf(pointShape(mesh.vertices[i]!), scene) !== 'disjoint');
    if (all.includes('inside')) return `overlapping ${isWithin ? 'inside' : 'none'}`;
    // Nothing of the surface is inside of the shape: its middle is off the surface.
    if (whereIs(middle, mesh).startsWith('inside')) return `overlapping ${isWithin ? 'equal' : 'containing'}`;
    return `${all.includes('touching') ? 'touching' : 'disjoint'} ${isWithin ? 'inside' : 'none'}`;
  };
}

function isFlat({ square }: Scene, kind: SceneKind, values: ArrayLike<number>): boolean {
  if (square !== null) return square.above === 0n;
  const [p, q] = [vectorAt(values, SCENE_POINTS), vectorAt(values, SCENE_POINTS + 3)];
  return kind !== 'box' || p.some((x, k) => x === q[k]);
}
