/** Packages that modules of this one import. Browsers get them bundled: no import map is heard in a worker. */
export const BUNDLED = ['fast-check', 'robust-predicates'] as const;

const NAMES = BUNDLED.map((name) => name.replace('.', '\\.')).join('|');
const IMPORT = new RegExp(`(\\bfrom ?|\\bimport ?\\(?)(["'])(${NAMES})\\2`, 'g');

/**
 * A module of the package as browsers load it: names of packages are addresses.
 *
 * @param packages where these stand, as seen from the module
 * @example
 * const text = browserModule('import fc from "fast-check";', '../play/packages/');
 * text; // 'import fc from "../play/packages/fast-check.js";'
 */
export function browserModule(text: string, packages: string): string {
  return text.replace(IMPORT, (_, before: string, quote: string, name: string) => {
    return `${before}${quote}${packages}${name}.js${quote}`;
  });
}

/** Files of dist/ that a browser may have: what is imported, and the playground. The programs of Node are none. */
export function isServed(path: string): boolean {
  return /^[\w-]+(?:[./][\w-]+)*\.(?:js|css|html|deflate)$/.test(path) && !/^cli\//i.test(path);
}
