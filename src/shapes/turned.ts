import { negate } from '../arithmetic/rational.js';
import type { ConvexDistance, DistanceCertificate } from '../distance/certificate.js';
import type { ClosestPair, Distance } from '../distance/distance.js';
import type { Penetration, WayOut } from '../distance/penetration/penetration.js';

/** A pair with its points exchanged; of round shapes they are no fractions, and only the pair itself can round them. */
const turnedPair = (pair: ClosestPair): ClosestPair => ({
  a: pair.b,
  b: pair.a,
  pointA: pair.pointB,
  pointB: pair.pointA,
  get rounded() {
    const { pointA, pointB } = pair.rounded;
    return { pointA: pointB, pointB: pointA };
  },
});

const turnedCertificate = ({ direction, a, b }: DistanceCertificate): DistanceCertificate => ({
  direction: direction.map(negate),
  a: b,
  b: a,
});

/** The distance of two shapes, with the second one first: the order of closest pairs is that of their middles. */
export function turnedDistance(found: Distance | ConvexDistance): Distance | ConvexDistance {
  let closest: readonly ClosestPair[] | undefined;
  const turned = {
    squaredDistance: found.squaredDistance,
    distance: found.distance,
    get unique() {
      return found.unique;
    },
    get closest() {
      closest ??= found.closest.map(turnedPair);
      return closest;
    },
  };
  if (!('certificate' in found)) return turned;
  return Object.defineProperty(turned, 'certificate', {
    enumerable: true,
    get: () => turnedCertificate(found.certificate),
  }) as ConvexDistance;
}

const isOpposite = (v: WayOut['direction'], w: WayOut['direction']) => v.every((x, i) => x === -w[i]!);

/** The depth of two shapes, with the second one first: of two ways along one line, the other one comes first. */
export function turnedPenetration({ squaredDepth, depth, ways }: Penetration): Penetration {
  const turned = ways.map(
    ({ direction: [x, y, z], a, b }): WayOut => ({ direction: [-x, -y, -z], a: b, b: a }),
  );
  for (let i = 1; i < turned.length; i++) {
    const [one, next] = [turned[i - 1]!, turned[i]!];
    if (!isOpposite(one.direction, next.direction)) continue;
    [turned[i - 1], turned[i]] = [next, one];
    i++;
  }
  return { squaredDepth, depth, ways: turned };
}
