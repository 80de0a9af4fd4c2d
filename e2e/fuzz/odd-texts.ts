import fc from 'fast-check';

const KNOWN_TO_HURT = [
  '',
  '0',
  '-1',
  '1e999',
  'NaN',
  '9007199254740993',
  '999999999999999999999',
  '%',
  '%00',
  '%E0%A4%A',
  '%2e%2e%2f',
  '..',
  '.',
  '//',
  '\\',
  'null',
  'undefined',
  '[]',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '"><script>alert(1)</script>',
  '{{7*7}}',
  '*',
  ':id',
  '%F0%9F%98%80',
  '\u00ff\u00fe',
  'ǆ',
  'x'.repeat(300),
  'x'.repeat(5000),
];

/** A text of the kind that programs stumble over. */
export const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...KNOWN_TO_HURT) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.nat().map(String) },
);

/** A text that is taken in most places. */
export const plainText = fc.constantFrom(
  '1',
  '2',
  '7',
  '12',
  '30',
  'en-US',
  'ru-RU',
  'light',
  'true',
  '51.1,71.4,51.2,71.5',
);

/** Without what would end a target or a line: that belongs to the broken requests. */
export const inTarget = oddText.map((text) =>
  text.toWellFormed().replace(/[^!-~]|#/gu, (letter) => encodeURIComponent(letter)),
);
export const inLine = oddText.map((text) => text.replace(/\p{Cc}/gu, ' '));
