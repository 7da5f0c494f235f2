import { readFileSync } from 'node:fs';

/** The version in a package.json of this package; undefined for another package, or none. */
function versionIn(url: URL): string | undefined {
  try {
    const { name, version } = JSON.parse(readFileSync(url, 'utf8')) as Record<string, unknown>;
    return name === 'unerring' && typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The version of this package, from its package.json: the one in the nearest folder above, wherever a build has put this code.
 *
 * @example packageVersion(); // '0.1.0'
 */
export function packageVersion(from = import.meta.url): string {
  for (let url = new URL('.', from); ; ) {
    const version = versionIn(new URL('package.json', url));
    if (version !== undefined) return version;
    const above = new URL('..', url);
    if (above.href === url.href) return 'unknown';
    url = above;
  }
}
