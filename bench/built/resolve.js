import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = /\/src\/((?:[\w-]+\/)?index)\.[jt]s$/;

/** Resolves what benchmarks import: entries to those that were built. */
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  if (!/\/bench\//.test(context.parentURL ?? '')) return found;
  const built = found.url.replace(/\?.*$/, '').replace(SOURCE, '/dist/$1.js');
  if (built === found.url || !existsSync(fileURLToPath(built))) return found;
  return { url: built, format: 'module', shortCircuit: true };
}
