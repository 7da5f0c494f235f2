import type { Contact, ContactPoint, Relation } from '../../core/contact.js';
import type { FeatureType } from '../../core/feature.js';
import type { PolygonFeature } from './point-polygon.js';

const RANKS: Readonly<Record<FeatureType, number>> = { vertex: 0, edge: 1, face: 2, interior: 3 };

/** The order of features: by ring, the face last; vertices before edges; by number. */
export function compareFeatures(p: PolygonFeature, q: PolygonFeature): number {
  const [one, other] = [p.ring ?? Number.MAX_SAFE_INTEGER, q.ring ?? Number.MAX_SAFE_INTEGER];
  return one - other || RANKS[p.type] - RANKS[q.type] || p.index - q.index;
}

/** Contact points in the order of the first shape's features, and where these are the same, of the second's. */
export function inFeatureOrder<P extends ContactPoint>(contact: readonly P[]): P[] {
  return [...contact].sort((p, q) => compareFeatures(p.a, q.a) || compareFeatures(p.b, q.b));
}

/**
 * An answer whose contact is made when it is first read: relations are often all that is asked for, and contacts cost more.
 * The member `contact` is one as others are: it is copied, compared and written as such.
 */
export function withContact<R extends { readonly relation: Relation }, P extends ContactPoint>(
  answer: R,
  make: () => readonly P[],
): R & Contact & { readonly contact: readonly P[] } {
  let made: readonly P[] | undefined;
  return Object.defineProperty(answer, 'contact', {
    enumerable: true,
    get() {
      made ??= answer.relation === 'disjoint' ? [] : make();
      return made;
    },
  }) as R & Contact & { readonly contact: readonly P[] };
}
