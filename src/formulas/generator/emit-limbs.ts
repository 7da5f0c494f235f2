import type { Formula, Unit } from '../language/formula.js';
import {
  onlyBase,
  outsideWindow,
  type Scaled,
  scaleProduct,
  scaleStatements,
  sizeOf,
} from './emit-scales.js';
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

/** Scales within 2^±900, as in `limbScaling`: their reciprocals and powerOfTwoAbove are then right. */
const WINDOW = 900;

function emit(lowered: LoweredFormula, count: number, width: number): string[] {
  const { formula, program, root } = lowered;
  const emitter = new LimbEmitter(width);
  const scaled: readonly Scaled[] = formula.arguments;
  const cut = new Map(
    formula.arguments.map((argument, i) => [i, cutIntoLimbs(emitter, argument, count)] as const),
  );
  const tooLongs = [...cut.values()].map((value) => tooLong(emitter, value, count));
  emitter.lines.push(`if (${tooLongs.join(' || ')}) return UNDECIDED;`);
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
  const top = emitter.assign(limbs.join(' || '));
  return [
    ...scalings(formula, scaled, width),
    // Two variables for all temporary values: less code to load, and no difference for the engine.
    `let rest: number;`,
    `let carry: number;`,
    ...emitter.lines,
    `return ${top} > 0 ? 1 : ${top} < 0 ? -1 : 0;`,
  ];
}

/** Code for what each unit is multiplied by, with the checks that nothing is lost. */
function scalings(formula: Formula, scaled: readonly Scaled[], width: number): string[] {
  const units = distinctUnits(formula.arguments);
  const base = onlyBase(scaled);
  if (base !== undefined) {
    const scaling = `${base}Scaling`;
    return [
      `const ${scaling} = limbScaling(${sizeOf(scaled)}, ${2 ** (width - 1)});`,
      `if (!(${scaling} >= 1) && (!(${scaling} > 0) || ${lossy(formula, units[0]!)})) return UNDECIDED;`,
    ];
  }
  return [
    ...scaleStatements(scaled),
    `if (${outsideWindow(scaled, WINDOW)}) return UNDECIDED;`,
    ...units.flatMap((unit) => [
      `const ${unitName(unit)}Scaling = ${2 ** ((width - 1) * degreeOf(unit))} / (${scaleProduct(unit)});`,
      `if (${unitName(unit)}Scaling < 1 && (${lossy(formula, unit)})) return UNDECIDED;`,
    ]),
  ];
}

/**
 * A condition that holds if a scaled input has lost bits to underflow: it does not give the input back. Nothing is lost
 * where the scaling is a power of two that is not below 1.
 */
function lossy(formula: Formula, unit: Unit): string {
  const scaling = `${unitName(unit)}Scaling`;
  return formula.arguments
    .filter((argument) => unitKey(argument.unit) === unitKey(unit))
    .map(({ name }) => `${name} * ${scaling} / ${scaling} !== ${name}`)
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
 * Cuts an input of degree d into limbs at positions 1 - d ... count - 1, the last of which takes what is left.
 */
function cutIntoLimbs(
  emitter: LimbEmitter,
  argument: { name: string; unit: Unit },
  count: number,
): FixedPoint {
  const { name, unit } = argument;
  const { width } = emitter;
  const top = 1 - degreeOf(unit);
  const limbs: Limb[] = [];
  let rest = `(rest = ${name} * ${unitName(unit)}Scaling)`;
  for (let position = top; position < count - 1; position++) {
    const limb = emitter.assign(emitter.rounded(rest, position));
    const units = position === top ? topBound(width, degreeOf(unit)) : 1n << BigInt(width - 1);
    limbs.push({ code: limb, named: true, bound: units });
    rest = `(rest -= ${limb})`;
  }
  limbs.push({ code: emitter.assign(rest), named: true, bound: 1n << BigInt(width - 1) });
  return { top, limbs };
}

/** A condition that holds if something is left below the last limb of an input. */
const tooLong = (emitter: LimbEmitter, { limbs }: FixedPoint, count: number): string => {
  const last = limbs[limbs.length - 1]!.code;
  return `${emitter.rounded(last, count - 1)} !== ${last}`;
};

/** A scaled input is at most 2^((width - 1) d), in units of 2^(width (d - 1)): 2^(width - d). */
const topBound = (width: number, degree: number): bigint => 1n << BigInt(width - degree);
