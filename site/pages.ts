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

/** Links of a text that stands in a file, as links of the site; addresses and places on the page itself are kept. */
function relinked(text: string, file: string, place: (path: string) => string): string {
  return text.replace(/\]\((?!https?:|#|\/)([^)\s#]+)(#[^)\s]+)?\)/g, (_, target: string, anchor = '') => {
    const path = posix.normalize(posix.join(posix.dirname(file), target));
    return `](${place(path)}${anchor})`;
  });
}

/** A page of the documentation, or the changelog, for the site. Images stay beside their page. */
export function documentPage(file: string, text: string): string {
  const linked = relinked(text, file, (path) => {
    if (path.startsWith('docs/images/')) return posix.relative(posix.dirname(file), path);
    const page = pageOf(path);
    return page === undefined ? `/${path}` : `/${page}`;
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

/** A page of the reference, and the names on it. */
export function referencePage(path: string, text: string): { readonly text: string; readonly room: Room } {
  const title = titleOf(path);
  const link = `/${referencePath(path)}`;
  const names: Record<string, string> = {};
  for (const [, name] of text.matchAll(/^### (?:abstract )?(\w+)(?:\\?<.*)?(?:\(\))?$/gm))
    names[name!] ??= `${link}#${name!.toLowerCase()}`;
  const linked = relinked(text, path, (other) => `/${referencePath(other)}`);
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
