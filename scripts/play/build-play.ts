/** Builds the playground: its page and programs, what it knows of the package, and copies of modules for its site. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import type { Catalogue } from '../../src/cli/play/catalogue.js';
import { BUNDLED, browserModule, isServed } from '../../src/cli/play/modules.js';
import { palette } from '../../src/pictures/palette.js';
import { projectRoot } from '../run-command.js';
import { declarations, entrySources, NOT_IN_PAGES } from './declarations.js';
import { documentedExamples } from './examples.js';

const page = join(projectRoot, 'src', 'cli', 'play', 'page');

/** Entries are imported by their names, which the page's import map leads to the modules of the package. */
const entriesByName: Plugin = {
  name: 'entries-by-name',
  setup({ onResolve }) {
    const names = new Map([...entrySources()].map(([name, source]) => [join(projectRoot, source), name]));
    onResolve({ filter: /^\.{1,2}\/.*index\.js$/ }, ({ path, resolveDir }) => {
      const name = names.get(join(resolveDir, path).replace(/\.js$/, '.ts'));
      return name === undefined ? undefined : { path: name, external: true };
    });
  },
};

/** The modules of entries as browsers load them, by the conditions of package.json. */
function entryModules(): Map<string, string> {
  type Conditions = { browser?: Conditions; import?: { default: string }; default?: string };
  const { exports } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, Conditions>>;
  };
  const found = new Map<string, string>();
  for (const [path, conditions] of Object.entries(exports)) {
    const { import: imported, default: module = imported?.default } = conditions.browser ?? conditions;
    const entry = path.replace(/^\./, 'unerring');
    if (module !== undefined && !NOT_IN_PAGES.includes(entry))
      found.set(entry, module.replace(/^\.\/dist\//, ''));
  }
  return found;
}

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The page.
 *
 * @param modules where the modules of the package are, as seen from the page: `../`
 */
export function playPage(modules: string): string {
  const entries = [...entryModules()].map(([name, path]) => [name, modules + path]);
  const imports = JSON.stringify({
    imports: { ...Object.fromEntries(entries), 'fast-check': './packages/fast-check.js' },
  });
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'unsafe-eval' ${sha256(imports)}`,
    // The editor writes its rules into the page.
    "style-src 'self' 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return readFileSync(join(page, 'index.html'), 'utf8')
    .replace('{{policy}}', policy)
    .replace('<!-- imports -->', `<script type="importmap">${imports}</script>`);
}

/** What the page knows of the package: all exports, and the examples that run there. */
export function playCatalogue(): Catalogue {
  const known = declarations();
  const examples = documentedExamples(known);
  const exports = known.declared.map(({ name, entries, kind, signature, says }) => ({
    name,
    entries,
    kind,
    signature,
    says,
  }));
  return { exports, examples };
}

/**
 * Builds the playground into `dist/play`.
 *
 * @returns what was bundled, for the notices
 */
export async function buildPlay(dist: string): Promise<string> {
  const out = join(dist, 'play');
  mkdirSync(out, { recursive: true });
  const shared = {
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
  } as const;
  const folder = { absWorkingDir: projectRoot, outdir: out, metafile: true, logLevel: 'error' } as const;
  const play = 'src/cli/play';
  const [program, packages] = await Promise.all([
    build({
      ...shared,
      ...folder,
      splitting: true,
      entryPoints: { main: `${play}/page/main.ts`, runner: `${play}/run/runner.ts` },
      plugins: [entriesByName],
    }),
    // What modules of the package import from others: browsers know no names of packages in workers.
    build({
      ...shared,
      ...folder,
      entryPoints: Object.fromEntries(BUNDLED.map((name) => [`packages/${name}`, name])),
    }),
  ]);
  writeFileSync(join(out, 'index.html'), playPage('../'));
  writeFileSync(join(out, 'style.css'), `${palette}\n${readFileSync(join(page, 'style.css'), 'utf8')}`);
  // An eighth of its text; under this name no server of files takes it for a text that it had compressed itself.
  writeFileSync(
    join(out, 'catalogue.deflate'),
    deflateRawSync(JSON.stringify(playCatalogue()), { level: 9 }),
  );
  return JSON.stringify({ outputs: { ...program.metafile.outputs, ...packages.metafile.outputs } });
}

/** Copies the playground, and the modules that it loads, to where any server of files shows them. */
export function copyPlay(dist: string, to: string): void {
  const modules = join(to, 'modules');
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (path.startsWith('play') || !isServed(path) || !path.endsWith('.js')) continue;
    mkdirSync(dirname(join(modules, path)), { recursive: true });
    const up = relative(dirname(join(modules, path)), to).replaceAll('\\', '/');
    writeFileSync(
      join(modules, path),
      browserModule(readFileSync(join(dist, path), 'utf8'), `${up}/packages/`),
    );
  }
  cpSync(join(dist, 'play'), to, { recursive: true });
  writeFileSync(join(to, 'index.html'), playPage('./modules/'));
}
