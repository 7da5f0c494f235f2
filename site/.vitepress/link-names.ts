import type { MarkdownRenderer } from 'vitepress';
import type { Room } from '../pages.js';

/** Entries that have names of other packages; names elsewhere are not theirs. */
const DROP_INS = /robust-predicates|delaunator|earcut|polygon-clipping/;

/** Names in backticks that the package exports lead to the reference; text of pages is never taken for a template. */
export function linkNames(md: MarkdownRenderer, rooms: readonly Room[]): void {
  const links = new Map<string, string>();
  for (const { title, names } of rooms) {
    if (DROP_INS.test(title)) continue;
    for (const [name, link] of Object.entries(names)) if (!links.has(name)) links.set(name, link);
  }
  md.core.ruler.push('link-names', ({ tokens, env, Token }) => {
    if (!/^(?:docs\/|overview)/.test(String(env?.relativePath ?? ''))) return;
    for (const [i, block] of tokens.entries()) {
      if (block.type !== 'inline' || tokens[i - 1]?.type === 'heading_open') continue;
      let isLinked = false;
      block.children = (block.children ?? []).flatMap((token) => {
        if (token.type === 'link_open') isLinked = true;
        if (token.type === 'link_close') isLinked = false;
        const link = token.type === 'code_inline' && !isLinked ? links.get(token.content) : undefined;
        if (link === undefined) return [token];
        const open = new Token('link_open', 'a', 1);
        open.attrSet('href', link);
        return [open, token, new Token('link_close', 'a', -1)];
      });
    }
  });
  const text = md.renderer.rules.text!;
  md.renderer.rules.text = (...args) => text(...args).replaceAll('{{', '&#123;&#123;');
}
