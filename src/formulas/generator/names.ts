import type { Formula } from '../language/formula.js';
import type { LoweredFormula } from './program.js';

/** Names for the values of a program in generated code: arguments keep theirs, b.x - a.x is `abx`. */
export function valueNames({ formula, program }: LoweredFormula): string[] {
  const taken = new Set(formula.arguments.map(({ name }) => name));
  return program.operations.map((operation, index) => {
    if (operation.op === 'input') return formula.arguments[operation.argument]!.name;
    const name = leafName(formula, program, index);
    if (name === undefined || taken.has(name)) return `t${index}`;
    taken.add(name);
    return name;
  });
}

function leafName(formula: Formula, program: LoweredFormula['program'], index: number): string | undefined {
  const operation = program.at(index);
  if (operation.op !== 'sub' || !program.isLeaf(index)) return undefined;
  const [left, right] = [program.at(operation.left), program.at(operation.right)];
  if (left.op !== 'input' || right.op !== 'input') return undefined;
  const [head, tail] = [formula.arguments[left.argument]!, formula.arguments[right.argument]!];
  const suffix = head.name.slice(head.parameter.length);
  return `${tail.parameter}${head.parameter}${suffix}`;
}
