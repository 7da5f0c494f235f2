/** A shape that translates through a mesh, triangle by triangle: the kernel walks a tree with bounds in doubles. */
import * as surd from '../../../../arithmetic/surd.js';
import { meshSweepText, type SaidOfFirst } from '../../../answers/mesh-sweeps.js';
import type { SceneKind, SceneShape } from '../../../cases/meshes/scenes.js';
import { type MeshValues, vectorAt } from '../../../cases/meshes/values.js';
import { hasVolume, type MeshSweepCase, meshSweepCase } from '../../../cases/motion/mesh-sweeps.js';
import { PLACED_SWEEP, placedSweepCase, sweptKindOf } from '../../../cases/motion/placed-mesh-sweeps.js';
import type { SweepArguments } from '../../../cases/motion/translation.js';
import { placedScene } from '../meshes/placed.js';
import { polygonShape } from '../shape.js';
import { multiply } from '../vectors.js';
import { scaledOperand, sceneOf } from './sweep-operands.js';
import { type SaidOfStart, startOfScene, startOfSweep } from './translation.js';

const STILL = [0, 0, 0];

/** Corners of a triangle. */
function cornersOf({ positions, indices }: MeshValues, t: number) {
  const [a, b, c] = [0, 1, 2].map((k) => vectorAt(positions, 3 * indices[3 * t + k]!));
  return { a, b, c };
}

/** The earliest of some triangles. */
function earliest(said: readonly SaidOfStart[], counts: (one: SaidOfStart) => boolean): SaidOfFirst {
  let found: { first: surd.Surd | null; triangles: number[] } = { first: null, triangles: [] };
  for (const [t, one] of said.entries()) {
    if (one.first === null || !counts(one)) continue;
    const order = found.first === null ? -1 : surd.compare(one.first, found.first);
    if (order < 0) found = { first: one.first, triangles: [] };
    if (order <= 0) found.triangles.push(t);
  }
  return found;
}

/** What is said of each triangle. */
function saidOfAll(kind: SceneKind, { mesh, shape, motion }: MeshSweepCase): SaidOfStart[] {
  return Array.from({ length: mesh.indices.length / 3 }, (_, t) =>
    startOfSweep(
      { a: kind, b: 'triangle', dimension: 3 },
      { shapes: [shape, cornersOf(mesh, t)], motions: [[...motion], STILL] },
    ),
  );
}

/** The referee of a walker's step: what it starts in, or goes into if it goes straight. */
export function stepReferee(kind: SceneKind): (values: Float64Array) => string {
  const read = meshSweepCase(kind);
  return (values) => {
    const given = read(values);
    if (!hasVolume(given.shape)) return 'flat';
    const said = saidOfAll(kind, given);
    if (said.some(({ start }) => start === 'overlapping')) return 'inside';
    return said.some(({ isEntered }) => isEntered) ? 'turned' : 'free';
  };
}

/** What is said of the whole, from what is said of each triangle. */
function textOf(said: readonly SaidOfStart[], shape: SceneShape): string {
  const starts = new Set(said.map(({ start }) => start));
  const start = ['overlapping', 'touching', 'disjoint'].find((word) => starts.has(word)) ?? 'disjoint';
  const entered = hasVolume(shape) ? earliest(said, ({ isEntered }) => isEntered) : null;
  return meshSweepText(
    start,
    earliest(said, () => true),
    entered,
  );
}

/** The referee of a kind of shape. */
export function meshSweepReferee(kind: SceneKind): (values: Float64Array) => string {
  const read = meshSweepCase(kind);
  return (values) => {
    const given = read(values);
    return textOf(saidOfAll(kind, given), given.shape);
  };
}

/** The referee of a shape of any kind and a mesh at its place, whose vertices are mapped in fractions. */
export function placedMeshSweepReferee(values: Float64Array): string {
  const { mesh, shape, motion } = placedSweepCase(values);
  const found = placedScene(mesh, [], values, PLACED_SWEEP.placement);
  if (found === null) return 'none';
  const motions: SweepArguments['motions'] = [[...motion], STILL];
  // The triangle here only stands for one: its place is taken below.
  const own = sceneOf(
    { a: sweptKindOf(values), b: 'triangle', dimension: 3 },
    { shapes: [shape, { a: STILL, b: STILL, c: STILL }], motions },
  )!;
  const { over } = found;
  const velocity = multiply(own.velocity, over);
  const moving = scaledOperand(own.a, over, [0n, 0n, 0n]);
  const said = found.mesh.triangles.map((corners) => {
    const ring = corners.map((i) => multiply(found.mesh.vertices[i]!, own.unit));
    return startOfScene({
      a: moving,
      b: { core: { shape: polygonShape(ring), infinite: [] }, radius: 0n },
      motions: [velocity, [0n, 0n, 0n]],
      velocity,
      unit: own.unit * over,
    });
  });
  return textOf(said, shape);
}
