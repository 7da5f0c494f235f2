/** The pages of the site, made of the documentation and of TypeDoc's pages: where each stands, and its links. */
import { posix } from 'node:path';

/** A part of the reference: an entry of the package, or a namespace of one. */
export interface Room {
  /** As it is imported, `unerring/mesh`; of a namespace `unerring/oracle: laws`. */
  readonly title: string;
  readonly link: string;
  /** What is exported, with links. */
  readonly names: Readonly<Record<string, string>>;
}

/** What a heading is called in links: as GitHub and TypeDoc have it. */
export const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** The places of a page: of headings that are called the same, the second one is numbered 1. */
export function anchorsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, heading] of text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.*)$/gm)) {
    const slug = slugOf(heading!);
    let name = slug;
    for (let n = 1; found.has(name); n++) name = `${slug}-${n}`;
    found.add(name);
  }
  return found;
}

/** The site's path of a file of TypeDoc: `src/mesh.md` is `reference/mesh.md`. */
export function referencePath(path: string): string {
  const inner = path
    .replace(/^src\.md$/, 'unerring.md')
    .replace(/^src\//, '')
    .replace(/\/index\.md$/, '.md')
    .replace('/namespaces/', '-');
  return `reference/${inner}`;
}

/** The site's path of a file of the repository, if it is a page. */
function pageOf(path: string): string | undefined {
  if (path === 'README.md') return 'overview.md';
  if (path === 'CHANGELOG.md') return 'changelog.md';
  return /^docs\/[\w-]+\.md$/.test(path) ? path : undefined;
}

/** Links of a text that stands in a file, as `place` has them; addresses are kept. */
function relinked(text: string, file: string, place: (path: string, anchor: string) => string): string {
  return text.replace(/\]\((?!https?:|\/)([^)\s#]*)(#[^)\s]+)?\)/g, (_, target: string, anchor = '') => {
    const path = target === '' ? file : posix.normalize(posix.join(posix.dirname(file), target));
    return `](${place(path, anchor)})`;
  });
}

/** A page of the documentation, or the changelog, for the site. Images stay beside their page. */
export function documentPage(file: string, text: string): string {
  const linked = relinked(text, file, (path, anchor) => {
    if (path === file) return anchor;
    if (path.startsWith('docs/images/')) return posix.relative(posix.dirname(file), path);
    return `/${pageOf(path) ?? path}${anchor}`;
  });
  // The README names pages by their paths.
  return linked.replace(/(?<![[(\w])`(docs\/[\w-]+\.md)`/g, (whole, path: string) =>
    pageOf(path) === undefined ? whole : `[${whole}](/${path})`,
  );
}

/** The heading of a page of TypeDoc. */
function titleOf(path: string): string {
  const name = referencePath(path)
    .replace(/^reference\//, '')
    .replace(/\.md$/, '');
  if (name === 'unerring') return name;
  const [room, namespace] = name.split(/-(?=\w+$)/);
  return path.includes('/namespaces/') ? `unerring/${room}: ${namespace}` : `unerring/${name}`;
}

/**
 * A page of the reference, and the names on it.
 *
 * @param pages all pages of TypeDoc; what leads to another one leads to the list of them
 */
export function referencePage(
  path: string,
  pages: ReadonlyMap<string, string>,
): { readonly text: string; readonly room: Room } {
  const text = pages.get(path)!;
  const title = titleOf(path);
  const link = `/${referencePath(path)}`;
  const names: Record<string, string> = {};
  for (const [, heading] of text.matchAll(/^### (.*)$/gm))
    names[/^(?:abstract )?(\w+)/.exec(heading!)![1]!] ??= `${link}#${slugOf(heading!)}`;
  const linked = relinked(text, path, (other, anchor) => {
    const target = pages.get(other);
    if (target === undefined) return '/reference/';
    const page = other === path ? '' : `/${referencePath(other)}`;
    const anchors = anchorsOf(target);
    // TypeDoc counts names that it then leaves out.
    return page + (anchors.has(anchor.slice(1)) ? anchor : anchor.replace(/-\d+$/, ''));
  });
  return { text: linked.replace(/^# .*$/m, `# ${title}`), room: { title, link, names } };
}

/** The page that lists the rooms. */
export function roomsPage(rooms: readonly Room[]): string {
  const rows = rooms.map(
    ({ title, link, names }) => `| [${title}](${link}) | ${Object.keys(names).length.toLocaleString('en')} |`,
  );
  const intro = 'What each entry of the package exports. Names in the pages of the documentation lead here.';
  return `# Reference\n\n${intro}\n\n| entry | exports |\n|---|---:|\n${rows.join('\n')}\n`;
}
