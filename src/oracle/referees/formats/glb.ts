import { nearestDouble } from '../shapes/nearest-double.js';
import { exact } from '../shapes/vectors.js';
import { Bytes } from './binary.js';
import { characters } from './decimals.js';
import { type ReadFile, textOfFile, welded } from './faces.js';

/** The JSON of a file, as far as it is looked at. */
interface Document {
  readonly scenes: readonly { readonly nodes: readonly number[] }[];
  readonly nodes: readonly Node[];
  readonly meshes: readonly { readonly primitives: readonly Primitive[] }[];
  readonly accessors: readonly Accessor[];
  readonly bufferViews: readonly { readonly byteOffset: number; readonly byteStride?: number }[];
}

interface Node {
  readonly mesh?: number;
  readonly children?: readonly number[];
  readonly matrix?: readonly number[];
  readonly translation?: readonly number[];
  readonly rotation?: readonly number[];
  readonly scale?: readonly number[];
}

interface Primitive {
  readonly attributes: Readonly<Record<string, number>>;
  readonly indices?: number;
  readonly mode?: number;
}

interface Accessor {
  readonly bufferView: number;
  readonly byteOffset?: number;
  readonly componentType: number;
  readonly count: number;
  readonly type: string;
}

const COMPONENTS: Readonly<Record<number, readonly [type: string, size: number]>> = {
  5121: ['uint8', 1],
  5123: ['uint16', 2],
  5125: ['uint32', 4],
  5126: ['float32', 4],
};

/** Numbers over one denominator, which is positive. */
interface Fractions {
  readonly n: readonly bigint[];
  readonly d: bigint;
}

const fractionsOf = (numbers: readonly number[]): Fractions => {
  const { numerators, one } = exact(numbers);
  return { n: numerators, d: one };
};

const IDENTITY: Fractions = { n: [1n, 0n, 0n, 0n, 0n, 1n, 0n, 0n, 0n, 0n, 1n, 0n, 0n, 0n, 0n, 1n], d: 1n };

/** The product of matrices of four rows and columns, row by row. */
function product(a: Fractions, b: Fractions): Fractions {
  const n = IDENTITY.n.map((_, i) => {
    const [row, column] = [i - (i % 4), i % 4];
    return [0, 1, 2, 3].reduce((sum, k) => sum + a.n[row + k]! * b.n[4 * k + column]!, 0n);
  });
  return { n, d: a.d * b.d };
}

/** Row by row, the last row being 0, 0, 0, 1. */
function affine(rows: readonly (readonly bigint[])[], d: bigint): Fractions {
  return { n: [...rows.flat(), 0n, 0n, 0n, d], d };
}

function translation(t: readonly number[]): Fractions {
  const { n, d } = fractionsOf(t);
  return affine(
    [
      [d, 0n, 0n, n[0]!],
      [0n, d, 0n, n[1]!],
      [0n, 0n, d, n[2]!],
    ],
    d,
  );
}

function scaling(s: readonly number[]): Fractions {
  const { n, d } = fractionsOf(s);
  return affine(
    [
      [n[0]!, 0n, 0n, 0n],
      [0n, n[1]!, 0n, 0n],
      [0n, 0n, n[2]!, 0n],
    ],
    d,
  );
}

/** The rotation of a quaternion as it stands, whatever its length: 1 - 2 (yy + zz), ... */
function rotation(q: readonly number[]): Fractions {
  const { n, d } = fractionsOf(q);
  const [x, y, z, w] = n as [bigint, bigint, bigint, bigint];
  const one = d * d;
  return affine(
    [
      [one - 2n * (y * y + z * z), 2n * (x * y - z * w), 2n * (x * z + y * w), 0n],
      [2n * (x * y + z * w), one - 2n * (x * x + z * z), 2n * (y * z - x * w), 0n],
      [2n * (x * z - y * w), 2n * (y * z + x * w), one - 2n * (x * x + y * y), 0n],
    ],
    one,
  );
}

function matrixOf({ matrix, ...parts }: Node): Fractions {
  if (matrix !== undefined) {
    const { n, d } = fractionsOf(matrix);
    return { n: n.map((_, i) => n[4 * (i % 4) + Math.floor(i / 4)]!), d };
  }
  const moved = translation(parts.translation ?? [0, 0, 0]);
  const turned = rotation(parts.rotation ?? [0, 0, 0, 1]);
  return product(product(moved, turned), scaling(parts.scale ?? [1, 1, 1]));
}

function isIdentity({ n, d }: Fractions): boolean {
  return n.every((x, i) => x === IDENTITY.n[i]! * d);
}

/** Whether a map turns right hands into left ones. */
function isMirroring({ n }: Fractions): boolean {
  const [a, b, c, , e, f, g, , i, j, k] = n as bigint[] as [...bigint[]] & Record<number, bigint>;
  return a! * (f! * k! - g! * j!) - b! * (e! * k! - g! * i!) + c! * (e! * j! - f! * i!) < 0n;
}

/** Where a map puts a point, each coordinate rounded once. */
function placed(map: Fractions, point: readonly number[]): number[] {
  const p = fractionsOf([...point, 1]);
  return [0, 4, 8].map((row) => {
    const sum = p.n.reduce((all, x, k) => all + map.n[row + k]! * x, 0n);
    return nearestDouble(sum, map.d * p.d);
  });
}

/** The triangles of a list of corners, as the mode of a primitive has them. */
function trianglesOf(corners: readonly number[], mode: number): number[][] {
  const count = mode === 4 ? corners.length / 3 : Math.max(0, corners.length - 2);
  return Array.from({ length: count }, (_, i) => {
    const at = mode === 4 ? [3 * i, 3 * i + 1, 3 * i + 2] : mode === 6 ? [0, i + 1, i + 2] : strip(i);
    return at.map((k) => corners[k]!);
  });
}

const strip = (i: number) => (i % 2 === 0 ? [i, i + 1, i + 2] : [i, i + 2, i + 1]);

/** The numbers of an accessor, element by element. */
function elementsOf(document: Document, binary: Uint8Array, index: number): number[][] {
  const { bufferView, byteOffset = 0, componentType, count, type } = document.accessors[index]!;
  const view = document.bufferViews[bufferView]!;
  const [component, size] = COMPONENTS[componentType]!;
  const width = type === 'VEC3' ? 3 : 1;
  const bytes = new Bytes(binary);
  return Array.from({ length: count }, (_, i) => {
    bytes.at = view.byteOffset + byteOffset + i * (view.byteStride ?? width * size);
    return bytes.list(component, width);
  });
}

/** The maps from each node that has a mesh to the world. */
function placedMeshes(document: Document, node: number, above: Fractions): [mesh: number, map: Fractions][] {
  const { mesh, children = [], ...rest } = document.nodes[node]!;
  const map = product(above, matrixOf(rest));
  const own: [number, Fractions][] = mesh === undefined ? [] : [[mesh, map]];
  return [...own, ...children.flatMap((child) => placedMeshes(document, child, map))];
}

function read(file: Uint8Array): ReadFile {
  const bytes = new Bytes(file);
  bytes.at = 12;
  const size = bytes.next('uint32');
  const document = JSON.parse(characters(file.subarray(20, 20 + size))) as Document;
  const binary = file.subarray(28 + size);
  const positions: number[] = [];
  const faces: number[][] = [];
  let isWelded = false;
  const meshes = document.scenes[0]!.nodes.flatMap((node) => placedMeshes(document, node, IDENTITY));
  for (const [mesh, map] of meshes) {
    const { primitives } = document.meshes[mesh]!;
    const firstOf = new Map<number, number>();
    for (const { attributes, indices, mode = 4 } of primitives) {
      const accessor = attributes.POSITION!;
      const points = elementsOf(document, binary, accessor);
      const first = firstOf.get(accessor) ?? positions.length / 3;
      if (!firstOf.has(accessor)) {
        // A number that is none is nowhere.
        const areFinite = points.flat().every(Number.isFinite);
        positions.push(
          ...(areFinite && !isIdentity(map) ? points.map((p) => placed(map, p)) : points).flat(),
        );
      }
      firstOf.set(accessor, first);
      const corners =
        indices === undefined ? points.map((_, i) => i) : elementsOf(document, binary, indices).flat();
      const isThere = corners.every((corner) => corner < points.length);
      const triangles = trianglesOf(corners, mode).map((face) => face.map((i) => (isThere ? first + i : -1)));
      faces.push(...triangles.map((face) => (isMirroring(map) ? [face[0]!, face[2]!, face[1]!] : face)));
      isWelded ||= indices === undefined || Object.keys(attributes).length > 1;
    }
    isWelded ||= primitives.length > 1;
  }
  const whole = { positions, faces };
  const isSound = positions.every(Number.isFinite) && faces.flat().every((corner) => corner >= 0);
  return isWelded && isSound ? welded(whole) : whole;
}

/** GLB by its JSON, each transform multiplied as fractions, each coordinate rounded once. */
export function glbReferee(bytes: Uint8Array): string {
  return textOfFile(() => read(bytes));
}
