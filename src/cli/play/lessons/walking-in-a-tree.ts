import { buildBrushTree, pointSolidLeafTree, raySolidLeafTree } from '../../../bsp/index.js';
import { coordinates } from '../../../implicit/index.js';
import { circle, dot, polygon, polyline } from './drawing.js';
import { gridOf } from './grid.js';
import type { Lesson, Place, State } from './lesson.js';

const view = { min: [0, 0], max: [14, 9] } as const;

/** Rooms from above: rectangles by left, low, right, high. */
const BRUSHES = [
  [2, 1, 5, 4],
  [5, 3, 8, 4],
  [9, 2, 10, 8],
  [3, 6, 7, 8],
] as const;

/** Upright walls without an end: planes that lead out. */
const planesOf = ([left, low, right, high]: (typeof BRUSHES)[number]) => [
  { normal: [1, 0, 0] as const, constant: -right },
  { normal: [-1, 0, 0] as const, constant: left },
  { normal: [0, 1, 0] as const, constant: -high },
  { normal: [0, -1, 0] as const, constant: low },
];

const TREE = buildBrushTree(BRUSHES.map(planesOf));

/** A ray from the one place through the other; to the right, where they are the same. */
function rayOf({ places: { from, to } }: State) {
  const [x, y] = [to![0] - from![0], to![1] - from![1]];
  const direction = x === 0 && y === 0 ? ([1, 0, 0] as const) : ([x, y, 0] as const);
  return { origin: [from![0], from![1], 0] as const, direction };
}

/** Ends of what the ray has inside of walls and along them: `null` is where it never ends. */
function stretchesOf(state: State) {
  const end = (hit: { point: Parameters<typeof coordinates>[0] } | null) =>
    hit === null ? null : coordinates(hit.point).slice(0, 2);
  return raySolidLeafTree(rayOf(state), TREE).stretches.map(({ location, entry, exit }) => [
    location,
    end(entry),
    end(exit),
  ]);
}

export const lesson: Lesson = {
  text: [
    'A level of a game is walls, and a BSP tree of their planes. To ask where a point is, one walks down: at each node on the side of a plane where the point lies. A point on a plane goes both ways, so that nothing is lost in a seam.',
    'Drag the first handle into a wall, onto its face, into the corner of two walls. The location is exact: `boundary` is where there is wall to one side and air to the other. Between two walls that share a face there is no boundary.',
    'The ray to the second handle is cut into stretches: inside of walls, or along a face. Let it graze a wall.',
  ],
  view,
  step: 0.5,
  handles: [
    { name: 'from', label: 'Where one stands', at: [1, 2] },
    { name: 'to', label: 'Where one looks', at: [12, 5] },
  ],
  draw(state) {
    const { origin, direction } = rayOf(state);
    const far: Place = [origin[0] + 30 * direction[0], origin[1] + 30 * direction[1]];
    const start: Place = [origin[0], origin[1]];
    const stretches = stretchesOf(state).map(
      ([, entry, exit]) => [entry ?? start, exit ?? far] as unknown as Place[],
    );
    return [
      ...gridOf(view),
      ...BRUSHES.map(([left, low, right, high]) =>
        polygon(
          [
            [left, low],
            [right, low],
            [right, high],
            [left, high],
          ],
          'a',
        ),
      ),
      polyline([start, far], 'soft'),
      ...stretches.map((ends) => polyline(ends, 'wrong')),
      ...stretches.flat().map((end) => dot(end, 'wrong')),
      circle(start, 0.35, 'made'),
    ];
  },
  say(state) {
    const { location, leaves } = pointSolidLeafTree(rayOf(state).origin, TREE);
    const count = stretchesOf(state).length;
    const where = { inside: 'inside of a wall', outside: 'in the air', boundary: 'on the surface of a wall' }[
      location
    ];
    return `One stands ${where}, in ${leaves.length === 1 ? 'one leaf' : `${leaves.length} leaves`} of the tree. The ray meets ${count === 1 ? 'one stretch' : `${count} stretches`} of wall.`;
  },
  code(state) {
    const { origin, direction } = rayOf(state);
    return `import { buildBrushTree, pointSolidLeafTree, raySolidLeafTree } from 'unerring/bsp';
import { coordinates } from 'unerring/implicit';

// Walls from above: left, low, right, high.
const walls = [${BRUSHES.map((brush) => `[${brush.join(', ')}]`).join(', ')}];
const tree = buildBrushTree(walls.map(([left, low, right, high]) => [
  { normal: [1, 0, 0], constant: -right },
  { normal: [-1, 0, 0], constant: left },
  { normal: [0, 1, 0], constant: -high },
  { normal: [0, -1, 0], constant: low },
]));
const origin = [${origin.join(', ')}];
pointSolidLeafTree(origin, tree).location;
const { stretches } = raySolidLeafTree({ origin, direction: [${direction.join(', ')}] }, tree);
const end = (hit) => hit && coordinates(hit.point).slice(0, 2);
stretches.map(({ location, entry, exit }) => [location, end(entry), end(exit)]);
`;
  },
  values(state) {
    return [pointSolidLeafTree(rayOf(state).origin, TREE).location, stretchesOf(state)];
  },
};
