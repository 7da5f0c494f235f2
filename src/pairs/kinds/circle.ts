import type { Kind } from '../kind.js';

export const circle: Kind = {
  name: 'circle',
  words: 'circle',
  plural: 'circles',
  refused: ['the radius is negative'],
  says: 'The circle is the closed disk.',
  isBounded: true,
  plane: {
    type: 'Circle',
    carriers: {
      checked: 'requireCircle(where, name, it)',
      outline: 'aroundCircle(it)',
      quadric: 'circleSolid(where, it)',
      swept: 'circleShape(where, name, it)',
      givenSwept: 'givenCircle(where, name, it)',
      ball: 'circleAsBall(where, name, it)',
    },
    second: { center: [0, 0], radius: 5 },
  },
  solid: {
    features: 'Its boundary is edge 0, what lies inside face 0.',
    source: 'Eberly, 3D Game Engine Design, B.1.1 (a line and a quadratic curve)',
    pointSource: 'Ericson, Real-Time Collision Detection, 4.3.1, in the plane',
    away: { center: [12, 5], radius: 3 },
    near: { center: [1, 2], radius: 4 },
    others: {
      touching: { center: [6, 8], radius: 5 },
      apart: { center: [6, 8], radius: 4.999999999999999 },
    },
  },
};
