import { rejectWords } from '../core/arguments/index.js';
import { DocumentCheck } from './check-document.js';
import type { JsonPath } from './read-json.js';

/** The path to a part of the argument. */
export function documentPath(path: JsonPath): string {
  return `document${path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')}`;
}

/**
 * Checks that an argument is GeoJSON.
 *
 * @throws RangeError naming the part that is none
 */
export function requireDocument(where: string, document: unknown): void {
  const fail = (path: JsonPath, expected: string, found: string): never =>
    rejectWords(where, documentPath(path), expected, found);
  // What parseGeoJson gives has the document as a member.
  if (typeof document === 'object' && document !== null && !('type' in document) && 'document' in document)
    fail([], 'GeoJSON', "an object that has it in its member 'document'");
  if (Object(document).type === 'polygon-set')
    fail([], 'GeoJSON', 'a polygon set: pass geoJsonOfPolygons(roundPolygonSet(v).polygons)');
  const check: DocumentCheck = new DocumentCheck(fail, () => {});
  check.document(document);
}
