import { beforeAll, expect, test } from 'vitest';
import { generateQuestion, questionFamilyNamed, questionFamilyNames } from '../../fuzz/questions/generate.js';
import { Random } from '../../src/oracle/cases/random.js';
import type { AnyQuestion } from '../../src/oracle/questions/question.js';
import { allQuestions, loadQuestions } from '../../src/oracle/questions/registry.js';
import { pictureOf } from '../../src/pictures/picture.js';

beforeAll(loadQuestions);

const WEIGHTS =
  'points with weights: circles whose radii are roots of these, if they are no negative numbers';
const IMPLICIT = 'points that are given by what they lie on: their places are quotients';
const THICK = 'planes with a thickness: where they end is a root, or differs from metric to metric';
const TURNING = 'what turns: a picture of the start shows nothing of the way';
const PLACED = 'what a placement makes of a shape: its places are quotients';
const TREES = 'trees of planes: what they mean is which planes bound a cell';
const MANY = 'hundreds of boxes or points';
const CELLS = 'a range of cells, which the places of points do not show';
const MOVING = 'points at two times: a picture would be one of how they move';
const FILES = 'files, which are shown as text';
const BUFFERS = 'shapes with a distance: what is asked about is bounded by arcs';
const HISTORIES = 'points that come and go: a picture would be one of each step';
const SPEEDS = 'edges with speeds of their own, which a picture of the polygon does not show';

/** Questions whose cases have no picture, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  powerTest2d: WEIGHTS,
  powerTest3d: WEIGHTS,
  orientation2d: IMPLICIT,
  orientation: IMPLICIT,
  inCircle2d: IMPLICIT,
  inSphere: IMPLICIT,
  compareLexicographic: IMPLICIT,
  compare: IMPLICIT,
  thickPlaneSide: THICK,
  segmentThickPlane: THICK,
  triangleThickPlane: THICK,
  thickPlanePolygon: THICK,
  thickPlaneBox: THICK,
  thickPlaneOrientedBox: THICK,
  thickPlaneConvexPolyhedron: THICK,
  thickPlaneHull: THICK,
  thickPlaneMesh: THICK,
  splitConvexPolygon: THICK,
  splitPolygon: THICK,
  leavesAlong: TREES,
  leavesAtPoint: TREES,
  leavesAtPointOfDeep: TREES,
  leavesAlongOfDeep: TREES,
  treeCells: TREES,
  thickPointSolidLeafTree: TREES,
  bufferPolygon2d: BUFFERS,
  bufferPolyline2d: BUFFERS,
  dynamicDelaunay2d: HISTORIES,
  weightedSkeleton2d: SPEEDS,
  transformSolid: PLACED,
  transformTree: PLACED,
  transformedPlane: PLACED,
  transformMesh: PLACED,
  allHitsOfPlacedMesh: PLACED,
  locatePointOfPlacedMesh: PLACED,
  contactsOfPlacedMeshes: PLACED,
  nearestOnPlacedMesh: PLACED,
  distanceOfPlacedMeshes: PLACED,
  shapeBesidePlacedMesh: PLACED,
  placedMeshSweep: PLACED,
  boxOfBox: PLACED,
  boxOfCapsule: PLACED,
  boxOfCone: PLACED,
  boxOfConvexPolyhedron: PLACED,
  boxOfCylinder: PLACED,
  boxOfEllipsoid: PLACED,
  boxOfFrustum: PLACED,
  boxOfHull: PLACED,
  boxOfKDop: PLACED,
  boxOfLozenge: PLACED,
  boxOfOrientedBox: PLACED,
  boxOfPoint: PLACED,
  boxOfSegment: PLACED,
  boxOfSphere: PLACED,
  boxOfTetrahedron: PLACED,
  boxOfTriangle: PLACED,
  boxOfTruncatedCone: PLACED,
  manyBoxPairs: MANY,
  manyBoxesOverlapping: MANY,
  movingBoxes: MANY,
  kdTreeQueries: MANY,
  kdTree2dQueries: MANY,
  boxTree2dQueries: MANY,
  uniformGridAlong: MANY,
  visitCellsAlong2d: CELLS,
  visitCellsAlong: CELLS,
  boxesAlong: MANY,
  boxesNear: MANY,
  changedTree: MANY,
  boxesMeeting: MANY,
  boxBoxRotatingContact: TURNING,
  capsuleCapsuleRotatingContact: TURNING,
  convexPolyhedronConvexPolyhedronRotatingContact: TURNING,
  hullHullRotatingContact: TURNING,
  lozengeTriangleRotatingContact: TURNING,
  orientedBoxOrientedBoxRotatingContact: TURNING,
  pointBoxRotatingContact: TURNING,
  pointTriangleRotatingContact: TURNING,
  segmentSegmentRotatingContact: TURNING,
  segmentTriangleRotatingContact: TURNING,
  sphereBoxRotatingContact: TURNING,
  sphereCapsuleRotatingContact: TURNING,
  tetrahedronOrientedBoxRotatingContact: TURNING,
  triangleTriangleRotatingContact: TURNING,
  parseMeshObj: FILES,
  parseMeshOff: FILES,
  parseMeshPly: FILES,
  parseMeshStl: FILES,
  parseMeshGlb: FILES,
  edgeEdgeContacts: MOVING,
  edgeEdgeSeparation: MOVING,
  pointEdgeContacts: MOVING,
  pointEdgeSeparation: MOVING,
  pointPointSeparation: MOVING,
  pointPointContacts: MOVING,
  deformingSelfContacts: MOVING,
  deformingMeshContacts: MOVING,
  expandBrushByCylinderConservative: 'a cylinder that is an axis and two numbers: it has no place',
};

/** A case of each of the first families. */
function* casesOf(question: AnyQuestion, most: number): Generator<number[]> {
  const random = new Random(3, 1, 4, 1);
  const out = new Float64Array(question.layout.arity);
  for (const family of questionFamilyNames(question).slice(0, most))
    if (generateQuestion(question, questionFamilyNamed(question, family)!, random, out)) yield [...out];
}

function hasPicture(question: AnyQuestion, most: number): boolean {
  for (const values of casesOf(question, most)) if (pictureOf(question, values) !== undefined) return true;
  return false;
}

test('every question has a picture, or a reason why it has none', () => {
  const none = allQuestions().filter((question) => !hasPicture(question, question.name in WITHOUT ? 6 : 8));
  expect(none.map(({ name }) => name).sort()).toEqual(Object.keys(WITHOUT).sort());
});
