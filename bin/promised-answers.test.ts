import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const PROJECT = resolve(import.meta.dirname, '..');

/** How each language says within how many days somebody answers. */
const PROMISES = {
  'en-US': /(\w+) (?:business|working) days/g,
  'ru-RU': /(\S+) рабочих дней/g,
  'kk-KZ': /(\S+) жұмыс күні ішінде/g,
  'es-AR': /(\S+) días hábiles/g,
} as const;

test.each(Object.entries(PROMISES))(
  'in %s forms, pages and mails promise an answer within the same time',
  (locale, promise) => {
    const files = globSync(
      [`*/src/**/locales/${locale}.json`, `mf-public/src/pages/*-manual/content/${locale}.ts`],
      {
        cwd: PROJECT,
      },
    );
    const numbers = files.flatMap((file) =>
      [...readFileSync(resolve(PROJECT, file), 'utf8').replaceAll('\u00a0', ' ').matchAll(promise)].map(
        ([, number = '']) => number.toLowerCase(),
      ),
    );
    expect(numbers.length).toBeGreaterThan(4);
    expect([...new Set(numbers)]).toHaveLength(1);
  },
);
