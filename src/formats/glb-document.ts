import type { JSONDocument } from '@gltf-transform/core';
import type { GlbParts } from './glb-container.js';
import { GlbFields } from './glb-fields.js';
import { printable } from './name-of.js';
import type { NoteBook } from './note-book.js';

const FLOAT = 5126;
/** The types of indices, and their sizes. */
const INDEX_SIZES: Readonly<Record<number, number>> = { 5121: 1, 5123: 2, 5125: 4 };
const TRIANGLE_MODES = [4, 5, 6];
const TRIANGLES = 4;
const PARTS_LEFT_OUT = ['skins', 'animations', 'cameras', 'materials', 'textures'];

/** A node: what of it matters here. */
export interface GlbNode {
  readonly name?: string;
  mesh?: number;
  readonly children: readonly number[];
  /** As they stand in the file. */
  readonly transform: GlbTransform;
}

/** A matrix column by column, or translation, rotation (a quaternion) and scale. */
export type GlbTransform = Readonly<Partial<Record<TransformName, readonly number[]>>>;

/** Triangles of a mesh. */
export interface GlbPrimitive {
  /** Its number in the mesh. */
  readonly index: number;
  readonly mode: number;
  /** The accessors of its positions and its corners, by their numbers in the copy. */
  readonly positions: number;
  readonly corners?: number;
  /** The name of its material. */
  readonly material?: string;
}

/** A mesh, with those of its primitives that are triangles. */
export interface GlbMesh {
  readonly name?: string;
  readonly primitives: readonly GlbPrimitive[];
}

/** What makes the shape of a file. */
export interface GlbScene {
  readonly nodes: readonly GlbNode[];
  readonly meshes: readonly GlbMesh[];
  /** The nodes that are to be read with what hangs on them. */
  readonly roots: readonly number[];
  /** Whether corners have more than a position, so that vertices are split where that differs. */
  readonly attributes: boolean;
}

const TRANSFORMS = [
  ['matrix', 16],
  ['translation', 3],
  ['rotation', 4],
  ['scale', 3],
] as const;
type TransformName = (typeof TRANSFORMS)[number][0];

/**
 * Checks the JSON of a GLB file and takes what makes its shape: nodes, meshes of triangles, and the accessors of
 * positions and indices, each of which has its bytes. Nothing but these accessors reaches the library that reads them, so
 * nothing that is only declared can size an array there.
 *
 * @throws FormatError naming the field that is wrong, or what is not read: compressed or sparse data, other files
 */
export class GlbDocument {
  readonly #root: GlbFields;
  readonly #binary: Uint8Array<ArrayBuffer>;
  readonly #notes: NoteBook;
  readonly #views: Record<string, number>[] = [];
  readonly #accessors: Record<string, number | string>[] = [];
  readonly #copied = new Map<number, number>();
  #attributes = false;

  constructor(file: string, { json, binary }: GlbParts, notes: NoteBook) {
    this.#root = new GlbFields(file, json, '');
    this.#binary = binary;
    this.#notes = notes;
  }

  /** What is to be read. */
  scene(): GlbScene {
    this.#checkWhole();
    const meshes = this.#root.list('meshes').map((_, i) => this.#mesh(i));
    const nodes = this.#nodes(meshes.length);
    return { nodes, meshes, roots: this.#roots(nodes), attributes: this.#attributes };
  }

  /** The accessors of the scene, as the library takes them. */
  accessors(binaryName: string): JSONDocument {
    const json = {
      asset: { version: '2.0' },
      accessors: this.#accessors,
      bufferViews: this.#views,
      buffers: [{ byteLength: this.#binary.length }],
    };
    return { json: json as unknown as JSONDocument['json'], resources: { [binaryName]: this.#binary } };
  }

  #checkWhole(): void {
    const version = this.#root.object('asset').raw('version');
    if (typeof version !== 'string' || !/^2\.\d+$/.test(version)) this.#root.fail('asset.version', '"2.0"');
    for (const name of this.#root.list('extensionsRequired')) {
      this.#root.fail('extensionsRequired', `empty: extension ${JSON.stringify(name)} is not read`);
    }
    for (const part of PARTS_LEFT_OUT) {
      const { length } = this.#root.list(part);
      if (length > 0) this.#notes.ignore(part.slice(0, -1), part, length);
    }
  }

  #mesh(mesh: number): GlbMesh {
    const fields = this.#root.item('meshes', mesh);
    this.#noteExtensions(fields, 'mesh');
    this.#noteWeights(fields);
    const primitives: GlbPrimitive[] = [];
    for (let i = 0; i < fields.list('primitives').length; i++) {
      const primitive = fields.item('primitives', i);
      const mode = primitive.count('mode', TRIANGLES);
      if (TRIANGLE_MODES.includes(mode)) primitives.push(this.#primitive(primitive, mode, i));
      else this.#notes.ignore('primitive of points or lines', 'primitives of points or lines');
    }
    return { ...nameIn(fields), primitives };
  }

  #primitive(primitive: GlbFields, mode: number, index: number): GlbPrimitive {
    const attributes = primitive.object('attributes');
    for (const name of attributes.names()) {
      if (name === 'POSITION') continue;
      this.#attributes = true;
      this.#notes.ignore(`attribute ${name.slice(0, 40)}`, `attributes ${name.slice(0, 40)}`);
    }
    this.#noteExtensions(primitive, 'primitive');
    if (primitive.list('targets').length > 0)
      this.#notes.ignore('primitive with morph targets', 'primitives with morph targets');
    const positions = this.#accessor(attributes.count('POSITION'), 'VEC3');
    const material = this.#material(primitive);
    return {
      index,
      mode,
      positions,
      ...(primitive.has('indices') && { corners: this.#accessor(primitive.count('indices'), 'SCALAR') }),
      ...(material !== undefined && { material }),
    };
  }

  /** The name of a material; a wrong number of one matters to nobody here. */
  #material(primitive: GlbFields): string | undefined {
    const materials = this.#root.list('materials');
    const material = primitive.has('material') ? primitive.count('material') : materials.length;
    return material < materials.length ? nameIn(this.#root.item('materials', material)).name : undefined;
  }

  /** Checks an accessor of positions (VEC3) or indices (SCALAR); its number in the copy. */
  #accessor(index: number, type: 'VEC3' | 'SCALAR'): number {
    const accessor = this.#root.item('accessors', index);
    if (accessor.raw('type') !== type) accessor.fail('type', `"${type}"`);
    const known = this.#copied.get(index);
    if (known !== undefined) return known;
    const componentType = accessor.count('componentType');
    if (type === 'VEC3' && componentType !== FLOAT)
      accessor.fail('componentType', `${FLOAT} (float) for positions`);
    const size =
      (type === 'VEC3' ? 4 : INDEX_SIZES[componentType]) ??
      accessor.fail('componentType', '5121, 5123 or 5125 for indices');
    if (accessor.has('sparse')) accessor.fail('sparse', 'absent: sparse data is not read');
    if (!accessor.has('bufferView')) accessor.fail('bufferView', 'there: compressed data is not read');
    const byteOffset = accessor.count('byteOffset', 0);
    const count = accessor.count('count');
    const each = type === 'VEC3' ? 12 : size;
    const bufferView = this.#view(accessor, { byteOffset, count, each, size });
    this.#accessors.push({ bufferView, byteOffset, count, componentType, type });
    this.#copied.set(index, this.#accessors.length - 1);
    return this.#accessors.length - 1;
  }

  /** Checks that the bytes of an accessor are there, and where numbers may start; its view's number in the copy. */
  #view(
    accessor: GlbFields,
    { byteOffset, count, each, size }: Readonly<Record<'byteOffset' | 'count' | 'each' | 'size', number>>,
  ): number {
    const view = this.#root.item('bufferViews', accessor.count('bufferView'));
    if (view.count('buffer') !== 0 || this.#root.item('buffers', 0).has('uri')) {
      view.fail('buffer', 'the binary chunk: other files are not read');
    }
    const start = view.count('byteOffset', 0);
    const byteLength = view.count('byteLength');
    const stride = view.has('byteStride') ? view.count('byteStride') : each;
    if (start + byteLength > this.#binary.length) {
      view.fail('byteLength', `within the binary chunk of ${this.#binary.length} bytes`);
    }
    if (stride < each || (each !== 12 && stride !== each))
      view.fail('byteStride', `${each}${each === 12 ? ' or more' : ''}`);
    if (start % size !== 0 || byteOffset % size !== 0 || stride % size !== 0) {
      accessor.fail('byteOffset', `so that numbers start at multiples of ${size}`);
    }
    if (count > 0 && byteOffset + stride * (count - 1) + each > byteLength) {
      accessor.fail('count', `within its buffer view of ${byteLength} bytes, not ${count}`);
    }
    this.#views.push({
      buffer: 0,
      byteOffset: start,
      byteLength,
      ...(stride !== each && { byteStride: stride }),
    });
    return this.#views.length - 1;
  }

  #nodes(meshes: number): GlbNode[] {
    const count = this.#root.list('nodes').length;
    const parents = new Int32Array(count).fill(-1);
    return Array.from({ length: count }, (_, i) => {
      const fields = this.#root.item('nodes', i);
      const children = fields.counts('children');
      for (const child of children) {
        // A node with one parent at most and above itself is none: then all are in trees below the roots.
        if (child >= count || parents[child] !== -1)
          fields.fail('children', 'nodes that have no other parent');
        parents[child] = i;
      }
      const transform: Partial<Record<TransformName, number[]>> = {};
      for (const [name, length] of TRANSFORMS) {
        const numbers = fields.numbers(name, length);
        if (numbers !== undefined) transform[name] = numbers;
      }
      this.#noteNode(fields, transform);
      const node: GlbNode = { ...nameIn(fields), children, transform };
      if (!fields.has('mesh')) return node;
      node.mesh = fields.count('mesh');
      if (node.mesh >= meshes) fields.fail('mesh', `below ${meshes}`);
      return node;
    });
  }

  /** Tells what of a node would change the shape and is left out. */
  #noteNode(fields: GlbFields, { matrix }: GlbTransform): void {
    this.#noteExtensions(fields, 'node');
    if (matrix !== undefined && [0, 0, 0, 1].some((value, i) => matrix[4 * i + 3] !== value)) {
      const row = 'of a matrix other than 0, 0, 0, 1';
      this.#notes.ignore(`fourth row ${row}`, `fourth rows ${row}`);
    }
    this.#noteWeights(fields);
  }

  #noteWeights(fields: GlbFields): void {
    if (fields.list('weights').length === 0) return;
    this.#notes.ignore('list of weights of morph targets', 'lists of weights of morph targets');
  }

  /** Names each extension of a node, a mesh or a primitive: it may make another shape of it. */
  #noteExtensions(fields: GlbFields, of: string): void {
    if (!fields.has('extensions')) return;
    for (const name of fields.object('extensions').names()) {
      const which = `${printable(name.slice(0, 40))} of`;
      this.#notes.ignore(
        `extension ${which} a ${of}`,
        `extensions ${which} ${of === 'mesh' ? 'meshes' : `${of}s`}`,
      );
    }
  }

  /** The nodes that the scene shows, or all that have no parent. */
  #roots(nodes: readonly GlbNode[]): number[] {
    const isChild = new Uint8Array(nodes.length);
    for (const { children } of nodes) for (const child of children) isChild[child] = 1;
    if (this.#root.list('scenes').length === 0) return [...nodes.keys()].filter((i) => isChild[i] === 0);
    const scene = this.#root.item('scenes', this.#root.count('scene', 0));
    const others = this.#root.list('scenes').length - 1;
    if (others > 0) this.#notes.ignore('other scene', 'other scenes', others);
    const roots = scene.counts('nodes');
    if (new Set(roots).size < roots.length || roots.some((i) => i >= nodes.length || isChild[i] === 1)) {
      scene.fail('nodes', 'different nodes without a parent');
    }
    return roots;
  }
}

/** The name of a part, if it has one. */
function nameIn(fields: GlbFields): { readonly name?: string } {
  const name = fields.raw('name');
  return typeof name === 'string' && name !== '' ? { name: printable(name) } : {};
}
