import { type LinearProgramResult, linearProgram, linearProgram2d } from '../../../distance/index.js';
import { type Program, programOf } from '../../cases/distance/programs.js';

/** What is wrong with a result, if anything is. */
export type ResultCheck = (program: Program, found: LinearProgramResult) => string | undefined;

/** The kernel's answer, and behind it what is wrong with its point, ray or conflict. */
export function linearProgramSubject(
  dimension: 2 | 3,
  faultOf: ResultCheck,
): (values: Float64Array) => string {
  return (values) => {
    const program = programOf(values, dimension);
    const found = solved(program, dimension);
    const fault = faultOf(program, found);
    return `${textOf(found)}${fault === undefined ? '' : ` ${fault}`}`;
  };
}

function solved({ objective, constraints }: Program, dimension: 2 | 3): LinearProgramResult {
  return dimension === 3 ? linearProgram(objective, constraints) : linearProgram2d(objective, constraints);
}

function textOf(found: LinearProgramResult): string {
  if (found.status !== 'optimal') return found.status;
  const { numerator, denominator } = found.value;
  return `optimal ${numerator}/${denominator} ${found.unique ? 'unique' : 'several'}`;
}
