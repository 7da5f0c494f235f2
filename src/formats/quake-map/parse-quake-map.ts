import { ArgumentError, requireOptions, requireString } from '../../core/arguments/index.js';
import { requireSignal } from '../check-arguments.js';
import { FormatError } from '../format-error.js';
import type { MeshBytes } from '../mesh-bytes.js';
import { mapText } from './map-text.js';
import type { QuakeMap } from './quake-map.js';
import { readMap } from './read-map.js';

/** How to parse a map. */
export interface QuakeMapOptions {
  /** The file's name in error messages, `map` if not given. */
  readonly name?: string;
  /** Ends the reading: the promise is rejected with the signal's reason. Heard as long as bytes arrive. */
  readonly signal?: AbortSignal;
}

/**
 * Reads a map of Quake and its kin: entities with their properties, and the brushes that they are made of, each the
 * intersection of half-spaces. Faces of standard maps and of Valve 220 are read, in one file, too, whatever white
 * space stands between the parts; numbers may have signs, fractions and exponents.
 *
 * Coordinates are read without loss: a decimal becomes the nearest double (ties to even). Nothing is decided about
 * brushes: those that are empty or have no end are kept. `notes` names faces whose three points are on one line (an
 * exact answer), brushes with fewer than four other faces, properties that are there twice, and the patches
 * (`patchDef2` and kin) and brush primitives (`brushDef` and kin) of Quake 3, which are left out.
 *
 * A text in quotes has no escapes: a backslash is one. Texture names end at white space and nowhere else, so that
 * `{grate` is one.
 *
 * Source: the map format of QuakeEd and qbsp (id Software), and that of Worldcraft 3.3 (`mapversion` 220).
 *
 * @param bytes    the file: a string, an ArrayBuffer, a Uint8Array, a Blob, or a stream or an iterable of
 *   Uint8Arrays of any size
 * @param options  the file's name for messages, a signal to stop
 * @throws FormatError (the promise is rejected) telling line and column, what was expected there and what was
 *   found; also for more than 2^28 bytes and for more than 2^21 entities, properties, brushes, faces and flags
 * @throws RangeError naming the argument: bytes that are nothing of this
 * @throws the signal's reason if it is aborted
 * @example
 * const text = `// a corner
 * {
 * "classname" "worldspawn"
 * {
 * ( 1 0 0 ) ( 0 0 0 ) ( 0 1 0 ) brick 0 0 0 1 1
 * ( 0 1 0 ) ( 0 0 0 ) ( 0 0 1 ) brick 0 0 0 1 1
 * ( 0 0 1 ) ( 0 0 0 ) ( 1 0 0 ) {grate [ 1 0 0 8 ] [ 0 0 -1 0 ] 0 1 0.5
 * }
 * }`;
 * const { entities, notes } = await parseQuakeMap(text);
 * entities[0].properties; // { classname: 'worldspawn' }
 * const { faces, line } = entities[0].brushes[0];
 * line; // 4
 * faces[0].points; // [[1, 0, 0], [0, 0, 0], [0, 1, 0]]
 * faces[2].axes; // [[1, 0, 0], [0, 0, -1]]
 * notes[0]; // { type: 'too-few-faces', message: '3 faces with a plane: no solid has fewer than 4', line: 4 }
 */
export async function parseQuakeMap(bytes: MeshBytes, options: QuakeMapOptions = {}): Promise<QuakeMap> {
  requireOptions('parseQuakeMap', 'options', options, 'name signal');
  const { name = 'map', signal } = options;
  requireString('parseQuakeMap', 'options.name', name);
  requireSignal('parseQuakeMap', 'options.signal', signal);
  signal?.throwIfAborted();
  try {
    return readMap(name, await mapText('parseQuakeMap', name, bytes, signal));
  } catch (error) {
    // What an engine throws where an array or a string would become too large.
    if (!(error instanceof RangeError) || error instanceof ArgumentError) throw error;
    throw new FormatError(name, `is too large to be read: ${error.message}`, { cause: error });
  }
}
