import type { FacePart } from './file-origins.js';
import { counted } from './format-error.js';
import type { MeshFile } from './mesh-file.js';
import { NumberRunList } from './number-runs.js';
import { failAtNumber, failExpecting, NOT_FINITE } from './scan-error.js';
import { SectionList } from './section-list.js';
import { NORMAL, StlBuilder, VERTICES } from './stl-builder.js';
import type { TextScanner } from './text-scanner.js';

const UNNAMED: FacePart = { names: {} };

/** What a line must begin with, one after the other for each facet. */
type Expected = 'solid' | 'facet' | 'outer' | 'vertex' | 'endloop' | 'endfacet';

const ENDED = { endloop: 'loop', endfacet: 'facet' } as const;

/** Passes `endloop`, or `end loop` as some programs write it. */
function passEnd(scanner: TextScanner, what: 'solid' | 'facet' | 'loop'): boolean {
  if (scanner.passWord(`end${what}`)) return true;
  const { pos } = scanner;
  if (scanner.passWord('end') && scanner.passWord(what)) return true;
  scanner.pos = pos;
  return false;
}

/** Reads text STL line by line. */
export class StlTextReader {
  readonly #builder = new StlBuilder();
  #expected: Expected = 'solid';
  #vertices = 0;
  #solids = 0;
  readonly #facetLines = new NumberRunList();
  readonly #cornerLines = [new NumberRunList(), new NumberRunList(), new NumberRunList()] as const;
  readonly #parts = new SectionList<FacePart>();

  readonly block = (scanner: TextScanner): void => {
    while (scanner.more) {
      if (!scanner.atLineEnd()) this.#line(scanner);
      scanner.nextLine();
    }
  };

  #line(scanner: TextScanner): void {
    if (this.#expected === 'vertex') this.#vertex(scanner);
    else if (this.#expected === 'facet') this.#facet(scanner);
    else if (this.#expected === 'solid') this.#solid(scanner);
    else this.#bracket(scanner, this.#expected);
  }

  /** The rest of the line is a name. */
  #solid(scanner: TextScanner): void {
    if (!scanner.passWord('solid')) failExpecting(scanner, '"solid"');
    this.#solids++;
    const solid = scanner.restOfLine();
    this.#parts.begin(this.#builder.count, solid === '' ? UNNAMED : { names: { solid } });
    this.#expected = 'facet';
  }

  #facet(scanner: TextScanner): void {
    if (passEnd(scanner, 'solid')) {
      this.#expected = 'solid';
      return;
    }
    if (!scanner.passWord('facet')) failExpecting(scanner, '"facet" or "endsolid"');
    this.#facetLines.push(scanner.line);
    if (!scanner.passWord('normal')) failExpecting(scanner, '"normal"');
    const { facet } = this.#builder;
    for (let i = 0; i < 3; i++) {
      if (scanner.number(facet, NORMAL + i)) continue;
      const { pos } = scanner;
      // Exporters write such normals for facets without an area.
      if (!NOT_FINITE.test(scanner.word())) {
        scanner.pos = pos;
        failExpecting(scanner, '3 numbers of the normal');
      }
      facet[NORMAL + i] = Number.NaN;
    }
    this.#endLine(scanner);
    this.#expected = 'outer';
  }

  #vertex(scanner: TextScanner): void {
    if (passEnd(scanner, 'loop')) this.#failAtLoop(scanner);
    if (!scanner.passWord('vertex')) failExpecting(scanner, '"vertex"');
    this.#cornerLines[this.#vertices]!.push(scanner.line);
    for (let i = 0; i < 3; i++) {
      if (scanner.number(this.#builder.facet, VERTICES + 3 * this.#vertices + i)) continue;
      if (scanner.atLineEnd()) scanner.fail(`expected 3 numbers after "vertex", found ${i}`);
      failAtNumber(scanner, 'xyz'[i]!);
    }
    this.#endLine(scanner);
    if (++this.#vertices < 3) return;
    this.#vertices = 0;
    this.#expected = 'endloop';
  }

  #failAtLoop(scanner: TextScanner): never {
    const found = counted(this.#vertices, 'vertex', 'vertices');
    scanner.fail(`expected 3 vertices of facet ${this.#builder.count}, found ${found}`);
  }

  #bracket(scanner: TextScanner, expected: 'outer' | 'endloop' | 'endfacet'): void {
    const isThere = expected === 'outer' ? scanner.passWord(expected) : passEnd(scanner, ENDED[expected]);
    if (!isThere) failExpecting(scanner, `"${expected}"`);
    if (expected === 'outer' && !scanner.passWord('loop')) failExpecting(scanner, '"loop"');
    this.#endLine(scanner);
    if (expected === 'endfacet') this.#builder.add();
    this.#expected = expected === 'outer' ? 'vertex' : expected === 'endloop' ? 'endfacet' : 'facet';
  }

  #endLine(scanner: TextScanner): void {
    if (!scanner.atLineEnd()) failExpecting(scanner, 'the end of the line');
  }

  finish(scanner: TextScanner): MeshFile {
    if (this.#expected !== 'solid' || this.#solids === 0) {
      const expected = this.#expected === 'facet' ? 'facet" or "endsolid' : this.#expected;
      scanner.fail(`expected "${expected}", found the end of the file`);
    }
    if (this.#solids > 1)
      this.#builder.notes.ignore('border between solids', 'borders between solids', this.#solids - 1);
    return this.#builder.finish({
      faceLines: this.#facetLines.finish(),
      cornerLines: this.#cornerLines.map((lines) => lines.finish()),
      parts: this.#parts.finish(),
    });
  }
}
