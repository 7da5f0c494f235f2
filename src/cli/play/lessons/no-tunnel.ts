import { sweep } from '../../../motion/index.js';
import { intersects } from '../../../shapes/index.js';
import { circle, dot, polyline, type Shape } from './drawing.js';
import { gridOf } from './grid.js';
import type { Lesson, Place, State } from './lesson.js';

const view = { min: [0, 0], max: [14, 8] } as const;
const RADIUS = 0.5;

const ballAt = ([x, y]: Place) => ({ type: 'sphere', center: [x, y, 0], radius: RADIUS }) as const;
const wallOf = ({ places }: State) =>
  ({ type: 'segment', start: [...places.low!, 0], end: [...places.high!, 0] }) as const;
const wayOf = ({ places: { from, to } }: State) => [to![0] - from![0], to![1] - from![1], 0] as const;

/** Where a game that only looks at its frames has the ball. */
function framesOf(state: State): Place[] {
  const [dx, dy] = wayOf(state);
  const [x, y] = state.places.from!;
  const count = state.numbers.frames!;
  return Array.from({ length: count + 1 }, (_, k) => [x + (dx * k) / count, y + (dy * k) / count]);
}

const seenIn = (state: State): boolean =>
  framesOf(state).some((place) => intersects(ballAt(place), wallOf(state)));
const sweptIn = (state: State) => sweep(ballAt(state.places.from!), wayOf(state), wallOf(state));

export const lesson: Lesson = {
  text: [
    'A ball moves from one place to another within one step of a game. If you only look at the two ends, it is on one side of a thin wall and then on the other: it tunnels.',
    '`sweep` asks about the whole way. It gives the first moment of contact as an exact number, a fraction or a + b√c, or says that there is none. Move the wall so that the ball just grazes its end: touching counts, and an ulp more is a miss.',
    'The dashed balls are the frames. More frames make a miss less likely; none are needed for the truth.',
  ],
  view,
  step: 0.25,
  handles: [
    { name: 'from', label: 'Where the ball begins', at: [1.5, 2] },
    { name: 'to', label: 'Where the ball wants to go', at: [12.5, 5] },
    { name: 'low', label: 'Lower end of the wall', at: [8.5, 2] },
    { name: 'high', label: 'Upper end of the wall', at: [8, 6.5] },
  ],
  sliders: [{ name: 'frames', label: 'Frames', min: 1, max: 20, step: 1, value: 4 }],
  draw(state) {
    const { from, to, low, high } = state.places;
    const { first } = sweptIn(state).rounded;
    const [dx, dy] = wayOf(state);
    const stop: Shape[] =
      first === null ? [] : [circle([from![0] + dx * first, from![1] + dy * first], RADIUS, 'made')];
    return [
      ...gridOf(view),
      polyline([from!, to!], 'soft'),
      ...framesOf(state).map((place) => circle(place, RADIUS, 'soft')),
      polyline([low!, high!], 'b'),
      ...stop,
      ...(sweptIn(state).contact?.points ?? []).map(({ rounded }) =>
        dot([rounded.point[0]!, rounded.point[1]!], 'wrong'),
      ),
    ];
  },
  say(state) {
    const { first } = sweptIn(state).rounded;
    const frames = seenIn(state) ? 'The frames show it.' : 'No frame shows it.';
    if (first === null) return 'The ball does not meet the wall.';
    return `The ball meets the wall after ${first} of its way. ${frames}`;
  },
  code(state) {
    const { start, end } = wallOf(state);
    const { from } = state.places;
    const list = (values: readonly number[]) => `[${values.join(', ')}]`;
    return `import { sweep } from 'unerring/motion';
import { intersects } from 'unerring/shapes';

const [from, way] = [${list([...from!, 0])}, ${list(wayOf(state))}];
const ballAt = (center) => ({ type: 'sphere', center, radius: ${RADIUS} });
const wall = { type: 'segment', start: ${list(start)}, end: ${list(end)} };

// What the frames show.
const frames = ${state.numbers.frames!};
const places = Array.from({ length: frames + 1 }, (_, k) => from.map((x, i) => x + (way[i] * k) / frames));
places.some((place) => intersects(ballAt(place), wall));
// The truth.
const found = sweep(ballAt(from), way, wall);
found.first;
found.rounded.first;
`;
  },
  values(state) {
    const { first, rounded } = sweptIn(state);
    return [seenIn(state), first, rounded.first];
  },
};
