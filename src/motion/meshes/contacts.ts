/** Which features of meshes touch while their vertices move linearly? */
import { requireFunction, requireLimit, requireNoMore } from '../../core/arguments/index.js';
import { type SeparationOptions, separationOf } from '../deforming/separation/options.js';
import { searchOptions, withItself, withOther } from './arguments.js';
import { contactOfPair, type DeformingContact } from './contact.js';
import { doTouch, type Meshes } from './feature-pairs.js';
import type { DeformingMesh } from './moving-mesh.js';
import { FeaturePairList } from './pair-lists.js';
import { type SearchOptions, searchPairs } from './search.js';

/** How much is searched for, and what hears of it. */
export interface DeformingContactOptions extends SearchOptions {
  /** At most so many contacts are searched for; all by default. */
  readonly maxContacts?: number | undefined;
}

/** The pairs of features that touch. */
export interface DeformingContacts {
  /**
   * Each pair once: vertices with faces, faces with vertices, edges with edges; each by `a.index`, then by `b.index`.
   */
  readonly contacts: readonly DeformingContact[];
  /** Whether all of the search was done; `false` if `maxContacts` or the signal ended it: then there may be more. */
  readonly complete: boolean;
}

/** Sees a contact; returning true ends the search. */
export type DeformingContactVisitor = (contact: DeformingContact) => unknown;

/** Makes meshes whose features are in contact where they are no farther apart than that. */
type Make = (separation: number) => Meshes;

function list(where: string, make: Make, options: DeformingContactOptions): DeformingContacts {
  const search = searchOptions(where, options, 'maxContacts ');
  const { maxContacts = Infinity } = options;
  requireLimit(where, 'options.maxContacts', maxContacts);
  const meshes = make(search.separation);
  if (maxContacts < 1) return { contacts: [], complete: false };
  const found = new FeaturePairList();
  const end = searchPairs(meshes, search, (kind, a, b) => {
    if (!doTouch(meshes, kind, a, b)) return false;
    found.push(kind, a, b);
    return found.length + 1 > maxContacts;
  });
  const contacts = found.inOrder().map((pair) => contactOfPair(meshes, pair));
  return { contacts, complete: end === 'complete' };
}

function show(where: string, make: Make, visit: DeformingContactVisitor, options: SearchOptions): boolean {
  requireFunction(where, 'visit', visit);
  const search = searchOptions(where, options);
  const meshes = make(search.separation);
  const end = searchPairs(meshes, search, (kind, a, b) => {
    return doTouch(meshes, kind, a, b) && visit(contactOfPair(meshes, { kind, a, b })) === true;
  });
  return end !== 'complete';
}

const meet = (meshes: Meshes): boolean =>
  searchPairs(meshes, {}, (kind, a, b) => doTouch(meshes, kind, a, b)) !== 'complete';

/**
 * Finds all pairs of features of a mesh that touch while its vertices move linearly, from time 0 to 1, both included: a
 * vertex and a closed triangle, or two closed edges, that have a common point at some time.
 *
 * Pairs that share a vertex by number are neighbours, and left out. Nothing is missed by that: where two triangles that
 * have a vertex or an edge in common begin to meet elsewhere, other features of them touch (docs/motion-meshes.md has
 * the proof). What goes through a face at all times touches no feature and is not found: ask `selfIntersects` of the
 * start. Vertices that are no corners are not part of the mesh; a triangle that names a vertex twice is an edge, or a
 * point. A mesh that stores a point twice touches itself there: weld it first.
 *
 * With a `separation` pairs are in contact where they are no farther apart than that.
 *
 * Source: Provot 1997, "Collision and self-collision handling in cloth model dedicated to design garments"; Ericson,
 * Real-Time Collision Detection, 5.5 and 6.3.
 *
 * @throws RangeError for what is no mesh that moves, and for an option that is not known or has no meaning
 * @example
 * const indices = [0, 1, 2, 3, 4, 5];
 * const start = [0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, 1, 1, 1, 2, 2, 1, 2];
 * const end = [0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 1, 2, 1, 1];
 * const { contacts } = deformingSelfContacts({ start, end, indices });
 * contacts.map(({ a, b }) => [a, b]); // [[{ type: 'vertex', index: 3 }, { type: 'face', index: 0 }]]
 * contacts[0].rounded.time; // 0.5
 * deformingSelfContacts({ start, end, indices }, { separation: 0.5 }).contacts[0].rounded.time; // 0.25
 */
export function deformingSelfContacts(
  mesh: DeformingMesh,
  options: DeformingContactOptions = {},
): DeformingContacts {
  return list('deformingSelfContacts', (d) => withItself('deformingSelfContacts', mesh, d), options);
}

/**
 * Finds all pairs of features of two meshes that touch while their vertices move linearly, from time 0 to 1, both
 * included: a vertex of one and a closed triangle of the other, or a closed edge of each. No pair is left out. What is
 * not found is what goes through a face at all times: ask `meshesIntersect` of the start.
 *
 * Source: as of {@link deformingSelfContacts}.
 *
 * @throws RangeError for what is no mesh that moves, and for an option that is not known or has no meaning
 * @example
 * const floor = [0, 0, 0, 4, 0, 0, 0, 4, 0];
 * const a = { start: floor, end: floor, indices: [0, 1, 2] };
 * const b = { start: [1, 1, 1, 9, 9, 9, 9, 9, 8], end: [1, 1, -1, 9, 9, 9, 9, 9, 8], indices: [0, 1, 2] };
 * const { contacts } = deformingMeshContacts(a, b);
 * contacts.map(({ a, b }) => [a.type, b.type]); // [['face', 'vertex']]
 */
export function deformingMeshContacts(
  a: DeformingMesh,
  b: DeformingMesh,
  options: DeformingContactOptions = {},
): DeformingContacts {
  return list('deformingMeshContacts', (d) => withOther('deformingMeshContacts', a, b, d), options);
}

/**
 * Shows each of the {@link deformingSelfContacts} as it is found, in an order that depends on the mesh alone, and how
 * far the search is.
 *
 * @param visit sees a contact; returning true ends the search
 * @returns whether the visitor or the signal ended the search
 * @throws RangeError for what is no mesh that moves, no function, or no option
 * @example
 * const start = [0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, 1, 1, 1, 2, 2, 1, 2];
 * const end = [0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 1, 2, 1, 1];
 * visitDeformingSelfContacts({ start, end, indices: [0, 1, 2, 3, 4, 5] }, ({ a }) => a.index === 3); // true
 */
export function visitDeformingSelfContacts(
  mesh: DeformingMesh,
  visit: DeformingContactVisitor,
  options: SearchOptions = {},
): boolean {
  const where = 'visitDeformingSelfContacts';
  return show(where, (d) => withItself(where, mesh, d), visit, options);
}

/**
 * Shows each of the {@link deformingMeshContacts} as it is found, in an order that depends on the meshes alone, and how
 * far the search is.
 *
 * @param visit sees a contact; returning true ends the search
 * @returns whether the visitor or the signal ended the search
 * @throws RangeError for what is no mesh that moves, no function, or no option
 * @example
 * const floor = [0, 0, 0, 4, 0, 0, 0, 4, 0];
 * const a = { start: floor, end: floor, indices: [0, 1, 2] };
 * const b = { start: [1, 1, 1, 9, 9, 9, 9, 9, 8], end: [1, 1, -1, 9, 9, 9, 9, 9, 8], indices: [0, 1, 2] };
 * visitDeformingMeshContacts(a, b, () => true); // true
 */
export function visitDeformingMeshContacts(
  a: DeformingMesh,
  b: DeformingMesh,
  visit: DeformingContactVisitor,
  options: SearchOptions = {},
): boolean {
  const where = 'visitDeformingMeshContacts';
  return show(where, (d) => withOther(where, a, b, d), visit, options);
}

/**
 * Do two features of a mesh touch while its vertices move linearly? See {@link deformingSelfContacts}; the search ends
 * at the first one that is found.
 *
 * @throws RangeError for what is no mesh that moves, and for an option that is none
 * @example
 * const start = [0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, 1, 1, 1, 2, 2, 1, 2];
 * const end = [0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 1, 2, 1, 1];
 * deformingSelfMeets({ start, end, indices: [0, 1, 2, 3, 4, 5] }); // true
 * deformingSelfMeets({ start, end: start, indices: [0, 1, 2, 3, 4, 5] }); // false
 * deformingSelfMeets({ start, end: start, indices: [0, 1, 2, 3, 4, 5] }, { separation: 1 }); // true
 */
export function deformingSelfMeets(mesh: DeformingMesh, options: SeparationOptions = {}): boolean {
  if (arguments.length > 2) requireNoMore('deformingSelfMeets', 2, arguments[2]);
  const separation = separationOf('deformingSelfMeets', options);
  return meet(withItself('deformingSelfMeets', mesh, separation));
}

/**
 * Do a feature of one mesh and a feature of another touch while their vertices move linearly? See
 * {@link deformingMeshContacts}; the search ends at the first pair that is found.
 *
 * @throws RangeError for what is no mesh that moves, and for an option that is none
 * @example
 * const floor = [0, 0, 0, 4, 0, 0, 0, 4, 0];
 * const a = { start: floor, end: floor, indices: [0, 1, 2] };
 * const above = [1, 1, 1, 9, 9, 9, 9, 9, 8];
 * deformingMeshesMeet(a, { start: above, end: [1, 1, 0, 9, 9, 9, 9, 9, 8], indices: [0, 1, 2] }); // true
 * deformingMeshesMeet(a, { start: above, end: above, indices: [0, 1, 2] }); // false
 */
export function deformingMeshesMeet(
  a: DeformingMesh,
  b: DeformingMesh,
  options: SeparationOptions = {},
): boolean {
  if (arguments.length > 3) requireNoMore('deformingMeshesMeet', 3, arguments[3]);
  const separation = separationOf('deformingMeshesMeet', options);
  return meet(withOther('deformingMeshesMeet', a, b, separation));
}
