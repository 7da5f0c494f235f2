import { type Engine, peer } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';
import { polygonQuestion } from './polygon-question.js';

type Coordinate = object;
type MakeCoordinate = new (x: number, y: number) => Coordinate;

/** What is used of jsts's LineIntersector and RayCrossingCounter. */
interface Intersector {
  computeIntersection(p: Coordinate, q: Coordinate, r: Coordinate, s: Coordinate): void;
  hasIntersection(): boolean;
}
interface Counter {
  locatePointInRing(point: Coordinate, ring: Coordinate[]): number;
}

/** JTS's Location.EXTERIOR. */
const EXTERIOR = 2;

async function part<T>(load: ImportPackage, path: string): Promise<T | undefined> {
  const loaded = await load(`jsts/org/locationtech/jts/${path}.js`, 'jsts');
  return loaded?.default as T | undefined;
}

/**
 * jsts, the JavaScript translation of JTS: its line intersector and its point in ring, below geometries and `relate`.
 */
export async function loadJsts(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const Point = await part<MakeCoordinate>(load, 'geom/Coordinate');
  const LineIntersector = await part<new () => Intersector>(load, 'algorithm/RobustLineIntersector');
  const counter = await part<Counter>(load, 'algorithm/RayCrossingCounter');
  if (Point === undefined || LineIntersector === undefined || counter === undefined) return undefined;
  const at = (v: Float64Array, i: number) => new Point(v[i]!, v[i + 1]!);
  return peer('jsts', {
    segmentSegment2d(v) {
      const intersector = new LineIntersector();
      intersector.computeIntersection(at(v, 0), at(v, 2), at(v, 4), at(v, 6));
      return intersector.hasIntersection();
    },
    pointPolygon2d: (v) =>
      polygonQuestion(v, (ring, [x, y]) => {
        const closed = [...ring, ring[0]!].map(([a, b]) => new Point(a, b));
        return counter.locatePointInRing(new Point(x, y), closed) !== EXTERIOR;
      }),
  });
}
