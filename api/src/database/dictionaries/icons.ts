import type { MaterialFamily } from '@ecocircle/shared-contracts';
import type { Names } from './names.ts';

/** The icons that a point may carry: one for each family. */
export const ICONS: Readonly<Record<MaterialFamily, Names>> = {
  paper: ['Бумага и картон', 'Қағаз бен картон', 'Papel y cartón', 'Paper and cardboard'],
  plastic: ['Пластик', 'Пластик', 'Plástico', 'Plastic'],
  glass: ['Стекло', 'Шыны', 'Vidrio', 'Glass'],
  metal: ['Металл', 'Металл', 'Metal', 'Metal'],
  textile: ['Одежда и текстиль', 'Киім мен тоқыма', 'Ropa y textiles', 'Clothes and textiles'],
  electronics: ['Электроника', 'Электроника', 'Electrónica', 'Electronics'],
  hazardous: ['Опасные отходы', 'Қауіпті қалдықтар', 'Residuos peligrosos', 'Hazardous waste'],
  organic: ['Органика', 'Органика', 'Orgánicos', 'Organic waste'],
  bulky: ['Крупногабарит', 'Ірі қалдықтар', 'Voluminosos', 'Bulky items'],
  other: ['Разное', 'Әртүрлі', 'Varios', 'Mixed'],
};
