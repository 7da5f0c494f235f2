import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type EngineReference, packagesOf } from '../../src/oracle/engines/index.js';

/** The versions of the packages that engines are made of, by the names of the packages. */
export type Versions = Readonly<Record<string, string>>;

/**
 * The version of a package, from its manifest: packages need not export it, so it is read from where an import would
 * find the package. `undefined` if there is none.
 */
function installedVersion(name: string): string | undefined {
  for (const folder of createRequire(import.meta.url).resolve.paths(name) ?? []) {
    try {
      const { version } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'));
      return typeof version === 'string' ? version : undefined;
    } catch {
      // Not there: an import looks one folder further up, too.
    }
  }
  return undefined;
}

/** The versions of all that is installed of what these engines call. */
export function versionsOf(engines: readonly EngineReference[]): Versions {
  const builtIn = engines.filter(({ module, program }) => module === undefined && program === undefined);
  const packages = [...new Set(builtIn.flatMap(({ name }) => packagesOf(name)))].sort();
  return Object.fromEntries(
    packages.flatMap((name) => {
      const version = installedVersion(name);
      return version === undefined ? [] : [[name, version]];
    }),
  );
}
