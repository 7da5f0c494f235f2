import { collinearPoints } from '../../spatial/hull/affine-hull.js';
import { counted, grouped } from '../format-error.js';
import { printable } from '../name-of.js';
import { quoted } from '../scan-error.js';
import { MapScanner, type MapText } from './map-scanner.js';
import type {
  QuakeMap,
  QuakeMapBrush,
  QuakeMapEntity,
  QuakeMapFace,
  QuakeMapNote,
  QuakeMapNoteType,
} from './quake-map.js';
import { readFace } from './read-face.js';

/** How many entities, properties, brushes, faces and flags a map may have in all. A face takes some 600 bytes. */
const MOST_PARTS = 1 << 21;
/** No solid with an end in all directions has fewer faces. */
const LEAST_FACES = 4;
const PATCH = /^(?:patch|terrain)Def\w*$/i;
const BRUSH_PRIMITIVE = /^brushDef\w*$/i;

/** Reads a map: a descent by the grammar, in which only brushes stand in entities and only faces in brushes. */
class MapReader {
  readonly #scanner: MapScanner;
  readonly #most: number;
  readonly #notes: QuakeMapNote[] = [];
  /** Equal names are one string, which takes less place. */
  readonly #textures = new Map<string, string>();
  #parts = 0;

  constructor(scanner: MapScanner, most: number) {
    this.#scanner = scanner;
    this.#most = most;
  }

  map(): QuakeMap {
    const entities: QuakeMapEntity[] = [];
    // What editors put on the clipboard may be brushes of no entity.
    let bare: QuakeMapBrush[] | undefined;
    while (!this.#scanner.atEnd) {
      const { line } = this.#scanner;
      if (!this.#scanner.pass('{')) this.#scanner.failExpecting('"{" that begins an entity');
      if (!this.#scanner.isAt('(')) {
        entities.push(this.#entity(line));
        continue;
      }
      if (bare === undefined) {
        bare = [];
        entities.push({ properties: {}, brushes: bare, line });
        this.#note(
          'brush-without-entity',
          'this brush and others like it are in no entity: read as one of their own',
          line,
        );
      }
      this.#brush(bare, line);
    }
    return { entities, notes: this.#notes };
  }

  /** Behind the brace that begins it. */
  #entity(line: number): QuakeMapEntity {
    const scanner = this.#scanner;
    this.#count(1);
    // An object would take a property of the name `__proto__` for something else while it is filled.
    const properties = new Map<string, string>();
    const brushes: QuakeMapBrush[] = [];
    while (!scanner.pass('}')) {
      if (scanner.isAt('"')) this.#property(properties);
      else if (scanner.isAt('{')) {
        const { line: first } = scanner;
        scanner.pass('{');
        this.#brush(brushes, first);
      } else
        scanner.failExpecting('a property in quotes, "{" that begins a brush or "}" that ends the entity');
    }
    return { properties: Object.fromEntries(properties), brushes, line };
  }

  #property(properties: Map<string, string>): void {
    const scanner = this.#scanner;
    const { line } = scanner;
    this.#count(1);
    const key = scanner.quoted();
    if (!scanner.isAt('"')) scanner.failExpecting(`the value of ${quoted(key)} in quotes`);
    if (properties.has(key)) {
      this.#note('property-repeated', `${quoted(key)} is there twice: the last value is taken`, line);
    }
    properties.set(key, scanner.quoted());
  }

  /** Behind the brace that begins it. */
  #brush(brushes: QuakeMapBrush[], line: number): void {
    const scanner = this.#scanner;
    this.#count(1);
    const faces: QuakeMapFace[] = [];
    let degenerate = 0;
    while (!scanner.pass('}')) {
      if (scanner.isAt('(')) degenerate += this.#face(faces) ? 0 : 1;
      else if (faces.length === 0 && this.#skipped()) return;
      else scanner.failExpecting('"(" that begins a face or "}" that ends the brush');
    }
    brushes.push({ faces, line });
    const planes = faces.length - degenerate;
    if (planes >= LEAST_FACES) return;
    this.#note('too-few-faces', `${counted(planes, 'face')} with a plane: no solid has fewer than 4`, line);
  }

  /** Whether the face has a plane. */
  #face(faces: QuakeMapFace[]): boolean {
    const face = readFace(this.#scanner);
    this.#count(1 + face.extra.length);
    const { texture } = face;
    const known = this.#textures.get(texture);
    if (known === undefined) this.#textures.set(texture, texture);
    faces.push({ ...face, texture: known ?? texture });
    if (!collinearPoints(face.points[0], face.points[1], face.points[2])) return true;
    this.#note(
      'face-degenerate',
      'the three points of this face are on one line: it has no plane',
      face.line,
    );
    return false;
  }

  /** Passes the rest of a brush that is a patch or a brush primitive; false if it is none. */
  #skipped(): boolean {
    const scanner = this.#scanner;
    const { line, pos } = scanner;
    const word = scanner.word();
    const kind = PATCH.test(word) ? 'patch-skipped' : 'brush-primitive-skipped';
    if (kind !== 'patch-skipped' && !BRUSH_PRIMITIVE.test(word)) {
      scanner.pos = pos;
      return false;
    }
    if (!scanner.pass('{')) scanner.failExpecting(`"{" behind ${quoted(word)}`);
    this.#skipBlock();
    if (!scanner.pass('}')) scanner.failExpecting(`"}" that ends the brush of ${quoted(word)}`);
    this.#note(kind, `${printable(word)} is not read: left out`, line);
    return true;
  }

  /**
   * Passes what stands before a brace that ends, and that brace. Names may begin with a brace, so only a brace
   * alone is one.
   */
  #skipBlock(): void {
    const scanner = this.#scanner;
    for (let depth = 1; depth > 0; ) {
      if (scanner.atEnd) scanner.failExpecting('"}"');
      if (scanner.isAt('"')) {
        scanner.quoted();
        continue;
      }
      const word = scanner.word();
      if (word === '{') depth++;
      if (word === '}') depth--;
    }
  }

  #note(kind: QuakeMapNoteType, message: string, line: number): void {
    this.#notes.push({ type: kind, message, line });
  }

  #count(parts: number): void {
    this.#parts += parts;
    if (this.#parts > this.#most) {
      this.#scanner.fail(
        `has more than ${grouped(this.#most)} entities, properties, brushes, faces and flags`,
      );
    }
  }
}

/**
 * Reads the text of a map.
 *
 * @throws FormatError telling line and column, what was expected there and what was found
 */
export function readMap(file: string, text: MapText, most = MOST_PARTS): QuakeMap {
  return new MapReader(new MapScanner(file, text), most).map();
}
