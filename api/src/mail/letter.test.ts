import { expect, test } from '@jest/globals';
import { letterMail } from './letter.ts';

test('a name with quotes of its own has inner ones where a letter quotes it, and what somebody wrote stays', () => {
  const letter = {
    title: 'Пункт «Экоцентр «Ноль»» открыт',
    paragraphs: ['Пункт приёма «Экоцентр «Ноль»» прошёл проверку.'],
    quote: 'в «доме «Уют»»',
    footer: [{ label: 'Отключить «Экоцентр «Ноль»»', url: 'https://eco.example/' }, '«Экоцентр «Ноль»»'],
  };
  const mail = letterMail(
    { kind: 'point', to: 'ada@example.org', subject: 'Пункт «Экоцентр «Ноль»»' },
    letter,
    'ru-RU',
  );
  expect(mail.subject).toBe('Пункт «Экоцентр „Ноль“»');
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain('Пункт «Экоцентр „Ноль“» открыт');
    expect(text).toContain('Пункт приёма «Экоцентр „Ноль“» прошёл');
    expect(text).toContain('Отключить «Экоцентр „Ноль“»');
    expect(text).toContain('в «доме «Уют»»');
    expect(text.match(/«Экоцентр «/g)).toBeNull();
  }
});
