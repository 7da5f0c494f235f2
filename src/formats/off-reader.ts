import type { ByteSource } from './byte-source.js';
import { FaceList } from './face-list.js';
import { counted, FormatError } from './format-error.js';
import { GrowableFloat64 } from './growable.js';
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

/** Reads OFF line by line. Source: Geomview manual, "OFF Files". */
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
    if (match === null) scanner.fail(`expected "OFF", found ${quoted(word)}`);
    if (match[1] !== '') scanner.fail(`${quoted(word)} has other than three coordinates and is not read`);
    // Known collections have the first count behind the keyword without a space.
    if (match[2] !== '') scanner.pos = start + word.length - match[2]!.length;
    this.#state = 'counts';
    if (scanner.passWord('binary')) scanner.fail('binary OFF is not read');
    if (!scanner.atLineEnd()) this.#counts(scanner);
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
    this.#vertexLines.push(scanner.line);
    positions.reserve(3);
    for (let i = 0; i < 3; i++) {
      if (scanner.number(positions.data, positions.length + i)) continue;
      if (scanner.atLineEnd())
        scanner.fail(`expected 3 coordinates of vertex ${positions.length / 3}, found ${i}`);
      failAtNumber(scanner, 'xyz'[i]!);
    }
    positions.length += 3;
    if (!scanner.atLineEnd()) this.#extraOfVertices++;
    if (positions.length === 3 * this.#vertices) this.#nextState();
  }

  #face(scanner: TextScanner): void {
    this.#faceLines.push(scanner.line);
    const k = scanner.wholeNumber();
    if (k < 0) failExpecting(scanner, `the number of corners of face ${this.#faces.count}`);
    const { corners } = this.#faces;
    for (let i = 0; i < k; i++) {
      const start = scanner.pos;
      const index = scanner.wholeNumber();
      if (index >= 0 && index < this.#vertices) corners.push(index);
      else this.#failAtCorner(scanner, start, i, k);
    }
    this.#faces.close();
    if (!scanner.atLineEnd()) this.#extraOfFaces++;
    if (this.#faces.count === this.#declaredFaces) this.#nextState();
  }

  #failAtCorner(scanner: TextScanner, start: number, i: number, k: number): never {
    scanner.pos = start;
    if (scanner.atLineEnd()) scanner.fail(`expected ${k} corners of face ${this.#faces.count}, found ${i}`);
    failAtIndex(scanner, this.#vertices);
  }

  finish(scanner: TextScanner): MeshFile {
    if (this.#state !== 'end') this.#failAtEnd(scanner);
    const notes = this.#notes;
    const positions = this.#positions.finish();
    const { indices, faceOfTriangle } = this.#faces.finish(positions, notes);
    if (this.#faces.count === 0) {
      notes.add('no-faces', 1, `no faces: ${counted(this.#vertices, 'vertex', 'vertices')} only`);
    }
    const trailing = `${counted(this.#trailing, 'line')} behind the last face: not read`;
    notes.add('trailing-data', this.#trailing, trailing);
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
    const found = this.#state === 'vertices' ? this.#positions.length / 3 : this.#faces.count;
    const what =
      this.#state === 'vertices'
        ? counted(this.#vertices, 'vertex', 'vertices')
        : counted(this.#declaredFaces, 'face');
    throw new FormatError(file, `declares ${what}, the file ends after ${found}`);
  }
}

/** Reads OFF. What is decided where the format leaves a choice is told in `parseMesh`. */
export async function readOff(source: ByteSource): Promise<MeshFile> {
  const reader = new OffReader(source);
  const scanner = await readLines(source, reader.block);
  return reader.finish(scanner);
}
