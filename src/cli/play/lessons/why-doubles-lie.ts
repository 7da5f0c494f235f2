import { orient2d } from '../../../index.js';
import { type Drawing, dot, type Shape, text } from './drawing.js';
import type { Lesson, State } from './lesson.js';

/** So many neighbouring doubles along each axis. */
const CELLS = 32;
/** Where the second picture begins. */
const BESIDE = CELLS + 4;
/** The line goes through (12, 12) and (24, 24). */
const [FIRST, SECOND] = [12, 24];

/** The distance from a double between 1/4 and 16 to the next one. */
function ulpOf(x: number): number {
  return 2 ** (Math.floor(Math.log2(x)) - 52);
}

const plain = (x: number, y: number): number =>
  Math.sign((FIRST - x) * (SECOND - y) - (FIRST - y) * (SECOND - x));
const exact = (x: number, y: number): number => orient2d(x, y, FIRST, FIRST, SECOND, SECOND);

const double = (at: number, cell: number): number => at + (cell - CELLS / 2) * ulpOf(at);
const sideName = (sign: number): string =>
  sign > 0 ? 'above the line' : sign < 0 ? 'below the line' : 'on the line';
const sideOf = (sign: number) => (sign > 0 ? 'above' : sign < 0 ? 'below' : 'on');

/** The cells of one picture, neighbours of one colour in one piece. */
function cells(at: number, left: number, sign: (x: number, y: number) => number): Shape[] {
  const found: Shape[] = [];
  for (let row = 0; row < CELLS; row++) {
    let from = 0;
    for (let column = 1; column <= CELLS; column++) {
      const side = sideOf(sign(double(at, from), double(at, row)));
      if (column < CELLS && sideOf(sign(double(at, column), double(at, row))) === side) continue;
      found.push({ type: 'cell', min: [left + from - 0.5, row - 0.5], size: [column - from, 1], side });
      from = column;
    }
  }
  return found;
}

/** The point that the handle is on: its cell's number is between 0 and 31. */
function pointOf({ places, numbers }: State): { x: number; y: number; column: number; row: number } {
  const [x, y] = places.p!;
  const within = (value: number) => Math.max(0, Math.min(CELLS - 1, value));
  const [column, row] = [within(x), within(y)];
  return { x: double(numbers.at!, column), y: double(numbers.at!, row), column, row };
}

function draw(state: State): Drawing {
  const { column, row } = pointOf(state);
  const at = state.numbers.at!;
  return [
    ...cells(at, 0, plain),
    ...cells(at, BESIDE, exact),
    text([-0.5, CELLS], 'plain doubles'),
    text([BESIDE - 0.5, CELLS], 'the truth'),
    dot([BESIDE + column, row], 'soft'),
  ];
}

function wrongAround(at: number): number {
  let wrong = 0;
  for (let row = 0; row < CELLS; row++)
    for (let column = 0; column < CELLS; column++) {
      const [x, y] = [double(at, column), double(at, row)];
      if (plain(x, y) !== exact(x, y)) wrong++;
    }
  return wrong;
}

export const lesson: Lesson = {
  text: [
    'On which side of a line is a point? The textbook answers with the sign of a determinant. In doubles each product and each difference is rounded, and near the line the rounding is larger than the result.',
    'Each cell is one point: neighbouring doubles around a point of the line through (12, 12) and (24, 24). Red is above, blue below, yellow on the line. The left picture is the formula in plain doubles, the right one is `orient2d`. An algorithm that asks the left one twice gets answers that contradict each other.',
    'The inputs are the same. A double is an exact number, so the question has an exact answer.',
  ],
  view: { min: [-0.5, -0.5], max: [BESIDE + CELLS - 0.5, CELLS + 2] },
  step: 1,
  handles: [{ name: 'p', label: 'The point', at: [9, 22] }],
  sliders: [{ name: 'at', label: 'Where on the line', min: 0.51, max: 11.9, step: 0.01, value: 0.51 }],
  draw,
  say(state) {
    const { x, y } = pointOf(state);
    const [said, truth] = [plain(x, y), exact(x, y)];
    const wrong = wrongAround(state.numbers.at!);
    return `\`(${x}, ${y})\`: plain doubles say ${sideName(said)}, the truth is ${sideName(truth)}. Of ${CELLS * CELLS} points, plain doubles have ${wrong} wrong.`;
  },
  code(state) {
    const { x, y } = pointOf(state);
    return `import { orient2d } from 'unerring';

const [x, y] = [${x}, ${y}];
// The formula in plain doubles.
Math.sign((12 - x) * (24 - y) - (12 - y) * (24 - x));
// The truth: 1 is above the line, -1 below, 0 on it.
orient2d(x, y, 12, 12, 24, 24);
`;
  },
  values(state) {
    const { x, y } = pointOf(state);
    return [plain(x, y), exact(x, y)];
  },
};
