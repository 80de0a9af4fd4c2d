import type { MaterialFamily } from '@ecocircle/shared-contracts';
import type { DataLanguage } from '../basemap/data-language.ts';

type Kind = MaterialFamily | 'centre';

/** What people call a container for a family of materials, and a staffed place. */
const KINDS: Readonly<Record<DataLanguage, Readonly<Record<Kind, string>>>> = {
  es: {
    paper: 'Contenedor de papel',
    plastic: 'Contenedor de plásticos',
    glass: 'Contenedor de vidrio',
    metal: 'Contenedor de metales',
    textile: 'Contenedor de ropa',
    electronics: 'Contenedor de electrónicos',
    hazardous: 'Contenedor de pilas y residuos peligrosos',
    organic: 'Contenedor de orgánicos',
    bulky: 'Punto de voluminosos',
    other: 'Punto de reciclaje',
    centre: 'Centro de reciclaje',
  },
  en: {
    paper: 'Paper bank',
    plastic: 'Plastics bank',
    glass: 'Bottle bank',
    metal: 'Metal bank',
    textile: 'Clothes bank',
    electronics: 'Electronics drop-off',
    hazardous: 'Hazardous waste drop-off',
    organic: 'Organic waste container',
    bulky: 'Bulky waste drop-off',
    other: 'Recycling point',
    centre: 'Recycling center',
  },
  ru: {
    paper: 'Контейнер для бумаги',
    plastic: 'Контейнер для пластика',
    glass: 'Контейнер для стекла',
    metal: 'Контейнер для металла',
    textile: 'Контейнер для одежды',
    electronics: 'Приём электроники',
    hazardous: 'Приём опасных отходов',
    organic: 'Контейнер для органики',
    bulky: 'Приём крупногабарита',
    other: 'Пункт приёма вторсырья',
    centre: 'Центр приёма вторсырья',
  },
  kk: {
    paper: 'Қағаз контейнері',
    plastic: 'Пластик контейнері',
    glass: 'Шыны контейнері',
    metal: 'Металл контейнері',
    textile: 'Киім контейнері',
    electronics: 'Электроника қабылдау',
    hazardous: 'Қауіпті қалдықтарды қабылдау',
    organic: 'Органика контейнері',
    bulky: 'Ірі қалдықтарды қабылдау',
    other: 'Қайталама шикізат қабылдау',
    centre: 'Қайталама шикізат орталығы',
  },
  de: {
    paper: 'Altpapiercontainer',
    plastic: 'Kunststoffcontainer',
    glass: 'Altglascontainer',
    metal: 'Metallcontainer',
    textile: 'Altkleidercontainer',
    electronics: 'Elektroaltgeräte-Sammelstelle',
    hazardous: 'Problemstoffsammlung',
    organic: 'Grünschnitt-Sammelstelle',
    bulky: 'Sperrmüllsammlung',
    other: 'Recyclingstelle',
    centre: 'Recyclinghof',
  },
};

/** A name for a point that has none: what it is, and where or whose it is. */
export function pointName(
  facts: { family: MaterialFamily; isCentre: boolean; address: string; operator: string },
  language: DataLanguage,
): string {
  const kind = KINDS[language][facts.isCentre ? 'centre' : facts.family];
  const detail = facts.address || facts.operator;
  return detail ? `${kind} · ${detail}` : kind;
}
