import type { ContactPoint } from '../../core/contact.js';
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
 * A contact that is made when it is first read: relations are often all that is asked for, and contacts cost more. An
 * answer has it as a member with a getter of its own, which is copied, compared and written as other members are.
 */
export class LazyContact<P extends ContactPoint> {
  readonly #make: () => readonly P[];
  #made: readonly P[] | undefined;

  constructor(make: () => readonly P[]) {
    this.#make = make;
  }

  get(): readonly P[] {
    this.#made ??= this.#make();
    return this.#made;
  }
}
