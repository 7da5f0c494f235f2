import { sceneMesh } from '../../cases/meshes/scenes.js';
import { SPACE_KINDS, type SpaceKind, spaceShape } from '../../cases/meshes/space-scenes.js';
import { SMALLER } from '../../cases/meshes/values.js';
import {
  meetsSolidSpaceReferee,
  solidRelationSpaceReferee,
  trianglesMeetingSpaceReferee,
} from '../../referees/shapes/scenes/space-scenes.js';
import {
  meetsSolidSpaceSubject,
  solidRelationSpaceSubject,
  trianglesMeetingSpaceSubject,
} from '../../subjects/scenes/space-scenes.js';
import { layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { meshParts } from '../meshes/laws.js';
import type { Question } from '../question.js';
import { sceneFamilies } from './families.js';

const layout = layoutOf(3, ...meshParts('v', SMALLER), ...points('p q r'));
const scene = { layout, tables: [SMALLER], extras: 3 };

const shared = (kind: SpaceKind) => ({
  area: 'meshes' as const,
  layout,
  families: sceneFamilies(kind, scene),
  coded: true as const,
  shapes: shapesBy('mesh shape', (v) => [sceneMesh(v), spaceShape(kind, v)] as const),
});

/** `HalfSpace`. */
const named = (kind: SpaceKind) => `${kind[0]!.toUpperCase()}${kind.slice(1)}`;

/** Which triangles of a mesh meet a plane, or what half-spaces have in common. Referee: cut one by one. */
const meeting = (kind: SpaceKind): Question => ({
  ...shared(kind),
  name: `trianglesMeeting${named(kind)}`,
  note: 'the numbers of the triangles that have a common point with the shape',
  subject: trianglesMeetingSpaceSubject(kind),
  referee: trianglesMeetingSpaceReferee(kind),
  form: '<none|some|all> <list>',
  classes: ['none', 'some', 'all'],
  yes: 'a triangle of the mesh has a common point with the shape',
  holds: (answer) => !answer.startsWith('none'),
});

/** Whether such a shape meets the solid of a mesh. Referee: one by one, and a rational ray. */
const solid = (kind: SpaceKind): Question => ({
  ...shared(kind),
  name: `meetsSolid${named(kind)}`,
  note: 'open: the mesh is not closed; surface: the shape meets a triangle; inside: it meets none and is inside',
  subject: meetsSolidSpaceSubject(kind),
  referee: meetsSolidSpaceReferee(kind),
  classes: ['open', 'surface', ...(kind === 'plane' || kind === 'halfSpace' ? [] : ['inside']), 'apart'],
  yes: 'the mesh is closed, and its solid has a common point with the shape',
  holds: (answer) => answer === 'surface' || answer === 'inside',
});

/** How such a shape with a volume meets the solid of a mesh. Referee: one by one, and a rational ray. */
const relation = (kind: SpaceKind): Question => ({
  ...shared(kind),
  name: `solidRelation${named(kind)}`,
  note: 'open: the mesh is not closed; flat: the shape has no volume; then what the mesh is to the shape',
  subject: solidRelationSpaceSubject(kind),
  referee: solidRelationSpaceReferee(kind),
  form: 'open | flat | <disjoint|touching|overlapping> <none|inside|containing|equal>',
  classes: ['open', ...(kind === 'halfSpace' ? [] : ['flat']), 'disjoint', 'touching', 'overlapping'],
});

/** Meshes beside planes and half-spaces. */
export const spaceSceneQuestions: readonly Question[] = [
  ...SPACE_KINDS.flatMap((kind) => [meeting(kind), solid(kind)]),
  ...SPACE_KINDS.filter((kind) => kind !== 'plane').map(relation),
];
