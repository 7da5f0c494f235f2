/// <reference lib="dom" />
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { EditorView, Tooltip } from '@codemirror/view';
import type { Exported } from '../catalogue.js';

/** The exports that are offered: there as soon as the catalogue is loaded. */
export interface Known {
  readonly exports: readonly Exported[];
}

/** Names are offered from so many letters on, or when they are asked for. */
const FEWEST_LETTERS = 2;

const TYPES: Readonly<Record<Exported['kind'], string>> = {
  function: 'function',
  class: 'class',
  constant: 'constant',
  type: 'type',
  namespace: 'namespace',
};

/** The signature of an export and what it is, as an element. */
function infoOf({ signature, says, entries }: Exported): HTMLElement {
  const element = document.createElement('div');
  const [code, text, from] = [
    document.createElement('code'),
    document.createElement('p'),
    document.createElement('small'),
  ];
  code.textContent = signature;
  text.textContent = says;
  from.textContent = entries.join(', ');
  element.append(code, text, from);
  return element;
}

/** The change that imports a name, if the program does not yet. */
export function importChange(
  program: string,
  { name, entries, kind }: Exported,
): { from: number; insert: string } | undefined {
  if (new RegExp(`^import[^;]*[{,\\s]${name}[},\\s][^;]*from`, 'm').test(program)) return undefined;
  const entry = entries[0]!;
  const word = kind === 'type' ? `type ${name}` : name;
  const there = new RegExp(`^import \\{([^}]*?)\\s*\\} from '${entry}'`, 'm').exec(program);
  if (there !== null)
    return { from: there.index + 'import {'.length + there[1]!.length, insert: `, ${word}` };
  const line = `import { ${word} } from '${entry}';\n`;
  return { from: 0, insert: /^import /.test(program) || program === '' ? line : `${line}\n` };
}

function completionOf(one: Exported, isImport: boolean): Completion {
  return {
    label: one.name,
    type: TYPES[one.kind],
    detail: one.entries[0]!,
    info: () => infoOf(one),
    apply: (view: EditorView, _: Completion, from: number, to: number) => {
      const change = isImport ? undefined : importChange(view.state.doc.toString(), one);
      view.dispatch({
        changes: [{ from, to, insert: one.name }, ...(change === undefined ? [] : [change])],
        selection: { anchor: from + one.name.length + (change?.insert.length ?? 0) },
        userEvent: 'input.complete',
      });
    },
  };
}

/** What an import may be from, or the exports: all of them, or those of the entry that is imported from. */
export function completionsOf(known: Known) {
  return (context: CompletionContext): CompletionResult | null => {
    const line = context.state.doc.lineAt(context.pos);
    const before = line.text.slice(0, context.pos - line.from);
    const path = /from ['"]([\w/-]*)$/.exec(before);
    if (path !== null) {
      const entries = [...new Set(known.exports.flatMap(({ entries: all }) => all))].sort();
      return {
        from: context.pos - path[1]!.length,
        options: entries.map((label) => ({ label, type: 'text' })),
      };
    }
    const word = context.matchBefore(/[\w$]+/);
    if (!context.explicit && (word === null || word.text.length < FEWEST_LETTERS)) return null;
    // Members of objects are nobody's exports.
    if (/\.[\w$]*$/.test(before)) return null;
    const isImport = /^import\s*(?:type\s*)?\{[^}]*$/.test(before);
    const [, from] = isImport ? (/from ['"]([\w/-]+)['"]/.exec(line.text) ?? []) : [];
    const offered = known.exports.filter(({ entries }) => from === undefined || entries.includes(from));
    return {
      from: word?.from ?? context.pos,
      options: offered.map((one) => completionOf(one, isImport)),
      validFor: /^[\w$]*$/,
    };
  };
}

/** What a name is, for who points at it. */
export function tooltipOf(known: Known) {
  return (view: EditorView, position: number): Tooltip | null => {
    const line = view.state.doc.lineAt(position);
    for (const { 0: name, index } of line.text.matchAll(/[\w$]+/g)) {
      const [from, to] = [line.from + index, line.from + index + name.length];
      if (position < from || position > to) continue;
      const found = known.exports.find((one) => one.name === name);
      if (found === undefined) return null;
      return {
        pos: from,
        end: to,
        above: true,
        create: () => {
          const dom = infoOf(found);
          dom.className = 'cm-completionInfo';
          return { dom };
        },
      };
    }
    return null;
  };
}
