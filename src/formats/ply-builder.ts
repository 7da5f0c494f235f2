import { GrowableFloat64 } from '../core/collections/growable.js';
import type { ByteSource } from './byte-source.js';
import { FaceList } from './face-list.js';
import type { FileOrigins } from './file-origins.js';
import { counted, FormatError } from './format-error.js';
import type { MeshFile } from './mesh-file.js';
import { NoteBook } from './note-book.js';
import { requireBytes, trusted } from './parse-context.js';
import { type PlyElement, type PlyHeader, type PlyProperty, SIZE_OF } from './ply-header.js';
import { quoted } from './scan-error.js';

const LISTS_OF_CORNERS = ['vertex_indices', 'vertex_index'];

/** What a property is to a mesh: a coordinate (0, 1, 2), the corners of a face, or nothing. */
export type PlyRole = 0 | 1 | 2 | 'corners' | undefined;

/** An element with what its properties are to a mesh. */
export interface PlyPlan {
  readonly element: PlyElement;
  readonly roles: readonly PlyRole[];
  readonly kind: 'vertices' | 'faces' | 'ignored';
}

/** The mesh of a PLY file, as far as it was read, and how its elements are read. */
export class PlyBuilder {
  readonly source: ByteSource;
  readonly header: PlyHeader;
  readonly positions = new GrowableFloat64();
  readonly faces = new FaceList();
  readonly notes = new NoteBook();
  /** Text: the lines. */
  origins: FileOrigins = {};
  readonly plans: readonly PlyPlan[];
  /** How many vertices are declared. */
  readonly vertices: number;

  /** @param bodyStart how many bytes the header takes */
  constructor(source: ByteSource, header: PlyHeader, bodyStart: number) {
    this.source = source;
    this.header = header;
    this.plans = header.elements.map((element) => this.#plan(element));
    const vertex = this.plans.find(({ kind }) => kind === 'vertices');
    if (vertex === undefined) this.#fail('expected an element "vertex", found none');
    this.vertices = vertex.element.count;
    this.#requireBytes(bodyStart);
    this.#makePlace();
  }

  #plan(element: PlyElement): PlyPlan {
    if (element.name === 'vertex') {
      const roles = element.properties.map(({ name }) => coordinate(name));
      for (const axis of [0, 1, 2] as const) this.#requireCoordinate(element, 'xyz'[axis]!);
      return { element, roles, kind: 'vertices' };
    }
    if (element.name !== 'face')
      return { element, roles: element.properties.map(() => undefined), kind: 'ignored' };
    const list = element.properties.findIndex(({ name }) => LISTS_OF_CORNERS.includes(name));
    if (list < 0) this.#fail('element "face" has no list "vertex_indices"');
    this.#requireIndices(element.properties[list]!);
    return {
      element,
      roles: element.properties.map((_, i) => (i === list ? 'corners' : undefined)),
      kind: 'faces',
    };
  }

  #requireCoordinate({ properties }: PlyElement, name: string): void {
    const property = properties.find((one) => one.name === name);
    if (property === undefined) this.#fail(`element "vertex" has no property ${quoted(name)}`);
    if (property.countType !== undefined)
      this.#fail(`property ${quoted(name)} of "vertex" must not be a list`);
  }

  #requireIndices({ name, type, countType }: PlyProperty): void {
    if (countType === undefined) this.#fail(`property ${quoted(name)} of "face" must be a list`);
    if (type.startsWith('float')) this.#fail(`property ${quoted(name)} of "face" must be of an integer type`);
  }

  #requireBytes(bodyStart: number): void {
    const ascii = this.header.format === 'ascii';
    let least = ascii ? bodyStart - 1 : bodyStart;
    for (const { count, properties } of this.header.elements) least += count * leastBytes(properties, ascii);
    const declared = this.header.elements
      .map(({ name, count }) => `${counted(count, name, name)}`)
      .join(' and ');
    requireBytes(this.source, least, declared, { line: this.header.lines });
  }

  #makePlace(): void {
    for (const { element, kind } of this.plans) {
      const each = leastBytes(element.properties, this.header.format === 'ascii');
      const place = 3 * trusted(this.source, element.count, each);
      if (kind === 'vertices') this.positions.reserve(place);
      if (kind === 'faces')
        this.faces.corners.reserve(Math.min(place, 3 * trusted(this.source, element.count, 4)));
    }
  }

  async finish(): Promise<MeshFile> {
    const notes = this.notes;
    const positions = this.positions.finish();
    const { indices, faceOfTriangle } = await this.faces.finish(positions, notes, this.source.pause);
    if (this.faces.count === 0) {
      notes.add('no-faces', 1, `no faces: ${counted(this.vertices, 'vertex', 'vertices')} only`);
    }
    for (const plan of this.plans) this.#noteIgnored(plan);
    const { unmarked, strayList } = this.header;
    if (strayList)
      notes.ignore(
        'list of a face that is declared for vertices',
        'lists of faces that are declared for vertices',
      );
    const called = 'of the header that is no comment and says nothing';
    if (unmarked > 0) notes.ignore(`line ${called}`, `lines ${called}`, unmarked);
    const { origins } = this;
    return { mesh: { positions, indices }, format: 'ply', faceOfTriangle, origins, notes: notes.finish() };
  }

  #noteIgnored({ element: { name, count, properties }, roles, kind }: PlyPlan): void {
    if (kind === 'ignored') {
      if (count > 0) this.notes.ignore(`"${name}"`, `"${name}"`, count);
      return;
    }
    const ignored = properties.filter((_, i) => roles[i] === undefined).map((property) => property.name);
    if (ignored.length === 0) return;
    const which = `of "${name}" (${ignored.slice(0, 12).join(', ')}${ignored.length > 12 ? ', ...' : ''})`;
    this.notes.ignore(`property ${which}`, `properties ${which}`, ignored.length);
  }

  #fail(what: string): never {
    throw new FormatError(this.source.name, what, { line: this.header.lines });
  }
}

function coordinate(name: string): PlyRole {
  const axis = ['x', 'y', 'z'].indexOf(name);
  return axis < 0 ? undefined : (axis as 0 | 1 | 2);
}

/** The fewest bytes that an entry takes: in text a digit and a space each. */
function leastBytes(properties: readonly PlyProperty[], ascii: boolean): number {
  let bytes = 0;
  for (const { type, countType } of properties) bytes += ascii ? 2 : SIZE_OF[countType ?? type];
  return bytes;
}
