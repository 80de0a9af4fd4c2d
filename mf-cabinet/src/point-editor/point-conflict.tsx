import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../conflicts/index.ts';
import { pointMerge } from './conflicts.ts';
import type { Dictionaries } from './dictionaries.ts';
import { toValues } from './editor-values.ts';
import { $mine, $opening, $present, conflictLeft, type EditorOpening, merged } from './model.ts';
import type { EditedPoint } from './point-calls.ts';
import { usePartWords } from './use-part-words.tsx';

interface QuestionProps {
  readonly dictionaries: Dictionaries;
  readonly opening: EditorOpening;
  /** The point as somebody else saved it; null while nobody did. */
  readonly present: EditedPoint | null;
}

function Question({ dictionaries, opening: { saved, locale, point }, present }: QuestionProps) {
  const { t } = useTranslation();
  const [mine, merge, leave] = useUnit([$mine, merged, conflictLeft]);
  const wordsOf = usePartWords(dictionaries, point?.country ?? '', locale);
  const theirs = present && toValues(present.draft, present.point.version, locale);
  return (
    <ConflictDialog
      title={t('editor.conflict.title')}
      merge={pointMerge}
      versions={mine && theirs && { mine, theirs, base: saved }}
      labelOf={(part) => t(`editor.field.${part}`)}
      wordsOf={wordsOf}
      onClose={leave}
      onMerged={(values) => present && merge({ values, present })}
    />
  );
}

/** Two people have changed the point: shows both versions part by part and lets the person choose. */
export function PointConflict({ dictionaries }: { readonly dictionaries: Dictionaries }) {
  const [present, opening] = useUnit([$present, $opening]);
  return opening && <Question dictionaries={dictionaries} opening={opening} present={present} />;
}
