import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bufferPicture, bufferPicturePath } from '../../scripts/buffer-picture.js';

it('the picture of buffers is what the script writes', () => {
  expect(readFileSync(bufferPicturePath, 'utf8')).toBe(bufferPicture());
});
