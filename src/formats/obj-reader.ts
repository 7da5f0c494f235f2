import { GrowableFloat64 } from '../core/collections/growable.js';
import type { ByteSource } from './byte-source.js';
import { FaceList } from './face-list.js';
import { counted, FormatError } from './format-error.js';
import type { MeshFile } from './mesh-file.js';
import { NoteBook } from './note-book.js';
import { NumberRunList } from './number-runs.js';
import { ObjParts } from './obj-parts.js';
import type { Pause } from './pause.js';
import { readLines } from './read-lines.js';
import { failAtHugeIndex, failAtNumber, failExpecting, NOT_FINITE, quoted } from './scan-error.js';
import type { TextScanner } from './text-scanner.js';

const SPACE = 32;
const SLASH = 47;
const MINUS = 45;
const ZERO = 48;

/** What is left out, with its name for a note. */
const IGNORED: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  ['vn', ['normal (vn)', 'normals (vn)']],
  ['vt', ['texture coordinate (vt)', 'texture coordinates (vt)']],
  ['vp', ['parameter point (vp)', 'parameter points (vp)']],
  ['l', ['line element (l)', 'line elements (l)']],
  ['p', ['point element (p)', 'point elements (p)']],
  ['usemtl', ['use of a material (usemtl)', 'uses of materials (usemtl)']],
  ['mtllib', ['material library (mtllib)', 'material libraries (mtllib)']],
]);
/** How many unknown keywords are told apart, and how much of one is shown. */
const MOST_KEYWORDS = 20;
const LONGEST_KEYWORD = 20;

/** Reads Wavefront OBJ: `v` and `f` lines. Source: Alias|Wavefront, "Advanced Visualizer", appendix B1. */
class ObjReader {
  readonly #positions = new GrowableFloat64();
  readonly #faces = new FaceList();
  readonly #notes = new NoteBook();
  readonly #faceLines = new NumberRunList();
  readonly #vertexLines = new NumberRunList();
  readonly #parts = new ObjParts();
  /** References ahead to vertices that are not there yet, each greater than those before: number and line. */
  readonly #ahead: (readonly [number: number, line: number])[] = [];
  readonly #extra = new Float64Array(4);
  #weights = 0;
  #colours = 0;
  readonly #unknown = new Set<string>();

  readonly block = (scanner: TextScanner): void => {
    while (scanner.more) {
      this.#statement(scanner);
      scanner.nextStatement();
    }
  };

  #statement(scanner: TextScanner): void {
    if (scanner.atLineEnd()) return;
    if (scanner.passWord('v')) this.#vertex(scanner);
    else if (scanner.passWord('f') || scanner.passWord('fo')) this.#face(scanner);
    else this.#other(scanner);
  }

  #vertex(scanner: TextScanner): void {
    const positions = this.#positions;
    this.#vertexLines.push(scanner.line);
    positions.reserve(3);
    for (let i = 0; i < 3; i++) {
      if (scanner.number(positions.data, positions.length + i)) continue;
      if (scanner.atLineEnd()) scanner.fail(`expected 3 numbers after "v", found ${i}`);
      failAtNumber(scanner, 'xyz'[i]!);
    }
    positions.length += 3;
    if (!scanner.atLineEnd()) this.#extraColumns(scanner);
  }

  /** A weight, or a colour, or both, behind the coordinates. */
  #extraColumns(scanner: TextScanner): void {
    let n = 0;
    while (n < 4 && (scanner.number(this.#extra, n) || this.#notFinite(scanner, n))) n++;
    if (!scanner.atLineEnd()) failExpecting(scanner, 'a weight or a colour after the coordinates');
    if (n >= 3) this.#colours++;
    if ((n === 1 || n === 4) && this.#extra[n === 1 ? 0 : 3] !== 1) this.#weights++;
    if (n === 2) scanner.fail('expected 3, 4, 6 or 7 numbers after "v", found 5');
  }

  /** Passes what stands for a number that is not finite: of a colour or a weight it matters to nobody here. */
  #notFinite(scanner: TextScanner, n: number): boolean {
    const { pos } = scanner;
    this.#extra[n] = Number.NaN;
    if (NOT_FINITE.test(scanner.word())) return true;
    scanner.pos = pos;
    return false;
  }

  #face(scanner: TextScanner): void {
    const { corners } = this.#faces;
    this.#faceLines.push(scanner.line);
    while (!scanner.atLineEnd()) corners.push(this.#corner(scanner));
    if (this.#faces.openCorners === 0) scanner.fail('expected the corners of a face after "f", found none');
    this.#parts.face(this.#faces.count);
    this.#faces.close();
  }

  /** One of `v`, `v/vt`, `v//vn`, `v/vt/vn`: the number of its vertex, from 0. */
  #corner(scanner: TextScanner): number {
    const bytes = scanner.bytes;
    let i = scanner.pos;
    const negative = bytes[i] === MINUS;
    if (negative) i++;
    const first = i;
    let n = 0;
    for (let d = bytes[i]! - ZERO; d >= 0 && d <= 9; d = bytes[++i]! - ZERO) n = n * 10 + d;
    const [next, end] = [bytes[i]!, i];
    if (i === first || (next > SPACE && next !== SLASH)) {
      failExpecting(scanner, 'the number of a vertex (v, v/vt, v//vn or v/vt/vn)');
    }
    if (next === SLASH) i = this.#afterSlash(scanner, i);
    // Digits are lost in n, and nothing needs them but a person who looks for them.
    if (n > Number.MAX_SAFE_INTEGER) failAtHugeIndex(scanner, scanner.slice(scanner.pos, end));
    scanner.pos = i;
    return this.#resolve(scanner, n, negative);
  }

  /** Passes the numbers of the texture coordinate and the normal, which are not read. */
  #afterSlash(scanner: TextScanner, slash: number): number {
    const bytes = scanner.bytes;
    let i = slash;
    let slashes = 0;
    while (bytes[i]! > SPACE) {
      if (bytes[i] === SLASH) slashes++;
      else if (bytes[i] !== MINUS && !(bytes[i]! >= ZERO && bytes[i]! <= ZERO + 9)) slashes = 3;
      i++;
    }
    if (slashes > 2) failExpecting(scanner, 'v, v/vt, v//vn or v/vt/vn');
    return i;
  }

  #resolve(scanner: TextScanner, n: number, negative: boolean): number {
    const vertices = this.#positions.length / 3;
    if (n === 0) scanner.fail('vertex 0 does not exist: the first one is 1, the last one so far is -1');
    if (negative) {
      if (n > vertices) scanner.fail(`vertex -${n} does not exist: ${soFar(vertices)}`);
      return vertices - n;
    }
    if (n > vertices && n > (this.#ahead.at(-1)?.[0] ?? 0)) this.#ahead.push([n, scanner.line]);
    return n - 1;
  }

  #other(scanner: TextScanner): void {
    const word = scanner.word();
    const named = this.#parts.rename(word, scanner);
    const ignored = IGNORED.get(word);
    if (ignored !== undefined) this.#notes.ignore(...ignored);
    else if (named || word === 's') return;
    else if (/^[a-z_][\w-]*$/i.test(word)) this.#ignoreUnknown(word.slice(0, LONGEST_KEYWORD));
    else scanner.fail(`expected a keyword such as "v" or "f", found ${quoted(word)}`);
  }

  #ignoreUnknown(keyword: string): void {
    if (this.#unknown.size < MOST_KEYWORDS) this.#unknown.add(keyword);
    const name = this.#unknown.has(keyword) ? `of "${keyword}"` : 'of other keywords';
    this.#notes.ignore(`line ${name}`, `lines ${name}`);
  }

  async finish(file: string, pause: Pause): Promise<MeshFile> {
    const vertices = this.#positions.length / 3;
    const beyond = this.#ahead.find(([n]) => n > vertices);
    if (beyond !== undefined) {
      const [n, line] = beyond;
      const what = `vertex ${n} does not exist: the file has ${vertexCount(vertices)}`;
      throw new FormatError(file, what, { line });
    }
    const notes = this.#notes;
    const positions = this.#positions.finish();
    const triangles = await this.#faces.finish(positions, notes, pause);
    if (this.#faces.count === 0) notes.add('no-faces', 1, `no faces: ${vertexCount(vertices)} only`);
    const weights = `${vertexCount(this.#weights)} with a weight other than 1: it is ignored`;
    notes.add('weights-ignored', this.#weights, weights);
    if (this.#colours > 0) notes.ignore('colour of a vertex', 'colours of vertices', this.#colours);
    const { indices, faceOfTriangle } = triangles;
    const parts = this.#parts.finish();
    const origins = {
      faceLines: this.#faceLines.finish(),
      vertexLines: this.#vertexLines.finish(),
      ...(parts && { parts }),
    };
    return { mesh: { positions, indices }, format: 'obj', faceOfTriangle, origins, notes: notes.finish() };
  }
}

function vertexCount(n: number): string {
  return counted(n, 'vertex', 'vertices');
}

function soFar(vertices: number): string {
  return `${vertices === 1 ? 'there is' : 'there are'} ${vertexCount(vertices)} so far`;
}

/** Reads OBJ. What is decided where the format leaves a choice is told in `parseMesh`. */
export async function readObj(source: ByteSource): Promise<MeshFile> {
  const reader = new ObjReader();
  await readLines(source, reader.block, true);
  return reader.finish(source.name, source.pause);
}
