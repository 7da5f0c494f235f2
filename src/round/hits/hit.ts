import { fromParts } from '../../arithmetic/rational.js';
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import type { Relation } from '../../core/contact.js';
import type { Feature } from '../../core/feature.js';
import type { Vector } from '../../distance/engine/vectors.js';

/** Where a line, ray or segment comes into a round solid, or leaves it. */
export interface RoundHit {
  /** Where along it, in lengths of its direction, exactly: a number a + b√c. `compare` orders it with any others. */
  readonly parameter: Surd;
  /**
   * What of the solid lies there: a face (the side, a cap), an edge (a rim), a vertex (an apex); the interior where a
   * ray or segment begins or ends inside.
   */
  readonly feature: Feature;
  /** The point, exactly: coordinates a + b√c. */
  readonly point: readonly Surd[];
  /** The parameter and the point as the nearest doubles. Found when it is first read. */
  readonly rounded: RoundedRoundHit;
}

/** A hit as the nearest doubles. */
export interface RoundedRoundHit {
  readonly parameter: number;
  readonly point: readonly number[];
}

/** What a line, ray or segment and a round solid have in common. */
export interface RoundHits {
  /** How they meet; a tangent is `touching`. */
  readonly relation: Relation;
  /** The first common point; `null` if there is none, or no first one (a line inside of an infinite cylinder). */
  readonly entry: RoundHit | null;
  /** The last common point; that of the entry if there is only one, `null` as there. */
  readonly exit: RoundHit | null;
}

/** A line over integers: the points (origin + t · direction) · 2^exponent, of so many coordinates. */
export interface Carrier {
  readonly origin: Vector;
  readonly direction: Vector;
  readonly exponent: number;
  readonly dimension: 2 | 3;
}

/** A hit at a parameter of a line; its point is found when it is first read. */
export function hitAt(parameter: Surd, feature: Feature, carrier: Carrier): RoundHit {
  let point: readonly Surd[] | undefined;
  let rounded: RoundedRoundHit | undefined;
  const pointOnce = (): readonly Surd[] => {
    point ??= pointAt(parameter, carrier);
    return point;
  };
  return {
    parameter,
    feature,
    get point() {
      return pointOnce();
    },
    get rounded() {
      rounded ??= { parameter: surd.toNumber(parameter), point: pointOnce().map(surd.toNumber) };
      return rounded;
    },
  };
}

function pointAt({ rational, coefficient, radicand, denominator }: Surd, carrier: Carrier): Surd[] {
  const { origin, direction, exponent, dimension } = carrier;
  const [up, down] = exponent < 0 ? [1n, 1n << BigInt(-exponent)] : [1n << BigInt(exponent), 1n];
  return direction
    .slice(0, dimension)
    .map((d, i) =>
      surd.fromParts(
        fromParts((origin[i]! * denominator + d * rational) * up, denominator * down),
        fromParts(d * coefficient * up, denominator * down),
        fromParts(radicand, 1n),
      ),
    );
}

/** A hit with another name for what lies there. */
export function renamed(hit: RoundHit, feature: Feature): RoundHit {
  return {
    parameter: hit.parameter,
    feature,
    get point() {
      return hit.point;
    },
    get rounded() {
      return hit.rounded;
    },
  };
}
