import { orient3d } from '../predicates/index.js';
import type { FacePart, VertexPart } from './file-origins.js';
import { counted, FormatError, grouped } from './format-error.js';
import type { GlbNode, GlbPrimitive, GlbScene } from './glb-document.js';
import { GrowableFloat64, GrowableUint32 } from './growable.js';
import type { MeshFile } from './mesh-file.js';
import type { NoteBook } from './note-book.js';
import { NumberRunList } from './number-runs.js';
import { SectionList } from './section-list.js';
import { VertexWelder } from './vertex-welder.js';

/** So many vertices or corners may come from instances of meshes; a small file can ask for any number. */
const MOST_INSTANCED = 1 << 27;

/** What an accessor holds: coordinates, or numbers of vertices. */
export type GlbNumbers = ArrayLike<number>;

/** A 4 x 4 matrix, column by column. */
type Matrix = readonly number[];
const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** A node by its number, and where it stands in the world. */
interface Placed {
  readonly node: number;
  readonly world: Matrix;
}

/** The product in plain doubles: transforms of glTF are no exact numbers to begin with. */
function product(a: Matrix, b: Matrix): Matrix {
  if (b.every((value, i) => value === IDENTITY[i])) return a;
  return IDENTITY.map((_, i) => {
    const [row, column] = [i % 4, i - (i % 4)];
    return (
      a[row]! * b[column]! +
      a[row + 4]! * b[column + 1]! +
      a[row + 8]! * b[column + 2]! +
      a[row + 12]! * b[column + 3]!
    );
  });
}

/** The matrix of a node. */
function matrixOf({ transform }: GlbNode): Matrix {
  if (transform.matrix !== undefined) return transform.matrix;
  const [tx, ty, tz] = transform.translation ?? [0, 0, 0];
  const [x, y, z, w] = transform.rotation ?? [0, 0, 0, 1];
  const [sx, sy, sz] = transform.scale ?? [1, 1, 1];
  return [
    (1 - 2 * (y! * y! + z! * z!)) * sx!,
    2 * (x! * y! + w! * z!) * sx!,
    2 * (x! * z! - w! * y!) * sx!,
    0,
    2 * (x! * y! - w! * z!) * sy!,
    (1 - 2 * (x! * x! + z! * z!)) * sy!,
    2 * (y! * z! + w! * x!) * sy!,
    0,
    2 * (x! * z! + w! * y!) * sz!,
    2 * (y! * z! - w! * x!) * sz!,
    (1 - 2 * (x! * x! + y! * y!)) * sz!,
    0,
    tx!,
    ty!,
    tz!,
    1,
  ];
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

  /** @param numbers what the accessors of the scene hold */
  constructor(file: string, scene: GlbScene, numbers: readonly GlbNumbers[]) {
    this.#file = file;
    this.#scene = scene;
    this.#numbers = numbers;
    let parts = 0;
    for (const { mesh } of scene.nodes)
      parts += mesh === undefined ? 0 : scene.meshes[mesh]!.primitives.length;
    this.#weld = scene.attributes || parts > 1;
  }

  /** Adds what hangs on the roots, in order. */
  add(): void {
    const { nodes, roots } = this.#scene;
    const waiting: Placed[] = roots.map((node) => ({ node, world: matrixOf(nodes[node]!) })).reverse();
    for (let placed = waiting.pop(); placed !== undefined; placed = waiting.pop()) {
      const { node, world } = placed;
      this.#addNode(placed);
      const children = nodes[node]!.children.map((child) => ({
        node: child,
        world: product(world, matrixOf(nodes[child]!)),
      }));
      waiting.push(...children.reverse());
    }
  }

  #addNode({ node, world }: Placed): void {
    const { name, mesh } = this.#scene.nodes[node]!;
    if (mesh === undefined) return;
    const { primitives, ...named } = this.#scene.meshes[mesh]!;
    const shared = new Map<number, Uint32Array>();
    for (const primitive of primitives) {
      const { index, material } = primitive;
      const part: FacePart = {
        names: {
          ...(material !== undefined && { material }),
          node: { index: node, ...(name !== undefined && { name }) },
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
      this.#addPrimitive(primitive, numbers, isMirror(world));
    }
  }

  /** How many vertices the mesh has so far. */
  get #count(): number {
    return (this.#weld ? this.#welder.positions : this.#positions).length / 3;
  }

  /** Adds vertices; the number of each. */
  #addVertices(source: GlbNumbers, world: Matrix, part: FacePart): Uint32Array {
    const count = source.length / 3;
    this.#vertices += count;
    this.#limit(this.#vertices);
    const identity = world.every((value, i) => value === IDENTITY[i]);
    if (!identity) this.#transformed += count;
    const start = this.#count;
    const added = new NumberRunList();
    const numbers = new Uint32Array(count);
    const point = new Float64Array(3);
    for (let v = 0; v < count; v++) {
      const known = this.#count;
      if (identity) for (let k = 0; k < 3; k++) point[k] = source[3 * v + k]!;
      else point.set(moved(source, 3 * v, world));
      if (!point.every(Number.isFinite)) this.#fail(`a coordinate of vertex ${v} of a mesh is not finite`);
      numbers[v] = this.#weld ? this.#welder.add(point, 0) : this.#push(point);
      if (this.#count > known) added.push(v);
    }
    if (this.#count > start) this.#vertexParts.begin(start, { ...part, numbers: added.finish() });
    return numbers;
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
    const moved = `${counted(this.#transformed, 'vertex', 'vertices')} moved by transforms of nodes: rounded to doubles`;
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

function moved(p: ArrayLike<number>, at: number, m: Matrix): number[] {
  const [x, y, z] = [p[at]!, p[at + 1]!, p[at + 2]!];
  return [0, 1, 2].map((row) => m[row]! * x + m[row + 4]! * y + m[row + 8]! * z + m[row + 12]!);
}

/** Whether a transform makes left hands of right ones, so that triangles turn round (glTF 2.0, 3.7.4). */
function isMirror(m: Matrix): boolean {
  if (!m.every(Number.isFinite)) return false;
  return orient3d(0, 0, 0, m[0]!, m[1]!, m[2]!, m[4]!, m[5]!, m[6]!, m[8]!, m[9]!, m[10]!) < 0;
}
