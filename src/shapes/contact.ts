import { equals, fromNumber, type Surd, sign } from '../arithmetic/surd.js';
import type { ContactPoint } from '../core/contact.js';
import { edge, type Feature, vertex } from '../core/feature.js';
import type { RoundHit, RoundHits } from '../round/hits/hit.js';
import type { ShapeType } from './shape.js';

const ONE = /* @__PURE__ */ fromNumber(1);

/** What of a line, ray or segment lies at a parameter of it. */
function featureAt(type: ShapeType, parameter: Surd): Feature {
  if (type !== 'line' && sign(parameter) === 0) return vertex(0);
  return type === 'segment' && equals(parameter, ONE) ? vertex(1) : edge(0);
}

const placeOf = (type: ShapeType, { parameter, feature }: RoundHit): ContactPoint => ({
  a: featureAt(type, parameter),
  b: feature,
});

/** The first and the last common point with a line, ray or segment, and both, or the only one. */
export interface LinearPlaces {
  readonly entry: ContactPoint | null;
  readonly exit: ContactPoint | null;
  readonly contact: readonly ContactPoint[];
}

/** Where a line, ray or segment meets a round solid, by the features of both. */
export function contactOfHits(type: ShapeType, { entry, exit }: RoundHits): LinearPlaces {
  const [first, last] = [entry && placeOf(type, entry), exit && placeOf(type, exit)];
  const isOne = entry !== null && exit !== null && equals(entry.parameter, exit.parameter);
  const contact = [first, isOne ? null : last].filter((place) => place !== null);
  return { entry: first, exit: last, contact };
}
