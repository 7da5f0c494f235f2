/**
 * Two polygons of space over the rationals: the edges of each, and the convex cells between them, are compared with the
 * other one by one, as hulls of points are. The kernel walks along the line of both planes, or along all edges.
 */
import { polygonPair } from '../../../cases/round/polygon-pairs.js';
import { cross, dot, isZero, rational, subtract } from '../vectors.js';
import { unitReader } from './frusta.js';
import { cellsOf } from './plane-cells.js';
import { flatAnswer, type PlaneRing } from './plane-sections.js';
import { normalOf } from './space-polygons.js';

/** What the parts of a polygon are to another one. */
interface Found {
  readonly relations: ReadonlySet<string>;
  readonly isIn: boolean;
}

/** What each filled cell of a ring is to another one, one after the other. */
function* answersOfCells(own: PlaneRing, other: PlaneRing, isTurned = false): Generator<string> {
  for (const { corners, isFilled } of cellsOf(own.corners, own.normal, isTurned)) {
    if (isFilled) yield flatAnswer(corners, other);
  }
}

const cellsAgainst = (own: PlaneRing, other: PlaneRing): Found => foundIn([...answersOfCells(own, other)]);

function edgesAgainst({ corners }: PlaneRing, other: PlaneRing): Found {
  return foundIn(
    corners.map((p, i) => flatAnswer([p, corners[(i + 1) % corners.length]!].map(rational), other)),
  );
}

function foundIn(answers: readonly string[]): Found {
  const words = answers.map((answer) => answer.split(' '));
  return {
    relations: new Set(words.map(([relation]) => relation!)),
    isIn: words.every(([, containment]) => containment === 'inside' || containment === 'equal'),
  };
}

/**
 * In different planes, the insides meet on a line. The walls between two cells of one polygon are in its inside, too,
 * and may be on that line: then those of the cells that are made the other way are not.
 */
function acrossAnswer(a: PlaneRing, b: PlaneRing): string {
  let meets = false;
  for (const answer of answersOfCells(a, b)) {
    if (answer.startsWith('crossing')) return 'crossing none';
    if (!answer.startsWith('disjoint')) meets = true;
  }
  // Where no cell comes to the other polygon, there is no wall on the line either.
  if (meets) {
    for (const answer of answersOfCells(a, b, true)) {
      if (answer.startsWith('crossing')) return 'crossing none';
    }
  }
  meets ||= [...edgesAgainst(a, b).relations].some((relation) => relation !== 'disjoint');
  return meets ? 'touching none' : 'disjoint none';
}

function coplanarAnswer(a: PlaneRing, b: PlaneRing): string {
  const [first, second] = [cellsAgainst(a, b), cellsAgainst(b, a)];
  const [edges, others] = [edgesAgainst(a, b), edgesAgainst(b, a)];
  const all = [first, second, edges, others].flatMap(({ relations }) => [...relations]);
  if (all.every((relation) => relation === 'disjoint')) return 'disjoint none';
  const isIn = first.isIn && edges.isIn;
  const contains = second.isIn && others.isIn;
  const containment = isIn ? (contains ? 'equal' : 'inside') : contains ? 'containing' : 'none';
  return `${first.relations.has('overlapping') ? 'overlapping' : 'touching'} ${containment}`;
}

/** What is wrong with polygons, if anything is. */
export function faultsOf(polygons: readonly PlaneRing[]): string[] {
  return polygons.flatMap(({ corners, normal }) => {
    if (isZero(normal)) return ['degenerate none'];
    const isPlanar = corners.every((p) => dot(normal, subtract(p, corners[0]!)) === 0n);
    return isPlanar ? [] : ['not-planar none'];
  });
}

/** The rings of the values of a question. */
export function ringsOf(values: Float64Array): readonly [PlaneRing, PlaneRing] {
  const given = polygonPair(values);
  const { vector } = unitReader([0, ...given.flat(2)]);
  const [a, b] = given.map((polygon) => {
    const corners = polygon.map((p) => vector(p));
    return { corners, normal: normalOf(corners) };
  });
  return [a!, b!];
}

/** The referee of two polygons of space. */
export function polygonPairReferee(values: Float64Array): string {
  const rings = ringsOf(values);
  const [fault] = faultsOf(rings);
  if (fault !== undefined) return fault;
  const [a, b] = rings;
  if (!isZero(cross(a.normal, b.normal))) return acrossAnswer(a, b);
  return dot(a.normal, subtract(b.corners[0]!, a.corners[0]!)) === 0n
    ? coplanarAnswer(a, b)
    : 'disjoint none';
}
