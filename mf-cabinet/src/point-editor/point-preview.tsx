import { type Dictionaries as CardDictionaries, PointCard } from '@ecocircle/app-kit/point-card';
import { useServices } from '@ecocircle/app-kit/remote';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { $user } from '../account/index.ts';
import { useRecurrence } from '../hours-editor/index.ts';
import type { Dictionaries } from './dictionaries.ts';
import { toDraft } from './editor-values.ts';
import { $opening, editor } from './model.ts';
import { previewPoint } from './preview-point.ts';
import { usePlaceFacts } from './use-place-facts.ts';

const cardDictionaries = ({ materials, units }: Dictionaries): CardDictionaries => ({
  materials: materials.map(({ id, title, family }) => ({ id, family, name: title })),
  units: Object.fromEntries(units.map(({ id, title }) => [id, title])),
});

/** The point in the editor as the card that its visitors would see. */
export function PointPreview({ dictionaries }: { readonly dictionaries: Dictionaries }) {
  const { t } = useTranslation();
  const { locale, now } = useServices().locale;
  const [values, opening, user] = useUnit([editor.$values, $opening, $user]);
  const place = usePlaceFacts();
  const recurrence = useRecurrence();
  const point = previewPoint(toDraft(values, locale), {
    ...place,
    saved: opening?.point ?? null,
    organization: { fullName: user?.orgName ?? '', logoUrl: user?.logoUrl ?? null },
    icons: dictionaries.icons,
    recurrence,
    now,
  });
  const named = {
    ...point,
    name: point.name || t('points.unnamed'),
    address: point.address || t('points.noAddress'),
  };
  return <PointCard point={named} dictionaries={cardDictionaries(dictionaries)} level={3} />;
}
