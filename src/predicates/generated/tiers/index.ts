// Generated from src/formulas by `npm run generate`. Do not edit.
import { angle2dTiers } from './angle2d.js';
import { angle3dTiers } from './angle3d.js';
import { compareAlong2dTiers } from './compare-along-2d.js';
import { compareAlong3dTiers } from './compare-along-3d.js';
import { compareCrossings2dTiers } from './compare-crossings-2d.js';
import { compareDistance2dTiers } from './compare-distance-2d.js';
import { compareDistance3dTiers } from './compare-distance-3d.js';
import { compareDistanceToPlaneTiers } from './compare-distance-to-plane.js';
import { compareLength2dTiers } from './compare-length-2d.js';
import { compareLength3dTiers } from './compare-length-3d.js';
import { cross2dTiers } from './cross2d.js';
import { dot2dTiers } from './dot2d.js';
import { dot3dTiers } from './dot3d.js';
import { inDiametralCircleTiers } from './in-diametral-circle.js';
import { inDiametralSphereTiers } from './in-diametral-sphere.js';
import { incircleTiers } from './incircle.js';
import { insphereTiers } from './insphere.js';
import { orientDirection3dTiers } from './orient-direction-3d.js';
import { orient2dTiers } from './orient2d.js';
import { orient3dTiers } from './orient3d.js';
import { powerTest2dTiers } from './power-test-2d.js';
import { powerTest3dTiers } from './power-test-3d.js';
import { sideOfLine2dTiers } from './side-of-line-2d.js';
import { sideOfPlaneTiers } from './side-of-plane.js';
import { triple3dTiers } from './triple3d.js';

export const generatedTiers = {
  angle2d: angle2dTiers,
  angle3d: angle3dTiers,
  compareAlong2d: compareAlong2dTiers,
  compareAlong3d: compareAlong3dTiers,
  compareCrossings2d: compareCrossings2dTiers,
  compareDistance2d: compareDistance2dTiers,
  compareDistance3d: compareDistance3dTiers,
  compareDistanceToPlane: compareDistanceToPlaneTiers,
  compareLength2d: compareLength2dTiers,
  compareLength3d: compareLength3dTiers,
  cross2d: cross2dTiers,
  dot2d: dot2dTiers,
  dot3d: dot3dTiers,
  inDiametralCircle: inDiametralCircleTiers,
  inDiametralSphere: inDiametralSphereTiers,
  incircle: incircleTiers,
  insphere: insphereTiers,
  orientDirection3d: orientDirection3dTiers,
  orient2d: orient2dTiers,
  orient3d: orient3dTiers,
  powerTest2d: powerTest2dTiers,
  powerTest3d: powerTest3dTiers,
  sideOfLine2d: sideOfLine2dTiers,
  sideOfPlane: sideOfPlaneTiers,
  triple3d: triple3dTiers,
} as const;
