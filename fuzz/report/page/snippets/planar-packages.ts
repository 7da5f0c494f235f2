import { type Call, type Calls, list, pointAndRing } from './snippet.js';

const points = (values: readonly number[]) => [0, 2, 4, 6].map((at) => list(values, at, 2));

const lineString = (ends: readonly string[]) => `{ type: 'LineString', coordinates: [${ends.join(', ')}] }`;

export const robustSegmentIntersect: Calls = {
  segmentSegment2d: (values) => ({
    before: ["import intersects from 'robust-segment-intersect';"],
    code: `intersects(${points(values).join(', ')})`,
  }),
};

/** A function for one ring. */
function inRing(
  before: string,
  code: (p: string, ring: string, closed: string) => string,
): (values: readonly number[]) => Call | undefined {
  return (values) => {
    const given = pointAndRing(values);
    return given && { before: [before], code: code(given.point, given.ring, given.closed) };
  };
}

export const robustPointInPolygon: Calls = {
  pointPolygon2d: inRing(
    "import classify from 'robust-point-in-polygon';",
    (p, ring) => `classify(${ring}, ${p}) <= 0`,
  ),
};

export const pointInPolygon: Calls = {
  pointPolygon2d: inRing(
    "import pointInPolygon from 'point-in-polygon';",
    (p, ring) => `pointInPolygon(${p}, ${ring})`,
  ),
};

export const pointInPolygonHao: Calls = {
  pointPolygon2d: inRing(
    "import pointInPolygon from 'point-in-polygon-hao';",
    (p, _, closed) => `pointInPolygon(${p}, [${closed}]) !== false`,
  ),
};

export const turf: Calls = {
  pointPolygon2d: inRing(
    "import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';",
    (p, _, closed) => `booleanPointInPolygon(${p}, { type: 'Polygon', coordinates: [${closed}] })`,
  ),
  pointSegment2d: (values) => ({
    before: ["import { booleanPointOnLine } from '@turf/boolean-point-on-line';"],
    code: `booleanPointOnLine(${list(values, 0, 2)}, ${lineString([list(values, 2, 2), list(values, 4, 2)])})`,
  }),
  segmentSegment2d: (values) => {
    const [a, b, c, d] = points(values) as [string, string, string, string];
    return {
      before: ["import { lineIntersect } from '@turf/line-intersect';"],
      code: `lineIntersect(${lineString([a, b])}, ${lineString([c, d])}).features.length > 0`,
    };
  },
};

const JTS = 'jsts/org/locationtech/jts';
const COORDINATE = [
  `import Coordinate from '${JTS}/geom/Coordinate.js';`,
  'const at = ([x, y]) => new Coordinate(x, y);',
];

export const jsts: Calls = {
  segmentSegment2d: (values) => ({
    before: [
      `import RobustLineIntersector from '${JTS}/algorithm/RobustLineIntersector.js';`,
      ...COORDINATE,
      'const intersector = new RobustLineIntersector();',
      `intersector.computeIntersection(${points(values)
        .map((p) => `at(${p})`)
        .join(', ')});`,
    ],
    code: 'intersector.hasIntersection()',
  }),
  pointPolygon2d: (values) => {
    const given = pointAndRing(values);
    return (
      given && {
        before: [
          `import RayCrossingCounter from '${JTS}/algorithm/RayCrossingCounter.js';`,
          ...COORDINATE,
          `const ring = ${given.closed}.map(at);`,
          'const EXTERIOR = 2;',
        ],
        code: `RayCrossingCounter.locatePointInRing(at(${given.point}), ring) !== EXTERIOR`,
      }
    );
  },
};
