import { incircle, insphere, orient2d, orient3d } from 'robust-predicates';
import { describe, expect, it } from 'vitest';
import { bigIntegers } from '../../bench/implementations/big-integers.js';
import { naive } from '../../bench/implementations/naive.js';
import { arity, corePredicates, inputClassNames, inputTuples } from '../../bench/inputs/index.js';
import { trueSigns } from '../../bench/measure.js';
import { compilePass } from '../../bench/pass.js';
import { rational } from '../../src/oracle/referees/signs/rational.js';

const COUNT = 100;
const robustPredicates = { orient2d, orient3d, incircle, insphere };

describe.each(corePredicates)('implementations of %s in the benchmark', (predicate) => {
  it.each(inputClassNames)('plain BigInt is right on class %s', (inputClass) => {
    const tuples = inputTuples(predicate, inputClass, COUNT);
    const width = arity[predicate];
    const judged = Array.from({ length: COUNT }, (_, i) =>
      rational.judges[predicate](tuples.subarray(i * width, (i + 1) * width)),
    );
    expect([...trueSigns(predicate, tuples, bigIntegers[predicate])]).toEqual(judged);
  });

  it('naive doubles and robust-predicates have the signs that the table assumes, on random points', () => {
    const tuples = inputTuples(predicate, 'a', COUNT);
    const truth = trueSigns(predicate, tuples, bigIntegers[predicate]);
    expect(trueSigns(predicate, tuples, naive[predicate])).toEqual(truth);
    const peer = robustPredicates[predicate] as unknown as (...coordinates: number[]) => number;
    const signs = new Int8Array(COUNT);
    compilePass(arity[predicate], peer, predicate.startsWith('orient'))(tuples, signs, 0, COUNT);
    expect(signs).toEqual(truth);
  });
});

describe('compilePass', () => {
  it('reads the tuples in its range only, and writes the signs of the numbers', () => {
    const answers = [5, -0, -3];
    const signs = new Int8Array(5).fill(9);
    const pass = compilePass(6, (ax) => answers[ax! - 1]!, false);
    pass(
      Float64Array.from({ length: 30 }, (_, i) => Math.floor(i / 6)),
      signs,
      1,
      4,
    );
    expect([...signs]).toEqual([9, 1, 0, -1, 9]);
  });
});
