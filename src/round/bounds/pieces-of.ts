/** What each kind of shape is the hull of, checked. */
import * as rational from '../../arithmetic/rational.js';
import {
  loadHull,
  rejectWords,
  requireBox2,
  requireBox3,
  requireCapsule,
  requireCapsule2,
  requireCircle,
  requireCircle3,
  requireCone,
  requireCylinder,
  requireDisk,
  requireEllipse,
  requireEllipsoid,
  requireLozenge,
  requirePoint2,
  requirePoint3,
  requirePolygon2,
  requirePolygon3,
  requireSegment2,
  requireSegment3,
  requireSphere,
  requireTetrahedron,
  requireTriangle2,
  requireTriangle3,
  requireTruncatedCone,
} from '../../core/arguments/index.js';
import type * as shapes from '../../core/shapes.js';
import { exactCoordinates } from '../../implicit/coordinates.js';
import type { ConvexSet } from '../../spatial/convex/engine/convex-set.js';
import { KDopSet } from '../../spatial/convex/engine/k-dop-set.js';
import { requireParallelepiped } from '../../spatial/convex/engine/oriented-box-half-spaces.js';
import { requireConvexPolyhedron } from '../../spatial/convex/engine/polyhedron-set.js';
import { type Frustum, frustumSet, requireFrustum } from '../../spatial/convex/frustum.js';
import { type KDop, requireKDop } from '../../spatial/convex/k-dop.js';
import { axesSign, axesSign2d } from '../hits/solids.js';
import { wordDifference, wordVector } from './nearly.js';
import { ballOfAxes, type Coordinates, disk, edgesOf, exactVector, halvesOf, type Piece } from './piece.js';

type List = ArrayLike<number>;

const points = (...all: readonly Coordinates[]): Piece[] => all.map((at) => ({ at, reach: null }));
const balls = (radius: number, ...all: readonly List[]): Piece[] =>
  all.map((at) => ({ at, reach: { radius } }));

const difference = (a: List, b: List) =>
  Array.from(a, (x, k) => rational.subtract(rational.fromNumber(x), rational.fromNumber(b[k]!)));

/** Disks across the vector between two points, around each of them. */
function disks(start: List, end: List, startRadius: number, endRadius: number): Piece[] {
  const words = wordDifference(end, start);
  const axis = () => difference(end, start);
  return [
    { at: start, reach: disk(axis, words, startRadius) },
    { at: end, reach: disk(axis, words, endRadius) },
  ];
}

const ringOfNormal = ({ center, normal, radius }: shapes.Disk | shapes.Circle3): Piece[] => [
  { at: center, reach: disk(() => exactVector(normal), wordVector(normal), radius) },
];

const ofAxes = ({ center, axes }: { readonly center: List; readonly axes: readonly List[] }): Piece[] => [
  { at: center, reach: ballOfAxes(axes) },
];

/** All points of a flat set of half-spaces, checked. @throws RangeError if it is empty or has no end */
function cornersOf(where: string, name: string, set: ConvexSet, isBounded: boolean): Piece[] {
  if (set.dimension < 0) rejectWords(where, name, 'a shape with points', 'an empty one');
  if (!isBounded) rejectWords(where, name, 'bounded', 'a frustum without an end');
  return points(...set.vertices.map((vertex) => exactCoordinates(vertex)));
}

/** The box c ± h0 u0 ± h1 u1 ± h2 u2. */
const ofHalves = ({ center, axes, halfSize }: shapes.OrientedBox): Piece[] => [
  { at: center, reach: halvesOf(axes, halfSize) },
];

const ofEdges = ({ origin, edges, radius }: shapes.Lozenge): Piece[] => [
  { at: origin, reach: edgesOf(edges, radius) },
];

const pointsOfList = (positions: Float64Array): Piece[] =>
  Array.from({ length: positions.length / 3 }, (_, i) => ({
    at: positions.subarray(3 * i, 3 * i + 3),
    reach: null,
  }));

/** All corners of a box: a placement takes each of them to some side. */
const corners = ({ min, max }: shapes.Box3): Piece[] =>
  points(...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => [0, 1, 2].map((k) => ((i >> k) & 1 ? max[k]! : min[k]!))));

/** Takes a shape apart, checked first. */
// biome-ignore lint/suspicious/noExplicitAny: the key says of which shape
export type PiecesOf = (where: string, name: string, shape: any) => Piece[];

const by =
  <S>(require: (where: string, name: string, shape: S) => void, pieces: (shape: S) => Piece[]) =>
  (where: string, name: string, shape: S): Piece[] => {
    require(where, name, shape);
    return pieces(shape);
  };

const capsule = ({ start, end, radius }: shapes.Capsule) => balls(radius, start, end);
const segment = ({ start, end }: shapes.Segment) => points(start, end);
const triangle = ({ a, b, c }: shapes.Triangle) => points(a, b, c);
const point = (p: List) => points(p);
const round = ({ center, radius }: shapes.Sphere | shapes.Circle) => balls(radius, center);

/** The bounded kinds of the plane, by their types. */
export const PIECES_OF_PLANE: Readonly<Record<string, PiecesOf>> = {
  point: /* @__PURE__ */ by(requirePoint2, point),
  segment: /* @__PURE__ */ by(requireSegment2, segment),
  triangle: /* @__PURE__ */ by(requireTriangle2, triangle),
  box: /* @__PURE__ */ by(requireBox2, ({ min, max }: shapes.Box2) => points(min, max)),
  polygon: (where, name, polygon) => points(...Array.from(requirePolygon2(where, name, polygon, 1)[0]!)),
  circle: /* @__PURE__ */ by(requireCircle, round),
  capsule: /* @__PURE__ */ by(requireCapsule2, capsule),
  ellipse: (where, name, ellipse: shapes.Ellipse) => {
    requireEllipse(where, name, ellipse, axesSign2d);
    return ofAxes(ellipse);
  },
};

/** Those of space. */
export const PIECES: Readonly<Record<string, PiecesOf>> = {
  point: /* @__PURE__ */ by(requirePoint3, point),
  segment: /* @__PURE__ */ by(requireSegment3, segment),
  triangle: /* @__PURE__ */ by(requireTriangle3, triangle),
  tetrahedron: /* @__PURE__ */ by(requireTetrahedron, ({ a, b, c, d }: shapes.Tetrahedron) =>
    points(a, b, c, d),
  ),
  box: /* @__PURE__ */ by(requireBox3, corners),
  'oriented-box': /* @__PURE__ */ by(requireParallelepiped, ofHalves),
  'convex-polyhedron': (where, name, polyhedron) =>
    points(...requireConvexPolyhedron(where, name, polyhedron).vertices),
  hull: (where, name, hull) => pointsOfList(loadHull(where, name, hull)),
  'k-dop': (where, name, dop: KDop) => {
    requireKDop(where, name, dop);
    return cornersOf(where, name, new KDopSet(dop), true);
  },
  frustum: (where, name, frustum: Frustum) => {
    requireFrustum(where, name, frustum);
    const set = frustumSet(frustum);
    return cornersOf(where, name, set, set.isBounded);
  },
  polygon: (where, name, polygon) => points(...Array.from(requirePolygon3(where, name, polygon, 1)[0]!)),
  circle: /* @__PURE__ */ by(requireCircle3, ringOfNormal),
  disk: /* @__PURE__ */ by(requireDisk, ringOfNormal),
  sphere: /* @__PURE__ */ by(requireSphere, round),
  capsule: /* @__PURE__ */ by(requireCapsule, capsule),
  lozenge: /* @__PURE__ */ by(requireLozenge, ofEdges),
  cylinder: /* @__PURE__ */ by(requireCylinder, ({ start, end, radius }: shapes.Cylinder) =>
    disks(start, end, radius, radius),
  ),
  cone: /* @__PURE__ */ by(requireCone, ({ apex, center, radius }: shapes.Cone) =>
    disks(apex, center, 0, radius),
  ),
  'truncated-cone': /* @__PURE__ */ by(
    requireTruncatedCone,
    ({ start, end, startRadius, endRadius }: shapes.TruncatedCone) =>
      disks(start, end, startRadius, endRadius),
  ),
  ellipsoid: (where, name, ellipsoid: shapes.Ellipsoid) => {
    requireEllipsoid(where, name, ellipsoid, axesSign);
    return ofAxes(ellipsoid);
  },
};
