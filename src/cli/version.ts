import { readdirSync, readFileSync } from 'node:fs';

interface Package {
  readonly folder: URL;
  readonly version: string;
}

/** The package in a folder, if it is this one. */
function packageIn(folder: URL): Package | undefined {
  try {
    const text = readFileSync(new URL('package.json', folder), 'utf8');
    const { name, version } = JSON.parse(text) as Record<string, unknown>;
    return name === 'unerring' && typeof version === 'string' ? { folder, version } : undefined;
  } catch {
    return undefined;
  }
}

/** This package: in the nearest folder above that has it, wherever a build has put this code. */
function ownPackage(from: string): Package | undefined {
  for (let url = new URL('.', from); ; ) {
    const found = packageIn(url);
    if (found !== undefined) return found;
    const above = new URL('..', url);
    if (above.href === url.href) return undefined;
    url = above;
  }
}

/**
 * The version of this package, from its package.json.
 *
 * @example packageVersion(); // '0.1.0'
 */
export function packageVersion(from = import.meta.url): string {
  return ownPackage(from)?.version ?? 'unknown';
}

/**
 * A schema of `docs/schemas`, which are part of the package.
 *
 * @throws Error if it is not there
 * @example JSON.parse(schemaText('suite.schema.json')).title;
 */
export function schemaText(name: string): string {
  const own = ownPackage(import.meta.url);
  if (own === undefined) throw new Error(`${name} is not where the package is`);
  return readFileSync(new URL(`docs/schemas/${name}`, own.folder), 'utf8');
}

/**
 * The folder of what was built, which is part of the package.
 *
 * @throws Error if there is no package
 */
export function builtFolder(): URL {
  const own = ownPackage(import.meta.url);
  if (own === undefined) throw new Error('dist is not where the package is');
  return new URL('dist/', own.folder);
}

/** The folder of the pages, which are part of the package. */
function pagesFolder(): URL {
  const own = ownPackage(import.meta.url);
  if (own === undefined) throw new Error('docs is not where the package is');
  return new URL('docs/', own.folder);
}

/** The names of the pages of `docs`, in alphabetical order, without their ending. */
export function pageNames(): readonly string[] {
  return readdirSync(pagesFolder())
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort();
}

/** A page of `docs`, by its name. */
export function pageText(name: string): string {
  return readFileSync(new URL(`${name}.md`, pagesFolder()), 'utf8');
}
