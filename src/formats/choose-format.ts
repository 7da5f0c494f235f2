import { looksLikeUtf16 } from './byte-order-mark.js';
import type { Opened } from './byte-source.js';
import { formatByContent, formatByName, GLTF_TEXT } from './detect-format.js';
import { FormatError } from './format-error.js';
import { type FormatNote, MESH_FORMATS, type MeshFormat } from './mesh-file.js';

const HEADER_OF_STL = 84;

/** The format of a file, and a note if its name says another one. */
export interface Choice {
  readonly format: MeshFormat;
  readonly note?: FormatNote;
}

/**
 * What a file is: what its first bytes say, else its name.
 *
 * @throws FormatError if neither does
 */
export function chooseFormat(file: string, source: Opened): Choice {
  const named = formatByName(file);
  const found = contentOf(source) ?? (named === undefined ? binaryStl(source) : undefined);
  if (found === undefined && named === undefined) {
    const known = MESH_FORMATS.join(', ');
    if (/\.gltf$/i.test(file)) throw new FormatError(file, `is ${GLTF_TEXT}`);
    if (looksLikePath(source)) throw new FormatError(file, LIKE_PATH);
    if (looksLikeGeoJson(source)) throw new FormatError(file, GEO_JSON);
    throw new FormatError(file, `neither its name nor its first bytes tell its format: give one of ${known}`);
  }
  if (found === undefined || named === undefined || found === named) return { format: (found ?? named)! };
  const message = `named .${named}, but ${found.toUpperCase()} by its content: read as ${found.toUpperCase()}`;
  return { format: found, note: { type: 'not-as-named', message, count: 1 } };
}

/** What is no mesh, and who takes it. */
const GEO_JSON = 'is GeoJSON, and no mesh: parseGeoJson and the command unerring polygons take it';

/** Whether a text begins as an object of GeoJSON. */
function looksLikeGeoJson({ head }: Opened): boolean {
  const text = new TextDecoder().decode(head.subarray(0, 4096));
  return /^\s*\{[^[]*"type"\s*:\s*"(?:Feature(?:Collection)?|(?:Multi)?(?:Point|LineString|Polygon))"/.test(
    text,
  );
}

/** What a text is that names a file. */
export const LIKE_PATH = 'is a text that looks like the name of a file: readMesh(path) reads that';

/** Whether all that was given is one line with the ending of a mesh. */
export function looksLikePath({ head, ended }: Opened): boolean {
  if (!ended) return false;
  const text = new TextDecoder().decode(head).trim();
  return !/[\r\n]/.test(text) && formatByName(text) !== undefined;
}

/** The format that the content has by a sign that cannot be missed. */
export function contentOf({ head, total, ended }: Opened): MeshFormat | undefined {
  return formatByContent(head, ended ? head.length : total);
}

/** What comes through a pipe has no size by which binary STL is known: it is what else is binary. */
function binaryStl({ head, total, ended }: Opened): 'stl' | undefined {
  const isBinary = head.length >= HEADER_OF_STL && head.includes(0) && !looksLikeUtf16(head);
  return isBinary && total === undefined && !ended ? 'stl' : undefined;
}
