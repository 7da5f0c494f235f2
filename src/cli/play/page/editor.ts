/// <reference lib="dom" />
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript, typescriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, ensureSyntaxTree, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  hoverTooltip,
  keymap,
  lineNumbers,
  WidgetType,
} from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import type { Said } from '../run/execute.js';
import { completionsOf, type Known, tooltipOf } from './completions.js';
import { commentBehind, type Verdict, verdictOn } from './stated.js';

/** Longer texts are shown below the program only. */
const MOST_BESIDE = 160;

/** What a line said, behind it. */
class Behind extends WidgetType {
  readonly #text: string;
  readonly #name: string;

  constructor(text: string, name: string) {
    super();
    this.#text = text;
    this.#name = name;
  }

  override eq(other: Behind): boolean {
    return other.#text === this.#text && other.#name === this.#name;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = this.#name;
    element.textContent = this.#text;
    return element;
  }
}

/** What is behind the end of a line: a mark, if a comment states the value that came, or another one. */
function behind(verdict: Verdict, texts: readonly string[]): string {
  if (verdict === 'right') return '✓';
  const joined = texts.join('; ');
  const short = joined.length <= MOST_BESIDE ? joined : `${joined.slice(0, MOST_BESIDE)}…`;
  return verdict === 'wrong' ? `✗ // ${short}` : `// ${short}`;
}

/** A line of the program, and what it said. */
interface Line {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  /** What the comment behind it states, if there is one. */
  readonly comment: string | undefined;
  readonly said: readonly Said[];
  readonly verdict: Verdict;
}

/** For programs as long as those of links, so many milliseconds are enough. */
const MOST_PARSING_MS = 200;

/** The lines that said something, in their order. */
function linesOf(state: EditorState, said: readonly Said[]): Line[] {
  const byLine = new Map<number, Said[]>();
  for (const one of said)
    if (one.line !== undefined && one.line >= 1 && one.line <= state.doc.lines)
      byLine.set(one.line, [...(byLine.get(one.line) ?? []), one]);
  const tree = byLine.size === 0 ? null : ensureSyntaxTree(state, state.doc.length, MOST_PARSING_MS);
  const program = state.doc.toString();
  return [...byLine]
    .sort(([a], [b]) => a - b)
    .map(([number, all]) => {
      const { from, to } = state.doc.line(number);
      const innermost = tree?.resolveInner(to, -1);
      const comment = innermost === undefined ? undefined : commentBehind(innermost, program);
      const verdict = comment === undefined ? 'nothing' : verdictOn(comment, all);
      return { number, from, to, comment, said: all, verdict };
    });
}

const setSaid = StateEffect.define<readonly Said[]>();

function decorationsOf(state: EditorState, said: readonly Said[]): DecorationSet {
  const marks = linesOf(state, said).flatMap(({ from, to, said: all, verdict }) => {
    const error = all.find(({ type }) => type === 'error');
    const texts = error === undefined ? all.map(({ text }) => text) : [error.text];
    const name = error !== undefined ? 'said error' : verdict === 'wrong' ? 'said wrong-value' : 'said';
    const widget = new Behind(behind(error === undefined ? verdict : 'nothing', texts), name);
    const mark = Decoration.widget({ widget, side: 1 }).range(to);
    return error === undefined ? [mark] : [Decoration.line({ class: 'failed' }).range(from), mark];
  });
  return Decoration.set(marks, true);
}

/** What was said, until the program is changed. */
const saidField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, transaction) {
    for (const effect of transaction.effects)
      if (effect.is(setSaid)) return decorationsOf(transaction.state, effect.value);
    return transaction.docChanged ? Decoration.none : before;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The editor of the playground. */
export class Editor {
  readonly #view: EditorView;
  #isSetting = false;

  constructor(parent: HTMLElement, known: Known, events: { run(): void; changed(): void }) {
    const run = () => {
      events.run();
      return true;
    };
    this.#view = new EditorView({
      parent,
      state: EditorState.create({
        doc: '',
        extensions: [
          keymap.of([
            { key: 'Mod-Enter', run },
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...defaultKeymap,
            ...historyKeymap,
          ]),
          lineNumbers(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          autocompletion(),
          javascript({ typescript: true }),
          typescriptLanguage.data.of({ autocomplete: completionsOf(known) }),
          hoverTooltip(tooltipOf(known)),
          syntaxHighlighting(classHighlighter),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': 'Program in JavaScript or TypeScript' }),
          EditorView.updateListener.of(({ docChanged }) => {
            if (docChanged && !this.#isSetting) events.changed();
          }),
          saidField,
        ],
      }),
    });
  }

  get text(): string {
    return this.#view.state.doc.toString();
  }

  /** Another program in the place of the one that is there. */
  set(text: string): void {
    if (text === this.text) return;
    this.#isSetting = true;
    this.#view.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: text } });
    this.#isSetting = false;
  }

  /** The comments that state another value than came, by the numbers of their lines. */
  wrongComments(said: readonly Said[]): ReadonlyMap<number, string> {
    const wrong = linesOf(this.#view.state, said).filter(({ verdict }) => verdict === 'wrong');
    return new Map(wrong.map(({ number, comment }) => [number, comment!]));
  }

  /** Shows what lines said behind them. */
  show(said: readonly Said[]): void {
    this.#view.dispatch({ effects: setSaid.of(said) });
  }

  focus(): void {
    this.#view.focus();
  }
}
