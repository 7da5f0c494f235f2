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
import { checkedText, expressionFaults, lawFaults } from './checked-text.js';
import { COMBINE } from './operations.js';

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
