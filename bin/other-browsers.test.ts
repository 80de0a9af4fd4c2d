import { expect, test } from '@jest/globals';
import { sayNotRun } from './other-browsers.ts';

test('a browser that the journey did not run in is named with what it lacks; one that can be run is not', () => {
  expect(sayNotRun({ webkit: ['webkit2gtk-driver', 'xvfb'] })).toEqual([
    'The journey did not run in webkit, which lacks webkit2gtk-driver, xvfb: `npm run browsers` installs what is missing and runs it.',
  ]);
  expect(sayNotRun({})).toEqual([]);
});
