import { type Markup, markup } from '../../../src/pictures/markup.js';
import { printable } from '../../../src/pictures/printable.js';

/** Longer texts of engines are cut. */
const LONGEST = 600;

/** What somebody else said, as it may be shown: nothing in it moves, hides or turns text round. */
export function told(text: string): string {
  return printable(text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);
}

/** A text to copy, with a button for it where scripts run. */
export function copied(text: string, what: string): Markup {
  return markup`<div class="copied"><pre tabindex="0" role="region" aria-label="${what}"><code>${text}</code></pre><button type="button" class="copy" aria-label="Copy: ${what}">Copy</button></div>`;
}

/** Names and what is to be said about them. */
export function facts(pairs: readonly (readonly [name: string, value: Markup | string])[]): Markup {
  return markup`<dl class="facts">${pairs.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

/** An id of an element for a name: letters, digits and a few signs as they are, all else as its code. */
export function anchorOf(name: string): string {
  return name.replaceAll(/[^\w:=;.-]/g, (character) => `~${character.codePointAt(0)!.toString(16)}`);
}
