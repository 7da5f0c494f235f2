import { GrowableFloat64, GrowableUint32 } from '../core/collections/growable.js';
import type { FacePart, VertexPart } from './file-origins.js';
import { counted, FormatError, grouped } from './format-error.js';
import type { GlbNode, GlbPrimitive, GlbScene, GlbTransform } from './glb-document.js';
import {
  bitSpan,
  type ExactMatrix,
  IDENTITY,
  isIdentity,
  matrixOf,
  orientation,
  product,
} from './glb-matrix.js';
import type { MeshFile } from './mesh-file.js';
import type { NoteBook } from './note-book.js';
import { NumberRunList } from './number-runs.js';
import type { Pause } from './pause.js';
import { roundedRow, rowOf } from './rounded-row.js';
import { SectionList } from './section-list.js';
import { VertexWelder } from './vertex-welder.js';

/** So many vertices or corners may come from instances of meshes; a small file can ask for any number. */
const MOST_INSTANCED = 1 << 27;

/** Each takes a product of exact matrices. */
const MOST_INSTANCES = 1 << 22;
const INSTANCE_FIELDS = [
  ['translation', 3],
  ['rotation', 4],
  ['scale', 3],
] as const;
/** How many corners are added between two pauses, and how many take as long as a product of matrices. */
const BETWEEN_PAUSES = 1 << 18;
const WORTH_OF_MATRIX = 64;

/** What an accessor holds: coordinates, or numbers of vertices. */
export type GlbNumbers = ArrayLike<number>;

/**
 * Numbers of more bits are not multiplied: a chain of some hundred rotated nodes has fewer. A small file could ask for
 * any number.
 */
const MOST_BITS = 1 << 15;

/** A node by its number, and where its parent stands in the world. */
interface Placed {
  readonly node: number;
  readonly parent: ExactMatrix;
}

/** Puts the primitives of a scene into one mesh. */
export class GlbBuilder {
  readonly #file: string;
  readonly #scene: GlbScene;
  readonly #numbers: readonly GlbNumbers[];
  /** Whether vertices with equal coordinates become one. */
  readonly #weld: boolean;
  readonly #positions = new GrowableFloat64();
  readonly #welder = new VertexWelder();
  readonly #indices = new GrowableUint32();
  readonly #faceParts = new SectionList<FacePart>();
  readonly #vertexParts = new SectionList<VertexPart>();
  #corners = 0;
  #vertices = 0;
  #transformed = 0;
  #instances = 0;
  /** How many matrices were multiplied, and how much was done at the last pause. */
  #placed = 0;
  #paused = 0;

  /** @param numbers what the accessors of the scene hold */
  constructor(file: string, scene: GlbScene, numbers: readonly GlbNumbers[]) {
    this.#file = file;
    this.#scene = scene;
    this.#numbers = numbers;
    let parts = 0;
    for (const { mesh, instances } of scene.nodes) {
      if (mesh !== undefined) parts += (instances?.count ?? 1) * scene.meshes[mesh]!.primitives.length;
    }
    this.#weld = scene.attributes || scene.unshared || parts > 1;
  }

  /** Adds what hangs on the roots, in order. */
  async add(pause: Pause): Promise<void> {
    const { nodes, roots } = this.#scene;
    const waiting: Placed[] = roots.map((node) => ({ node, parent: IDENTITY })).reverse();
    for (let placed = waiting.pop(); placed !== undefined; placed = waiting.pop()) {
      const { node, parent } = placed;
      const { transform, mesh, instances } = nodes[node]!;
      const world = this.#place(node, parent, transform);
      if (mesh !== undefined && instances === undefined) this.#addMesh(node, world);
      else if (mesh !== undefined) await this.#addInstances(node, world, pause);
      await this.#rest(pause);
      const { children } = nodes[node]!;
      for (let i = children.length - 1; i >= 0; i--) waiting.push({ node: children[i]!, parent: world });
    }
  }

  async #addInstances(node: number, world: ExactMatrix, pause: Pause): Promise<void> {
    const { count, accessors } = this.#scene.nodes[node]!.instances!;
    this.#instances += count;
    if (this.#instances > MOST_INSTANCES)
      this.#fail(`more than ${grouped(MOST_INSTANCES)} instances of meshes`);
    for (let i = 0; i < count; i++) {
      const transform = Object.fromEntries(
        INSTANCE_FIELDS.flatMap(([name, size]) => {
          const all = this.#numbers[accessors[name] ?? -1];
          if (all === undefined) return [];
          const numbers = Array.from({ length: size }, (_, k) => all[size * i + k]!);
          if (numbers.every(Number.isFinite)) return [[name, numbers]];
          return this.#fail(`nodes[${node}]: the ${name} of instance ${i} is not finite`);
        }),
      );
      this.#addMesh(node, this.#place(node, world, transform), i);
      await this.#rest(pause);
    }
  }

  /** Pauses once enough was done. */
  async #rest(pause: Pause): Promise<void> {
    const done = this.#corners + WORTH_OF_MATRIX * this.#placed;
    if (done < this.#paused + BETWEEN_PAUSES) return;
    this.#paused = done;
    await pause();
  }

  /** Where a transform puts what stands in a node, whose numbers must not become too long. */
  #place(node: number, parent: ExactMatrix, transform: GlbTransform): ExactMatrix {
    this.#placed++;
    const world = product(parent, matrixOf(transform));
    if (bitSpan(world) <= MOST_BITS) return world;
    const span = `numbers that span more than ${grouped(MOST_BITS)} bits`;
    return this.#fail(`nodes[${node}]: the transforms from the root down to it make ${span}`);
  }

  /** Adds the mesh of a node, or one of its instances. */
  #addMesh(node: number, world: ExactMatrix, instance?: number): void {
    const { name, mesh } = this.#scene.nodes[node]! as GlbNode & { readonly mesh: number };
    const { primitives, ...named } = this.#scene.meshes[mesh]!;
    const shared = new Map<number, Uint32Array>();
    const mirrored = orientation(world) < 0;
    for (const primitive of primitives) {
      const { index, material } = primitive;
      const part: FacePart = {
        names: {
          ...(material !== undefined && { material }),
          node: {
            index: node,
            ...(name !== undefined && { name }),
            ...(instance !== undefined && { instance }),
          },
          mesh: { index: mesh, ...named },
        },
        primitive: index,
      };
      let numbers = shared.get(primitive.positions);
      if (numbers === undefined) {
        numbers = this.#addVertices(this.#numbers[primitive.positions]!, world, part);
        shared.set(primitive.positions, numbers);
      }
      this.#faceParts.begin(this.#indices.length / 3, part);
      this.#addPrimitive(primitive, numbers, mirrored);
    }
  }

  /** How many vertices the mesh has so far. */
  get #count(): number {
    return (this.#weld ? this.#welder.positions : this.#positions).length / 3;
  }

  /** Adds vertices; the number of each. */
  #addVertices(source: GlbNumbers, world: ExactMatrix, part: FacePart): Uint32Array {
    const count = source.length / 3;
    this.#vertices += count;
    this.#limit(this.#vertices);
    const move = isIdentity(world) ? undefined : moverOf(world);
    if (move !== undefined) this.#transformed += count;
    const start = this.#count;
    const added = new NumberRunList();
    const numbers = new Uint32Array(count);
    const point = new Float64Array(3);
    for (let v = 0; v < count; v++) {
      const known = this.#count;
      for (let k = 0; k < 3; k++) point[k] = source[3 * v + k]!;
      if (!point.every(Number.isFinite)) this.#fail(`a coordinate of vertex ${v} of a mesh is not finite`);
      move?.(point);
      if (!point.every(Number.isFinite)) this.#failAtMove(part, v);
      numbers[v] = this.#weld ? this.#welder.add(point, 0) : this.#push(point);
      if (this.#count > known) added.push(v);
    }
    if (this.#count > start) this.#vertexParts.begin(start, { ...part, numbers: added.finish() });
    return numbers;
  }

  #failAtMove({ names: { node, mesh }, primitive }: FacePart, vertex: number): never {
    const which = `vertex ${vertex} of meshes[${mesh!.index}].primitives[${primitive}]`;
    this.#fail(`nodes[${node!.index}] moves ${which} beyond the largest double, ${Number.MAX_VALUE}`);
  }

  #push(point: Float64Array): number {
    const positions = this.#positions;
    positions.reserve(3);
    positions.data.set(point, positions.length);
    positions.length += 3;
    return positions.length / 3 - 1;
  }

  #addPrimitive(primitive: GlbPrimitive, numbers: Uint32Array, mirrored: boolean): void {
    const indices = primitive.corners === undefined ? undefined : this.#numbers[primitive.corners]!;
    const corners = indices?.length ?? numbers.length;
    this.#corners += corners;
    this.#limit(this.#corners);
    const { mode } = primitive;
    if (mode === 4 && corners % 3 !== 0)
      this.#fail(`a mesh of triangles has ${corners} corners, no multiple of 3`);
    const corner = (i: number): number => {
      const v = indices === undefined ? i : indices[i]!;
      if (v >= numbers.length) this.#fail(`vertex ${v} does not exist: the mesh has ${numbers.length}`);
      return numbers[v]!;
    };
    const [step, triangles] = mode === 4 ? [3, corners / 3] : [1, Math.max(0, corners - 2)];
    for (let t = 0; t < triangles; t++) {
      const i = step * t;
      const odd = mode === 5 ? t % 2 : 0;
      const first = corner(mode === 6 ? 0 : i);
      const [second, third] = [corner(i + 1 + odd), corner(i + 2 - odd)];
      this.#indices.push(first);
      this.#indices.push(mirrored ? third : second);
      this.#indices.push(mirrored ? second : third);
    }
  }

  #limit(count: number): void {
    if (count > MOST_INSTANCED) {
      this.#fail(
        `its meshes have more than ${grouped(MOST_INSTANCED)} vertices or corners where nodes use them`,
      );
    }
  }

  finish(notes: NoteBook): MeshFile {
    const positions = (this.#weld ? this.#welder.positions : this.#positions).finish();
    const welded = this.#vertices - positions.length / 3;
    const vertices = counted(positions.length / 3, 'vertex', 'vertices');
    const before = `${counted(this.#vertices, 'vertex', 'vertices')} welded to ${vertices} with equal coordinates`;
    notes.add('vertices-welded', welded, before);
    const moved = `${counted(this.#transformed, 'vertex', 'vertices')} moved by transforms of nodes: each coordinate is the nearest double to the exact one`;
    notes.add('transformed', this.#transformed, moved);
    if (this.#indices.length === 0) notes.add('no-faces', 1, `no faces: ${vertices} only`);
    const indices = this.#indices.finish();
    const origins = { parts: this.#faceParts.finish(), vertexParts: this.#vertexParts.finish() };
    const mesh = { positions, indices };
    return { mesh, format: 'glb', faceOfTriangle: null, origins, notes: notes.finish() };
  }

  #fail(what: string): never {
    throw new FormatError(this.#file, what);
  }
}

/** Moves points of binary32 numbers in place: each coordinate is the nearest double to the exact one. */
function moverOf(m: ExactMatrix): (point: Float64Array) => void {
  const [first, second, third] = [rowOf(m.slice(0, 4)), rowOf(m.slice(4, 8)), rowOf(m.slice(8, 12))];
  return (point) => {
    const [x, y, z] = [point[0]!, point[1]!, point[2]!];
    point[0] = roundedRow(first, x, y, z);
    point[1] = roundedRow(second, x, y, z);
    point[2] = roundedRow(third, x, y, z);
  };
}
