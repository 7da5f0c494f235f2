/**
 * Builds the package into dist/: ES modules and CommonJS, each with its types, the command line, and the notices. With
 * `--programs` only what it takes to run the command line, and with `--programs --play` the playground, too.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { constBindings, exportedCopies, namedTypes, pureNamespaces } from './bindings.js';
import { packageFiles } from './build-state.js';
import {
  importedTypes,
  type ModuleGraph,
  moduleTypes,
  readableModules,
  shortChunkNames,
  withoutMostSpace,
  withoutSpace,
} from './compact.js';
import { bundledPackages, type Metafile, noticesOf } from './notices.js';
import { buildPlay } from './play/build-play.js';
import { writeQueriesPage } from './query-docs.js';
import { compiler, projectRoot, runCommand } from './run-command.js';

const dist = join(projectRoot, 'dist');

/** Writes the licences of what was bundled, and removes tsup's lists of it. */
function writeNotices(): void {
  const lists = readdirSync(dist)
    .filter((name) => /^metafile-\w+\.json$/.test(name))
    .map((name) => join(dist, name));
  const metafiles = lists.map((path) => JSON.parse(readFileSync(path, 'utf8')) as Metafile);
  writeFileSync(join(dist, 'NOTICES.txt'), noticesOf(bundledPackages(metafiles)));
  for (const path of lists) rmSync(path);
}

/**
 * Entries import chunks for nothing but the order in which they would run; none does anything by running. Without those
 * lines a page loads fewer files, and bundlers have nothing to warn about.
 */
const dropBareImports = (text: string): string =>
  text.replace(
    /^(?:import "\.{1,2}\/chunk-[A-Z0-9]+\.js"|require\('\.{1,2}\/chunk-[A-Z0-9]+\.cjs'\));\n/gm,
    '',
  );

/** Members of namespaces are named after the file that they are from, of which this is the ending: `x.d.ts`. */
const dropEndings = (text: string): string => text.replace(/\b([A-Za-z]+)_d_(?=[A-Za-z])/g, '$1_');

/** The files of dist/ with this ending, their paths with slashes. */
const filesWith = (ending: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith(ending));

const read = (name: string): string => readFileSync(join(dist, name), 'utf8');

function rewrite(ending: string, change: (text: string) => string): void {
  for (const name of filesWith(ending)) {
    const text = read(name);
    const changed = change(text);
    if (changed !== text) writeFileSync(join(dist, name), changed);
  }
}

/**
 * Which modules keep their spaces, of those that one build of the bundler wrote; pages and the playground have lost
 * theirs in other ways.
 */
function spacedModules(): { readonly all: readonly string[]; readonly readable: ReadonlySet<string> } {
  const graph = JSON.parse(read('metafile-esm.json')) as ModuleGraph;
  const inDist = (path: string) => relative(dist, join(projectRoot, path)).replaceAll('\\', '/');
  return {
    all: Object.keys(graph.outputs).map(inDist),
    readable: new Set([...readableModules(graph)].map(inDist)),
  };
}

/** Compresses the programs of pages, which `src/workers/page-program.ts` reads: a quarter of their bytes. */
async function compressPages(): Promise<void> {
  const { outputs } = JSON.parse(read('metafile-iife.json')) as ModuleGraph;
  const compress = async (path: string) => {
    await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)));
    await rm(path);
  };
  await Promise.all(Object.keys(outputs).map((path) => compress(join(projectRoot, path))));
}

/** Takes the spaces out of these files. */
async function compact(names: readonly string[], take: (text: string) => Promise<string>): Promise<void> {
  await Promise.all(names.map(async (name) => writeFileSync(join(dist, name), await take(read(name)))));
}

/** The bundler has written all types for `require`, also those of entries that are for imports alone. */
function writeImportedTypes(): void {
  const promised = packageFiles().map((path) => path.replace(/^dist\//, ''));
  const entries = promised
    .filter((path) => path.endsWith('.d.ts'))
    .map((path) => path.replace('.d.ts', '.d.cts'));
  const alone = entries.filter((path) => !promised.includes(path));
  for (const path of entries) {
    const isAlone = alone.includes(path);
    const text = read(path);
    const types = isAlone ? moduleTypes(path, text, alone) : importedTypes(path, text);
    writeFileSync(join(dist, path.replace('.d.cts', '.d.ts')), types);
    if (isAlone) rmSync(join(dist, path));
  }
}

const isForRunning = process.argv.includes('--programs');
// Cleaned here and not by tsup: its configurations run side by side, and one would delete the other's files.
rmSync(dist, { recursive: true, force: true });

/** Runs a tool, and shows what it says. @returns whether it succeeded */
async function run(command: readonly string[], build: string): Promise<boolean> {
  const { code, output } = await runCommand(command, false, { UNERRING_BUILD: build });
  if (output !== '') process.stderr.write(output);
  return code === 0;
}

/** The declarations of each file, then of each entry. That the types are right is not asked here: `npm test` does. */
async function buildTypes(): Promise<boolean> {
  const isWritten = await run([...compiler, '-p', 'scripts/tsconfig.declarations.json'], 'types');
  return isWritten && run(['tsup', '--silent'], 'types');
}

/** The playground, of which tsup knows nothing. */
async function buildPlayground(): Promise<boolean> {
  writeFileSync(join(dist, 'metafile-play.json'), await buildPlay(dist));
  return true;
}

const builds = isForRunning
  ? [run(['tsup', '--silent'], 'programs')]
  : [run(['tsup', '--silent'], 'code'), buildTypes()];
// Whoever only wants to run a command does not wait for all docstrings to be read.
if (!isForRunning || process.argv.includes('--play')) builds.push(buildPlayground());
const built = await Promise.all(builds);
if (built.every(Boolean)) {
  const { all, readable } = spacedModules();
  await compressPages();
  writeNotices();
  rewrite('.js', dropBareImports);
  rewrite('.cjs', (text) => constBindings(dropBareImports(text)));
  rewrite('.d.cts', (text) => namedTypes(dropEndings(text)));
  rewrite('.js', (text) => exportedCopies(pureNamespaces(constBindings(text))));
  if (!isForRunning) {
    writeImportedTypes();
    await compact(
      all.filter((name) => !readable.has(name)),
      withoutSpace,
    );
    await compact(filesWith('.cjs'), (text) => withoutMostSpace(shortChunkNames(text)));
    await writeQueriesPage();
  }
} else process.exitCode = 1;
