/** The generated files of src/implicit. */
import { constructions } from '../implicit/constructions.js';
import { predicates } from '../implicit/predicates.js';
import { implicitModule } from './implicit-emit.js';
import { lowerImplicit } from './implicit-program.js';

const FOLDER = 'src/implicit/generated/';

/** Path from the project's root, and content. */
export function implicitFiles(): Map<string, string> {
  return new Map([
    [`${FOLDER}constructions.ts`, implicitModule(constructions.map(lowerImplicit))],
    [`${FOLDER}predicates.ts`, implicitModule(predicates.map(lowerImplicit))],
  ]);
}
