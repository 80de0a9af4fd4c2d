import type { Locale } from '@ecocircle/shared-contracts';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { i18nOf } from '../testing/index.ts';
import { loadPhoneParts } from './load-phone-parts.ts';
import { PhoneField } from './phone-field.tsx';

const i18n = i18nOf(import.meta.dirname, 'en-US');
const shown = (locale: Locale, error?: string, start?: string) => (
  <I18nextProvider i18n={i18n} defaultNS="phone-field">
    <Phone locale={locale} error={error} start={start} />
  </I18nextProvider>
);

interface PhoneProps {
  readonly locale: Locale;
  readonly error: string | undefined;
  readonly start: string | undefined;
}

function Phone({ locale, error, start = '' }: PhoneProps) {
  const [value, setValue] = useState(start);
  return (
    <PhoneField
      locale={locale}
      label="Phone"
      name="phone"
      value={value}
      onValueChange={setValue}
      error={error}
    />
  );
}

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const code = () => screen.queryByRole<HTMLInputElement>('combobox', { name: 'Country calling code' });

beforeAll(() => loadPhoneParts('ru-RU'), 60_000);
afterEach(cleanup);

test('without scripts it is a plain field that says nothing of pasting @D-13', () => {
  const html = renderToString(shown('ru-RU'));
  expect(html).toContain('name="phone"');
  expect(html).not.toMatch(/combobox|cannot be pasted/);
});

test.each([
  ['AR 7701', '7701'],
  ['ZZ 4930', '+4930'],
  ['+77012345678', '+77012345678'],
])('until its countries are loaded, the unfinished %j stands as %s @D-13', (start, plain) => {
  const html = renderToString(shown('ru-RU', undefined, start));
  expect(html).toContain(`value="${plain}"`);
});

test.each([
  ['ru-RU', 'RU +7'],
  ['ru-KZ', 'KZ +7'],
  ['kk-KZ', 'KZ +7'],
  ['es-AR', 'AR +54'],
  ['en-US', 'AR +54'],
] as const)('in %s it begins with %s @D-13', async (locale, start) => {
  render(shown(locale));
  await waitFor(() => expect(code()?.value).toBe(start));
});

test('it is not changed under the hands of who types, and takes over what they typed @D-13', async () => {
  render(shown('kk-KZ', 'Value is not a valid phone number'));
  const plain = number();
  plain.focus();
  fireEvent.change(plain, { target: { value: '8 701 234' } });
  await act(() => loadPhoneParts('kk-KZ'));
  expect(number()).toBe(plain);
  fireEvent.blur(plain);
  expect([code()?.value, number().value]).toEqual(['KZ +7', '8 (701) 234']);
  expect(screen.getByText('Value is not a valid phone number')).toBeTruthy();
});
