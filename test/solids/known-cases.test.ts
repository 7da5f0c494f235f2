import { describe, expect, it } from 'vitest';
import { cylinder, tetrahedron } from '../../bench/solids/shapes.js';
import { add, fromNumber } from '../../src/arithmetic/rational.js';
import { checkMesh } from '../../src/mesh/index.js';
import {
  type Solid,
  solidDifference,
  solidFromMesh,
  solidIntersection,
  solidToMesh,
  solidUnion,
  solidVolume,
} from '../../src/solids/index.js';
import { box, randomNumbers } from './meshes.js';

const solidBox = (a: readonly number[], b: readonly number[]) => solidFromMesh(box(a, b));

/** What is said of a result's mesh: valid by its certificate, by `checkMesh`, and every edge once each way. */
function faults(solid: Solid): readonly string[] {
  const { positions, indices, certificate } = solidToMesh(solid, { manifold: true });
  const balance = new Map<string, number>();
  for (let i = 0; i < indices.length; i++) {
    const [from, to] = [indices[i]!, indices[i % 3 === 2 ? i - 2 : i + 1]!];
    const key = from < to ? `${from} ${to}` : `${to} ${from}`;
    balance.set(key, (balance.get(key) ?? 0) + (from < to ? 1 : -1));
  }
  return [
    ...(certificate.type === 'unresolved' ? ['unresolved'] : []),
    ...[...balance].filter(([, count]) => count !== 0).map(([edge]) => `edge ${edge}`),
    ...checkMesh({ positions, indices })
      .findings.filter(({ severity }) => severity !== 'info')
      .map(({ type: kind }) => kind),
  ];
}

describe('cubes that share faces', () => {
  it('10 x 10 x 10 of them are one cube, and nothing when they have been taken away again', () => {
    const n = 10;
    const cubes = Array.from({ length: n ** 3 }, (_, i) => {
      const at = [i % n, Math.floor(i / n) % n, Math.floor(i / n ** 2)];
      return solidBox(
        at,
        at.map((x) => x + 1),
      );
    });
    const whole = cubes.reduce((a, b) => solidUnion(a, b));
    expect([whole.faces.length, whole.vertices.length]).toEqual([6, 8]);
    expect(solidVolume(whole)).toEqual(fromNumber(n ** 3));
    const left = cubes.reduce((a, b) => solidDifference(a, b), whole);
    expect(left).toEqual({ type: 'solid', isUnbounded: false, planes: [], vertices: [], faces: [] });
  });

  it('a cube without a cube without a cube, on a grid of quarters: the volume of the cells that are left, closed', () => {
    const random = randomNumbers(7);
    const below = (k: number) => Math.floor(random() * k);
    for (let i = 0; i < 60; i++) {
      const corners = Array.from({ length: 3 }, () => {
        const from = [below(4), below(4), below(4)];
        return { from, to: from.map((x) => x + 1 + below(4 - x)) };
      });
      let cells = 0;
      for (let c = 0; c < 64; c++) {
        const cell = [c & 3, (c >> 2) & 3, c >> 4];
        const [a, b, d] = corners.map(({ from, to }) => cell.every((x, k) => x >= from[k]! && x < to[k]!));
        if (a && !b && !d) cells++;
      }
      const quarters = (p: readonly number[]) => p.map((x) => x / 4);
      const [first, second, third] = corners.map(({ from, to }) => solidBox(quarters(from), quarters(to)));
      const left = solidDifference(solidDifference(first!, second!), third!);
      expect(solidVolume(left)).toEqual(fromNumber(cells / 64));
      expect(faults(left)).toEqual(cells === 0 ? ['no-triangles'] : []);
    }
  });
});

it('a cube of 6 and a five-sided cylinder of radius 10 around it: volumes add up exactly, closed', () => {
  const [cube, disc] = [solidBox([-3, -3, -3], [3, 3, 3]), solidFromMesh(cylinder(10, 5, -1.5, 1.5))];
  const union = solidUnion(cube, disc);
  // The square lies within the pentagon: what both have is 36 times the height of the cylinder.
  expect(solidVolume(solidIntersection(cube, disc))).toEqual(fromNumber(108));
  expect(solidVolume(union)).toEqual(add(solidVolume(disc), fromNumber(108)));
  expect(faults(union)).toEqual([]);
});

it('two tetrahedra over one base, on both sides of it: the sum of their volumes, closed', () => {
  const random = randomNumbers(11);
  const point = () => [random(), random(), random()];
  let seen = 0;
  while (seen < 40) {
    const base = [point(), point(), point()];
    const [up, down] = [tetrahedron(base, point()), tetrahedron(base, point())];
    // Tips on one side have the base the same way round.
    if (up.positions.slice(3, 6).join() === down.positions.slice(3, 6).join()) continue;
    seen++;
    const [a, b] = [solidFromMesh(up), solidFromMesh(down)];
    const union = solidUnion(a, b);
    expect(solidVolume(union)).toEqual(add(solidVolume(a), solidVolume(b)));
    expect(solidIntersection(a, b).faces).toEqual([]);
    expect(faults(union)).toEqual([]);
    expect(solidVolume(solidUnion(solidDifference(union, b), b))).toEqual(solidVolume(union));
  }
});
