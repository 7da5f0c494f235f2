/** Is a shape on the outer side of a plane, the radius away? By expansions of doubles, where these are exact. */
import { twoProductTail } from '../../arithmetic/error-free.js';
import { estimateExpansion } from '../../arithmetic/expansion.js';
import { growExpansion } from '../../arithmetic/expansion-sum.js';
import { allocateScratch } from '../../arithmetic/scratch.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { type PlaneObject, sharpNormal } from '../../implicit/objects/plane-object.js';
import { CoefficientsPlaneObject } from '../../implicit/objects/planes.js';
import type { Place } from './place.js';
import type { BoundingPlane } from './world.js';

/** Products of two such numbers are exact with their tails, and so are those of what follows from them (see below). */
const LEAST = 2 ** -200;
const MOST = 2 ** 200;

const isPlain = (x: number): boolean => {
  const size = Math.abs(x);
  return size === 0 || (size >= LEAST && size <= MOST);
};

/**
 * A plane whose coefficients are doubles: normal · (p - anchor) + constant. The length of the normal is root + rest,
 * but for root 2^-98; it is exactly that where `isExact`.
 */
interface DoublePlane {
  readonly normal: readonly number[];
  readonly anchor: readonly number[];
  readonly constant: number;
  readonly root: number;
  readonly rest: number;
  readonly isExact: boolean;
}

/** 11 products and their tails, and a constant. */
const SUM = /* @__PURE__ */ allocateScratch(24);

const known: WeakMap<PlaneObject, DoublePlane | null> = /* @__PURE__ */ new WeakMap();

function doublePlaneOf(plane: PlaneObject): DoublePlane | null {
  let found = known.get(plane);
  if (found === undefined) {
    found = made(plane);
    known.set(plane, found);
  }
  return found;
}

/**
 * Let S be the square of the length, exactly, and s the root of its estimate, which is off by 2^-50 of S: s is off by
 * less than 2^-50 of itself, and S = s² + q with |q| < 2^-49 s². The length is s + q/2s, but for q²/8s³ < 2^-101 s
 * and less; the quotient of an estimate of q, of less than 2^-50 s, is off by 2^-49 of itself: less than 2^-98 s in
 * all. No bit of q is below 2^-504, so that the quotient is not below 2^-706, and its product with a radius not below
 * 2^-906.
 */
function made(plane: PlaneObject): DoublePlane | null {
  const isByCoefficients = plane instanceof CoefficientsPlaneObject;
  const normal = isByCoefficients ? plane.normal : sharpNormal(plane);
  const anchor = isByCoefficients ? [0, 0, 0] : plane.anchored;
  const constant = isByCoefficients ? plane.constant : 0;
  if (normal === null || anchor === undefined) return null;
  if (!(normal.every(isPlain) && anchor.every(isPlain) && isPlain(constant))) return null;
  let length = 0;
  for (let k = 0; k < 3; k++) length = addProduct(length, normal[k]!, normal[k]!);
  const root = Math.sqrt(estimateExpansion(length, SUM));
  length = addProduct(length, -root, root);
  const rest = length === 0 ? 0 : estimateExpansion(length, SUM) / (2 * root);
  return { normal, anchor, constant, root, rest, isExact: length === 0 };
}

function addProduct(length: number, a: number, b: number): number {
  if (a === 0 || b === 0) return length;
  const product = a * b;
  return growExpansion(growExpansion(length, SUM, twoProductTail(a, b, product)), SUM, product);
}

/**
 * 1: a core and a radius around it are certainly on the outer side of a plane at some places, the closed half-space of
 * all that is at least the radius away; -1: they are not, or doubles are almost sure of it. Corners and places are
 * taken exactly, and the outer side of a plane that has none is where the core is at the first place.
 */
export function outside(
  { plane, outward }: BoundingPlane,
  corners: Float64Array,
  places: readonly Place[],
  radius: number,
): Sign | Undecided {
  const own = doublePlaneOf(plane);
  if (own === null || !isPlain(radius) || !corners.every(isPlain)) return UNDECIDED;
  if (!places.every((place) => place.every(isPlain))) return UNDECIDED;
  const side = outward === 0 ? likelySide(own, corners, places[0]!) : outward;
  let worst: Sign | Undecided = 1;
  for (const place of places)
    for (let i = 0; i < corners.length; i += 3) {
      const sign = heightSign(own, side, corners, i, place, radius);
      if (sign === -1) return -1;
      if (sign === UNDECIDED) worst = UNDECIDED;
    }
  return worst;
}

/** The side of the corner that is farthest from the plane. */
function likelySide({ normal, anchor, constant }: DoublePlane, corners: Float64Array, place: Place): 1 | -1 {
  let most = 0;
  for (let i = 0; i < corners.length; i += 3) {
    let height = constant;
    for (let k = 0; k < 3; k++) height += normal[k]! * (corners[i + k]! + place[k]! - anchor[k]!);
    if (Math.abs(height) > Math.abs(most)) most = height;
  }
  return most < 0 ? -1 : 1;
}

/**
 * The sign of the height of a corner minus the radius, times the length of the normal. An expansion is at least half of
 * its largest component, and the radius times the length is off by 2^-97 of what is subtracted for it.
 */
function heightSign(
  { normal, anchor, constant, root, rest, isExact }: DoublePlane,
  side: 1 | -1,
  corners: Float64Array,
  at: number,
  place: Place,
  radius: number,
): Sign | Undecided {
  let length = constant === 0 ? 0 : growExpansion(0, SUM, side * constant);
  for (let k = 0; k < 3; k++) {
    const n = side * normal[k]!;
    length = addProduct(length, n, corners[at + k]!);
    length = addProduct(length, n, place[k]!);
    length = addProduct(length, -n, anchor[k]!);
  }
  length = addProduct(length, -radius, root);
  length = addProduct(length, -radius, rest);
  const top = length === 0 ? 0 : SUM[length - 1]!;
  if (!isExact && radius > 0 && !(Math.abs(top) > radius * root * 2 ** -96)) return UNDECIDED;
  return top > 0 ? 1 : top < 0 ? -1 : 0;
}
