import { negate } from '../arithmetic/rational.js';
import { recordOf, viewerOf } from '../core/lazy-record.js';
import { type Sign, UNDECIDED, type Undecided } from '../core/sign.js';
import type { ConvexDistance, DistanceCertificate } from '../distance/certificate.js';
import type { ClosestPair, Distance } from '../distance/distance.js';
import { LazyDistance } from '../distance/lazy/lazy-distance.js';
import type { Penetration } from '../distance/penetration/penetration.js';
import { FoundWayOut } from '../distance/penetration/way-out.js';
import type { PolygonSetDistance } from '../polygons/queries/distances.js';
import type { SweptPenetration } from '../round/distances/swept-penetration.js';

function turnedPair(pair: ClosestPair): ClosestPair {
  const { a, b, pointA, pointB } = pair;
  return {
    a: b,
    b: a,
    pointA: pointB,
    pointB: pointA,
    get rounded() {
      return { pointA: pair.rounded.pointB, pointB: pair.rounded.pointA };
    },
  };
}

const turnedCertificate = ({ direction, a, b }: DistanceCertificate): DistanceCertificate => ({
  direction: direction.map(negate),
  a: b,
  b: a,
});

/** A distance with the second shape first: members are found when they are first read, as those of the other. */
class TurnedDistance extends LazyDistance implements ConvexDistance {
  readonly #found: Distance | ConvexDistance;
  #closest: readonly ClosestPair[] | undefined;
  #proof: DistanceCertificate | undefined;

  constructor(found: Distance | ConvexDistance) {
    super();
    this.#found = found;
  }

  get squaredDistance(): Distance['squaredDistance'] {
    return this.#found.squaredDistance;
  }

  get distance(): number {
    return this.#found.distance;
  }

  get unique(): boolean {
    return this.#found.unique;
  }

  get closest(): readonly ClosestPair[] {
    this.#closest ??= this.#found.closest.map(turnedPair);
    return this.#closest;
  }

  get certificate(): DistanceCertificate {
    this.#proof ??= turnedCertificate((this.#found as ConvexDistance).certificate);
    return this.#proof;
  }

  override inDoubles(): number {
    const record = recordOf(this.#found);
    return record instanceof LazyDistance ? record.inDoubles() : Number.NaN;
  }

  override compareInDoubles(r: number): Sign | Undecided {
    const record = recordOf(this.#found);
    return record instanceof LazyDistance ? record.compareInDoubles(r) : UNDECIDED;
  }

  protected override compareBounds(): Sign | Undecided {
    return UNDECIDED;
  }
}

const MEMBERS = ['squaredDistance', 'distance', 'unique', 'closest'] as const;
const viewOf = /* @__PURE__ */ viewerOf<TurnedDistance>(MEMBERS);
const certifiedViewOf = /* @__PURE__ */ viewerOf<TurnedDistance>([...MEMBERS, 'certificate']);

type FoundDistance = Distance | ConvexDistance | PolygonSetDistance | null;

/** The distance of two shapes, with the second one first: the order of closest pairs is that of their middles. */
export function turnedDistance(found: FoundDistance): FoundDistance {
  if (found === null) return null;
  if (!('unique' in found)) {
    const { closest, ...rest } = found;
    return { ...rest, closest: closest && { pointA: closest.pointB, pointB: closest.pointA } };
  }
  return ('certificate' in found ? certifiedViewOf : viewOf)(new TurnedDistance(found));
}

type Found = Penetration | SweptPenetration;
const isOpposite = (v: readonly bigint[], w: readonly bigint[]) => v.every((x, i) => x === -w[i]!);

/** A depth with the second shape first: members are found when they are first read, as those of the other. */
class TurnedPenetration {
  readonly #found: Found;
  #ways: Found['ways'] | undefined;

  constructor(found: Found) {
    this.#found = found;
  }

  get squaredDepth(): Found['squaredDepth'] {
    return this.#found.squaredDepth;
  }

  get depth(): number {
    return this.#found.depth;
  }

  get ways(): Found['ways'] {
    this.#ways ??= turnedWays(this.#found.ways);
    return this.#ways;
  }
}

const penetrationViewOf = /* @__PURE__ */ viewerOf<TurnedPenetration>(['squaredDepth', 'depth', 'ways']);

/** The depth of two shapes, with the second one first. */
export const turnedPenetration = (found: Found): Found =>
  penetrationViewOf(new TurnedPenetration(found)) as Found;

/** The ways of the second shape: where two are along one line, the other one comes first. */
function turnedWays(ways: Found['ways']): Found['ways'] {
  const turned = ways.map(
    ({ direction, a, b }) =>
      new FoundWayOut(
        direction.map((x) => -x),
        b,
        a,
      ),
  );
  for (let i = 1; i < turned.length; i++) {
    const [one, next] = [turned[i - 1]!, turned[i]!];
    if (!isOpposite(one.direction, next.direction)) continue;
    [turned[i - 1], turned[i]] = [next, one];
    i++;
  }
  return turned as readonly FoundWayOut<readonly bigint[]>[] as Found['ways'];
}
