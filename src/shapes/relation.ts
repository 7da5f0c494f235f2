import { requireNoMore, requirePoint2, requirePoint3 } from '../core/arguments/index.js';
import type { ContactPoint, Relation } from '../core/contact.js';
import type { Containment } from '../core/containment.js';
import type { Point3 } from '../core/shapes.js';
import type { RoundHits } from '../round/hits/hit.js';
import { boundariesOf, type SaidOfBoundaries } from './boundaries.js';
import { contactOfHits, type LinearPlaces } from './contact.js';
import { containmentOf, type Meeting } from './containment.js';
import { ask, bothKnown, type Known, noAnswer, type Row, rowOf, type Table } from './dispatch.js';
import { PLANAR_RELATIONS, SPATIAL_RELATIONS } from './generated/relations.js';
import type { RelatedPartner, Shape } from './shape.js';
import { compareNearly } from './within/is-near.js';
import { readAround } from './within/read-around.js';

/** The pairs of types that `relation` answers. */
export type RelationPair = keyof typeof PLANAR_RELATIONS | keyof typeof SPATIAL_RELATIONS;

/** The functions of the plane and of space. */
export const TABLES: readonly [plane: Table, space: Table] = [PLANAR_RELATIONS, SPATIAL_RELATIONS];

/** How two shapes meet. */
export interface ShapeRelation {
  /**
   * How they meet. A polygon of space whose vertices lie in no plane, or on one line, is none: `not-planar`,
   * `degenerate`.
   */
  readonly relation: Relation | 'not-planar' | 'degenerate';
  /**
   * The common part, by the features of both shapes at its extreme points: as the named function says. `null` if the
   * shapes meet and one of them is round, but for lines, rays and segments, or a polygon set.
   */
  readonly contact: readonly ContactPoint[] | null;
  /** What the first shape is to the second. */
  readonly containment: Containment;
  /**
   * How the boundaries of areas and solids meet, which is asked of hollow shapes: `touching` from outside or from
   * inside, `crossing`, `overlapping` if they are the same, or `disjoint`, also of what is well within the other. What
   * has no inside, such as a triangle of space, is its own boundary. `null` for lines, rays, segments, points, planes
   * and polygons of space.
   */
  readonly boundaries: Relation | null;
}

/** What is read of the named functions' answers. */
interface Answer {
  readonly relation: ShapeRelation['relation'];
  readonly contact?: readonly ContactPoint[];
  readonly containment?: Containment;
  readonly boundaries?: SaidOfBoundaries;
  readonly entry?: ContactPoint | RoundHits['entry'];
  readonly exit?: ContactPoint | RoundHits['exit'];
}

const TURNED: Readonly<Record<Containment, Containment>> = {
  none: 'none',
  equal: 'equal',
  inside: 'containing',
  containing: 'inside',
};

/** A point as a segment without length: its features are those of a point. */
export function related(where: string, name: string, given: Known): Known {
  if (given.type !== 'point') return given;
  const point = given.shape as Point3;
  if (given.isPlanar) requirePoint2(where, name, point);
  else requirePoint3(where, name, point);
  return { shape: { type: 'segment', start: point, end: point }, type: 'segment', isPlanar: given.isPlanar };
}

/** The row of two shapes whose relation is asked. @throws RangeError naming the argument, or if there is none */
export function relationRow(where: string, a: Shape, b: Shape): Row {
  const [x, y] = bothKnown(where, a, b);
  return (
    rowOf(TABLES[x.isPlanar ? 0 : 1], related(where, 'a', x), related(where, 'b', y)) ?? noAnswer(where, x, y)
  );
}

/**
 * How do two shapes meet, and which contains which? Any two shapes for which there is a function of `unerring/planar`,
 * `unerring/spatial`, `unerring/round` or `unerring/polygons`, in either order; a point is a list of numbers.
 *
 * @throws RangeError naming the argument, if a shape has no `type` or is none, if one lies in the plane and the other
 *   one in space, or if there is no answer for the two types
 * @example
 * const box = { type: 'box', min: [0, 0, 0], max: [2, 2, 2] } as const;
 * relation(box, { type: 'sphere', center: [3, 1, 1], radius: 1 }).relation; // 'touching'
 * relation({ type: 'segment', start: [0, 0, 0], end: [1, 1, 1] }, box).containment; // 'inside'
 * relation(box, { type: 'sphere', center: [1, 1, 1], radius: 1 }).boundaries; // 'touching'
 * relation(box, [2, 2, 2]).contact; // [{ a: { type: 'vertex', index: 7 }, b: { type: 'vertex', index: 0 } }]
 */
export function relation<A extends Shape>(a: A, b: RelatedPartner<RelationPair, A>): ShapeRelation {
  if (arguments.length > 2) requireNoMore('relation', 2, arguments[2]);
  return relationOfShapes(a, b);
}

function relationOfShapes(a: Shape, b: Shape): ShapeRelation {
  const row = relationRow('relation', a, b);
  // A name of its own: observe/cascades.ts looks for the text, and a bundler changes names that stand twice.
  const relatedSign = compareNearly(a, b, 0, readAround);
  if (relatedSign === 1) return apart(row);
  const found = relationOf(row, 'relation');
  const containment = found.containment();
  return {
    relation: found.relation,
    contact: found.contact,
    containment,
    boundaries: found.boundaries(containment),
  };
}

const apart = ({ first, second }: Row): ShapeRelation => ({
  relation: 'disjoint',
  contact: [],
  containment: 'none',
  boundaries: boundariesOf(first, second, 'disjoint', 'none', [], undefined),
});

/** The answer of a row, in the order of the call. The shapes are read again where containment is asked for. */
export function relationOf(
  row: Row,
  where: string,
): Pick<ShapeRelation, 'relation' | 'contact'> & {
  readonly containment: () => Containment;
  readonly boundaries: (containment: Containment) => Relation | null;
} {
  const { first, second, isSwapped } = row;
  const answer = ask(where, row) as Answer;
  const { contact, ends } = placesOf(first, answer);
  const found = contact ?? (answer.relation === 'disjoint' ? [] : null);
  const turned = found === null ? null : found.map(({ a, b }) => (isSwapped ? { a: b, b: a } : { a, b }));
  return {
    relation: answer.relation,
    contact: turned,
    boundaries: (containment) =>
      boundariesOf(first, second, answer.relation, containment, turned, answer.boundaries),
    containment() {
      const features = (found ?? []).map(({ b }) => b);
      const meeting: Meeting = { relation: answer.relation, ends, features };
      const own = answer.containment ?? (meets(answer) ? containmentOf(first, second, meeting) : 'none');
      return isSwapped ? TURNED[own] : own;
    },
  };
}

const meets = ({ relation }: Answer) =>
  relation === 'touching' || relation === 'crossing' || relation === 'overlapping';

/** Where two shapes meet, and what of a linear shape is first and last there. */
function placesOf(first: Known, answer: Answer): Pick<ShapeRelation, 'contact'> & Pick<Meeting, 'ends'> {
  const { contact, entry, exit } = answer;
  if (entry === undefined || exit === undefined) return { contact: contact ?? null, ends: null };
  const found: LinearPlaces =
    contact === undefined
      ? contactOfHits(first.type, answer as unknown as RoundHits)
      : { contact, entry: entry as ContactPoint | null, exit: exit as ContactPoint | null };
  return { contact: found.contact, ends: { entry: found.entry?.a ?? null, exit: found.exit?.a ?? null } };
}
