import type { JSONDocument } from '@gltf-transform/core';
import { GlbAccessors } from './glb-accessors.js';
import type { GlbParts } from './glb-container.js';
import { GlbFields } from './glb-fields.js';
import { printable } from './name-of.js';
import type { NoteBook } from './note-book.js';

/** The extension by which a node has its mesh many times. */
const INSTANCING = 'EXT_mesh_gpu_instancing';
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
  readonly instances?: GlbInstances;
}

/** Copies of a node's mesh: how many, and the accessors of what moves each. */
export interface GlbInstances {
  readonly count: number;
  readonly accessors: Readonly<Record<'translation' | 'rotation' | 'scale', number | undefined>>;
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
  /** Whether a primitive has a list of corners of its own, each with its coordinates. */
  readonly unshared: boolean;
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
 * positions and indices, each of which has its bytes. Nothing but these accessors reaches the library that reads them,
 * so nothing that is only declared can size an array there.
 *
 * @throws FormatError naming the field that is wrong, or what is not read: compressed or sparse data, other files
 */
export class GlbDocument {
  readonly #root: GlbFields;
  readonly #notes: NoteBook;
  readonly #accessors: GlbAccessors;
  #attributes = false;
  #unshared = false;

  constructor(file: string, { json, binary }: GlbParts, notes: NoteBook) {
    this.#root = new GlbFields(file, json, '');
    this.#accessors = new GlbAccessors(this.#root, binary);
    this.#notes = notes;
  }

  /** What is to be read. */
  scene(): GlbScene {
    this.#checkWhole();
    const meshes = this.#root.list('meshes').map((_, i) => this.#mesh(i));
    const nodes = this.#nodes(meshes.length);
    return {
      nodes,
      meshes,
      roots: this.#roots(nodes),
      attributes: this.#attributes,
      unshared: this.#unshared,
    };
  }

  /** The accessors of the scene, as the library takes them. */
  accessors(binaryName: string): JSONDocument {
    return this.#accessors.document(binaryName);
  }

  #checkWhole(): void {
    const version = this.#root.object('asset').raw('version');
    if (typeof version !== 'string' || !/^2\.\d+$/.test(version)) this.#root.fail('asset.version', '"2.0"');
    for (const name of this.#root.list('extensionsRequired')) {
      if (name === INSTANCING) continue;
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
      const which = printable(name.slice(0, 40));
      this.#notes.ignore(`attribute ${which}`, `attributes ${which}`);
    }
    this.#noteExtensions(primitive, 'primitive');
    if (primitive.list('targets').length > 0)
      this.#notes.ignore('primitive with morph targets', 'primitives with morph targets');
    const positions = this.#accessors.take(attributes.count('POSITION'), 'VEC3', 'positions');
    const material = this.#material(primitive);
    if (!primitive.has('indices')) this.#unshared = true;
    return {
      index,
      mode,
      positions,
      ...(primitive.has('indices') && {
        corners: this.#accessors.take(primitive.count('indices'), 'SCALAR', 'indices'),
      }),
      ...(material !== undefined && { material }),
    };
  }

  /** The name of a material; a wrong number of one matters to nobody here. */
  #material(primitive: GlbFields): string | undefined {
    const materials = this.#root.list('materials');
    const material = primitive.has('material') ? primitive.count('material') : materials.length;
    return material < materials.length ? nameIn(this.#root.item('materials', material)).name : undefined;
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
      const instances = this.#instances(fields);
      const node: GlbNode = { ...nameIn(fields), children, transform, ...(instances && { instances }) };
      if (!fields.has('mesh')) return node;
      node.mesh = fields.count('mesh');
      if (node.mesh >= meshes) fields.fail('mesh', `below ${meshes}`);
      return node;
    });
  }

  /**
   * The instances of a node's mesh, if there are such. Source: Khronos Group, glTF extension EXT_mesh_gpu_instancing.
   */
  #instances(node: GlbFields): GlbInstances | undefined {
    if (!node.has('extensions') || !node.object('extensions').has(INSTANCING)) return undefined;
    const attributes = node.object('extensions').object(INSTANCING).object('attributes');
    const take = (name: string, type: 'VEC3' | 'VEC4') =>
      attributes.has(name) ? this.#accessors.take(attributes.count(name), type, 'instances') : undefined;
    const accessors = {
      translation: take('TRANSLATION', 'VEC3'),
      rotation: take('ROTATION', 'VEC4'),
      scale: take('SCALE', 'VEC3'),
    };
    const given = Object.values(accessors).filter((accessor) => accessor !== undefined);
    const [count = 0, ...counts] = given.map((accessor) => this.#accessors.countOf(accessor));
    if (counts.some((other) => other !== count)) node.fail(`extensions.${INSTANCING}`, 'lists of one length');
    // Without any of them nothing says how many there are: it is the mesh as it stands.
    return given.length === 0 ? undefined : { count, accessors };
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
      if (name === INSTANCING && of === 'node') continue;
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
