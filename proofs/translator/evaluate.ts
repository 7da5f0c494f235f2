/** From the syntax of an emitted expression to its operations, constants followed to what they are. */
import ts from 'typescript';
import { placeOf } from './places.js';
import { bare, refuse, type Source } from './source.js';
import { INFINITY, type Tree } from './trees.js';

const OPERATIONS = new Map([
  [ts.SyntaxKind.PlusToken, 'add'],
  [ts.SyntaxKind.MinusToken, 'subtract'],
  [ts.SyntaxKind.AsteriskToken, 'multiply'],
] as const) as ReadonlyMap<ts.SyntaxKind, 'add' | 'subtract' | 'multiply'>;

/** What the names of a function stand for. */
export class Names {
  readonly #constants = new Map<string, ts.Expression>();
  readonly #trees = new Map<string, Tree>();
  readonly #buffers = new Map<string, string>();
  readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }

  /** A name stands for a number that is known: an argument, or what a caller passed. */
  bind(name: string, tree: Tree): void {
    this.#trees.set(name, tree);
  }

  /** A name stands for a buffer, which may have another name. */
  bindBuffer(name: string, buffer: string): void {
    this.#buffers.set(name, buffer);
  }

  /** `const name = expression`; evaluated where it is used. */
  declare(name: string, initializer: ts.Expression): void {
    if (this.#constants.has(name) || this.#trees.has(name)) {
      refuse(this.source, initializer, `a second ${name}`);
    }
    this.#constants.set(name, initializer);
  }

  constant(name: string): ts.Expression | undefined {
    return this.#constants.get(name);
  }

  buffer(name: string): string {
    return this.#buffers.get(name) ?? name;
  }

  /** The operations behind a name, with the name. */
  named(node: ts.Identifier): Tree {
    const name = node.text;
    const known = this.#trees.get(name);
    if (known !== undefined) return known;
    if (name === 'Infinity') return INFINITY;
    const constant = this.#constants.get(name);
    if (constant === undefined) return refuse(this.source, node, 'a name that stands for no number');
    const tree: Tree = { ...this.tree(constant), name };
    this.#trees.set(name, tree);
    return tree;
  }

  tree(expression: ts.Expression): Tree {
    const node = bare(expression);
    if (ts.isNumericLiteral(node)) return { kind: 'number', value: Number(node.text) };
    if (ts.isIdentifier(node)) return this.named(node);
    if (ts.isElementAccessExpression(node)) return this.#read(node);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
      return { kind: 'negate', operand: this.tree(node.operand) };
    }
    if (ts.isCallExpression(node)) return this.#call(node);
    if (ts.isBinaryExpression(node)) {
      const kind = OPERATIONS.get(node.operatorToken.kind);
      if (kind !== undefined) return { kind, left: this.tree(node.left), right: this.tree(node.right) };
    }
    return refuse(this.source, node, 'no arithmetic that is known');
  }

  #call(node: ts.CallExpression): Tree {
    const callee = node.expression.getText(this.source.file);
    const isAbs = callee === 'abs' || callee === 'Math.abs';
    if (!isAbs || node.arguments.length !== 1) return refuse(this.source, node, 'a call that is not known');
    return { kind: 'absolute', operand: this.tree(node.arguments[0]!) };
  }

  #read(node: ts.ElementAccessExpression): Tree {
    if (!ts.isIdentifier(node.expression)) return refuse(this.source, node, 'a read of no buffer');
    const place = placeOf(this, this.buffer(node.expression.text), node.argumentExpression);
    return this.#trees.get(place) ?? { kind: 'argument', argument: place };
  }
}
