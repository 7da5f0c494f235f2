/** From two shapes that turn to the search: corners in doubles over a power of two, and what their errors are. */
import type { Carrier } from '../../translation/carriers.js';
import { faceOf } from './flat-face.js';
import { cornersOfDifference } from './pass-through.js';
import { exponentOrLeast, greatestExponent, roughPoints, scalerBy } from './rough-points.js';
import { type Effort, Search } from './search.js';
import { TurningPair } from './turning-pair.js';
import { type ScaledTurn, type Triple, TurningPoints } from './turning-points.js';

/** A shape and how it moves. */
export interface Turning {
  readonly carrier: Carrier;
  readonly type: string;
  readonly translation: readonly number[];
  readonly axis: readonly number[];
  readonly center: readonly number[];
  readonly angle: number;
}

/** Lengths between these are not scaled. */
const MODERATE = 16;

/** The search for the first contact. */
export function turningSearch(a: Turning, b: Turning, effort: Effort): Search {
  const exponent = scaleOf(a, b);
  const scaled = scalerBy(exponent);
  const [p, q] = [roughPoints(a.carrier.core, exponent), roughPoints(b.carrier.core, exponent)];
  const [turnA, turnB] = [scaledTurn(a, scaled), scaledTurn(b, scaled)];
  const between = (of: (k: number) => number): Triple => [of(0), of(1), of(2)];
  const pair = new TurningPair(
    new TurningPoints(p, turnA),
    new TurningPoints(q, turnB),
    between((k) => turnB.center[k]! - turnA.center[k]!),
    between((k) => scaled(b.translation[k]!) - scaled(a.translation[k]!)),
    scaled(a.carrier.radius) + scaled(b.carrier.radius),
  );
  const flat = ({ carrier, type }: Turning, points: typeof p) => ({
    count: points.coordinates.length / 3,
    face: faceOf(carrier.core, points, type),
  });
  const corners = pair.radius > 0 ? null : cornersOfDifference(flat(a, p), flat(b, q));
  return new Search(pair, corners, effort);
}

/** The power of two that makes all lengths moderate. */
function scaleOf(a: Turning, b: Turning): number {
  let exponent = Math.max(greatestExponent(a.carrier.core), greatestExponent(b.carrier.core));
  for (const { carrier, translation, center } of [a, b]) {
    let most = carrier.radius;
    for (let k = 0; k < 3; k++) most = Math.max(most, Math.abs(translation[k]!), Math.abs(center[k]!));
    exponent = Math.max(exponent, exponentOrLeast(most));
  }
  // All lengths are 0: no scale is wrong.
  return Math.abs(exponent) <= MODERATE || exponent < -1100 ? 0 : -exponent;
}

function scaledTurn({ axis, center, angle }: Turning, scaled: (x: number) => number): ScaledTurn {
  const most = exponentOrLeast(Math.max(...axis.map(Math.abs)));
  const even = Math.abs(most) <= MODERATE ? (x: number) => x : scalerBy(-most);
  const triple = (v: readonly number[], by: (x: number) => number): Triple => [
    by(v[0]!),
    by(v[1]!),
    by(v[2]!),
  ];
  return { axis: triple(axis, even), angle, center: triple(center, scaled) };
}
