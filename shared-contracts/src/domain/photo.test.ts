import { expect, test } from '@jest/globals';
import { PHOTO_LIMITS, problemOfFile } from './photo.ts';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test.each([
  ['a photo of a phone', file('IMG_1.jpg', 'image/jpeg'), null],
  ['HEIC where the browser knows it', file('IMG_1.HEIC', 'image/heic'), null],
  ['HEIC where the browser does not', file('IMG_1.HEIC', ''), null],
  ['the largest file', file('a.png', 'image/png', PHOTO_LIMITS.bytes), null],
  ['one byte more', file('a.png', 'image/png', PHOTO_LIMITS.bytes + 1), 'photo-too-large'],
  ['a drawing', file('a.svg', 'image/svg+xml'), 'photo-type'],
  ['a film', file('a.heic.mov', 'video/quicktime'), 'photo-type'],
  ['a file of no type', file('a.jpg', ''), 'photo-type'],
])('%s before it is sent @P-02', (_, given, problem) => {
  expect(problemOfFile(given)).toBe(problem);
});
