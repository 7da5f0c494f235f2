import { distanceQuestions } from '../../../src/oracle/questions/distance/index.js';
import { type Counts, declareAgreement } from '../../support/agree.js';

/**
 * Referees that try all pairs of features are slow, and there are many pairs: campaigns ask for more. As few cases as
 * produce every class, which is held: a question whose families change may need other counts.
 */
const counts = (own: number, general = 1): Counts => ({ own, general, complete: true });

/** To their referee lines are segments longer than all that matters: numbers of thousands of bits. */
const lines = distanceQuestions.filter(({ name }) => name.startsWith('line') && !name.endsWith('2d'));
/** Hulls of all differences of vertices by brute force take a while. */
const penetrations = distanceQuestions.filter(({ name }) => name.endsWith('Penetration'));

const all = (questions: typeof lines, of: Counts) =>
  Object.fromEntries(questions.map(({ name }) => [name, of]));

declareAgreement(distanceQuestions, counts(6), {
  ...all(lines, counts(6)),
  ...all(penetrations, counts(4)),
  // Of boxes that are turned, the differences of vertices have thousands of bits in general families: seconds for one
  // case.
  orientedBoxOrientedBoxPenetration: counts(4, 0),
  boxOrientedBoxPenetration: counts(4, 0),
  // What has a class that comes seldom.
  linePlaneDistance: counts(38),
  rayTetrahedronDistance: counts(9),
  rayConvexPolyhedronDistance: counts(7),
  segmentConvexPolyhedronDistance: counts(9),
  triangleTriangleDistance: counts(9),
  triangleBoxDistance: counts(8),
  triangleConvexPolyhedronDistance: counts(21),
  tetrahedronTetrahedronDistance: counts(7),
  boxOrientedBoxDistance: counts(8),
  orientedBoxConvexPolyhedronDistance: counts(10),
  convexPolyhedronConvexPolyhedronDistance: counts(10),
  lineFrustumDistance: counts(9),
  rayKDopDistance: counts(12),
  rayFrustumDistance: counts(26),
  segmentKDopDistance: counts(8),
  segmentFrustumDistance: counts(12),
  triangleKDopDistance: counts(7),
  triangleFrustumDistance: counts(16),
  planeFrustumDistance: counts(7),
  tetrahedronKDopDistance: counts(10),
  tetrahedronFrustumDistance: counts(9),
  boxKDopDistance: counts(23),
  boxFrustumDistance: counts(15),
  orientedBoxKDopDistance: counts(22),
  orientedBoxFrustumDistance: counts(23),
  convexPolyhedronKDopDistance: counts(31),
  convexPolyhedronFrustumDistance: counts(16),
  kDopKDopDistance: counts(43),
  kDopFrustumDistance: counts(36),
  frustumFrustumDistance: counts(42),
  rayHullDistance: counts(40),
  tetrahedronHullDistance: counts(40),
  boxHullDistance: counts(40),
  orientedBoxHullDistance: counts(40),
  convexPolyhedronHullDistance: counts(40),
  hullHullDistance: counts(40),
  hullFrustumDistance: counts(40),
  orientedBoxKDopPenetration: counts(5),
  convexPolyhedronFrustumPenetration: counts(16),
  frustumFrustumPenetration: counts(12),
  boxFrustumPenetration: counts(8),
  kDopFrustumPenetration: counts(8),
  raySegmentDistance: counts(14),
  rayPlaneDistance: counts(15),
  rayOrientedBoxDistance: counts(11),
  segmentPlaneDistance: counts(41),
  segmentBoxDistance: counts(11),
  segmentOrientedBoxDistance: counts(37),
  tetrahedronBoxDistance: counts(17),
  tetrahedronOrientedBoxDistance: counts(11),
  tetrahedronConvexPolyhedronDistance: counts(41),
  boxBoxDistance: counts(83),
  boxConvexPolyhedronDistance: counts(15),
  boxBoxDistance2d: counts(19),
  orientedBoxConvexPolyhedronPenetration: counts(10),
  linePolygonDistance2d: counts(12),
  rayPolygonDistance2d: counts(15),
  segmentPolygonDistance2d: counts(15),
  trianglePolygonDistance2d: counts(25),
  boxPolygonDistance2d: counts(15),
  polygonPolygonDistance2d: counts(15),
  trianglePlaneDistance: counts(9),
  orientedBoxOrientedBoxDistance: counts(9),
});
