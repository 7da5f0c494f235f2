/**
 * Mass properties by integrals over faces: the divergence theorem makes of ∫ x dV that of x²/2 over the surface, of
 * ∫ xy dV that of x²y/2, and a triangle's share is a polynomial in its corners (Eberly 2002, "Polyhedral mass
 * properties (revisited)"). The kernel adds up tetrahedra instead. What is said of the centroid is measured again with
 * the mesh moved there; the kernel uses Steiner's theorem.
 */
import { greatestCommonDivisor } from '../../../../arithmetic/integers.js';
import { areaText, type MassText, massText } from '../../../answers/mass.js';
import { ALL, meshAt } from '../../../cases/meshes/values.js';
import { nearest, nearestDouble } from '../nearest-double.js';
import { cross, dot, exact, subtract, type Vector } from '../vectors.js';
import { type Corners, exactScene, isBalanced, type MeshLike } from './exact-mesh.js';

/** A fraction in lowest terms, its denominator above 0. */
export interface MassFraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function massFraction(numerator: bigint, denominator: bigint): MassFraction {
  const common = greatestCommonDivisor(numerator, denominator);
  const divisor = denominator < 0n ? -common : common;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** f1, f2, f3 of the paper: sums of products of one, two, three of the corners' coordinates, with repetition. */
const f1 = ([a, b, c]: Vector): bigint => a + b + c;
const f2 = ([a, b, c]: Vector): bigint => a * a + b * b + c * c + a * b + b * c + c * a;
const f3 = ([a, b, c]: Vector): bigint =>
  a ** 3n + b ** 3n + c ** 3n + a * b * (a + b) + b * c * (b + c) + c * a * (c + a) + a * b * c;
/** g_i of the paper for each corner: f2 with that corner counted twice more. */
const g = (all: Vector): Vector => all.map((w) => f2(all) + w * (f1(all) + w)) as unknown as Vector;

/** 6, 24, 60 and 120 times the integrals of 1, x y z, xx yy zz, xy yz zx: integers where the corners are. */
export function faceIntegrals(vertices: readonly Vector[], triangles: readonly Corners[]): readonly bigint[] {
  const sums = Array.from({ length: 10 }, () => 0n);
  for (const numbers of triangles) {
    const [a, b, c] = numbers.map((i) => vertices[i]!) as [Vector, Vector, Vector];
    const normal = cross(subtract(b, a), subtract(c, a));
    const along = [0, 1, 2].map((k): Vector => [a[k]!, b[k]!, c[k]!]) as [Vector, Vector, Vector];
    sums[0]! += normal[0] * f1(along[0]);
    for (let k = 0; k < 3; k++) {
      sums[1 + k]! += normal[k]! * f2(along[k]!);
      sums[4 + k]! += normal[k]! * f3(along[k]!);
      sums[7 + k]! += normal[k]! * dot(along[(k + 1) % 3]!, g(along[k]!));
    }
  }
  return sums;
}

const DIVISORS = [6n, 24n, 24n, 24n, 60n, 60n, 60n, 120n, 120n, 120n] as const;
/** With how many factors of the unit each integral is taken. */
const DEGREES = [3, 4, 4, 4, 5, 5, 5, 5, 5, 5] as const;

/** The ten integrals as fractions, of corners in units of a fraction. */
function integralsOf(
  vertices: readonly Vector[],
  triangles: readonly Corners[],
  unit: MassFraction,
): MassFraction[] {
  return faceIntegrals(vertices, triangles).map((sum, i) =>
    massFraction(
      sum * unit.numerator ** BigInt(DEGREES[i]!),
      DIVISORS[i]! * unit.denominator ** BigInt(DEGREES[i]!),
    ),
  );
}

/** All that is exact about the mass of a mesh. */
export interface ExactMass {
  /** Of 1, x, y, z, xx, yy, zz, xy, yz, zx. */
  readonly integrals: readonly MassFraction[];
  readonly centroid: readonly MassFraction[] | null;
  /** Of xx, yy, zz, xy, yz, zx, from the centroid. */
  readonly central: readonly MassFraction[] | null;
}

/** The integrals of a mesh in any lists, which is balanced. */
export function exactMass(mesh: MeshLike): ExactMass {
  const { meshes, unit } = exactScene([mesh]);
  const { vertices, triangles } = meshes[0]!;
  const integrals = integralsOf(vertices, triangles, unit);
  const [six, ...first] = faceIntegrals(vertices, triangles).slice(0, 4) as [bigint, ...bigint[]];
  if (six === 0n) return { integrals, centroid: null, central: null };
  // The centroid is at first / (4 six) units: in units of 1 / (4 six) all corners are integers again.
  const fine = 4n * six;
  const moved = vertices.map((p) => p.map((x, k) => x * fine - first[k]!) as unknown as Vector);
  const own = massFraction(unit.numerator, unit.denominator * fine);
  return {
    integrals,
    centroid: first.map((x) => massFraction(x * unit.numerator, fine * unit.denominator)),
    central: integralsOf(moved, triangles, own).slice(4),
  };
}

/** The sign of the sum of the roots less a fraction, all 0 or above. */
export function compareRoots(radicands: readonly bigint[], numerator: bigint, denominator: bigint): number {
  // In units that make of the fraction an integer; roots between integers are irrational, and so is their sum then.
  const scaled = radicands.map((n) => n * denominator ** 2n);
  const roots = scaled.map(floorRoot);
  if (roots.every((root, i) => root * root === scaled[i]!)) {
    const rest = roots.reduce((sum, root) => sum + root, 0n) - numerator;
    return rest > 0n ? 1 : rest < 0n ? -1 : 0;
  }
  for (let scale = 1n << 40n; ; scale *= scale) {
    const below = scaled.reduce((sum, n) => sum + floorRoot(n * scale * scale), 0n);
    const rest = below - numerator * scale;
    if (rest > 0n) return 1;
    if (rest + BigInt(scaled.length) < 0n) return -1;
  }
}

/** ⌊√n⌋ by Newton's steps from above. */
function floorRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt((n.toString(16).length + 1) * 2);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** The area of all triangles, as the nearest double, and the sign of what it has more. */
export function areaOfMesh(mesh: MeshLike): { readonly area: number; readonly areaLess: string } {
  const { meshes, unit } = exactScene([mesh]);
  const { vertices, triangles } = meshes[0]!;
  const radicands = triangles.map(([i, j, k]) => {
    const normal = cross(subtract(vertices[j]!, vertices[i]!), subtract(vertices[k]!, vertices[i]!));
    return dot(normal, normal);
  });
  const hint = radicands.reduce((sum, n) => sum + floorRoot(n), 0n);
  const [above, below] = [unit.numerator ** 2n, 2n * unit.denominator ** 2n];
  const compare = (n: bigint, d: bigint) => compareRoots(radicands, n * below, d * above);
  const area = nearest(nearestDouble(hint * above, below), compare);
  if (area === Infinity) return { area, areaLess: '-' };
  const { numerators, one } = exact([area]);
  return { area, areaLess: String(compare(numerators[0]!, one)) };
}

/** The tensor that belongs to the moments xx, yy, zz, xy, yz, zx, row by row without what repeats. */
function inertia(moments: readonly MassFraction[]): number[] {
  const sum = (p: MassFraction, q: MassFraction) =>
    nearestDouble(p.numerator * q.denominator + q.numerator * p.denominator, p.denominator * q.denominator);
  const [xx, yy, zz, ...mixed] = moments as [MassFraction, MassFraction, MassFraction, ...MassFraction[]];
  const negated = mixed.map(({ numerator, denominator }) => nearestDouble(-numerator, denominator));
  return [sum(yy, zz), sum(zz, xx), sum(xx, yy), ...negated];
}

const rounded = (list: readonly MassFraction[]): number[] =>
  list.map(({ numerator, denominator }) => nearestDouble(numerator, denominator));

/** The answer about the mesh. */
export function massPropertiesReferee(v: Float64Array): string {
  const mesh = meshAt(v, 0, ALL);
  const { meshes } = exactScene([mesh]);
  const { area, areaLess } = areaOfMesh(mesh);
  if (!isBalanced(meshes[0]!.triangles)) return `open ${areaText(area, areaLess)}`;
  const { integrals, centroid, central } = exactMass(mesh);
  const said: MassText = {
    volume: integrals[0]!,
    area,
    areaLess,
    centroid: centroid && rounded(centroid),
    moments: rounded(integrals.slice(4)),
    atOrigin: inertia(integrals.slice(4)),
    atCentroid: central && inertia(central),
  };
  return massText(said);
}
