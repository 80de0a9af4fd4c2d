import { LOCALES } from '@ecocircle/shared-contracts';
import { RouterProvider } from '@ecocircle/shared-contracts/router';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'effector-react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter } from 'react-router';
import desk from '../../locales/en-US.json' with { type: 'json' };
import validation from '../../locales/validation/en-US.json' with { type: 'json' };
import { type DeskApi, startDesk } from '../../platform/api.ts';
import { createTexts } from '../../platform/texts.ts';
import { DictionariesPage } from './index.ts';

afterEach(cleanup);

const entryNamed = (id: string) => ({
  id,
  family: null,
  names: Object.fromEntries(LOCALES.map((locale) => [locale, id.toUpperCase()])),
  state: 'published',
  version: 1,
  file_url: null,
  has_drawing: false,
});

/** The desk's API with three units that can be moved. */
function openUnits() {
  let order = ['bag', 'kg', 'litre'];
  const api: DeskApi = async ({ method = 'GET', path, body }) => {
    if (method === 'GET') return { data: order.map(entryNamed), next: null };
    const [, , , id = ''] = path.split('/');
    const { before } = body as { before: string | null };
    const others = order.filter((one) => one !== id);
    order = others.toSpliced(before === null ? others.length : others.indexOf(before), 0, id);
    return { is_ok: true };
  };
  render(
    <Provider value={startDesk(api)}>
      <I18nextProvider i18n={createTexts('en-US', { desk, validation })}>
        <RouterProvider
          router={createMemoryRouter([{ path: '/dictionaries/:dictionary', element: <DictionariesPage /> }], {
            initialEntries: ['/dictionaries/units'],
          })}
        />
      </I18nextProvider>
    </Provider>,
  );
}

const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('an entry goes up and down by its buttons, which keep the focus and say where it is @X-16', async () => {
  openUnits();
  (await screen.findByRole('button', { name: 'Move “BAG” down' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('“BAG” now stands at place 2.')).toBeTruthy();
  expect(shown()).toEqual(['KG', 'BAG', 'LITRE']);
  expect(document.activeElement).toBe(button('Move “BAG” down'));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('“BAG” now stands at place 3.')).toBeTruthy();
  // At the end there is no further down.
  expect(button('Move “BAG” down').disabled).toBe(true);
  expect(document.activeElement).toBe(button('Move “BAG” up'));
  await userEvent.click(button('Move “LITRE” up'));
  expect(await screen.findByText('“LITRE” now stands at place 1.')).toBeTruthy();
  expect(shown()).toEqual(['LITRE', 'KG', 'BAG']);
});

test('the first does not go up, the last not down @X-16', async () => {
  openUnits();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Move “BAG” up' })).disabled).toBe(
    true,
  );
  expect(button('Move “LITRE” down').disabled).toBe(true);
});
