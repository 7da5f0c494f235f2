/** Across what a cylinder, cone or truncated cone and a flat shape touch: from the solid to the flat shape. */
import * as rational from '../../../arithmetic/rational.js';
import type { Surd } from '../../../arithmetic/surd.js';
import * as surd from '../../../arithmetic/surd.js';
import { scaledRational } from '../../../distance/engine/measure.js';
import type { ConePlace } from './cone-contact.js';
import type { ConePair } from './cone-pair.js';

type SurdVector = readonly [Surd, Surd, Surd];

const NOUGHT = /* @__PURE__ */ surd.fromNumber(0);

const sum = (values: readonly Surd[]): Surd => values.reduce(surd.add, NOUGHT);
const dot = (p: SurdVector, q: SurdVector): Surd => sum(p.map((x, k) => surd.multiply(x, q[k]!)));
const minus = (p: SurdVector, q: SurdVector): SurdVector => three((k) => surd.subtract(p[k]!, q[k]!));
const times = (p: SurdVector, factor: Surd): SurdVector => three((k) => surd.multiply(p[k]!, factor));
const isZero = (p: SurdVector): boolean => p.every((x) => surd.sign(x) === 0);

function three(of: (k: 0 | 1 | 2) => Surd): SurdVector {
  return [of(0), of(1), of(2)];
}

function cross(p: SurdVector, q: SurdVector): SurdVector {
  return three((k) => {
    const [y, z] = [(k + 1) % 3, (k + 2) % 3];
    return surd.subtract(surd.multiply(p[y]!, q[z]!), surd.multiply(p[z]!, q[y]!));
  });
}

/**
 * The normal of the one plane that has the solid on one side and the flat shape on the other; `null` where there may
 * be several: at a vertex on a rim or an apex, an edge on an apex or along a rim. Its greatest coordinate is 1 or -1.
 *
 * Where insides do not meet some plane is between both, and it goes through all common points. So it is that of the
 * side or of a cap, where one of these is in such a point, in the middle of all of them, too, as the sets are convex;
 * else that of a face of the flat shape which has one within it; and on a rim, among the planes through its tangent,
 * the one that has the edge of the flat shape in it.
 */
export function coneNormal(pair: ConePair, places: readonly ConePlace[]): Surd[] | null {
  const normal = onSolid(pair, middle(places)) ?? onFlat(pair, places);
  if (normal === null || isZero(normal)) return null;
  const greatest = normal.map(surd.abs).reduce((s, t) => (surd.compare(s, t) < 0 ? t : s));
  return normal.map((x) => surd.divide(x, greatest));
}

function middle(places: readonly ConePlace[]): SurdVector {
  const share = surd.fromRational(rational.fromParts(1n, BigInt(places.length)));
  return three((k) => surd.multiply(sum(places.map(({ point }) => point[k]!)), share));
}

/** The solid in the unit of the points. */
function solidOf({ cone, scale }: ConePair) {
  const exact = (n: bigint): Surd => surd.fromRational(scaledRational(n, scale.denominator, scale.exponent));
  const { start, end, axis, radii } = cone;
  const [from, to, w] = [start, end, axis].map((v) => three((k) => exact(v[k]!))) as [
    SurdVector,
    SurdVector,
    SurdVector,
  ];
  return {
    from,
    w,
    size: dot(w, w),
    radii: radii.map(exact) as [Surd, Surd],
    inside: times(plus(from, to), HALF),
  };
}

const HALF = /* @__PURE__ */ surd.fromNumber(0.5);
const plus = (p: SurdVector, q: SurdVector): SurdVector => three((k) => surd.add(p[k]!, q[k]!));

/**
 * The normal of the side through a point: half the gradient of W |p × w|² - level², which is W w × (p × w) - (s - r)
 * level w (cone-form.ts).
 */
function sideNormal(pair: ConePair, at: SurdVector): SurdVector {
  const { from, w, size, radii } = solidOf(pair);
  const p = minus(at, from);
  const growth = surd.subtract(radii[1], radii[0]);
  const level = surd.add(surd.multiply(radii[0], size), surd.multiply(growth, dot(p, w)));
  return minus(times(cross(w, cross(p, w)), size), times(w, surd.multiply(growth, level)));
}

/** The end whose cap a point is on; `null`: it is between them. */
function endAt(pair: ConePair, at: SurdVector): 0 | 1 | null {
  const { from, w, size } = solidOf(pair);
  const height = dot(minus(at, from), w);
  if (surd.sign(height) === 0) return 0;
  return surd.equals(height, size) ? 1 : null;
}

/** The normal of the side or the cap at a point that is on no rim and no apex. */
function onSolid(pair: ConePair, at: SurdVector): SurdVector | null {
  const end = endAt(pair, at);
  if (end === null) return sideNormal(pair, at);
  const { from, w, size, radii } = solidOf(pair);
  const across = cross(minus(at, from), w);
  const reach = surd.multiply(surd.square(radii[end]), size);
  return surd.compare(dot(across, across), reach) < 0 ? (end === 0 ? minus(ZERO, w) : w) : null;
}

const ZERO: SurdVector = [NOUGHT, NOUGHT, NOUGHT];

/** By a face or an edge of the flat shape, turned away from the inside of the solid. */
function onFlat(pair: ConePair, places: readonly ConePlace[]): SurdVector | null {
  const { inside, w } = solidOf(pair);
  for (const { flat, point, along } of places) {
    const at = point as unknown as SurdVector;
    const [u, v] = along.map((d) => three((k) => surd.fromRational(rational.fromParts(d[k]!, 1n))));
    const end = endAt(pair, at);
    let normal: SurdVector | null = null;
    if (flat.type === 'face' && v !== undefined) normal = cross(u!, v);
    else if (
      flat.type === 'edge' &&
      u !== undefined &&
      v === undefined &&
      end !== null &&
      pair.cone.radii[end] > 0n
    ) {
      const side = sideNormal(pair, at);
      normal = minus(times(side, dot(w, u)), times(w, dot(side, u)));
    }
    if (normal === null || isZero(normal)) continue;
    return surd.sign(dot(normal, minus(inside, at))) < 0 ? normal : minus(ZERO, normal);
  }
  return null;
}
