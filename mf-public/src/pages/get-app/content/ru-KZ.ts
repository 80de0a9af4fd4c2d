import { type Differences, inOtherWords } from '../../../long-text/index.ts';
import type { AppPageContent } from '../app-page-content.ts';

/** Kazakhstan opens accounts for organisations only, and its policy is a page of another name. */
const differences: Differences<AppPageContent> = (russia) =>
  inOtherWords(russia, {
    'Для карты и мероприятий — нет. Кабинет нужен тем, кто копит баланс, и организациям, у которых есть пункты или мероприятия. Кабинет тот же, что и на этом сайте.':
      'Для карты и мероприятий — нет. Кабинет нужен организациям, у которых есть пункты приёма или мероприятия. Кабинет тот же, что и на этом сайте.',
    'Нет. Оно узнаёт ваше место, только когда вы нажимаете кнопку, сдвигает карту и забывает его. Подробнее — на странице [о персональных данных](/personal-data).':
      'Нет. Оно узнаёт ваше место, только когда вы нажимаете кнопку, сдвигает карту и забывает его. Подробнее — на странице [о конфиденциальности](/privacy-policy).',
  });

export default differences;
