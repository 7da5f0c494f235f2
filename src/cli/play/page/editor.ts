/// <reference lib="dom" />
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript, typescriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
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

/** Longer texts are shown below the program only. */
const MOST_BESIDE = 160;

/** What a line said, behind it. */
class Behind extends WidgetType {
  readonly #text: string;
  readonly #isError: boolean;

  constructor(text: string, isError: boolean) {
    super();
    this.#text = text;
    this.#isError = isError;
  }

  override eq(other: Behind): boolean {
    return other.#text === this.#text && other.#isError === this.#isError;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = this.#isError ? 'said error' : 'said';
    element.textContent = this.#text;
    return element;
  }
}

/** What is behind the end of a line, where a comment states a value: a mark, if it is the one that came. */
function behind(line: string, texts: readonly string[]): string {
  const joined = texts.join('; ');
  const [, comment] = /;\s*\/\/ ?(.*)$/.exec(line) ?? [];
  const isStated = comment !== undefined && (comment === joined || comment.startsWith(`${joined}:`));
  if (isStated) return '✓';
  return `// ${joined.length <= MOST_BESIDE ? joined : `${joined.slice(0, MOST_BESIDE)}…`}`;
}

const setSaid = StateEffect.define<readonly Said[]>();

function decorationsOf(state: EditorState, said: readonly Said[]): DecorationSet {
  const byLine = new Map<number, Said[]>();
  for (const one of said)
    if (one.line !== undefined && one.line >= 1 && one.line <= state.doc.lines)
      byLine.set(one.line, [...(byLine.get(one.line) ?? []), one]);
  const marks = [...byLine]
    .sort(([a], [b]) => a - b)
    .flatMap(([number, all]) => {
      const line = state.doc.line(number);
      const error = all.find(({ type }) => type === 'error');
      const texts = error === undefined ? all.map(({ text }) => text) : [error.text];
      const widget = new Behind(behind(line.text, texts), error !== undefined);
      const mark = Decoration.widget({ widget, side: 1 }).range(line.to);
      return error === undefined ? [mark] : [Decoration.line({ class: 'failed' }).range(line.from), mark];
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

  /** Shows what lines said behind them. */
  show(said: readonly Said[]): void {
    this.#view.dispatch({ effects: setSaid.of(said) });
  }

  focus(): void {
    this.#view.focus();
  }
}
