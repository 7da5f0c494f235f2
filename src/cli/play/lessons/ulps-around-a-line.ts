import { orient2d } from '../../../index.js';
import { type Drawing, dot, polyline, text } from './drawing.js';
import type { Lesson, State } from './lesson.js';

/** So many doubles are shown to each side. */
const BESIDE = 4;
/** The line goes through (0, 0) and (3, 1). */
const sideOf = (x: number, y: number): number => orient2d(0, 0, 3, 1, x, y);

/** The distance from a double of at least 2^-1022 to the next one. */
function ulpOf(x: number): number {
  return 2 ** (Math.floor(Math.log2(x)) - 52);
}

interface Shown {
  readonly x: number;
  /** The double nearest to x / 3. */
  readonly middle: number;
  readonly ulp: number;
  readonly y: number;
  readonly steps: number;
}

function shownIn({ numbers, places }: State): Shown {
  const x = numbers.x!;
  const middle = x / 3;
  const ulp = ulpOf(middle);
  const steps = Math.max(-BESIDE, Math.min(BESIDE, Math.round(places.p![0])));
  return { x, middle, ulp, y: middle + steps * ulp, steps };
}

/** How far the line is above a double y, in its ulps: 0 or a third, exactly, as x / 3 is what 3 divides. */
function offsetOf({ x, middle, ulp }: Shown): number {
  // x - 3 y is a multiple of the ulp, and small: nothing is rounded.
  const rest = x - 2 * middle - middle;
  return rest / ulp / 3;
}

function draw(state: State): Drawing {
  const shown = shownIn(state);
  const { x, middle, ulp } = shown;
  const line = offsetOf(shown);
  const doubles = Array.from({ length: 2 * BESIDE + 1 }, (_, i) => i - BESIDE);
  return [
    polyline(
      [
        [-BESIDE - 0.6, 0],
        [BESIDE + 0.6, 0],
      ],
      'soft',
    ),
    polyline(
      [
        [line, -1],
        [line, 1],
      ],
      'made',
    ),
    text([line + 0.1, 0.85], 'the line'),
    ...doubles.flatMap((k) => {
      const side = sideOf(x, middle + k * ulp);
      return [
        dot([k, 0] as const, side > 0 ? 'b' : side < 0 ? 'a' : 'made'),
        text([k - 0.15, -0.45] as const, `${k > 0 ? '+' : ''}${k}`),
      ];
    }),
  ];
}

const NAMES: Readonly<Record<number, string>> = { 1: 'above', [-1]: 'below', 0: 'on' };

export const lesson: Lesson = {
  text: [
    'Between 1/4 and 1/2 there are 2^52 doubles, and between two neighbours there is nothing: their distance is an ulp, a unit in the last place. The line through (0, 0) and (3, 1) has the height x / 3, which is seldom a double.',
    'The dots are the doubles around x / 3, numbered in ulps; blue ones are below the line, orange ones above, green is on it. So the line mostly runs between two doubles, and none is on it. A tolerance would call all of them equal.',
    'Choose x. If 3 divides it, one double is on the line. `orient2d` sees all of this, to the last bit.',
  ],
  view: { min: [-BESIDE - 0.7, -1.2], max: [BESIDE + 0.7, 1.2] },
  step: 1,
  handles: [{ name: 'p', label: 'The point, in ulps from x / 3', at: [1, 0] }],
  sliders: [{ name: 'x', label: 'x', min: 1, max: 12, step: 1, value: 1 }],
  draw,
  say(state) {
    const { x, y } = shownIn(state);
    return `\`(${x}, ${y})\` is ${NAMES[sideOf(x, y)]} the line, exactly.`;
  },
  code(state) {
    const { x, y, steps } = shownIn(state);
    return `import { orient2d } from 'unerring';

// The line goes through (0, 0) and (3, 1).
// This is ${steps} ${Math.abs(steps) === 1 ? 'ulp' : 'ulps'} from the double nearest to ${x} / 3.
const [x, y] = [${x}, ${y}];
orient2d(0, 0, 3, 1, x, y);
// Is the nearest double on the line?
orient2d(0, 0, 3, 1, x, x / 3) === 0;
`;
  },
  values(state) {
    const { x, y } = shownIn(state);
    return [sideOf(x, y), sideOf(x, x / 3) === 0];
  },
};
