import { PlaneTable } from '../../../bsp/index.js';
import {
  compare,
  compareCoordinate,
  compareLexicographic,
  crossingParameter,
  type ExactPlane,
  inSphere,
  isDegeneratePlane,
  linePlanePoint,
  orientation,
  type Parameter,
  type PointLike3,
  parameter,
  planeIdentity,
  planeOf,
  planesFacing,
  planeThrough,
  rayPlanePoint,
  samePoint,
  segmentCrossingParameter,
  side,
  thickPlaneSide,
  threePlanesPoint,
} from '../../../implicit/index.js';
import { signText } from '../../answers/numbers.js';
import {
  Chooser,
  HALF_THICKNESS,
  metricOf,
  type ParameterChoice,
  type PlaneChoice,
  type PointChoice,
  parameterChoices,
  pointChoices,
  tupleAt,
} from '../../cases/implicit.js';

/** The pool's choices as the kernel's points and planes. */

/** The exact plane of a choice; undefined for a zero normal by coefficients. */
function kernelPlane(values: ArrayLike<number>, choice: PlaneChoice): ExactPlane | undefined {
  if (choice.kind === 'coefficients') {
    const normal = tupleAt(values, choice.normal, 3);
    if (normal.every((x) => x === 0)) return undefined;
    return planeOf({ normal, constant: values[1 + 3 * choice.constant]! });
  }
  const [a, b, c] = choice.points.map((i) => tupleAt(values, i, 3)) as [number[], number[], number[]];
  return planeThrough(a, b, c);
}

/** The point of a choice; undefined if there is none. */
export function kernelPoint(values: ArrayLike<number>, choice: PointChoice): PointLike3 | undefined {
  if (choice.kind === 'plain') return tupleAt(values, choice.index, 3);
  if (choice.kind === 'three-planes') {
    const [a, b, c] = choice.planes.map((plane) => kernelPlane(values, plane));
    if (a === undefined || b === undefined || c === undefined) return undefined;
    return threePlanesPoint(a, b, c) ?? undefined;
  }
  const plane = kernelPlane(values, choice.plane);
  const p = tupleAt(values, choice.line[0], 3);
  const q = tupleAt(values, choice.line[1], 3);
  if (plane === undefined) return undefined;
  if (choice.kind === 'line-plane') return linePlanePoint(p, q, plane) ?? undefined;
  if (q.every((x) => x === 0)) return undefined;
  return rayPlanePoint({ origin: p, direction: q }, plane) ?? undefined;
}

/** The kernel's sign for four points, and whether other orders of them agree. */
export function orientationSubject(v: Float64Array): string {
  const [p, q, r, s] = pointChoices(v[0]!, 4).map((choice) => kernelPoint(v, choice));
  if (p === undefined || q === undefined || r === undefined || s === undefined) return 'undefined';
  const sign = orientation(p, q, r, s);
  const swapped = orientation(r, q, p, s) + sign !== 0 || orientation(s, r, q, p) !== sign;
  return signText(sign) + (swapped ? ' SWAPPING DIFFERS' : '');
}

/** The kernel's sign for five points, and whether other orders of them agree. */
export function inSphereSubject(v: Float64Array): string {
  const [p, q, r, s, t] = pointChoices(v[0]!, 5).map((choice) => kernelPoint(v, choice));
  if (p === undefined || q === undefined || r === undefined || s === undefined || t === undefined)
    return 'undefined';
  const sign = inSphere(p, q, r, s, t);
  const swapped = inSphere(q, p, r, s, t) + sign !== 0 || inSphere(q, r, p, s, t) !== sign;
  return signText(sign) + (swapped ? ' SWAPPING DIFFERS' : '');
}

/** The kernel's side of the plane. */
export function sideSubject(v: Float64Array): string {
  const chooser = new Chooser(v[0]!);
  const plane = kernelPlane(v, chooser.plane());
  const point = kernelPoint(v, chooser.point());
  return signText(plane === undefined || point === undefined ? undefined : side(plane, point));
}

/** The kernel's side of the thick plane. */
export function thickPlaneSideSubject(v: Float64Array): string {
  const chooser = new Chooser(v[0]!);
  const plane = kernelPlane(v, chooser.plane());
  const point = kernelPoint(v, chooser.point());
  if (plane === undefined || point === undefined) return signText(undefined);
  return signText(thickPlaneSide({ plane, halfThickness: v[HALF_THICKNESS]!, metric: metricOf(v) }, point));
}

/** The kernel's identity; a table of planes says the same. */
export function planeIdentitySubject(v: Float64Array): string {
  const chooser = new Chooser(v[0]!);
  const [p, q] = [kernelPlane(v, chooser.plane()), kernelPlane(v, chooser.plane())];
  if (p === undefined || q === undefined) return 'undefined';
  const facing = planesFacing(p, q);
  const identity = planeIdentity(p, q);
  const isDegenerate = isDegeneratePlane(p) || isDegeneratePlane(q);
  if (isDegenerate) return `degenerate ${facing}${identity === 0 ? '' : ' IDENTITY'}`;
  const differs = isSameInTable(p, q, identity) ? '' : ' TABLE DIFFERS';
  return `${['opposite', 'different', 'same'][identity + 1]} ${facing}${differs}`;
}

function isSameInTable(p: ExactPlane, q: ExactPlane, identity: number): boolean {
  const table = new PlaneTable();
  table.add(p);
  const { index, facing } = table.add(q);
  return identity === 0 ? index === 1 : index === 0 && facing === identity;
}

const AXES = [0, 1, 2] as const;

/** The kernel's orders of two points, and whether swapping them swaps the orders. */
export function compareLexicographicSubject(v: Float64Array): string {
  const [p, q] = pointChoices(v[0]!, 2).map((choice) => kernelPoint(v, choice));
  if (p === undefined || q === undefined) return 'undefined';
  const order = compareLexicographic(p, q);
  const along = AXES.map((axis) => compareCoordinate(axis, p, q));
  const differs =
    compareLexicographic(q, p) + order !== 0 ||
    AXES.some((axis) => compareCoordinate(axis, q, p) + along[axis]! !== 0) ||
    samePoint(p, q) !== (order === 0);
  return `${[order, ...along].map(signText).join(' ')}${differs ? ' SWAPPING DIFFERS' : ''}`;
}

function kernelParameter(
  v: ArrayLike<number>,
  { kind, line, plane }: ParameterChoice,
): Parameter | undefined {
  if (kind === 'number') return parameter(v[1 + 3 * line[0]]!);
  const [p, q] = [tupleAt(v, line[0], 3), tupleAt(v, line[1], 3)];
  const exactPlane = kernelPlane(v, plane);
  if (exactPlane === undefined) return undefined;
  if (kind === 'ray' && q.every((x) => x === 0)) return undefined;
  const found =
    kind === 'segment' ? segmentCrossingParameter(p, q, exactPlane) : crossingParameter(p, q, exactPlane);
  return found ?? undefined;
}

/** The kernel's order of two parameters, and both rounded. */
export function compareParametersSubject(v: Float64Array): string {
  const [s, t] = parameterChoices(v[0]!).map((choice) => kernelParameter(v, choice));
  if (s === undefined || t === undefined) return 'undefined';
  const order = compare(s, t);
  const differs = compare(t, s) + order !== 0 ? ' SWAPPING DIFFERS' : '';
  return `${signText(order)} ${s.toNumber()} ${t.toNumber()}${differs}`;
}
