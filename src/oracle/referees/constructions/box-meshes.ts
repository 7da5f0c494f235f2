import { toNumber } from '../../../arithmetic/rational.js';
import { readMesh } from '../../answers/construction.js';
import { boxMesh, IS_IN, type PolygonOperation } from '../../cases/constructions/meshes.js';
import { cross, dot, exact, pointsAt, type Vector, vectorAt } from '../shapes/vectors.js';
import { fractionText } from './plane.js';
import { openEdges } from './triangle-faults.js';

/** The grid of the coordinates of two boxes: which of its cells are in the result. */
function cellsOf(values: Float64Array, operation: PolygonOperation) {
  const axes = [0, 1, 2].map((k) =>
    [...new Set([0, 3, 6, 9].map((at) => values[at + k]! + 0))].sort((x, y) => x - y),
  );
  const isIn = (cell: readonly number[]): boolean => {
    const within = (at: number) =>
      cell.every((i, k) => {
        const [low, high] = [axes[k]![i], axes[k]![i + 1]];
        return (
          low !== undefined && high !== undefined && values[at + k]! <= low && high <= values[at + 3 + k]!
        );
      });
    return IS_IN[operation](within(0), within(6));
  };
  const range = (k: number) => Array.from({ length: axes[k]!.length - 1 }, (_, i) => i);
  const all = range(0).flatMap((i) => range(1).flatMap((j) => range(2).map((l) => [i, j, l])));
  return { axes, isIn, cells: all.filter(isIn) };
}

/** The result by the definition: the faces between cells of the grid of which one is in it. */
export function boxMeshOperation(values: Float64Array, operation: PolygonOperation): string {
  const { axes, isIn, cells } = cellsOf(values, operation);
  const meshes = cells.map((cell) => {
    const at = (off: number) => cell.map((i, k) => axes[k]![i + off]!);
    const { positions, indices } = boxMesh(at(0), at(1));
    const isKept = (face: number) => {
      const neighbour = [...cell];
      // Faces come in pairs along the axes, the lower one first.
      neighbour[face >> 1]! += face % 2 === 0 ? -1 : 1;
      return !isIn(neighbour);
    };
    return { positions, indices: indices.filter((_, i) => isKept(Math.floor(i / 6))) };
  });
  const positions = meshes.flatMap((mesh) => mesh.positions);
  return JSON.stringify({
    positions,
    indices: meshes.flatMap((mesh, m) => mesh.indices.map((i) => i + 8 * m)),
  });
}

/** The volume of the true result, times the cube of the denominator. */
function trueVolume(corners: readonly Vector[], operation: PolygonOperation): bigint {
  const [low, high, from, to] = corners as [Vector, Vector, Vector, Vector];
  const volume = (p: Vector, q: Vector) =>
    [0, 1, 2].reduce((product, k) => product * (q[k]! > p[k]! ? q[k]! - p[k]! : 0n), 1n);
  const pick = (p: Vector, q: Vector, isGreater: boolean): Vector =>
    [0, 1, 2].map((k) => (p[k]! > q[k]! === isGreater ? p[k]! : q[k]!)) as unknown as Vector;
  const common = volume(pick(low, from, true), pick(high, to, false));
  if (operation === 'Intersection') return common;
  return operation === 'Union' ? volume(low, high) + volume(from, to) - common : volume(low, high) - common;
}

/** What is true of all right results: whether they are empty, or apart, and the volume. */
export function boxMeshReferee(values: Float64Array, operation: PolygonOperation): string {
  const numbers = exact(values);
  const volume = trueVolume(pointsAt(numbers, 3, 0, 4), operation);
  const isApart = trueVolume(pointsAt(numbers, 3, 0, 4), 'Intersection') === 0n;
  const kind = volume === 0n ? 'empty' : operation === 'Union' && isApart ? 'parts' : 'solid';
  return `${kind} ${fractionText(volume, numbers.one ** 3n)}`;
}

/**
 * What is wrong with a mesh: its volume; and whether it is closed, if it has to be.
 *
 * All faces of both boxes have an area of at most 2 · 6 (2L)² with L the largest coordinate. Who computes in 32 bits
 * may move each point by D = 2^-22 L in each coordinate, two units in the last place, and so the volume by √3 D times
 * that area: less than 2^7 L² D.
 */
export function checkBoxMesh(
  values: Float64Array,
  said: string,
  operation: PolygonOperation,
  isClosed: boolean,
): string | undefined {
  const mesh = readMesh(said);
  const numbers = exact([...values, ...mesh.positions]);
  const corner = (i: number) => vectorAt(numbers, 12 + 3 * i, 3);
  let six = 0n;
  for (let t = 0; t < mesh.indices.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => corner(mesh.indices[t + k]!)) as [Vector, Vector, Vector];
    six += dot(a, cross(b, c));
  }
  const corners = pointsAt(numbers, 3, 0, 4);
  const volume = trueVolume(corners, operation);
  const magnitudes = corners.flat().map((x) => (x < 0n ? -x : x));
  const largest = magnitudes.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).at(-1)!;
  const difference = six - 6n * volume;
  if ((difference < 0n ? -difference : difference) << 15n > 6n * largest ** 3n) {
    const number = (p: bigint, q: bigint) => toNumber({ numerator: p, denominator: q * numbers.one ** 3n });
    return `the mesh has the volume ${number(six, 6n)}, the result ${number(volume, 1n)}`;
  }
  const open = isClosed ? openEdges(mesh)[0] : undefined;
  return open && `the edge ${open.ends.join(', ')} has triangles on one side only`;
}
