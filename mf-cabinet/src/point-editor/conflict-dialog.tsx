import { Button, Dialog } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCard, RadioCards } from '../radio-card/index.ts';
import styles from './conflict-dialog.module.css';
import { type Conflict, conflictsOf, type MergedPart, mergedValues, type Side } from './conflicts.ts';
import type { Dictionaries } from './dictionaries.ts';
import { type EditorValues, toValues } from './editor-values.ts';
import { $opening, $present, conflictLeft, editor, merged } from './model.ts';
import { usePartWords } from './use-part-words.ts';

const SIDES = ['mine', 'theirs'] as const;

interface ChoiceProps {
  readonly part: MergedPart;
  readonly words: Readonly<Record<Side, string>>;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

function Choice({ part, words, side, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <RadioCards legend={t(`editor.field.${part}`)} inRow>
      {SIDES.map((name) => (
        <RadioCard
          key={name}
          name={`conflict.${part}`}
          checked={side === name}
          onChoose={() => onChoose(name)}
          title={t(`editor.conflict.${name}`)}
          text={words[name] || t('editor.conflict.empty')}
          stress="text"
        />
      ))}
    </RadioCards>
  );
}

interface BodyProps {
  readonly mine: EditorValues;
  readonly theirs: EditorValues;
  readonly conflicts: readonly Conflict[];
  readonly dictionaries: Dictionaries;
  readonly onMerged: (values: EditorValues) => void;
}

function Choices({ mine, theirs, conflicts, dictionaries, onMerged }: BodyProps) {
  const { t } = useTranslation();
  const wordsOf = usePartWords(dictionaries);
  const [sides, setSides] = useState(
    () =>
      Object.fromEntries(conflicts.map(({ part, proposed }) => [part, proposed])) as Record<MergedPart, Side>,
  );
  return (
    <div className={styles.choices}>
      <p>{t(conflicts.length > 0 ? 'editor.conflict.lead' : 'editor.conflict.same')}</p>
      {conflicts.map(({ part }) => (
        <Choice
          key={part}
          part={part}
          words={{ mine: wordsOf(part, mine), theirs: wordsOf(part, theirs) }}
          side={sides[part]}
          onChoose={(side) => setSides({ ...sides, [part]: side })}
        />
      ))}
      <Button onClick={() => onMerged(mergedValues(mine, theirs, sides))}>{t('editor.conflict.take')}</Button>
    </div>
  );
}

/** Two people have changed the point: shows both versions field by field and lets the person choose. */
export function ConflictDialog({ dictionaries }: Pick<BodyProps, 'dictionaries'>) {
  const { t } = useTranslation();
  const [present, opening, mine, merge, leave] = useUnit([
    $present,
    $opening,
    editor.$values,
    merged,
    conflictLeft,
  ]);
  const theirs = present && opening && toValues(present.draft, present.point.version, opening.locale);
  return (
    <Dialog
      open={theirs !== null}
      onClose={leave}
      title={t('editor.conflict.title')}
      closeLabel={t('editor.conflict.close')}
      width="lg"
    >
      {theirs && (
        <Choices
          mine={mine}
          theirs={theirs}
          conflicts={conflictsOf(mine, theirs, opening.saved)}
          dictionaries={dictionaries}
          onMerged={(values) => merge({ values, present })}
        />
      )}
    </Dialog>
  );
}
