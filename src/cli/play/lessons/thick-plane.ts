import { thickPlanePolygon } from '../../../bsp/index.js';
import { circle, polygon, polyline } from './drawing.js';
import { gridOf } from './grid.js';
import type { Lesson, Place, State } from './lesson.js';

const view = { min: [0, 0], max: [14, 9] } as const;
const FAR = 20;
const CORNERS: readonly Place[] = [
  [4, 2],
  [9, 2.5],
  [10, 6],
  [6, 7.5],
];

const cornersOf = ({ places }: State): Place[] => CORNERS.map((_, i) => places[`c${i}`]!);

/** The plane through the first handle, whose normal leads to the second one. */
function planeOf({ places: { foot, tip }, numbers }: State) {
  const normal = [tip![0] - foot![0], tip![1] - foot![1], 0] as const;
  const isPoint = normal[0] === 0 && normal[1] === 0;
  const [nx, ny] = isPoint ? [1, 0] : normal;
  const constant = -(nx * foot![0] + ny * foot![1]) + 0;
  return { plane: { normal: [nx, ny, 0] as const, constant }, halfThickness: numbers.half! };
}

const spaceOf = (corners: readonly Place[]) => corners.map(([x, y]) => [x, y, 0] as const);
const foundIn = (state: State) => thickPlanePolygon(planeOf(state), spaceOf(cornersOf(state)));

const MEANINGS: Readonly<Record<string, string>> = {
  front: 'all of it is in front',
  back: 'all of it is behind',
  on: 'all of it lies in the band',
  straddling: 'it reaches to both sides, and would be cut',
};

export const lesson: Lesson = {
  text: [
    'Level editors cut polygons by planes and treat what is nearly on a plane as on it. Here the plane is as thick as you say, in true distance: what is within `halfThickness` counts as on the plane, compared exactly.',
    'Rings around the corners are green in the band, and have the colour of the normal in front of it. Drag corners into the band and to its very border. A corner at exactly that distance is in the band. The next double is not.',
    'The thickness is a number that you pass. There is no other tolerance anywhere in the kernel.',
  ],
  view,
  step: 0.25,
  handles: [
    { name: 'foot', label: 'A point of the plane', at: [7, 4.5] },
    { name: 'tip', label: 'Where the normal leads', at: [10, 8.5] },
    ...CORNERS.map((at, i) => ({ name: `c${i}`, label: `Corner ${i}`, at })),
  ],
  sliders: [{ name: 'half', label: 'Half of the thickness', min: 0, max: 3, step: 0.25, value: 1 }],
  draw(state) {
    const { plane, halfThickness } = planeOf(state);
    const [x, y] = state.places.foot!;
    const [nx, ny] = plane.normal;
    const length = Math.sqrt(nx * nx + ny * ny);
    const [u, v] = [nx / length, ny / length];
    const at = (along: number, off: number): Place => [x - v * along + u * off, y + u * along + v * off];
    const corners = cornersOf(state);
    const { sides } = foundIn(state);
    return [
      ...gridOf(view),
      polygon(
        [at(-FAR, halfThickness), at(FAR, halfThickness), at(FAR, -halfThickness), at(-FAR, -halfThickness)],
        'soft',
      ),
      polygon(corners, 'a'),
      polyline([state.places.foot!, state.places.tip!], 'b'),
      ...corners.map((corner, i) => circle(corner, 0.4, sides[i] === 0 ? 'made' : sides[i]! > 0 ? 'b' : 'a')),
    ];
  },
  say(state) {
    const { classification, sides } = foundIn(state);
    const on = sides.filter((side) => side === 0).length;
    return `\`${classification}\`: ${MEANINGS[classification]}. ${on} of its corners ${on === 1 ? 'is' : 'are'} in the band.`;
  },
  code(state) {
    const { plane, halfThickness } = planeOf(state);
    const corners = spaceOf(cornersOf(state)).map((corner) => `[${corner.join(', ')}]`);
    return `import { thickPlanePolygon } from 'unerring/bsp';

const plane = { normal: [${plane.normal.join(', ')}], constant: ${plane.constant} };
const polygon = [${corners.join(', ')}];
const found = thickPlanePolygon({ plane, halfThickness: ${halfThickness} }, polygon);
found.classification;
found.sides;
`;
  },
  values(state) {
    const { classification, sides } = foundIn(state);
    return [classification, sides];
  },
};
