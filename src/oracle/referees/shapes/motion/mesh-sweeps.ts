/** A shape that translates through a mesh, triangle by triangle: the kernel walks a tree with bounds in doubles. */
import * as surd from '../../../../arithmetic/surd.js';
import { meshSweepText, type SaidOfFirst } from '../../../answers/mesh-sweeps.js';
import type { SceneKind } from '../../../cases/meshes/scenes.js';
import { type MeshValues, vectorAt } from '../../../cases/meshes/values.js';
import { hasVolume, type MeshSweepCase, meshSweepCase } from '../../../cases/motion/mesh-sweeps.js';
import { type SaidOfStart, startOfSweep } from './translation.js';

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

/** The referee of a kind of shape. */
export function meshSweepReferee(kind: SceneKind): (values: Float64Array) => string {
  const read = meshSweepCase(kind);
  return (values) => {
    const given = read(values);
    const { shape } = given;
    const said = saidOfAll(kind, given);
    const starts = new Set(said.map(({ start }) => start));
    const start = ['overlapping', 'touching', 'disjoint'].find((word) => starts.has(word)) ?? 'disjoint';
    const entered = hasVolume(shape) ? earliest(said, ({ isEntered }) => isEntered) : null;
    return meshSweepText(
      start,
      earliest(said, () => true),
      entered,
    );
  };
}
