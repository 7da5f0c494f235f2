import { describe, expect, it } from 'vitest';
import {
  canonicalText,
  convexSolid,
  solidFromMesh,
  solidSymmetricDifference,
  solidToMesh,
  solidUnion,
} from '../../../src/solids/index.js';

/**
 * Two closed polyhedra, the second of which crosses itself: an edge of what it encloses lies in one of its own faces.
 */
const first = {
  positions: [
    22712321121, 102164579134, 231721807335, 11929356465, 151450589206, 211146728727, 14033756073,
    160573995250, 193969991079, 9987467505, 161481290674, 211275644427, 17049164889, 151410791050,
    215060732487, -4529332143, 139392176230, 223611702231,
  ],
  indices: [0, 3, 2, 3, 1, 5, 4, 0, 2, 5, 1, 4, 0, 4, 1, 5, 2, 3, 0, 1, 3, 2, 5, 4],
};
const second = {
  positions: [
    33276959265, 140393197846, 205454170959, 42511439841, 143368002934, 206251931343, 19153564497,
    160534197094, 197883994839, 11929356465, 151450589206, 211146728727, 29393181345, 160454600782,
    205712002359, 11929356465, 151450589206, 211146728727, 39171009729, 114222992110, 219256833831,
    12934492737, 148396187806, 218176975863, 10924220193, 154504990606, 204116481591, 40176146001,
    111168590710, 226287080967, 55629698337, 126281405086, 206791860327, 34282095537, 137338796446,
    212484418095, 35287231809, 134284395046, 219514665231, 26052751233, 131309589958, 218716904847,
    39171009729, 114222992110, 219256833831, 47400354033, 120252198598, 213024347079,
  ],
  indices: [
    0, 9, 1, 0, 8, 9, 1, 10, 2, 1, 9, 10, 2, 11, 3, 2, 10, 11, 3, 12, 4, 3, 11, 12, 4, 13, 5, 4, 12, 13, 5,
    14, 6, 5, 13, 14, 6, 15, 7, 6, 14, 15, 7, 8, 0, 7, 15, 8, 5, 1, 4, 5, 0, 1, 4, 2, 3, 4, 1, 2, 7, 5, 6, 7,
    0, 5, 8, 12, 9, 8, 13, 12, 9, 11, 10, 9, 12, 11, 8, 14, 13, 8, 15, 14,
  ],
};

describe('vertices within edges', () => {
  it('are found where an edge meets a face of the same solid, and both end at a plane of the other', () => {
    const [a, b] = [first, second].map((mesh) => solidFromMesh(mesh, { rule: 'even-odd' }));
    const union = solidUnion(a!, b!);
    expect(canonicalText(solidUnion(union, b!))).toBe(canonicalText(union));
  });
});

describe('lines that cross within a face', () => {
  /** What is on one side of a line through the origin, in a box around it. */
  const half = (x: number, y: number) =>
    convexSolid([
      { normal: [-x, -y, 0], constant: 0 },
      ...[-1, 1].flatMap((way) => [
        { normal: [way, 0, 0], constant: -4 },
        { normal: [0, way, 0], constant: -4 },
      ]),
      { normal: [0, 0, 1], constant: -1 },
      { normal: [0, 0, -1], constant: 0 },
    ]);

  it('meet in a vertex, though each goes straight on: every second of six sectors', () => {
    const [a, b, c] = [half(0, 1), half(1, -1), half(-1, -1)];
    const sectors = solidSymmetricDifference(a, solidSymmetricDifference(b, c));
    expect(sectors.vertices).toContainEqual([0, 0, 0]);
    expect(sectors.vertices).toContainEqual([0, 0, 1]);
    const { type: kind, isManifold } = solidToMesh(sectors).certificate;
    expect([kind, isManifold]).toEqual(['valid', false]);
    expect(canonicalText(solidSymmetricDifference(solidSymmetricDifference(c, a), b))).toBe(
      canonicalText(sectors),
    );
  });
});
