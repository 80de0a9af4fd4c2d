import { expect, test } from '@jest/globals';
import { pagesWithTexts, sourcesOfPage } from './page-texts.ts';
import { stemOf } from './plural-forms.ts';
import { TRANSLATED_APPS, textsOf } from './translated-apps.ts';
import { keysInSources } from './used-keys.ts';

const pages = TRANSLATED_APPS.flatMap((app) => pagesWithTexts(app).map((page) => ({ app, ...page })));

test.each(pages)(
  '$app: the document of $id holds the texts that the page uses, and no others @I-01',
  async (page) => {
    const { app, id, texts } = page;
    const { mentions } = await keysInSources(app, sourcesOfPage(app, id));
    const asked = [...textsOf(app, 'en-US').keys()].map(stemOf).filter(mentions);
    expect([...new Set(asked.map((key) => key.split('.')[0]))].sort()).toEqual([...texts].sort());
  },
);

test('home is among the pages with a part of the texts', () => {
  expect(pages).toContainEqual(expect.objectContaining({ app: 'mf-public', id: 'home' }));
});
