import type { ShapeKind } from '../cases/planar/shapes.js';
import type { Answer, AnyQuestion } from '../questions/question.js';
import { pointReferee, refereeText, sideReferee } from '../referees/shapes/planar-linear/pair.js';
import { pointPolygonReferee } from '../referees/shapes/planar-polygons/points.js';
import { dot, type Exact, pointsAt, signOf, subtract, type Vector } from '../referees/shapes/vectors.js';

const side = (u: Vector, v: Vector) => signOf(u[0] * v[1] - u[1] * v[0]);
const lengthSquared = (u: Vector) => dot(u, u);

function incircle([a, b, c, d]: readonly Vector[]): number {
  const [u, v, w] = [subtract(a!, d!), subtract(b!, d!), subtract(c!, d!)];
  const minor = (p: Vector, q: Vector) => p[0] * q[1] - p[1] * q[0];
  return signOf(
    lengthSquared(u) * minor(v, w) - lengthSquared(v) * minor(u, w) + lengthSquared(w) * minor(u, v),
  );
}

/** The predicates of the plane whose arguments are points and vectors of one unit, from these in order. */
const SIGNS: Readonly<Record<string, (points: readonly Vector[]) => number>> = {
  orient2d: ([a, b, c]) => side(subtract(b!, a!), subtract(c!, a!)),
  incircle,
  sideOfLine2d: ([d, o, p]) => side(d!, subtract(p!, o!)),
  dot2d: ([a, b, c, d]) => signOf(dot(subtract(b!, a!), subtract(d!, c!))),
  cross2d: ([a, b, c, d]) => side(subtract(b!, a!), subtract(d!, c!)),
  angle2d: ([a, b, c]) => signOf(dot(subtract(a!, b!), subtract(c!, b!))),
  compareDistance2d: ([p, a, b]) => signOf(lengthSquared(subtract(a!, p!)) - lengthSquared(subtract(b!, p!))),
  compareLength2d: ([a, b, c, d]) =>
    signOf(lengthSquared(subtract(b!, a!)) - lengthSquared(subtract(d!, c!))),
  inDiametralCircle: ([a, b, p]) => signOf(dot(subtract(p!, a!), subtract(b!, p!))),
};

/** The queries of two shapes of the plane, by the first and the second one. */
const PAIRS: Readonly<Record<string, readonly [ShapeKind, ShapeKind]>> = {
  segmentSegment2d: ['segment', 'segment'],
  lineLine2d: ['line', 'line'],
  lineRay2d: ['line', 'ray'],
  lineSegment2d: ['line', 'segment'],
  rayRay2d: ['ray', 'ray'],
  raySegment2d: ['ray', 'segment'],
  lineTriangle2d: ['line', 'triangle'],
  rayTriangle2d: ['ray', 'triangle'],
  segmentTriangle2d: ['segment', 'triangle'],
  lineBox2d: ['line', 'box'],
  rayBox2d: ['ray', 'box'],
  segmentBox2d: ['segment', 'box'],
  triangleTriangle2d: ['triangle', 'triangle'],
  triangleBox2d: ['triangle', 'box'],
  boxBox2d: ['box', 'box'],
};

const LOCATIONS: Readonly<Record<string, ShapeKind>> = {
  pointSegment2d: 'segment',
  pointRay2d: 'ray',
  pointTriangle2d: 'triangle',
  pointBox2d: 'box',
};

const SIDES = ['right', 'on', 'left'];

/** The questions of the plane that {@link decideExactly} decides. */
export const decidedExactly: readonly string[] = [
  ...Object.keys(SIGNS),
  ...Object.keys(PAIRS),
  ...Object.keys(LOCATIONS),
  'pointLine2d',
  'pointPolygon2d',
];

/**
 * The true answer to a question of the plane about numbers that need not be doubles; `undefined` for other questions.
 */
export function decideExactly({ name, layout }: AnyQuestion, values: Exact): Answer | undefined {
  if (Object.hasOwn(SIGNS, name)) return SIGNS[name]!(pointsAt(values, 2, 0, layout.arity / 2));
  if (Object.hasOwn(PAIRS, name)) return refereeText(...PAIRS[name]!, values);
  if (Object.hasOwn(LOCATIONS, name)) return pointReferee(LOCATIONS[name]!, values);
  if (name === 'pointLine2d') return SIDES[sideReferee(values) + 1]!;
  return name === 'pointPolygon2d' ? pointPolygonReferee(values) : undefined;
}
