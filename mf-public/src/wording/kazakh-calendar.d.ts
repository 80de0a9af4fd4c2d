/**
 * Kazakh names of the calendar. Browsers built with a reduced set of locale data (Chromium among them) have none and
 * write `M11 28, Sat`, so these never come from Intl.
 */
export declare const KAZAKH: {
  readonly months: readonly [
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
  ];
  readonly shortMonths: readonly [
    'қаң',
    'ақп',
    'нау',
    'сәу',
    'мам',
    'мау',
    'шіл',
    'там',
    'қыр',
    'қаз',
    'қар',
    'жел',
  ];
  readonly weekdays: readonly ['жексенбі', 'дүйсенбі', 'сейсенбі', 'сәрсенбі', 'бейсенбі', 'жұма', 'сенбі'];
  readonly today: 'бүгін';
  readonly tomorrow: 'ертең';
};
