import { expect, test } from '@jest/globals';
import { embedCode, embedSearch } from './embed-code.ts';

test('the code frames the page of a language without the site around it, and names it @R-20', () => {
  const address = new URL('https://eco.example/es-ar/recycling-points?materials=glass');
  const code = embedCode(address, 'wide', 'Puntos "verdes" <cerca> & más');
  const frame = new DOMParser().parseFromString(code, 'text/html').querySelector('iframe');
  expect(frame?.src).toBe('https://eco.example/es-ar/recycling-points?materials=glass&hide-layout-ui=true');
  expect(frame?.title).toBe('Puntos "verdes" <cerca> & más');
  expect([frame?.width, frame?.height]).toEqual(['100%', '600']);
});

test('the frame opens with what the page shows: its filter and the view of its map @R-20', () => {
  const search = new URLSearchParams('materials=glass,paper&open=now&report=true&at=1,2,3');
  const view = { centre: [76.928612345, 43.25], zoom: 13 } as const;
  expect(Object.fromEntries(new URLSearchParams(embedSearch(search, view)))).toEqual({
    materials: 'glass,paper',
    open: 'now',
    at: '76.92861,43.25,14',
  });
  expect(embedSearch(new URLSearchParams('q=jar'), null)).toBe('?q=jar');
});
