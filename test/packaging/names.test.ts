import { describe, expect, it } from 'vitest';
import * as bsp from '../../src/bsp/index.js';
import * as distance from '../../src/distance/index.js';
import * as planar from '../../src/planar/index.js';
import * as round from '../../src/round/index.js';
import * as shapes from '../../src/shapes/index.js';
import * as spatial from '../../src/spatial/index.js';
import { OTHERS } from './other-names.js';
import { isInOrder, readName } from './vocabulary-names.js';

const all: Readonly<Record<string, unknown>> = {
  ...bsp,
  ...distance,
  ...planar,
  ...round,
  ...shapes,
  ...spatial,
};
const names = Object.keys(all).filter((name) => typeof all[name] === 'function' && /^[a-z]/.test(name));
const others = new Set(Object.values(OTHERS).flatMap((list) => list.split(' ')));

describe('names of functions', () => {
  it('say two shapes of the table and what is asked, or are listed with the reason why not', () => {
    expect(names.filter((name) => readName(name) === undefined && !others.has(name))).toEqual([]);
  });

  it('are listed only if they are there and say no two shapes', () => {
    expect([...others].filter((name) => !names.includes(name) || readName(name) !== undefined)).toEqual([]);
  });

  it('have the shapes in one order', () => {
    const turned = names.filter((name) => {
      const read = readName(name);
      return read !== undefined && !isInOrder(read.shapes);
    });
    expect(turned).toEqual([]);
  });

  it.each([
    ['lineConvexPolyhedron', ['line', 'convexPolyhedron'], ''],
    ['sphereIntersectsPlane', ['sphere', 'plane'], 'Intersects'],
    ['convexesIntersect', ['convex', 'convex'], 'Intersects'],
    ['kDopContainsPoint', ['point', 'kDop'], 'ContainsPoint'],
    ['triangleTriangleSquaredDistanceAt', ['triangle', 'triangle'], 'SquaredDistance'],
  ])('%s is read', (name, shapes, operation) => {
    expect(readName(name)).toEqual({ shapes, operation });
  });

  it('of anything else are not read', () => {
    for (const name of ['boxSphereRelation', 'wedgeBox', 'polygonOrientation2d', 'boxFeature'])
      expect(readName(name)).toBeUndefined();
    expect(isInOrder(['frustum', 'box'])).toBe(false);
  });
});
