import type { FacePart } from './file-origins.js';
import { SectionList, type Sections } from './section-list.js';
import type { TextScanner } from './text-scanner.js';

/** The keywords that name what follows. */
const FIELD_OF: ReadonlyMap<string, 'object' | 'group' | 'material'> = new Map([
  ['o', 'object'],
  ['g', 'group'],
  ['usemtl', 'material'],
]);

/** Which object, group and material the faces of an OBJ file belong to. */
export class ObjParts {
  readonly #sections = new SectionList<FacePart>();
  readonly #known = new Map<string, FacePart>();
  readonly #names = { object: '', group: '', material: '' };
  #changed = false;

  /** Takes the rest of a line that names what follows; false for other keywords. */
  rename(keyword: string, scanner: TextScanner): boolean {
    const field = FIELD_OF.get(keyword);
    if (field === undefined) return false;
    this.#names[field] = scanner.restOfLine();
    this.#changed = true;
    return true;
  }

  /** Is told of each face by its number. */
  face(number: number): void {
    if (!this.#changed) return;
    this.#changed = false;
    this.#sections.begin(number, this.#part());
  }

  /** The names as they are now: the same object for the same ones. */
  #part(): FacePart {
    const { object, group, material } = this.#names;
    const key = JSON.stringify([object, group, material]);
    let part = this.#known.get(key);
    if (part === undefined) {
      part = { names: { ...(object && { object }), ...(group && { group }), ...(material && { material }) } };
      this.#known.set(key, part);
    }
    return part;
  }

  /** The parts by faces; undefined if nothing is named. */
  finish(): Sections<FacePart> | undefined {
    const sections = this.#sections.finish();
    return sections.labels.length === 0 ? undefined : sections;
  }
}
