import { printable } from '../../pictures/printable.js';
import { nameOf } from './mesh-source.js';

/** Says on standard error what is wrong with a file, in a line that begins with its name. */
export function complain(path: string, message: string): void {
  const name = nameOf(path);
  const named = message.startsWith(name) ? message : `${name}: ${message}`;
  process.stderr.write(`unerring: ${printable(named)}\n`);
}
