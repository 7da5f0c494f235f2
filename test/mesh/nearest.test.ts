import { describe, expect, it } from 'vitest';
import { generateQuestion, questionFamilyNamed, questionFamilyNames } from '../../fuzz/questions/generate.js';
import {
  nearestDistance,
  nearestOnMesh,
  nearestSquaredDistance,
  prepareMesh,
  signedDistance,
  trianglesWithin,
} from '../../src/mesh/index.js';
import { ALL, meshAt, meshSize, vectorAt } from '../../src/oracle/cases/meshes/values.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { nearestOnMeshQuestion, trianglesWithinQuestion } from '../../src/oracle/questions/meshes/nearest.js';
import type { Question } from '../../src/oracle/questions/question.js';

const tetrahedron = prepareMesh({
  positions: new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4]),
  indices: new Uint32Array([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]),
});
const nothing = prepareMesh({ positions: new Float64Array(0), indices: new Uint32Array(0) });

describe('what of a mesh is nearest', () => {
  it('is the first of equally near triangles, and one vertex of several is one point', () => {
    const found = nearestOnMesh(tetrahedron, [-1, -2, -2])!;
    expect(found.triangle).toBe(0);
    expect(found.feature).toEqual({ type: 'vertex', index: 0 });
    expect(found.unique).toBe(true);
    expect(found.distance).toBe(3);
    expect(found.squaredDistance).toEqual({ numerator: 9n, denominator: 1n });
  });

  it('is not unique where faces are equally far', () => {
    const found = nearestOnMesh(tetrahedron, [0.5, 0.5, 0.5])!;
    expect([found.triangle, found.unique, found.distance]).toEqual([0, false, 0.5]);
    expect(found.rounded.point).toEqual([0.5, 0.5, 0]);
  });

  it('is decided where doubles see no difference', () => {
    const gap = 2 ** -60;
    const positions = [
      0,
      0,
      1,
      4,
      0,
      1,
      0,
      4,
      1,
      0,
      0,
      -1 - 2 ** -52,
      4,
      0,
      -1 - 2 ** -52,
      0,
      4,
      -1 - 2 ** -52,
    ];
    const plates = prepareMesh({ positions, indices: [0, 1, 2, 3, 4, 5] });
    expect(nearestOnMesh(plates, [1, 1, -gap])!.triangle).toBe(0);
    expect(nearestOnMesh(plates, [1, 1, -(2 ** -53)])!.unique).toBe(false);
    expect(nearestOnMesh(plates, [1, 1, -(2 ** -53) - gap])!.triangle).toBe(1);
  });

  it('is nothing where there is no triangle', () => {
    expect(nearestOnMesh(nothing, [0, 0, 0])).toBe(null);
    expect(nearestDistance(nothing, [0, 0, 0])).toBe(Number.POSITIVE_INFINITY);
    expect(nearestSquaredDistance(nothing, [0, 0, 0])).toBe(Number.POSITIVE_INFINITY);
    expect(signedDistance(nothing, [0, 0, 0])).toBe(Number.POSITIVE_INFINITY);
    expect(trianglesWithin(nothing, [0, 0, 0], 1)).toEqual(new Uint32Array());
  });

  it('does not depend on what was asked while a point was read', () => {
    const asking = {
      length: 3,
      0: 9,
      1: 9,
      get 2() {
        nearestOnMesh(tetrahedron, [1, 1, 1]);
        return -7;
      },
    };
    expect(nearestDistance(tetrahedron, asking)).toBe(nearestDistance(tetrahedron, [9, 9, -7]));
  });

  it('refuses an open mesh where inside is asked', () => {
    const open = prepareMesh({ positions: tetrahedron.positions, indices: [0, 1, 2] });
    expect(() => signedDistance(open, [0, 0, 0])).toThrow(
      'signedDistance: mesh must be a closed mesh (an even number of triangles at each edge)',
    );
  });
});

/** How many of the first cases of all families an answer is wrong in. */
function faultsOf(question: Question, answer: (v: Float64Array) => string): number {
  let wrong = 0;
  const values = new Float64Array(question.layout.arity);
  for (const name of questionFamilyNames(question)) {
    const random = new Random(...deriveSeed('faults', question.name, name));
    for (let i = 0; i < 6; i++) {
      if (!generateQuestion(question, questionFamilyNamed(question, name), random, values)) continue;
      if (answer(values) !== question.referee(values)) wrong++;
    }
  }
  return wrong;
}

describe('the judge of nearest triangles', () => {
  const right = (v: Float64Array) => nearestOnMeshQuestion.subject(v);

  it('finds no fault in the kernel', () => {
    expect(faultsOf(nearestOnMeshQuestion, right)).toBe(0);
  });

  it.each<readonly [string, (answer: string, v: Float64Array) => string]>([
    ['always the same', () => 'surface vertex 0 of 0 square 0/1 far 0 at (0 0 0)'],
    [
      'never told that there are several',
      (answer) => answer.replace(/^several \w+/, (t) => t.replace('several ', '')),
    ],
    [
      'the square of the rounded distance',
      (answer) => answer.replace(/far \S+/, (far) => `far ${Math.sqrt(Number(far.slice(4)) ** 2)}`),
    ],
    [
      'the last of equally near triangles',
      (answer, v) => {
        const mesh = prepareMesh(meshAt(v, 0, ALL));
        const p = vectorAt(v, meshSize(ALL));
        const { distance } = nearestOnMesh(mesh, p)!;
        const last = Math.max(...trianglesWithin(mesh, p, Math.min(distance, Number.MAX_VALUE)), 0);
        return answer.replace(/of \d+/, `of ${last}`);
      },
    ],
  ])('finds %s', (_, plant) => {
    expect(faultsOf(nearestOnMeshQuestion, (v) => plant(right(v), v))).toBeGreaterThan(0);
  });

  it('finds an open ball', () => {
    const open = (v: Float64Array) => {
      const mesh = prepareMesh(meshAt(v, 0, ALL));
      const p = vectorAt(v, meshSize(ALL));
      const q = vectorAt(v, meshSize(ALL) + 3);
      const r = Math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2);
      const less = Math.min(r * (1 - 2 ** -50), Number.MAX_VALUE);
      const found = trianglesWithin(mesh, p, less);
      const kind = found.length === 0 ? 'none' : found.length < mesh.triangles ? 'some' : 'all';
      return `${kind} ${found.join(',')}`;
    };
    expect(faultsOf(trianglesWithinQuestion, (v) => trianglesWithinQuestion.subject(v))).toBe(0);
    expect(faultsOf(trianglesWithinQuestion, open)).toBeGreaterThan(0);
  });
});
