import { type Camera, type Plane, Vector3 } from 'three';
import { keptPart } from './cut.js';
import type { Sight } from './picker.js';

/** What is farther than this behind the plane of a cut, as the model is drawn, is cut away. */
const CUT_AWAY = 1e-6;

/** The line of sight through a place of the window; nothing if all of it is cut away. */
export function sightAt(
  canvas: HTMLCanvasElement,
  camera: Camera,
  plane: Plane | undefined,
  clientX: number,
  clientY: number,
): Sight | undefined {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const [x, y] = [(2 * (clientX - left)) / width - 1, 1 - (2 * (clientY - top)) / height];
  camera.updateMatrixWorld();
  const near = new Vector3(x, y, -1).unproject(camera);
  const far = new Vector3(x, y, 1).unproject(camera);
  const beyond = (point: Vector3) => plane?.distanceToPoint(point) ?? 1;
  const kept = keptPart(beyond(near), beyond(far));
  if (kept === undefined) return undefined;
  const [start, end] = kept.map((t) => new Vector3().lerpVectors(near, far, t)) as [Vector3, Vector3];
  return {
    start: [start.x, start.y, start.z],
    end: [end.x, end.y, end.z],
    farness: (place) => {
      const point = new Vector3(...place);
      if (beyond(point) < -CUT_AWAY) return Number.POSITIVE_INFINITY;
      const seen = point.project(camera);
      if (Math.abs(seen.z) > 1) return Number.POSITIVE_INFINITY;
      const [dx, dy] = [((seen.x - x) * width) / 2, ((seen.y - y) * height) / 2];
      return Math.sqrt(dx * dx + dy * dy);
    },
  };
}
