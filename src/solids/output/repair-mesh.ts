import { sumUp } from '../../arithmetic/directed.js';
import { exponentOf, powerOfTwo, scaleByPowerOfTwo } from '../../arithmetic/float64.js';
import { nextUp } from '../../arithmetic/index.js';
import { closureOf } from '../../mesh/index.js';
import { ABORTED } from '../../mesh/validation/progress.js';
import { solidOfMesh } from '../engine/combine.js';
import { dropFlatPieces } from './drop-flat-pieces.js';
import { type MeshFault, meshFaults } from './mesh-faults.js';
import { Contacts } from './part-contacts.js';
import { PRECISIONS, type Precision, within } from './precision.js';
import { reversed, roundSolid, type TestedMesh } from './round-solid.js';
import { roundToGrid } from './round-to-grid.js';
import type { Parting } from './sheet-stars.js';
import { type MovedMesh, type SnapEffort, snapMesh } from './snap-mesh.js';

/** Hears how many of the plans are done, before each step of one; may throw to end the repair. */
export type Watch = (done: number, total: number) => void;

/** A mesh without faults, and how far it may be from the solid. */
export interface Repair {
  readonly mesh: TestedMesh;
  readonly deviation: number;
}

/**
 * What is done to a mesh, and how far vertices move for that, against the largest coordinate; 0 for what is not done. For coarser numbers than
 * doubles all of it is as many times as much.
 */
interface Plan {
  /** First pieces thinner than this are dropped. */
  readonly flat: number;
  /** Then all vertices are moved onto a grid as wide as this. */
  readonly grid: number;
  /** What is as close as this where the mesh meets itself is brought together, before it is resolved. */
  readonly near: number;
  /** How far vertices move where the mesh touches itself. */
  readonly step: number;
}

/** What is tried, in turn. */
const PLANS: readonly Plan[] = [
  { flat: 0, grid: 0, near: 0, step: 2 ** -46 },
  { flat: 0, grid: 0, near: 2 ** -49, step: 2 ** -45 },
  { flat: 0, grid: 2 ** -46, near: 0, step: 2 ** -46 },
  { flat: 0, grid: 2 ** -44, near: 0, step: 2 ** -45 },
  { flat: 0, grid: 2 ** -42, near: 0, step: 2 ** -43 },
  { flat: 0, grid: 2 ** -41, near: 0, step: 2 ** -43 },
  { flat: 2 ** -42, grid: 0, near: 0, step: 2 ** -43 },
  { flat: 2 ** -42, grid: 2 ** -42, near: 0, step: 2 ** -43 },
  { flat: 0, grid: 0, near: 2 ** -47, step: 2 ** -44 },
  { flat: 0, grid: 0, near: 2 ** -45, step: 2 ** -43 },
  { flat: 0, grid: 0, near: 2 ** -43, step: 2 ** -42 },
];
/** So often a mesh is resolved or parted. */
const ROUNDS = 12;

/** How much is done for a plan. */
interface Patience {
  /** Whether a mesh is resolved that is crowded. */
  readonly crowds: boolean;
  /** A mesh has so many faults at least to be crowded, if its vertices are not on a grid. */
  readonly many: number;
  /** So many triangles a mesh may have, however few the first one had. */
  readonly small: number;
  /** A plan ends when a mesh has so many times the faults that it had before it was resolved. */
  readonly worse: number;
  /** Or so many times the triangles of the first one. */
  readonly growth: number;
  /** So often a mesh is parted. */
  readonly partings: number;
  readonly snapping: Omit<SnapEffort, 'small'>;
}

/** Faults of a mesh that is crowded, in all cases. */
const MANY = 1000;
/** First all plans are tried quickly; what is left then is worth the time. */
const PATIENCE: readonly Patience[] = [
  {
    crowds: false,
    many: 100,
    small: 100,
    worse: 3 / 4,
    growth: 4,
    partings: 2,
    snapping: { passes: 12, pairs: 1 << 11 },
  },
  {
    crowds: true,
    many: MANY,
    small: 1000,
    worse: 2,
    growth: 6,
    partings: ROUNDS,
    snapping: { passes: 64, pairs: 1 << 14 },
  },
];
/** A mesh that is crowded has so many faults for each triangle. */
const CROWD = 2;
/** Larger and smaller powers of two are brought to 1, so that squares of coordinates are numbers; 32-bit numbers have none of these. */
const MIDDLE = 200;
/** How a mesh comes apart where it touches itself, or becomes one there. */
interface Way {
  /** Vertices move this times a plan's step. */
  readonly by: number;
  /** And at most this of the shortest of their edges, if that is not 0. */
  readonly share: number;
  readonly parting: Parting;
  /** Whether it is the space around the solid that is parted. */
  readonly joins: boolean;
}

const WAYS: readonly Way[] = [
  { by: 1, share: 1 / 4, parting: 'stay', joins: false },
  { by: 1, share: 1 / 4, parting: 'inward', joins: false },
  { by: 1, share: 1 / 4, parting: 'outward', joins: false },
  { by: 1, share: 1 / 64, parting: 'stay', joins: false },
  { by: 1 / 8, share: 0, parting: 'stay', joins: false },
  { by: 2, share: 0, parting: 'stay', joins: false },
  { by: 1, share: 1 / 4, parting: 'across', joins: false },
  { by: 1, share: 1 / 4, parting: 'stay', joins: true },
  { by: 1, share: 1 / 4, parting: 'inward', joins: true },
  { by: 1, share: 0, parting: 'stay', joins: true },
  { by: 1 / 32, share: 1 / 4, parting: 'stay', joins: false },
  { by: 1 / 32, share: 1 / 4, parting: 'stay', joins: true },
];
/** A distance of points, or of a point from where it was calculated to be, is wrong by less than this, against the largest coordinate. */
const SLACK = 2 ** -49;
/** What a repaired mesh may deviate, against the same; for coarser numbers as many times as much. */
const MOST = 2 ** -40;

/**
 * Makes a mesh that has faults, or touches itself too much, into one that does not: what it encloses is formed exactly and rounded
 * again, and it is parted where it touches itself, in turn; first as it is, then with vertices on a grid, or what is close brought
 * together.
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
    PLANS.map((plan) => ({ plan: coarser(plan, precision), patience })),
  );
  for (const [done, { plan, patience }] of tries.entries()) {
    if (plan.step * largest === 0) continue;
    const step = () => watch(done, tries.length);
    for (const attempt of attempts(scaled, { plan, patience, precision, contacts, step })) {
      const found = scaled === first ? attempt : scaledBack(attempt, exponent);
      if (!(found.deviation <= MOST * precision.coarseness * largest) || found.mesh.faults.length > 0)
        continue;
      if (known.best === null || found.mesh.contacts < known.best.mesh.contacts) known.best = found;
    }
    if (known.best !== null && known.best.mesh.contacts <= contacts) return;
  }
}

function coarser({ flat, grid, near, step }: Plan, { coarseness }: Precision): Plan {
  return {
    flat: flat * coarseness,
    grid: grid * coarseness,
    near: near * coarseness,
    step: step * coarseness,
  };
}

/** How a mesh is repaired. */
interface Attempt {
  readonly plan: Plan;
  readonly patience: Patience;
  readonly precision: Precision;
  readonly contacts: 0 | 1 | 2;
  /** Called before each step. */
  readonly step: () => void;
}

/** The meshes without faults that a plan passes. */
function* attempts(
  first: TestedMesh,
  {
    plan,
    patience: { crowds, many, small, worse, growth, partings, snapping },
    precision,
    contacts,
    step,
  }: Attempt,
): Generator<Repair> {
  const largest = powerOfTwo(exponentOf(first.positions.reduce((most, x) => Math.max(most, Math.abs(x)), 0)));
  const most = growth * first.indices.length + 3 * small;
  let state: Repair = { mesh: first, deviation: first.deviation };
  if (plan.flat > 0) {
    state = tested(dropFlatPieces(movedMesh(state), plan.flat * largest, SLACK * largest), precision);
  }
  if (plan.grid > 0) state = tested(roundToGrid(movedMesh(state), plan.grid * largest), precision);
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
      state = parted(state, plan.step * largest, { taken, precision, step });
      continue;
    }
    const moved = movedMesh(state);
    const near =
      plan.near > 0
        ? snapMesh(moved, plan.near * largest, SLACK * largest, { ...snapping, small }, step)
        : moved;
    if (near.indices.length > most) return;
    step();
    const next = resolved(near, precision);
    if (next === null || leftIn(next) > worse * leftIn(state)) return;
    state = next;
  }
}

const movedMesh = ({ mesh: { positions, indices }, deviation }: Repair): MovedMesh => ({
  positions,
  indices,
  deviation,
});

/**
 * A mesh with its coordinates rounded to a precision, tested.
 *
 * @param isExact 1 for each vertex that is where it was meant to be
 */
function tested(
  mesh: MovedMesh,
  precision: Precision,
  isExact: Uint8Array = new Uint8Array(mesh.positions.length / 3),
): Repair {
  const { positions, indices, deviation } = rounded(mesh, precision);
  const found =
    indices.length === 0 ? ({ faults: [], contacts: 0 } as const) : meshFaults(positions, indices, isExact);
  return { mesh: { positions, indices, isExact, beyond: [], deviation, ...found }, deviation };
}

/** The mesh with the nearest numbers of a precision. */
function rounded({ positions, indices, deviation }: MovedMesh, precision: Precision): MovedMesh {
  let most = 0;
  const nearest = positions.map((x) => {
    const own = within(precision, precision.round(x));
    most = Math.max(most, sumUp(Math.max(x, own), -Math.min(x, own)));
    return own;
  });
  return { positions: nearest, indices, deviation: sumUp(deviation, most) };
}

/** The mesh times a power of two, near 1. What underflows there moves by less than anything that counts. */
function scaledBy(mesh: TestedMesh, exponent: number): TestedMesh {
  const positions = mesh.positions.map((x) => scaleByPowerOfTwo(x, exponent));
  const deviation = nextUp(scaleByPowerOfTwo(mesh.deviation, exponent));
  return { ...mesh, positions, deviation };
}

/**
 * The mesh as large as it was; tested again, as coordinates below the normal numbers may be rounded, and those beyond the largest double
 * moved back to that: nothing was moved there by more than the deviation.
 */
function scaledBack({ mesh, deviation }: Repair, exponent: number): Repair {
  const { double } = PRECISIONS;
  const positions = mesh.positions.map((x) => within(double, scaleByPowerOfTwo(x, exponent)));
  const moved = nextUp(nextUp(scaleByPowerOfTwo(deviation, exponent)));
  return tested({ positions, indices: mesh.indices, deviation: moved }, double, mesh.isExact);
}

/**
 * Whether each triangle meets several others, on average, in a mesh that is not small: resolving that as it is takes long, and makes more
 * of them. What is close has to be brought together before.
 */
function isCrowded({ faults, indices }: TestedMesh, many: number): boolean {
  const meetings = faults.reduce((sum, { count }) => sum + count, 0);
  return meetings > many && meetings > CROWD * (indices.length / 3);
}

/** Whether a fault is of triangles that touch, and can be parted. */
const isTouch = ({ kind }: MeshFault): boolean => kind === 'touching-triangles' || kind === 't-junction';

/** What a mesh encloses, rounded; null if parting vertices that fell together has opened it. */
function resolved(moved: MovedMesh, precision: Precision): Repair | null {
  if (closureOf(moved).unbalancedEdges > 0) return null;
  const mesh = roundSolid(
    solidOfMesh('solidToMesh', 'solid', moved, (winding) => winding > 0),
    precision,
  );
  return { mesh, deviation: sumUp(moved.deviation, mesh.deviation) };
}

interface PartingWork {
  /** The ways that were taken; the one that is taken now is added. */
  readonly taken: Set<Way>;
  readonly precision: Precision;
  readonly step: () => void;
}

/**
 * A mesh parted where it touches itself: the first of some ways that leaves nothing, or the one that leaves least, but for those that were
 * taken before: what they left would come back.
 *
 * @param far how far vertices move
 */
function parted({ mesh, deviation }: Repair, far: number, { taken, precision, step }: PartingWork): Repair {
  const contacts = new Contacts(mesh.positions, mesh.indices);
  /** The space around a mesh is enclosed by the same triangles, looking the other way: where that is parted, the mesh is joined. */
  let around: Contacts | null = null;
  let best: { readonly way: Way; readonly found: Repair } | null = null;
  for (const way of WAYS) {
    step();
    if (way.joins) around ??= new Contacts(mesh.positions, reversed(mesh.indices));
    const { by, share, parting } = way;
    const { positions, indices, moved } = (way.joins ? around! : contacts).parted(by * far, share, parting);
    const found = tested(
      {
        positions,
        indices: way.joins ? reversed(indices) : indices,
        deviation: sumUp(deviation, nextUp(moved)),
      },
      precision,
    );
    if (leftIn(found) === 0) return found;
    if (taken.has(way) || (best !== null && leftIn(found) >= leftIn(best.found))) continue;
    best = { way, found };
  }
  taken.add(best!.way);
  return best!.found;
}

/** How much is wrong with a mesh. */
const leftIn = ({ mesh: { faults, contacts } }: Repair): number =>
  faults.reduce<number>((sum, { count }) => sum + count, contacts);
