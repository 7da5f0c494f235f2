import { alsoBuilding } from './builder.js';
import { type Engine, peer } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';
import { type ClosedRings, operations } from './polygon-operations.js';
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

interface Geometry {
  getNumGeometries(): number;
  getGeometryN(index: number): Geometry;
  getArea(): number;
  getExteriorRing(): Geometry;
  getNumInteriorRing(): number;
  getInteriorRingN(index: number): Geometry;
  getCoordinates(): readonly { readonly x: number; readonly y: number }[];
}
interface Factory {
  createLinearRing(coordinates: readonly Coordinate[]): Geometry;
  createPolygon(outer: Geometry, holes: readonly Geometry[]): Geometry;
}
type Overlay = Readonly<
  Record<'union' | 'intersection' | 'difference' | 'symDifference', (a: Geometry, b: Geometry) => Geometry>
>;

/** JTS's Location.EXTERIOR. */
const EXTERIOR = 2;

async function part<T>(load: ImportPackage, path: string): Promise<T | undefined> {
  const loaded = await load(`jsts/org/locationtech/jts/${path}.js`, 'jsts');
  return loaded?.default as T | undefined;
}

/** The polygons of a geometry; lines and points, which results may have beside them, have no area. */
function polygonsOf(geometry: Geometry): ClosedRings[] {
  const rings = (polygon: Geometry): Geometry[] => [
    polygon.getExteriorRing(),
    ...Array.from({ length: polygon.getNumInteriorRing() }, (_, i) => polygon.getInteriorRingN(i)),
  ];
  return Array.from({ length: geometry.getNumGeometries() }, (_, i) => geometry.getGeometryN(i))
    .filter((part) => part.getArea() > 0)
    .map((polygon) => rings(polygon).map((ring) => ring.getCoordinates().map(({ x, y }) => [x, y] as const)));
}

/**
 * jsts, the JavaScript translation of JTS: its line intersector and its point in ring, below geometries and `relate`;
 * and what geometries' own methods call to combine polygons.
 */
export async function loadJsts(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const Point = await part<MakeCoordinate>(load, 'geom/Coordinate');
  const LineIntersector = await part<new () => Intersector>(load, 'algorithm/RobustLineIntersector');
  const counter = await part<Counter>(load, 'algorithm/RayCrossingCounter');
  const MakeFactory = await part<new () => Factory>(load, 'geom/GeometryFactory');
  const overlay = await part<Overlay>(load, 'operation/overlay/OverlayOp');
  if (Point === undefined || LineIntersector === undefined || counter === undefined) return undefined;
  if (MakeFactory === undefined || overlay === undefined) return undefined;
  const at = (v: Float64Array, i: number) => new Point(v[i]!, v[i + 1]!);
  const factory = new MakeFactory();
  const polygon = (closed: ClosedRings): Geometry => {
    const rings = closed.map((ring) => factory.createLinearRing(ring.map(([x, y]) => new Point(x, y))));
    return factory.createPolygon(rings[0]!, rings.slice(1));
  };
  const operate =
    (combine: (a: Geometry, b: Geometry) => Geometry) =>
    (a: ClosedRings, b: ClosedRings): ClosedRings[] =>
      polygonsOf(combine(polygon(a), polygon(b)));
  const engine = peer('jsts', {
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
  return alsoBuilding(
    engine,
    operations({
      Union: operate((a, b) => overlay.union(a, b)),
      Intersection: operate((a, b) => overlay.intersection(a, b)),
      Difference: operate((a, b) => overlay.difference(a, b)),
      Xor: operate((a, b) => overlay.symDifference(a, b)),
    }),
  );
}
