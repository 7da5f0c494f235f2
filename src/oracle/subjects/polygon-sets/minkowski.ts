import { compareLexicographic2d, orientation2d } from '../../../implicit/index.js';
import {
  canonicalPolygonText,
  innerFitPolygon2d,
  locatePointInPolygonSet,
  minkowskiDifference2d,
  minkowskiSum2d,
  noFitPolygon2d,
  type Placements,
  type PolygonOperand,
  type PolygonSet,
  polygonDifference,
  polygonUnion,
} from '../../../polygons/index.js';
import { operandsOf, PLACED, placesOfMoving, SUMMED } from '../../cases/polygon-sets/minkowski.js';
import { againFaults, differs, setOf, textOf } from './polygon-sets.js';

/** Whether a set is taken: it encloses something, and its corners are doubles. */
const isTaken = ({ polygons, vertices }: PolygonSet): boolean =>
  polygons.length > 0 && vertices.every((vertex) => !('lines' in vertex));

/** Asks, and says whether what is not taken is refused. */
function asked(a: PolygonSet, b: PolygonSet, ask: () => string): string {
  if (isTaken(a) && isTaken(b)) return ask();
  try {
    ask();
  } catch (error) {
    if (error instanceof RangeError) return 'refused';
  }
  return 'refused NOT REFUSED';
}

/** What the kernel says of a sum, either way round. */
export function minkowskiSumSubject(values: Float64Array): string {
  const [a, b] = operandsOf(values, SUMMED).map(setOf);
  return asked(a!, b!, () => {
    const sum = minkowskiSum2d(a!, b!);
    const isSame = JSON.stringify(sum) === JSON.stringify(minkowskiSum2d(b!, a!));
    const beside = polygonDifference(sum, a!);
    return (
      `${textOf(sum)} / ${textOf(beside)}${isSame ? '' : ' ORDER DIFFERS'}` +
      againFaults(sum) +
      againFaults(beside) +
      differs('UNION', polygonUnion(sum, a!), polygonUnion(beside, a!))
    );
  });
}

/** Where a vector is: inside of the region, on its boundary or on what else is told, or elsewhere. */
function placed({ region, segments, points }: Placements, by: readonly [number, number]): string {
  const location = locatePointInPolygonSet(region, by);
  const isOn =
    points.some((point) => compareLexicographic2d(point, by) === 0) ||
    segments.some(
      ([p, q]) =>
        orientation2d(p, q, by) === 0 &&
        compareLexicographic2d(p, by) <= 0 &&
        compareLexicographic2d(by, q) <= 0,
    );
  return isOn ? 'on' : location;
}

/** The opposite of a set: each point by half a turn about the origin. */
const opposite = (set: PolygonSet): PolygonOperand => ({
  type: 'MultiPolygon',
  coordinates: set.polygons.map((rings) =>
    rings.map((ring) => ring.map((v) => (set.vertices[v] as readonly [number, number]).map((x) => 0 - x))),
  ) as never,
});

const OVERLAP = { inside: 'overlapping', boundary: 'touching', on: 'touching', outside: 'disjoint' } as const;

/** How the kernel says that a polygon meets another one that is moved. */
export function noFitSubject(values: Float64Array): string {
  const [a, b] = operandsOf(values, PLACED).map(setOf);
  return asked(a!, b!, () => {
    const placements = noFitPolygon2d(a!, b!);
    const turned = noFitPolygon2d(b!, a!);
    const words = placesOfMoving(values).map((by) => {
      const word = OVERLAP[placed(placements, by) as keyof typeof OVERLAP];
      const back = OVERLAP[placed(turned, [0 - by[0], 0 - by[1]]) as keyof typeof OVERLAP];
      return word === back ? word : `${word}/${back}`;
    });
    return words.join(' ') + differs('SUM', placements.region, minkowskiSum2d(a!, opposite(b!)));
  });
}

const FIT = { inside: 'inside', boundary: 'touching', on: 'touching', outside: 'outside' } as const;

/** How the kernel says that a polygon that is moved is in another one. */
export function innerFitSubject(values: Float64Array): string {
  const [a, b] = operandsOf(values, PLACED).map(setOf);
  return asked(a!, b!, () => {
    const placements = innerFitPolygon2d(a!, b!);
    const words = placesOfMoving(values).map((by) => FIT[placed(placements, by) as keyof typeof FIT]);
    const text = canonicalPolygonText(minkowskiDifference2d(a!, b!));
    return words.join(' ') + (text === canonicalPolygonText(placements.region) ? '' : ' DIFFERENCE DIFFERS');
  });
}
