/** Functions whose names say no two shapes, by the reason. What is not here has to be read. */
export const OTHERS: Readonly<Record<string, string>> = {
  'asks about one shape, or a part of it':
    'polygonConvexity2d polygonDiagonal2d vertexConvexity2d polygonOrientation2d polygonSimplicity2d polygonValidity2d ' +
    'quadConvexity2d isConvexPolygon2d isSimplePolygon2d isValidPolygon2d isConvexQuad2d convexHull2d boxFeature ' +
    'frustumCorners frustumPlanes polyhedronConvexity polygonConvexity polygonPlanarity affineHullDimension ' +
    'polygonArea2d polygonCentroid2d newellNormal polygonArea polygonCentroid',
  'makes a shape':
    'frustumFromMatrix orientedBoxFromCorner convexFromBox convexFromConvexPolyhedron convexFromFrustum convexFromHull ' +
    'convexFromKDop convexFromOrientedBox convexFromTetrahedron polygonFromPoints splitPolygon splitConvexPolygon expandBrush ' +
    'expandBrushByCylinderConservative expandBrushBySphereConservative',
  'is about three shapes, or many':
    'threePlanes threePlanesIntersect hitsAlongLine segmentIntersections2d linearProgram linearProgram2d',
  'compares or sorts answers, points or directions':
    'compareDistance compareDistances compareAngle2d compareDirections2d crossingOrder2d ' +
    'sortByAngle2d sortDirections2d contactPoints2d',
  'is about points of a shape in a direction, or around a point':
    'extremeVertices extremeVertices2d supportVertex supportVertex2d supportVertices windingNumber2d pointRing2dAt',
  'says in its name what is found':
    'separatingLine2d separatingPlane linePassingSide thickPlaneSide kDopsOverlap',
  'takes any shape': 'boxOf',
  'takes any two shapes': 'contains distance hasAnswer hits intersects isWithin penetration relation',
  'is about trees':
    'buildBrushTree buildLeafStoringTree buildMeshTree buildNodeStoringTree facesInOrder firstTreeEntry firstTreeHit leafCells transformTree ' +
    'leavesAlong leavesAtPoint treeFromBytes treeFromJson treePortals treeToBytes treeToJson',
};
