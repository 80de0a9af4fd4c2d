import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../conflicts/index.ts';
import { conflictsOf, mergedValues } from './conflicts.ts';
import type { Dictionaries } from './dictionaries.ts';
import { toValues } from './editor-values.ts';
import { $mine, $opening, $present, conflictLeft, merged } from './model.ts';
import { usePartWords } from './use-part-words.ts';

/** Two people have changed the point: shows both versions part by part and lets the person choose. */
export function PointConflict({ dictionaries }: { readonly dictionaries: Dictionaries }) {
  const { t } = useTranslation();
  const wordsOf = usePartWords(dictionaries);
  const [present, opening, mine, merge, leave] = useUnit([$present, $opening, $mine, merged, conflictLeft]);
  const theirs = present && opening && mine && toValues(present.draft, present.point.version, opening.locale);
  const conflicts =
    theirs &&
    conflictsOf(mine, theirs, opening.saved).map((conflict) => ({
      ...conflict,
      label: t(`editor.field.${conflict.part}`),
      words: { mine: wordsOf(conflict.part, mine), theirs: wordsOf(conflict.part, theirs) },
    }));
  return (
    <ConflictDialog
      title={t('editor.conflict.title')}
      conflicts={conflicts}
      onClose={leave}
      onMerged={(sides) => {
        if (theirs) merge({ values: mergedValues(mine, theirs, sides), present });
      }}
    />
  );
}
