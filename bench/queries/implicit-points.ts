/**
 * Times questions about implicit points: making the point and asking orientation once.
 *
 *   npx tsx bench/queries/implicit-points.ts [FOLDER]
 *
 * FOLDER holds raw little-endian doubles: `lpi_<name>.f64` with 24 a case (line P Q, plane R S T, triangle A B C) and
 * `tpi_<name>.f64` with 36 (three planes of three points, triangle A B C), such as other kernels are timed on. Without
 * a folder, inputs of the same kinds are made here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ImplicitPoint3,
  linePlanePoint,
  orientation,
  planeThrough,
  threePlanesPoint,
} from '../../src/implicit/index.js';
import { Random } from '../../src/oracle/cases/random.js';

const CASES = 4096;
const PASSES = 60;

type Vector = readonly [number, number, number];

/** The points of a case as tuples, as an application has them. */
function pointsOf(values: Float64Array, arity: number): Vector[][] {
  return Array.from({ length: values.length / arity }, (_, i) =>
    Array.from({ length: arity / 3 }, (_, k) => {
      const at = i * arity + 3 * k;
      return [values[at]!, values[at + 1]!, values[at + 2]!] as const;
    }),
  );
}

function linePlane(p: readonly Vector[]): ImplicitPoint3 | null {
  return linePlanePoint(p[0]!, p[1]!, planeThrough(p[2]!, p[3]!, p[4]!));
}

function threePlanes(p: readonly Vector[]): ImplicitPoint3 | null {
  return threePlanesPoint(
    planeThrough(p[0]!, p[1]!, p[2]!),
    planeThrough(p[3]!, p[4]!, p[5]!),
    planeThrough(p[6]!, p[7]!, p[8]!),
  );
}

function measure(name: string, values: Float64Array): void {
  const isLine = name.startsWith('lpi');
  const cases = pointsOf(values, isLine ? 24 : 36);
  const make = isLine ? linePlane : threePlanes;
  const first = isLine ? 5 : 9;
  let fastest = Infinity;
  let counts = { '-1': 0, '0': 0, '1': 0, none: 0 };
  for (let pass = 0; pass < PASSES; pass++) {
    counts = { '-1': 0, '0': 0, '1': 0, none: 0 };
    const start = performance.now();
    for (const p of cases) {
      const point = make(p);
      if (point === null) counts.none++;
      else counts[`${orientation(p[first]!, p[first + 1]!, p[first + 2]!, point)}`]++;
    }
    fastest = Math.min(fastest, performance.now() - start);
  }
  const { '-1': minus, '0': zero, '1': plus, none } = counts;
  const nanoseconds = ((fastest / cases.length) * 1e6).toFixed(0).padStart(7);
  console.log(`${name.padEnd(24)} ${nanoseconds} ns   - ${minus}  0 ${zero}  + ${plus}  no point ${none}`);
}

function made(): [string, Float64Array][] {
  const random = new Random(99, 1, 2, 3);
  const fill = (n: number, f: () => number[]): Float64Array => {
    const out = new Float64Array(n * CASES);
    for (let i = 0; i < CASES; i++) out.set(f(), i * n);
    return out;
  };
  const p = (): number[] => [random.unit(), random.unit(), random.unit()];
  const integers = (): number[] => [random.below(1024), random.below(1024), random.below(1024)];
  const times = (n: number): number[] => Array.from({ length: n }, p).flat();
  return [
    ['lpi_random', fill(24, () => times(8))],
    [
      'lpi_ownplane',
      fill(24, () => {
        const plane = times(3);
        return [...times(2), ...plane, ...plane];
      }),
    ],
    [
      'lpi_grid_coplanar',
      fill(24, () => {
        const [o, u, v] = [integers(), integers(), integers()];
        const q = (): number[] => {
          const [s, t] = [random.between(-4, 4), random.between(-4, 4)];
          return o.map((x, k) => x + s * u[k]! + t * v[k]!);
        };
        const own = [o, o.map((x, k) => x + u[k]!), o.map((x, k) => x + v[k]!)].flat();
        return [...integers(), ...integers(), ...own, ...q(), ...q(), ...q()];
      }),
    ],
    ['tpi_random', fill(36, () => times(12))],
    [
      'tpi_ownplane',
      fill(36, () => {
        const plane = times(3);
        return [...plane, ...times(6), ...plane];
      }),
    ],
  ];
}

function read(folder: string): [string, Float64Array][] {
  return readdirSync(folder)
    .filter((name) => /^[lt]pi_.*\.f64$/.test(name))
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      return [
        name.slice(0, -4),
        new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
      ];
    });
}

const folder = process.argv[2];
const inputs = folder === undefined ? made() : read(folder);
for (const [name, values] of inputs) measure(name, values);
