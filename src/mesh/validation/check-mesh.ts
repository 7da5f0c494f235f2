import { requireLimit, requireOneOf, requireOptions, requireWatch } from '../../core/arguments/index.js';
import { adoptDoubleMesh, type MeshInput } from '../structure/indexed-mesh.js';
import { PreparedMesh } from '../structure/prepared-mesh.js';
import type { EdgeCheck } from './check.js';
import { CLOSED, MeshComponents, ORIENTED } from './component-table.js';
import { findComponents } from './components.js';
import { ComponentContacts } from './contacts.js';
import { checkEdges } from './edge-checks.js';
import { FindingLists } from './finding.js';
import { findNesting } from './nesting.js';
import { ABORTED, Progress } from './progress.js';
import type { CheckOptions, MeshReport } from './report.js';
import { findSelfMeetings, type SelfIntersectionMode } from './self-meetings.js';
import { findTJunctions } from './t-junctions.js';
import { checkTriangles } from './triangle-checks.js';
import { checkVertices } from './vertex-checks.js';
import { findVolumes } from './volume.js';

/** Pairs of triangles that meet where they must not: more than anyone will look at. */
const MAX_PAIRS = 1_000_000;

/**
 * Checks whether a mesh is the boundary of a solid, and finds everything that speaks against it. Nothing is mended.
 *
 * Each kind of finding is said at `FINDING_TYPES`; every decision is exact. A mesh without errors and warnings is
 * valid: closed, consistently oriented surfaces of triangles with area, manifold at every edge and vertex, which meet
 * neither themselves nor each other except in shared corners and edges, with faces that look outward (inward around
 * cavities).
 *
 * Source: Ericson, Real-Time Collision Detection, chapter 12.
 *
 * @throws RangeError for positions or indices that are not a mesh, or an option without a meaning
 * @example
 * const positions = new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]);
 * checkMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3]) }).valid; // true
 * const open = checkMesh({ positions, indices: new Uint32Array([0, 2, 1, 0, 1, 3, 1, 2, 3]) });
 * open.findings.map(({ type, count }) => [type, count]); // [['border-edge', 3]]
 */
export function checkMesh(mesh: MeshInput | PreparedMesh, options: CheckOptions = {}): MeshReport {
  const steps = checkSteps(mesh, options);
  const step = steps.next();
  return step.done ? step.value : (steps.next(null).value as MeshReport);
}

/**
 * The steps of `checkMesh`, which stops before it looks for self-intersections: whoever goes on hands over all pairs of
 * triangles that meet, if they were found elsewhere, or null. More than `maxPairs` are not used: which of them count is
 * told by the search.
 *
 * @internal
 */
export function* checkSteps(
  mesh: MeshInput | PreparedMesh,
  options: CheckOptions,
): Generator<PreparedMesh, MeshReport, Uint32Array | null> {
  requireOptions('checkMesh', 'options', options, 'selfIntersections maxPairs limit onProgress signal');
  const { selfIntersections = 'all', limit = Infinity, maxPairs = MAX_PAIRS } = options;
  requireOneOf('checkMesh', 'options.selfIntersections', selfIntersections, ['all', 'first', 'none']);
  requireLimit('checkMesh', 'options.limit', limit);
  requireLimit('checkMesh', 'options.maxPairs', maxPairs);
  const { onProgress, signal } = options;
  requireWatch('checkMesh', onProgress, signal);
  const prepared =
    mesh instanceof PreparedMesh
      ? mesh
      : new PreparedMesh(adoptDoubleMesh('checkMesh', 'mesh', mesh), 'morton');
  const found = new FindingLists(limit);
  const components = new MeshComponents(new Uint32Array(0), 0);
  const state: State = { components, complete: false, edges: 0, pairsComplete: false };
  try {
    yield* run(prepared, found, new Progress(options), selfIntersections, maxPairs, state);
    state.complete = true;
  } catch (error) {
    if (error !== ABORTED) throw error;
  }
  return report(prepared, found, selfIntersections, state);
}

/** What is known so far of what goes into the report. */
interface State {
  components: MeshComponents;
  edges: number;
  complete: boolean;
  pairsComplete: boolean;
}

function* run(
  prepared: PreparedMesh,
  found: FindingLists,
  progress: Progress,
  mode: SelfIntersectionMode,
  maxPairs: number,
  state: State,
): Generator<PreparedMesh, void, Uint32Array | null> {
  const check = { mesh: prepared, prepared, found, progress };
  const point = checkVertices(check);
  const flat = checkTriangles(check, point);
  progress.report('edges', 0, 1);
  const { edges } = prepared;
  state.edges = edges.count;
  if (edges.count === 0) found.add('no-triangles', []);
  const all: EdgeCheck = { ...check, edges, flat };
  checkEdges(all);
  const components = findComponents(all);
  state.components = components;
  findTJunctions(all, point);
  findVolumes(all, components);
  const contacts = new ComponentContacts(components);
  const pairs = yield prepared;
  state.pairsComplete = findSelfMeetings(all, mode, maxPairs, contacts, pairs);
  findNesting(all, components, point, contacts);
}

function report(
  prepared: PreparedMesh,
  found: FindingLists,
  selfIntersections: SelfIntersectionMode,
  { components, edges, complete, pairsComplete }: State,
): MeshReport {
  const findings = found.findings();
  const known = components.length > 0;
  // A search that ended at a bound of zero pairs has found none, and there are some.
  const isThrough = complete && (selfIntersections !== 'all' || pairsComplete);
  return {
    vertices: prepared.vertices,
    triangles: prepared.triangles,
    edges,
    components,
    closed: known && components.all(CLOSED),
    oriented: known && components.all(ORIENTED),
    valid: isThrough && findings.every(({ severity }) => severity === 'info'),
    findings,
    selfIntersections,
    pairsComplete,
    complete,
  };
}
