import { grouped, type Style } from '../../../fuzz/report/style.js';
import { printable } from '../../pictures/printable.js';
import type { Judgement, KindCount } from './acceptance.js';
import { checkText } from './check-output.js';
import type { CheckResult } from './check-types.js';
import type { Outcome } from './job-runner.js';
import { nameOf } from './mesh-source.js';

/** A file that was checked, or begun, or is named though it cannot be read. */
export interface CheckedFile {
  readonly path: string;
  readonly outcome: Outcome<'check'>;
  /** There if it was checked. */
  readonly judgement: Judgement | undefined;
}

/** Writes what a run of `check` says, while it goes on. */
export interface CheckWriter {
  file(checked: CheckedFile): void;
  /** A file that was not looked at because the run was stopped. */
  notBegun(path: string): void;
  /** @param closing the line that closes the run, if there is one */
  end(closing: string | undefined): void;
}

/** Takes the text as it is made. */
type Write = (text: string) => void;

/** One file's part of the JSON document: its report, and what it means for the exit code. */
function jsonOf({ path, outcome, judgement }: CheckedFile): string {
  if (outcome.type === 'failed') return JSON.stringify({ file: path, error: outcome.message });
  if (outcome.type === 'stopped' || judgement === undefined) {
    return JSON.stringify({ file: path, complete: false });
  }
  const { pass, accepted, unknown } = judgement;
  const more = JSON.stringify({
    pass,
    ...(accepted.length > 0 && { accepted }),
    ...(unknown.length > 0 && { unknown }),
  });
  return `${outcome.result.json.slice(0, -1)},${more.slice(1)}`;
}

function notBegunJson(path: string): string {
  return JSON.stringify({ file: path, complete: false, begun: false });
}

/** A JSON document: an array, unless it is about one file. */
class JsonWriter implements CheckWriter {
  readonly #isArray: boolean;
  #before: string;

  readonly #write: Write;

  constructor(write: Write, isArray: boolean) {
    this.#write = write;
    this.#isArray = isArray;
    this.#before = isArray ? '[' : '';
  }

  file(checked: CheckedFile): void {
    this.#part(jsonOf(checked));
  }

  notBegun(path: string): void {
    this.#part(notBegunJson(path));
  }

  #part(json: string): void {
    this.#write(this.#before + json);
    this.#before = ',\n';
  }

  end(): void {
    this.#write(this.#isArray ? ']\n' : '\n');
  }
}

/** A JSON object in a line of its own for each file. */
class LinesWriter implements CheckWriter {
  readonly #write: Write;

  constructor(write: Write) {
    this.#write = write;
  }

  file(checked: CheckedFile): void {
    this.#write(`${jsonOf(checked)}\n`);
  }

  notBegun(path: string): void {
    this.#write(`${notBegunJson(path)}\n`);
  }

  end(): void {}
}

function counts(list: readonly KindCount[]): string {
  return list.map(({ type: kind, count }) => `${grouped(count)} ${kind}`).join(', ');
}

/** What the rules changed in what the findings mean. */
function judgementText({ accepted, unknown }: Judgement, style: Style): string {
  const by = (what: string) => accepted.filter((each) => each.by === what);
  const [allowed, known] = [by('allow'), by('baseline')];
  return [
    ...(allowed.length > 0 ? [`  ${style.dim('allowed')}   ${counts(allowed)}\n`] : []),
    ...(known.length > 0 ? [`  ${style.dim('baseline')}  ${counts(known)}\n`] : []),
    ...(unknown.length > 0 ? [`  ${style.bad('new')}       ${counts(unknown)}\n`] : []),
  ].join('');
}

/** Tables for a person; or, quietly, a line for each file that fails. */
class TextWriter implements CheckWriter {
  readonly #style: Style;
  readonly #quiet: boolean;
  readonly #write: Write;

  constructor(write: Write, style: Style, quiet: boolean) {
    this.#write = write;
    this.#style = style;
    this.#quiet = quiet;
  }

  file({ path, outcome, judgement }: CheckedFile): void {
    const name = printable(nameOf(path));
    if (outcome.type === 'stopped') this.#write(`${name}: stopped\n`);
    if (outcome.type !== 'done' || judgement === undefined) return;
    if (this.#quiet) this.#line(name, outcome.result, judgement);
    else this.#write(checkText(name, outcome.result, this.#style) + judgementText(judgement, this.#style));
  }

  #line(name: string, { summary, complete }: CheckResult, { pass, unknown }: Judgement): void {
    if (pass && complete) return;
    const fresh = unknown.length > 0 ? `; new: ${counts(unknown)}` : '';
    this.#write(`${this.#style.bold(name)}: ${this.#style.bad(summary)}${fresh}\n`);
  }

  notBegun(): void {}

  end(closing: string | undefined): void {
    if (closing !== undefined) this.#write(closing);
  }
}

/** How a run is written. */
export type CheckFormat = 'tables' | 'quiet' | 'json' | 'ndjson';

/** @param several whether the run may be about several files */
export function checkWriter(
  format: CheckFormat,
  several: boolean,
  { style, write }: { readonly style: Style; readonly write: Write },
): CheckWriter {
  if (format === 'json') return new JsonWriter(write, several);
  return format === 'ndjson' ? new LinesWriter(write) : new TextWriter(write, style, format === 'quiet');
}
