import { describe, expect, it } from 'vitest';
import {
  doublesFaults,
  manifoldFaults,
  touchingFaults,
} from '../../../src/oracle/subjects/booleans/doubles-faults.js';
import { type SolidMesh, solidToMesh } from '../../../src/solids/index.js';
import { voxelSolid } from '../../solids/voxel-solids.js';

const cube = voxelSolid([[0, 0, 0]]);
const touching = voxelSolid([
  [0, 0, 0],
  [1, 1, 0],
]);
const mesh = solidToMesh(cube);
const certificate = { kind: 'repaired', deviation: 0, isManifold: true, remaining: [] } as const;

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
      ' MANIFOLD NOT VALID: non-manifold-vertex,non-manifold-edge MANIFOLD NOT VALID IN A FILE',
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
      { ...mesh, certificate: { ...certificate, kind: 'unresolved' } },
      ' DOUBLES UNRESOLVED',
    ],
  ])('reports as a manifold: %s', (_, broken, expected) => {
    expect(manifoldFaults(broken, 1)).toBe(expected);
  });

  it.each<[string, SolidMesh, string]>([
    [
      'an open mesh',
      { ...mesh, indices: mesh.indices.slice(3) },
      ' DOUBLES NOT CLOSED DOUBLES: border-edge DOUBLES NOT VALID',
    ],
    ['a certificate of more than there is', { ...solidToMesh(touching), certificate }, ' DOUBLES NOT VALID'],
    ['no mesh', { ...mesh, indices: new Uint32Array(0) }, ' NO DOUBLES'],
  ])('reports as a mesh that may touch itself: %s', (_, broken, expected) => {
    expect(touchingFaults(broken, 1)).toBe(expected);
  });

  it('lets pass what doubles cannot do, and only that', () => {
    const unresolved = { ...mesh, certificate: { ...certificate, kind: 'unresolved' } } as const;
    expect([2 ** -1023, Infinity].map((largest) => manifoldFaults(unresolved, largest))).toEqual(['', '']);
    expect([2 ** -1022, Number.MAX_VALUE].map((largest) => manifoldFaults(unresolved, largest))).toEqual([
      ' DOUBLES UNRESOLVED',
      ' DOUBLES UNRESOLVED',
    ]);
    const none = {
      ...mesh,
      indices: new Uint32Array(0),
      certificate: { ...certificate, kind: 'valid' },
    } as const;
    expect([manifoldFaults(none, -1), manifoldFaults(none, 1)]).toEqual(['', ' NO MANIFOLD']);
  });
});
