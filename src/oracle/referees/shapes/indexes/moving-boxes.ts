import { foundText, manyPairsText, movingText, pairTexts, type Seen } from '../../../answers/boxes.js';
import { boxOfMany, manyBoxes, patternBoxes, stepsOf } from '../../../cases/indexes.js';
import { boxesIn, meetingBits, pairsOf, placesOf } from './many-boxes.js';

/** The pairs of many boxes. */
export function manyBoxPairsReferee(v: Float64Array): string {
  return manyPairsText(pairsOf(boxesIn(manyBoxes(v))));
}

/** Which of many boxes meet one. */
export function manyBoxesOverlappingReferee(v: Float64Array): string {
  const boxes = boxesIn(patternBoxes(v));
  return foundText(placesOf(meetingBits(boxes)(boxOfMany(v))), boxes.length);
}

/** The pairs of all boxes that are there, by label. */
function labelled(alive: ReadonlyMap<number, Float64Array>): Map<string, readonly [number, number]> {
  const labels = [...alive.keys()];
  const pairs = pairsOf([...alive.values()]);
  const found = new Map<string, readonly [number, number]>();
  for (let p = 0; p < pairs.length; p += 2) {
    const pair = [labels[pairs[p]!]!, labels[pairs[p + 1]!]!] as const;
    found.set(pairTexts([pair])[0]!, pair);
  }
  return found;
}

/**
 * What begins and ends while boxes move: the pairs of all boxes at each look, compared with those at the look before.
 */
export function movingBoxesReferee(v: Float64Array): string {
  const alive = new Map(boxesIn(manyBoxes(v)).map((box, i) => [i, box]));
  let before = new Map<string, readonly [number, number]>();
  const looks: Seen[] = [];
  const look = () => {
    const now = labelled(alive);
    const missing = (all: typeof now, from: typeof now) =>
      pairTexts([...all].filter(([text]) => !from.has(text)).map(([, pair]) => pair));
    looks.push({ begun: missing(now, before), ended: missing(before, now) });
    before = now;
  };
  look();
  for (const step of stepsOf(v)) {
    if (step.kind === 'look') look();
    else if (step.kind === 'remove') alive.delete(step.label);
    else alive.set(step.label, step.box);
  }
  return movingText(looks, pairTexts([...before.values()]));
}
