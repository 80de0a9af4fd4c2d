import {
  editionCity,
  type ListedCity,
  type LocateOutcome,
  type PlaceCity,
} from '@ecocircle/shared-contracts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openInBrowser, openPage } from '../../testing/open-page.tsx';

const listed = (id: string, name: string, points: number, spelling = name): ListedCity => ({
  ...editionCity('en-US'),
  id,
  name,
  country: 'KZ',
  spellings: [spelling],
  points,
  events: 1,
});
const ALMATY = listed('kz-almaty', 'Almaty', 31, 'Алматы');
const CITIES = [ALMATY, listed('kz-astana', 'Astana', 1, 'Астана'), listed('kz-aral', 'Aral', 0, 'Арал')];

const choose = jest.fn<(city: PlaceCity) => void>();
const locate = jest.fn<() => Promise<LocateOutcome>>();
const place = { city: ALMATY, position: null, source: 'chosen' } as const;
const location = { get: () => place, cities: async () => CITIES, choose, locate };
beforeEach(() => {
  choose.mockClear();
});

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('without scripts the page', () => {
  test('lists the cities as links that lead back', async () => {
    await openPage('/city?from=/charity-events', {}, 'en-US', undefined, location);
    expect(links()).toEqual([
      ['Almaty31 points', '/city/choose?city=kz-almaty&from=%2Fcharity-events'],
      ['Astana1 point', '/city/choose?city=kz-astana&from=%2Fcharity-events'],
      ['Aral1 event', '/city/choose?city=kz-aral&from=%2Fcharity-events'],
    ]);
    expect(screen.getByRole('link', { current: true }).textContent).toContain('Almaty');
  });

  test('searches by a form, in any spelling', async () => {
    await openPage(`/city?from=/x&q=${encodeURIComponent('аста')}`, {}, 'en-US', undefined, location);
    expect(links().map(([text]) => text)).toEqual(['Astana1 point']);
    const { form } = screen.getByRole('searchbox') as HTMLInputElement;
    expect(form && Object.fromEntries(new FormData(form))).toEqual({ from: '/x', q: 'аста' });
  });

  test('says so where no city is called that, and leads to no other site', async () => {
    await openPage('/city?q=zzzz', {}, 'en-US', undefined, location);
    expect(screen.getByText(/^No city of that name/)).toBeTruthy();
    await openPage('/city?from=//evil.example', {}, 'en-US', undefined, location);
    expect(links()[0]?.[1]).toBe('/city/choose?city=kz-almaty&from=%2F');
  });
});

describe('with scripts', () => {
  test('the first that is found is chosen by Enter, and the page left', async () => {
    await openInBrowser('/city?from=/somewhere', {}, location);
    const field = (await screen.findByRole('searchbox')) as HTMLInputElement;
    fireEvent.change(field, { target: { value: 'astna' } });
    fireEvent.submit(field.form as HTMLFormElement);
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ id: 'kz-astana' }));
    await waitFor(() => expect(window.location.pathname).toBe('/somewhere'));
  });

  test.each([
    ['denied', /Choose a city below, or allow it/],
    ['timeout', /has not told where you are yet/],
    ['unavailable', /cannot tell where you are now/],
    ['unsupported', /This browser cannot tell/],
  ] as const)('a device that is %s is told kindly, with a way on @M-02', async (problem, words) => {
    locate.mockResolvedValue({ place, problem, isElsewhere: false });
    await openInBrowser('/city', {}, location);
    fireEvent.click(await screen.findByRole('button', { name: 'Find the nearest city' }));
    expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  test('who is far from all cities stays to choose one, who is not goes back', async () => {
    locate.mockResolvedValueOnce({ place, problem: null, isElsewhere: true });
    await openInBrowser('/city?from=/somewhere', {}, location);
    fireEvent.click(await screen.findByRole('button', { name: 'Find the nearest city' }));
    expect(await screen.findByText(/^None of the cities here is near you/)).toBeTruthy();
    locate.mockResolvedValueOnce({ place, problem: null, isElsewhere: false });
    fireEvent.click(screen.getByRole('button', { name: 'Find the nearest city' }));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    expect(window.location.pathname).toBe('/somewhere');
  });
});
