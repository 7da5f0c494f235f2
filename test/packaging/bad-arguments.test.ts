import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import initJolt from 'jolt-physics';
import { describe, expect, it } from 'vitest';
import * as arithmetic from '../../src/arithmetic/index.js';
import * as bsp from '../../src/bsp/index.js';
import * as distance from '../../src/distance/index.js';
import * as enclosing from '../../src/enclosing/index.js';
import * as formats from '../../src/formats/index.js';
import * as geojson from '../../src/geojson/index.js';
import * as implicit from '../../src/implicit/index.js';
import * as indexes from '../../src/indexes/index.js';
import * as jolt from '../../src/jolt/index.js';
import * as jscad from '../../src/jscad/index.js';
import * as manifold from '../../src/manifold/index.js';
import * as mesh from '../../src/mesh/index.js';
import * as motion from '../../src/motion/index.js';
import * as occt from '../../src/occt/index.js';
import * as planar from '../../src/planar/index.js';
import * as polygons from '../../src/polygons/index.js';
import * as predicates from '../../src/predicates/index.js';
import * as rapier from '../../src/rapier/index.js';
import * as robust from '../../src/robust-predicates/index.js';
import * as round from '../../src/round/index.js';
import * as skeleton from '../../src/skeleton/index.js';
import * as solids from '../../src/solids/index.js';
import * as spatial from '../../src/spatial/index.js';
import * as three from '../../src/three/index.js';
import * as triangulation from '../../src/triangulation/index.js';
import { MeshWorkers } from '../../src/workers/index.js';
import { EFFORT } from '../support/effort.js';
import {
  answerOf,
  asMade,
  type Call,
  faultOf,
  findValid,
  type Path,
  parametersOf,
  partAt,
  placesOf,
  textOf,
  withPart,
} from './bad-arguments.js';

/**
 * Every function of every entry is called with valid arguments, and then with each part of them in turn replaced by
 * something else: nothing, a text, a number, an empty list, a list that is too long, a vector of another library,
 * another shape, an index out of range. It must refuse that in words that name itself and its argument, and never
 * answer another question.
 */

/** As the vectors of three.js. */
class Vector3 {
  x = 1;
  y = 2;
  z = 3;
  length(): number {
    return 1;
  }
}

const square = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
const hole = [
  [1, 1],
  [2, 1],
  [2, 2],
];
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
const faces = [
  [1, 2, 3],
  [0, 3, 2],
  [0, 1, 3],
  [0, 2, 1],
];
const matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
const unit = { min: [0, 0, 0], max: [1, 1, 1] };
const raw = {
  positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]),
  indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]),
};
const prepared = asMade(mesh.prepareMesh(raw));
const flatOriented = new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1]);
const report = asMade(mesh.checkMesh({ ...raw, indices: raw.indices.slice(3) }));
const finding = asMade(report.findings[0]!);
const boxPlanes = asMade(
  [1, -1].flatMap((way) => axes.map((normal) => ({ normal: normal.map((x) => way * x), constant: -1 }))),
);
const emptyTree = asMade({
  type: 'node-storing' as const,
  planes: [],
  nodes: [],
  children: [],
  leafCount: 1,
  faces: [],
  nodeFaces: [],
});
const near = { squaredDistance: { numerator: 3n, denominator: 2n } };
const brushTree = asMade(bsp.buildBrushTree([[{ normal: [1, 2, 3], constant: -1 }]]));
const boxes = new Float64Array([0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2]);
const tree = asMade(indexes.buildBvh(boxes));
const solid = asMade(spatial.convexFromBox(unit));
const ofJscad = {
  polygons: [
    [0, 2, 1],
    [0, 1, 3],
    [0, 3, 2],
    [1, 2, 3],
  ].map((ring) => ({
    vertices: ring.map((v) => Array.from(raw.positions.subarray(3 * v, 3 * v + 3))),
  })),
  transforms: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1],
};
const sidesOfJscad = {
  sides: [
    [
      [0, 0],
      [2, 0],
    ],
    [
      [2, 0],
      [0, 2],
    ],
    [
      [0, 2],
      [0, 0],
    ],
  ],
  transforms: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1],
};
const exactSolid = asMade(solids.solidFromMesh(raw));
const combined = asMade(solids.meshUnion([raw]));
const oriented = { center: [0, 1, 2], axes, halfSize: [1, 0, 2] };
const hull = asMade(enclosing.convexHull([a, b, c, d]));
const capsule = { start: [0, 1, 2], end: [3, 1, 2], radius: 1 };
const circle = { center: [0, 1], radius: 1 };
const sphere = { center: [0, 1, 2], radius: 1 };
const placement = { type: 'matrix', elements: [0, 1, 0, 0, -1, 0, 0.5, 0, 2, 3, 4, 0, 5, 6, 7, 1] };
const turn = { translation: [1, 0, 0], axis: [0, 0, 2], angle: 1, center: [0, 1, 2] };
const deforming = {
  start: raw.positions,
  end: raw.positions.map((x) => 5 - x),
  indices: raw.indices,
};
/** The root of 1/2, and a root of x³ - x² - 2 x + 1: times as sweeps and moving vertices have them. */
const irrational = arithmetic.surd.sqrt(arithmetic.rational.fromNumber(0.5));
const cubic = arithmetic.algebraic.roots(arithmetic.polynomial.fromIntegers([1n, -2n, -1n, 1n]))[1]!.root;
const dop = { axes, min: [0, 0, 0], max: [1, 1, 1] };
const voronoi = asMade(triangulation.voronoiDiagram2d(square));
const polygonsOfSquare = asMade(polygons.polygonUnion(square));
const file = asMade(await formats.parseMesh('v 0 0 0\nv 1 0 0\nv 1 1 0\nf 1 2 3\n'));

const shapes2 = [
  [1, 2],
  { start: [0, 1], end: [2, 3] },
  { origin: [0, 1], direction: [2, 3] },
  { a: [0, 1], b: [2, 3], c: [5, 4] },
  { min: [0, 1], max: [2, 3] },
  square,
  { outer: square, holes: [hole] },
];
const shapes3 = [
  [1, 1, 1],
  { start: [0, 1, 2], end: [3, 1, 2] },
  { origin: [0, 1, 2], direction: [1, 2, 3] },
  { a, b, c },
  { min: [0, 1, 2], max: [2, 1, 3] },
  { normal: [1, 2, 3], constant: -1 },
  { a, b, c, d },
  { vertices: [a, b, c, d], faces },
  oriented,
  { axes, min: [0, 0, 0], max: [1, 1, 1] },
  { points: [a, b, c, d] },
];
const buffer = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 1, 1, 1, 5, 6, 7]);

/** Valid arguments: a function is given the first that it takes. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  planar: [...shapes2, [0, 0, 1, 1, 0, 1, 1, 0], 0, 1],
  spatial: [
    ...shapes3,
    asMade(spatial.frustumFromMatrix(matrix)),
    solid,
    [a, b, c],
    matrix,
    [solid],
    0,
    buffer,
  ],
  enclosing: [[a, b, c, d], square, hull, 6],
  bsp: [
    { plane: { normal: [1, 2, 3], constant: -1 }, halfThickness: 1 },
    ...shapes3,
    [a, b, c],
    raw,
    asMade(bsp.buildBrushTree([[{ normal: [1, 2, 3], constant: -1 }]])),
    solid,
  ],
  distance: [...shapes3, ...shapes2, asMade(spatial.frustumFromMatrix(matrix))],
  // What has more fields than a shape needs comes behind it.
  round: [
    { center: [0, 1, 2], axes },
    {
      center: [0, 1],
      axes: [
        [1, 2],
        [-2, 1],
      ],
    },
    ...shapes3,
    ...shapes2,
    sphere,
    capsule,
    { start: [0, 1], end: [3, 2], radius: 1 },
    { center: [0, 1, 2], normal: [1, 2, 3], radius: 1 },
    { center: [0, 1], radius: 1 },
    { origin: [0, 1, 2], edges: [b, c], radius: 1 },
    { apex: [0, 1, 2], center: [3, 1, 2], radius: 1 },
    { start: [0, 1, 2], end: [3, 1, 2], startRadius: 1, endRadius: 2 },
    { origin: [0, 1, 2], direction: [1, 2, 3], radius: 1 },
    asMade(spatial.frustumFromMatrix(matrix)),
    [a, b, c],
  ],
  motion: [
    { type: 'box', ...unit },
    [1, 1, 1],
    prepared,
    { vertex: d, a, b, c },
    { a0: a, a1: b, b0: c, b1: d },
    { point: d, a, b },
    { a, b },
    deforming,
    buffer,
    0,
    1,
    () => false,
  ],
  solids: [exactSolid, raw, [1, 1, 1], solids.solidToJson(exactSolid)],
  implicit: [...shapes3, ...shapes2, 0, 0.5, [1, 2, 3, 4], asMade(implicit.parameter(0.5)), [a, b, c]],
  mesh: [
    prepared,
    raw,
    [1, 1, 1],
    { origin: [1, 1, -1], direction: [0, 0, 1] },
    new Float64Array([1, 1, 1]),
    0,
    () => false,
  ],
  indexes: [boxes, new Float64Array(3), tree, 0, [0, 0, 0, 1, 1, 1]],
  triangulation: [square, [a, b, c]],
  skeleton: [square, 1, {}],
  predicates: [buffer, square.flat(), 0, 1, 'orient2d', [0, 0, 1, 0, 0, 1]],
  polygons: [polygonsOfSquare, [0, 0], 0, square],
  geojson: [
    '{"type":"Point","coordinates":[0,0]}',
    { type: 'Polygon', coordinates: [[[0, 0]]] },
    [[[[0, 0]]]],
  ],
  formats: ['v 0 0 0\n', raw, 'obj', file, 0, new Uint8Array(8)],
  arithmetic: [0.5, 3, 3n, '1.5', '0x1p0'],
};

/** A file, for those who read and write one. */
async function saved(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'arguments-')), 'a.obj');
  await writeFile(path, 'v 0 0 0\n');
  return path;
}

/** Arguments that are not found so, because what is wrong about others is not told by one argument. */
const v3 = { x: 1, y: 2, z: 3 };
const ofThree = {
  attributes: { position: { array: raw.positions, itemSize: 3, count: 4 } },
  index: { array: raw.indices, itemSize: 1, count: 12 },
};

const joltModule = asMade(await initJolt());
const explicit: Readonly<Record<string, readonly unknown[]>> = {
  boxOf: [{ type: 'sphere', ...sphere }, placement],
  meshFromGeometry: [ofThree, { distance: 0.5 }],
  meshFromObject: [{ geometry: ofThree, matrixWorld: { elements: matrix } }, { distance: 0.5 }],
  geometryFromMesh: [raw, { precision: 'double' }],
  meshFromManifold: [
    {
      numProp: 3,
      vertProperties: Float32Array.from(raw.positions),
      triVerts: raw.indices,
      mergeFromVert: new Uint32Array([1]),
      mergeToVert: new Uint32Array([1]),
    },
  ],
  manifoldFromMesh: [raw, { normals: 3 }],
  meshFromRapier: [{ vertices: Float32Array.from(raw.positions), indices: raw.indices }],
  rapierFromMesh: [raw],
  rapierHull: [[a, b, c, d]],
  meshFromJolt: [asMade(jolt.joltFromMesh(raw, { jolt: joltModule }).settings), { jolt: joltModule }],
  joltFromMesh: [raw, { jolt: joltModule }],
  joltHull: [[a, b, c, d], { jolt: joltModule }],
  meshFromOcct: [
    {
      attributes: { position: { array: raw.positions }, normal: { array: raw.positions } },
      index: { array: raw.indices },
      brep_faces: [{ first: 0, last: 1, color: [1, 0.5, 0] }],
    },
    { distance: 0.5 },
  ],
  occtFromMesh: [raw, {}],
  meshFromGeom3: [ofJscad, { distance: 0.5 }],
  geom3FromMesh: [raw, {}],
  polygonsFromGeom2: [sidesOfJscad],
  geom2FromPolygons: [square],
  union: [ofJscad, ofJscad],
  subtract: [ofJscad, ofJscad],
  intersect: [sidesOfJscad, sidesOfJscad],
  booleansWith: [{ distance: 0.5 }],
  placementOf: [{ elements: matrix }],
  frustumOfCamera: [
    {
      projectionMatrix: { elements: matrix },
      matrixWorldInverse: { elements: matrix },
      coordinateSystem: 2001,
      reversedDepth: true,
    },
  ],
  shapeOfBox3: [{ min: { x: 2, y: 0, z: 0 }, max: { x: 3, y: 1, z: 1 } }],
  shapeOfSphere: [{ center: v3, radius: 2 }],
  shapeOfRay: [{ origin: v3, direction: v3 }],
  shapeOfPlane: [{ normal: v3, constant: 2 }],
  shapeOfTriangle: [{ a: v3, b: v3, c: v3 }],
  shapeOfLine3: [{ start: v3, end: v3 }],
  planesOfFrustum: [{ planes: Array.from({ length: 6 }, () => ({ normal: v3, constant: 2 })) }],
  sweep: [{ type: 'sphere', ...sphere }, [1, 2, 3], { type: 'triangle', a, b, c }, [3, 2, 1]],
  rotatingContact: [
    { type: 'capsule', ...capsule },
    turn,
    { type: 'box', ...unit },
    turn,
    { placements: 99 },
  ],
  sweepMesh: [{ type: 'sphere', center: [9, 9, 9], radius: 1 }, [1, 2, 3], prepared, { entering: false }],
  sweepTree: [{ type: 'sphere', ...sphere }, [1, 2, 3], brushTree, { entering: false }],
  coverageUnion: [[polygonsOfSquare], { gapArea: 0.5 }],
  regularTriangulation3d: [[a, b, c, [5, 5, 6]], [0, 1, 2, 3], { onProgress: () => undefined }],
  regularTriangulation2d: [square, [0, 1, 2, 3], { onProgress: () => undefined }],
  powerDiagram2d: [square, [0, 1, 2, 3], { onProgress: () => undefined }],
  delaunay2d: [square, { onProgress: () => undefined }],
  delaunay3d: [[a, b, c, d], { onProgress: () => undefined }],
  voronoiDiagram2d: [square, { onProgress: () => undefined }],
  voronoiCells2d: [voronoi, { min: [0, 1], max: [2, 3] }, { onProgress: () => undefined }],
  voronoiVertexPoint2d: [voronoi, 0],
  voronoiEdgeDirection2d: [voronoi, 0],
  voronoiCellVolumes3d: [[a, b, c, d], unit, { onProgress: () => undefined }],
  powerCellVolumes3d: [[a, b, c, d], [0, 1, 2, 3], unit, { onProgress: () => undefined }],
  voronoiCells3d: [[a, b, c, d], unit, { onProgress: () => undefined }],
  powerCells3d: [[a, b, c, d], [0, 1, 2, 3], unit, { onProgress: () => undefined }],
  coverageValidity: [[polygonsOfSquare]],
  makeValid: [{ outer: square, holes: [] }, { rule: 'even-odd' }],
  polygonArrangement: [[polygonsOfSquare]],
  segmentArrangement: [[{ start: [0, 0], end: [1, 2] }]],
  polygonsWithOrigins: [polygonsOfSquare, { rule: 'even-odd' }],
  bufferPolygon2d: [polygonsOfSquare, 1, { tolerance: 0.25 }],
  bufferPolyline2d: [[square], 1, { tolerance: 0.25 }],
  minkowskiSum2d: [polygonsOfSquare, polygonsOfSquare, {}],
  minkowskiDifference2d: [polygonsOfSquare, polygonsOfSquare, {}],
  noFitPolygon2d: [polygonsOfSquare, polygonsOfSquare, {}],
  innerFitPolygon2d: [polygonsOfSquare, polygonsOfSquare, {}],
  polygonSet: [polygonsOfSquare, { rule: 'even-odd' }],
  clipPolylines: [
    [
      [
        [1, 1],
        [9, 1],
      ],
    ],
    polygonsOfSquare,
  ],
  locatePointInArrangement: [asMade(polygons.polygonArrangement([square])), [1, 1]],
  polygonSetToJson: [polygonsOfSquare],
  segmentPolygonSet: [{ start: [0, 0], end: [1, 2] }, polygonsOfSquare],
  rayPolygonSet: [{ origin: [0, 0], direction: [1, 2] }, polygonsOfSquare],
  linePolygonSet: [{ origin: [0, 0], direction: [1, 2] }, polygonsOfSquare],
  boxPolygonSet: [{ min: [0, 0], max: [1, 2] }, polygonsOfSquare],
  segmentPolygonSetDistance: [{ start: [0, 0], end: [1, 2] }, polygonsOfSquare],
  roundPolygonSet: [polygonsOfSquare, { grid: 0.125 }],
  polygonsOfExpression: [polygonsOfSquare, { rule: 'even-odd' }],
  sweptMeetsTree: [{ type: 'sphere', ...sphere }, [1, 2, 3], brushTree],
  sweepSolid: [
    { type: 'sphere', center: [99, 99, 99], radius: 1 },
    [1, 2, 3],
    exactSolid,
    { entering: false },
  ],
  sweptMeetsSolid: [{ type: 'sphere', ...sphere }, [1, 2, 3], exactSolid],
  moveAndSlide: [{ type: 'capsule', ...capsule }, [1, 2, 3], prepared, { from: [0, 0, 0] }],
  pointPointContacts: [
    { a, b },
    { a: b, b: d },
  ],
  pointPointMeets: [
    { a, b },
    { a: b, b: d },
  ],
  compareTimes: [irrational, cubic],
  timeToNumber: [irrational],
  parseMesh: ['v 0 0 0\nv 1 0 0\nv 1 1 0\nf 1 2 3\n'],
  convexHullFeature: [hull, 1],
  compare: [asMade(implicit.parameter(0.5)), asMade(implicit.parameter(0.25))],
  convexHullPolyhedron: [[a, b, c, d], hull],
  enclosingCircleOfCircles2d: [[circle]],
  enclosingKDop: [[a, b, c, d], axes],
  enclosingSphereOfSpheres: [[sphere]],
  mergeBoxes: [unit, unit],
  mergeCapsules: [capsule, capsule],
  mergeKDops: [dop, dop],
  mergeSpheres: [sphere, sphere],
  smallestEnclosingCircleOfCircles2d: [[circle]],
  smallestEnclosingSphereOfSpheres: [[sphere]],
  orientedBoxFromCorner: [[1, 2, 3], axes],
  solidVertexPoint: [exactSolid, 0],
  contactPoints2d: [
    shapes2[1],
    shapes2[1],
    planar.segmentSegment2d(shapes2[1] as never, shapes2[1] as never),
  ],
  vertexConvexity: [square, 1, 1],
  vertexConvexity2d: [square, 1, 1],
  sortDirections2d: [hole],
  segmentIntersections2d: [[shapes2[1], { start: [0, 3], end: [2, 1] }]],
  polygonDiagonal: [square, 0, 2],
  polygonDiagonal2d: [square, 0, 2],
  constrainedDelaunay2d: [square, [[0, 2]], { onProgress: () => undefined }],
  constrainedDelaunayWithCrossings2d: [
    square,
    [
      [0, 2],
      [1, 3],
    ],
    { onProgress: () => undefined },
  ],
  convexPolygonConvexPolygon: [square, square],
  convexPolygonConvexPolygon2d: [square, square],
  meanPoint: [[a, b, c]],
  meshPairContact: [prepared, 0, prepared, 1],
  trianglePairContact: [prepared, 0, 1],
  axisWindingNumber: [prepared, [1, 1, 1], 2],
  anyHits: [prepared, new Float64Array([1, 1, 1, 0, 0, 1])],
  boxesOfTriangles: [raw.positions, raw.indices],
  triangleStrips: [[0, 1, 2]],
  meshFromBufferGeometry: [
    {
      attributes: { position: { array: raw.positions, itemSize: 3, count: 4 } },
      index: { array: raw.indices, itemSize: 1, count: 12 },
    },
  ],
  decidingTier: ['orient2d', [0, 0, 1, 0, 0, 1]],
  readMesh: [await saved(), { format: 'obj' }],
  parseQuakeMap: ['', { name: 'm' }],
  brushPlanes: [{ faces: [{ points: [a, b, c] }] }],
  formatQuakeMap: [
    {
      entities: [
        {
          properties: {},
          brushes: [
            {
              faces: [
                {
                  points: [a, b, c],
                  texture: 'stone',
                  axes: [b, c],
                  offset: [1, 2],
                  rotation: 3,
                  scale: [1, 1],
                  extra: [],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  writeMesh: [await saved(), raw],
  bvhFromBytes: [indexes.bvhToBytes(tree)],
  describeReport: [report],
  boxesIntersectAt: [boxes, 0, boxes, 1],
  orientedBoxesIntersectAt: [flatOriented, 0, flatOriented, 0],
  triangleIntersectsBoxAt: [buffer, 0, 1, 2, boxes, 0],
  triangleIntersectsOrientedBoxAt: [buffer, 0, 1, 2, flatOriented, 0],
  locatePoints: [prepared, buffer],
  listedItems: [finding],
  findingPlace: [raw, report, finding, 0],
  reportToJson: [report],
  findingItem: [finding, 0],
  polygonFromPoints: [[a, b, c]],
  expandBrush: [boxPlanes, [1, 2, 3]],
  expandBrushBySphereConservative: [boxPlanes, 1],
  expandBrushByCylinderConservative: [boxPlanes, { axis: 2, radius: 1, halfHeight: 1 }],
  leafCells: [emptyTree, unit],
  treePortals: [emptyTree, unit],
  visitBoxesOverlapping: [tree, [0, 0, 0, 1, 1, 1], () => false],
  visitCellsAlong: [{ start: [0, 0, 0], end: [1, 1, 1] }, { cellSize: 1 }, () => false],
  visitCellsAlong2d: [{ start: [0, 0], end: [1, 1] }, { cellSize: 1 }, () => false],
  boxesAlong: [tree, { origin: [0, 0, 0], direction: [1, 0, 0] }],
  visitBoxesAlong: [tree, { origin: [0, 0, 0], direction: [1, 0, 0] }, () => false],
  firstAlong: [tree, { origin: [0, 0, 0], direction: [1, 0, 0] }, () => 1],
  visitBoxesNear: [tree, [0, 0, 0], () => false],
  nearestObject: [tree, [0, 0, 0], () => 1],
  visitOverlappingPairs: [tree, () => false],
  visitOverlappingPairsBetween: [tree, tree, () => false],
  boxesMeeting: [tree, { type: 'sphere', center: [0, 0, 0], radius: 1 }],
  visitBoxesMeeting: [tree, { type: 'sphere', center: [0, 0, 0], radius: 1 }, () => false],
  sphereSolidLeafTree: [sphere, brushTree],
  sphereIntersectsSolidLeafTree: [sphere, brushTree],
  capsuleSolidLeafTree: [{ start: [0, 0, 0], end: [1, 2, 3], radius: 1 }, brushTree],
  capsuleIntersectsSolidLeafTree: [{ start: [0, 0, 0], end: [1, 2, 3], radius: 1 }, brushTree],
  buildBrushTree: [[[{ normal: [1, 2, 3], constant: -1 }]]],
  buildMeshTree: [raw],
  buildNodeStoringTree: [[bsp.polygonFromPoints([a, b, c])]],
  // Polygons or a mesh: one of each.
  buildLeafStoringTree: [raw],
  thickPointSolidLeafTree: [[1, 2, 3], brushTree, 0.5, 'distance'],
  treeFromJson: [bsp.treeToJson(brushTree)],
  treeFromBytes: [bsp.treeToBytes(brushTree)],
  pointPolygonDistance2d: [[9, 9], square, 'even-odd'],
  linePolygonDistance2d: [{ origin: [9, 9], direction: [1, 2] }, square, 'even-odd'],
  rayPolygonDistance2d: [{ origin: [9, 9], direction: [1, 2] }, square, 'even-odd'],
  segmentPolygonDistance2d: [{ start: [9, 9], end: [10, 11] }, square, 'even-odd'],
  trianglePolygonDistance2d: [{ a: [9, 9], b: [10, 11], c: [12, 9] }, square, 'even-odd'],
  boxPolygonDistance2d: [{ min: [9, 9], max: [10, 11] }, square, 'even-odd'],
  polygonPolygonDistance2d: [square, square, 'even-odd'],
  trianglesWithin: [prepared, [1, 1, 1], 0.5],
  pointTriangleSquaredDistanceAt: [buffer, 0, 1, 2, 1.5, 2.5, 3.5],
  triangleTriangleSquaredDistanceAt: [buffer, 0, 1, 2, buffer, 0, 2, 1],
  pointSegmentSquaredDistanceAt: [buffer, 0, 1, 1.5, 2.5, 3.5],
  compareDistance: [near, 0.5],
  linearProgram: [[1, 2, 3], [{ normal: [1, 2, 3], constant: -1 }]],
  linearProgram2d: [[1, 2], [{ normal: [1, 2], constant: -1 }]],
  separatingPlane: [
    [a, b],
    [
      [5, 6, 7],
      [8, 9, 7],
    ],
  ],
  compareDistances: [near, near],
  meshUnion: [[raw]],
  meshIntersection: [[raw]],
  meshDifference: [[raw]],
  meshSymmetricDifference: [[raw]],
  interpolateAttributes: [combined, [{ array: [1, 2, 3, 4], itemSize: 1 }]],
  changeMesh: [prepared, 'union', [raw]],
  groupTriangles: [combined, [[{ start: 0, count: 3 }]]],
  solidUnion: [exactSolid, exactSolid],
  solidIntersection: [exactSolid, exactSolid],
  locatePointInExpression: [{ type: 'union', operands: [exactSolid, exactSolid] }, [1, 1, 1]],
  solidOfExpression: [{ type: 'difference', operands: [exactSolid, exactSolid] }],
  convexSolid: [[...([b, c, d] as number[][]), [-1, -1, -1]].map((normal) => ({ normal, constant: -1 }))],
  transformedPlane: [{ normal: [1, 2, 3], constant: 4 }, placement],
  transformTree: [asMade(bsp.buildBrushTree([[{ normal: [1, 2, 3], constant: -1 }]])), placement],
  transformMesh: [raw, placement],
  placeMesh: [prepared, placement],
  transformSolid: [exactSolid, placement],
  meshSection: [raw, { normal: [1, 2, 3], constant: -1 }],
  meshSections: [raw, [1, 2, 3], [-1, 0]],
  solidSection: [exactSolid, { normal: [1, 2, 3], constant: -1 }],
  roundSection: [
    {
      plane: { normal: [0, 0, 1], constant: 0 },
      loops: [{ points: [a, b, c] }],
      regions: [{ outer: 0, holes: [] }],
    },
    { grid: 0.125 },
  ],
  cutSolid: [exactSolid, { normal: [1, 2, 3], constant: -1 }],
  cutMesh: [raw, { normal: [1, 2, 3], constant: -1 }],
  boxSolid: [unit],
  halfSpaceSolid: [{ normal: [1, 2, 3], constant: -1 }, unit],
  prismSolid: [square, 0.5, 1.5],
  pyramidSolid: [square, 0.5, [1, 2, 3]],
  sphereSolid: [sphere, { slices: 4, stacks: 3 }],
  cylinderSolid: [{ start: a, end: b, radius: 2 }, { slices: 4 }],
  coneSolid: [{ apex: a, center: b, radius: 2 }, { slices: 4 }],
  facesInOrder: [[1, 2, 3], emptyTree, 'back-to-front'],
  splitConvexPolygon: [bsp.polygonFromPoints([a, b, c]), { normal: [1, 2, 3], constant: -1 }],
  splitPolygon: [bsp.polygonFromPoints([a, b, c]), { normal: [1, 2, 3], constant: -1 }],
};

/** Nothing is asked about these: each with its reason. */
const OUT_OF_SCOPE: Readonly<Record<string, RegExp>> = {
  'classes, which functions make; their methods are called below': /^[A-Z]/,
  'names of features: an index is not looked at, as there is no shape': /^(edge|face|vertex|boxFeature)$/,
  'questions about any value': /^(isImplicit\w*)$/,
  'steps inside of half-edge loops, for numbers that the mesh gave':
    /^(nextHalfEdge|previousHalfEdge|repeatsCorner)$/,
  'checks themselves, which are given the name of who asks': /^require/,
  'parts of error-free transformations and expansions in buffers: loops of the innermost kind, which take numbers on trust':
    /Tail$|Presplit$|^split(?!\w*Polygon)|[eE]xpansions?$|^expansionSign$|Scratch|^significandOf$/,
  'methods of objects of another package: test/three/exact-raycast.test.ts calls them': /^exactRaycast/,
  'the fast variants of robust-predicates, which are defined as plain arithmetic': /fast$/,
};

/**
 * Places where anything may stand, because nothing is asked of it, or either of two words; and in maps texts and lists
 * of any length, which have tests of their own.
 */
const NOT_LOOKED_AT =
  /^(buildNodeStoringTree 0$|(parse|polygonsOf|write)GeoJson 0(\.coordinates\.0\.0)?$|meshSections 2$|triangleStrips 0$|solidFromJson 0\.isUnbounded$|formatQuakeMap 0\..*(properties|texture|axes|extra)$|contactPoints2d 2\.(relation|contact\.\d\.\w+\.\w+)|plane\w*ConvexPolyhedron 1\.faces|vertexConvexity(2d)? 0\.3|meshFromRapier 0\.indices$|meshFromOcct 0\.(attributes\.normal|brep_faces(\.0\.color)?)$|mesh(FromBufferGeometry|FromGeometry|FromObject) 0\.(geometry\.)?(index$|index\.(array|count)|attributes\.position\.(count|array)))/;

const BAD: readonly unknown[] = [
  undefined,
  null,
  1,
  '1',
  'abc',
  '',
  true,
  {},
  [],
  () => 1,
  new Vector3(),
  [new Vector3()],
  Symbol('q'),
  { nothing: [0, 0, 0], of: 1 },
  { type: 'Polygon', coordinates: [square] },
  raw,
];

const entries = {
  predicates,
  implicit,
  planar,
  spatial,
  indexes,
  triangulation,
  skeleton,
  enclosing,
  mesh,
  bsp,
  solids,
  distance,
  round,
  motion,
  three,
  manifold,
  jscad,
  rapier,
  jolt,
  occt,
  formats,
  geojson,
  polygons,
};
const walked = Object.entries(entries).flatMap(([entry, all]) =>
  Object.entries(all)
    .filter(([, call]) => typeof call === 'function')
    .map(([name, call]) => [name, call as Call, entry] as const),
);
const isOut = (name: string) => Object.values(OUT_OF_SCOPE).some((names) => names.test(name));
const calls = walked.filter(([name]) => !isOut(name));
const queries = calls.filter(([, call, entry]) => entry !== 'predicates' || isShapeOrBuffer(call));

/** Predicates take flat numbers, which are looked at below. */
function isShapeOrBuffer(call: Call): boolean {
  return /At$/.test(call.name) || ['polygonAreaSign', 'decidingTier'].includes(call.name);
}

async function validFor(name: string, call: Call, entry: string): Promise<readonly unknown[]> {
  const found = explicit[name] ?? (await findValid(call, samples[entry]!));
  if (found === undefined) throw new Error(`no valid arguments for ${name}`);
  return found;
}

/**
 * Numbers as such: what is no number, and what is none of a count. Of inner loops over buffers the language refuses
 * BigInts.
 */
function badNumbers(old: number, isIndex: boolean, isBuffer: boolean): readonly unknown[] {
  const others = [String(old), null, undefined, true, Number.NaN, Infinity, [old], {}, () => 1];
  return [...others, ...(isBuffer ? [] : [3n, Symbol('q')]), ...(isIndex ? [-1, 2.5, 1e9] : [])];
}

/** Numbers that are no number of something. */
const ANY_NUMBER =
  /^(thickPointSolidLeafTree 2|expandBrushBySphereConservative 1|compareDistance 1|compareSurfaceArea 1|trianglesWithin 2|pointTriangleSquaredDistanceAt [456]|pointSegmentSquaredDistanceAt [345]|formatByContent 1|offsetPolygon2d 1|bufferPolygon2d 1|bufferPolyline2d 1|parameter 0|toNumber 0|vertexConvexity2d 2|prismSolid [12]|pyramidSolid 1|compareMorton[23]d [0-5]|cellOfMorton[23]d 0|boxesWithin 2|nearestBoxes 2)/;

/** Exact numbers, for which a double may stand. */
const EXACT_NUMBER = /^(compare|compareTimes) [01]$|^timeToNumber 0$/;

function badFor(place: string, old: unknown, path: Path, isBuffer: boolean): readonly unknown[] {
  if (typeof old === 'number') return badNumbers(old, path.length === 1 && !ANY_NUMBER.test(place), isBuffer);
  if (EXACT_NUMBER.test(place)) return BAD.filter((bad) => typeof bad !== 'number');
  const isPoint =
    Array.isArray(old) && old.every((x) => typeof x === 'number') && !isBuffer && !path.includes('faces');
  return isPoint ? [...BAD, [...(old as number[]), 0], old.slice(1)] : BAD;
}

/** The short part tries some wrong parts in each place, and others in the next one. */
const askedOf = (parts: readonly unknown[], turn: number) =>
  parts.filter((_, i) => (i + turn) % (1 / EFFORT) === 0);

async function faultsOf(name: string, call: Call, entry: string): Promise<string[]> {
  const valid = await validFor(name, call, entry);
  const truth = textOf(await answerOf(call, valid));
  const faults: string[] = [];
  for (const [turn, path] of placesOf(valid).slice(1).entries()) {
    const old = partAt(valid, path);
    const place = `${name} ${path.join('.')}`;
    if (NOT_LOOKED_AT.test(place)) continue;
    // Numbers in buffers of inner loops may be taken for what they are in a text; options and optional arguments may be
    // missing.
    const isBuffer = TAKES_NUMBERS.test(name);
    for (const part of askedOf(badFor(place, old, path, isBuffer), turn)) {
      // What is bad elsewhere may be what belongs here.
      if (part === raw && Object(old).positions !== undefined && textOf(old) === textOf(raw)) continue;
      const values = withPart(valid, path, part) as unknown[];
      const mayBeSame = typeof old !== 'number' || isBuffer || part === undefined;
      const truths = mayBeSame ? [truth] : [];
      if (isBuffer && typeof old === 'number') truths.push(await answerFor(call, valid, path, part));
      const fault = await faultOf(name, call, values, ...truths);
      if (fault === undefined || isEmptyList(old, part, fault)) continue;
      // One number is half a point, and no point.
      if (name === 'polygonAreaSign' && Array.isArray(part) && part.length < 2) continue;
      faults.push(`${place} = ${shown(part)}: ${fault}`);
    }
  }
  return faults;
}

/** Loops of the innermost kind: a text, `null` or a truth value may count as the number that it is for JavaScript. */
const TAKES_NUMBERS = /^(\w+At|polygonAreaSign|segmentsIntersect2d)$/;

/** The answer for the number that JavaScript makes of a value. */
async function answerFor(call: Call, valid: readonly unknown[], path: Path, part: unknown): Promise<string> {
  const isNumber = !['symbol', 'bigint', 'function'].includes(typeof part);
  const values = withPart(valid, path, isNumber ? Number(part) : Number.NaN) as unknown[];
  return answerOf(call, values).then(textOf, () => 'none');
}

/** No boxes, no points, no triangles: an empty list of things is one, if it is answered. Of coordinates it is none. */
function isEmptyList(old: unknown, part: unknown, fault: string): boolean {
  const isPoint = Array.isArray(old) && typeof old[0] === 'number' && old.length < 4;
  return Array.isArray(part) && part.length === 0 && !isPoint && fault.startsWith('answers');
}

/** The values with another one in place i. */
const exchanged = (values: readonly unknown[], i: number, value: unknown): unknown[] =>
  values.map((old, k) => (k === i ? value : old));

const shown = (part: unknown): string =>
  typeof part === 'object' ? textOf(part).slice(0, 40) : String(part);

describe('options', () => {
  it.each(queries.filter(([, call]) => parametersOf(call).includes('options')))(
    '%s refuses one that there is not',
    async (name, call, entry) => {
      const valid = await validFor(name, call, entry);
      const at = parametersOf(call).indexOf('options');
      const given = { ...(valid[at] as object | undefined), nonsense: 1 };
      const values = Array.from({ length: Math.max(valid.length, at + 1) }, (_, i) =>
        i === at ? given : valid[i],
      );
      await expect(answerOf(call, values)).rejects.toThrow(
        `${name}: options.nonsense must be a known name (`,
      );
    },
  );

  it('are looked at in many functions', () => {
    expect(queries.filter(([, call]) => parametersOf(call).includes('options')).length).toBeGreaterThan(8);
  });
});

describe('wrong arguments', () => {
  it.each(queries)('of %s are refused in words', async (name, call, entry) => {
    expect(await faultsOf(name, call, entry)).toEqual([]);
  });
});

describe('numbers that a predicate cannot take', () => {
  const flat = calls.filter(([, call, entry]) => entry === 'predicates' && !isShapeOrBuffer(call));
  it.each(flat)('%s refuses them by the names of its arguments', async (name, call) => {
    const valid = Array.from({ length: call.length }, (_, i) => ((7 * i * i + 3 * i + 1) % 19) + 1);
    const faults: string[] = [];
    for (const [i, old] of valid.entries()) {
      for (const bad of [Number.NaN, Infinity, -Infinity, undefined, 'abc', {}, () => 1]) {
        const fault = await faultOf(name, call, exchanged(valid, i, bad));
        if (fault !== undefined) faults.push(`${i} = ${shown(bad)}: ${fault}`);
      }
      // A text or a truth value may count as the number that it is for JavaScript, and as no other.
      for (const [bad, number] of [
        [String(old), old],
        [null, 0],
        [true, 1],
        ['', 0],
        [[], 0],
      ] as const) {
        const truth = await answerOf(call, exchanged(valid, i, number)).then(textOf, () => undefined);
        const fault = await faultOf(name, call, exchanged(valid, i, bad), truth);
        if (fault !== undefined) faults.push(`${i} = ${shown(bad)}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it.each(Object.entries(robust).filter(([name]) => !isOut(name)))(
    '%s of robust-predicates refuses them as ours',
    async (name, call) => {
      const valid = Array.from({ length: call.length }, (_, i) => ((7 * i * i + 3 * i + 1) % 19) + 1);
      for (const i of valid.keys()) {
        for (const bad of [Number.NaN, Infinity, undefined]) {
          expect(await faultOf(name, call as Call, exchanged(valid, i, bad))).toBeUndefined();
        }
      }
    },
  );
});

describe('methods', () => {
  const box = [0, 0, 0, 1, 1, 1];
  const dynamic = ['insert', 'update', 'remove', 'query'] as const;
  const methods = [indexes.SweepAndPrune, indexes.HierarchicalGrid, indexes.LooseOctree].flatMap((Index) =>
    dynamic.map((method) => [`${Index.name}.${method}`, () => new Index(boxes) as object, method] as const),
  );
  const tree3 = () => new indexes.KdTree(new Float64Array([0, 0, 0, 1, 1, 1]));
  const others = [
    ['DynamicBvh.insert', () => new indexes.DynamicBvh(boxes), 'insert'],
    ['DynamicBvh.update', () => new indexes.DynamicBvh(boxes), 'update'],
    ['DynamicBvh.remove', () => new indexes.DynamicBvh(boxes), 'remove'],
    ['OverlapSearch.advance', () => new indexes.OverlapSearch(indexes.buildBvh(boxes)), 'advance'],
    ['SweepAndPrune.overlap', () => new indexes.SweepAndPrune(boxes), 'overlap'],
    ['UniformGrid.query', () => new indexes.UniformGrid(boxes), 'query'],
    ['UniformGrid.along', () => new indexes.UniformGrid(boxes), 'along'],
    ['KdTree.inBox', tree3, 'inBox'],
    ['KdTree.nearest', tree3, 'nearest'],
    ['KdTree.kNearest', tree3, 'kNearest'],
    ['KdTree.withinDistance', tree3, 'withinDistance'],
  ] as const;
  const points2 = new Float64Array([0, 0, 1, 1]);
  const inThePlane = (['inBox', 'nearest', 'kNearest', 'withinDistance'] as const).map(
    (method) => [`KdTree2d.${method}`, () => new indexes.KdTree2d(points2) as object, method] as const,
  );
  const tree2 = () => new indexes.BoxTree2d([0, 0, 1, 1, 2, 2, 3, 3]) as object;
  const grid2 = () => new indexes.UniformGrid2d([0, 0, 1, 1, 2, 2, 3, 3]) as object;
  const ofBoxes = [
    ...(['nearest', 'kNearest', 'withinDistance', 'along', 'visitAlong'] as const).map(
      (method) => [`BoxTree2d.${method}`, tree2, method] as const,
    ),
    ['BoxTree2d.query', tree2, 'inBox'],
    ['BoxTree2d.visitOverlapping', tree2, 'visitOverlapping'],
    ['UniformGrid2d.query', grid2, 'inBox'],
    ['UniformGrid2d.along', grid2, 'along'],
  ] as const;
  const validInThePlane: Readonly<Record<string, readonly unknown[]>> = {
    inBox: [[0, 0, 1, 1]],
    nearest: [[0, 0]],
    kNearest: [[0, 0], 1],
    withinDistance: [[0, 0], 1],
    along: [{ start: [0, 0], end: [1, 1] }],
    visitAlong: [{ origin: [0, 0], direction: [1, 1] }, () => true],
    visitOverlapping: [[0, 0, 1, 1], () => true],
  };
  const valid: Readonly<Record<string, readonly unknown[]>> = {
    insert: [box],
    update: [0, box],
    remove: [0],
    query: [box],
    overlap: [0, 1],
    advance: [1],
    inBox: [box],
    nearest: [[0, 0, 0]],
    kNearest: [[0, 0, 0], 1],
    withinDistance: [[0, 0, 0], 1],
    along: [{ start: [0, 0, 0], end: [1, 1, 1] }],
  };
  it.each([...methods, ...others, ...inThePlane, ...ofBoxes])('of %s', async (name, make, method) => {
    const values = (name.includes('2d') ? validInThePlane : valid)[method]!;
    const faults: string[] = [];
    for (const [i, old] of values.entries()) {
      const bad =
        typeof old === 'number'
          ? [-1, Number.NaN, '0', null, {}]
          : [undefined, null, 1, 'abc', {}, [], [0, 0, 0, 0, 0], [Number.NaN, 0, 0]];
      for (const part of bad) {
        const index = make() as Record<string, Call>;
        const called = name.split('.')[1]!;
        const call: Call = (...args) => index[called]!(...args);
        const fault = await faultOf(name, call, exchanged(values, i, part));
        // The path is that of the method's own parameter, which the function around it does not have.
        if (fault !== undefined && !fault.startsWith(`${name}: `))
          faults.push(`${i} = ${shown(part)}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it.each([
    ['SweepAndPrune', (bad: unknown) => new indexes.SweepAndPrune(bad as never)],
    ['HierarchicalGrid', (bad: unknown) => new indexes.HierarchicalGrid(bad as never)],
    ['DynamicBvh', (bad: unknown) => new indexes.DynamicBvh(bad as never)],
    ['OverlapSearch', (bad: unknown) => new indexes.OverlapSearch(bad as never)],
    ['LooseOctree', (bad: unknown) => new indexes.LooseOctree(bad as never)],
    ['UniformGrid', (bad: unknown) => new indexes.UniformGrid(bad as never)],
    ['KdTree', (bad: unknown) => new indexes.KdTree(bad as never)],
    ['KdTree2d', (bad: unknown) => new indexes.KdTree2d(bad as never)],
    ['BoxTree2d', (bad: unknown) => new indexes.BoxTree2d(bad as never)],
    ['UniformGrid2d', (bad: unknown) => new indexes.UniformGrid2d(bad as never)],
    ['MeshWorkers', (bad: unknown) => new MeshWorkers(bad as never)],
    ['MeshWorkers', (bad: unknown) => new MeshWorkers({ workers: bad as never, workerUrl: 5 as never })],
  ])('new %s', (name, make) => {
    for (const bad of [null, 1.5, 'abc', true, () => 1, [Number.NaN], {}]) {
      if (name === 'MeshWorkers' && typeof bad === 'object' && bad !== null) continue;
      expect(() => make(bad)).toThrow(RangeError);
      expect(() => make(bad)).toThrow(new RegExp(`^${name}: \\S+ must be .+, got .`));
    }
  });
});

describe('arithmetic', () => {
  const { algebraic, dyadic, interval, rational, rootSum, surd } = arithmetic;
  const made = { 'dyadic.fromNumber': dyadic.fromNumber, 'dyadic.fromParts': dyadic.fromParts };
  const all: Readonly<Record<string, unknown>> = {
    ...arithmetic,
    ...made,
    'interval.fromNumber': interval.fromNumber,
    'interval.fromBounds': interval.fromBounds,
    'rational.fromNumber': rational.fromNumber,
    'rational.fromParts': rational.fromParts,
    'surd.fromNumber': surd.fromNumber,
    'surd.rootsOfQuadratic': surd.rootsOfQuadratic,
    'rootSum.fromNumber': rootSum.fromNumber,
    'algebraic.fromNumber': algebraic.fromNumber,
  };
  const samples = [0.5, 3, 3n, '1.5', '0x1p0', 'smaller', [1, 0, -2], [1n, 0n, -2n]];
  const numeric = Object.entries(all).filter(([name, call]) => typeof call === 'function' && !isOut(name));
  it.each(numeric)('%s refuses what is no number of its kind', async (name, call) => {
    const values = await findValid(call as Call, samples);
    expect(values).toBeDefined();
    for (const i of values!.keys()) {
      for (const bad of [undefined, null, {}, [], 'abc', () => 1, Number.NaN]) {
        const fault = await faultOf(name, call as Call, exchanged(values!, i, bad));
        // `nextUp(Infinity)` and the like are defined; NaN is not.
        expect([shown(bad), fault]).toEqual([shown(bad), undefined]);
      }
    }
  });
});
