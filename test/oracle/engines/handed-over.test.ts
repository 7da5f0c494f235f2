import { beforeAll, describe, expect, it } from 'vitest';
import { generateQuestion, questionFamilyNamed } from '../../../fuzz/questions/generate.js';
import { casesOf } from '../../../src/oracle/cases/cases.js';
import { Random } from '../../../src/oracle/cases/random.js';
import type { Engine } from '../../../src/oracle/engines/engine.js';
import { builtInEngines, loadEngine } from '../../../src/oracle/engines/index.js';
import type { AnyQuestion } from '../../../src/oracle/questions/question.js';
import { allQuestions, loadQuestions } from '../../../src/oracle/questions/registry.js';
import { unitVectors } from '../../../src/oracle/questions/unit-vectors.js';
import { verdictOnCase } from '../../../src/oracle/verdict/verdict-on-case.js';
import { isExplained, type Recorder, recordingImport, strangeNumbers } from '../../support/handed-over.js';
import { quickFamilies } from '../../support/quick-families.js';

const recorder: Recorder = { numbers: [] };
const importRecording = recordingImport(recorder);

beforeAll(loadQuestions);

/** The packages. */
const names = builtInEngines.filter((name) => !['unerring', 'naive'].includes(name));

/**
 * Axes across each other that have no unit length, and are along no axis of space: who makes them unit vectors rounds.
 */
const OBLIQUE = [1, 2, 2, 2, 1, -2, 2, -2, 1];

/**
 * A case of small integers with all its directions, normals and axes oblique. `undefined` if it has none, or is no case
 * then.
 */
function obliqueCase(question: AnyQuestion): Float64Array | undefined {
  const out = new Float64Array(question.layout.arity);
  const isCase = generateQuestion(question, unitVectors(question.layout), new Random(5, 6, 7, 8), out);
  let at = 0;
  let k = 0;
  for (const { kind, size } of question.layout.parts) {
    // A plane is its normal and a constant.
    const parts = kind === 'plane' ? size - 1 : size;
    if (kind === 'direction' || kind === 'plane')
      for (let i = 0; i < parts; i++) out[at + i] = OBLIQUE[k++ % OBLIQUE.length]!;
    at += size;
  }
  return isCase && k > 0 && question.accepts?.(out) !== false ? out : undefined;
}

function* casesFor(question: AnyQuestion): Generator<Float64Array> {
  const random = new Random(1, 2, 3, 4);
  const oblique = obliqueCase(question);
  if (oblique !== undefined) yield oblique;
  for (const name of quickFamilies(question)) {
    const out = new Float64Array(question.layout.arity);
    const isCase = generateQuestion(question, questionFamilyNamed(question, name), random, out);
    if (isCase) yield out;
  }
}

/** What an engine was given that is not of the case: nothing, if it would not be judged. */
async function strangelyGiven(engine: Engine, question: AnyQuestion, values: Float64Array) {
  recorder.numbers.length = 0;
  const [said] = Array.from(await engine.ask(question, casesOf(values.length, values)));
  const numbers = recorder.numbers.slice();
  if (said === undefined) return [];
  const truth = question.answer === 'sign' ? 0 : 'unknown';
  try {
    if (verdictOnCase(question, engine, said, truth, values) === 'unsupported') return [];
  } catch {
    // Only whether the case is in the engine's domain is of interest here.
  }
  return strangeNumbers(numbers, question, values);
}

describe('every engine is given the numbers of the case, exactly', () => {
  it.each(names)('%s', async (name) => {
    const engine = (await loadEngine(name, importRecording))!;
    let asked = 0;
    for (const question of allQuestions().filter((one) => engine.knows(one))) {
      for (const values of casesFor(question)) {
        const strange = await strangelyGiven(engine, question, values);
        if (recorder.numbers.length > 0) asked++;
        expect(strange, `${name}: ${question.name}(${Array.from(values).join(', ')})`).toEqual([]);
      }
    }
    expect(asked).toBeGreaterThan(2);
  });

  it('and a rounded one is found', () => {
    const given = [0, 3, 0.1, -7];
    expect([3, -0.1, 7, 1.5, -3.5, 0.2, 5, 21, 2].map((x) => isExplained(x, given))).toEqual([
      ...[true, true, true, true, true, true, true, true, true],
    ]);
    const length = Math.sqrt(1 + 1 + 4);
    expect(
      [1 / length, length, 0.1 * 3, 0.1 / 3, Number.NaN].map((x) => isExplained(x, [1, -1, 2, 0.1, 3])),
    ).toEqual(new Array(5).fill(false));
  });
});
