import type { Random } from '../random.js';
import { ByteList } from './byte-list.js';
import { type Dialect, type DrawnMesh, dialectOf, drawnMesh, trianglesOf } from './values.js';

/** What GLB files can have, by the bit of each. */
export const GLB_FEATURES = [
  'no-indices',
  'strip',
  'fan',
  'normals',
  'strided',
  'two-parts',
  'moved',
  'turned',
  'matrix',
  'child',
  'trailing',
  'offsets',
] as const;

type Feature = (typeof GLB_FEATURES)[number];

const [TRIANGLES, STRIP, FAN] = [4, 5, 6];
const FLOAT = 5126;
const INDEX_TYPES = [
  [5121, 'uint8'],
  [5123, 'uint16'],
  [5125, 'uint32'],
] as const;

/** The JSON of a file, as far as it is made, and the bytes beside it. */
interface Parts {
  readonly accessors: object[];
  readonly bufferViews: object[];
  readonly binary: ByteList;
}

/** A mesh of triangles as a GLB file. */
export function glbFile(v: ArrayLike<number>): Uint8Array {
  const dialect = dialectOf(v, GLB_FEATURES);
  const { has, random } = dialect;
  const mesh = drawnMesh(v);
  const parts: Parts = { accessors: [], bufferViews: [], binary: new ByteList() };
  if (has('offsets')) parts.binary.text('none of it');
  const positions = addPositions(parts, mesh, dialect);
  const attributes = { POSITION: positions, ...(has('normals') && { NORMAL: positions }) };
  const lists = has('two-parts') ? halves(cornersOf(mesh, dialect)) : [cornersOf(mesh, dialect)];
  const mode = has('strip') ? STRIP : has('fan') ? FAN : TRIANGLES;
  const primitives = lists.map((corners, i) => ({
    attributes,
    ...((mode !== TRIANGLES || random.oneIn(2)) && { mode }),
    ...(!has('no-indices') && { indices: addIndices(parts, faulty(corners, i, mesh, dialect), random) }),
  }));
  const node = { mesh: 0, ...transform(dialect) };
  const nodes = has('child')
    ? [
        { ...node, ...transform(dialect) },
        { children: [0], ...transform(dialect) },
      ]
    : [node];
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [nodes.length - 1] }],
    nodes,
    meshes: [{ primitives }],
    accessors: parts.accessors,
    bufferViews: parts.bufferViews,
    buffers: [{ byteLength: parts.binary.length }],
  };
  return container(json, parts.binary, has('trailing'));
}

/** The corners of triangles; of a strip or a fan those of all faces, one behind the other. */
function cornersOf(mesh: DrawnMesh, { has }: Dialect<Feature>): number[] {
  return has('strip') || has('fan') ? mesh.faces.flat() : trianglesOf(mesh).flat();
}

function halves(corners: readonly number[]): number[][] {
  const middle = 3 * Math.floor(corners.length / 6);
  return [corners.slice(0, middle), corners.slice(middle)];
}

function faulty(
  corners: readonly number[],
  part: number,
  mesh: DrawnMesh,
  { fault }: Dialect<Feature>,
): number[] {
  const isHere = part === 0 && (fault === 'corner-beyond' || fault === 'corner-below');
  return corners.map((corner, i) => (isHere && i === 0 ? mesh.points.length : corner));
}

/** Without indices the vertices are the corners: as many as make whole triangles. */
function addPositions({ accessors, bufferViews, binary }: Parts, mesh: DrawnMesh, dialect: Dialect<Feature>) {
  const { has, random, fault } = dialect;
  const points = has('no-indices') ? cornersOf(mesh, dialect).map((i) => mesh.points[i]!) : mesh.points;
  binary.pad(4, 0);
  const byteOffset = binary.length;
  const wrongAt = random.below(Math.max(1, points.length));
  for (const [i, point] of points.entries()) {
    const wrong = i !== wrongAt ? undefined : fault === 'no-number' ? Number.NaN : infinite(fault);
    for (const x of point) binary.number('float32', wrong ?? x);
    if (has('strided')) for (const x of [0, 0, 1]) binary.number('float32', x);
  }
  const stride = has('strided') ? { byteStride: 24 } : {};
  bufferViews.push({ buffer: 0, byteOffset, byteLength: binary.length - byteOffset, ...stride });
  const type = 'VEC3';
  accessors.push({ bufferView: bufferViews.length - 1, componentType: FLOAT, count: points.length, type });
  return accessors.length - 1;
}

function infinite(fault: Dialect<Feature>['fault']): number | undefined {
  return fault === 'number-beyond' ? Infinity : undefined;
}

function addIndices(
  { accessors, bufferViews, binary }: Parts,
  corners: readonly number[],
  random: Random,
): number {
  const [componentType, type] = INDEX_TYPES[random.below(3)]!;
  binary.pad(4, 0);
  const start = binary.length;
  const skipped = random.oneIn(3) ? 4 : 0;
  for (let i = 0; i < skipped; i++) binary.number('uint8', 255);
  for (const corner of corners) binary.number(type, corner);
  bufferViews.push({ buffer: 0, byteOffset: start, byteLength: binary.length - start });
  accessors.push({
    bufferView: bufferViews.length - 1,
    ...(skipped > 0 && { byteOffset: skipped }),
    componentType,
    count: corners.length,
    type: 'SCALAR',
  });
  return accessors.length - 1;
}

/** What moves a node: decimals, and factors that turn hands or make it flat. */
function transform({ has, random }: Dialect<Feature>): object {
  const any = () => [0.1, 1, -1, 2, 1e-3, 3e10, 1 / 3, random.unit()][random.below(8)]!;
  const three = () => [any(), any(), any()];
  if (has('matrix')) {
    return { matrix: [...three(), 0, ...three(), 0, ...three(), 0, ...three(), 1] };
  }
  return {
    ...(has('moved') && { translation: three(), ...(random.oneIn(2) && { scale: three() }) }),
    ...(has('turned') && { rotation: [any(), any(), any(), any()] }),
  };
}

function container(json: object, binary: ByteList, isTrailing: boolean): Uint8Array {
  const text = JSON.stringify(json);
  const head = new ByteList();
  head.text(text);
  head.pad(4, 32);
  binary.pad(4, 0);
  const file = new ByteList();
  file.text('glTF');
  for (const word of [2, 28 + head.length + binary.length, head.length]) file.number('uint32', word);
  file.text('JSON');
  file.add(head.bytes);
  file.number('uint32', binary.length);
  file.text('BIN\0');
  file.add(binary.bytes);
  if (isTrailing) file.text('more');
  return file.bytes;
}
