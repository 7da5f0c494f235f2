import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dyadic } from '../../src/arithmetic/index.js';
import { originOfTriangle, parseMesh } from '../../src/formats/index.js';
import { ROW_ERROR, roundedRow, rowInDoubles, rowOf } from '../../src/formats/rounded-row.js';
import {
  type Fraction,
  fraction,
  handedness,
  type Node,
  nearest,
  plus,
  referee,
  times,
} from './affine-referee.js';
import { glb, messageOf } from './files.js';

/** A file with triangles, which a chain of nodes places. */
function chain(nodes: readonly Node[], positions: readonly number[]): Uint8Array {
  const binary = new Float32Array(positions);
  const byteLength = binary.byteLength;
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: nodes.map((node, i) => ({
      ...node,
      ...(i + 1 < nodes.length ? { children: [i + 1] } : { mesh: 0 }),
    })),
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: positions.length / 3, type: 'VEC3' }],
    bufferViews: [{ buffer: 0, byteLength }],
    buffers: [{ byteLength }],
  };
  return glb(json, new Uint8Array(binary.buffer));
}

async function placed(nodes: readonly Node[], positions: readonly number[]) {
  const { mesh, notes } = await parseMesh(chain(nodes, positions), 'glb');
  return { positions: [...mesh.positions], indices: [...mesh.indices], notes: notes.map((n) => n.message) };
}

const float = fc.float({ noNaN: true, noDefaultInfinity: true });
const wide = fc
  .tuple(fc.double({ min: 1, max: 2, noNaN: true }), fc.integer({ min: -30, max: 30 }), fc.boolean())
  .map(([m, e, negative]) => (negative ? -m : m) * Number(`1e${e}`));
const special = fc.constantFrom(0, 0, 1, -1, 0.5, -2);
const entry = fc.oneof(special, special, wide, fc.double({ min: -4, max: 4, noNaN: true }), float);
const affine = (numbers: fc.Arbitrary<number>) =>
  fc
    .array(numbers, { minLength: 12, maxLength: 12 })
    .map((m) =>
      [0, 1, 2, 3].flatMap((column) => [...m.slice(3 * column, 3 * column + 3), column === 3 ? 1 : 0]),
    );
const unit = fc
  .tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: -9, max: 9 })))
  .filter((q) => q.some((n) => n !== 0))
  .map((q) => {
    const length = Math.sqrt(q.reduce((sum, n) => sum + n * n, 0));
    return q.map((n) => n / length);
  });
const rotation = fc.oneof(
  unit,
  unit.map((q) => q.map(Math.fround)),
  fc.constantFrom([0.6, 0, 0, 0.8], [Math.SQRT1_2, 0, 0, Math.SQRT1_2], [0, 0, 0, 2], [0, 0, 0, 0]),
);
const three = (numbers: fc.Arbitrary<number>) => fc.array(numbers, { minLength: 3, maxLength: 3 });
const node: fc.Arbitrary<Node> = fc.oneof(
  affine(entry).map((matrix) => ({ matrix })),
  affine(special).map((matrix) => ({ matrix })),
  fc.record({ translation: three(entry), rotation, scale: three(entry) }, { requiredKeys: [] }),
  fc.record({ rotation }),
);
const coordinate = fc.oneof(special, float, fc.float({ min: -100, max: 100, noNaN: true }));
const triangle = fc.array(coordinate, { minLength: 9, maxLength: 9 });

describe('transforms of nodes', () => {
  it('of any chain give the nearest doubles to the exact coordinates', async () => {
    const property = fc.asyncProperty(
      fc.array(node, { minLength: 1, maxLength: 4 }),
      triangle,
      async (nodes, p) => {
        const expected = referee(nodes, p).map(nearest);
        if (!expected.every(Number.isFinite)) {
          expect(await messageOf(chain(nodes, p), 'glb')).toContain('beyond the largest double');
          return;
        }
        const { positions, indices } = await placed(nodes, p);
        // Corners at one point are one vertex. -0 stands for 0 only where nothing was moved.
        const corner = (numbers: readonly number[], v: number) => numbers.slice(3 * v, 3 * v + 3);
        const order = handedness(nodes) < 0 ? [0, 2, 1] : [0, 1, 2];
        expect(indices.flatMap((v) => corner(positions, v)).map((x) => x + 0)).toEqual(
          order.flatMap((v) => corner(expected, v)),
        );
      },
    );
    await fc.assert(property, { seed: 5, numRuns: 300 });
  });

  it('round where the largest double and the smallest one are', async () => {
    const scale = [2 ** 900, 2 ** -900, 3 * 2 ** -1074];
    const p = [2 ** 123, 2 ** -149, 0.5, 0, 2 ** -140, 1.5, 1, 1, 1];
    const nodes = [{ translation: [2 ** 1022, -5e-324, 0] }, { scale }];
    const { positions } = await placed(nodes, p);
    expect(positions).toEqual(referee(nodes, p).map(nearest));
    const beyond = [{ translation: [2 ** 1023, 0, 0] }, { scale }];
    expect(await messageOf(chain(beyond, [0, 0, 0, 2 ** 122, 0, 0, 0, 1, 0]), 'glb')).toBe('no error');
    expect(await messageOf(chain(beyond, [0, 0, 0, 0, 0, 0, 2 ** 124, 1, 0]), 'glb')).toBe(
      'm.glb: nodes[1] moves vertex 2 of meshes[0].primitives[0] beyond the largest double, 1.7976931348623157e+308',
    );
  });

  const p = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  it.each([
    ['z up to y up', [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, -1, 0, 1, 0]],
    ['a shear', [1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], [1, 0, 0, 1, 1, 0, 0, 0, 1]],
    ['flat', [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 1, 0, 0, 0, 0]],
    ['a mirror', [0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1], [5, 7, 7, 6, 6, 7, 5, 6, 8]],
  ])('take the matrix as it stands: %s', async (name, matrix, positions) => {
    const got = await placed([{ matrix }], p);
    expect(got.positions).toEqual(positions);
    expect(got.indices).toEqual(name === 'a mirror' ? [0, 2, 1] : [0, 1, 2]);
  });

  it('take quaternions as they are, without making their length one', async () => {
    const { positions } = await placed([{ rotation: [0, 0, 1, 1] }], p);
    // 1 - 2 zz = -1, 2 zw = 2.
    expect(positions).toEqual([-1, 2, 0, -2, -1, 0, 0, 0, 1]);
  });

  it('leave positions alone where they are none', async () => {
    const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    const back = [{ scale: [2, 4, 8] }, { scale: [0.5, 0.25, 0.125] }];
    for (const nodes of [
      [{}],
      [{ matrix: identity }],
      [{ rotation: [0, 0, 0, 1], scale: [1, 1, 1] }],
      back,
    ]) {
      const { positions, notes } = await placed(nodes, [-0, 0.1, 1e-45, 1, 2, 3, 4, 5, 6]);
      expect(Object.is(positions[0], -0)).toBe(true);
      expect(notes).toEqual([]);
    }
  });

  it('of a chain of two hundred rotations are exact, too', async () => {
    const nodes = Array.from({ length: 200 }, (_, i) => ({
      rotation: [Math.fround(Math.sqrt(i) / 20), 0.3, 0.2, 0.7],
    }));
    const { positions } = await placed(nodes, p);
    expect(positions).toEqual(referee(nodes, p).map(nearest));
  });

  it('of a chain that would take for ever are refused', async () => {
    const nodes = Array.from({ length: 2000 }, () => ({ rotation: [0.1, 0.3, 0.2, 0.7] }));
    expect(await messageOf(chain(nodes, p), 'glb')).toMatch(
      /^m\.glb: nodes\[\d+\]: the transforms from the root down to it make numbers that span more than 32,768 bits$/,
    );
  });

  it('tell what they leave out', async () => {
    const last = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2];
    expect((await placed([{ matrix: last }], p)).notes).toEqual([
      'ignored: 1 fourth row of a matrix other than 0, 0, 0, 1',
    ]);
  });
});

describe('instances of EXT_mesh_gpu_instancing', () => {
  const p = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  const translations = [0, 0, 0, 5, 6, 7, 0.1, 0.2, 0.3];
  const rotations = [0, 0, 0, 1, 0.6, 0, 0, 0.8, 0.5, 0.5, 0.5, 0.5];
  const scales = [1, 1, 1, 2, 2, -2, 0.1, 3, 1e-3];
  const floats = [p, translations, rotations, scales].flat();
  const view = (from: number, count: number, type: string) => ({
    ...{ bufferView: 0, byteOffset: 4 * from, componentType: 5126, count, type },
  });
  const file = (attributes: object, more: object = {}, numbers: readonly number[] = floats) =>
    glb(
      {
        asset: { version: '2.0' },
        nodes: [
          { matrix: [0, 1, 0, 0, 0.5, 0, 0, 0, 0, 0, 3, 0, 1, 1, 1, 1], children: [1] },
          { name: 'tree', mesh: 0, extensions: { EXT_mesh_gpu_instancing: { attributes } } },
        ],
        meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
        accessors: [
          view(0, 3, 'VEC3'),
          view(9, 3, 'VEC3'),
          view(18, 3, 'VEC4'),
          view(30, 3, 'VEC3'),
          view(9, 2, 'VEC3'),
        ],
        bufferViews: [{ buffer: 0, byteLength: 4 * floats.length }],
        buffers: [{ byteLength: 4 * floats.length }],
        ...more,
      },
      new Uint8Array(new Float32Array(numbers).buffer),
    );
  const all = { TRANSLATION: 1, ROTATION: 2, SCALE: 3, _ID: 7 };

  it('are placed as their translations, rotations and scales say, exactly', async () => {
    for (const extensionsRequired of [undefined, ['EXT_mesh_gpu_instancing']]) {
      const read = await parseMesh(file(all, { extensionsRequired }), 'glb');
      const rounded = (list: readonly number[], i: number, n: number) =>
        list.slice(n * i, n * i + n).map(Math.fround);
      const placedBy = (i: number) => [
        { matrix: [0, 1, 0, 0, 0.5, 0, 0, 0, 0, 0, 3, 0, 1, 1, 1, 1] },
        {
          translation: rounded(translations, i, 3),
          rotation: rounded(rotations, i, 4),
          scale: rounded(scales, i, 3),
        },
      ];
      const expected = [0, 1, 2].flatMap((i) => referee(placedBy(i), p).map(nearest));
      // Welded, so in the order of the corners.
      const corners = [0, 1, 2].flatMap((i) => [0, 1, 2].map((k) => 3 * i + k));
      const flipped = [0, 1, 2].map((i) => handedness(placedBy(i)) < 0);
      expect(flipped).toEqual([true, false, true]);
      const order = corners.map((c) => (flipped[Math.floor(c / 3)] && c % 3 > 0 ? c + 3 - 2 * (c % 3) : c));
      expect([...read.mesh.indices].flatMap((v) => [...read.mesh.positions.slice(3 * v, 3 * v + 3)])).toEqual(
        order.flatMap((c) => expected.slice(3 * c, 3 * c + 3)),
      );
      expect(read.notes.map(({ type: kind }) => kind)).toEqual(['transformed']);
      expect(originOfTriangle(read, 1)).toEqual({
        face: 1,
        node: { index: 1, name: 'tree', instance: 1 },
        mesh: { index: 0 },
        primitive: { index: 0, triangle: 0 },
      });
    }
  });

  it('may lack some of the three', async () => {
    const { mesh } = await parseMesh(file({ TRANSLATION: 1 }), 'glb');
    expect([...mesh.positions.slice(9, 18)]).toEqual([4, 7, 22, 4.5, 6, 22, 4, 6, 25]);
    expect((await parseMesh(file({}), 'glb')).mesh.indices.length).toBe(3);
  });

  it('are refused where they are broken', async () => {
    const path = 'm.glb: nodes[1]';
    expect(await messageOf(file({ TRANSLATION: 4, SCALE: 3 }), 'glb')).toBe(
      `${path}.extensions.EXT_mesh_gpu_instancing must be lists of one length`,
    );
    expect(await messageOf(file({ ROTATION: 1 }), 'glb')).toBe('m.glb: accessors[1].type must be "VEC4"');
    const broken = floats.slice();
    broken[22] = Number.NaN;
    expect(await messageOf(file(all, {}, broken), 'glb')).toBe(
      `${path}: the rotation of instance 1 is not finite`,
    );
    expect(await messageOf(file(all, { extensionsRequired: ['EXT_meshopt_compression'] }), 'glb')).toBe(
      'm.glb: extensionsRequired must be empty: extension "EXT_meshopt_compression" is not read',
    );
  });
});

describe('a row in doubles', () => {
  const row = fc.array(fc.oneof(special, wide, fc.double({ min: -2, max: 2, noNaN: true })), {
    minLength: 4,
    maxLength: 4,
  });
  /** Sums and products of doubles, so that entries have more bits than one. */
  const exact = fc
    .tuple(row, row)
    .map(([a, b]) =>
      a.map((x, i) =>
        dyadic.add(dyadic.fromNumber(x), dyadic.multiply(dyadic.fromNumber(x), dyadic.fromNumber(b[i]!))),
      ),
    );

  it('is right whenever it answers, and answers nearly always', () => {
    let asked = 0;
    let answered = 0;
    const property = fc.property(exact, three(coordinate), (entries, [x, y, z]) => {
      const made = rowOf(entries);
      const sum = entries
        .map(({ mantissa, exponent }, i): Fraction => {
          const scaled: Fraction =
            exponent < 0 ? [mantissa, BigInt(-exponent)] : [mantissa << BigInt(exponent), 0n];
          return times(scaled, fraction([x!, y!, z!, 1][i]!));
        })
        .reduce(plus);
      const expected = nearest(sum);
      expect(roundedRow(made, x!, y!, z!)).toBe(expected);
      if (made.doubles === undefined) return;
      const fast = rowInDoubles(made.doubles, x!, y!, z!);
      asked++;
      if (!Number.isNaN(fast)) answered++;
    });
    fc.assert(property, { seed: 8, numRuns: 800 });
    expect(answered / asked).toBeGreaterThan(0.9);
  });

  it('has a bound that covers the operations it stands for', () => {
    const u = 2 ** -53;
    // Nine sums of ten terms that are at most five u in all, what entries and products leave, adding the bound, three
    // rounded sums.
    const needed = 9 * 5 + 2 + 5;
    expect(needed * (1 + 64 * u) * u * u).toBeLessThan(ROW_ERROR * (1 - 4 * u));
    expect(ROW_ERROR).toBe(64 * u * u);
  });

  it('leaves ties and what cancels to integers', () => {
    const made = rowOf([1, 1, 0, 2 ** -53].map(dyadic.fromNumber));
    expect(rowInDoubles(made.doubles!, 1, 0, 0)).toBeNaN();
    expect(roundedRow(made, 1, 0, 0)).toBe(1);
    expect(roundedRow(made, -0.5, 0.5, 0)).toBe(2 ** -53);
    expect(Object.is(roundedRow(rowOf([-1, 0, 0, 0].map(dyadic.fromNumber)), 0, 0, 0), 0)).toBe(true);
  });

  it('is not asked where numbers are far from one', () => {
    expect(rowOf([2 ** 701, 0, 0, 0].map(dyadic.fromNumber)).doubles).toBeUndefined();
    expect(rowOf([2 ** -701, 0, 0, 0].map(dyadic.fromNumber)).doubles).toBeUndefined();
    expect(rowOf([2 ** 700, 2 ** -700, 0, 0].map(dyadic.fromNumber)).doubles).toBeDefined();
  });
});
