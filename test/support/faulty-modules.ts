import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What stands in a file of the kernel, and what a mistake would have put there. */
export interface Fault {
  /** Its path from the top folder. */
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
}

/** The files that import each file, all paths from the top folder. */
type Importers = ReadonlyMap<string, readonly string[]>;

/** All of these run as they are: nothing is put together, nothing is from a package. */
const COMMON = { absWorkingDir: root, platform: 'node', format: 'esm', logLevel: 'silent' } as const;

async function importersOf(entry: string): Promise<Importers> {
  const { metafile } = await build({
    ...COMMON,
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    metafile: true,
    write: false,
    // Only the list of files is asked for.
    treeShaking: false,
    outdir: 'nowhere',
  });
  const importers = new Map<string, string[]>();
  for (const file of Object.keys(metafile.inputs)) importers.set(file, []);
  for (const [file, { imports }] of Object.entries(metafile.inputs))
    for (const { path } of imports) importers.get(path)?.push(file);
  return importers;
}

/** A file and all that need it, each of which is another one if that file is. */
function dependentsOf(importers: Importers, file: string): ReadonlySet<string> {
  const found = new Set([file]);
  for (const each of found) for (const importer of importers.get(each) ?? []) found.add(importer);
  return found;
}

/**
 * A module of this project with faults in what it imports, one at a time. What does not import the faulty file is
 * compiled and loaded once for all of them: to bundle a hundred thousand lines for each fault takes most of the time.
 */
export class FaultyModules<T> {
  readonly #entry: string;
  readonly #folder: string;
  #made = 0;
  #importers: Promise<Importers> | undefined;

  /** @param entry  The module, by its path from the top folder */
  constructor(entry: string) {
    this.#entry = entry;
    const reports = join(root, 'reports');
    mkdirSync(reports, { recursive: true });
    // Inside of the project, so that packages are found.
    this.#folder = mkdtempSync(join(reports, 'faults-'));
  }

  /**
   * The module with a fault in it.
   *
   * @param times  How often the right text has to stand in its file; at least once, if it is not given
   */
  async with({ file, right, wrong }: Fault, times?: number): Promise<T> {
    this.#importers ??= this.#compileAll();
    const source = readFileSync(join(root, file), 'utf8');
    const found = source.split(right).length - 1;
    if (found === 0 || (times !== undefined && found !== times))
      throw new Error(`${file} has ${right} ${found} times`);
    const importers = await this.#importers;
    if (!importers.has(file)) throw new Error(`${this.#entry} does not import ${file}`);
    const outfile = join(this.#folder, `faulty-${this.#made++}.mjs`);
    const contents = source.replaceAll(right, () => wrong);
    await build({
      ...COMMON,
      entryPoints: [this.#entry],
      bundle: true,
      packages: 'external',
      outfile,
      plugins: [this.#faultIn(file, contents, dependentsOf(importers, file))],
    });
    return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as T;
  }

  /** Deletes what was written. */
  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Every file by itself, in the same folders. */
  async #compileAll(): Promise<Importers> {
    const importers = await importersOf(this.#entry);
    await build({ ...COMMON, entryPoints: [...importers.keys()], outdir: this.#folder, outbase: root });
    return importers;
  }

  #faultIn(file: string, contents: string, dependents: ReadonlySet<string>): Plugin {
    const folder = this.#folder;
    return {
      name: 'fault',
      setup({ onLoad, onResolve }) {
        onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir, kind }) => {
          if (kind === 'entry-point') return undefined;
          const target = join(resolveDir, path).slice(join(root, '/').length);
          if (dependents.has(target.replace(/\.js$/, '.ts').replaceAll('\\', '/'))) return undefined;
          return { path: pathToFileURL(join(folder, target)).href, external: true };
        });
        const filter = new RegExp(`${file.replaceAll('.', '\\.')}$`);
        onLoad({ filter }, () => ({ contents, loader: 'ts', resolveDir: dirname(join(root, file)) }));
      },
    };
  }
}
