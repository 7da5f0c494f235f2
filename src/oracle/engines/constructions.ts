import type { Place, Rings } from '../answers/construction.js';
import { pointsOf } from '../cases/constructions/point-sets.js';
import { SECOND_RING } from '../cases/constructions/polygon-pairs.js';
import { ringAt } from '../cases/planar/rings.js';
import { type Answering, type Engine, engineOf } from './engine.js';

/** How an engine combines two polygons, each a closed ring: polygons as GeoJSON has them; `undefined`: it does not take them. */
export type Combine = (a: readonly Place[], b: readonly Place[]) => readonly Rings[] | undefined;

/** How an engine cuts points or the ring of a polygon into triangles: lists of three numbers, or all numbers in one list; `undefined`: it does not take them. */
export type Triangulate = (points: readonly Place[]) => ArrayLike<unknown> | undefined;

/** What an engine constructs, by the names of questions. */
export interface Constructs {
  readonly polygonUnion2d?: Combine;
  readonly polygonIntersection2d?: Combine;
  readonly polygonDifference2d?: Combine;
  readonly polygonXor2d?: Combine;
  readonly triangulation2d?: Triangulate;
  readonly delaunayTriangulation2d?: Triangulate;
  readonly polygonTriangulation2d?: Triangulate;
  readonly conformingTriangulation2d?: Triangulate;
}

const OF_POINTS: readonly string[] = ['triangulation2d', 'delaunayTriangulation2d'];
const OF_RINGS: readonly string[] = ['polygonTriangulation2d', 'conformingTriangulation2d'];

function closed(ring: readonly Place[]): readonly Place[] {
  const [first, last] = [ring[0]!, ring.at(-1)!];
  return first[0] === last[0] && first[1] === last[1] ? ring : [...ring, first];
}

/** JSON has no NaN and no infinity, which must not become the zero or the nothing that they are not. */
function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_, x) => (typeof x === 'number' && !Number.isFinite(x) ? String(x) : x));
}

function answering(name: string, constructs: Constructs): Answering | undefined {
  if (!Object.hasOwn(constructs, name)) return undefined;
  if (OF_POINTS.includes(name) || OF_RINGS.includes(name)) {
    const triangulate = constructs[name as 'triangulation2d']!;
    const places = OF_POINTS.includes(name) ? pointsOf : (values: Float64Array) => ringAt(values, 0);
    return (values) => {
      const triangles = triangulate(places(values));
      return triangles && jsonOf(Array.from(triangles));
    };
  }
  const combine = constructs[name as 'polygonUnion2d']!;
  return (values) => {
    const polygons = combine(closed(ringAt(values, 0)), closed(ringAt(values, SECOND_RING)));
    return polygons && jsonOf(polygons);
  };
}

/** An engine of constructions: its answers are checked. */
export function constructing(name: string, constructs: Constructs): Engine {
  return engineOf(name, (question) => answering(question.name, constructs));
}
