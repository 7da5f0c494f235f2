import { expect, test } from 'vitest';
import { nextDown, nextUp } from '../../../src/arithmetic/float64.js';
import {
  type Filling,
  NoConstruction,
  readFilling,
  readNumberOrNull,
  readTurning,
  type Turning,
} from '../../../src/oracle/answers/construction.js';
import {
  closingQuestion,
  fillQuestion,
  orientQuestion,
} from '../../../src/oracle/questions/meshes/repairs.js';
import { declarePlanted } from '../../support/planted.js';

const ANY = 1 << 20;

const turning = (fault: (answer: Turning) => object) => (v: Float64Array) =>
  JSON.stringify(fault(readTurning(orientQuestion.subject(v), ANY)));

declarePlanted(
  orientQuestion,
  {
    'nothing is turned': turning(({ oneSided }) => ({ turned: [], oneSided })),
    'the first triangle is not turned': turning(({ turned, oneSided }) => ({
      turned: turned.slice(1),
      oneSided,
    })),
    'triangle 0 is turned always': turning(({ turned, oneSided }) => {
      return { turned: [...new Set([0, ...turned])], oneSided };
    }),
    'the others are turned': turning(({ turned, oneSided }) => {
      return { turned: [0, 1, 2, 3].filter((t) => !turned.includes(t)), oneSided };
    }),
    'a part more has one side': turning(({ turned, oneSided }) => ({ turned, oneSided: oneSided + 1 })),
    'numbers descend': turning(({ turned, oneSided }) => ({ turned: [...turned].reverse(), oneSided })),
  },
  6,
);

const distance = (fault: (d: number) => number | null) => (v: Float64Array) => {
  const found = readNumberOrNull(closingQuestion.subject(v));
  return JSON.stringify(found === null ? null : fault(found));
};

declarePlanted(
  closingQuestion,
  {
    'none is found': distance(() => null),
    'none is found but 0': distance((d) => (d === 0 ? 0 : null)),
    'the next larger double': distance((d) => (d === 0 ? 0 : nextUp(d))),
    'the next smaller double': distance((d) => (d === 0 ? 0 : nextDown(d))),
    'a bit more than nothing': distance((d) => (d === 0 ? Number.MIN_VALUE : d)),
    'half of it': distance((d) => d / 2),
    'always a number': (v) => {
      const said = closingQuestion.subject(v);
      return said === 'null' ? '1' : said;
    },
  },
  12,
);

const filling = (fault: (answer: Filling) => object) => (v: Float64Array) =>
  JSON.stringify(fault(readFilling(fillQuestion.subject(v), ANY, ANY)));
const changed = (answer: Filling, part: Partial<Filling>) => ({ ...answer, ...part });

declarePlanted(
  fillQuestion,
  {
    'a triangle turned round': filling((answer) => {
      const [i, j, k, ...rest] = answer.triangles;
      return changed(answer, { triangles: answer.triangles.length === 0 ? [] : [i!, k!, j!, ...rest] });
    }),
    'a triangle is missing': filling((answer) => changed(answer, { triangles: answer.triangles.slice(3) })),
    'another vertex': filling((answer) => {
      const [i, ...rest] = answer.triangles;
      return changed(answer, { triangles: i === undefined ? [] : [i === 0 ? 1 : 0, ...rest] });
    }),
    'fans always': filling((answer) => {
      let at = 0;
      const triangles = answer.filled.flatMap((hole) => {
        const own = answer.triangles.slice(3 * at, 3 * (at + hole.triangles));
        at += hole.triangles;
        const around = [...new Set(own)];
        return around.slice(2).flatMap((v, i) => [around[0]!, around[i + 1]!, v]);
      });
      return changed(answer, { triangles });
    }),
    'nothing is filled': filling((answer) => {
      const left = answer.filled.flatMap(({ loops }) =>
        loops.map((halfEdges) => ({ halfEdges, reason: 'meets-mesh' })),
      );
      return changed(answer, { triangles: [], filled: [], left: [...answer.left, ...left] });
    }),
    'holes are planar always': filling((answer) => {
      return changed(answer, { filled: answer.filled.map((hole) => ({ ...hole, planar: true })) });
    }),
    'what is left is not told': filling((answer) => changed(answer, { left: [] })),
    'what is left meets the mesh always': filling((answer) => {
      return changed(answer, { left: answer.left.map((border) => ({ ...border, reason: 'meets-mesh' })) });
    }),
    'it is closed always': filling((answer) => changed(answer, { openEdges: 0 })),
    'the bound does not count': (v) => {
      const free = v.slice();
      free[free.length - 1] = 12;
      return String(fillQuestion.subject(free));
    },
  },
  16,
);

test('what is no answer is told', () => {
  expect(() => readTurning('{"turned":[9],"oneSided":0}', 9)).toThrow(NoConstruction);
  expect(() => readTurning('{"turned":[1]}', 9)).toThrow(NoConstruction);
  expect(() => readNumberOrNull('"1"')).toThrow(NoConstruction);
  expect(() => readFilling('null', 9, 9)).toThrow(NoConstruction);
  expect(() => readFilling('{"triangles":[0,1],"filled":[],"left":[],"openEdges":0}', 9, 9)).toThrow(
    NoConstruction,
  );
});
