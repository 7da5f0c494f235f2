import { expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { historyOf, INSERTIONS, MOST_STEPS } from '../../../src/oracle/cases/triangulation/histories.js';
import { dynamicDelaunayQuestion } from '../../../src/oracle/questions/triangulation/dynamic.js';

type Change = (said: string, values: Float64Array) => string;

const { subject, referee, families, layout } = dynamicDelaunayQuestion;

/** How many cases of the own families a change alters the answer in, and in how many of these the referee agrees. */
function unnoticed(change: Change): [number, number] {
  const random = new Random(3, 1, 4, 1);
  let [changed, passed] = [0, 0];
  for (const family of families) {
    for (let round = 0; round < 12; round++) {
      const values = new Float64Array(layout.arity);
      family.fill(random, values);
      if (!values.every(Number.isFinite)) continue;
      const right = subject(values);
      const said = change(right, values);
      if (said === right) continue;
      changed++;
      if (said === referee(values)) passed++;
    }
  }
  return [changed, passed];
}

const placeOf = (name: string) => layout.names.indexOf(name);
const STEPS = placeOf('step0');

/** The steps changed. */
const steps =
  (change: (steps: number[]) => number[]): Change =>
  (_, values) => {
    const kept = change([...values.subarray(STEPS, STEPS + values[STEPS - 1]!)]);
    const changed = values.slice();
    changed.fill(0, STEPS, STEPS + MOST_STEPS).set(kept, STEPS);
    changed[STEPS - 1] = kept.length;
    return subject(changed);
  };

it('reads steps as they are documented', () => {
  const values = new Float64Array(layout.arity);
  values.set([3, 0, 0, 4, 0, 0, 4]);
  values.set([2, 5, 2, 0, 13, 15, 14], STEPS - 2);
  values.set([1, 1], layout.arity - 2);
  const { start, steps: read, point } = historyOf(values);
  expect(start).toEqual([
    [0, 0],
    [4, 0],
  ]);
  // Points 0, 1; then 2 and 3; 1 goes; of 0, 2 and 3 the first, as 15 - 12 is 0 modulo three; of 2 and 3 the first.
  expect(read).toEqual([{ place: [0, 4] }, { place: [0, 0] }, { gone: 1 }, { gone: 0 }, { gone: 2 }]);
  expect(point).toEqual([1, 1]);
});

it.each([
  ['a triangle left out', (said) => said.replace(/triangles:\d+-\d+-\d+,/, 'triangles:')],
  ['a hull without its last point', (said) => said.replace(/,\d+ equal/, ' equal')],
  ['equal points that are not told', (said) => said.replace(/equal:\S*/, 'equal:')],
  [
    'numbers that are given again',
    (said) =>
      said.replace(
        /ids:\S*/,
        (ids) =>
          `ids:${ids
            .split(',')
            .map((_, i) => i)
            .join()}`,
      ),
  ],
  ['one of the nearest left out', (said) => said.replace(/nearest:\d+,/, 'nearest:')],
  ['a natural neighbour left out', (said) => said.replace(/natural:\d+,/, 'natural:')],
  ['an edge taken for outside', (said) => said.replace(/edge of:\S*/, 'outside of:')],
  ['points on a circle that are not told', (said) => said.replace(/^cocircular/, 'general')],
  ['the first step left out', steps((all) => all.slice(1))],
  ['the last step left out', steps((all) => all.slice(0, -1))],
  ['points that do not go', steps((all) => all.filter((s) => s < INSERTIONS))],
  ['points that do not come', steps((all) => all.filter((s) => s >= INSERTIONS))],
  [
    'the next point gone in the place of the last',
    steps((all) =>
      all.map((s, k) => (k === all.length - 1 && s >= INSERTIONS ? INSERTIONS + ((s + 1) % INSERTIONS) : s)),
    ),
  ],
  [
    'coordinates that were rounded',
    (_, values) => subject(values.map((x) => (Number.isFinite(Math.fround(x)) ? Math.fround(x) : x))),
  ],
] as readonly (readonly [string, Change])[])('dynamicDelaunay2d tells %s', (_, change) => {
  const [changed, passed] = unnoticed(change);
  expect(changed).toBeGreaterThan(5);
  expect(passed).toBe(0);
});

it('dynamicDelaunay2d tells of any two equal points that the other one has gone', () => {
  const values = new Float64Array(layout.arity);
  values.set([3, 0, 0, 4, 0, 0, 4]);
  values.set([3, 2, 0, INSERTIONS], STEPS - 2);
  expect(subject(values)).toBe(
    'general triangles:0-1-2 hull:2,0,1 equal: ids:1,2,3 vertex of:3 nearest:3 natural:3',
  );
  expect(referee(values)).toBe(subject(values));
});
