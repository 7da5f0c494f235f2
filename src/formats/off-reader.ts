import { GrowableFloat64 } from '../core/collections/growable.js';
import type { ByteSource } from './byte-source.js';
import { FaceList } from './face-list.js';
import { counted, FormatError } from './format-error.js';
import type { MeshFile } from './mesh-file.js';
import { NoteBook } from './note-book.js';
import { NumberRunList } from './number-runs.js';
import { requireBytes, trusted } from './parse-context.js';
import { readLines } from './read-lines.js';
import { failAtIndex, failAtNumber, failExpecting, quoted } from './scan-error.js';
import type { TextScanner } from './text-scanner.js';

/** `0 0 0` and the end of the line. */
const BYTES_OF_VERTEX = 6;
/** `0` and the end of the line. */
const BYTES_OF_FACE = 2;
/** A face with its three corners: what place is made for. */
const BYTES_OF_TRIANGLE = 8;

/**
 * Reads OFF. A vertex or a face may go on in further lines; what stands behind it in its last one is a colour or the
 * like. Source: Geomview manual, "OFF Files".
 */
class OffReader {
  readonly #source: ByteSource;
  readonly #positions = new GrowableFloat64();
  readonly #faces = new FaceList();
  readonly #notes = new NoteBook();
  readonly #faceLines = new NumberRunList();
  readonly #vertexLines = new NumberRunList();
  #state: 'keyword' | 'counts' | 'vertices' | 'faces' | 'end' = 'keyword';
  #vertices = 0;
  #declaredFaces = 0;
  #extraOfVertices = 0;
  #extraOfFaces = 0;
  #trailing = 0;
  /**
   * How many coordinates or corners of the entry at hand stand in the lines before, and how many corners it has; -1
   * before that is known.
   */
  #read = 0;
  #size = -1;
  /** How many entries went on in further lines, and which one did first. */
  #continued = 0;
  #firstContinued = '';

  constructor(source: ByteSource) {
    this.#source = source;
  }

  readonly block = (scanner: TextScanner): void => {
    while (scanner.more) {
      if (!scanner.atLineEnd()) this.#line(scanner);
      scanner.nextLine();
    }
  };

  #line(scanner: TextScanner): void {
    if (this.#state === 'vertices') this.#vertex(scanner);
    else if (this.#state === 'faces') this.#face(scanner);
    else if (this.#state === 'keyword') this.#keyword(scanner);
    else if (this.#state === 'counts') this.#counts(scanner);
    else this.#trailing++;
  }

  #keyword(scanner: TextScanner): void {
    const start = scanner.pos;
    const word = scanner.word();
    const match = /^(?:ST)?C?N?(4?n?)OFF(\d*)$/.exec(word);
    if (match === null) {
      this.#countsFirst(scanner, start, word);
      return;
    }
    if (match[1] !== '') scanner.fail(`${quoted(word)} has other than three coordinates and is not read`);
    // Known collections have the first count behind the keyword without a space.
    if (match[2] !== '') scanner.pos = start + word.length - match[2]!.length;
    this.#state = 'counts';
    if (scanner.passWord('binary')) scanner.fail('binary OFF is not read');
    if (!scanner.atLineEnd()) this.#counts(scanner);
  }

  /** The keyword may be left out, and is in many files: then three whole numbers stand in the first line. */
  #countsFirst(scanner: TextScanner, start: number, word: string): void {
    scanner.pos = start;
    const counts = [0, 1, 2].map(() => scanner.wholeNumber());
    if (counts.includes(-1) || !scanner.atLineEnd()) scanner.fail(`expected "OFF", found ${quoted(word)}`);
    scanner.pos = start;
    this.#notes.add('no-keyword', 1, 'no keyword "OFF" before the counts: read as OFF');
    this.#counts(scanner);
  }

  #counts(scanner: TextScanner): void {
    this.#vertices = this.#declared(scanner, 'vertices');
    this.#declaredFaces = this.#declared(scanner, 'faces');
    // The number of edges may be left out, and nobody relies on it.
    if (!scanner.atLineEnd()) this.#declared(scanner, 'edges');
    if (!scanner.atLineEnd()) failExpecting(scanner, 'the end of the line behind the counts');
    this.#makePlace(scanner.line);
    this.#nextState();
  }

  #declared(scanner: TextScanner, what: string): number {
    const n = scanner.wholeNumber();
    if (n < 0) failExpecting(scanner, `the number of ${what}`);
    if (!Number.isSafeInteger(n)) scanner.fail(`the number of ${what} is beyond 2^53`);
    return n;
  }

  #makePlace(line: number): void {
    const [vertices, faces] = [this.#vertices, this.#declaredFaces];
    const declared = `${counted(vertices, 'vertex', 'vertices')} and ${counted(faces, 'face')}`;
    // The very last line may have no end.
    requireBytes(this.#source, BYTES_OF_VERTEX * vertices + BYTES_OF_FACE * faces - 1, declared, { line });
    this.#positions.reserve(3 * trusted(this.#source, vertices, BYTES_OF_VERTEX));
    this.#faces.corners.reserve(3 * trusted(this.#source, faces, BYTES_OF_TRIANGLE));
  }

  #nextState(): void {
    if (this.#positions.length < 3 * this.#vertices) this.#state = 'vertices';
    else this.#state = this.#faces.count < this.#declaredFaces ? 'faces' : 'end';
  }

  #vertex(scanner: TextScanner): void {
    const positions = this.#positions;
    if (this.#read === 0) this.#vertexLines.push(scanner.line);
    positions.reserve(3);
    const { data, length } = positions;
    for (let i = this.#read; i < 3; i++) {
      if (scanner.number(data, length + i)) continue;
      if (!scanner.atLineEnd()) failAtNumber(scanner, 'xyz'[i]!);
      this.#goOn(scanner, i);
      return;
    }
    this.#read = 0;
    positions.length = length + 3;
    if (!scanner.atLineEnd()) this.#extraOfVertices++;
    if (positions.length === 3 * this.#vertices) this.#nextState();
  }

  #face(scanner: TextScanner): void {
    if (this.#size < 0) this.#beginFace(scanner);
    const { corners } = this.#faces;
    const [vertices, size] = [this.#vertices, this.#size];
    for (let i = this.#read; i < size; i++) {
      const start = scanner.pos;
      const index = scanner.wholeNumber();
      if (index >= 0 && index < vertices) {
        corners.push(index);
        continue;
      }
      scanner.pos = start;
      if (!scanner.atLineEnd()) failAtIndex(scanner, vertices, this.#hint(scanner));
      this.#goOn(scanner, i);
      return;
    }
    this.#read = 0;
    this.#size = -1;
    this.#faces.close();
    if (!scanner.atLineEnd()) this.#extraOfFaces++;
    if (this.#faces.count === this.#declaredFaces) this.#nextState();
  }

  #beginFace(scanner: TextScanner): void {
    this.#faceLines.push(scanner.line);
    this.#size = this.#declared(scanner, `corners of face ${this.#faces.count}`);
  }

  /** Leaves the rest of a vertex or a face, of which so much was read, to the next line. */
  #goOn({ line }: TextScanner, read: number): void {
    this.#read = read;
    if (this.#openedOn !== line) return;
    if (this.#continued++ === 0) this.#firstContinued = `${this.#entry} in line ${line}`;
  }

  /** Says that an entry goes on here, where it does: what is wrong may be that it lacks something in its first line. */
  #hint({ line }: TextScanner): string {
    return line === this.#openedOn ? '' : `; ${this.#entry} in line ${this.#openedOn} goes on in this one`;
  }

  /** The line on which the entry at hand begins. */
  get #openedOn(): number {
    return (this.#state === 'vertices' ? this.#vertexLines : this.#faceLines).last;
  }

  /** The entry at hand. */
  get #entry(): string {
    if (this.#state === 'vertices') return `vertex ${this.#positions.length / 3}`;
    return `face ${this.#faces.count}`;
  }

  async finish(scanner: TextScanner): Promise<MeshFile> {
    if (this.#state !== 'end') this.#failAtEnd(scanner);
    const notes = this.#notes;
    const positions = this.#positions.finish();
    const { indices, faceOfTriangle } = await this.#faces.finish(positions, notes, this.#source.pause);
    if (this.#faces.count === 0) {
      notes.add('no-faces', 1, `no faces: ${counted(this.#vertices, 'vertex', 'vertices')} only`);
    }
    const trailing = `${counted(this.#trailing, 'line')} behind the last face: not read`;
    notes.add('trailing-data', this.#trailing, trailing);
    const more = `${counted(this.#continued, 'vertex or face', 'vertices or faces')} over several lines`;
    notes.add('over-lines', this.#continued, `${more} (the first one is ${this.#firstContinued})`);
    if (this.#extraOfVertices > 0) {
      const columns = 'with columns behind the coordinates (normals, colours)';
      notes.ignore(`vertex ${columns}`, `vertices ${columns}`, this.#extraOfVertices);
    }
    if (this.#extraOfFaces > 0) {
      const columns = 'with columns behind the corners (colours)';
      notes.ignore(`face ${columns}`, `faces ${columns}`, this.#extraOfFaces);
    }
    const origins = { faceLines: this.#faceLines.finish(), vertexLines: this.#vertexLines.finish() };
    return { mesh: { positions, indices }, format: 'off', faceOfTriangle, origins, notes: notes.finish() };
  }

  #failAtEnd({ file }: TextScanner): never {
    if (this.#state === 'keyword') throw new FormatError(file, 'expected "OFF", found the end of the file');
    if (this.#state === 'counts')
      throw new FormatError(file, 'expected the counts, found the end of the file');
    if (this.#isOpen) {
      const expected = this.#state === 'vertices' ? '3 coordinates' : `${this.#size} corners`;
      const what = `expected ${expected} of ${this.#entry}, found ${this.#read}`;
      throw new FormatError(file, what, { line: this.#openedOn });
    }
    const [found, declared] =
      this.#state === 'vertices'
        ? [this.#positions.length / 3, counted(this.#vertices, 'vertex', 'vertices')]
        : [this.#faces.count, counted(this.#declaredFaces, 'face')];
    // Whatever an entry lacks, it takes from the next one, and the last one is missing.
    const hint = this.#continued === 0 ? '' : `; ${this.#firstContinued} goes on in the next one`;
    throw new FormatError(file, `declares ${declared}, the file ends after ${found}${hint}`);
  }

  /** Whether an entry has begun and is not complete. */
  get #isOpen(): boolean {
    return this.#read > 0 || this.#size >= 0;
  }
}

/** Reads OFF. What is decided where the format leaves a choice is told in `parseMesh`. */
export async function readOff(source: ByteSource): Promise<MeshFile> {
  const reader = new OffReader(source);
  const scanner = await readLines(source, reader.block);
  return reader.finish(scanner);
}
