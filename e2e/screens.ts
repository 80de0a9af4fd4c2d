import { test } from './fixtures.ts';

const SCREENS = [
  [360, 740],
  [1440, 900],
] as const;

/** Declares tests for a phone and for a desktop. */
export function onPhoneAndDesktop(tests: (width: number) => void): void {
  for (const [width, height] of SCREENS)
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height } });
      tests(width);
    });
}
