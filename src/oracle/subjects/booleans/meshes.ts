import * as rational from '../../../arithmetic/rational.js';
import {
  linePlanePoint,
  type PointLike3,
  parameter,
  planeThrough,
  pointAt,
  threePlanesPoint,
} from '../../../implicit/index.js';
import {
  type Solid,
  solidComplement,
  solidDifference,
  solidFromMesh,
  solidIntersection,
  solidUnion,
  solidVolume,
} from '../../../solids/index.js';
import { meshesOf, type Operands, PAIR, ruleOf, SINGLE } from '../../cases/booleans/meshes.js';
import type { Operation } from '../../cases/booleans/operations.js';
import { type Probe, probesOf } from '../../cases/booleans/probes.js';
import { checkedText, expressionFaults, lawFaults } from './checked-text.js';
import { COMBINE } from './operations.js';

/** The point of a probe, if there is one. */
function pointOf(probe: Probe): PointLike3 | null {
  if (probe.type === 'point') return probe.at;
  if (probe.type === 'on-plane') return linePlanePoint(...probe.ends, planeThrough(...probe.plane));
  if (probe.type === 'planes') {
    const [p, q, r] = probe.planes.map((triangle) => planeThrough(...triangle));
    return threePlanesPoint(p!, q!, r!);
  }
  const [start, end] = probe.ends;
  return pointAt({ start, end }, parameter(probe.share));
}

function solidsOf(values: Float64Array, operands: Operands): Solid[] {
  const rule = ruleOf(values, operands);
  return meshesOf(values, operands).map((mesh) => solidFromMesh(mesh, { rule }));
}

type Laws = (a: Solid, b: Solid, result: Solid) => Readonly<Record<string, () => readonly [Solid, Solid]>>;

/** What must be the same set of points, byte for byte. */
const LAWS: Readonly<Record<Operation, Laws>> = {
  union: (a, b, result) => ({
    COMMUTATION: () => [solidUnion(b, a), result],
    ABSORPTION: () => [solidUnion(result, b), result],
    'DE MORGAN': () => [solidComplement(solidIntersection(solidComplement(a), solidComplement(b))), result],
  }),
  intersection: (a, b, result) => ({
    COMMUTATION: () => [solidIntersection(b, a), result],
    ABSORPTION: () => [solidIntersection(a, solidUnion(a, b)), a],
    'DOUBLE COMPLEMENT': () => [solidComplement(solidComplement(result)), result],
  }),
  difference: (a, b, result) => ({
    PARTS: () => [solidUnion(result, solidIntersection(a, b)), a],
    COMPLEMENT: () => [solidIntersection(a, solidComplement(b)), result],
    AGAIN: () => [solidDifference(result, b), result],
  }),
  'symmetric-difference': (a, b, result) => ({
    COMMUTATION: () => [COMBINE['symmetric-difference'](b, a), result],
    PARTS: () => [solidDifference(solidUnion(a, b), solidIntersection(a, b)), result],
    BACK: () => [COMBINE['symmetric-difference'](result, b), a],
  }),
};

/** The volumes of two solids are those of their union and of what they share. */
function volumeFault(a: Solid, b: Solid, union: Solid): string {
  const sum = (p: Solid, q: Solid) => rational.add(solidVolume(p), solidVolume(q));
  return rational.equals(sum(a, b), sum(union, solidIntersection(a, b))) ? '' : ' VOLUMES DO NOT ADD UP';
}

/** What the kernel says of two meshes combined. */
export function pairSubject(operation: Operation): (values: Float64Array) => string {
  return (values) => {
    const [a, b] = solidsOf(values, PAIR) as [Solid, Solid];
    const result = COMBINE[operation](a, b);
    const points = probesOf(values, PAIR).map(pointOf);
    const text = checkedText(result, points);
    const asExpression = expressionFaults({ type: operation, operands: [a, b] }, result, points);
    const volumes = operation === 'union' ? volumeFault(a, b, result) : '';
    return text + asExpression + volumes + lawFaults(LAWS[operation](a, b, result));
  };
}

/** What the kernel says of the inside of a mesh. */
export function meshSubject(values: Float64Array): string {
  const [solid] = solidsOf(values, SINGLE) as [Solid];
  return checkedText(solid, probesOf(values, SINGLE).map(pointOf));
}
