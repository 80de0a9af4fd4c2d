import type { Locale } from '@ecocircle/shared-contracts';

/** What stands in the form on the picture: the beginning of the manual's sample of a message. */
export const SAMPLE_LINES: Readonly<Record<Locale, string>> = {
  'ru-RU': [
    'Дата и время: 21 ноября, 11:30',
    'Наполнение: бак для стекла полон, мешки рядом',
    'Состояние: у бака для пластика нет крышки',
    'Подписи: стёрлась надпись на баке для бумаги',
    'Доступ: в порядке',
  ].join('\n'),
  'ru-KZ': [
    'Когда: 21 ноября, 11:30',
    'Наполнение: контейнер для стекла полный, мешки рядом',
    'Состояние: у контейнера для пластика нет крышки',
    'Подписи: «Қағаз — Бумага» стёрлось',
    'Доступ: в порядке',
  ].join('\n'),
  'kk-KZ': [
    'Күні мен уақыты: 21 қараша, 11:30',
    'Толуы: шыныға арналған жәшік толы, қаптар жанында',
    'Күйі: пластик жәшігінің қақпағы жоқ',
    'Жазулар: «Қағаз» деген жазу өшіп қалған',
    'Жету: дұрыс',
  ].join('\n'),
  'es-AR': [
    'Día y hora: 21 de noviembre, 11:30',
    'Llenado: la campana de vidrio está llena, hay bolsas al lado',
    'Estado: el contenedor de plástico no tiene tapa',
    'Carteles: se borró la palabra “Papel”',
    'Acceso: bien',
  ].join('\n'),
  'en-US': [
    'Date and time: November 21, 11:30 AM',
    'Fullness: glass container full, bags beside it',
    'Condition: the plastic container has no lid',
    'Labels: the word “Paper” has worn off',
    'Access: fine',
  ].join('\n'),
};
