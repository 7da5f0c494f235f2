import { convexPair, convexRingOf } from '../../../cases/planar/convex-rings.js';
import { contact } from '../contact.js';
import { onSegment, polygonShape } from '../shape.js';
import { exact, orientation2, rational, sameVector, type Vector, vectorAt } from '../vectors.js';
import { featureOnRings, inFeatureOrder } from './boundary.js';

type Vectors = readonly Vector[];
const next = (ring: Vectors, i: number) => ring[(i + 1) % ring.length]!;

interface WitnessLike {
  readonly polygon: string;
  readonly edge: number;
}

/** Whether the edge is one, and no point of the other polygon lies left of it (or on it, if strictly). */
function separates(rings: readonly Vectors[], { polygon, edge }: WitnessLike, strictly: boolean): boolean {
  const [ring, other] = polygon === 'a' ? [rings[0]!, rings[1]!] : [rings[1]!, rings[0]!];
  const [p, q] = [ring[edge]!, next(ring, edge)];
  return !sameVector(p, q) && other.every((v) => orientation2(p, q, v) < (strictly ? 0 : 1));
}

/**
 * Whether a witness proves the relation: an edge that separates, strictly for `disjoint`, or none for `overlapping`.
 */
export function isProof(values: Float64Array, relation: string, witness: WitnessLike | null): boolean {
  if (witness === null) return relation === 'overlapping';
  const rings = convexPair(values).map(({ exact }) => exact);
  return relation !== 'overlapping' && separates(rings, witness, relation === 'disjoint');
}

/**
 * One hull is clipped by the half-planes of the other in rationals, and each corner of the rest is looked up in both
 * rings. The kernel clips nothing: it looks for a separating edge, and puts the contact together from vertices in the
 * other polygon and pairs of edges that cross.
 */
export function convexPolygonConvexPolygonReferee(values: Float64Array): string {
  const [{ exact: a }, { exact: b }] = convexPair(values);
  const corners = (ring: Vectors) => polygonShape(ring.filter((v, i) => !sameVector(v, next(ring, i))));
  const { relation, points } = contact(corners(a), corners(b), [0n, 0n, 1n]);
  const pairs = points.map(
    ({ at }) => `${featureOnRings([a], at) ?? 'f0'}/${featureOnRings([b], at) ?? 'f0'}`,
  );
  return [relation, ...inFeatureOrder(pairs)].join(' ');
}

/**
 * All edges are looked at: first for the boundary, then for the sides. The kernel searches by halves for the wedge from
 * the first vertex in which the point lies, and asks one edge.
 */
export function pointConvexPolygonReferee(values: Float64Array): string {
  const numbers = exact(values);
  const { exact: ring } = convexRingOf(values);
  const p = vectorAt(numbers, 0, 2);
  const at = ring.findIndex((v) => sameVector(v, p));
  if (at >= 0) return `boundary v${at}`;
  const next = (i: number) => ring[(i + 1) % ring.length]!;
  const edge = ring.findIndex((v, i) => onSegment(v, next(i), rational(p)));
  if (edge >= 0) return `boundary e${edge}`;
  const left =
    ring.length > 2 && ring.every((v, i) => sameVector(v, next(i)) || orientation2(v, next(i), p) > 0);
  return left ? 'inside f0' : 'outside -';
}
