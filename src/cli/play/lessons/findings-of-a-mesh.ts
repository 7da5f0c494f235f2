import { checkMesh } from '../../../mesh/index.js';
import { polygon, text } from './drawing.js';
import type { Lesson, Place, State } from './lesson.js';

/** The corners of the base, and the one on top that is moved. */
const BASE = [
  [0, 0, 0],
  [6, 0, 0],
  [2, 6, 0],
] as const;
const DEPTH = 2;

const seen = ([x, y, z]: readonly number[]): Place => [3 + x! + y! / 2, 2 + z! + y! / 4];
const topOf = ({ places }: State) => {
  const [u, v] = places.top!;
  return [u - 3 - DEPTH / 2, DEPTH, v - 2 - DEPTH / 4] as const;
};

const TRIANGLES = [
  [0, 2, 1],
  [0, 1, 3],
  [1, 2, 3],
  [2, 0, 3],
] as const;

function meshOf(state: State) {
  const points = [...BASE, topOf(state)];
  const kept = TRIANGLES.slice(0, state.numbers.triangles!);
  const turned = kept.map(([i, j, k], n) => (n === 1 && state.numbers.turned === 1 ? [i, k, j] : [i, j, k]));
  return { points, positions: points.flat(), indices: turned.flat() };
}

const findingsOf = (state: State) => {
  const { positions, indices } = meshOf(state);
  return checkMesh({ positions, indices }).findings.map(({ type, count }) => [type, count]);
};

const list = (values: readonly number[]) => `[${values.join(', ')}]`;

export const lesson: Lesson = {
  text: [
    'Is a mesh the boundary of a solid? `checkMesh` says what speaks against it, and where: edges with one triangle, triangles that look the wrong way, triangles without area, triangles that cut each other.',
    'Here is a tetrahedron. Take a triangle away, or turn one around. Then drag the top down to the floor, z = 0: all triangles lie in one plane. A mesh that is flat to the last bit encloses nothing; one that is an ulp high encloses something.',
    'Below the floor the tetrahedron is inside out.',
  ],
  view: { min: [0, 0], max: [14, 9] },
  step: 0.5,
  handles: [{ name: 'top', label: 'The top of the tetrahedron', at: [6.5, 7.5] }],
  sliders: [
    { name: 'triangles', label: 'Triangles that are there', min: 1, max: 4, step: 1, value: 4 },
    { name: 'turned', label: 'Second one turned around (1: yes)', min: 0, max: 1, step: 1, value: 0 },
  ],
  draw(state) {
    const { points, indices } = meshOf(state);
    const places = points.map(seen);
    const count = indices.length / 3;
    return [
      ...Array.from({ length: count }, (_, n) =>
        polygon(
          indices.slice(3 * n, 3 * n + 3).map((i) => places[i]!),
          n === 1 && state.numbers.turned === 1 ? 'b' : 'a',
        ),
      ),
      ...places.map(([x, y], i) => text([x - 0.4, y + 0.2] as const, String(i))),
    ];
  },
  say(state) {
    const findings = findingsOf(state);
    const [, , z] = topOf(state);
    const found = findings.map(([type, count]) => `\`${type}\` ${count}`).join(', ');
    return `The top is at z = ${z}. ${findings.length === 0 ? 'Nothing speaks against it: it bounds a solid.' : `Findings: ${found}.`}`;
  },
  code(state) {
    const { positions, indices } = meshOf(state);
    return `import { checkMesh } from 'unerring/mesh';

const report = checkMesh({
  positions: ${list(positions)},
  indices: ${list(indices)},
});
report.valid;
report.findings.map(({ type, count }) => [type, count]);
report.closed;
`;
  },
  values(state) {
    const { positions, indices } = meshOf(state);
    const report = checkMesh({ positions, indices });
    return [report.valid, findingsOf(state), report.closed];
  },
};
