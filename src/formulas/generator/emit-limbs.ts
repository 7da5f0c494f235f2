import type { Formula, Unit } from '../language/formula.js';
import { outsideWindow, type Scaled, scaleProduct, scaleStatements } from './emit-scales.js';
import { type FixedPoint, type Limb, LimbEmitter, LimbOverflow } from './limbs.js';
import type { LoweredFormula } from './program.js';
import { degreeOf, distinctUnits, unitKey, unitName } from './units.js';

/**
 * The limb tiers: exact evaluation in fixed-point numbers of several limbs, without branches.
 *
 * All inputs of a unit are scaled by one power of two, so that they are at most 2^(width - 1), and cut into
 * `count` limbs: integers in units of 1, 2^-width, 2^-2·width ... An input with bits below the last limb's
 * unit makes the tier undecided. Sums, differences and products of limbs are exact because the generator
 * bounds every limb below 2^53 units (limbs.ts). After a last normalisation the sign is that of the first
 * limb that is not zero: the limbs behind it sum to at most 2^(width-1) / (2^width - 1) < 1 of its units.
 */
export function limbBody(lowered: LoweredFormula, count: number): { lines: string[]; width: number } {
  for (let width = 26; width >= 16; width--) {
    try {
      return { lines: emit(lowered, count, width), width };
    } catch (error) {
      if (!(error instanceof LimbOverflow)) throw error;
    }
  }
  throw new RangeError(`${lowered.formula.name}: no limb width is small enough`);
}

/** Scales within 2^±900: their reciprocals and powerOfTwoAbove are then right. */
const WINDOW = 900;

function emit(lowered: LoweredFormula, count: number, width: number): string[] {
  const { formula, program, root } = lowered;
  const emitter = new LimbEmitter(width);
  const scaled: readonly Scaled[] = formula.arguments;
  const cut = new Map(
    formula.arguments.map((argument, i) => [i, cutIntoLimbs(emitter, argument, count)] as const),
  );
  const values = new Map<number, FixedPoint>();
  for (const index of program.reachable(root)) {
    const operation = program.at(index);
    if (operation.op === 'input') values.set(index, cut.get(operation.argument)!);
    else if (operation.op === 'mul') {
      values.set(index, emitter.multiply(values.get(operation.left)!, values.get(operation.right)!));
    } else if (operation.op === 'add' || operation.op === 'sub') {
      const operator = operation.op === 'add' ? '+' : '-';
      const [left, right] = [values.get(operation.left)!, values.get(operation.right)!];
      values.set(index, shared(emitter, lowered, index, emitter.combine(left, right, operator)));
    }
  }
  const limbs = emitter.normalise(values.get(root)!).limbs.map(({ code }) => code);
  const units = distinctUnits(formula.arguments);
  const top = emitter.assign(limbs.join(' || '));
  return [
    ...scaleStatements(scaled),
    `if (${outsideWindow(scaled, WINDOW)}) return UNDECIDED;`,
    ...units.flatMap((unit) => [
      `const ${unitName(unit)}Scaling = ${2 ** ((width - 1) * degreeOf(unit))} / (${scaleProduct(unit)});`,
      `if (${unitName(unit)}Scaling < 1 && (${lossy(formula, unit, width)})) return UNDECIDED;`,
    ]),
    // Two variables for all temporary values: less code to load, and no difference for the engine.
    `let rest: number;`,
    `let carry: number;`,
    ...emitter.lines,
    `return ${top} > 0 ? 1 : ${top} < 0 ? -1 : 0;`,
  ];
}

/**
 * A condition that holds if a scaled input has lost bits to underflow: it does not give the input back. Nothing is lost
 * where the scaling is a power of two that is not below 1.
 */
function lossy(formula: Formula, unit: Unit, width: number): string {
  const scaling = `${unitName(unit)}Scaling`;
  const restoring = `(${scaleProduct(unit)} * ${2 ** (-(width - 1) * degreeOf(unit))})`;
  return formula.arguments
    .filter((argument) => unitKey(argument.unit) === unitKey(unit))
    .map(({ name }) => `${name} * ${scaling} * ${restoring} !== ${name}`)
    .join(' || ');
}

/** Names the limbs of a value that is used more than once. */
function shared(emitter: LimbEmitter, lowered: LoweredFormula, index: number, value: FixedPoint): FixedPoint {
  const uses = lowered.program
    .reachable(lowered.root)
    .map((i) => lowered.program.at(i))
    .flatMap((operation) => ('left' in operation ? [operation.left, operation.right] : []))
    .filter((operand) => operand === index).length;
  if (uses < 2) return value;
  return {
    top: value.top,
    limbs: value.limbs.map((limb) => ({
      ...limb,
      named: true,
      code: limb.named ? limb.code : emitter.assign(limb.code),
    })),
  };
}

/**
 * Cuts an input of degree d into limbs at positions 1 - d ... count - 1. Nothing may be left below the last limb.
 */
function cutIntoLimbs(
  emitter: LimbEmitter,
  argument: { name: string; unit: Unit },
  count: number,
): FixedPoint {
  const { name, unit } = argument;
  const { width } = emitter;
  const top = 1 - degreeOf(unit);
  emitter.lines.push(`rest = ${name} * ${unitName(unit)}Scaling;`);
  const limbs: Limb[] = [];
  for (let position = top; position < count - 1; position++) {
    const limb = emitter.assign(emitter.rounded('rest', position));
    const units = position === top ? topBound(width, degreeOf(unit)) : 1n << BigInt(width - 1);
    limbs.push({ code: limb, named: true, bound: units });
    emitter.lines.push(`rest -= ${limb};`);
  }
  emitter.lines.push(`if (${emitter.rounded('rest', count - 1)} !== rest) return UNDECIDED;`);
  limbs.push({ code: emitter.assign('rest'), named: true, bound: 1n << BigInt(width - 1) });
  return { top, limbs };
}

/** A scaled input is at most 2^((width - 1) d), in units of 2^(width (d - 1)): 2^(width - d). */
const topBound = (width: number, degree: number): bigint => 1n << BigInt(width - degree);
