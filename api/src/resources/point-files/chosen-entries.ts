import type { DraftMaterial, PointDraft } from '@ecocircle/shared-contracts';
import type { CellProblem } from '@ecocircle/shared-contracts/point-file';
import { type EntryIds, mayName } from '../dictionaries/published.ts';
import { problemIn, type RowContent, type UnderstoodRow } from './understood-row.ts';

/** What a row says of a point, and what of it may not be said of that point. */
interface ChosenEntries {
  readonly content: RowContent;
  readonly problems: readonly CellProblem[];
}

const entriesOf = ({ smrs, iconId }: Pick<PointDraft, 'smrs' | 'iconId'>): EntryIds => ({
  materials: smrs.map(({ typeId }) => typeId),
  units: smrs.map(({ uom }) => uom),
  icons: [iconId],
});

type Rule = (id: string) => boolean;

/** A word for several materials stands for those that may be chosen, as long as there are any. */
function meantBy(
  smrs: readonly DraftMaterial[],
  words: UnderstoodRow['words']['materials'],
  isChosen: Rule,
): DraftMaterial[] {
  const chosen = new Set(
    smrs.filter(({ typeId }) => isChosen(typeId)).map(({ typeId }) => words.get(typeId)),
  );
  return smrs.filter(({ typeId }) => isChosen(typeId) || !chosen.has(words.get(typeId)));
}

/**
 * What a row says of a point by what the point may name of the dictionaries.
 *
 * @param had - what the point says so far; of a new one nothing
 */
export function chosenEntries(
  { content, words }: Pick<UnderstoodRow, 'content' | 'words'>,
  had: Pick<PointDraft, 'smrs' | 'iconId'>,
  published: EntryIds,
): ChosenEntries {
  const may = mayName(published, entriesOf(had));
  const smrs =
    content.smrs && meantBy(content.smrs, words.materials, (id) => id === '' || may('materials', id));
  const named = entriesOf({ smrs: smrs ?? [], iconId: content.iconId ?? '' });
  const retired = (dictionary: keyof EntryIds): string[] => {
    const ids = named[dictionary].filter((id) => id !== '' && !may(dictionary, id));
    return [...new Set(ids.map((id) => words[dictionary].get(id) ?? id))];
  };
  return {
    content: { ...content, ...(smrs && { smrs }) },
    problems: [
      ...retired('icons').map((word) => problemIn('icon', 'retired-icon', word)),
      ...retired('materials').map((word) => problemIn('materials', 'retired-material', word)),
      ...retired('units').map((word) => problemIn('materials', 'retired-unit', word)),
    ],
  };
}
