/**
 * Why no question asks a public function. The kinds are all there are; each is checked, so that a decision cannot be
 * put among the data to be rid of it (`every-function.test.ts`).
 *
 * - `another form`: the same answer as another function gives, in another form. The other one is named; it has to be
 *   asked, and both have to stand in one file or in one folder.
 * - `data`: makes, arranges or reads data, and decides nothing. It may not return a sign, a boolean or a
 *   classification.
 * - `file`: from a structure to bytes, JSON or text, or back.
 * - `nothing yet`: a decision, or a construction to be judged, that has no question. How many there are is held: it may
 *   only shrink.
 */
export type Reason =
  | { readonly kind: 'another form'; readonly of: string }
  | { readonly kind: 'data' | 'file' | 'nothing yet' };

const kind = (name: 'data' | 'file' | 'nothing yet', functions: string): [string, Reason][] =>
  functions.split(' ').map((each) => [each, { kind: name }]);

export const unasked: ReadonlyMap<string, Reason> = new Map<string, Reason>([
  ['convexContainsPoint', { kind: 'another form', of: 'pointConvex' }],
  ['visitSelfIntersections', { kind: 'another form', of: 'selfIntersections' }],
  ['locatePoints', { kind: 'another form', of: 'locatePoint' }],
  ...kind(
    'data',
    'alongAxisPlane shiftedPlane throughPointPlane frustumCorners frustumPlanes meshFromBufferGeometry',
  ),
  ...kind(
    'data',
    'triangleStrips vertexCorners meshEdges nextHalfEdge previousHalfEdge sortPairs boxesOfPoints boxesOfTriangles',
  ),
  ...kind('data', 'decidingTier orientedBoxFromCorner'),
  ...kind('data', 'boxSolid halfSpaceSolid prismSolid pyramidSolid sphereSolid cylinderSolid coneSolid'),
  ...kind('data', 'convexHullEdges convexHullPolyhedron groupTriangles'),
  ['enclosingBox2d', { kind: 'another form', of: 'enclosingBox' }],
  ...kind('file', 'describeReport reportToJson'),
  ...kind('file', 'treeFromBytes treeToBytes treeFromJson treeToJson polygonSetToJson'),
]);
