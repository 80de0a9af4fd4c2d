import { beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { sessionDrafts } from './session-drafts.ts';

const stored = () => sessionStorage.getItem('draft:point');

beforeEach(() => {
  sessionDrafts.remove('point');
});

describe('drafts of the tab', () => {
  test('are stored behind the paint, the latest of each', async () => {
    sessionDrafts.set('point', { name: 'J' });
    sessionDrafts.set('point', { name: 'Ja' });
    expect(stored()).toBeNull();
    await waitFor(() => expect(stored()).toBe('{"name":"Ja"}'));
  });

  test('are read before they are stored', () => {
    sessionDrafts.set('point', { name: 'Jars' });
    expect(sessionDrafts.get('point')).toEqual({ name: 'Jars' });
  });

  test('are stored when the page goes before it is painted', () => {
    sessionDrafts.set('point', { name: 'Jars' });
    dispatchEvent(new Event('pagehide'));
    expect(stored()).toBe('{"name":"Jars"}');
  });

  test('that are removed before they are stored stay away', async () => {
    sessionDrafts.set('point', { name: 'Jars' });
    sessionDrafts.remove('point');
    sessionDrafts.set('other', 1);
    await waitFor(() => expect(sessionStorage.getItem('draft:other')).toBe('1'));
    expect(stored()).toBeNull();
  });
});
