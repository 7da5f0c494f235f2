import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dyadic } from '../../src/arithmetic/index.js';
import { parseMesh } from '../../src/formats/index.js';
import { ROW_ERROR, roundedRow, rowInDoubles, rowOf } from '../../src/formats/rounded-row.js';
import { glb, messageOf } from './files.js';

interface Node {
  readonly matrix?: readonly number[];
  readonly translation?: readonly number[];
  readonly rotation?: readonly number[];
  readonly scale?: readonly number[];
}

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

// The referee: fractions of big integers, 4 x 4 matrices, nothing of the kernel.

/** numerator / 2^scale. */
type Fraction = readonly [numerator: bigint, scale: bigint];

function fraction(x: number): Fraction {
  let scale = 0n;
  let y = x;
  while (!Number.isInteger(y)) {
    // Exact: doubling loses nothing but at the top, where all numbers are whole.
    y *= 2;
    scale++;
  }
  return [BigInt(y), scale];
}

function plus([a, s]: Fraction, [b, t]: Fraction): Fraction {
  return s >= t ? [a + (b << (s - t)), s] : [(a << (t - s)) + b, t];
}

function times([a, s]: Fraction, [b, t]: Fraction): Fraction {
  return [a * b, s + t];
}

/** The nearest double, ties to even, by bisection between the bits of all doubles. */
function nearest([n, scale]: Fraction): number {
  if (n === 0n) return 0;
  const size: Fraction = [n < 0n ? -n : n, scale];
  const bits = new BigUint64Array(1);
  const double = new Float64Array(bits.buffer);
  let low = 0n;
  let high = 0x7ff0_0000_0000_0000n;
  const isBelow = (middle: bigint) => {
    // Is the number above the middle between this double and the next one? Beyond the largest, the next one is 2^1024.
    bits[0] = middle;
    const here = fraction(double[0]!);
    bits[0] = middle + 1n;
    const next: Fraction = double[0] === Number.POSITIVE_INFINITY ? [1n << 1024n, 0n] : fraction(double[0]!);
    const [difference] = plus(times(size, [2n, 0n]), times([-1n, 0n], plus(here, next)));
    return difference > 0n || (difference === 0n && (middle & 1n) === 1n);
  };
  while (low < high) {
    const middle = (low + high) / 2n;
    if (isBelow(middle)) low = middle + 1n;
    else high = middle;
  }
  bits[0] = low;
  return n < 0n && double[0] !== 0 ? -double[0]! : double[0]!;
}

type Rows = readonly (readonly Fraction[])[];

function rowsOf(node: Node): Rows {
  if (node.matrix !== undefined) {
    return [0, 1, 2].map((i) => [0, 1, 2, 3].map((j) => fraction(node.matrix![4 * j + i]!)));
  }
  const [x, y, z, w] = (node.rotation ?? [0, 0, 0, 1]).map(fraction) as [
    Fraction,
    Fraction,
    Fraction,
    Fraction,
  ];
  const s = (node.scale ?? [1, 1, 1]).map(fraction);
  const t = (node.translation ?? [0, 0, 0]).map(fraction);
  // I + 2 w [v] + 2 [v][v], where [v] u is the cross product v x u.
  const zero = fraction(0);
  const minus = (a: Fraction): Fraction => [-a[0], a[1]];
  const cross = [
    [zero, minus(z), y],
    [z, zero, minus(x)],
    [minus(y), x, zero],
  ];
  return [0, 1, 2].map((i) => [
    ...[0, 1, 2].map((j) => {
      let r = plus(fraction(i === j ? 1 : 0), times(fraction(2), times(w, cross[i]![j]!)));
      for (let k = 0; k < 3; k++) r = plus(r, times(fraction(2), times(cross[i]![k]!, cross[k]![j]!)));
      return times(r, s[j]!);
    }),
    t[i]!,
  ]);
}

/** Applies the last node first. */
function referee(nodes: readonly Node[], positions: readonly number[]): Fraction[] {
  const out: Fraction[] = [];
  for (let v = 0; v < positions.length; v += 3) {
    let point = [0, 1, 2].map((k) => fraction(Math.fround(positions[v + k]!)));
    for (const node of [...nodes].reverse()) {
      point = rowsOf(node).map(([a, b, c, d]) =>
        plus(plus(times(a!, point[0]!), times(b!, point[1]!)), plus(times(c!, point[2]!), d!)),
      );
    }
    out.push(...point);
  }
  return out;
}

/** The sign of the product of the determinants. */
function handedness(nodes: readonly Node[]): number {
  let sign = 1;
  for (const node of nodes) {
    const m = rowsOf(node);
    let sum: Fraction = [0n, 0n];
    for (const [i, j, k, s] of [
      [0, 1, 2, 1],
      [1, 2, 0, 1],
      [2, 0, 1, 1],
      [0, 2, 1, -1],
      [1, 0, 2, -1],
      [2, 1, 0, -1],
    ] as const) {
      sum = plus(sum, times(fraction(s), times(m[0]![i]!, times(m[1]![j]!, m[2]![k]!))));
    }
    sign *= sum[0] === 0n ? 0 : sum[0] > 0n ? 1 : -1;
  }
  return sign;
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
        // -0 stands for 0 only where nothing was moved.
        expect(positions.map((x) => x + 0)).toEqual(expected);
        expect(indices).toEqual(handedness(nodes) < 0 ? [0, 2, 1] : [0, 1, 2]);
      },
    );
    await fc.assert(property, { seed: 5, numRuns: 700 });
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
    fc.assert(property, { seed: 8, numRuns: 1500 });
    expect(answered / asked).toBeGreaterThan(0.9);
  });

  it('has a bound that covers the operations it stands for', () => {
    const u = 2 ** -53;
    // Nine sums of ten terms that are at most five u in all, what entries and products leave, adding the bound, three rounded sums.
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
