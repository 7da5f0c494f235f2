/**
 * The union of many circles: how long it takes in processor time, and how that grows. Run with `tsx
 * bench/polygons/circles.ts [circles] [vertices] [repeats]`.
 */
import { polygonUnion } from '../../src/polygons/boolean-operations.js';
import { mulberry32 } from './random.js';

type Polygon = number[][];

/** Circles with random centres in a square that grows with their count. */
export function circles(count: number, vertices: number, seed = 1): Polygon[] {
  const random = mulberry32(seed);
  const size = Math.sqrt(count / 1000);
  return Array.from({ length: count }, () => {
    const [x, y] = [100 * size * random(), 100 * size * random()];
    const radius = 3.2;
    return Array.from({ length: vertices }, (_, k) => {
      const angle = (2 * Math.PI * k) / vertices;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
  });
}

export function processorTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

if (process.argv[1]?.includes('circles')) {
  const [count = 1000, vertices = 64, repeats = 7] = process.argv.slice(2).map(Number);
  const polygons = circles(count, vertices);
  const times: number[] = [];
  let result = polygonUnion();
  for (let i = 0; i < repeats; i++) {
    times.push(
      processorTime(() => {
        result = polygonUnion(...polygons);
      }),
    );
  }
  console.log(
    `${count} circles of ${vertices}: ${result.vertices.length} vertices, ${result.polygons.length} polygons`,
  );
  console.log(times.map((t) => t.toFixed(0)).join(' '), 'ms of processor time');
}
