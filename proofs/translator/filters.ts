/** Finds the filter of an emitted function: the tests, and the values whose signs are returned if they hold. */
import ts from 'typescript';
import { Names } from './evaluate.js';
import { bare, bodyOf, lookUp, parametersOf, refuse, type Source } from './source.js';
import type { Comparison, Tree } from './trees.js';

/** What was found: places and arguments are still called as in the function. */
export interface Found {
  readonly tests: readonly Comparison[];
  readonly values: readonly Tree[];
}

/** `((((value > 0) as unknown as number) << 1) - 1) as Sign`: 1 if the value is positive, else -1. */
function signReturned(source: Source, node: ts.Expression): ts.Expression | undefined {
  const text = node.getText(source.file);
  const match = /^\(\(\(\((\w+) > 0\) as unknown as number\) << 1\) - 1\) as Sign$/.exec(text);
  if (match === null) return undefined;
  const [, name] = match;
  let found: ts.Expression | undefined;
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child) && child.text === name) found ??= child;
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** The one statement of a branch, if it returns something. */
function returnedBy(statement: ts.Statement): ts.Expression | undefined {
  const only =
    ts.isBlock(statement) && statement.statements.length === 1 ? statement.statements[0]! : statement;
  return ts.isReturnStatement(only) ? only.expression : undefined;
}

function contains(node: ts.Node, is: (node: ts.Node) => boolean): boolean {
  return is(node) || ts.forEachChild(node, (child) => contains(child, is) || undefined) === true;
}

const assigns = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;

export class FilterReader {
  readonly #names: Names;
  readonly source: Source;

  constructor(source: Source, names = new Names(source)) {
    this.source = source;
    this.#names = names;
  }

  /** The filter of a function whose parameters are bound, or `undefined` if all statements pass without one. */
  read(declaration: ts.FunctionLikeDeclaration): Found | undefined {
    for (const statement of bodyOf(this.source, declaration)) {
      const found = this.statement(statement);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** What a statement decides, if it is the filter. */
  statement(statement: ts.Statement): Found | undefined {
    if (ts.isVariableStatement(statement)) return this.#declarations(statement);
    if (ts.isReturnStatement(statement)) return this.#chosen(statement);
    if (ts.isIfStatement(statement)) return this.#branch(statement);
    return refuse(this.source, statement, 'a statement before the filter');
  }

  #declarations(statement: ts.VariableStatement): undefined {
    if ((statement.declarationList.flags & ts.NodeFlags.Const) === 0) {
      refuse(this.source, statement, 'a variable before the filter');
    }
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || initializer === undefined)
        refuse(this.source, statement, 'a declaration');
      const value = bare(initializer);
      // The arrays of a prepared form.
      if (ts.isPropertyAccessExpression(value))
        this.#names.bindBuffer(name.text, value.getText(this.source.file));
      else this.#names.declare(name.text, initializer);
    }
  }

  #branch(statement: ts.IfStatement): Found | undefined {
    if (statement.elseStatement !== undefined) refuse(this.source, statement, 'else before the filter');
    const returned = returnedBy(statement.thenStatement);
    if (returned === undefined) return this.#check(statement);
    const value = signReturned(this.source, returned);
    if (value !== undefined) return this.#found(statement.expression, [value]);
    const packed = bare(returned);
    if (ts.isCallExpression(packed) && packed.expression.getText(this.source.file) === 'packSigns') {
      // What is exact, as the caller knows, is another tier.
      if (ts.isIdentifier(bare(statement.expression))) return undefined;
      return this.#found(statement.expression, packed.arguments);
    }
    return refuse(this.source, statement, 'a branch that returns before the filter');
  }

  /** A check of arguments: it returns nothing and changes no name, so it cannot change what the filter says. */
  #check(statement: ts.IfStatement): undefined {
    if (contains(statement, ts.isReturnStatement))
      refuse(this.source, statement, 'a return before the filter');
    if (contains(statement, assigns)) refuse(this.source, statement, 'an assignment before the filter');
  }

  #found(condition: ts.Expression, values: readonly ts.Expression[]): Found {
    const test = bare(condition);
    const isNonzero =
      ts.isBinaryExpression(test) &&
      test.operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken &&
      test.right.getText(this.source.file) === '0' &&
      ts.isIdentifier(test.left) &&
      values.length === 1 &&
      test.left.text === values[0]!.getText(this.source.file);
    if (isNonzero) return this.#called(test.left as ts.Identifier);
    return { tests: this.#tests(condition), values: values.map((value) => this.#names.tree(value)) };
  }

  /** `const value = fValue(...)`, which is 0 unless the tests of fValue hold. */
  #called(value: ts.Identifier): Found {
    const call = this.#names.constant(value.text);
    if (call === undefined || !ts.isCallExpression(call)) return refuse(this.source, value, 'no call');
    const callee = call.expression.getText(this.source.file);
    const known = callee.endsWith('Value') ? lookUp(this.source, callee) : undefined;
    if (known === undefined) return refuse(this.source, call, 'a call that is not known');
    const [source, declaration] = known;
    const names = new Names(source);
    const parameters = parametersOf(source, declaration);
    if (parameters.length !== call.arguments.length) refuse(this.source, call, 'too few arguments');
    call.arguments.forEach((argument, i) => {
      names.bind(parameters[i]!, this.#names.tree(argument));
    });
    const found = new FilterReader(source, names).read(declaration);
    return found ?? refuse(this.source, call, 'no filter in the function');
  }

  /** `return tests ? value : 0`. */
  #chosen(statement: ts.ReturnStatement): Found {
    const choice = statement.expression && bare(statement.expression);
    const isChoice =
      choice !== undefined &&
      ts.isConditionalExpression(choice) &&
      choice.whenFalse.getText(this.source.file) === '0';
    if (!isChoice) return refuse(this.source, statement, 'a return before the filter');
    return { tests: this.#tests(choice.condition), values: [this.#names.tree(choice.whenTrue)] };
  }

  #tests(condition: ts.Expression): Comparison[] {
    const test = bare(condition);
    if (ts.isBinaryExpression(test)) {
      const [left, right] = [test.left, test.right];
      switch (test.operatorToken.kind) {
        case ts.SyntaxKind.AmpersandAmpersandToken:
          return [...this.#tests(left), ...this.#tests(right)];
        case ts.SyntaxKind.GreaterThanToken:
          return [{ left: this.#names.tree(left), right: this.#names.tree(right) }];
        case ts.SyntaxKind.LessThanToken:
          return [{ left: this.#names.tree(right), right: this.#names.tree(left) }];
      }
    }
    return refuse(this.source, test, 'no test that is known');
  }
}

/** How often a file returns the sign of a value: as many filters must be found in it. */
export function countReturnedSigns(source: Source): number {
  return source.file.text.match(/<< 1\) - 1\) as Sign;|\? \w+ : 0;/g)?.length ?? 0;
}
