import { describe, expect, test } from 'vitest';
import { coordinates, type PointLike3 } from '../../../src/implicit/index.js';
import { meanText } from '../../../src/oracle/answers/numbers.js';
import { BRUSHES } from '../../../src/oracle/cases/bsp/brushes.js';
import { stepUlps } from '../../../src/oracle/cases/doubles.js';
import { meanChoices } from '../../../src/oracle/cases/implicit.js';
import { DISTANCE } from '../../../src/oracle/cases/meshes/values.js';
import { loadQuestions, requireQuery } from '../../../src/oracle/questions/registry.js';
import { triangulationFaults } from '../../../src/oracle/subjects/booleans/faults.js';
import { kernelPoint } from '../../../src/oracle/subjects/implicit/points.js';
import { convexSolid, triangulateSolid } from '../../../src/solids/index.js';
import { declarePlanted } from '../../support/planted.js';

await loadQuestions();

/** The kernel's text with a part exchanged. */
const said = (name: string, change: (text: string) => string) => (v: Float64Array) =>
  change(requireQuery(name).subject(v));

declarePlanted(requireQuery('closureOf'), {
  'open edges are not counted': said('closureOf', (text) => text.replace(/^open \d+/, 'open 1')),
  'direction does not count': said('closureOf', (text) => text.replace(/^unbalanced 0 \d+/, 'closed 0 0')),
  'all is one piece': said('closureOf', (text) => text.replace(/pieces:\S*/, 'pieces:0')),
  'no corner is repeated': said('closureOf', (text) => text.replace(/repeated:\S*/, 'repeated:')),
});

const welded = (change: (v: Float64Array) => void) => (v: Float64Array) => {
  const other = v.slice();
  change(other);
  return requireQuery('weldVertices').subject(other);
};
declarePlanted(
  requireQuery('weldVertices'),
  {
    'only equal vertices': welded((v) => {
      v[DISTANCE] = 0;
    }),
    'an open distance': welded((v) => {
      v[DISTANCE] = Math.max(0, stepUlps(v[DISTANCE]!, -1));
    }),
    'a distance that is an ulp too great': welded((v) => {
      v[DISTANCE] = stepUlps(v[DISTANCE]!, 1);
    }),
    'no clusters': said('weldVertices', (text) => text.replace(/clusters:\S*/, 'clusters:')),
    'collapsed triangles are kept to itself': said('weldVertices', (text) =>
      text.replace(/collapsed:\S*/, 'collapsed:'),
    ),
  },
  12,
);

declarePlanted(
  requireQuery('findingPlace'),
  {
    'single precision': said('findingPlace', (text) =>
      text.replace(/-?\d+\.\d+(?:e[+-]\d+)?/g, (x) => `${Math.fround(Number(x))}`),
    ),
    'a place that is another one': said('findingPlace', (text) =>
      text.replace(/@\(([^,]+),([^,]+)/g, '@($2,$1'),
    ),
    'the last finding is missing': said('findingPlace', (text) => text.replace(/ \S+$/, '')),
  },
  2,
);

declarePlanted(
  requireQuery('meanPoint'),
  {
    'the mean of rounded points': (v) => {
      const points = meanChoices(v[0]!).map((choice) => kernelPoint(v, choice));
      if (points.includes(undefined)) return 'undefined';
      const rounded = points.map((point) => coordinates(point as PointLike3));
      const mean = [0, 1, 2].map((k) => rounded.reduce((sum, p) => sum + p[k]!, 0) / points.length);
      return meanText(
        meanChoices(v[0]!).map(({ kind }) => kind !== 'plain'),
        mean,
      );
    },
    'every point is plain': said('meanPoint', (text) => text.replace(/^(mixed|implicit) \S+/, 'plain 0')),
  },
  120,
);

declarePlanted(
  requireQuery('crossingParameter2d'),
  {
    'the other end is 0': said('crossingParameter2d', (text) => {
      const [kind, fraction, x] = text.split(' ');
      return x === undefined ? text : `${kind} ${fraction} ${1 - Number(x)}`;
    }),
    'single precision': said('crossingParameter2d', (text) => {
      const [kind, fraction, x] = text.split(' ');
      return x === undefined ? text : `${kind} ${fraction} ${Math.fround(Number(x))}`;
    }),
    'no line is parallel': said('crossingParameter2d', (text) => (text === 'none' ? 'between 0/1 0' : text)),
  },
  120,
);

declarePlanted(requireQuery('hitsAlongLine'), {
  'ties are broken': said('hitsAlongLine', (text) =>
    text.replace(/^tied/, 'apart').replace(/(\d+:[a-z]+:)\d+/g, '$10'),
  ),
  'a point is an entry': said('hitsAlongLine', (text) => text.replace(/:point:/g, ':entry:')),
  'from behind': said('hitsAlongLine', (text) => {
    const [kind, ...hits] = text.split(' ');
    return [kind, ...hits.reverse()].join(' ');
  }),
});

declarePlanted(
  requireQuery('convexSolid'),
  {
    'a plane is left out': (v) => {
      const other = v.slice();
      other[BRUSHES] = Math.max(1, other[BRUSHES]! - 1);
      return requireQuery('convexSolid').subject(other);
    },
    'normals point inwards': said('convexSolid', (text) => text.replace(/\((?!-)/g, '(-')),
    'all is solid': said('convexSolid', (text) => (text === 'none' ? 'empty' : text)),
  },
  5,
);

interface Cut {
  readonly shape: string;
  readonly triangles: number[];
}
const cut = (change: (one: Cut) => Cut) =>
  said('triangulatePolygon', (text) => JSON.stringify(change(JSON.parse(text) as Cut)));
declarePlanted(requireQuery('triangulatePolygon'), {
  'always a fan': cut(({ shape, triangles }) => ({
    shape,
    triangles: triangles.map((_, i) => (i % 3 === 0 ? 0 : Math.floor(i / 3) + (i % 3))),
  })),
  'triangles are turned': cut(({ shape, triangles }) => ({ shape, triangles: [...triangles].reverse() })),
  'the last triangle comes twice': cut(({ shape, triangles }) => ({
    shape,
    triangles: [...triangles.slice(3), ...triangles.slice(-3)],
  })),
  'what touches itself crosses itself': cut(({ shape, triangles }) => ({
    shape: shape.replace('self-touching', 'self-crossing'),
    triangles,
  })),
  'the first triangle of what touches itself is left out': cut(({ shape, triangles }) => ({
    shape,
    triangles: shape === 'self-touching' ? triangles.slice(3) : triangles,
  })),
  'every simple polygon is convex': cut(({ shape, triangles }) => ({
    shape: shape.replace('not-convex', 'convex'),
    triangles,
  })),
});

describe('the triangles of solids', () => {
  const axes = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const cube = convexSolid(
    axes.flatMap((axis) => [
      { normal: axis, constant: -1 },
      { normal: axis.map((x) => -x), constant: -1 },
    ]),
  );
  const made = triangulateSolid(cube);
  const faults = (triangles: readonly number[], faceOf: readonly number[] = [...made.faceOf]) =>
    triangulationFaults(cube, { triangles: Uint32Array.from(triangles), faceOf: Uint32Array.from(faceOf) });

  test('are judged', () => {
    expect(triangulationFaults(cube)).toBe('');
    expect(faults([...made.triangles].reverse(), [...made.faceOf].reverse())).toContain('TURNED');
    expect(faults([...made.triangles.slice(3)], [...made.faceOf.slice(1)])).toContain('NOT THE FACE');
    expect(faults([...made.triangles.slice(0, 3), ...made.triangles.slice(0, -3)])).toContain('NOT THE FACE');
    expect(
      faults(
        [...made.triangles],
        [...made.faceOf].map(() => 9),
      ),
    ).toContain('NO FACE');
  });
});
