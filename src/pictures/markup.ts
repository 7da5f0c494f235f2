/** Text that is markup already: nothing in it is escaped again. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in an element, or between quotes in an attribute, of HTML and of SVG. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character]!);
}

/** What may be put into {@link markup}: texts and numbers, which are escaped; markup; lists of these; nothing. */
export type Part = string | number | Markup | undefined | false | readonly Part[];

function textOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  return Array.isArray(part) ? part.map(textOf).join('') : escaped(String(part));
}

/**
 * Markup with values in it, all of which are escaped unless they are markup: nobody can forget it.
 *
 * @example markup`<p title="${'"'}">${'<b>'}${markup`<br>`}</p>`.text; // '<p title="&quot;">&lt;b&gt;<br></p>'
 */
export function markup(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(texts.map((text, i) => (i === 0 ? text : textOf(parts[i - 1]) + text)).join(''));
}

/** A script that is written into a page must not end it. */
export function inlineScript(script: string): Markup {
  return new Markup(script.replaceAll(/<(?=\/script|!--)/gi, '\\x3c'));
}

/** Data as a document of JSON inside of a page. */
export function inlineJson(value: unknown): Markup {
  return new Markup(JSON.stringify(value).replaceAll('<', '\\u003c'));
}
