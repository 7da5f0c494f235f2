/** What of a module outlives a call: variables that are written, and arrays of numbers. */
import ts from 'typescript';

/** Arrays of numbers, and what reads their bytes. */
const IS_BUFFER = /^(?:(?:Float|Int|Uint|BigInt|BigUint)\d+(?:Clamped)?Array|DataView)$/;

/** What is found in the text of a file: `let x`, or `x = new Float64Array(18)`. */
export function moduleStateIn(text: string): string[] {
  const file = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => {
    const isConstant = (declarationList.flags & ts.NodeFlags.Const) !== 0;
    return declarationList.declarations.flatMap(({ name, initializer }) => {
      if (!isConstant) return [`let ${name.getText()}`];
      return initializer !== undefined && isWritable(initializer)
        ? [`${name.getText()} = ${initializer.getText()}`]
        : [];
    });
  });
}

/**
 * Is it an array to write to? Not a table, which is made of a list, nor the one number whose bits are read: nothing of
 * it is left for the next call.
 */
function isWritable(value: ts.Expression): boolean {
  if (!ts.isNewExpression(value) || !IS_BUFFER.test(value.expression.getText())) return false;
  const [first] = value.arguments ?? [];
  if (first === undefined || ts.isArrayLiteralExpression(first)) return false;
  const isOneNumber = first.getText() === '1';
  const isItsBits = /^\w+\.buffer$|^(?:\/\* @__PURE__ \*\/ )?new ArrayBuffer\(8\)$/.test(first.getText());
  return !isOneNumber && !isItsBits;
}
