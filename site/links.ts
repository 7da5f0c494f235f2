/** Links of built pages that lead nowhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

/** What a page leads to, and where one can be led on it. */
export interface Links {
  readonly to: readonly string[];
  readonly ids: ReadonlySet<string>;
}

function* pagesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* pagesIn(path);
    else if (entry.name.endsWith('.html')) yield path;
  }
}

/** The links of all pages of a folder, by the paths of the pages in it. */
export function linksOf(folder: string): Map<string, Links> {
  const found = new Map<string, Links>();
  for (const path of pagesIn(folder)) {
    const text = readFileSync(path, 'utf8');
    const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value]) => value!);
    const links = { to: all(/ (?:href|src)="([^"]+)"/g), ids: new Set(all(/ id="([^"]+)"/g)) };
    found.set(relative(folder, path).replaceAll('\\', '/'), links);
  }
  return found;
}

/** `page: link` for each link of the site to a file that is not there, or to a place that its page does not have. */
export function deadLinks(folder: string, pages: ReadonlyMap<string, Links>): string[] {
  const isDead = (page: string, link: string): boolean => {
    if (/^(?:https?:|mailto:|data:)/.test(link)) return false;
    const [path, anchor] = link.split('#') as [string, string?];
    const from = path.startsWith('/') ? '.' : posix.dirname(page);
    const place = path === '' ? page : posix.join(from, decodeURI(path));
    const file = place.endsWith('/') || place === '.' ? posix.join(place, 'index.html') : place;
    if (!existsSync(join(folder, file))) return true;
    return anchor !== undefined && anchor !== '' && !pages.get(file)?.ids.has(decodeURIComponent(anchor));
  };
  return [...pages].flatMap(([page, { to }]) =>
    [...new Set(to)].filter((link) => isDead(page, link)).map((link) => `${page}: ${link}`),
  );
}
