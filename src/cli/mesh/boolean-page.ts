import type { MeshFormat } from '../../formats/index.js';
import { checkMesh, type IndexedMesh } from '../../mesh/index.js';
import { reportSummary } from '../../mesh/validation/describe-report.js';
import { lightColors } from '../../pictures/palette.js';
import { printable } from '../../pictures/printable.js';
import { solidToMesh } from '../../solids/index.js';
import { page } from '../picture/page.js';
import { type Ghost, pageModel, verdictOf } from '../picture/page-model.js';
import { byComponent } from './by-component.js';
import { nameOf } from './mesh-source.js';
import type { Operand } from './operands.js';
import { factsOf } from './report-facts.js';

const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

const titleOf = (path: string) => printable(path.replace(/^.*[\\/]/, ''));

/** The colours of the operands, one after the other. */
const COLORS = [lightColors.a!, lightColors.b!, lightColors.decimal!, lightColors.made!];

/** The operands that have a surface to show: their files' meshes, or the meshes of exact solids. */
function ghostsOf(operands: readonly Operand[]): Ghost[] {
  return operands.flatMap(({ path, mesh, solid }, i) => {
    if (mesh === undefined && solid.isUnbounded) return [];
    const { positions, indices } = mesh ?? solidToMesh(solid, { manifold: false });
    const color = COLORS[i % COLORS.length]!;
    return [{ label: titleOf(nameOf(path)), color, mesh: { positions, indices } }];
  });
}

/**
 * A page that shows a result with what a check finds in it: places where a solid touches itself are marked. What it was
 * made of is shown through it.
 */
export function solidPage(
  out: string,
  format: MeshFormat,
  mesh: IndexedMesh,
  operands: readonly Operand[],
): Promise<string> {
  const report = checkMesh(mesh);
  const text = {
    title: titleOf(out),
    verdict: verdictOf(report),
    summary: capital(reportSummary(report)),
    facts: factsOf(format, mesh, report).map(([label, value]) => [capital(label), value] as const),
    notes: [],
  } as const;
  const ghosts = ghostsOf(operands);
  return page(pageModel(mesh, report.findings, byComponent(report), text, { ghosts }));
}
