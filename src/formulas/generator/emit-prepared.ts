import type { StagedFormula } from '../language/staged.js';
import { coordinateOf, dimensionOf, readings } from './emit-buffer.js';
import { signOfNonzero, statements } from './emit-filter.js';
import { comment, HEADER, indent, usingAbs } from './emit-module.js';
import { productsProof, twoProducts } from './emit-products.js';
import { deriveErrorBound } from './error-bound.js';
import { expand } from './laws.js';
import { appendMagnitude } from './magnitude.js';
import { valueNames } from './names.js';
import { type LoweredFormula, lower, operands } from './program.js';

/** A filter cut in two. */
export interface Stages {
  readonly lowered: LoweredFormula;
  /** Names of all values. */
  readonly names: readonly string[];
  /** Value numbers of the first stage, and of what is kept for the second. */
  readonly first: readonly number[];
  readonly kept: readonly number[];
  /** Value numbers of the second stage, results included. */
  readonly second: readonly number[];
  readonly results: readonly number[];
  /** Code of the second stage, with names that may differ for several asked points. */
  readonly ask: (names: readonly string[]) => Asked;
}

interface Asked {
  readonly statements: readonly string[];
  readonly value: string;
  readonly proved: string;
  /** What the value has to exceed, where that is one number. */
  readonly bound?: string;
}

/**
 * Cuts the filter of a staged formula: what depends on the prepared parameters alone, and the rest. The bound is the
 * one that is derived for the staged formula (docs/bounds.md, section 1), term by term: no value of the two stages
 * differs from what one stage would compute, so nothing is left to prove but that the polynomial is the formula's.
 */
export function cutInStages({ formula, asked, staged }: StagedFormula): Stages {
  if (!expand(staged).equals(expand(formula))) {
    throw new RangeError(`${formula.name}: the staged formula is another polynomial`);
  }
  const lowered = lower(staged);
  const { program, root } = lowered;
  const products = twoProducts(lowered);
  const magnitude = products === undefined ? appendMagnitude(lowered, Number.POSITIVE_INFINITY) : undefined;
  const results = magnitude === undefined ? operands(program.at(root)) : [root, magnitude.root];
  const all = [...new Set(results.flatMap((result) => program.reachable(result)))].sort((a, b) => a - b);
  const dependent = new Set<number>();
  for (const index of all) {
    const operation = program.at(index);
    const isAsked =
      operation.op === 'input'
        ? staged.arguments[operation.argument]!.parameter === asked
        : operands(operation).some((operand) => dependent.has(operand));
    if (isAsked) dependent.add(index);
  }
  const second = all.filter((index) => dependent.has(index));
  const kept = [...new Set(second.flatMap((index) => operands(program.at(index))))]
    .filter((index) => !dependent.has(index))
    .sort((a, b) => a - b);
  const names = valueNames(lowered);
  const ask = (renamed: readonly string[]): Asked => {
    const lines = statements(lowered, second, results, renamed);
    if (magnitude === undefined) {
      const [p, q] = results.map((result) => renamed[result]!) as [string, string];
      const value = renamed[root]!;
      // The second product is added where the formula has a sum.
      const isSum = program.at(root).op === 'add';
      const other = isSum ? `-${q}` : q;
      return {
        statements: [...lines, `const ${value} = ${p} ${isSum ? '+' : '-'} ${q};`],
        value,
        proved: productsProof(lowered, value, p, other),
      };
    }
    const { constant } = deriveErrorBound(lowered, magnitude);
    const value = renamed[root]!;
    const bound = `${constant} * ${renamed[magnitude.root]}`;
    return { statements: lines, value, proved: `abs(${value}) > ${bound}`, bound };
  };
  return { lowered, names, first: all.filter((index) => !dependent.has(index)), kept, second, results, ask };
}

const capital = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** The name of the class. */
export const preparedName = ({ formula }: StagedFormula): string => `Prepared${capital(formula.name)}`;

/** The module of a predicate's staged form: a class that keeps any number of prepared things. */
export function preparedModule(file: string, source: StagedFormula): string {
  const { formula, prepared, asked, staged, what } = source;
  const stages = cutInStages(source);
  const { lowered, names, first, kept } = stages;
  const { name } = formula;
  const dimension = dimensionOf(formula);
  const corners = prepared.length;
  const vertices = ['i', 'j', 'k', 'l'].slice(0, corners);
  const typed = vertices.map((vertex) => `${vertex}: number`).join(', ');
  const preparedArguments = {
    ...staged,
    arguments: staged.arguments.filter(({ parameter }) => parameter !== asked),
  };
  const askedArguments = {
    ...staged,
    arguments: staged.arguments.filter(({ parameter }) => parameter === asked),
  };
  const { statements: askStatements, value, proved } = stages.ask(names);
  const inputs = new Set(staged.arguments.map((argument) => argument.name));
  const computed = first.filter((index) => !inputs.has(names[index]!));
  const example = formula.examples[0]!;
  const points = Array.from({ length: corners + 1 }, (_, i) => i);
  const className = preparedName(source);
  const exactReadings = [
    ...vertices.map((_, i) => `const ${prepared[i]} = vertices[at${i === 0 ? '' : ` + ${i}`}]!;`),
    ...readings(preparedArguments, (parameter, c) => coordinateOf('positions', dimension, parameter, c)),
    ...readings(askedArguments, (_, c) => coordinateOf('points', dimension, 'p', c)),
  ];
  const all = formula.arguments.map((argument) => argument.name);
  const axes = Array.from({ length: dimension }, (_, c) => c);
  const sum = axes.map((c) => coordinateOf('points', dimension, 'p', c)).join(' + ');
  return indent([
    HEADER,
    `import { requireIndex, requireList, requireVertices } from '../../../core/arguments/index.js';`,
    `import type { Coordinates } from '../../../core/shapes.js';`,
    `import type { Sign } from '../../../core/sign.js';`,
    `import { ${name}Exact } from '../${file}.js';`,
    ``,
    ...usingAbs([
      `/** Numbers that are kept for each place. */`,
      `const STRIDE = ${kept.length};`,
      `/** Vertices that belong to each place. */`,
      `const CORNERS = ${corners};`,
      ``,
      ...comment([
        `${capital(what)}, prepared: where many points are asked of ${name}, what does not depend on the point`,
        `is computed once. Any number of them, each in a place of its own.`,
        ``,
        `Exact for all finite doubles; asking allocates nothing where the filter decides.`,
        ``,
        `@example`,
        `const positions = [${example[0].join(', ')}];`,
        `const prepared = new ${className}(positions);`,
        `prepared.set(0, ${points.slice(0, corners).join(', ')});`,
        `prepared.sign(0, positions, ${corners}); // ${example[1]}`,
      ]),
      `export class ${className} {`,
      `readonly #positions: Coordinates;`,
      `#kept = new Float64Array(8 * STRIDE);`,
      `#vertices = new Uint32Array(8 * CORNERS);`,
      `#count = 0;`,
      ``,
      `/** @param positions ${dimension} coordinates for each vertex; kept, not copied */`,
      `constructor(positions: Coordinates) {`,
      `requireList('${className}', 'positions', 'a list of numbers', positions);`,
      `this.#positions = positions;`,
      `}`,
      ``,
      ...comment([
        `Prepares ${what}: ${vertices.join(', ')} in this order. What was in the place is forgotten.`,
        ``,
        `@param place an integer from 0 on; at most one more than the greatest that was set`,
        `@throws RangeError naming the number that is not that of a place or a vertex, or the coordinate that is not finite`,
      ]),
      `set(place: number, ${typed}): void {`,
      `const positions = this.#positions;`,
      ...readings(preparedArguments, (parameter, c) =>
        coordinateOf('positions', dimension, vertices[prepared.indexOf(parameter)]!, c),
      ),
      `const total = ${preparedArguments.arguments.map((argument) => argument.name).join(' + ')};`,
      `if (total - total !== 0 || ${vertices.map((vertex) => `(${vertex} | 0) !== ${vertex}`).join(' || ')}) {`,
      `requireVertices('${className}.set', 'positions', positions, ${dimension}, '${vertices.join(' ')}', [${vertices.join(', ')}]);`,
      `}`,
      `if (!(place >= 0 && place < this.#count) || (place | 0) !== place) this.#add(place);`,
      ...statements(
        lowered,
        computed,
        kept.filter((index) => computed.includes(index)),
        names,
      ),
      `const kept = this.#kept;`,
      `const to = STRIDE * place;`,
      ...kept.map((index, i) => `kept[to${i === 0 ? '' : ` + ${i}`}] = ${names[index]};`),
      `const vertices = this.#vertices;`,
      `const at = CORNERS * place;`,
      ...vertices.map((vertex, i) => `vertices[at${i === 0 ? '' : ` + ${i}`}] = ${vertex};`),
      `}`,
      ``,
      `/** Number ${corners === 2 ? '0 or 1' : `0 to ${corners - 1}`} of the vertices of a place. */`,
      `vertex(place: number, corner: number): number {`,
      `return this.#vertices[CORNERS * place + corner]!;`,
      `}`,
      ``,
      ...comment([
        `The sign of ${name} for the vertices of a place and a point of any buffer.`,
        ``,
        `@param points ${dimension} coordinates for each point`,
        `@returns -1, 0 or 1; never -0`,
        `@throws RangeError naming the number that is not that of a place or a point, or the coordinate that is not finite`,
      ]),
      `sign(place: number, points: Coordinates, p: number): Sign {`,
      `if ((place | 0) !== place || (p | 0) !== p || points == null) this.#check(place, points, p);`,
      `const kept = this.#kept;`,
      `const from = STRIDE * place;`,
      ...kept.map((index, i) => `const ${names[index]} = kept[from${i === 0 ? '' : ` + ${i}`}]!;`),
      ...readings(askedArguments, (_, c) => coordinateOf('points', dimension, 'p', c)),
      ...askStatements,
      `if (${proved}) ${signOfNonzero(value)}`,
      `return this.#exactSign(place, points, p);`,
      `}`,
      ``,
      `#exactSign(place: number, points: Coordinates, p: number): Sign {`,
      `this.#check(place, points, p);`,
      `const positions = this.#positions;`,
      `const vertices = this.#vertices;`,
      `const at = CORNERS * place;`,
      ...exactReadings,
      `return ${name}Exact(${all.join(', ')}) as Sign;`,
      `}`,
      ``,
      `#check(place: number, points: Coordinates, p: number): void {`,
      `if (!(place >= 0 && place < this.#count && (place | 0) === place)) {`,
      `requireIndex('${className}.sign', 'place', place, this.#count);`,
      `}`,
      `const total = points == null ? Number.NaN : ${sum};`,
      `if (total - total !== 0 || (p | 0) !== p) {`,
      `requireVertices('${className}.sign', 'points', points, ${dimension}, 'p', [p]);`,
      `}`,
      `}`,
      ``,
      `/** Makes room for one more place. */`,
      `#add(place: number): void {`,
      `requireIndex('${className}.set', 'place', place, this.#count + 1);`,
      `this.#count++;`,
      `if (CORNERS * this.#count <= this.#vertices.length) return;`,
      `const vertices = new Uint32Array(2 * this.#vertices.length);`,
      `const kept = new Float64Array(2 * this.#kept.length);`,
      `vertices.set(this.#vertices);`,
      `kept.set(this.#kept);`,
      `this.#vertices = vertices;`,
      `this.#kept = kept;`,
      `}`,
      `}`,
      ``,
    ]),
  ]);
}
