import type { ByteSource } from './byte-source.js';
import { byteSize, FormatError } from './format-error.js';

/**
 * Compares what a header declares with the bytes that there are, if their number is known.
 *
 * @param least how many bytes the declared elements take, header included; or at least, where the place tells a line
 * @throws FormatError `declares 357,913,941 triangles (17.9 GB), the file has 100 bytes`
 */
export function requireBytes(
  { name, total }: ByteSource,
  least: number,
  declared: string,
  place: { readonly line?: number } = {},
): void {
  if (total === undefined || least <= total) return;
  const size = place.line === undefined ? byteSize(least) : `at least ${byteSize(least)}`;
  throw new FormatError(name, `declares ${declared} (${size}), the file has ${byteSize(total)}`, place);
}

/** How many numbers to make place for at once: what is declared, where bytes can be there for it. */
export function trusted({ total }: ByteSource, declared: number, bytesEach: number): number {
  return Math.min(declared, total === undefined ? 1 << 16 : Math.ceil(total / bytesEach));
}
