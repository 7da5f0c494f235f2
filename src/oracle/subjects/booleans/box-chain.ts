import { type Solid, solidComplement, solidFromMesh, solidUnion } from '../../../solids/index.js';
import {
  boxMesh,
  frameOf,
  type LatticeBox,
  placePoint,
  placesOf,
  type Step,
  stepsOf,
} from '../../cases/booleans/box-chain.js';
import { checkedText, lawFaults } from './checked-text.js';
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

/** Uniting all boxes at once, one after the other, and the other way round is the same. */
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
  const results = resultsOf(steps, solidOf);
  const points = placesOf(v).map((place) => placePoint(frame, place));
  return (
    checkedText(results[results.length - 1]!, points) + orderFaults(steps.map(({ box }) => solidOf(box)))
  );
}
