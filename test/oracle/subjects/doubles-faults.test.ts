import { describe, expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import {
  doublesFaults,
  emptyFault,
  manifoldFaults,
  touchingFaults,
} from '../../../src/oracle/subjects/booleans/faults.js';
import {
  convexSolid,
  type Solid,
  type SolidMesh,
  solidToMesh,
  solidUnion,
} from '../../../src/solids/index.js';
import { voxelSolid } from '../../solids/voxel-solids.js';

const cube = voxelSolid([[0, 0, 0]]);
const touching = voxelSolid([
  [0, 0, 0],
  [1, 1, 0],
]);
const mesh = solidToMesh(cube);
/** That of a cube. */
const extent = { largest: 1, volume: rational.fromParts(1n, 1n), corners: 24 };
const sized = (largest: number) => ({ ...extent, largest });
const certificate = {
  type: 'repaired',
  deviation: 0,
  cause: 'rounding',
  isManifold: true,
  remaining: [],
} as const;

describe('doublesFaults', () => {
  it('finds nothing where nothing is wrong', () => {
    expect([cube, touching].map(doublesFaults)).toEqual(['', '']);
  });

  it.each<[string, SolidMesh, string]>([
    [
      'an open mesh',
      { ...mesh, indices: mesh.indices.slice(3) },
      ' MANIFOLD NOT VALID: border-edge MANIFOLD NOT VALID IN A FILE',
    ],
    [
      'a mesh that touches itself',
      { ...solidToMesh(touching), certificate },
      ' MANIFOLD NOT VALID: non-manifold-vertex,non-manifold-edge MANIFOLD NOT VALID IN A FILE VOLUME OF DOUBLES',
    ],
    [
      'a mesh of another solid',
      { ...solidToMesh(voxelSolid([[1, 0, 0]])), positions: mesh.positions.map((x) => x * (1 + 2 ** -26)) },
      ' VOLUME OF DOUBLES',
    ],
    [
      'no mesh at all, said to be a repaired one',
      { ...mesh, indices: new Uint32Array(0), certificate },
      ' VOLUME OF DOUBLES',
    ],
    [
      'a certificate that says less than there is',
      { ...mesh, certificate: { ...certificate, isManifold: false } },
      ' NO CERTIFICATE OF A MANIFOLD',
    ],
    [
      'vertices that moved too far',
      { ...mesh, certificate: { ...certificate, deviation: 2 ** -38 } },
      ' MANIFOLD DEVIATES',
    ],
    [
      'what is unresolved',
      { ...mesh, certificate: { ...certificate, type: 'unresolved' } },
      ' DOUBLES UNRESOLVED',
    ],
  ])('reports as a manifold: %s', (_, broken, expected) => {
    expect(manifoldFaults(broken, extent)).toBe(expected);
  });

  it.each<[string, SolidMesh, string]>([
    [
      'an open mesh',
      { ...mesh, indices: mesh.indices.slice(3) },
      ' DOUBLES NOT CLOSED DOUBLES: border-edge DOUBLES NOT VALID',
    ],
    [
      'a certificate of more than there is',
      { ...solidToMesh(touching), certificate },
      ' DOUBLES NOT VALID VOLUME OF DOUBLES',
    ],
    [
      'no mesh, said to be a repaired one',
      { ...mesh, indices: new Uint32Array(0), certificate },
      ' VOLUME OF DOUBLES',
    ],
    [
      'a mesh of half the size',
      { ...mesh, positions: mesh.positions.map((x) => x / 2) },
      ' VOLUME OF DOUBLES',
    ],
    ['no mesh', { ...mesh, indices: new Uint32Array(0) }, ' NO DOUBLES'],
    [
      'vertices that moved too far',
      { ...mesh, certificate: { ...certificate, deviation: 2 ** -38 } },
      ' DOUBLES DEVIATE',
    ],
    [
      'no mesh, which is too far from the solid',
      { ...mesh, indices: new Uint32Array(0), certificate: { ...certificate, deviation: 2 ** -38 } },
      ' DOUBLES DEVIATE VOLUME OF DOUBLES',
    ],
  ])('reports as a mesh that may touch itself: %s', (_, broken, expected) => {
    expect(touchingFaults(broken, extent)).toBe(expected);
  });

  it('takes no triangles for a solid that is thin, and for no other', () => {
    const none = { ...mesh, indices: new Uint32Array(0), certificate };
    const thin = (thickness: number) => ({
      ...extent,
      volume: rational.fromNumber(thickness),
    });
    expect([2 ** -40, 2 ** -24].map((thickness) => manifoldFaults(none, thin(thickness)))).toEqual([
      '',
      ' VOLUME OF DOUBLES',
    ]);
  });

  it('takes no triangles only for what is proved to be thin', () => {
    const none = { ...mesh, indices: new Uint32Array(0), certificate };
    const plate = (thickness: number, slope: number) =>
      convexSolid([
        { normal: [1, 0, 0], constant: -1 },
        { normal: [-1, 0, 0], constant: 0 },
        { normal: [0, 1, 0], constant: -1 },
        { normal: [0, -1, 0], constant: 0 },
        { normal: [slope, 0, 1], constant: -thickness },
        { normal: [-slope, 0, -1], constant: 0 },
      ]);
    const said = (solid: Solid) => emptyFault(none, solid, extent);
    expect([plate(2 ** -41, 0), plate(2 ** -41, 1 / 3)].map(said)).toEqual(['', '']);
    const thick = ' NO TRIANGLES OF A SOLID THAT IS NOT THIN';
    // 2^-38 is more than twice the distance, but far too little for a volume to tell.
    expect([cube, plate(2 ** -38, 0), plate(2 ** -38, 1 / 3)].map(said)).toEqual([thick, thick, thick]);
    // One piece that is thin does not excuse another one.
    const small = convexSolid(
      [0, 1, 2].flatMap((axis) => {
        const along = (sign: number) => [0, 1, 2].map((k) => (k === axis ? sign : 0));
        return [
          { normal: along(1), constant: -4 - 2 ** -20 },
          { normal: along(-1), constant: 4 },
        ] as unknown as { normal: [number, number, number]; constant: number }[];
      }),
    );
    expect(said(solidUnion(plate(2 ** -41, 0), small))).toBe(thick);
    expect(emptyFault(mesh, cube, extent)).toBe('');
  });

  it('lets pass what doubles cannot do, and only that', () => {
    const unresolved = { ...mesh, certificate: { ...certificate, type: 'unresolved' } } as const;
    expect([2 ** -1023, Infinity].map((largest) => manifoldFaults(unresolved, sized(largest)))).toEqual([
      '',
      '',
    ]);
    expect(
      [2 ** -1022, Number.MAX_VALUE].map((largest) => manifoldFaults(unresolved, sized(largest))),
    ).toEqual([' DOUBLES UNRESOLVED', ' DOUBLES UNRESOLVED']);
    const none = {
      ...mesh,
      indices: new Uint32Array(0),
      certificate: { ...certificate, type: 'valid' },
    } as const;
    expect([manifoldFaults(none, sized(-1)), manifoldFaults(none, extent)]).toEqual(['', ' NO MANIFOLD']);
  });
});
