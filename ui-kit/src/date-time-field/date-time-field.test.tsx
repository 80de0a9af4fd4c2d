import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { loadCalendar } from '../date-field/index.ts';
import { DateTimeField, type DateTimeFieldProps } from './index.ts';

const TEXTS: DateTimeFieldProps['texts'] = {
  both: { day: 'Day', time: 'Time', dayMissing: 'The day is missing', timeMissing: 'The time is missing' },
  time: { placeholder: 'hh:mm', unreadable: 'Write the time like this: 18.30', keyboard: 'numeric' },
  day: {
    placeholder: 'dd.mm.yyyy',
    open: 'Open the calendar',
    close: 'Close',
    clear: 'Clear the date',
    loading: 'Loading',
    unreadable: 'Write the date like this: 31.12.2026',
    lang: 'en-GB',
    weekStartsOn: 1,
    weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
    month: (day) => day.slice(0, 7),
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    day: (day) => day,
    today: (day) => day,
    chosen: (day) => `${day}, chosen`,
  },
};

const FIGURES: DateTimeFieldProps['figures'] = {
  day: {
    write: (day) => (/^\d{4}-\d\d-\d\d$/.test(day) ? day.split('-').reverse().join('.') : day),
    read: (text) => {
      if (/^\d{4}-(0\d|1[0-2])-[0-2]\d$/.test(text)) return text;
      const [, day, month, year] = /^([0-2]\d)\.(0\d|1[0-2])\.(\d{4})$/.exec(text) ?? [];
      return year === undefined ? null : `${year}-${month}-${day}`;
    },
  },
  time: {
    write: (time) => time.replace(':', '.'),
    read: (text, isFinished) => {
      const [, hours, minutes] = /^([01]\d|2[0-3])(?:[.:]([0-5]\d))?$/.exec(text) ?? [];
      if (hours === undefined || (minutes === undefined && !isFinished)) return null;
      return `${hours}:${minutes ?? '00'}`;
    },
  },
};

let value = '';
const left = jest.fn();
const submitted = jest.fn((event: FormEvent) => event.preventDefault());

function Form({ start = '', ...props }: Partial<DateTimeFieldProps> & { readonly start?: string }) {
  const [startDay = '', startTime = ''] = start.split('T');
  const [halves, setHalves] = useState({ day: startDay, time: startTime });
  value = halves.day || halves.time ? `${halves.day}T${halves.time}` : '';
  return (
    <form onSubmit={submitted}>
      <DateTimeField
        label="Begins"
        name="starts"
        texts={TEXTS}
        figures={FIGURES}
        onBlur={left}
        {...props}
        value={halves}
        onValueChange={setHalves}
      />
      <button type="button">Elsewhere</button>
      <button type="submit">Send</button>
    </form>
  );
}

const half = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Begins ${name}` });
const day = () => half('Day');
const time = () => half('Time');
const wrong = () => [day(), time()].map((input) => input.getAttribute('aria-invalid') === 'true');
const elsewhere = () => userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));

beforeAll(async () => void (await loadCalendar()), 60_000);
beforeEach(() => {
  left.mockClear();
  submitted.mockClear();
});

test('a day and a time are one group of that name, and one value @E-03', async () => {
  render(<Form />);
  const group = within(screen.getByRole('group', { name: 'Begins' }));
  expect(group.getAllByRole('textbox')).toEqual([day(), time()]);
  await userEvent.type(day(), '05.12.2026');
  expect(value).toBe('2026-12-05T');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(time());
  await userEvent.keyboard('10.30');
  expect(value).toBe('2026-12-05T10:30');
});

test('it is left once both halves are, and only then tells what is missing', async () => {
  render(<Form start="2026-12-05T" />);
  await userEvent.click(day());
  await userEvent.click(time());
  expect(left).not.toHaveBeenCalled();
  expect(wrong()).toEqual([false, false]);
  await elsewhere();
  expect(left).toHaveBeenCalledTimes(1);
  expect(wrong()).toEqual([false, true]);
  expect(
    screen.getByRole('textbox', { name: 'Begins Time', description: 'The time is missing' }),
  ).toBeTruthy();
});

test.each([
  ['', '10.30', 'T10:30', [true, false], 'The day is missing'],
  ['05.12.2026', '25.70', '2026-12-05T25.70', [false, true], 'Write the time like this: 18.30'],
  ['31.02.2026', '10', '31.02.2026T10:00', [true, false], 'Write the date like this: 31.12.2026'],
  [
    '31.02',
    '25',
    '31.02T25',
    [true, true],
    'Write the date like this: 31.12.2026 Write the time like this: 18.30',
  ],
])('of the day %j and the time %j nothing is lost, and what is wrong is named', async (...facts) => {
  const [typedDay, typedTime, whole, halves, words] = facts;
  render(<Form error="Some rule is broken" errorShown />);
  if (typedDay) await userEvent.type(day(), typedDay);
  await userEvent.type(time(), typedTime);
  await elsewhere();
  expect([value, wrong()]).toEqual([whole, halves]);
  expect(screen.getAllByRole('textbox', { description: words })).toHaveLength(2);
  expect([day().value, time().value]).toEqual([typedDay, typedTime === '10' ? '10.00' : typedTime]);
});

test('halves that were kept as they were typed are shown so again', () => {
  render(<Form start="31.02T25:70" errorShown />);
  expect([day().value, time().value, value]).toEqual(['31.02', '25.70', '31.02T25:70']);
  expect(wrong()).toEqual([true, true]);
});

test('what a rule says of the whole is about both', async () => {
  render(<Form start="2026-12-05T10:30" error="The end is before the beginning" errorShown />);
  expect(wrong()).toEqual([true, true]);
  expect(screen.getAllByRole('textbox', { description: 'The end is before the beginning' })).toHaveLength(2);
});

test('both are emptied, and it is empty', async () => {
  render(<Form start="2026-12-05T10:30" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the date' }));
  expect(value).toBe('T10:30');
  await userEvent.clear(time());
  expect(value).toBe('');
});

test('a day is chosen in the calendar beside the time that is there; a press on the time closes it', async () => {
  render(<Form start="2026-12-05T10:30" />);
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }));
  await open();
  expect(await screen.findByRole('dialog', { name: 'Begins' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '2026-12-08' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([value, document.activeElement?.getAttribute('aria-label')]).toEqual([
    '2026-12-08T10:30',
    'Open the calendar',
  ]);
  await open();
  await screen.findByRole('dialog');
  await userEvent.click(time());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([document.activeElement, left.mock.calls]).toEqual([time(), []]);
});

test('Enter in either half sends the form with what was typed last', async () => {
  render(<Form start="2026-12-05T" />);
  await userEvent.type(time(), '18{Enter}');
  expect([value, submitted.mock.calls.length]).toEqual(['2026-12-05T18:00', 1]);
  const form = document.querySelector('form') as HTMLFormElement;
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  expect([...formData]).toEqual([
    ['starts', '2026-12-05'],
    ['starts.time', '18:00'],
  ]);
});
