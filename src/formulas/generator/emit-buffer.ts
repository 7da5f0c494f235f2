import type { Formula, NamedFormula } from '../language/formula.js';
import { HEADER, indent, usingAbs, wholeFilter } from './emit-module.js';
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
    ({ name, parameter, unit }) =>
      name !== parameter && Object.keys(unit).length === 1 && unit['length'] === 1,
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

/** The code that reads an argument, given for each parameter the buffer and the vertex number. */
export function readings(
  formula: Formula,
  place: (parameter: string, coordinate: number) => string,
  names: readonly string[] = formula.arguments.map(({ name }) => name),
): string[] {
  const seen = new Map<string, number>();
  return formula.arguments.map(({ parameter }, at) => {
    const coordinate = seen.get(parameter) ?? 0;
    seen.set(parameter, coordinate + 1);
    return `const ${names[at]} = ${place(parameter, coordinate)};`;
  });
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
      ...read,
      ...wholeFilter(lower(formula)),
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
      ` * ${name}At([${values.join(', ')}], ${vertices.map((_, i) => i).join(', ')}); // ${sign}`,
  );
  return [
    `/**`,
    ` * ${decides} (${name}, for vertices of a buffer.)`,
    ` *`,
    ` * Exact for all finite doubles, and allocates nothing where the filter decides.`,
    ` *`,
    ` * @param positions ${dimension} coordinates for each vertex`,
    ` * @param ${vertices[0]} number of the vertex that is ${parameters[0]}; ${joined(vertices.slice(1))} are those of ${joined(parameters.slice(1))}`,
    ` * @returns -1, 0 or 1; never -0`,
    ` * @throws RangeError naming the number, if it is not that of a vertex, or the place in the buffer, if it is no finite number`,
    ` * @example`,
    ...shown,
    ` */`,
  ];
}
