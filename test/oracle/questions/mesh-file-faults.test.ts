import { beforeAll, describe, expect, test } from 'vitest';
import { generateQuestion } from '../../../fuzz/questions/generate.js';
import { FILE, TEXT_FEATURES } from '../../../src/oracle/cases/formats/values.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import { type FileQuestion, meshFileQuestions } from '../../../src/oracle/questions/formats/mesh-files.js';
import { classOf } from '../../../src/oracle/questions/question.js';

/** Cases of each family. */
const EACH = 60;

function casesOf({ name, families, layout }: FileQuestion, question: FileQuestion): Float64Array[] {
  return families.flatMap((family) => {
    const random = new Random(...deriveSeed('files', name, family.name));
    return Array.from({ length: EACH }, () => {
      const values = new Float64Array(layout.arity);
      expect(generateQuestion(question, family, random, values)).toBe(true);
      return values;
    });
  });
}

const everyNumber = (text: string, map: (x: number) => number) =>
  text.replaceAll(/(?<=[(,])-?[\d.e+-]+(?=[,)])/g, (word) => {
    const x = map(Number(word));
    return Object.is(x, -0) ? '-0' : String(x);
  });

/** What wrong readers say where the right one says this. */
const wrong: Readonly<Record<string, (right: string) => string>> = {
  'always the empty mesh': () => 'no-faces',
  'always refuses': () => 'rejected',
  'never refuses': (right) => (right === 'rejected' ? 'no-faces (0,0,0)' : right),
  'drops the last face': (right) => right.replace(/ \d+:\S+$/, ''),
  'turns triangles round': (right) => right.replaceAll(/:(\d+)-(\d+)-(\d+)/g, ':$1-$3-$2'),
  'loses the sign of zero': (right) => everyNumber(right, (x) => x + 0),
};

/** Where a file can say more than that. */
const wrongInText: typeof wrong = {
  'reads single floats': (right) => everyNumber(right, Math.fround),
  'reads 15 digits': (right) => everyNumber(right, (x) => Number(x.toPrecision(15))),
  'takes subnormals for zero': (right) => everyNumber(right, (x) => (Math.abs(x) < 2 ** -1022 ? 0 * x : x)),
};
const wrongPolygons: typeof wrong = {
  'fans from the last corner': (right) =>
    right.replaceAll(/:(\d+)-(\d+)-(\d+)\+\1-\3-(\d+)(?= |$)/g, ':$4-$1-$2+$4-$2-$3'),
  'reads polygons as their first triangles': (right) => right.replaceAll(/(:\d+-\d+-\d+)\+\S+/g, '$1'),
};

describe.each(meshFileQuestions.map((question) => [question.name, question] as const))(
  '%s',
  (name, question) => {
    const cases = casesOf(question, question);
    let truths: readonly string[] = [];
    beforeAll(() => {
      truths = cases.map((values) => question.referee(values.slice()));
    });

    test('is answered right by the kernel in all families', async () => {
      for (const [i, values] of cases.entries()) {
        expect(await question.subject(values.slice()), values.join()).toBe(truths[i]);
      }
    });

    test('has all its classes in its own families', () => {
      const found = new Set(truths.map((truth) => classOf(question, truth)));
      expect([...found].sort()).toEqual([...question.classes].sort());
    });

    const engines = {
      ...wrong,
      ...(name === 'parseMeshGlb' ? {} : wrongInText),
      ...(/Stl|Glb/.test(name) ? {} : wrongPolygons),
    };
    test.each(Object.entries(engines))('finds a reader that %s', (_, say) => {
      expect(truths.some((truth) => say(truth) !== truth)).toBe(true);
    });

    test('has no feature that changes nothing', () => {
      const { high } = question.layout.parts.find(({ name: part }) => part === 'features')!;
      const plain = cases.slice(0, EACH);
      const textOf = (values: Float64Array, features: number) => {
        const changed = values.slice();
        changed[FILE.features] = features;
        return String(question.shapes!.of(changed)[0]);
      };
      // Some say something in binary files only.
      const binary = [0, 2 ** TEXT_FEATURES.length];
      for (let bit = 1; bit <= high; bit *= 2) {
        const changes = (values: Float64Array) =>
          binary.some((others) => textOf(values, others | bit) !== textOf(values, others & ~bit));
        expect(plain.some(changes), `bit ${bit}`).toBe(true);
      }
    });
  },
);
