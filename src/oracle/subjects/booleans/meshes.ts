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
  type SolidExpression,
  solidComplement,
  solidFromMesh,
  solidUnion,
} from '../../../solids/index.js';
import {
  boxMesh,
  frameOf,
  type LatticeBox,
  placePoint,
  placesOf,
  type Step,
  stepsOf,
} from '../../cases/booleans/box-chain.js';
import {
  meshesOf,
  type Operands,
  type Operation,
  PAIR,
  type Probe,
  probesOf,
  ruleOf,
  SINGLE,
} from '../../cases/booleans/meshes.js';
import { nestedShellsOf, shellMeshes, shellPlaces } from '../../cases/booleans/nested-shells.js';
import { checkedText, combinedText, expressionFaults, lawFaults } from './combined-text.js';
import { combinedMeshFaults } from './mesh-doubles.js';
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

/** What the kernel says of two meshes combined. */
export function pairSubject(operation: Operation): (values: Float64Array) => string {
  return (values) => {
    const [a, b] = solidsOf(values, PAIR) as [Solid, Solid];
    const text = combinedText(operation, a, b, probesOf(values, PAIR).map(pointOf));
    return text + withoutSolids(operation, values, [a, b]);
  };
}

/** What is wrong with the same meshes combined without solids, which go by the rule `positive` and need insides. */
function withoutSolids(operation: Operation, values: Float64Array, [a, b]: [Solid, Solid]): string {
  if (ruleOf(values, PAIR) !== 'positive' || a.faces.length === 0 || b.faces.length === 0) return '';
  return combinedMeshFaults(operation, meshesOf(values, PAIR), COMBINE[operation](a, b));
}

/** What the kernel says of the inside of a mesh. */
export function meshSubject(values: Float64Array): string {
  const [solid] = solidsOf(values, SINGLE) as [Solid];
  return checkedText(solid, probesOf(values, SINGLE).map(pointOf));
}

/** What the kernel says of two solids of several shells combined. */
export function nestedShellsSubject(v: Float64Array): string {
  const { operation, rule, frame } = nestedShellsOf(v);
  const [a, b] = shellMeshes(v).map((mesh) => solidFromMesh(mesh, { rule })) as [Solid, Solid];
  return combinedText(
    operation,
    a,
    b,
    shellPlaces(v).map((place) => placePoint(frame, place)),
  );
}

/** The results of all steps. */
function resultsOf(steps: readonly Step[], solidOf: (box: LatticeBox) => Solid): Solid[] {
  const results: Solid[] = [];
  for (const { operation, partner, box } of steps) {
    const last = results[results.length - 1];
    const own = solidOf(box);
    const combine = COMBINE[operation];
    if (last === undefined) results.push(own);
    else if (partner === 'result') results.push(combine(last, own));
    else if (partner === 'result-last') results.push(combine(own, last));
    else if (partner === 'older-result') results.push(combine(last, results[results.length - 3] ?? own));
    else results.push(combine(solidComplement(last), own));
  }
  return results;
}

/** The chain as one expression. */
function expressionOf(steps: readonly Step[], solidOf: (box: LatticeBox) => Solid): SolidExpression {
  const results: SolidExpression[] = [];
  for (const { operation, partner, box } of steps) {
    const last = results[results.length - 1];
    const own = solidOf(box);
    const pair = (a: SolidExpression, b: SolidExpression) =>
      results.push({ type: operation, operands: [a, b] });
    if (last === undefined) results.push(own);
    else if (partner === 'result') pair(last, own);
    else if (partner === 'result-last') pair(own, last);
    else if (partner === 'older-result') pair(last, results[results.length - 3] ?? own);
    else pair({ type: 'complement', operands: [last] }, own);
  }
  return results[results.length - 1]!;
}

/** How many boxes are united in several orders. */
const ORDERED = 5;

/** Uniting boxes at once, one after the other, and the other way round is the same. */
function orderFaults(boxes: readonly Solid[]): string {
  const oneByOne = (list: readonly Solid[]) => list.reduce((a, b) => solidUnion(a, b));
  return lawFaults({
    ORDER: () => [oneByOne(boxes), oneByOne([...boxes].reverse())],
    'ALL AT ONCE': () => [solidUnion(...boxes), oneByOne(boxes)],
  });
}

/** What the kernel says of a chain's last result. */
export function boxChainSubject(v: Float64Array): string {
  const frame = frameOf(v[1]!);
  const steps = stepsOf(v);
  const solidOf = (box: LatticeBox) => solidFromMesh(boxMesh(frame, box));
  const result = resultsOf(steps, solidOf).at(-1)!;
  const points = placesOf(v).map((place) => placePoint(frame, place));
  return [
    checkedText(result, points),
    expressionFaults(expressionOf(steps, solidOf), result, points),
    orderFaults(steps.slice(0, ORDERED).map(({ box }) => solidOf(box))),
  ].join('');
}
