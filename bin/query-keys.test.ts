import { expect, test } from '@jest/globals';
import { keysRead, pagesWithQuery } from './query-keys.ts';

/** What the shell reads of every page's address. */
const OF_EVERY_PAGE = ['hide-layout-ui', 'inquire', 'modal'];

const pages = pagesWithQuery();

test.each(pages)(
  '$remote: the keys of the query that $id names are those that its sources read @L-05',
  (page) => {
    const read = keysRead(page).filter((key) => !OF_EVERY_PAGE.includes(key));
    expect(read).toEqual([...page.query].sort());
  },
);

test('all public pages name them, and some of them read some', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(keysRead({ remote: 'mf-points-map', id: 'recycling-points' })).toContain('thing');
  expect(keysRead({ remote: 'mf-public', id: 'report' })).toEqual(['photos', 'refused']);
});
