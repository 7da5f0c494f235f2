/**
 * Lets Node run the sources as they stand: types are blanked out, so that every line and column stays where it is.
 * Modules that Node loads itself call each other directly; what vitest would make of them looks up every imported name
 * at every call, which takes a fifth of the time of all tests.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'amaro';

/** What files were without their types, by their content: both parts of the tests and all their processes share it. */
const KEPT = fileURLToPath(new URL('../../reports/checked/stripped/', import.meta.url));
mkdirSync(KEPT, { recursive: true });

const known = new Map();
const isFile = (path) => {
  if (!known.has(path)) known.set(path, existsSync(path));
  return known.get(path);
};

/** An import of `x.js` next to a file `x.ts` means that file, as it does for TypeScript. */
export async function resolve(specifier, context, next) {
  const { parentURL } = context;
  if (parentURL === undefined || !/^\.\.?\/.*\.js$/.test(specifier)) return next(specifier, context);
  const url = new URL(specifier.replace(/js$/, 'ts'), parentURL);
  if (url.protocol !== 'file:' || !isFile(fileURLToPath(url))) return next(specifier, context);
  return { url: url.href, format: 'module', shortCircuit: true };
}

export async function load(url, context, next) {
  const [file] = url.split('?');
  if (!file.endsWith('.ts') || file.includes('/node_modules/')) return next(url, context);
  return {
    format: 'module',
    source: stripped(readFileSync(fileURLToPath(file), 'utf8')),
    shortCircuit: true,
  };
}

function stripped(source) {
  const kept = join(KEPT, createHash('sha256').update(source).digest('hex'));
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const { code } = transformSync(source, { mode: 'strip-only' });
    // Two processes may write the same file at the same time: each writes its own, and puts it there whole.
    const own = `${kept}-${process.pid}`;
    writeFileSync(own, code);
    renameSync(own, kept);
    return code;
  }
}
