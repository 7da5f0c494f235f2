import { SCENE_KINDS, type SceneKind, sceneMesh, sceneShape } from '../../cases/meshes/scenes.js';
import { SMALLER } from '../../cases/meshes/values.js';
import {
  meetsSolidReferee,
  nearestTrianglesReferee,
  solidRelationReferee,
  trianglesMeetingReferee,
} from '../../referees/shapes/scenes/scenes.js';
import {
  meetsSolidSubject,
  nearestTrianglesSubject,
  solidRelationSubject,
  trianglesMeetingSubject,
} from '../../subjects/scenes/scenes.js';
import { layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { meshParts } from '../meshes/laws.js';
import type { Question } from '../question.js';
import { sceneFamilies } from './families.js';
import { placedSceneQuestion } from './placed-scenes.js';
import { solidSceneQuestions } from './solid-scenes.js';
import { spaceSceneQuestions } from './space-scenes.js';
import { treeSceneQuestions } from './tree-scenes.js';

const layout = layoutOf(3, ...meshParts('v', SMALLER), ...points('p q r'));
const scene = { layout, tables: [SMALLER], extras: 3 };

const shared = (kind: SceneKind) => ({
  area: 'meshes' as const,
  layout,
  families: sceneFamilies(kind, scene),
  coded: true as const,
  shapes: shapesBy('mesh shape', (v) => [sceneMesh(v), sceneShape(kind, v)] as const),
});

/** `Sphere`. */
const named = (kind: SceneKind) => `${kind[0]!.toUpperCase()}${kind.slice(1)}`;

/** Which triangles of a mesh a shape meets. Referee: one by one, over the integers. */
const meeting = (kind: SceneKind): Question => ({
  ...shared(kind),
  name: `trianglesMeeting${named(kind)}`,
  note: 'the numbers of the triangles that have a common point with the shape',
  subject: trianglesMeetingSubject(kind),
  referee: trianglesMeetingReferee(kind),
  form: '<none|some|all> <list>',
  classes: ['none', 'some', 'all'],
  yes: 'a triangle of the mesh has a common point with the shape',
  holds: (answer) => !answer.startsWith('none'),
});

/** Which triangles are nearest. Referee: all distances, over the integers. */
const nearest = (kind: SceneKind): Question => ({
  ...shared(kind),
  name: `nearestTriangles${named(kind)}`,
  note: 'meeting: those that meet the shape; else those that are nearest',
  subject: nearestTrianglesSubject(kind),
  referee: nearestTrianglesReferee(kind),
  form: '<meeting|one|several> <list>',
  classes: ['meeting', 'one', 'several'],
});

/** Whether a shape meets the solid of a mesh. Referee: one by one, and a rational ray. */
const solid = (kind: SceneKind): Question => ({
  ...shared(kind),
  name: `meetsSolid${named(kind)}`,
  note: 'open: the mesh is not closed; surface: the shape meets a triangle; inside: it meets none and is inside',
  subject: meetsSolidSubject(kind),
  referee: meetsSolidReferee(kind),
  classes: ['open', 'surface', 'inside', 'apart'],
  yes: 'the mesh is closed, and its solid has a common point with the shape',
  holds: (answer) => answer === 'surface' || answer === 'inside',
});

/** How a solid shape meets the solid of a mesh. Referee: one by one, and a rational ray. */
const relation = (kind: SceneKind): Question => ({
  ...shared(kind),
  name: `solidRelation${named(kind)}`,
  note: 'open: the mesh is not closed; flat: the shape has no volume; then what the mesh is to the shape',
  subject: solidRelationSubject(kind),
  referee: solidRelationReferee(kind),
  form: 'open | flat | <disjoint|touching|overlapping> <none|inside|containing|equal>',
  classes: ['open', 'flat', 'disjoint', 'touching', 'overlapping'],
});

const SOLIDS: readonly SceneKind[] = ['box', 'sphere', 'capsule'];

/** Meshes beside shapes. */
export const scenesQuestions: readonly Question[] = [
  ...SCENE_KINDS.flatMap((kind) => [meeting(kind), nearest(kind), solid(kind)]),
  ...SOLIDS.map(relation),
  ...spaceSceneQuestions,
  placedSceneQuestion,
  ...treeSceneQuestions,
  ...solidSceneQuestions,
];
