/**
 * Kazakh names of the calendar. Browsers built with a reduced set of locale data (Chromium among them) have none and
 * write `M11 28, Sat`, so these never come from Intl.
 */
export const KAZAKH = {
  months: [
    'қаңтар',
    'ақпан',
    'наурыз',
    'сәуір',
    'мамыр',
    'маусым',
    'шілде',
    'тамыз',
    'қыркүйек',
    'қазан',
    'қараша',
    'желтоқсан',
  ],
  shortMonths: ['қаң', 'ақп', 'нау', 'сәу', 'мам', 'мау', 'шіл', 'там', 'қыр', 'қаз', 'қар', 'жел'],
  weekdays: ['жексенбі', 'дүйсенбі', 'сейсенбі', 'сәрсенбі', 'бейсенбі', 'жұма', 'сенбі'],
  today: 'бүгін',
  tomorrow: 'ертең',
} as const;
