import { loadPhoneCountries, readPhone, writePhone } from '@ecocircle/shared-contracts/phone';
import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../dialog/index.ts';
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx';

const TEXTS = {
  callingCode: 'Calling code',
  open: 'Show the countries',
  noResults: 'No country found',
  pasteOff: 'Type the number: pasting is off',
};
const RULES = { read: readPhone, write: writePhone, texts: TEXTS } as const;

const SOME = ['AR', 'BY', 'CA', 'DE', 'FR', 'KZ', 'MX', 'MY', 'RU', 'US', 'UZ'];

type Countries = PhoneInputProps['countries'];
let near: Countries;
/** Some of all: a long list makes every step of a test slow. */
let all: Countries;
let value = '';

beforeAll(async () => {
  near = await loadPhoneCountries('ru-RU');
  all = (await loadPhoneCountries('en-US')).filter(({ id }) => SOME.includes(id));
});

function Phone({ start = '', ...props }: Partial<PhoneInputProps> & { readonly start?: string }) {
  const [current, setCurrent] = useState(start);
  value = current;
  return (
    <PhoneInput
      label="Phone"
      countries={near}
      defaultCountry="RU"
      {...RULES}
      {...props}
      value={current}
      onValueChange={setCurrent}
    />
  );
}

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const code = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Calling code' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

async function choose(text: string): Promise<void> {
  await userEvent.click(code());
  await userEvent.keyboard(`${text}{Enter}`);
}

test.each([
  ['RU', '9123456789', '912 345-67-89', '+79123456789'],
  ['RU', '89123456789', '8 (912) 345-67-89', '+79123456789'],
  ['KZ', '7012345678', '701 234 5678', '+77012345678'],
  ['BY', '291234567', '29 123 45 67', '+375291234567'],
  ['AR', '1123456789', '11 2345-6789', '+541123456789'],
  ['AR', '91123456789', '9 11 2345 6789', '+5491123456789'],
  ['AR', '0111523456789', '011 15-2345-6789', '+5491123456789'],
  ['US', '2133734253', '(213) 373-4253', '+12133734253'],
] as const)('in %s, %s stands as %s and leaves as %s @D-13', async (country, typed, shown, number164) => {
  render(<Phone countries={all} defaultCountry={country} />);
  await userEvent.type(number(), typed);
  expect([number().value, value]).toEqual([shown, number164]);
});

test('only digits are taken, and no more than the longest number has @D-13', async () => {
  render(<Phone defaultCountry="UZ" />);
  await userEvent.type(number(), 'a9+0(1)2-3 45678');
  expect([number().value, value]).toEqual(['90 123 45 67', '+998901234567']);
});

test('code and number have fifteen digits at most @D-13', async () => {
  render(<Phone countries={all} defaultCountry="DE" />);
  await userEvent.type(number(), '12345678901234567890');
  expect(number().value.replaceAll(/\D/g, '')).toHaveLength(15 - '49'.length);
});

test('the code is filtered by name in any accents, by number of up to three digits, and with a slip @D-13 @D-16', async () => {
  render(<Phone countries={all} defaultCountry="AR" />);
  await userEvent.click(code());
  await userEvent.keyboard('mexcio');
  expect(options()).toEqual(['Mexico+52']);
  await userEvent.clear(code());
  await userEvent.keyboard('+3757');
  expect(code().value).toBe('+375');
  expect(options()).toEqual(['Belarus+375']);
  await userEvent.clear(code());
  await userEvent.keyboard('qqq');
  expect(screen.getByText('No country found')).toBeTruthy();
});

test('another country keeps the digits, and Kazakhstan stays Kazakhstan @D-13', async () => {
  render(<Phone />);
  await userEvent.type(number(), '9123456789');
  await choose('казах');
  expect([code().value, number().value, value]).toEqual(['KZ +7', '912 345-67-89', 'KZ 9123456789']);
  await userEvent.clear(number());
  await userEvent.type(number(), '7012345678');
  expect([code().value, value]).toEqual(['KZ +7', '+77012345678']);
});

test('leaving takes the country that the text can only mean, otherwise the choice stays @D-13', async () => {
  render(<Phone />);
  await userEvent.click(code());
  await userEvent.keyboard('375{Tab}');
  expect(code().value).toBe('BY +375');
  await userEvent.click(code());
  await userEvent.keyboard('7{Tab}');
  expect(code().value).toBe('BY +375');
});

test('pasting is refused and said, filling in is not @D-13', async () => {
  render(<Phone />);
  expect(number().getAttribute('autocomplete')).toBe('tel');
  expect(screen.getByText(TEXTS.pasteOff).id).toBe(number().getAttribute('aria-describedby'));
  await userEvent.click(number());
  await userEvent.paste('9123456789');
  expect(number().value).toBe('');
  expect(screen.getByRole('status').textContent).toBe(TEXTS.pasteOff);
  fireEvent.change(number(), { target: { value: '+7 701 234-56-78' } });
  expect([code().value, number().value, value]).toEqual(['KZ +7', '701 234 5678', '+77012345678']);
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['+77012345678', 'KZ +7', '701 234 5678', '+77012345678'],
  ['+79123456789', 'RU +7', '912 345-67-89', '+79123456789'],
  ['+375291234567', 'BY +375', '29 123 45 67', '+375291234567'],
])('%s is typed with its plus and finds its country @D-13', async (typed, shownCode, shown, written) => {
  render(<Phone />);
  await userEvent.type(number(), typed.slice(0, 2));
  expect([code().value, number().value]).toEqual(['', typed.slice(0, 2)]);
  await userEvent.type(number(), typed.slice(2));
  expect([code().value, number().value, value]).toEqual([shownCode, shown, written]);
});

test('a plus alone, and a number that names no country, are settled once they are left @D-13', async () => {
  render(<Phone />);
  await userEvent.type(number(), '+');
  await userEvent.tab();
  expect([code().value, number().value, value]).toEqual(['RU +7', '', '']);
  await userEvent.type(number(), '+7912');
  await userEvent.tab();
  expect([code().value, number().value, value]).toEqual(['RU +7', '912', 'RU 912']);
});

test('who chooses the calling code of a number with its plus keeps the rest of it @D-13', async () => {
  render(<Phone countries={all} defaultCountry="AR" start="ZZ 7912" />);
  await choose('russia');
  expect([code().value, number().value]).toEqual(['RU +7', '912']);
});

test('a number of a country that is not offered asks for its calling code @D-13', () => {
  render(<Phone start="+4930901820" error="Choose the calling code" errorShown />);
  expect([code().value, number().value]).toEqual(['', '+4930901820']);
  expect(code().getAttribute('aria-invalid')).toBe('true');
  expect(number().getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(number());
  expect(value).toBe('+4930901820');
});

test.each([
  ['+77012345678', 'KZ +7', '701 234 5678'],
  ['KZ 91234', 'KZ +7', '912 34'],
  ['8 912 345 67 89', 'RU +7', '8 (912) 345-67-89'],
  ['', 'RU +7', ''],
])('%j is restored as %s %s @D-13', (start, shownCode, shown) => {
  render(<Phone start={start} />);
  expect([code().value, number().value]).toEqual([shownCode, shown]);
});

test('the caret stays behind its digit, and deleting a sign deletes the digit beside it @D-13', async () => {
  render(<Phone start="+79123456789" />);
  const caret = () => number().selectionStart;
  await userEvent.click(number());
  number().setSelectionRange(4, 4);
  await userEvent.keyboard('{Backspace}');
  expect([number().value, caret()]).toEqual(['913 456-78-9', 2]);
  await userEvent.keyboard('2');
  expect([number().value, caret()]).toEqual(['912 345-67-89', 3]);
});

test('nothing is wrong before the number was left; arrows and Escape work the list @D-13', async () => {
  const closed: string[] = [];
  render(
    <Dialog open onClose={() => closed.push('dialog')} title="Form" closeLabel="Close">
      <Phone error="Value is not a valid phone number" />
    </Dialog>,
  );
  await userEvent.click(code());
  await userEvent.keyboard('{Escape}');
  expect([code().getAttribute('aria-expanded'), closed.length]).toEqual(['false', 0]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(code().value).toBe('RS +381');
  await userEvent.tab();
  await userEvent.type(number(), '1');
  expect(screen.queryByText('Value is not a valid phone number')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Value is not a valid phone number')).toBeTruthy();
});
