import { sumUp } from '../../arithmetic/directed.js';
import { exponentOf, powerOfTwo } from '../../arithmetic/float64.js';
import { closureOf } from '../../mesh/index.js';
import { ABORTED } from '../../mesh/validation/progress.js';
import { solidOfMesh } from '../engine/combine.js';
import { dropFlatPieces } from './drop-flat-pieces.js';
import { MadeBefore } from './made-before.js';
import type { MeshFault } from './mesh-faults.js';
import { leftIn, movedMesh, type Repair, rounded, scaledBack, scaledBy, tested } from './moved-mesh.js';
import { parted, type Way } from './part-mesh.js';
import type { Precision } from './precision.js';
import {
  coarser,
  isCrowded,
  MANY,
  PATIENCE,
  type Patience,
  type Plan,
  plansFor,
  ROUNDS,
} from './repair-plans.js';
import { roundSolid, type TestedMesh } from './round-solid.js';
import { roundToGrid } from './round-to-grid.js';
import { type MovedMesh, snapMesh } from './snap-mesh.js';

/** Hears how many of the plans are done, before each step of one; may throw to end the repair. */
export type Watch = (done: number, total: number) => void;

/**
 * A distance of points, or of a point from where it was calculated to be, is wrong by less than this, against the
 * largest coordinate.
 */
export const SLACK = 2 ** -49;
/** What a repaired mesh may deviate, against the same; for coarser numbers as many times as much. */
export const MOST = 2 ** -40;
/**
 * Larger and smaller powers of two are brought to 1, so that squares of coordinates are numbers; 32-bit numbers have
 * none of these.
 */
export const MIDDLE = 200;

/**
 * Makes a mesh that has faults, or touches itself too much, into one that does not: what it encloses is formed exactly
 * and rounded again, and it is parted where it touches itself, in turn; first as it is, then with vertices on a grid,
 * or what is close brought together.
 *
 * @param contacts how the mesh may touch itself
 * @param watch if it throws `ABORTED`, what is found by then counts
 * @returns one that touches itself in more ways only if there is no other; null if there is none
 */
export function repairMesh(
  first: TestedMesh,
  contacts: 0 | 1 | 2,
  precision: Precision,
  watch: Watch,
): Repair | null {
  const found: Found = { best: null };
  try {
    search(first, { contacts, precision, watch, found });
  } catch (error) {
    if (error !== ABORTED) throw error;
  }
  return found.best;
}

/** The mesh that touches itself in the fewest ways by now. */
interface Found {
  best: Repair | null;
}

interface Search {
  readonly contacts: 0 | 1 | 2;
  readonly precision: Precision;
  readonly watch: Watch;
  readonly found: Found;
}

function search(first: TestedMesh, { contacts, precision, watch, found: known }: Search): void {
  const largest = first.positions.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const exponent = exponentOf(largest);
  const scaled = Math.abs(exponent) > MIDDLE ? scaledBy(first, -exponent) : first;
  const tries = PATIENCE.flatMap((patience) =>
    plansFor(scaled, patience).map((plan) => ({ plan: coarser(plan, precision), patience })),
  );
  const before: Before = { tested: new MadeBefore(), resolved: new MadeBefore() };
  for (const [done, { plan, patience }] of tries.entries()) {
    if (plan.step * largest === 0) continue;
    const step = () => watch(done, tries.length);
    for (const attempt of attempts(scaled, { plan, patience, precision, contacts, before, step })) {
      const found = scaled === first ? attempt : scaledBack(attempt, exponent);
      if (!(found.deviation <= MOST * precision.coarseness * largest) || found.mesh.faults.length > 0)
        continue;
      if (known.best === null || found.mesh.contacts < known.best.mesh.contacts) known.best = found;
    }
    if (known.best !== null && known.best.mesh.contacts <= contacts) return;
  }
}

/** What plans begin with: many of them begin with equal meshes. */
interface Before {
  readonly tested: MadeBefore<TestedMesh>;
  readonly resolved: MadeBefore<TestedMesh | null>;
}

/** How a mesh is repaired. */
interface Attempt {
  readonly plan: Plan;
  readonly patience: Patience;
  readonly precision: Precision;
  readonly contacts: 0 | 1 | 2;
  readonly before: Before;
  /** Called before each step. */
  readonly step: () => void;
}

/** The meshes without faults that a plan passes. */
function* attempts(
  first: TestedMesh,
  { plan, patience, precision, contacts, before, step }: Attempt,
): Generator<Repair> {
  const { crowds, many, small, worse, growth, partings, ways, tooMany, snapping } = patience;
  const largest = powerOfTwo(exponentOf(first.positions.reduce((most, x) => Math.max(most, Math.abs(x)), 0)));
  const most = growth * first.indices.length + 3 * small;
  let state = begun(first, plan, largest, precision, before);
  const taken = new Set<Way>();
  for (let round = 0; ; round++) {
    step();
    const { mesh, deviation } = state;
    if (!(deviation <= 2 * MOST * precision.coarseness * largest)) return;
    if (mesh.faults.length === 0) {
      yield state;
      if (mesh.contacts <= contacts) return;
    }
    if (round === ROUNDS || mesh.indices.length > most) return;
    if (!(crowds && plan.near > 0) && isCrowded(mesh, plan.grid > 0 ? MANY : many)) return;
    if (mesh.faults.length === 0 || (contacts === 0 && mesh.faults.every(isTouch))) {
      if (taken.size === partings) return;
      const next = parted(state, plan.step * largest, { taken, ways, tooMany, precision, step });
      if (next === null) return;
      state = next;
      continue;
    }
    const moved = movedMesh(state);
    const near =
      plan.near > 0
        ? snapMesh(moved, plan.near * largest, SLACK * largest, { ...snapping, small }, step)
        : moved;
    if (near.indices.length > most) return;
    step();
    const make = (given: MovedMesh) => resolved(given, precision);
    const next = round === 0 ? before.resolved.of(near, make) : make(near);
    if (next === null || leftIn(next) > worse * leftIn(mesh)) return;
    state = { mesh: next, deviation: sumUp(near.deviation, next.deviation) };
  }
}

/** The mesh that a plan begins with, tested. */
function begun(
  first: TestedMesh,
  { flat, grid }: Plan,
  largest: number,
  precision: Precision,
  before: Before,
): Repair {
  if (flat === 0 && grid === 0) return { mesh: first, deviation: first.deviation };
  const thick = flat > 0 ? dropFlatPieces(first, flat * largest, SLACK * largest) : first;
  const moved = rounded(grid > 0 ? roundToGrid(thick, grid * largest) : thick, precision);
  return { mesh: before.tested.of(moved, tested), deviation: moved.deviation };
}

/** Whether a fault is of triangles that touch, and can be parted. */
const isTouch = ({ type: kind }: MeshFault): boolean =>
  kind === 'touching-triangles' || kind === 't-junction';

/** What a mesh encloses, rounded; null if parting vertices that fell together has opened it. */
function resolved(mesh: MovedMesh, precision: Precision): TestedMesh | null {
  if (closureOf(mesh).unbalancedEdges > 0) return null;
  return roundSolid(
    solidOfMesh('solidToMesh', 'solid', mesh, (winding) => winding > 0),
    precision,
  );
}
