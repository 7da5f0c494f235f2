import type { JSONDocument } from '@gltf-transform/core';
import type { GlbFields } from './glb-fields.js';

const FLOAT = 5126;
/** The types of indices, and their sizes. */
const INDEX_SIZES: Readonly<Record<number, number>> = { 5121: 1, 5123: 2, 5125: 4 };
/** How many numbers an element has. */
const NUMBERS = { SCALAR: 1, VEC3: 3, VEC4: 4 } as const;

/** What an accessor holds: whole numbers, or vectors of binary32 numbers. */
export type AccessorType = keyof typeof NUMBERS;

/** Where the elements of an accessor stand in its view. */
interface Layout {
  readonly byteOffset: number;
  readonly count: number;
  /** The bytes of an element, and of a number. */
  readonly each: number;
  readonly size: number;
  /** Whether there may be bytes between elements. */
  readonly mayStride: boolean;
}

/** The accessors of a GLB file that are read, each of which has its bytes. */
export class GlbAccessors {
  readonly #root: GlbFields;
  readonly #binary: Uint8Array<ArrayBuffer>;
  readonly #views: Record<string, number>[] = [];
  readonly #accessors: { readonly count: number; readonly [field: string]: number | string }[] = [];
  readonly #copied = new Map<number, number>();

  constructor(root: GlbFields, binary: Uint8Array<ArrayBuffer>) {
    this.#root = root;
    this.#binary = binary;
  }

  /** A document with nothing else, as the library takes it. */
  document(binaryName: string): JSONDocument {
    const json = {
      asset: { version: '2.0' },
      accessors: this.#accessors,
      bufferViews: this.#views,
      buffers: [{ byteLength: this.#binary.length }],
    };
    return { json: json as unknown as JSONDocument['json'], resources: { [binaryName]: this.#binary } };
  }

  /** How many elements one of the copied accessors has. */
  countOf(copied: number): number {
    return this.#accessors[copied]!.count;
  }

  /**
   * Checks an accessor and copies it; its number in the copy.
   *
   * @param what what its numbers are
   * @throws FormatError naming the field that is wrong
   */
  take(index: number, type: AccessorType, what: string): number {
    const accessor = this.#root.item('accessors', index);
    if (accessor.raw('type') !== type) accessor.fail('type', `"${type}"`);
    const known = this.#copied.get(index);
    if (known !== undefined) return known;
    const componentType = accessor.count('componentType');
    const isVector = type !== 'SCALAR';
    if (isVector && componentType !== FLOAT) accessor.fail('componentType', `${FLOAT} (float) for ${what}`);
    const size =
      (isVector ? 4 : INDEX_SIZES[componentType]) ??
      accessor.fail('componentType', `5121, 5123 or 5125 for ${what}`);
    if (accessor.has('sparse')) accessor.fail('sparse', 'absent: sparse data is not read');
    if (!accessor.has('bufferView')) accessor.fail('bufferView', 'there: compressed data is not read');
    const byteOffset = accessor.count('byteOffset', 0);
    const count = accessor.count('count');
    const each = NUMBERS[type] * size;
    const bufferView = this.#view(accessor, { byteOffset, count, each, size, mayStride: isVector });
    this.#accessors.push({ bufferView, byteOffset, count, componentType, type });
    this.#copied.set(index, this.#accessors.length - 1);
    return this.#accessors.length - 1;
  }

  /** Checks that the bytes of an accessor are there, and where numbers may start; its view's number in the copy. */
  #view(accessor: GlbFields, { byteOffset, count, each, size, mayStride }: Layout): number {
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
    if (stride < each || (!mayStride && stride !== each))
      view.fail('byteStride', `${each}${mayStride ? ' or more' : ''}`);
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
}
