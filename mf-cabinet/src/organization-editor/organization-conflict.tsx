import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../conflicts/index.ts';
import { aboutWords, conflictsOf, type MergedPart, mergedValues } from './conflicts.ts';
import { $opening, $present, conflictLeft, editor, merged } from './model.ts';
import { type OrganizationValues, valuesOf } from './organization-values.ts';

function useWords() {
  const { t } = useTranslation();
  return (part: MergedPart, values: OrganizationValues): string => {
    if (part === 'logo') return values.logo.length > 0 ? t('organization.conflict.picture') : '';
    return part === 'about' ? aboutWords(values) : values[part];
  };
}

/** Two members have changed the page: shows both versions part by part and lets the person choose. */
export function OrganizationConflict() {
  const { t } = useTranslation();
  const wordsOf = useWords();
  const [present, opening, mine, merge, leave] = useUnit([
    $present,
    $opening,
    editor.$values,
    merged,
    conflictLeft,
  ]);
  const theirs = present && valuesOf(present);
  const conflicts =
    theirs &&
    opening &&
    conflictsOf(mine, theirs, valuesOf(opening.organization)).map((conflict) => ({
      ...conflict,
      label: t(`organization.field.${conflict.part}`),
      words: { mine: wordsOf(conflict.part, mine), theirs: wordsOf(conflict.part, theirs) },
    }));
  return (
    <ConflictDialog
      title={t('organization.conflict.title')}
      conflicts={conflicts}
      onClose={leave}
      onMerged={(sides) => {
        if (theirs && present) merge({ values: mergedValues(mine, theirs, sides), present });
      }}
    />
  );
}
