import { expect, it } from 'vitest';
import { cutsOf } from '../../../src/solids/engine/arrange.js';
import { marksOf } from '../../../src/solids/engine/marks.js';
import { type Sheet, Sheets } from '../../../src/solids/engine/sheets.js';
import { contactsBetween } from '../../../src/solids/meshes/contacts.js';
import { nearSoup } from '../../../src/solids/meshes/near-soup.js';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { passagesWithin } from '../../../src/solids/meshes/passages.js';
import { windingsBeside } from '../../../src/solids/meshes/windings.js';
import { box } from './drawn-meshes.js';

it('change the winding number as rays on both sides say', () => {
  const bars = [box([-9, -1, -1], [9, 1, 1]), box([-1, -9, -2], [1.5, 9, 3])];
  const operands = bars.map((mesh) => meshOperand('f', 'mesh', mesh, false)!);
  const all = Array.from({ length: 12 }, (_, t) => t);
  const { soup } = nearSoup(operands, [all, all]);
  const pairs = contactsBetween(operands)[0]!.pairs.map((t, i) => (i % 2 === 0 ? t : t + 12));
  const marks = marksOf(soup, pairs);
  const found = new Sheets(soup, marks, cutsOf(soup, marks));
  const sheets: Sheet[] = [];
  for (let sheet = found.next(); sheet !== null; sheet = found.next()) sheets.push(sheet);
  const front = (i: number) => windingsBeside(soup, operands, sheets[i]!.plane, sheets[i]!.polygon).front;
  const outside = (i: number) => {
    const { facing } = soup.facets[sheets[i]!.facet]!;
    return facing > 0 ? front(i) : windingsBeside(soup, operands, sheets[i]!.plane, sheets[i]!.polygon).back;
  };
  const passages = passagesWithin(soup, marks, sheets);
  expect(passages.some(({ by }) => by >= 0)).toBe(true);
  for (const { from, to, by, isInward } of passages) {
    const change = by < 0 ? 0 : isInward ? 1 : -1;
    const other = by < 0 ? 0 : soup.facets[by]!.operand;
    expect(outside(to)[other]! - outside(from)[other]!).toBe(change);
  }
});
