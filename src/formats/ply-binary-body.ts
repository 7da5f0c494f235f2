import type { RollingBuffer } from './byte-source.js';
import { byteSize, counted, FormatError } from './format-error.js';
import type { PlyBuilder, PlyPlan } from './ply-builder.js';
import { type PlyType, SIZE_OF } from './ply-header.js';

/** Larger entries are not held in memory: a face with ten million corners fits. */
const LARGEST_ENTRY = 1 << 26;

/** Reads what stands behind the header of a binary PLY. */
export class PlyBinaryBody {
  readonly #builder: PlyBuilder;
  readonly #little: boolean;
  #plan = 0;
  #entry = 0;
  #trailing = 0;
  #view = new DataView(new ArrayBuffer(0));
  /** Where the properties of the entry at hand start in the buffer, and how many items a list has. */
  #places = new Float64Array(0);
  #lengths = new Float64Array(0);

  constructor(builder: PlyBuilder) {
    this.#builder = builder;
    this.#little = builder.header.format === 'binary_little_endian';
    this.#prepare();
  }

  readonly consume = (buffer: RollingBuffer, last: boolean): void => {
    const { bytes } = buffer;
    if (this.#view.buffer !== bytes.buffer) this.#view = new DataView(bytes.buffer);
    for (;;) {
      const plan = this.#builder.plans[this.#plan];
      if (plan === undefined) break;
      while (this.#entry < plan.element.count && this.#measure(buffer, plan)) this.#take(buffer, plan);
      if (this.#entry < plan.element.count) {
        if (last) this.#failAtEnd(buffer, plan);
        return;
      }
      this.#plan++;
      this.#prepare();
    }
    this.#trailing += buffer.length;
    buffer.start = buffer.end;
    if (last) this.#noteTrailing();
  };

  /** Starts with the next element. Entries without a property take no bytes and are not counted one by one. */
  #prepare(): void {
    const plan = this.#builder.plans[this.#plan];
    if (plan === undefined) return;
    const { count, properties } = plan.element;
    this.#entry = properties.length === 0 ? count : 0;
    this.#places = new Float64Array(properties.length + 1);
    this.#lengths = new Float64Array(properties.length).fill(1);
  }

  /** Finds out where the parts of the next entry are; false if it is not complete yet. */
  #measure(buffer: RollingBuffer, { element: { properties } }: PlyPlan): boolean {
    let at = buffer.start;
    for (let i = 0; i < properties.length; i++) {
      const { type, countType } = properties[i]!;
      if (countType !== undefined) {
        if (at + SIZE_OF[countType] > buffer.end) return false;
        const n = integerAt(this.#view, countType, at, this.#little);
        if (n < 0) this.#fail(buffer, at, `the length of list "${properties[i]!.name}" is ${n}`);
        at += SIZE_OF[countType];
        this.#lengths[i] = n;
      }
      this.#places[i] = at;
      at += this.#lengths[i]! * SIZE_OF[type];
      if (countType !== undefined && at > buffer.end)
        this.#checkLength(buffer, at, properties[i]!.name, this.#lengths[i]!);
    }
    this.#places[properties.length] = at;
    return at <= buffer.end;
  }

  /** Is it possible that a list arrives which is not here yet? */
  #checkLength(buffer: RollingBuffer, end: number, name: string, length: number): void {
    const { total } = this.#builder.source;
    const declares = `list "${name}" declares ${counted(length, 'item')}`;
    if (total !== undefined && buffer.dropped + end > total) {
      this.#fail(buffer, buffer.start, `${declares}, the file has ${byteSize(total)}`);
    }
    if (end - buffer.start > LARGEST_ENTRY) {
      this.#fail(
        buffer,
        buffer.start,
        `${declares}: entries of more than ${byteSize(LARGEST_ENTRY)} are not read`,
      );
    }
  }

  #take(buffer: RollingBuffer, plan: PlyPlan): void {
    if (plan.kind === 'vertices') this.#vertex(buffer, plan);
    else if (plan.kind === 'faces') this.#face(buffer, plan);
    buffer.start = this.#places[plan.roles.length]!;
    this.#entry++;
  }

  #vertex(buffer: RollingBuffer, { roles, element }: PlyPlan): void {
    const { positions } = this.#builder;
    positions.reserve(3);
    const { data, length } = positions;
    for (let i = 0; i < roles.length; i++) {
      const role = roles[i];
      if (role === undefined || role === 'corners') continue;
      const at = this.#places[i]!;
      putNumber(data, length + role, this.#view, element.properties[i]!.type, at, this.#little);
      if (Number.isFinite(data[length + role])) continue;
      const what = `${'xyz'[role]} of vertex ${this.#entry} must be a finite number`;
      this.#fail(buffer, at, `${what}, found ${data[length + role]}`);
    }
    positions.length += 3;
  }

  #face(buffer: RollingBuffer, { roles, element }: PlyPlan): void {
    const { faces, vertices } = this.#builder;
    const list = roles.indexOf('corners');
    const { type } = element.properties[list]!;
    const n = this.#lengths[list]!;
    let at = this.#places[list]!;
    for (let k = 0; k < n; k++, at += SIZE_OF[type]) {
      const index = integerAt(this.#view, type, at, this.#little);
      if (!(index >= 0 && index < vertices)) this.#failAtIndex(buffer, at, index);
      faces.corners.push(index);
    }
    faces.close();
  }

  #failAtIndex(buffer: RollingBuffer, at: number, index: number): never {
    const { vertices } = this.#builder;
    const which = vertices === 0 ? 'none' : `${vertices} (0 to ${vertices - 1})`;
    this.#fail(buffer, at, `vertex ${index} does not exist: the file declares ${which}`);
  }

  #failAtEnd(buffer: RollingBuffer, { element: { name, count } }: PlyPlan): never {
    const what = `declares ${counted(count, name, name)}, the file ends in number ${this.#entry}`;
    this.#fail(buffer, buffer.end, what);
  }

  #noteTrailing(): void {
    const trailing = `${counted(this.#trailing, 'byte')} behind the last element: not read`;
    this.#builder.notes.add('trailing-data', this.#trailing, trailing);
  }

  #fail({ dropped }: RollingBuffer, at: number, what: string): never {
    throw new FormatError(this.#builder.source.name, what, { offset: dropped + at });
  }
}

function integerAt(view: DataView, type: PlyType, at: number, little: boolean): number {
  switch (type) {
    case 'uint8':
      return view.getUint8(at);
    case 'int32':
      return view.getInt32(at, little);
    case 'uint32':
      return view.getUint32(at, little);
    case 'int8':
      return view.getInt8(at);
    case 'int16':
      return view.getInt16(at, little);
    default:
      return view.getUint16(at, little);
  }
}

function putNumber(
  out: Float64Array,
  to: number,
  view: DataView,
  type: PlyType,
  at: number,
  little: boolean,
): void {
  if (type === 'float64') out[to] = view.getFloat64(at, little);
  else if (type === 'float32') out[to] = view.getFloat32(at, little);
  else out[to] = integerAt(view, type, at, little);
}
