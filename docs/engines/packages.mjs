// What npm packages answer, by the questions' names: used by suite-packages.mjs. undefined: they are not asked.

/** A ring: how many of its points count, then places for them. */
const ring = (v, at) => Array.from({ length: v[at] }, (_, i) => v.slice(at + 1 + 2 * i, at + 3 + 2 * i));
/** Packages that know one ring are asked about one, filled by the even-odd rule. */
const aboutRing = (ask) => (v) =>
  v[0] !== 0 || v[3] < 3 || v[20] !== 0 ? undefined : ask(v.slice(1, 3), ring(v, 3));
const closed = (points) => [...points, points[0]];

export const ENGINES = {
  /** Its orient2d and orient3d have the opposite sign: the convention of turned sides, declared once. */
  async 'robust-predicates'() {
    const { orient2d, orient3d, incircle, insphere } = await import('robust-predicates');
    return {
      orient2d: (v) => -orient2d(...v),
      orient3d: (v) => -orient3d(...v),
      incircle: (v) => incircle(...v),
      insphere: (v) => insphere(...v),
    };
  },
  async jsts() {
    const load = async (path) => (await import(`jsts/org/locationtech/jts/${path}.js`)).default;
    const [Point, Lines] = [await load('geom/Coordinate'), await load('algorithm/RobustLineIntersector')];
    const [Rings, at] = [await load('algorithm/RayCrossingCounter'), ([x, y]) => new Point(x, y)];
    return {
      segmentSegment2d(v) {
        const lines = new Lines();
        lines.computeIntersection(at(v), at(v.slice(2)), at(v.slice(4)), at(v.slice(6)));
        return lines.hasIntersection();
      },
      pointPolygon2d: aboutRing(
        (point, points) => Rings.locatePointInRing(at(point), closed(points).map(at)) !== 2,
      ),
    };
  },
  async turf() {
    const { booleanPointInPolygon } = await import('@turf/boolean-point-in-polygon');
    const { booleanPointOnLine } = await import('@turf/boolean-point-on-line');
    const { lineIntersect } = await import('@turf/line-intersect');
    const { lineString, polygon } = await import('@turf/helpers');
    const line = (v) => lineString([v.slice(0, 2), v.slice(2, 4)]);
    return {
      segmentSegment2d: (v) => lineIntersect(line(v), line(v.slice(4))).features.length > 0,
      pointSegment2d: (v) => booleanPointOnLine(v.slice(0, 2), line(v.slice(2))),
      pointPolygon2d: aboutRing((point, points) => booleanPointInPolygon(point, polygon([closed(points)]))),
    };
  },
  async 'point-in-polygon'() {
    const { default: inside } = await import('point-in-polygon');
    return { pointPolygon2d: aboutRing((point, points) => inside(point, points)) };
  },
};
