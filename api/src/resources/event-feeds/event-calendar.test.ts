import { describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import type { PlainEvent } from '../charity-events/repository.ts';
import { eventCalendar, eventsCalendar } from './event-calendar.ts';
import { plainEvent } from './testing/plain-event.ts';

const place = { site: { origin: 'https://eco.example', edition: 'int' }, locale: 'en-US' } as const;

/** What another implementation reads of one event. */
function read(changes: Partial<PlainEvent> = {}) {
  const text = eventCalendar(plainEvent(changes), place);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  const value = (name: string) => event?.getFirstPropertyValue(name)?.toString() ?? null;
  const organizer = () => event?.getFirstProperty('organizer')?.getFirstParameter('cn') ?? null;
  return { text, calendar, value, organizer };
}

describe('a calendar entry @E-02', () => {
  test('says when it was announced, when it was changed last and how often', () => {
    const { value } = read();
    expect(value('created')).toBe('2026-10-01T09:00:00Z');
    expect(value('last-modified')).toBe('2026-11-01T10:00:00Z');
    expect(value('dtstamp')).toBe('2026-11-01T10:00:00Z');
    expect(value('sequence')).toBe('3');
    expect(value('categories')).toBe('Workshop');
    expect(value('url')).toBe('https://eco.example/en-us/charity-event/7');
  });

  test('says who wrote the calendar, in which language, with the zone of the event', () => {
    const { calendar, text } = read();
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//EcoCircle//Charity events//EN');
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20991024T220000');
  });

  test.each([
    ['published', 'CONFIRMED'],
    ['cancelled', 'CANCELLED'],
  ])('of a %s event is %s', (status, expected) => {
    expect(read({ status }).value('status')).toBe(expected);
  });

  test.each([
    ['Haus "7"', 'Haus ”7”'],
    ['Haus\r\n\u0000"7"', 'Haus ”7”'],
    ['\u007fHaus 7\t', 'Haus 7'],
    ['A\u001fB', 'A B'],
  ])('takes the organiser’s name %j as %j', (name, expected) => {
    expect(read({ organizer_name: name }).organizer()).toBe(expected);
  });

  test.each([
    ['a name', { organizer_name: ' \t' }],
    ['an address', { organizer_email: '' }],
  ])('names no organiser without %s', (_, changes) => {
    expect(read(changes).value('organizer')).toBeNull();
  });

  test('leaves control characters out of every text, and keeps its lines', () => {
    const noise = '\u0000\u0008\u0009\u000b\u000c\u000d\u001f\u007f';
    const { value } = read({
      name: `Re${noise}pair`,
      description: `One${noise}\nTwo`,
      address: `Linden${noise}str. 7`,
      city: `Ber${noise}lin`,
    });
    expect(value('summary')).toBe('Repair');
    expect(value('description')).toBe('One\nTwo');
    expect(value('location')).toBe('Lindenstr. 7, Berlin');
  });

  test('without a known time zone says its time in that zone without describing it', () => {
    const { calendar } = read({ time_zone: 'Etc/GMT+5' });
    expect(calendar.getFirstSubcomponent('vevent')?.getFirstProperty('dtstart')?.getParameter('tzid')).toBe(
      'Etc/GMT+5',
    );
  });
});

test('a calendar of a list has a name, a source and all its events, and is read anew every hour @E-01', () => {
  const events = [plainEvent(), plainEvent({ id: 8, name: 'Swap meet' })];
  const text = eventsCalendar(events, place, 'https://eco.example/events.ics');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const value = (name: string) => calendar.getFirstPropertyValue(name)?.toString();
  expect(value('x-wr-calname')).toBe('Charity events · EcoCircle');
  expect(value('x-wr-caldesc')).toBe('Clean-ups, collections, plantings and workshops near you.');
  expect(value('source')).toBe('https://eco.example/events.ics');
  expect(value('refresh-interval')).toBe('PT1H');
  const uids = calendar.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('uid'));
  expect(uids).toEqual(['charity-event-7@ecocircle', 'charity-event-8@ecocircle']);
});
