import type { Formula, NamedFormula } from '../language/formula.js';
import { comment, filterOfBuffers, HEADER, indent, usingAbs } from './emit-module.js';
import { lower } from './program.js';

/**
 * The buffer form of a predicate whose arguments are points: it reads the coordinates itself, from a flat buffer, by
 * the numbers of the vertices. Doubles that are passed to a function that the engine does not inline are allocated
 * one by one; numbers of vertices are not.
 */

/** Vertex numbers of the parameters, in order. */
const VERTICES = ['i', 'j', 'k', 'l', 'm', 'n'] as const;

/** Whether all arguments of a formula are coordinates of points. */
export function takesOnlyPoints({ arguments: all }: Formula): boolean {
  return all.every(
    ({ name, parameter, unit }) => name !== parameter && Object.keys(unit).length === 1 && unit.length === 1,
  );
}

/** How many coordinates a point of the formula has. */
export function dimensionOf({ arguments: all }: Formula): number {
  return all.filter(({ parameter }) => parameter === all[0]!.parameter).length;
}

/** The formula's parameters, each once. */
export const parametersOf = ({ arguments: all }: Formula): string[] => [
  ...new Set(all.map(({ parameter }) => parameter)),
];

/**
 * The code that reads arguments, given where a parameter's coordinates stand. The place of a vertex is computed once:
 * less bytecode, and V8 inlines nothing of more than 460 bytes.
 */
export function readings(
  formula: Formula,
  place: (parameter: string, coordinate: number) => string,
  names: readonly string[] = formula.arguments.map(({ name }) => name),
): string[] {
  const seen = new Map<string, number>();
  const lines = formula.arguments.map(({ parameter }, at) => {
    const coordinate = seen.get(parameter) ?? 0;
    seen.set(parameter, coordinate + 1);
    return `const ${names[at]} = ${place(parameter, coordinate)};`;
  });
  const places = new Set<string>();
  return lines.flatMap((line) => {
    const product = /([23]) \* (\w)\b/.exec(line);
    if (product === null) return [line];
    const [text, , vertex] = product as unknown as [string, string, string];
    const name = `at${vertex.toUpperCase()}`;
    const read = line.replace(text, name);
    if (places.has(name)) return [read];
    places.add(name);
    return [`const ${name} = ${text};`, read];
  });
}

/**
 * Readings and the code behind them, with what is used once written where it is used: less bytecode still.
 */
export function inlineReadings(reads: readonly string[], code: readonly string[]): string[] {
  let lines = [...reads, ...code];
  for (const line of [...lines]) {
    const [, name, value] = /^const (\w+) = (.+);$/.exec(line) ?? [];
    if (name === undefined || name.startsWith('at')) continue;
    const use = new RegExp(`(?<!const )\\b${name}\\b`, 'g');
    const uses = lines.flatMap((other) => other.match(use) ?? []).length;
    if (uses !== 1) continue;
    const written = lines.find((other) => other.startsWith(`const ${name} = `))!;
    const now = written.slice(`const ${name} = `.length, -1);
    const term = reads.includes(line) ? value! : `(${now})`;
    lines = lines.filter((other) => other !== written).map((other) => other.replace(use, () => term));
  }
  return lines;
}

/** Coordinate number c of vertex `i` in a buffer, as code: `positions[3 * i + 1]!`. */
export const coordinateOf = (buffer: string, dimension: number, vertex: string, c: number): string =>
  `${buffer}[${dimension} * ${vertex}${c === 0 ? '' : ` + ${c}`}]!`;

const joined = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

/** The module of a predicate's buffer form. */
export function bufferModule({ file, formula }: NamedFormula): string {
  const { name } = formula;
  const dimension = dimensionOf(formula);
  const parameters = parametersOf(formula);
  const vertices = VERTICES.slice(0, parameters.length);
  const vertexOf = new Map(parameters.map((parameter, i) => [parameter, vertices[i]!]));
  const typed = vertices.map((vertex) => `${vertex}: number`).join(', ');
  const read = readings(formula, (parameter, c) =>
    coordinateOf('positions', dimension, vertexOf.get(parameter)!, c),
  );
  const all = formula.arguments.map((argument) => argument.name);
  const { filter, zeros } = filterOfBuffers(lower(formula));
  const integers = vertices.map((vertex) => `(${vertex} | 0) !== ${vertex}`).join(' || ');
  const check = `requireVertices('${name}At', 'positions', positions, ${dimension}, '${vertices.join(' ')}', [${vertices.join(', ')}]);`;
  return indent([
    HEADER,
    `import { requireVertices } from '../../../core/arguments/buffers.js';`,
    `import type { Coordinates } from '../../../core/shapes.js';`,
    `import type { Sign } from '../../../core/sign.js';`,
    `import { ${name}Exact } from '../${file}.js';`,
    ``,
    ...usingAbs([
      ...documentation(formula, dimension, parameters, vertices),
      `export function ${name}At(positions: Coordinates, ${typed}): Sign {`,
      `if (positions == null || ${integers}) {`,
      check,
      `}`,
      ...inlineReadings(read, filter),
      `return ${name}AtExact(positions, ${vertices.join(', ')});`,
      `}`,
      ``,
      `/** What the filter leaves, and the checks. */`,
      `function ${name}AtExact(positions: Coordinates, ${typed}): Sign {`,
      ...read,
      `const total = ${all.join(' + ')};`,
      `if (total - total !== 0) {`,
      check,
      `}`,
      ...zeros.map((line) => line.replaceAll('total', 'sum')),
      `return ${name}Exact(${all.join(', ')}) as Sign;`,
      `}`,
      ``,
    ]),
  ]);
}

function documentation(
  { name, decides, examples }: Formula,
  dimension: number,
  parameters: readonly string[],
  vertices: readonly string[],
): string[] {
  const shown = examples.map(
    ([values, sign]) =>
      `${name}At([${values.join(', ')}], ${vertices.map((_, i) => i).join(', ')}); // ${sign}`,
  );
  return comment([
    `${decides} (${name}, for vertices of a buffer.)`,
    '',
    'Exact for all finite doubles, and allocates nothing where the filter decides.',
    '',
    `@param positions ${dimension} coordinates for each vertex`,
    `@param ${vertices[0]} number of the vertex that is ${parameters[0]}; ${joined(vertices.slice(1))} are those of ${joined(parameters.slice(1))}`,
    '@returns -1, 0 or 1; never -0',
    '@throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number',
    '@example',
    ...shown,
  ]);
}
