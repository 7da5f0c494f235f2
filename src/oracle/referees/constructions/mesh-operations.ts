import { toNumber } from '../../../arithmetic/rational.js';
import { type MeshOfLists, readMesh } from '../../answers/construction.js';
import { meshPair, type PolygonOperation } from '../../cases/constructions/meshes.js';
import { type ExactMesh, exactMesh } from '../shapes/meshes/exact-mesh.js';
import { commonPart } from '../shapes/meshes/pairs.js';
import { containmentBy, type Fraction, solidVolumes } from '../shapes/meshes/solid-volumes.js';
import { cross, exact, isZero, pointsAt, subtract, type Vector } from '../shapes/vectors.js';
import { fractionText } from './plane.js';
import { sixVolumes } from './solid-mesh.js';
import { gapBeside, openEdges, volumeAround } from './triangle-faults.js';
import { type Judged, witnessFault } from './witness.js';

/** The boolean operations of meshes. */
export type MeshOperation = Exclude<PolygonOperation, 'Xor'>;

/** What a right mesh has to be. */
export interface MeshLevel {
  /** Along every edge as many triangles run one way as the other. */
  readonly isClosed: boolean;
  /** No two triangles cross or cover each other. */
  readonly isSimple: boolean;
  /** By how much of the largest coordinate L each coordinate of a vertex may be off. */
  readonly deviation: number;
}

/** 2^6 half units in the last place of 32 bits, which are at most 2^-24 L. */
export const DEVIATION_32 = 2 ** -18;
/** What the kernel's repairs may deviate. */
export const DEVIATION_64 = 2 ** -40;

/** Six times the volume of the true result. */
function trueVolume(operation: MeshOperation, volumes: ReturnType<typeof solidVolumes>): Fraction {
  const { first, second, shared } = volumes;
  const terms: readonly (readonly [Fraction, bigint])[] = {
    Union: [[first, 1n] as const, [second, 1n] as const, [shared, -1n] as const],
    Intersection: [[shared, 1n] as const],
    Difference: [[first, 1n] as const, [shared, -1n] as const],
  }[operation];
  return terms.reduce<Fraction>(
    (sum, [{ n, d }, sign]) => ({ n: sum.n * d + sign * n * sum.d, d: sum.d * d }),
    {
      n: 0n,
      d: 1n,
    },
  );
}

function exactPair(values: Float64Array, others: readonly number[]) {
  const pair = meshPair(values);
  const lengths = pair.map(({ positions }) => positions.length / 3);
  const numbers = exact([...pair.flatMap(({ positions }) => positions), ...others]);
  const a = exactMesh(pointsAt(numbers, 3, 0, lengths[0]!), pair[0].indices);
  const b = exactMesh(pointsAt(numbers, 3, 3 * lengths[0]!, lengths[1]!), pair[1].indices);
  return { a, b, numbers, behind: 3 * (lengths[0]! + lengths[1]!) };
}

/** What is true of all right results: how the two solids lie, and the volume. */
export function meshOperationReferee(values: Float64Array, operation: MeshOperation): string {
  const { a, b, numbers } = exactPair(values, []);
  const volumes = solidVolumes(a, b);
  const { n, d } = trueVolume(operation, volumes);
  const containment = containmentBy(volumes);
  const kinds = { none: 'crossing', inside: 'nested', containing: 'nested', equal: 'equal' };
  const kind = volumes.shared.n === 0n ? 'apart' : kinds[containment];
  return `${kind} ${fractionText(n, 6n * d * numbers.one ** 3n)}`;
}

const triangleOf = ({ vertices, triangles }: ExactMesh, t: number) =>
  triangles[t]!.map((i) => vertices[i]!) as unknown as readonly [Vector, Vector, Vector];

const trianglesOf = (mesh: ExactMesh) => mesh.triangles.map((_, t) => triangleOf(mesh, t));

const absolute = (x: bigint): bigint => {
  if (x < 0n) return -x;
  return x;
};

const greater = (x: bigint, y: bigint): bigint => {
  if (x < y) return y;
  return x;
};

/** Two triangles that cross, or cover each other. Triangles without an area do neither. */
function crossingFault(mesh: ExactMesh): string | undefined {
  const hasArea = trianglesOf(mesh).map(([a, b, c]) => !isZero(cross(subtract(b, a), subtract(c, a))));
  for (const [i, one] of mesh.shapes.entries()) {
    for (let j = 0; j < i; j++) {
      if (!hasArea[i] || !hasArea[j]) continue;
      const relation = commonPart(mesh.shapes[j]!, one)?.relation;
      if (relation === 'crossing' || relation === 'overlapping')
        return `triangles ${j} and ${i} ${relation === 'crossing' ? 'cross' : 'cover each other'}`;
    }
  }
  return undefined;
}

/**
 * What is wrong with the volume of a mesh. All that a mesh and the true result do not have in common has to be within r
 * of the operands' triangles; of a mesh that may be open, area vectors sum up to no more than the gaps beside its open
 * edges, and a volume in which these have a part is off by no more than their area times the distance from the origin,
 * which is below 2 L, and a third of that.
 */
function volumeFault(judged: Judged, said: MeshOfLists, six: Fraction, one: bigint): string | undefined {
  const { a, b, result, r } = judged;
  const gaps = openEdges(said).reduce((sum, { vertices: [i, j], excess }) => {
    return sum + BigInt(Math.abs(excess)) * gapBeside(result.vertices[i]!, result.vertices[j]!, r);
  }, 0n);
  const doubled = trianglesOf(result).reduce<Vector>(
    (sum, [p, q, s]) => cross(subtract(q, p), subtract(s, p)).map((x, k) => sum[k]! + x) as never,
    [0n, 0n, 0n],
  );
  if (doubled.some((x) => absolute(x) > gaps)) {
    const text = doubled.map((x) => fractionText(x, 2n * one * one)).join(', ');
    return `the area vectors of the triangles sum up to (${text}), and not to 0: triangles are missing, or turned over`;
  }
  const largest = [...a.vertices, ...b.vertices].flat().map(absolute).reduce(greater, 0n);
  const around = [...trianglesOf(a), ...trianglesOf(b)].reduce((sum, t) => sum + volumeAround(t, r), 0n);
  const bound = 12n * around + 2n * (largest + r) * gaps;
  const volume = sixVolumes(result);
  if (absolute(volume * six.d - six.n) <= bound * six.d) return undefined;
  const number = (p: bigint, q: bigint) => toNumber({ numerator: p, denominator: 6n * q * one * one * one });
  return `the mesh has the volume ${number(volume, 1n)}, the result ${number(six.n, six.d)}`;
}

/** The largest power of two that is not above a number. */
function powerOfTwoBelow(x: number): number {
  let power = 1;
  while (power > x) power /= 2;
  while (2 * power <= x) power *= 2;
  return power;
}

/** What is wrong with a mesh that has to be the result, with a point on whose side it is wrong, if one is found. */
export function checkMeshOperation(
  values: Float64Array,
  text: string,
  operation: MeshOperation,
  { isClosed, isSimple, deviation }: MeshLevel,
): string | undefined {
  const said = readMesh(text);
  const open = isClosed ? openEdges(said)[0] : undefined;
  if (open !== undefined) return `the edge ${open.ends.join(', ')} has triangles on one side only`;
  const largest = meshPair(values)
    .flatMap(({ positions }) => positions)
    .reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  // √3 times what each coordinate may be off, and a bit.
  const reach = 2 * deviation * largest;
  const step = powerOfTwoBelow(reach / 4);
  const { a, b, numbers, behind } = exactPair(values, [reach, step, ...said.positions]);
  const result = exactMesh(pointsAt(numbers, 3, behind + 2, said.positions.length / 3), said.indices);
  const crossing = isSimple ? crossingFault(result) : undefined;
  if (crossing !== undefined) return crossing;
  const judged: Judged = { a, b, result, r: numbers.numerators[behind]!, operation };
  const volume = volumeFault(judged, said, trueVolume(operation, solidVolumes(a, b)), numbers.one);
  const unit = { one: numbers.one, step, exactStep: numbers.numerators[behind + 1]! };
  const witness = witnessFault(judged, unit, reach, openEdges(said).length === 0, volume !== undefined);
  return volume === undefined || witness === undefined ? (volume ?? witness) : `${volume}; ${witness}`;
}
