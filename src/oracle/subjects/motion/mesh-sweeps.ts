import * as surd from '../../../arithmetic/surd.js';
import { type PlacedMesh, type PreparedMesh, placeMesh, prepareMesh } from '../../../mesh/index.js';
import { type MeshSweep, sweepMesh, sweptMeetsMesh, type WalkerShape } from '../../../motion/index.js';
import { meshSweepText } from '../../answers/mesh-sweeps.js';
import type { SceneKind } from '../../cases/meshes/scenes.js';
import { hasVolume, type MeshSweepCase, meshSweepCase } from '../../cases/motion/mesh-sweeps.js';
import { PLACED_SWEEP, placedSweepCase } from '../../cases/motion/placed-mesh-sweeps.js';
import { placementOf } from '../../cases/placements.js';
import { unlessFlat } from '../placements.js';
import { stepText } from './steps.js';

/** Is the time between the two doubles, rounded to one, and is there a contact for each triangle? */
function isConsistent({ first, within, rounded, triangles, contacts, start }: MeshSweep): boolean {
  if (first === null) return rounded.first === null && triangles.length === 0 && contacts.length === 0;
  if (within === null || !Object.is(rounded.first, surd.toNumber(first))) return false;
  const [low, high] = within.map(surd.fromNumber);
  const isWithin = surd.compare(low!, first) <= 0 && surd.compare(first, high!) <= 0;
  const areSame = contacts.every(({ triangle }, i) => triangle === triangles[i]);
  const isTouch = start === 'overlapping' || contacts.every(({ contact }) => contact!.points.length > 0);
  return isWithin && areSame && contacts.length === triangles.length && isTouch;
}

/** The kernel's answer, and whether the boolean and the members agree with it. */
function textOf(mesh: PreparedMesh | PlacedMesh, { shape, motion }: MeshSweepCase): string {
  const touched = sweepMesh(shape, motion, mesh);
  const entered = hasVolume(shape) ? sweepMesh(shape, motion, mesh, { entering: true }) : null;
  const text = meshSweepText(touched.start, touched, entered);
  const isSame = sweptMeetsMesh(shape, motion, mesh) === (touched.first !== null);
  const areRight = isConsistent(touched) && (entered === null || entered.start === touched.start);
  return `${text}${isSame ? '' : ' BOOLEAN DIFFERS'}${areRight ? '' : ' MEMBERS DIFFER'}`;
}

/** What is said of a kind of shape. */
export function meshSweepSubject(kind: SceneKind): (values: Float64Array) => string {
  const read = meshSweepCase(kind);
  return (values) => {
    const given = read(values);
    return textOf(prepareMesh(given.mesh), given);
  };
}

/** What is said of a mesh at its place. */
export const placedMeshSweepSubject = (values: Float64Array): string =>
  unlessFlat(() => {
    const given = placedSweepCase(values);
    const mesh = prepareMesh(given.mesh, { build: values[1]! % 4 < 2 ? 'morton' : 'sah' });
    return textOf(placeMesh(mesh, placementOf(values, PLACED_SWEEP.placement)), given);
  });

/** Whether a step is free, and whether the shape is too near where it ends. */
export function stepSubject(kind: SceneKind): (values: Float64Array) => string {
  const read = meshSweepCase(kind);
  return (values) => {
    const given = read(values);
    if (!hasVolume(given.shape)) return 'flat';
    const [mesh, shape] = [prepareMesh(given.mesh), given.shape as WalkerShape];
    return stepText(shape, given.motion, mesh);
  };
}
