import { join } from 'node:path';
import { RemoteProvider } from '@ecocircle/app-kit/remote';
import { testServices } from '@ecocircle/app-kit/testing';
import {
  type DraftHours,
  type DraftSpecialHours,
  NO_HOURS,
  NO_SPECIAL_DRAFT,
  ruleRow,
  USUAL_DAY,
  WEEKDAYS,
} from '@ecocircle/shared-contracts';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { HoursEditor } from './hours-editor.tsx';

const REMOTE = { directory: join(import.meta.dirname, '..', '..'), now: new Date('2026-11-25T12:00:00Z') };

afterEach(cleanup);

interface Hours {
  readonly week: DraftHours;
  readonly special: DraftSpecialHours;
}

function open({ week = NO_HOURS, special = NO_SPECIAL_DRAFT }: Partial<Hours> = {}) {
  const shown: { hours: Hours } = { hours: { week, special } };
  function Form() {
    const [hours, setHours] = useState<Hours>(shown.hours);
    shown.hours = hours;
    return (
      <HoursEditor
        week={hours.week}
        onWeekChange={(next) => setHours({ ...hours, week: next })}
        special={hours.special}
        onSpecialChange={(next) => setHours({ ...hours, special: next })}
        today="2026-11-25"
      />
    );
  }
  render(
    <RemoteProvider services={testServices(REMOTE).services} name="mf-cabinet">
      <Form />
    </RemoteProvider>,
  );
  return shown;
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const choose = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const press = (element: HTMLElement) => fireEvent.click(element);

test('sets the hours of a day with a break, and copies them to others @P-02', () => {
  const shown = open();
  const monday = group('Monday');
  choose(monday.getByLabelText('Hours of the day'), 'hours');
  choose(monday.getByLabelText('Closes'), '17:00');
  press(monday.getByLabelText('Lunch break'));
  choose(monday.getByLabelText('Break until'), '13:30');
  const day = { kind: 'hours', start: '09:00', end: '17:00', lunch: { start: '13:00', end: '13:30' } };
  expect(shown.hours.week.monday).toEqual(day);
  press(monday.getByRole('button', { name: /Copy to Monday–Friday/ }));
  expect(shown.hours.week.friday).toEqual(day);
  expect(shown.hours.week.saturday).toEqual({ kind: 'closed' });
  press(monday.getByRole('button', { name: /Copy to all days/ }));
  expect(WEEKDAYS.map((weekday) => shown.hours.week[weekday])).toEqual(Array(7).fill(day));
});

test('says that hours end on the next day, and what is wrong beside the field @P-04', () => {
  const monday = { ...USUAL_DAY, lunch: { start: '17:30', end: '18:30' } };
  open({ week: { ...NO_HOURS, monday, friday: { ...USUAL_DAY, start: '20:00', end: '02:00' } } });
  expect(group('Friday').getByText('On the next day')).toBeTruthy();
  const until = group('Monday').getByLabelText('Break until');
  expect(until.getAttribute('name')).toBe('workingHours.monday.lunch.end');
  expect(until.getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(until);
  expect(until.getAttribute('aria-invalid')).toBe('true');
});

test('adds exception days, goes to them, and takes the right ones away @P-02', () => {
  const shown = open();
  const add = screen.getByRole('button', { name: 'Add exception days' });
  press(add);
  const first = group('Exception 1');
  expect(document.activeElement).toBe(first.getByLabelText('From'));
  choose(first.getByLabelText('From'), '2026-12-31');
  expect(shown.hours.special.exceptions).toEqual([
    { from: '2026-12-31', to: '2026-12-31', note: '', day: { kind: 'closed' } },
  ]);
  press(add);
  choose(group('Exception 2').getByLabelText('Note'), 'Inventory');
  press(first.getByRole('button', { name: 'Remove: Exception 1' }));
  expect(shown.hours.special.exceptions.map(({ note }) => note)).toEqual(['Inventory']);
  expect(document.activeElement).toBe(add);
});

test('asks for the hours of holidays only where they are own ones @P-02', () => {
  const shown = open();
  const policy = screen.getByLabelText('On public holidays');
  choose(policy, 'closed');
  expect(shown.hours.special.holidays.policy).toBe('closed');
  const days = () => screen.getAllByLabelText('Hours of the day').length;
  expect(days()).toBe(7);
  choose(policy, 'own-hours');
  expect(days()).toBe(8);
});

test('puts a rule into plain words and names its next dates @P-02 @X-04', async () => {
  const shown = open({ special: { ...NO_SPECIAL_DRAFT, rules: [ruleRow('2026-11-25')] } });
  await waitFor(() =>
    expect(screen.getByText('Next dates: November 28, December 12, December 26, January 9')).toBeTruthy(),
  );
  const rule = group('Rule 1');
  choose(rule.getByLabelText('Comes back'), 'months');
  choose(rule.getByLabelText('Day of the week'), 'wednesday');
  expect(screen.getByText('Next dates: December 2, January 6, February 3, March 3')).toBeTruthy();
  expect(shown.hours.special.rules).toMatchObject([{ repeats: 'months', place: '1', weekday: 'wednesday' }]);
});
