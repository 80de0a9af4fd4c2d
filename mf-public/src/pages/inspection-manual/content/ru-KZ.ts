import { differingManual } from '../../../manuals/index.ts';
import sizes from '../pictures/ru-KZ/sizes.json' with { type: 'json' };

/** In Kazakhstan containers are labelled in two languages, and people write in both. */
export default differingManual({
  pictures: {
    sizes,
    load: (file) => import(/* webpackMode: "eager" */ `../pictures/ru-KZ/${file}.webp`),
  },
  words: {
    'поиск: вещь, название или адрес': 'поиск: вещь, название или адрес, по-русски или по-казахски',
    'что принимают и сколько платят': 'что принимают и по сколько тенге',
    'Ясно, что куда, и совпадает с карточкой': 'Понятны, на двух языках, как в карточке',
    'Вставьте текст по образцу ниже и отправьте.':
      'Вставьте образец, замените данные на свои и отправьте. Писать можно и по-казахски.',
  },
  parts: {},
});
