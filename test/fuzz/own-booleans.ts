import * as bsp from '../../src/bsp/index.js';
import * as distance from '../../src/distance/index.js';
import * as mesh from '../../src/mesh/index.js';
import * as motion from '../../src/motion/index.js';
import { AXIS_PAIRS, axisSweepName } from '../../src/oracle/cases/motion/separating-axes.js';
import { SOLID_SWEEP_KINDS, solidSweepName } from '../../src/oracle/cases/motion/solid-sweeps.js';
import { SWEEP_PAIRS, sweepName } from '../../src/oracle/cases/motion/translation.js';
import { TREE_SWEEP_KINDS, treeSweepName, typedShape } from '../../src/oracle/cases/motion/tree-sweeps.js';
import { SOLID_SCENE_KINDS } from '../../src/oracle/questions/scenes/solid-scenes.js';
import { solidBy } from '../../src/oracle/subjects/motion/solid-sweeps.js';
import * as planar from '../../src/planar/index.js';
import * as round from '../../src/round/index.js';
import { isVoluminous } from '../../src/scene/bounded-shape.js';
import * as scene from '../../src/scene/index.js';
import * as spatial from '../../src/spatial/index.js';

/** Arguments as they come from a query: of any shape. */
// biome-ignore lint/suspicious/noExplicitAny: what the harness hands to somebody's module has no types either
type Shape = any;
export type OwnBoolean = (...shapes: Shape[]) => boolean;

const frustum = ({ elements, depth }: Shape) => spatial.frustumFromMatrix(elements, depth);

const prepared = (shape: Shape) =>
  shape.type === 'tetrahedron'
    ? spatial.convexFromTetrahedron(shape)
    : shape.type === 'box'
      ? spatial.convexFromBox(shape)
      : shape.type === 'hull'
        ? spatial.convexFromHull(shape)
        : spatial.convexFromOrientedBox(shape);

/** `segmentsIntersect2d`-like functions under the names of the queries, with the arguments in the same order. */
function sameOrder(module: object, pairs: string): Record<string, OwnBoolean> {
  return Object.fromEntries(
    pairs.split(/\s+/).map((pair) => {
      const [query, name] = pair.split(':') as [string, string];
      return [query, (module as Record<string, OwnBoolean>)[name]!];
    }),
  );
}

/** `triangleContainsPoint`-like functions: the query has the point first. */
function pointLast(module: object, pairs: string): Record<string, OwnBoolean> {
  const plain = Object.entries(sameOrder(module, pairs));
  return Object.fromEntries(plain.map(([query, contains]) => [query, (p, shape) => contains(shape, p)]));
}

/** Shapes meet where their distance is zero. */
const meeting: Record<string, OwnBoolean> = Object.fromEntries(
  Object.entries(distance)
    .filter(
      ([name]) => /[a-z]Distance(2d)?$/.test(name) && !name.startsWith('compare') && !/Squared/.test(name),
    )
    .map(([name, measure]) => {
      const between = measure as (...shapes: readonly Shape[]) => distance.Distance;
      // A polygon brings its rule along.
      return [name, (...shapes) => between(...shapes).squaredDistance.numerator === 0n];
    }),
);

/** Solids meet where there is a way out. */
const penetrating: Record<string, OwnBoolean> = Object.fromEntries(
  [...Object.entries(distance), ...Object.entries(round)]
    .filter(([name]) => /Penetration(2d)?$/.test(name))
    .map(([name, measure]) => {
      const depth = measure as (a: Shape, b: Shape) => distance.Penetration | round.SweptPenetration | null;
      return [name, (a, b) => depth(a, b) !== null];
    }),
);

/**
 * The booleans of round shapes by the names of the pairs: `sphereIntersectsBox`, `coneContainsPoint` for a point and a
 * cone, `spheresIntersect` for two.
 */
const roundly: Record<string, OwnBoolean> = Object.fromEntries(
  Object.keys(round).flatMap((name): [string, OwnBoolean][] => {
    const between = (round as unknown as Record<string, OwnBoolean>)[name]!;
    const [, shape, dimension] = /^(\w+)ContainsPoint(2d)?$/.exec(name) ?? [];
    if (shape !== undefined) {
      const pair = `point${shape[0]!.toUpperCase()}${shape.slice(1)}${dimension ?? ''}`;
      return [[pair, (point, one) => between(one, point)]];
    }
    const [, both, plane] = /^(\w+)sIntersect(2d)?$/.exec(name) ?? [];
    if (both !== undefined) {
      return [[`${both}${both[0]!.toUpperCase()}${both.slice(1)}${plane ?? ''}`, between]];
    }
    return name.includes('Intersects') ? [[name.replace('Intersects', ''), between]] : [];
  }),
);

/** What is round meets others at the distance 0. */
const near: Record<string, OwnBoolean> = Object.fromEntries(
  Object.entries(round)
    .filter(([name]) => /Distance(2d)?$/.test(name))
    .map(([name, measure]) => {
      const between = measure as (a: Shape, b: Shape) => round.RoundDistance | round.SweptDistance;
      return [name, (a, b) => distance.compareDistance(between(a, b), 0) === 0];
    }),
);

/** A mesh beside shapes of some types, as a surface and as a solid. */
const besideShapes: Record<string, OwnBoolean> = Object.fromEntries(
  [
    'Segment',
    'Triangle',
    'Box',
    'Sphere',
    'Capsule',
    'Plane',
    'HalfSpace',
    'KDop',
    'Hull',
    'Frustum',
  ].flatMap((type): [string, OwnBoolean][] => [
    [`trianglesMeeting${type}`, (m, shape) => scene.anyTriangleMeets(mesh.prepareMesh(m), shape)],
    [
      `meetsSolid${type}`,
      (m, shape) => mesh.closureOf(m).openEdges === 0 && scene.meetsSolid(mesh.prepareMesh(m), shape),
    ],
  ]),
);

/** Shapes beside trees. */
const besideTrees: Record<string, OwnBoolean> = Object.fromEntries(
  TREE_SWEEP_KINDS.map((kind) => [
    `nearestLeaves${kind[0]!.toUpperCase()}${kind.slice(1)}`,
    (brushes, shape) =>
      scene.treeRelation(
        bsp.buildBrushTree(brushes, { inward: 'nothing' }),
        typedShape(kind, shape) as scene.TreeShape,
      ).relation !== 'disjoint',
  ]),
);

/** Shapes beside solids. */
const besideSolids: Record<string, OwnBoolean> = Object.fromEntries(
  SOLID_SCENE_KINDS.map((kind) => [
    `nearestFaces${kind[0]!.toUpperCase()}${kind.slice(1)}`,
    (united, takenAway, shape) => {
      const solid = solidBy(united, takenAway[0] ?? null);
      if (solid.faces.length === 0) return false;
      const { isInside, distance } = scene.nearestFaces(solid, typedShape(kind, shape) as scene.TreeShape);
      return isInside || distance.distance === 0;
    },
  ]),
);

/** Shapes that translate, which say what they are, beside each other and through meshes. */
const moving: Record<string, OwnBoolean> = Object.fromEntries([
  ...SWEEP_PAIRS.map((pair) => [sweepName(pair), motion.sweptIntersects as OwnBoolean]),
  ...['Segment', 'Triangle', 'Box', 'Sphere', 'Capsule'].map((type) => [
    `mesh${type}Sweep`,
    (m: never, shape: never, by: never) => motion.sweptMeetsMesh(shape, by, mesh.prepareMesh(m)),
  ]),
  ...SOLID_SWEEP_KINDS.map((kind) => [
    solidSweepName(kind),
    (united: never, takenAway: readonly never[], shape: never, by: never) => {
      const mover = typedShape(kind, shape) as motion.SolidCastShape;
      return isVoluminous(mover) && motion.sweptMeetsSolid(mover, by, solidBy(united, takenAway[0] ?? null));
    },
  ]),
  ...TREE_SWEEP_KINDS.map((kind) => [
    treeSweepName(kind),
    (brushes: never, shape: never, by: never) =>
      motion.sweptMeetsTree(
        typedShape(kind, shape) as motion.CastShape,
        by,
        bsp.buildBrushTree(brushes, { inward: 'nothing' }),
      ),
  ]),
]);

/** Polytopes that translate: when they meet, if they do. */
const polytopesMoving: Record<string, OwnBoolean> = Object.fromEntries(
  AXIS_PAIRS.map((pair) => [
    axisSweepName(pair),
    ((...all: Parameters<typeof motion.sweepBySeparatingAxes>) =>
      motion.sweepBySeparatingAxes(...all).first !== null) as OwnBoolean,
  ]),
);

/** What a person would write who judges this kernel by its public booleans, or where it has none, by its classes. */
export const ownBooleans: Readonly<Record<string, OwnBoolean>> = {
  ...meeting,
  ...penetrating,
  ...roundly,
  ...near,
  ...moving,
  ...polytopesMoving,
  ...Object.fromEntries(
    Object.entries(roundly)
      .filter(([name]) => name.endsWith('Frustum'))
      .map(([name, meets]): [string, OwnBoolean] => [name, (shape, f) => meets(shape, frustum(f))]),
  ),
  circleCircleIntersection2d: (a, b) => round.circleCircleIntersection2d(a, b).relation !== 'disjoint',
  ellipseEllipseIntersection2d: (a, b) => round.ellipseEllipseIntersection2d(a, b).relation !== 'disjoint',
  sphereSphereIntersection: (a, b) => round.sphereSphereIntersection(a, b).relation !== 'disjoint',
  linearProgram: (objective, planes) => distance.linearProgram(objective, planes).status !== 'infeasible',
  linearProgram2d: (objective, halfPlanes) =>
    distance.linearProgram2d(objective, halfPlanes).status !== 'infeasible',
  separatingPlane: (a, b) => distance.separatingPlane(a, b) === null,
  separatingLine2d: (a, b) => distance.separatingLine2d(a, b) === null,
  ...sameOrder(
    planar,
    `segmentSegment2d:segmentsIntersect2d lineLine2d:linesIntersect2d lineRay2d:lineIntersectsRay2d
     lineSegment2d:lineIntersectsSegment2d rayRay2d:raysIntersect2d raySegment2d:rayIntersectsSegment2d
     lineTriangle2d:lineIntersectsTriangle2d rayTriangle2d:rayIntersectsTriangle2d
     segmentTriangle2d:segmentIntersectsTriangle2d lineBox2d:lineIntersectsBox2d rayBox2d:rayIntersectsBox2d
     segmentBox2d:segmentIntersectsBox2d triangleTriangle2d:trianglesIntersect2d triangleBox2d:triangleIntersectsBox2d
     boxBox2d:boxesIntersect2d
     polygonConvexity2d:isConvexPolygon2d polygonSimplicity2d:isSimplePolygon2d quadConvexity2d:isConvexQuad2d
     polygonValidity2d:isValidPolygon2d segmentPolygon2d:segmentIntersectsPolygon2d polygonPolygon2d:polygonsIntersect2d
     convexPolygonConvexPolygon2d:convexPolygonsIntersect2d linePolygon2d:lineIntersectsPolygon2d
     rayPolygon2d:rayIntersectsPolygon2d trianglePolygon2d:triangleIntersectsPolygon2d
     boxPolygon2d:boxIntersectsPolygon2d`,
  ),
  ...pointLast(
    planar,
    `pointSegment2d:segmentContainsPoint2d pointRay2d:rayContainsPoint2d pointTriangle2d:triangleContainsPoint2d
     pointBox2d:boxContainsPoint2d`,
  ),
  pointPolygon2d: (p, polygon, rule) => planar.polygonContainsPoint2d(polygon, p, rule),
  pointConvexPolygon2d: (p, ring) => planar.convexPolygonContainsPoint2d(ring, p),
  ...sameOrder(
    motion,
    `vertexFaceContacts:vertexFaceMeets edgeEdgeContacts:edgeEdgeMeets pointEdgeContacts:pointEdgeMeets
     pointPointContacts:pointPointMeets deformingSelfContacts:deformingSelfMeets
     deformingMeshContacts:deformingMeshesMeet vertexFaceSeparation:vertexFaceMeets
     edgeEdgeSeparation:edgeEdgeMeets pointEdgeSeparation:pointEdgeMeets pointPointSeparation:pointPointMeets`,
  ),
  segmentIntersections2d: (segments) => planar.segmentIntersections2d(segments).points.length > 0,
  polygonDiagonal2d: (ring, i, j) => planar.polygonDiagonal2d(ring, i, j) === 'diagonal',
  ...sameOrder(
    spatial,
    `triangleTriangle:trianglesIntersect segmentTriangle:segmentIntersectsTriangle rayTriangle:rayIntersectsTriangle
     lineTriangle:lineIntersectsTriangle segmentSegment:segmentsIntersect boxBox:boxesIntersect
     planeBox:planeIntersectsBox segmentIntersectsBox:segmentIntersectsBox rayIntersectsBox:rayIntersectsBox
     lineIntersectsBox:lineIntersectsBox triangleBox:triangleIntersectsBox planeOrientedBox:planeIntersectsOrientedBox
     triangleOrientedBox:triangleIntersectsOrientedBox boxOrientedBox:boxIntersectsOrientedBox
     orientedBoxOrientedBox:orientedBoxesIntersect kDopKDop:kDopsIntersect
     lineLine:linesIntersect lineRay:lineIntersectsRay rayRay:raysIntersect
     planePlane:planesIntersect threePlanes:threePlanesIntersect lineBox:lineIntersectsBox
     rayBox:rayIntersectsBox segmentBox:segmentIntersectsBox lineOrientedBox:lineIntersectsOrientedBox
     rayOrientedBox:rayIntersectsOrientedBox segmentOrientedBox:segmentIntersectsOrientedBox
     lineTetrahedron:lineIntersectsTetrahedron rayTetrahedron:rayIntersectsTetrahedron
     segmentTetrahedron:segmentIntersectsTetrahedron lineConvexPolyhedron:lineIntersectsConvexPolyhedron
     rayConvexPolyhedron:rayIntersectsConvexPolyhedron segmentConvexPolyhedron:segmentIntersectsConvexPolyhedron
     triangleKDop:triangleIntersectsKDop planeKDop:planeIntersectsKDop planeFrustum:planeIntersectsFrustum
     lineKDop:lineIntersectsKDop rayKDop:rayIntersectsKDop segmentKDop:segmentIntersectsKDop
     tetrahedronTetrahedron:tetrahedraIntersect convexPolyhedronConvexPolyhedron:convexPolyhedraIntersect
     triangleTetrahedron:triangleIntersectsTetrahedron
     triangleConvexPolyhedron:triangleIntersectsConvexPolyhedron planeTetrahedron:planeIntersectsTetrahedron
     planeConvexPolyhedron:planeIntersectsConvexPolyhedron hullHull:hullsIntersect
     lineHull:lineIntersectsHull rayHull:rayIntersectsHull segmentHull:segmentIntersectsHull
     triangleHull:triangleIntersectsHull planeHull:planeIntersectsHull`,
  ),
  ...pointLast(
    spatial,
    `pointTriangle:triangleContainsPoint pointSegment:segmentContainsPoint pointRay:rayContainsPoint
     pointLine:lineContainsPoint pointBox:boxContainsPoint pointOrientedBox:orientedBoxContainsPoint
     pointTetrahedron:tetrahedronContainsPoint pointConvexPolyhedron:convexPolyhedronContainsPoint
     pointHull:hullContainsPoint`,
  ),
  raySegment: (ray, segment) => spatial.rayIntersectsSegment(ray, segment),
  lineSegment: (line, segment) => spatial.lineIntersectsSegment(line, segment),
  trianglePlane: (triangle, plane) => spatial.triangleIntersectsPlane(triangle, plane),
  segmentPlane: (segment, plane) => spatial.segmentIntersectsPlane(segment, plane),
  rayPlane: (ray, plane) => spatial.rayIntersectsPlane(ray, plane),
  linePlane: (line, plane) => spatial.lineIntersectsPlane(line, plane),
  segmentPolygon: (segment, polygon) => spatial.segmentPolygon(segment, polygon).relation !== 'disjoint',
  rayPolygon: (ray, polygon) => spatial.rayPolygon(ray, polygon).relation !== 'disjoint',
  linePolygon: (line, polygon) => spatial.linePolygon(line, polygon).relation !== 'disjoint',
  polygonConvexity: (polygon) => /^(strictly-)?convex$/.test(spatial.polygonConvexity(polygon)),
  polyhedronConvexity: (polyhedron) =>
    ['convex', 'strictly-convex'].includes(spatial.polyhedronConvexity(polyhedron).convexity),
  convexConvex: (a, b) => spatial.convexesIntersect(prepared(a), prepared(b)),
  pointFrustum: (point, f) => spatial.frustumContainsPoint(frustum(f), point),
  pointKDop: (point, dop) => spatial.kDopContainsPoint(dop, point),
  boxFrustum: (box, f) => spatial.boxIntersectsFrustum(box, frustum(f)),
  orientedBoxFrustum: (box, f) => spatial.orientedBoxIntersectsFrustum(box, frustum(f)),
  triangleFrustum: (triangle, f) => spatial.triangleIntersectsFrustum(triangle, frustum(f)),
  lineFrustum: (line, f) => spatial.lineIntersectsFrustum(line, frustum(f)),
  rayFrustum: (ray, f) => spatial.rayIntersectsFrustum(ray, frustum(f)),
  segmentFrustum: (segment, f) => spatial.segmentIntersectsFrustum(segment, frustum(f)),
  selfIntersections: (m) => mesh.selfIntersects(mesh.prepareMesh(m)),
  selfIntersectionsOfLarge: (m) => mesh.selfIntersects(mesh.prepareMesh(m)),
  locatePoint: (m, point) => mesh.locatePoint(mesh.prepareMesh(m), point).location !== 'outside',
  allHitsOfRay: (m, ray) => mesh.anyHit(mesh.prepareMesh(m), ray),
  allHitsOfSegment: (m, segment) => mesh.anyHit(mesh.prepareMesh(m), segment),
  ...besideShapes,
  ...besideTrees,
  ...besideSolids,
  meshMesh: (a, b) => mesh.meshesIntersect(mesh.prepareMesh(a), mesh.prepareMesh(b)),
  locatePointOfPlacedMesh: (m, placement, point) =>
    mesh.locatePoint(mesh.placeMesh(mesh.prepareMesh(m), placement), point).location !== 'outside',
  contactsOfPlacedMeshes: (a, b, [first, second]) =>
    mesh.meshesIntersect(
      mesh.placeMesh(mesh.prepareMesh(a), first),
      mesh.placeMesh(mesh.prepareMesh(b), second),
    ),
  shapeBesidePlacedMesh: (m, placement, shape) =>
    scene.anyTriangleMeets(mesh.placeMesh(mesh.prepareMesh(m), placement), shape),
  placedMeshSweep: (m, placement, shape, by) =>
    motion.sweptMeetsMesh(shape, by, mesh.placeMesh(mesh.prepareMesh(m), placement)),
  pointSolidLeafTree: (point, brushes) =>
    bsp.solidLeafTreeContainsPoint(bsp.buildBrushTree(brushes, { inward: 'nothing' }), point),
  segmentSolidLeafTree: (segment, brushes) =>
    bsp.segmentIntersectsSolidLeafTree(segment, bsp.buildBrushTree(brushes, { inward: 'nothing' })),
  raySolidLeafTree: (ray, brushes) =>
    bsp.rayIntersectsSolidLeafTree(ray, bsp.buildBrushTree(brushes, { inward: 'nothing' })),
  boxInSolidLeafTree: (box, brushes) =>
    bsp.convexIntersectsSolidLeafTree(
      spatial.convexFromBox(box),
      bsp.buildBrushTree(brushes, { inward: 'nothing' }),
    ),
  tetrahedronInSolidLeafTree: (tetrahedron, brushes) =>
    bsp.convexIntersectsSolidLeafTree(
      spatial.convexFromTetrahedron(tetrahedron),
      bsp.buildBrushTree(brushes, { inward: 'nothing' }),
    ),
  sphereInSolidLeafTree: (sphere, brushes) =>
    bsp.sphereIntersectsSolidLeafTree(sphere, bsp.buildBrushTree(brushes, { inward: 'nothing' })),
  capsuleInSolidLeafTree: (capsule, brushes) =>
    bsp.capsuleIntersectsSolidLeafTree(capsule, bsp.buildBrushTree(brushes, { inward: 'nothing' })),
  sweptBoxInSolidLeafTree: (halfSize, path, brushes) => {
    const grown = brushes.map((brush: Shape) => bsp.expandBrush(brush, halfSize));
    return bsp.segmentIntersectsSolidLeafTree(path, bsp.buildBrushTree(grown, { inward: 'nothing' }));
  },
};
