import { orient2d, orient3d, incircle, insphere } from '/work/wt/gen/src/index.ts'; console.log(orient2d, orient3d, incircle, insphere)
