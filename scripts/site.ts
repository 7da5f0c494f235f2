/**
 * Builds the site into reports/site/html: the documentation, and TypeDoc's pages of all exports. Nothing is loaded from
 * elsewhere; any server of files shows it.
 *
 *     npm run site [-- --entries skeleton,mesh]
 *
 * With `--entries` the reference has these only.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { deadLinks, linksOf } from '../site/links.js';
import { documentPage, type Room, referencePage, referencePath, roomsPage } from '../site/pages.js';
import { staleness } from './build-state.js';
import { copyPlay } from './play/build-play.js';
import { writeQueriesPage } from './query-docs.js';
import { projectRoot, runCommand } from './run-command.js';

const { values } = parseArgs({ options: { entries: { type: 'string' } } });
const site = join(projectRoot, 'reports', 'site');
const pages = join(site, 'pages');

function write(path: string, text: string): void {
  mkdirSync(dirname(join(pages, path)), { recursive: true });
  writeFileSync(join(pages, path), text);
}

/** The pages of the documentation; what they lead to that is no page stands in the public folder. */
function writeDocuments(): void {
  for (const file of ['README.md', 'CHANGELOG.md'])
    write(
      file === 'README.md' ? 'overview.md' : 'changelog.md',
      documentPage(file, readFileSync(join(projectRoot, file), 'utf8')),
    );
  for (const entry of readdirSync(join(projectRoot, 'docs'), { withFileTypes: true })) {
    const from = join(projectRoot, 'docs', entry.name);
    if (entry.name.endsWith('.md'))
      write(`docs/${entry.name}`, documentPage(`docs/${entry.name}`, readFileSync(from, 'utf8')));
    else if (entry.name === 'images') cpSync(from, join(pages, 'docs', entry.name), { recursive: true });
    else cpSync(from, join(pages, 'public', 'docs', entry.name), { recursive: true });
  }
  cpSync(join(projectRoot, 'LICENSE'), join(pages, 'public', 'LICENSE'));
  cpSync(join(projectRoot, 'site', 'index.md'), join(pages, 'index.md'));
  cpSync(join(projectRoot, 'site', 'icon.svg'), join(pages, 'public', 'icon.svg'));
}

function* markdownIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* markdownIn(path);
    else if (entry.name.endsWith('.md')) yield path;
  }
}

/** TypeDoc's pages, and what is on them, in the order of the entries of the package. */
async function writeReference(): Promise<void> {
  const api = join(site, 'api');
  const entries = values.entries?.split(',').flatMap((entry) => ['--entryPoints', `src/${entry}/index.ts`]);
  const { code, output } = await runCommand(
    ['typedoc', '--options', 'site/typedoc.json', ...(entries ?? [])],
    false,
  );
  if (code !== 0) throw new Error(`typedoc failed\n${output}`);
  const found = new Map<string, string>();
  for (const file of markdownIn(api)) {
    const path = relative(api, file);
    if (path !== 'index.md' && !path.startsWith('_media')) found.set(path, readFileSync(file, 'utf8'));
  }
  const rooms: Room[] = [];
  for (const path of found.keys()) {
    const { text, room } = referencePage(path, found);
    write(referencePath(path), text);
    rooms.push(room);
  }
  const { exports } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const order = Object.keys(exports).map((entry) => entry.replace(/^\./, 'unerring'));
  const place = ({ title }: Room) => order.indexOf(title.split(':')[0]!);
  rooms.sort((a, b) => place(a) - place(b) || (a.title < b.title ? -1 : 1));
  write('reference/index.md', roomsPage(rooms));
  writeFileSync(join(site, 'rooms.json'), JSON.stringify(rooms));
}

/** The playground with the modules that it loads, as they were built. */
async function writePlayground(): Promise<void> {
  const dist = join(projectRoot, 'dist');
  if (staleness(['dist/index.js', 'dist/play/index.html']) !== undefined) {
    const { code, output } = await runCommand(['tsx', 'scripts/build.ts', '--programs', '--play'], false);
    if (code !== 0) throw new Error(`the playground could not be built\n${output}`);
  }
  copyPlay(dist, join(pages, 'public', 'play'));
}

if (existsSync(site)) rmSync(site, { recursive: true });
mkdirSync(site, { recursive: true });
console.log('1/3 pages of the documentation, playground');
await writeQueriesPage();
writeDocuments();
await writePlayground();
console.log('2/3 reference');
await writeReference();
console.log('3/3 site');
// Sources of programs that pages lead to are files, not pages.
const variables = { VITE_EXTRA_EXTENSIONS: 'c,cpp,hpp,py,rs' };
const { code } = await runCommand(['vitepress', 'build', 'site'], true, variables);
const html = join(site, 'html');
const dead = code === 0 ? deadLinks(html, linksOf(html)) : [];
for (const link of dead) console.error(`leads nowhere: ${link}`);
if (code === 0) console.log(`in ${html}`);
process.exitCode = code === 0 && dead.length === 0 ? 0 : 1;
