import { reject, rejectWords, requireOptions, requireString } from '../core/arguments/index.js';
import { counted, FormatError } from '../formats/format-error.js';
import { DocumentCheck } from './check-document.js';
import { decimalLoss } from './decimal-loss.js';
import { lineAndColumn } from './json-scanner.js';
import { type JsonPath, placeOf, readJson } from './read-json.js';
import type { GeoJson, GeoJsonFeature, GeoJsonFile, GeoJsonNote, GeoJsonNoteType } from './types.js';

/** How to parse GeoJSON. */
export interface GeoJsonOptions {
  /** The file's name in error messages, `GeoJSON` if not given. */
  readonly name?: string;
}

const MESSAGES: Readonly<Record<GeoJsonNoteType, (count: number) => string>> = {
  'not-doubles': (n) =>
    `${counted(n, 'decimal is no double', 'decimals are no doubles')}: the nearest is taken`,
  'digits-lost': (n) =>
    `${counted(n, 'decimal has', 'decimals have')} more digits than a double keeps: the nearest is taken`,
  'unclosed-rings': (n) => `${counted(n, 'ring does', 'rings do')} not end where it begins: taken as closed`,
  'short-rings': (n) => `${counted(n, 'ring has', 'rings have')} fewer than three corners: without area`,
  'members-twice': (n) => `${counted(n, 'member is', 'members are')} there twice: the last one counts`,
  'nested-collections': (n) =>
    `${counted(n, 'collection of geometries is', 'collections of geometries are')} in another one`,
};

/** One word with the ending of a file: JSON has none. */
const LONGEST_PATH = 1000;
const PATH = /^[^\s{["]+\.(?:geo)?json$/i;

/** Counts what is unusual, and keeps where the first of each kind stands. */
class Remarks {
  readonly #found = new Map<GeoJsonNoteType, { count: number; first: () => number }>();

  add(type: GeoJsonNoteType, first: () => number): void {
    const known = this.#found.get(type);
    if (known === undefined) this.#found.set(type, { count: 1, first });
    else known.count++;
  }

  notes(text: string): GeoJsonNote[] {
    return (Object.keys(MESSAGES) as GeoJsonNoteType[]).flatMap((type): GeoJsonNote[] => {
      const found = this.#found.get(type);
      if (found === undefined) return [];
      const { count, first } = found;
      return [{ type, message: MESSAGES[type](count), count, ...lineAndColumn(text, first()) }];
    });
  }
}

/** The words of a path: `features[3].geometry`. */
function pathText(path: JsonPath): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return steps === '' ? 'the text' : steps.replace(/^\./, '');
}

function featuresOf(document: GeoJson): readonly GeoJsonFeature[] {
  if (document.type === 'FeatureCollection') return document.features;
  if (document.type === 'Feature') return [document];
  return [{ type: 'Feature', geometry: document, properties: null }];
}

/**
 * Reads GeoJSON (RFC 7946): geometries, features and collections of them, with all members that the text has.
 *
 * Coordinates are read without loss: a decimal becomes the nearest double (ties to even), which `writeGeoJson` writes
 * as the same decimal again where that has at most 15 digits. `notes` say where decimals are no doubles (as 0.1 is
 * none), and where digits are gone, in properties, too. Nothing is decided about polygons: rings may cross, touch, run
 * either way, be open or too short; `notes` name the last two.
 *
 * Source: RFC 7946 (The GeoJSON Format) and RFC 8259 (JSON).
 *
 * @throws FormatError telling line and column, what was expected there and what was found
 * @throws RangeError naming the argument that is none
 * @example
 * const { document, features, notes } = parseGeoJson(`{ "type": "Feature", "properties": { "name": "a" },
 *   "geometry": { "type": "Polygon", "coordinates": [[[0, 0], [0.5, 0], [0, 0.1], [0, 0]]] } }`);
 * document.type; // 'Feature'
 * features[0].properties; // { name: 'a' }
 * features[0].geometry.coordinates; // [[[0, 0], [0.5, 0], [0, 0.1], [0, 0]]]
 * notes[0].message; // '1 decimal is no double: the nearest is taken'
 */
export function parseGeoJson(text: string, options: GeoJsonOptions = {}): GeoJsonFile {
  // What JSON.parse made of a text is what functions of polygons take.
  if (typeof (text as unknown) === 'object' && text !== null)
    reject('parseGeoJson', 'text', 'a string', text, 'polygonsOfGeoJson(v), as it is parsed already');
  requireString('parseGeoJson', 'text', text);
  if (text.length <= LONGEST_PATH && PATH.test(text))
    rejectWords('parseGeoJson', 'text', 'the text of a file', `what looks like a path: '${text}'`);
  requireOptions('parseGeoJson', 'options', options, 'name');
  const { name = 'GeoJSON' } = options;
  requireString('parseGeoJson', 'options.name', name);
  const remarks = new Remarks();
  const document: unknown = readJson(name, text, {
    number(decimal, value, at) {
      const loss = decimalLoss(decimal, value);
      if (loss !== 'exact') remarks.add(loss === 'lost' ? 'digits-lost' : 'not-doubles', () => at);
    },
    again: (_, at) => remarks.add('members-twice', () => at),
  });
  const fail = (path: JsonPath, expected: string, found: string): never => {
    const what = `${pathText(path)} must be ${expected}, got ${found}`;
    throw new FormatError(name, what, lineAndColumn(text, placeOf(text, path)));
  };
  const check: DocumentCheck = new DocumentCheck(fail, (type, path) =>
    remarks.add(type, () => placeOf(text, path)),
  );
  check.document(document);
  return { document, features: featuresOf(document), notes: remarks.notes(text) };
}
