import { fakeOnly } from '@ecocircle/test-kit';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Dialog } from '../dialog/index.ts';
import { DateField, type DateFieldProps, type LoadedCalendar, loadCalendar } from './index.ts';

const MONTHS: Readonly<Record<string, string>> = { '2026-11': 'қараша', '2026-12': 'желтоқсан' };

const TEXTS: DateFieldProps['texts'] = {
  placeholder: 'dd.mm.yyyy',
  open: 'Open the calendar',
  close: 'Close',
  clear: 'Clear the date',
  loading: 'Loading',
  unreadable: 'Write the date like this: 31.12.2026',
  lang: 'kk-KZ',
  weekStartsOn: 1,
  weekdays: ['жс', 'дс', 'сс', 'ср', 'бс', 'жм', 'сб'],
  month: (day) => `${MONTHS[day.slice(0, 7)]} 2026`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  day: (day) => day,
  today: (day) => `Today, ${day}`,
  chosen: (day) => `${day}, chosen`,
};

const FIGURES: DateFieldProps['figures'] = {
  write: (day) => day.split('-').reverse().join('.'),
  read: (text, isFinished) => {
    const [, day, month, year = ''] = /^(\d\d)\.(\d\d)\.(\d{2,4})$/.exec(text) ?? [];
    if (year.length === 4) return `${year}-${month}-${day}`;
    return year.length === 2 && isFinished ? `20${year}-${month}-${day}` : null;
  },
};

type Given = Partial<DateFieldProps> & { readonly start?: string };

function Field({ start = '', ...props }: Given) {
  const [value, setValue] = useState(start);
  return (
    <DateField
      label="From"
      name="from"
      texts={TEXTS}
      figures={FIGURES}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

const submitted = jest.fn((event: FormEvent) => event.preventDefault());
const shown = (props: Given = {}) => (
  <form onSubmit={submitted}>
    <Field {...props} />
    <button type="button">Elsewhere</button>
  </form>
);

const field = () => screen.getByLabelText<HTMLInputElement>(/^From/);
const opener = () => screen.getByRole('button', { name: 'Open the calendar' });
const calendar = () => screen.findByRole('dialog', { name: 'From' });
const isFocused = (element: Element) => document.activeElement === element;

/** What the form would send. A browser tells the form before it does; jsdom does not. */
function sent() {
  const form = document.querySelector('form') as HTMLFormElement;
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  return formData.get('from');
}

// None of the days that the tests name is today, which has a name of its own.
beforeEach(() => void jest.useFakeTimers({ ...fakeOnly('Date'), now: new Date('2026-11-20T12:00:00Z') }));
afterEach(() => void jest.useRealTimers());

beforeAll(async () => void (await loadCalendar()), 60_000);

/** The server's page with the field, before its scripts. */
function fromServer(props?: Given) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(shown(props));
  return container;
}

test('without scripts it is the browser’s field, which sends the day by itself @E-01', () => {
  fromServer({ start: '2026-12-05', min: '2026-11-01', required: true });
  expect([field().type, field().value, field().min, field().required]).toEqual([
    'date',
    '2026-12-05',
    '2026-11-01',
    true,
  ]);
  expect(sent()).toBe('2026-12-05');
  expect(document.querySelector('button[aria-haspopup]')).toBeNull();
});

test('takes the server’s field over with what was filled in before', () => {
  const container = fromServer();
  field().value = '2026-12-05';
  const complain = jest.spyOn(console, 'error');
  render(shown(), { container, hydrate: true });
  expect([field().type, field().value]).toEqual(['text', '05.12.2026']);
  expect(complain.mock.calls).toEqual([]);
});

test('is not changed under the hands of somebody who is in it', () => {
  const container = fromServer();
  field().focus();
  render(shown(), { container, hydrate: true });
  expect(field().type).toBe('date');
  fireEvent.change(field(), { target: { value: '2026-12-05' } });
  act(() => field().blur());
  expect([field().type, field().value]).toEqual(['text', '05.12.2026']);
});

test('a date is typed in figures, and the form sends the day', async () => {
  render(shown());
  await userEvent.type(field(), '05.12.2026');
  expect(sent()).toBe('2026-12-05');
  await userEvent.clear(field());
  await userEvent.type(field(), '06.12.26');
  expect(sent()).toBe('');
  await userEvent.tab();
  expect([sent(), field().value]).toEqual(['2026-12-06', '06.12.2026']);
});

test('what is no date stays, is told of, and keeps Enter from sending the form', async () => {
  render(shown());
  await userEvent.type(field(), '31.12{Enter}');
  expect(submitted).not.toHaveBeenCalled();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(TEXTS.unreadable)).toBeTruthy();
  expect([field().value, field().validationMessage]).toEqual(['31.12', TEXTS.unreadable]);
  await userEvent.type(field(), '.2026');
  expect(field().hasAttribute('aria-invalid')).toBe(false);
  expect(field().validationMessage).toBe('');
});

test('a value from elsewhere takes the place of what was typed', async () => {
  const { rerender } = render(<DateField {...controlled('')} />);
  fireEvent.change(field(), { target: { value: '05.12.2026' } });
  rerender(<DateField {...controlled('2026-12-05')} />);
  rerender(<DateField {...controlled('')} />);
  expect(field().value).toBe('');
});

const controlled = (value: string): DateFieldProps => ({
  label: 'From',
  texts: TEXTS,
  figures: FIGURES,
  value,
  onValueChange: () => {},
});

test('a day is chosen by keys alone in the page’s language, told, and the focus is back @E-01', async () => {
  render(shown({ start: '2026-11-30' }));
  act(() => field().focus());
  await userEvent.keyboard('{ArrowDown}');
  await calendar();
  expect(screen.getByRole('grid', { name: 'қараша 2026' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]?.textContent).toBe('дс');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2026-11-30, chosen');
  await userEvent.keyboard('{ArrowRight}');
  await screen.findByRole('grid', { name: 'желтоқсан 2026' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([sent(), field().value, isFocused(field())]).toEqual(['2026-12-08', '08.12.2026', true]);
  expect(screen.getByText('2026-12-08, chosen').ariaLive).toBe('polite');
});

test('Escape closes the calendar, not the dialog around it, and gives the focus back to its button', async () => {
  const close = jest.fn();
  render(
    <Dialog open onClose={close} title="Filters" closeLabel="Close">
      <Field />
    </Dialog>,
  );
  await userEvent.click(opener());
  await calendar();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'From' })).toBeNull();
  expect(isFocused(opener())).toBe(true);
  expect(close).not.toHaveBeenCalled();
});

test('a press elsewhere closes the calendar; what is wrong is told only once field and calendar are left', async () => {
  render(shown({ error: 'Choose a day', required: true }));
  await userEvent.click(opener());
  await calendar();
  expect(screen.queryByText('Choose a day')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Choose a day')).toBeTruthy();
});

test('days before the first and after the last one cannot be chosen', async () => {
  render(shown({ start: '2026-12-10', min: '2026-12-05', max: '2026-12-20' }));
  await userEvent.click(opener());
  await calendar();
  const isFree = (day: string) => !screen.getByRole<HTMLButtonElement>('button', { name: day }).disabled;
  expect(['2026-12-04', '2026-12-05', '2026-12-20', '2026-12-21'].map(isFree)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('it is emptied by its button, which has the focus go to the field', async () => {
  render(shown({ start: '2026-12-05' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear the date' }));
  expect([sent(), field().value, isFocused(field())]).toEqual(['', '', true]);
  expect(screen.queryByRole('button', { name: 'Clear the date' })).toBeNull();
});

test('where the calendar does not load, the browser’s field is there instead, with the focus', async () => {
  render(shown({ start: '2026-12-05', load: () => Promise.reject(new Error('no line')) }));
  await userEvent.click(opener());
  await waitFor(() => expect(field().type).toBe('date'));
  expect([field().value, isFocused(field())]).toEqual(['2026-12-05', true]);
  await userEvent.tab();
  expect(field().type).toBe('date');
});

test('says that the calendar is loading, and does not open it over what is done meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<LoadedCalendar>();
  render(shown({ load: () => promise }));
  await userEvent.click(opener());
  expect(screen.getByRole('button', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await act(async () => resolve(await loadCalendar()));
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a disabled field cannot be opened or emptied', () => {
  render(shown({ start: '2026-12-05', disabled: true }));
  expect([field().disabled, (opener() as HTMLButtonElement).disabled]).toEqual([true, true]);
  expect(screen.queryByRole('button', { name: 'Clear the date' })).toBeNull();
});
