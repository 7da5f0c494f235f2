import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweepPicture, sweepPicturePath } from '../../scripts/sweep-picture.js';
import { loadQuestions, requireQuestion } from '../../src/oracle/questions/registry.js';
import { numbersFor } from '../../src/pictures/scenes/numbers.js';
import type { Mark } from '../../src/pictures/scenes/scene.js';
import { sceneOf } from '../../src/pictures/scenes/scene-of.js';
import { endMarks } from '../../src/pictures/scenes/sweeps.js';

beforeAll(loadQuestions);

const marksOf = (name: string, values: readonly number[]): readonly Mark[] =>
  sceneOf(requireQuestion(name), values)!.marks;

describe('what moves is drawn where it starts and where it ends', () => {
  it('a ball, for who stays: twice, and the way between', () => {
    const values = [1, 2, 3, 1, 4, 0, -2, 9, 9, 9, 9, 0, 9, 0, 9, 9, 1, 0, 0];
    const marks = marksOf('sphereTriangleSweep', values);
    const centers = marks.flatMap((mark) => (mark.type === 'hull' ? [mark.parts[0]!.center] : []));
    expect(centers).toEqual([
      [1n, 2n, 3n],
      [4n, 2n, 1n],
    ]);
    const ways = marks.filter((mark) => mark.type === 'segment' && mark.tone === 'a');
    expect(ways).toEqual([{ type: 'segment', from: [1n, 2n, 3n], to: [4n, 2n, 1n], tone: 'a' }]);
    // Motions are no points.
    expect(marks.some((mark) => mark.type === 'point' && mark.label.startsWith('motion'))).toBe(false);
    expect(marks.filter((mark) => mark.type === 'point' && mark.label !== '')).toHaveLength(4);
  });

  it('a capsule keeps its radius, a box its faces', () => {
    const capsule = [0, 0, 0, 0, 4, 0, 1];
    const box = [8, 0, 0, 9, 1, 1];
    const marks = marksOf('capsuleBoxSweep', [...capsule, 6, 0, 0, ...box, 0, 0, 0]);
    const hulls = marks.filter((mark) => mark.type === 'hull');
    expect(hulls.map(({ parts }) => parts.map(({ center }) => center))).toEqual([
      [
        [0n, 0n, 0n],
        [0n, 4n, 0n],
      ],
      [
        [6n, 0n, 0n],
        [6n, 4n, 0n],
      ],
    ]);
    expect(marks.filter((mark) => mark.type === 'area')).toHaveLength(6);
    expect(marksOf('boxBoxSweep', [...box, 1, 0, 0, ...box, 0, 0, 0])).toHaveLength(
      // Faces and edges of three boxes, two corners each with names; and the ways of the two corners.
      3 * (6 + 24 + 2) + 2,
    );
  });

  it('what does not move, or moves as the other does, is drawn once', () => {
    const values = [1, 2, 3, 5, 5, 5, 0, 0, 0, 4, 4, 4, 5, 5, 5];
    expect(marksOf('pointSegmentSweep', values).filter(({ type }) => type === 'point')).toHaveLength(3);
  });

  it('half-spaces and planes move by their constants', () => {
    const question = requireQuestion('boxFrustumSweep');
    const { arity } = question.layout;
    const values = new Array<number>(arity).fill(0);
    const { at } = question.layout.parts.find(({ name }) => name === 'motionA')!;
    values[at] = 2;
    const numbers = numbersFor(values, { as: 'doubles', both: false });
    const by = numbers.of(2);
    const wall = { normal: [3n, 0n, 0n], constant: 5n } as const;
    const [flat, polytope] = endMarks(question, values, numbers, [
      { type: 'flat', ...wall, tone: 'a' },
      { type: 'polytope', halfSpaces: [wall], tone: 'a' },
    ]);
    expect(flat).toMatchObject({ constant: 5n - 3n * by });
    expect(polytope).toMatchObject({ halfSpaces: [{ constant: 5n - 3n * by }] });
  });
});

it('the picture of docs/motion.md is the one that is made', () => {
  expect(readFileSync(sweepPicturePath, 'utf8')).toBe(sweepPicture());
});
