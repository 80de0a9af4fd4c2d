import { expect, test } from '@jest/globals';
import { datesOfRule } from './recurrence.ts';

// Wednesday 2026-11-25.
test.each([
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SA', '2026-11-25', ['2026-11-28', '2026-12-12', '2026-12-26']],
  ['FREQ=WEEKLY;BYDAY=MO', '2026-12-20', ['2026-12-21', '2026-12-28']],
  ['FREQ=MONTHLY;BYDAY=1WE', '2026-11-25', ['2026-12-02']],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2020-01-01', ['2026-11-27', '2026-12-25']],
  ['FREQ=SECONDLY', '2026-11-25', []],
])('%s since %s names its days @X-04', (rrule, since, expected) => {
  expect(datesOfRule({ rrule, since }, '2026-11-25', '2026-12-31')).toEqual(expected);
});
