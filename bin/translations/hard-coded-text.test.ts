import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runLinter } from 'i18next-cli';
import { sourcesOf, TRANSLATED_APPS } from './translated-apps.ts';

/** Texts in elements and attributes that a person can read, and sentences that are glued together. */
async function findHardCodedText(sources: ReturnType<typeof sourcesOf>): Promise<string[]> {
  const { files } = await runLinter({
    locales: ['en-US'],
    extract: { ...sources, output: '' },
    lint: { acceptedTags: 'all', checkConcatenation: 'error', checkPunctuationConcatenation: 'error' },
  });
  return Object.entries(files).flatMap(([file, issues]) =>
    issues.map(({ line, text }) => `${file}:${line} ${text}`),
  );
}

test.each(TRANSLATED_APPS)(
  'no text that a person can read is written in the sources of %s @I-01',
  async (app) => {
    expect(await findHardCodedText(sourcesOf(app))).toEqual([]);
  },
);

describe('a text in a source', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecocircle-texts-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  test.each([
    ['in an element', '<p>Sort your glass</p>', 'Sort your glass'],
    ['in an attribute', '<img src="a.png" alt="A jar of glass" />', 'A jar of glass'],
    ['in a component', '<Note title="Sort your glass" />', 'Sort your glass'],
    ['glued to a translation', "<p>{t('a')} ({t('b')})</p>", 'splitting text'],
  ])('is found %s', async (_, element, found) => {
    const file = join(folder, 'page.tsx');
    await writeFile(file, `export const Page = () => ${element};\n`);
    const texts = await findHardCodedText({ input: [file], ignore: [] });
    expect(texts.join('\n')).toContain(found);
  });
});
