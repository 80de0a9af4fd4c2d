import { type DraftMaterial, hasPlace, type PointDraft } from '@ecocircle/shared-contracts';
import { distinctRates } from '../../reading/material-rates.ts';
import { hoursCell } from './hours-cell.ts';
import type { CellWords } from './own-words.ts';
import type { OwnCells } from './read-own-file.ts';

function ratesCell(smrs: readonly DraftMaterial[], words: CellWords): string {
  const rates = smrs.map(({ typeId, rate, uom }) => ({ materialId: typeId, price: rate, unit: uom }));
  return distinctRates(rates)
    .map(({ materialId, price, unit }) => {
      const material = materialId && words.material(materialId);
      const said = [price ?? '', unit && words.unit(unit)].filter((part) => part !== '').join(' ');
      return said === '' && material !== '' ? material : `${material} = ${said}`.trim();
    })
    .join('; ');
}

/** A point as a row of its organisation's file. Nothing stands where the point lacks something. */
export function pointCells(
  draft: PointDraft,
  { id, portalId }: { readonly id: string; readonly portalId: string },
  words: CellWords,
): OwnCells {
  const isPlaced = hasPlace(draft.coords);
  return {
    portal_id: portalId,
    id,
    name: draft.name,
    address: draft.address,
    lng: isPlaced ? String(draft.coords.lng) : '',
    lat: isPlaced ? String(draft.coords.lat) : '',
    icon: words.icon(draft.iconId),
    materials: ratesCell(draft.smrs, words),
    hours: hoursCell(draft.workingHours),
    rules: draft.collectionRules,
    comment: draft.comment,
    contact: draft.supervisorContacts.name,
    phone: draft.supervisorContacts.phone,
    email: draft.supervisorContacts.email,
  };
}
