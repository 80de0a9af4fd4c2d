import type { FoundPlace } from '@ecocircle/shared-contracts';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18nOf } from '../testing/index.ts';
import { createAddressSearch } from './address-search.ts';
import type { Place } from './coordinates.ts';
import { PlacePicker } from './place-picker.tsx';

const $found = createStore<readonly FoundPlace[]>([]);
const search = createAddressSearch({ source: $found, send: async (found) => ({ data: found }) });
const i18n = i18nOf(import.meta.dirname, 'en-US');

/** The picker as a page holds it, and the places that it gave. */
function open(start: Place | null = null, found: readonly FoundPlace[] = []) {
  const scope = fork({ values: [[$found, found]] });
  const given: (Place | null)[] = [];
  function Page() {
    const [value, setValue] = useState(start);
    const change = (place: Place | null) => {
      given.push(place);
      setValue(place);
    };
    return <PlacePicker value={value} onChange={change} search={search} mapTiles={null} asksDevice />;
  }
  render(
    <I18nextProvider i18n={i18n} defaultNS="place-picker">
      <Provider value={scope}>
        <Page />
      </Provider>
    </I18nextProvider>,
  );
  return given;
}

/** A device that answers with a position or with the code of an error. */
function device(answer: { latitude: number; longitude: number } | number): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) =>
    typeof answer === 'number'
      ? failed?.({ code: answer } as GeolocationPositionError)
      : found({ coords: answer } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Coordinates' });

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('typed coordinates are the place, in either decimal convention @P-02', async () => {
  const given = open();
  await userEvent.type(field(), '-34,6, -58,4');
  expect(given.at(-1)).toEqual({ lat: -34.6, lng: -58.4 });
  // What is typed stays as it is typed.
  expect(field().value).toBe('-34,6, -58,4');
});

test('swapped numbers are said so, and a press turns them round @P-02', async () => {
  const given = open({ lat: -58.38, lng: -34.61 });
  expect(screen.getByText(/seem to be swapped/).textContent).toContain('-34.61, -58.38');
  await userEvent.click(screen.getByRole('button', { name: 'Swap them' }));
  expect(given).toEqual([{ lat: -34.61, lng: -58.38 }]);
  expect(screen.queryByText(/seem to be swapped/)).toBeNull();
});

test('what is no place says how to type one', async () => {
  const given = open({ lat: -34.6, lng: -58.4 });
  await userEvent.clear(field());
  await userEvent.type(field(), 'Main Street');
  await userEvent.tab();
  expect(screen.getByText(/Type two numbers/)).toBeTruthy();
  expect(given.at(-1)).toBeNull();
});

test('an address that is found is the place @P-02', async () => {
  const place = { lng: -58.39, lat: -34.61, city: 'Buenos Aires', country: 'AR', kind: 'street' } as const;
  const given = open(null, [{ ...place, title: 'Av. Rivadavia', address: 'Av. Rivadavia, Buenos Aires' }]);
  await userEvent.type(screen.getByRole('combobox', { name: 'Find an address' }), 'rivad');
  await userEvent.click(await screen.findByRole('option', { name: 'Av. Rivadavia, Buenos Aires' }));
  expect(given).toEqual([{ lng: -58.39, lat: -34.61 }]);
});

test('the position of the device is the place @P-02', async () => {
  device({ latitude: -34.6037221, longitude: -58.3815924 });
  const given = open();
  await userEvent.click(screen.getByRole('button', { name: 'My position' }));
  expect(given).toEqual([{ lat: -34.603722, lng: -58.381592 }]);
  expect(field().value).toBe('-34.603722, -58.381592');
});

test.each([
  [1, /may not see where you are/],
  [2, /cannot tell where you are now/],
  [3, /took too long/],
])('a position that is refused with code %i is told in words', async (code, words) => {
  device(code);
  open();
  await userEvent.click(screen.getByRole('button', { name: 'My position' }));
  expect(screen.getByText(words)).toBeTruthy();
});

test('a browser without positions says so', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'My position' }));
  expect(screen.getByText(/This browser cannot tell/)).toBeTruthy();
});

test('the middle of the map can be chosen without a pointer on it', async () => {
  const given = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Put the mark here' }));
  expect(given[0]?.lat).toBeCloseTo(-34.6, 1);
});
