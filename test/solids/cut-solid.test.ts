import { expect, it } from 'vitest';
import { rational } from '../../src/arithmetic/index.js';
import { coordinates, planeIdentity } from '../../src/implicit/index.js';
import {
  boxSolid,
  canonicalText,
  cutMesh,
  cutSolid,
  solidComplement,
  solidDifference,
  solidFromMesh,
  solidSection,
  solidUnion,
  solidVolume,
} from '../../src/solids/index.js';

const hollow = solidDifference(
  boxSolid({ min: [0, 0, 0], max: [4, 4, 3] }),
  boxSolid({ min: [1, 1, 1], max: [3, 3, 2] }),
);
const at = (height: number) => ({ normal: [0, 0, 1] as const, constant: -height });
const shown = (height: number) =>
  solidSection(hollow, at(height)).loops.map(({ points }) =>
    points.map((p) => coordinates(p).slice(0, 2).join()),
  );

const SQUARE = ['0,0', '4,0', '4,4', '0,4'];
const HOLE = ['1,1', '1,3', '3,3', '3,1'];

it('sections are those of planes in front', () => {
  expect([-1, 0, 0.5, 1, 1.5, 2, 2.5, 3].map(shown)).toEqual([
    [],
    [SQUARE],
    [SQUARE],
    [SQUARE, HOLE],
    [SQUARE, HOLE],
    [SQUARE],
    [SQUARE],
    [],
  ]);
});

it('each edge has its face, whose plane the section crosses there', () => {
  const { loops } = solidSection(hollow, { normal: [1, 1, 3], constant: -7 });
  expect(loops.map(({ faces }) => faces.length)).toEqual([5, 3]);
  const faces = loops.flatMap((loop) => loop.faces);
  expect(new Set(faces).size).toBe(8);
  expect(faces.every((f) => f >= 0)).toBe(true);
  const first = hollow.planes[hollow.faces[loops[0]!.faces[0]!]!.plane]!;
  // From (0, 0, 7/3) to (4, 0, 1): on y = 0.
  expect(Math.abs(planeIdentity(first, { normal: [0, 1, 0], constant: 0 }))).toBe(1);
});

it('parts make up the solid, and share the section', () => {
  for (const plane of [at(1), at(0.5), { normal: [1, 1, 3] as const, constant: -7 }, at(3), at(0), at(-5)]) {
    const { behind, front } = cutSolid(hollow, plane);
    expect(canonicalText(solidUnion(behind, front))).toBe(canonicalText(hollow));
    const sum = rational.add(solidVolume(behind), solidVolume(front));
    expect(sum).toEqual(solidVolume(hollow));
    expect(solidSection(front, plane).loops.map(({ points }) => points.map((p) => coordinates(p)))).toEqual(
      solidSection(hollow, plane).loops.map(({ points }) => points.map((p) => coordinates(p))),
    );
  }
});

it('meshes are cut into closed meshes', () => {
  const mesh = {
    positions: [0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3],
    indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
  };
  const { behind, front } = cutMesh(mesh, at(1));
  expect([behind.certificate.type, front.certificate.type]).toEqual(['valid', 'valid']);
  const volume = (part: typeof front) => rational.toNumber(solidVolume(solidFromMesh(part)));
  expect([volume(behind), volume(front)]).toEqual([19 / 6, 8 / 6]);
  expect(cutMesh(mesh, at(3)).front.indices.length).toBe(0);
});

it('what has no meaning is refused', () => {
  expect(() => cutSolid(solidComplement(hollow), at(1))).toThrow('cutSolid: solid must be a bounded solid');
  expect(() => solidSection(hollow, { normal: [0, 0, 0], constant: 1 })).toThrow(
    'solidSection: plane.normal must be',
  );
  const far = boxSolid({ min: [0, 0, 0], max: [Number.MAX_VALUE, 1, 1] });
  expect(() => cutSolid(far, at(0.5))).toThrow('cutSolid: solid must be a solid within the range of doubles');
});
