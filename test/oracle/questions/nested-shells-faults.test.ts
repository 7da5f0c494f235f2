import { placePoint } from '../../../src/oracle/cases/booleans/box-chain.js';
import {
  nestedShellsOf,
  SHELLS,
  shellMesh,
  shellPlaces,
} from '../../../src/oracle/cases/booleans/nested-shells.js';
import type { MeshValues } from '../../../src/oracle/cases/meshes/values.js';
import { nestedShellsQuestion } from '../../../src/oracle/questions/booleans/nested-shells.js';
import { combinedText } from '../../../src/oracle/subjects/booleans/combined-text.js';
import { type Solid, solidFromMesh } from '../../../src/solids/index.js';
import { declarePlanted } from '../../support/planted.js';

/** Triangles of a box. */
const SHELL = 36;

/** The kernel, asked with other meshes; shells are one after the other. */
const asked = (change: (mesh: MeshValues, i: number) => MeshValues) => (v: Float64Array) => {
  const { solids, operation, rule, frame } = nestedShellsOf(v);
  const [a, b] = solids.map((shells, i) =>
    solidFromMesh(change(shellMesh(frame, shells, false), i), { rule }),
  ) as [Solid, Solid];
  return combinedText(
    operation,
    a,
    b,
    shellPlaces(v).map((place) => placePoint(frame, place)),
  );
};

const shells = (change: (indices: readonly number[]) => readonly number[]) =>
  asked(({ positions, indices }) => ({ positions, indices: Uint32Array.from(change(Array.from(indices))) }));

declarePlanted(
  nestedShellsQuestion,
  {
    'the innermost shell is not seen': shells((all) => (all.length > 2 * SHELL ? all.slice(0, -SHELL) : all)),
    'the third shell is not seen': shells((all) => [...all.slice(0, 2 * SHELL), ...all.slice(3 * SHELL)]),
    'only the outer shells are there': shells((all) => all.slice(0, SHELL)),
    'the innermost shell is inside out': shells((all) =>
      all.map((i, k) => (k < all.length - SHELL || k % 3 === 0 ? i : all[k % 3 === 1 ? k + 1 : k - 1]!)),
    ),
    'the order does not matter': (v) => {
      const { operation } = nestedShellsOf(v);
      if (operation !== 'difference') return nestedShellsQuestion.referee(v);
      const other = v.slice();
      other[SHELLS.operation] = 1;
      return nestedShellsQuestion.referee(other);
    },
  },
  1,
);
