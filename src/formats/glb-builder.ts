import type { Accessor, Node, Primitive } from '@gltf-transform/core';
import { orient3d } from '../predicates/index.js';
import { counted, FormatError, grouped } from './format-error.js';
import { GrowableFloat64, GrowableUint32 } from './growable.js';
import type { MeshFile } from './mesh-file.js';
import type { NoteBook } from './note-book.js';
import { VertexWelder } from './vertex-welder.js';

/** So many vertices or corners may come from instances of meshes; a small file can ask for any number. */
const MOST_INSTANCED = 1 << 27;

/** A 4 x 4 matrix, column by column. */
type Matrix = readonly number[];
const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** A node, and where it stands in the world. */
interface Placed {
  readonly node: Node;
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

/** Puts the primitives of a scene into one mesh. */
export class GlbBuilder {
  readonly #file: string;
  readonly #weld: boolean;
  readonly #positions = new GrowableFloat64();
  readonly #welder = new VertexWelder();
  readonly #indices = new GrowableUint32();
  #corners = 0;
  #vertices = 0;
  #transformed = 0;

  /** @param weld whether vertices with equal coordinates become one */
  constructor(file: string, weld: boolean) {
    this.#file = file;
    this.#weld = weld;
  }

  /** Adds what hangs on the roots, in order. */
  add(roots: readonly Node[]): void {
    const waiting: Placed[] = roots.map((node) => ({ node, world: node.getMatrix() })).reverse();
    for (let placed = waiting.pop(); placed !== undefined; placed = waiting.pop()) {
      const { node, world } = placed;
      this.#addNode(placed);
      const children = node
        .listChildren()
        .map((child) => ({ node: child, world: product(world, child.getMatrix()) }));
      waiting.push(...children.reverse());
    }
  }

  #addNode({ node, world }: Placed): void {
    const shared = new Map<Accessor, Uint32Array>();
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const accessor = primitive.getAttribute('POSITION')!;
      let numbers = shared.get(accessor);
      if (numbers === undefined) {
        numbers = this.#addVertices(accessor, world);
        shared.set(accessor, numbers);
      }
      this.#addPrimitive(primitive, numbers, isMirror(world));
    }
  }

  /** Adds vertices; the number of each. */
  #addVertices(accessor: Accessor, world: Matrix): Uint32Array {
    const source = accessor.getArray()!;
    const count = source.length / 3;
    this.#vertices += count;
    this.#limit(this.#vertices);
    const identity = world.every((value, i) => value === IDENTITY[i]);
    if (!identity) this.#transformed += count;
    const numbers = new Uint32Array(count);
    const point = new Float64Array(3);
    for (let v = 0; v < count; v++) {
      point.set(identity ? source.subarray(3 * v, 3 * v + 3) : moved(source, 3 * v, world));
      if (!point.every(Number.isFinite)) this.#fail(`a coordinate of vertex ${v} of a mesh is not finite`);
      numbers[v] = this.#weld ? this.#welder.add(point, 0) : this.#push(point);
    }
    return numbers;
  }

  #push(point: Float64Array): number {
    const positions = this.#positions;
    positions.reserve(3);
    positions.data.set(point, positions.length);
    positions.length += 3;
    return positions.length / 3 - 1;
  }

  #addPrimitive(primitive: Primitive, numbers: Uint32Array, mirrored: boolean): void {
    const indices = primitive.getIndices()?.getArray();
    const corners = indices?.length ?? numbers.length;
    this.#corners += corners;
    this.#limit(this.#corners);
    const mode = primitive.getMode();
    if (mode === 4 && corners % 3 !== 0)
      this.#fail(`a mesh of triangles has ${corners} corners, no multiple of 3`);
    const corner = (i: number): number => {
      const v = indices === undefined || indices === null ? i : indices[i]!;
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
    return { mesh: { positions, indices }, format: 'glb', faceOfTriangle: null, notes: notes.finish() };
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
