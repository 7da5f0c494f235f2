import { describe, expect, it } from 'vitest';
import * as spatial from '../../src/spatial/index.js';

const [a, b, c, d] = [
  [0, 0, 0],
  [4, 0, 0],
  [0, 4, 0],
  [0, 0, 4],
];
const axes = [
  [1, 1, 0],
  [-1, 1, 0],
  [0, 0, 1],
];

/** Valid arguments, by kind. */
const shapes: Readonly<Record<string, unknown>> = {
  point: [1, 1, 1],
  points: [a, b, c, d],
  direction: [1, 2, 3],
  line: { origin: [0, 1, 2], direction: [1, 2, 3] },
  ray: { origin: [0, 1, 2], direction: [1, 2, 3] },
  segment: { start: [0, 1, 2], end: [3, 1, 2] },
  plane: { normal: [1, 2, 3], constant: -1 },
  triangle: { a, b, c },
  polygon: [a, b, c],
  tetrahedron: { a, b, c, d },
  polyhedron: {
    vertices: [a, b, c, d],
    faces: [
      [1, 2, 3],
      [0, 3, 2],
      [0, 1, 3],
      [0, 2, 1],
    ],
  },
  box: { min: [0, 1, 2], max: [2, 1, 3] },
  oriented: { center: [0, 1, 2], axes, halfSize: [1, 0, 2] },
  dop: { axes, min: [0, 0, 0], max: [1, 1, 1] },
  frustum: spatial.frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
  convex: spatial.convexFromBox({ min: [0, 0, 0], max: [1, 1, 1] }),
};

/** The functions of each list of arguments. Those not named after their kind are written kind:name. */
const functions: Readonly<Record<string, string>> = {
  points: 'affineHullDimension',
  'points direction': 'extremeVertices supportVertex supportVertices',
  polygon: 'polygonConvexity polygonPlanarity newellNormal polygonArea polygonCentroid',
  polyhedron: 'convexFromConvexPolyhedron polyhedronConvexity',
  box: 'convexFromBox',
  frustum: 'frustumCorners frustumPlanes convexFromFrustum',
  'oriented:box': 'convexFromOrientedBox',
  dop: 'convexFromKDop',
  'point segment': 'pointSegment',
  'segment point': 'segmentContainsPoint',
  'point ray': 'pointRay',
  'ray point': 'rayContainsPoint',
  'point line': 'pointLine',
  'line point': 'lineContainsPoint',
  'point plane': 'pointPlane',
  'point triangle': 'pointTriangle',
  'triangle point': 'triangleContainsPoint',
  'point box': 'pointBox',
  'box point': 'boxContainsPoint',
  'point oriented:box': 'pointOrientedBox',
  'oriented:box point': 'orientedBoxContainsPoint',
  'dop point': 'kDopContainsPoint',
  'point tetrahedron': 'pointTetrahedron',
  'tetrahedron point': 'tetrahedronContainsPoint',
  'point polyhedron': 'pointConvexPolyhedron',
  'polyhedron point': 'convexPolyhedronContainsPoint',
  'point convex': 'pointConvex',
  'convex point': 'convexContainsPoint',
  'point frustum': 'pointFrustum',
  'frustum point': 'frustumContainsPoint',
  'point dop': 'pointKDop',
  'plane convex': 'planeConvex',
  'segment:a segment:b': 'segmentSegment segmentsIntersect',
  'line:a line:b': 'lineLine lineLineParameters linePassingSide linesIntersect',
  'line ray': 'lineIntersectsRay lineRay',
  'ray:a ray:b': 'rayRay raysIntersect',
  'line segment': 'lineIntersectsSegment lineSegment',
  'ray segment': 'rayIntersectsSegment raySegment',
  'line plane': 'lineIntersectsPlane linePlane linePlanePoints',
  'ray plane': 'rayIntersectsPlane rayPlane rayPlanePoints',
  'segment plane': 'segmentIntersectsPlane segmentPlane segmentPlanePoints',
  'line triangle': 'lineIntersectsTriangle lineTriangle lineTrianglePoints',
  'ray triangle': 'rayIntersectsTriangle rayTriangle rayTrianglePoints',
  'segment triangle': 'segmentIntersectsTriangle segmentTriangle segmentTrianglePoints',
  'line polygon': 'linePolygon',
  'ray polygon': 'rayPolygon',
  'segment polygon': 'segmentPolygon',
  'line box': 'lineBox lineIntersectsBox',
  'ray box': 'rayBox rayIntersectsBox',
  'segment box': 'segmentBox segmentIntersectsBox',
  'line oriented:box': 'lineIntersectsOrientedBox lineOrientedBox',
  'ray oriented:box': 'rayIntersectsOrientedBox rayOrientedBox',
  'segment oriented:box': 'segmentIntersectsOrientedBox segmentOrientedBox',
  'line dop': 'lineIntersectsKDop lineKDop',
  'ray dop': 'rayIntersectsKDop rayKDop',
  'segment dop': 'segmentIntersectsKDop segmentKDop',
  'line tetrahedron': 'lineIntersectsTetrahedron lineTetrahedron',
  'ray tetrahedron': 'rayIntersectsTetrahedron rayTetrahedron',
  'segment tetrahedron': 'segmentIntersectsTetrahedron segmentTetrahedron',
  'line polyhedron': 'lineConvexPolyhedron lineIntersectsConvexPolyhedron',
  'ray polyhedron': 'rayConvexPolyhedron rayIntersectsConvexPolyhedron',
  'segment polyhedron': 'segmentConvexPolyhedron segmentIntersectsConvexPolyhedron',
  'line frustum': 'lineFrustum lineIntersectsFrustum',
  'ray frustum': 'rayFrustum rayIntersectsFrustum',
  'segment frustum': 'segmentFrustum segmentIntersectsFrustum',
  'line convex': 'lineIntersectsConvex lineConvex',
  'ray convex': 'rayIntersectsConvex rayConvex',
  'segment convex': 'segmentIntersectsConvex segmentConvex',
  'convex:a convex:b': 'convexConvex convexesIntersect',
  'plane:a plane:b': 'planePlane planesIntersect',
  'plane:p plane:q plane:r': 'threePlanes threePlanesIntersect',
  'plane box': 'planeBox planeIntersectsBox',
  'plane oriented:box': 'planeIntersectsOrientedBox planeOrientedBox',
  'plane tetrahedron': 'planeIntersectsTetrahedron planeTetrahedron',
  'plane polyhedron': 'planeConvexPolyhedron planeIntersectsConvexPolyhedron',
  'triangle plane': 'triangleIntersectsPlane trianglePlane',
  'triangle:a triangle:b': 'triangleTriangle triangleTrianglePoints trianglesIntersect',
  'triangle box': 'triangleBox triangleIntersectsBox',
  'triangle oriented:box': 'triangleIntersectsOrientedBox triangleOrientedBox',
  'triangle tetrahedron': 'triangleIntersectsTetrahedron triangleTetrahedron',
  'triangle polyhedron': 'triangleConvexPolyhedron triangleIntersectsConvexPolyhedron',
  'box:a box:b': 'boxBox boxesIntersect',
  'box oriented': 'boxIntersectsOrientedBox boxOrientedBox',
  'oriented:a oriented:b': 'orientedBoxesIntersect orientedBoxOrientedBox',
  'dop:a dop:b': 'kDopKDop kDopsIntersect kDopsOverlap',
  'tetrahedron:a tetrahedron:b': 'tetrahedraIntersect tetrahedronTetrahedron',
  'polyhedron:a polyhedron:b': 'convexPolyhedraIntersect convexPolyhedronConvexPolyhedron',
  'box frustum': 'boxFrustum boxFrustumConservative boxIntersectsFrustum',
  'oriented:box frustum': 'orientedBoxIntersectsFrustum orientedBoxFrustum orientedBoxFrustumConservative',
  'triangle frustum': 'triangleIntersectsFrustum triangleFrustum triangleFrustumConservative',
};

type Path = readonly string[];

/** The places of all coordinates, and those of all points. Only the shape of a Convex counts. */
function places(value: unknown, isPlace: (part: unknown) => boolean, path: Path = []): Path[] {
  if (isPlace(value)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  const isConvex = 'type' in value && value.type === 'convex';
  return Object.entries(value)
    .filter(([key]) => (isConvex ? key === 'shape' : key !== 'faces'))
    .flatMap(([key, part]) => places(part, isPlace, [...path, key]));
}

const isNumber = (part: unknown) => typeof part === 'number';
const isVector = (part: unknown) => Array.isArray(part) && isNumber(part[0]);

function replaced(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, part);
  return copy;
}

type Any = (...values: unknown[]) => unknown;
const all = spatial as unknown as Readonly<Record<string, Any>>;

function messageOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return (error as Error).message;
  }
  return 'nothing thrown';
}

const rows = Object.entries(functions).flatMap(([list, names]) =>
  names.split(' ').map((name) => [name, list.split(' ')] as const),
);

describe('bad arguments', () => {
  it.each(rows)('%s', (name, list) => {
    const split = list.map((argument) => argument.split(':') as [string, string?]);
    const valid = split.map(([kind]) => shapes[kind]);
    expect(() => all[name]!(...valid)).not.toThrow();
    split.forEach(([kind, given = kind], i) => {
      const check = (path: Path, bad: unknown, complaint: RegExp) => {
        const values = valid.map((value, k) => (k === i ? replaced(value, path, bad) : value));
        const message = messageOf(() => all[name]!(...values));
        const within = path.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`)).join('');
        const [place, what] = message.split(' must be ');
        const own = [name].flatMap((caller) => [
          `${caller}: ${given}${within}`,
          `${caller}: ${within.slice(1)}`,
        ]);
        expect(own, message).toContain(place);
        expect(what).toMatch(complaint);
      };
      for (const path of places(valid[i], isNumber)) {
        check(path, Number.NaN, /^a finite number, got NaN$/);
        check(path, Number.NEGATIVE_INFINITY, /^a finite number, got -Infinity$/);
      }
      for (const path of places(valid[i], isVector)) {
        check(
          path,
          [1, 2],
          /^(an? (\w+ )+)?(three|3|16) (coordinates|numbers)(, one for each axis)?, got \[1, 2\]$/,
        );
      }
    });
  });

  it('in flat buffers', () => {
    const positions = [0, 0, 0, 1, 0, 0, 0, 1, 0];
    const boxes = [0, 0, 0, 1, 1, 1];
    expect(spatial.triangleIntersectsBoxAt(positions, 0, 1, 2, boxes, 0)).toBe(true);
    for (let i = 0; i < 9; i++) {
      const bad = positions.map((x, k) => (k === i ? Number.NaN : x));
      expect(() => spatial.triangleIntersectsBoxAt(bad, 0, 1, 2, boxes, 0)).toThrow(
        new RangeError(`triangleIntersectsBoxAt: positions[${i}] must be a finite number, got NaN`),
      );
    }
    for (let i = 0; i < 6; i++) {
      const bad = boxes.map((x, k) => (k === i ? Number.NaN : x));
      expect(() => spatial.triangleIntersectsBoxAt(positions, 0, 1, 2, bad, 0)).toThrow(
        new RangeError(`triangleIntersectsBoxAt: boxes[${i}] must be a finite number, got NaN`),
      );
    }
  });
});
