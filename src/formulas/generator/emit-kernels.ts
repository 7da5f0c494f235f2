import type { Formula, NamedFormula } from '../language/formula.js';
import type { StagedFormula } from '../language/staged.js';
import { coordinateOf, dimensionOf, inlineReadings, parametersOf, readings } from './emit-buffer.js';
import { statements } from './emit-filter.js';
import { comment, filterOfBuffers, HEADER, indent, usingAbs } from './emit-module.js';
import { cutInStages } from './emit-prepared.js';
import { lower, operands } from './program.js';

/**
 * Buffer forms for the kernel's own hot loops, which check nothing: their callers have. Points of space are read along
 * an axis, the last point comes from a buffer of its own, or three points are asked at once.
 */
export interface Kernel {
  readonly name: string;
  readonly formula: NamedFormula;
  /** Parameters of the function, with types. */
  readonly parameters: string;
  /** Code that reads a coordinate. */
  readonly place: (parameter: string, coordinate: number) => string;
  readonly doc: readonly string[];
}

/** The vertices i, j, k ... of the buffer x; the parameter `own`, if there is one, stands in the buffer `point`. */
function placeInSpace(formula: Formula, projected: boolean, own: string | undefined) {
  const parameters = parametersOf(formula);
  return (parameter: string, c: number): string => {
    const vertex = ['i', 'j', 'k', 'l'][parameters.indexOf(parameter)]!;
    const axis = ['u', 'v'][c]!;
    if (parameter === own) return projected ? `point[${axis}]!` : `point[${c}]!`;
    return projected ? `x[3 * ${vertex} + ${axis}]!` : coordinateOf('x', 3, vertex, c);
  };
}

/** A module of buffer forms of one predicate. */
export function kernelModule(kernels: readonly Kernel[]): string {
  const { file, formula } = kernels[0]!.formula;
  const body = kernels.flatMap(({ name, parameters, place, doc, formula: { formula: own } }) => {
    const { filter, zeros } = filterOfBuffers(lower(own));
    const given = [...parameters.matchAll(/(\w+):/g)].map((match) => match[1]).join(', ');
    return [
      `/**`,
      ...doc.map((line) => ` * ${line}`.trimEnd()),
      ` */`,
      `export function ${name}(${parameters}): Sign {`,
      ...inlineReadings(readings(own, place), filter),
      `return ${name}Exact(${given});`,
      `}`,
      ``,
      `function ${name}Exact(${parameters}): Sign {`,
      ...readings(own, place),
      ...zeros,
      `return ${own.name}Exact(${own.arguments.map((argument) => argument.name).join(', ')}) as Sign;`,
      `}`,
      ``,
    ];
  });
  return indent([
    HEADER,
    `import type { Sign } from '../../../core/sign.js';`,
    `import { ${formula.name}Exact } from '../${file}.js';`,
    ``,
    ...usingAbs(body),
  ]);
}

/** The kernels of orient2d and orient3d that meshes ask. */
export function meshKernels(orient2d: NamedFormula, orient3d: NamedFormula): Map<string, string> {
  const vertices = '@param x three finite coordinates for each vertex';
  const own = '@param point three finite coordinates';
  return new Map([
    [
      'orient2d-projected.ts',
      kernelModule([
        {
          name: 'orient2dProjectedAt',
          formula: orient2d,
          parameters: 'x: Float64Array, u: number, v: number, i: number, j: number, k: number',
          place: placeInSpace(orient2d.formula, true, undefined),
          doc: [
            'orient2d of the vertices i, j, k of space, looking at the coordinates u and v (0, 1 or 2) only.',
            '',
            vertices,
            '@example',
            'orient2dProjectedAt(new Float64Array([0, 0, 9, 1, 0, 9, 0, 1, 9]), 0, 1, 0, 1, 2); // 1',
          ],
        },
        {
          name: 'orient2dProjectedPointAt',
          formula: orient2d,
          parameters: 'x: Float64Array, u: number, v: number, i: number, j: number, point: Float64Array',
          place: placeInSpace(orient2d.formula, true, 'c'),
          doc: [
            'orient2d of the vertices i and j of space and a point of its own, looking at the coordinates u and v only.',
            '',
            vertices,
            own,
            '@example',
            'const point = new Float64Array([5, 5, 5]);',
            'orient2dProjectedPointAt(new Float64Array([0, 0, 9, 1, 0, 9]), 0, 1, 0, 1, point); // 1',
          ],
        },
      ]),
    ],
    [
      'orient3d-point.ts',
      kernelModule([
        {
          name: 'orient3dPointAt',
          formula: orient3d,
          parameters: 'x: Float64Array, i: number, j: number, k: number, point: Float64Array',
          place: placeInSpace(orient3d.formula, false, 'd'),
          doc: [
            'orient3d of the vertices i, j, k and a point of its own.',
            '',
            vertices,
            own,
            '@example',
            'const point = new Float64Array([5, 5, 5]);',
            'orient3dPointAt(new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0]), 0, 1, 2, point); // 1',
          ],
        },
      ]),
    ],
  ]);
}

interface Three {
  readonly name: string;
  readonly source: StagedFormula;
  readonly parameters: string;
  /** Code that reads coordinate c of a prepared parameter, and of the n-th asked point. */
  readonly prepared: (parameter: string, c: number) => string;
  readonly asked: (n: number, c: number) => string;
  /** Statement between the values and the proofs, if there is one. */
  readonly known: readonly string[];
  /** A condition under which nothing rounds, and the three signs in another way. */
  readonly onGrid: string;
  readonly otherwise: string;
  readonly doc: readonly string[];
}

/** A function that asks three points at once of one prepared thing. */
function threeAtOnce(three: Three): string[] {
  const { source, asked } = three;
  const { staged } = source;
  const stages = cutInStages(source);
  const { lowered, names, first, second } = stages;
  const inputs = new Set(staged.arguments.map(({ name }) => name));
  const isAsked = ({ parameter }: { parameter: string }) => parameter === source.asked;
  const of = (keep: boolean): Formula => ({
    ...staged,
    arguments: staged.arguments.filter((argument) => isAsked(argument) === keep),
  });
  const computed = first.filter((index) => !inputs.has(names[index]!));
  const rounds = [0, 1, 2].map((n) => {
    const renamed = names.map((name, index) =>
      second.includes(index) || index === lowered.root ? `${name}of${n}` : name,
    );
    const own = of(true).arguments.map(({ name }) => `${name}of${n}`);
    return { read: readings(of(true), (_, c) => asked(n, c), own), ...stages.ask(renamed) };
  });
  const values = rounds.map(({ value }) => value).join(', ');
  return [
    `/**`,
    ...three.doc.map((line) => ` * ${line}`.trimEnd()),
    ` */`,
    `export function ${three.name}(${three.parameters}): number {`,
    ...readings(of(false), three.prepared),
    ...statements(
      lowered,
      computed,
      stages.kept.filter((index) => computed.includes(index)),
      names,
    ),
    ...rounds.flatMap(({ read, statements: lines }) => [...read, ...lines]),
    ...three.known.map((line) => line.replace('VALUES', values)),
    `if (${rounds.map(({ proved }) => proved).join(' && ')}) return packSigns(${values});`,
    `if (${three.onGrid}) return packSigns(${values});`,
    `return ${three.otherwise};`,
    `}`,
    ``,
  ];
}

/** The module of what triangles ask of each other. */
export function threeSidesModule(orient2d: StagedFormula, orient3d: StagedFormula): string {
  const offset = (start: string, n: number, c: string | number) => {
    const constant = 3 * n + (typeof c === 'number' ? c : 0);
    const parts = [start, ...(typeof c === 'string' ? [c] : []), ...(constant > 0 ? [constant] : [])];
    return `x[${parts.join(' + ')}]!`;
  };
  const dimension = dimensionOf(orient3d.formula);
  const body = [
    ...threeAtOnce({
      name: 'threeSidesOfPlane',
      source: orient3d,
      parameters: 'x: Float64Array, i: number, j: number',
      prepared: (parameter, c) => offset('i', orient3d.prepared.indexOf(parameter), c),
      asked: (n, c) => offset('j', n, c),
      known: [],
      onGrid: 'trianglesOnGrid(x, i, j)',
      otherwise: '9 * planeSide(x, i, j) + 3 * planeSide(x, i, j + 3) + planeSide(x, i, j + 6) + 13',
      doc: [
        'On which sides of the plane through the points at i, i + 3, i + 6 of the buffer do the points at j, j + 3, j + 6 lie?',
        '',
        `@param x coordinates, all finite; ${dimension} for each point`,
        '@returns 9 s0 + 3 s1 + s2 + 13 for the signs of orient3d',
        '@example',
        'threeSidesOfPlane(new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, -1, 5, 5, 0, 5, 5, 1]), 0, 9); // 5',
      ],
    }),
    ...threeAtOnce({
      name: 'threeSidesOfLine',
      source: orient2d,
      parameters: 'x: Float64Array, u: number, v: number, p: number, q: number, j: number, exact = false',
      prepared: (parameter, c) => offset(parameter === 'a' ? 'p' : 'q', 0, ['u', 'v'][c]!),
      asked: (n, c) => offset('j', n, ['u', 'v'][c]!),
      known: ['if (exact) return packSigns(VALUES);'],
      onGrid: 'lineOnGrid(x, u, v, p, q, j)',
      otherwise:
        '9 * lineSide(x, u, v, p, q, j) + 3 * lineSide(x, u, v, p, q, j + 3) + lineSide(x, u, v, p, q, j + 6) + 13',
      doc: [
        'On which sides of the line from the point at p to that at q do the points at j, j + 3, j + 6 lie, looking at the',
        'coordinates u and v (0, 1 or 2) only?',
        '',
        `@param x coordinates, all finite; ${dimension} for each point`,
        '@param exact whether `trianglesOnGrid` holds for the points, so that nothing rounds',
        '@returns 9 s0 + 3 s1 + s2 + 13 for the signs of orient2d',
        '@example',
        'threeSidesOfLine(new Float64Array([0, 0, 9, 1, 0, 9, 5, 5, 9, 5, 0, 9, 5, -5, 9]), 0, 1, 0, 3, 6); // 21',
      ],
    }),
  ];
  return indent([
    HEADER,
    `import { lineOnGrid, lineSide, packSigns, planeSide, trianglesOnGrid } from '../../three-sides-grid.js';`,
    ``,
    ...usingAbs(body),
  ]);
}

/**
 * The module of planes that points of a known extent are asked about: the proof becomes one number for each plane. The
 * bound of the staged form is a sum of products of numbers that are not negative, so that it grows with the size of
 * each difference d - a, and so does what is computed, because rounding is monotonic.
 */
export function planeWithinModule(orient3d: StagedFormula): string {
  const { staged, asked, prepared } = orient3d;
  const stages = cutInStages(orient3d);
  const { lowered, names, first, second, kept } = stages;
  const inputs = new Set(staged.arguments.map(({ name }) => name));
  const computed = first.filter((index) => !inputs.has(names[index]!));
  const of: Formula = {
    ...staged,
    arguments: staged.arguments.filter(({ parameter }) => parameter !== asked),
  };
  const isDifference = (index: number) =>
    operands(lowered.program.at(index)).some((operand) => inputs.has(names[operand]!));
  const differences = second.filter(isDifference).map((index) => names[index]!);
  const { statements: lines, value, bound } = stages.ask(names);
  const isKnown = (line: string) =>
    [value, ...differences].some((name) => line.startsWith(`const ${name} =`));
  const point = of.arguments.filter(({ parameter }) => parameter === prepared[0]).map(({ name }) => name);
  const normal = kept.map((index) => names[index]!).slice(point.length, 2 * point.length);
  const body = [
    ...comment([
      'Writes the plane through the vertices i, j, k: a vertex, a normal n, and a bound. For a point that is not farther from any vertex',
      'along any axis than the extent, orient3d(i, j, k, d) has the sign of n0 * (d0 - a0) - n1 * (d1 - a1) + n2 * (d2 - a2), evaluated',
      'from left to right, where that is greater than the bound in size.',
      '',
      '@param planes seven numbers for each plane, from `to` on: a, n, the bound',
      '@param extent three numbers: the greatest difference of two coordinates, rounded to nearest',
      '@param x three finite coordinates for each vertex',
      '@example',
      'const planes = new Float64Array(7);',
      'writePlaneWithin(planes, 0, new Float64Array([1, 1, 1]), new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0]), 0, 1, 2);',
      'planes.subarray(0, 6); // new Float64Array([0, 0, 0, 0, 0, 1])',
    ]),
    `export function writePlaneWithin(planes: Float64Array, to: number, extent: Float64Array, x: Float64Array, i: number, j: number, k: number): void {`,
    ...readings(of, (parameter, c) =>
      coordinateOf('x', dimensionOf(orient3d.formula), 'ijk'[prepared.indexOf(parameter)]!, c),
    ),
    ...statements(
      lowered,
      computed,
      kept.filter((index) => computed.includes(index)),
      names,
    ),
    ...differences.map((name, c) => `const ${name} = extent[${c}]!;`),
    ...lines.filter((line) => !isKnown(line)),
    ...[...point, ...normal].map((name, c) => `planes[to${c === 0 ? '' : ` + ${c}`}] = ${name};`),
    `planes[to + ${2 * point.length}] = ${bound};`,
    `}`,
  ];
  return indent([HEADER, ``, ...usingAbs(body)]);
}
