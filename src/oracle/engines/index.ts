import { loadCannonEs } from './cannon-es.js';
import { loadCdt2d } from './cdt2d.js';
import { loadClipper2Ts } from './clipper2-ts.js';
import { loadConvexHull } from './convex-hull.js';
import { loadDelaunator } from './delaunator.js';
import { loadEarcut } from './earcut.js';
import type { Engine, EngineReference } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';
import { loadJolt } from './jolt.js';
import { loadJsts } from './jsts.js';
import { loadManifold3d } from './manifold-3d.js';
import { loadMartinez } from './martinez.js';
import { naive } from './naive.js';
import { loadPointInPolygon } from './point-in-polygon.js';
import { loadPointInPolygonHao } from './point-in-polygon-hao.js';
import { loadPolyclipTs } from './polyclip-ts.js';
import { loadPolygonClipping } from './polygon-clipping.js';
import { loadRapier3d } from './rapier3d.js';
import { loadRobustOrientation } from './robust-orientation.js';
import { loadRobustPointInPolygon } from './robust-point-in-polygon.js';
import { loadRobustPredicates } from './robust-predicates.js';
import { loadRobustSegmentIntersect } from './robust-segment-intersect.js';
import { loadThree } from './three.js';
import { loadThreeBvhCsg } from './three-bvh-csg.js';
import { loadThreeMeshBvh } from './three-mesh-bvh.js';
import { loadTurf } from './turf.js';
import { unerring } from './unerring.js';

/** An engine that comes with the package: what it has answers to, and how it is loaded. */
interface BuiltIn {
  readonly answers: 'predicates' | 'queries' | 'all';
  /** The packages that it calls, where those are others than the one of its name. */
  readonly packages?: readonly string[];
  /** `undefined` where its package is not installed. */
  load(importPackage: ImportPackage): Promise<Engine | undefined>;
}

const builtIns: Readonly<Record<string, BuiltIn>> = {
  unerring: { answers: 'all', packages: [], load: async () => unerring },
  'robust-predicates': { answers: 'predicates', load: loadRobustPredicates },
  'robust-orientation': {
    answers: 'predicates',
    packages: ['robust-orientation', 'robust-in-sphere'],
    load: loadRobustOrientation,
  },
  naive: { answers: 'predicates', packages: [], load: async () => naive },
  'robust-segment-intersect': { answers: 'queries', load: loadRobustSegmentIntersect },
  'robust-point-in-polygon': { answers: 'queries', load: loadRobustPointInPolygon },
  'point-in-polygon': { answers: 'queries', load: loadPointInPolygon },
  'point-in-polygon-hao': { answers: 'queries', load: loadPointInPolygonHao },
  turf: {
    answers: 'queries',
    packages: ['@turf/boolean-point-in-polygon', '@turf/boolean-point-on-line', '@turf/line-intersect'],
    load: loadTurf,
  },
  jsts: { answers: 'queries', load: loadJsts },
  three: { answers: 'queries', load: loadThree },
  'three-mesh-bvh': { answers: 'queries', packages: ['three-mesh-bvh', 'three'], load: loadThreeMeshBvh },
  'cannon-es': { answers: 'queries', load: loadCannonEs },
  jolt: { answers: 'queries', packages: ['jolt-physics'], load: loadJolt },
  rapier3d: { answers: 'queries', packages: ['@dimforge/rapier3d-compat'], load: loadRapier3d },
  'convex-hull': { answers: 'queries', load: loadConvexHull },
  delaunator: { answers: 'queries', load: loadDelaunator },
  cdt2d: { answers: 'queries', load: loadCdt2d },
  earcut: { answers: 'queries', load: loadEarcut },
  'polygon-clipping': { answers: 'queries', load: loadPolygonClipping },
  'polyclip-ts': { answers: 'queries', load: loadPolyclipTs },
  martinez: { answers: 'queries', packages: ['martinez-polygon-clipping'], load: loadMartinez },
  'clipper2-ts': { answers: 'queries', load: loadClipper2Ts },
  'manifold-3d': { answers: 'queries', load: loadManifold3d },
  'three-bvh-csg': {
    answers: 'queries',
    packages: ['three-bvh-csg', 'three-mesh-bvh', 'three'],
    load: loadThreeBvhCsg,
  },
};

/** The names of the engines that come with the package. */
export const builtInEngines: readonly string[] = Object.keys(builtIns);

/** The packages that a built-in engine calls, by the names under which they are installed. */
export function packagesOf(engine: string): readonly string[] {
  return builtIns[engine]?.packages ?? [engine];
}

/** Those among them that have something to say about predicates, or about queries. */
export function enginesFor(kind: 'predicates' | 'queries'): readonly string[] {
  return builtInEngines.filter((name) => ['all', kind].includes(builtIns[name]!.answers));
}

/**
 * Loads a built-in engine; `undefined` if its package is not installed. Modules of users are never loaded into a
 * process of ours: campaigns run them in their own.
 *
 * @throws RangeError for a name that is not known
 * @param importPackage  how its packages are imported; for who wants to see what they are asked
 * @example await loadEngine('robust-predicates');
 */
export async function loadEngine(
  name: string,
  importPackage: ImportPackage = importOptional,
): Promise<Engine | undefined> {
  if (!Object.hasOwn(builtIns, name)) throw new RangeError(`loadEngine: there is no engine '${name}'`);
  return builtIns[name]!.load(importPackage);
}

export type { Engine, EngineReference };
