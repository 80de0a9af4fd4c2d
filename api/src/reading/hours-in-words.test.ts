import { WEEKDAYS } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import { readHoursInWords } from './hours-in-words.ts';

/** The week as text: each day's hours, `-` for closed. */
function week(text: string): string | null {
  const hours = readHoursInWords(text);
  if (!hours) return null;
  const days = WEEKDAYS.map((name) => {
    const day = hours[name];
    if (day.kind === 'closed') return '-';
    if (day.kind === 'around-the-clock') return '24';
    return day.lunch
      ? `${day.start}-${day.lunch.start},${day.lunch.end}-${day.end}`
      : `${day.start}-${day.end}`;
  });
  return days.join(' ');
}

const repeat = (text: string, times: number): string => Array(times).fill(text).join(' ');

describe('hours in words', () => {
  test.each([
    ['Martes a Sábado de 11 a 17 hs.', `- ${repeat('11:00-17:00', 5)} -`],
    ['Lunes a viernes de 8:30 a 13 y de 14 a 18 hs', `${repeat('08:30-13:00,14:00-18:00', 5)} - -`],
    ['Lun a Vie 9 a 18hs; Sáb 9 a 13hs', `${repeat('09:00-18:00', 5)} 09:00-13:00 -`],
    ['lunes, miércoles y viernes de 10 a 16 horas', '10:00-16:00 - 10:00-16:00 - 10:00-16:00 - -'],
    ['Todos los días de 8 a 20', repeat('08:00-20:00', 7)],
    ['24 hs', repeat('24', 7)],
    ['Viernes de 20 a 2 hs', '- - - - 20:00-02:00 - -'],
    ['пн-пт 9:00-18:00, сб 10:00-15:00', `${repeat('09:00-18:00', 5)} 10:00-15:00 -`],
    ['ежедневно с 9 до 21', repeat('09:00-21:00', 7)],
    ['круглосуточно', repeat('24', 7)],
    ['Monday to Friday from 9 to 17', `${repeat('09:00-17:00', 5)} - -`],
    ['Mo-Fr 8:00-12:00 Uhr', `${repeat('08:00-12:00', 5)} - -`],
  ])('reads %s', (text, expected) => {
    expect(week(text)).toBe(expected);
  });

  test.each([
    'Martes a Sábado',
    'de 11 a 17 hs',
    'Martes a Sábado de 11 a 17 hs. excepto feriados',
    'Primer martes del mes de 11 a 17',
    'Lunes de 25 a 30',
    'consultar por teléfono',
    '',
  ])('leaves "%s" as text: what is half understood misleads', (text) => {
    expect(week(text)).toBeNull();
  });
});
