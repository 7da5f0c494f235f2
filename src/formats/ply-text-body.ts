import { counted } from './format-error.js';
import { NumberRunList } from './number-runs.js';
import type { PlyBuilder, PlyPlan } from './ply-builder.js';
import { failAtIndex, failAtNumber, failExpecting } from './scan-error.js';
import type { TextScanner } from './text-scanner.js';

/** Reads what stands behind the header of a text PLY: a line for each entry. */
export class PlyTextBody {
  readonly #builder: PlyBuilder;
  #plan = 0;
  #entry = 0;
  #trailing = 0;
  readonly #vertexLines = new NumberRunList();
  readonly #faceLines = new NumberRunList();

  constructor(builder: PlyBuilder) {
    this.#builder = builder;
    this.#passEmpty();
  }

  readonly block = (scanner: TextScanner): void => {
    while (scanner.more) {
      if (!scanner.atLineEnd()) this.#line(scanner);
      scanner.nextLine();
    }
  };

  /** Passes elements of which nothing is left to read. */
  #passEmpty(): void {
    for (;;) {
      const plan = this.#builder.plans[this.#plan];
      if (plan === undefined) return;
      const { count, properties } = plan.element;
      if (this.#entry < count && properties.length > 0) return;
      this.#plan++;
      this.#entry = 0;
    }
  }

  #line(scanner: TextScanner): void {
    const plan = this.#builder.plans[this.#plan];
    if (plan === undefined) {
      this.#trailing++;
      return;
    }
    this.#read(scanner, plan);
    if (!scanner.atLineEnd()) this.#surplus(scanner, plan);
    this.#entry++;
    if (this.#entry === plan.element.count) this.#passEmpty();
  }

  /** Columns that the header does not declare: they belong to what is ignored, if that stands last. */
  #surplus(scanner: TextScanner, plan: PlyPlan): void {
    if (plan.roles.at(-1) !== undefined)
      failExpecting(scanner, `the end of the line behind ${this.#where(plan)}`);
    const what = `of "${plan.element.name}" with more columns than are declared`;
    this.#builder.notes.ignore(`line ${what}`, `lines ${what}`);
  }

  #where({ element }: PlyPlan): string {
    return `${element.name} ${this.#entry}`;
  }

  #read(scanner: TextScanner, plan: PlyPlan): void {
    const { positions, faces } = this.#builder;
    const { roles, element } = plan;
    const { line } = scanner;
    if (plan.kind === 'vertices') positions.reserve(3);
    for (let i = 0; i < roles.length; i++) {
      const role = roles[i];
      if (role === 'corners') this.#corners(scanner, plan);
      else if (role === undefined) {
        const numbers = element.properties[i]!.countType === undefined ? 1 : this.#count(scanner, plan);
        for (let k = 0; k < numbers; k++) this.#pass(scanner, plan);
      } else if (!scanner.number(positions.data, positions.length + role))
        failAtNumber(scanner, 'xyz'[role]!);
    }
    if (plan.kind === 'vertices') {
      positions.length += 3;
      this.#vertexLines.push(line);
    } else if (plan.kind === 'faces') {
      faces.close();
      this.#faceLines.push(line);
    }
  }

  #corners(scanner: TextScanner, plan: PlyPlan): void {
    const { faces, vertices } = this.#builder;
    const k = this.#count(scanner, plan);
    for (let i = 0; i < k; i++) {
      const start = scanner.pos;
      const index = scanner.wholeNumber();
      if (index >= 0 && index < vertices) {
        faces.corners.push(index);
        continue;
      }
      scanner.pos = start;
      if (scanner.atLineEnd()) scanner.fail(`expected ${k} corners of ${this.#where(plan)}, found ${i}`);
      failAtIndex(scanner, vertices);
    }
  }

  #count(scanner: TextScanner, plan: PlyPlan): number {
    const n = scanner.wholeNumber();
    if (n < 0) failExpecting(scanner, `the length of a list of ${this.#where(plan)}`);
    if (!Number.isSafeInteger(n)) scanner.fail(`the length of a list of ${this.#where(plan)} is beyond 2^53`);
    return n;
  }

  #pass(scanner: TextScanner, plan: PlyPlan): void {
    if (scanner.atLineEnd()) failExpecting(scanner, `a number of ${this.#where(plan)}`);
    scanner.skipWord();
  }

  /** @throws FormatError if entries are missing */
  finish(scanner: TextScanner): void {
    const plan = this.#builder.plans[this.#plan];
    if (plan !== undefined) {
      const { name, count } = plan.element;
      scanner.fail(`declares ${counted(count, name, name)}, the file ends after ${this.#entry}`);
    }
    const [faceLines, vertexLines] = [this.#faceLines.finish(), this.#vertexLines.finish()];
    this.#builder.origins = { faceLines, vertexLines };
    const trailing = `${counted(this.#trailing, 'line')} behind the last element: not read`;
    this.#builder.notes.add('trailing-data', this.#trailing, trailing);
  }
}
