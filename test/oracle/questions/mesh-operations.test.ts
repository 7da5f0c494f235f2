import { expect, test } from 'vitest';
import { NoConstruction, readMesh } from '../../../src/oracle/answers/construction.js';
import { HULL, OPERAND_SIZE, putOperand, SOLIDS } from '../../../src/oracle/cases/constructions/meshes.js';
import { meshOperationQuestions } from '../../../src/oracle/questions/constructions/mesh-operations.js';
import type { Question } from '../../../src/oracle/questions/question.js';
import { declarePlanted } from '../../support/planted.js';

const named = (name: string): Question => meshOperationQuestions.find((question) => question.name === name)!;

interface Lists {
  positions: number[];
  indices: number[];
}
type Fault = (mesh: Lists, values: Float64Array) => void;

/** The kernel's mesh with something done to it. */
const spoiled = (question: Question, fault: Fault) => (values: Float64Array) => {
  const { positions, indices } = readMesh(String(question.subject(values)));
  const mesh = { positions: [...positions], indices: [...indices] };
  if (mesh.indices.length > 0) fault(mesh, values);
  return JSON.stringify(mesh);
};

const size = ({ positions }: Lists) => Math.max(...positions.map(Math.abs));

/** A triangle turned round. */
const turned: Fault = ({ indices }) => {
  indices.splice(0, 3, indices[0]!, indices[2]!, indices[1]!);
};

const insideOut: Fault = ({ indices }) => {
  indices.reverse();
};

const missing: Fault = ({ indices }) => {
  indices.splice(-3);
};

const twice: Fault = ({ indices }) => {
  indices.push(...indices.slice(0, 3));
};

/** The first corner of the first triangle is a vertex of its own, moved away by a part of the size. */
const opened =
  (part: number): Fault =>
  (mesh) => {
    const { positions, indices } = mesh;
    const corner = positions.slice(3 * indices[0]!, 3 * indices[0]! + 3);
    corner[0]! += size(mesh) * part;
    indices[0] = positions.push(...corner) / 3 - 1;
  };

/** A vertex moved by a part of the size, along no axis. */
const moved =
  (part: number): Fault =>
  (mesh) => {
    const at = 3 * mesh.indices[0]!;
    const step = size(mesh) * part;
    mesh.positions[at]! += step;
    mesh.positions[at + 1]! -= 0.61 * step;
    mesh.positions[at + 2]! += 0.37 * step;
  };

/** The same volume elsewhere. */
const shifted: Fault = (mesh) => {
  const step = size(mesh) / 8;
  mesh.positions = mesh.positions.map((x, i) => (i % 3 === 0 ? x + step : x));
};

/** The whole once more, half as large, about its first vertex. */
const repeated: Fault = (mesh) => {
  const { positions, indices } = mesh;
  const count = positions.length / 3;
  const half = positions.map((x, i) => (x + positions[i % 3]!) / 2);
  positions.push(...half);
  indices.push(...indices.map((i) => i + count));
};

const other = (name: string) => (values: Float64Array) => String(named(name).subject(values));

const volume = named('meshUnionVolume');
const closed = named('meshIntersectionClosed');
const precise = named('meshDifferencePrecise');

declarePlanted(
  volume,
  {
    'a triangle turned round': spoiled(volume, turned),
    'all triangles turned round': spoiled(volume, insideOut),
    'a triangle missing': spoiled(volume, missing),
    'a triangle twice': spoiled(volume, twice),
    'the same volume elsewhere': spoiled(volume, shifted),
    'a part within': spoiled(volume, repeated),
    'another operation': other('meshIntersectionVolume'),
  },
  1,
);

declarePlanted(
  closed,
  {
    'an edge open by 2^-24 of the size': spoiled(closed, opened(2 ** -24)),
    'a vertex moved by 2^-10 of the size': spoiled(closed, moved(2 ** -10)),
    'a part within': spoiled(closed, repeated),
    'the second operand': other('meshDifferenceClosed'),
  },
  1,
);

declarePlanted(
  precise,
  {
    'an edge open by 2^-50 of the size': spoiled(precise, opened(2 ** -50)),
    'a vertex moved by 2^-30 of the size': spoiled(precise, moved(2 ** -30)),
    'the same volume elsewhere': spoiled(precise, shifted),
    '32 bits': spoiled(precise, (mesh) => {
      mesh.positions = mesh.positions.map(Math.fround);
    }),
  },
  1,
);

/** Two cubes from 0 to 4, the second one moved along x. */
function cubes(by: number): Float64Array {
  const kind = SOLIDS.findIndex(({ name }) => name === 'cube');
  const values = new Float64Array(volume.layout.arity);
  for (const [i, step] of [0, by].entries()) {
    const places = SOLIDS[kind]!.places.map(([x, y, z]) => [4 * x + step, 4 * y, 4 * z] as const);
    putOperand(values, i * OPERAND_SIZE, kind, places);
  }
  return values;
}

test('a gap as wide as rounding makes it is excused where meshes may be open, and nowhere else', () => {
  const values = cubes(2);
  const gap = spoiled(volume, opened(2 ** -22))(values);
  expect(volume.check!(values, gap)).toBeUndefined();
  expect(named('meshUnionClosed').check!(values, gap)).toMatch(
    /^the edge .* has triangles on one side only$/,
  );
  const wide = spoiled(volume, opened(2 ** -6))(values);
  expect(volume.check!(values, wide)).toBeDefined();
});

test('what is wrong is said with a point on whose side it is wrong', () => {
  const values = cubes(2);
  expect(volume.check!(values, String(named('meshIntersectionVolume').subject(values)))).toMatch(
    /^the mesh has the volume 32, the result 96; \(.*\) is inside the result, and the mesh winds 0 times around it$/,
  );
  expect(volume.referee(values)).toBe('crossing 96/1');
  expect(volume.referee(cubes(4))).toBe('apart 128/1');
  expect(volume.referee(cubes(0))).toBe('equal 64/1');
});

test('a mesh that crosses itself is wrong where it may not', () => {
  const values = cubes(8);
  const [a, b] = [0, 1].map((i) => [...values.slice(i * OPERAND_SIZE + 1, i * OPERAND_SIZE + 25)]);
  const { triangles } = SOLIDS[values[0]!]!;
  const both = (second: number[]) =>
    JSON.stringify({
      positions: [...a!, ...second],
      indices: [...triangles.flat(), ...triangles.flat().map((i) => i + 8)],
    });
  const question = named('meshUnionPrecise');
  expect(question.check!(values, both(b!))).toBeUndefined();
  const crossing = both(b!.map((x, i) => (i % 3 === 0 ? x - 6 : x - 1)));
  expect(question.check!(values, crossing)).toMatch(/^triangles \d+ and \d+ cross$/);
});

test('operands that are no solids are not asked about', () => {
  const flat = cubes(2);
  for (let i = 0; i < 8; i++) flat[1 + 3 * i] = 0;
  expect(volume.accepts!(flat)).toBe(false);
  const hull = cubes(2);
  hull[0] = HULL;
  expect(volume.accepts!(hull)).toBe(true);
  const wound = cubes(2);
  for (let i = 0; i < 8; i++) wound[1 + 3 * i]! *= -1;
  expect(volume.accepts!(wound)).toBe(false);
  expect(() => volume.check!(cubes(2), '{"positions":[0],"indices":[]}')).toThrow(NoConstruction);
});
