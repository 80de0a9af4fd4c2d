import { Button, Dialog } from '@ecocircle/ui-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCard, RadioCards } from '../radio-card/index.ts';
import styles from './conflict-dialog.module.css';
import type { Conflict, Merge, Side, Sides, Versions } from './conflicts.ts';

const SIDES = ['mine', 'theirs'] as const;

/** What each side says of a part; nothing stands for what is empty. */
export type SideWords = Readonly<Record<Side, ReactNode>>;

interface ChoiceProps {
  readonly part: string;
  readonly label: string;
  readonly words: SideWords;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

function Choice({ part, label, words, side, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <RadioCards legend={label} inRow>
      {SIDES.map((name) => (
        <RadioCard
          key={name}
          name={`conflict.${part}`}
          checked={side === name}
          onChoose={() => onChoose(name)}
          title={t(`conflict.${name}`)}
          text={words[name] || t('conflict.empty')}
          stress="text"
        />
      ))}
    </RadioCards>
  );
}

interface ChoicesProps<Values extends object, Part extends string> {
  readonly merge: Merge<Values, Part>;
  readonly versions: Versions<Values>;
  readonly labelOf: (part: Part) => string;
  readonly wordsOf: (part: Part, versions: Versions<Values>) => SideWords;
  /** The versions that were chosen, in one. */
  readonly onMerged: (values: Values) => void;
}

const proposedOf = <Part extends string>(conflicts: readonly Conflict<Part>[]) =>
  Object.fromEntries(conflicts.map(({ part, proposed }) => [part, proposed])) as Sides<Part>;

/** The parts that two people have different, each a choice. It keeps what it was shown first. */
function Choices<Values extends object, Part extends string>(props: ChoicesProps<Values, Part>) {
  const { merge, versions, labelOf, wordsOf, onMerged } = props;
  const { t } = useTranslation();
  const conflicts = merge.conflictsOf(versions);
  const [sides, setSides] = useState(() => proposedOf(conflicts));
  return (
    <div className={styles.choices}>
      <p>{t(conflicts.length > 0 ? 'conflict.lead' : 'conflict.same')}</p>
      {conflicts.map(({ part, proposed }) => (
        <Choice
          key={part}
          part={part}
          label={labelOf(part)}
          words={wordsOf(part, versions)}
          side={sides[part] ?? proposed}
          onChoose={(side) => setSides({ ...sides, [part]: side })}
        />
      ))}
      <Button onClick={() => onMerged(merge.mergedValues(versions, sides))}>{t('conflict.take')}</Button>
    </div>
  );
}

interface ConflictDialogProps<Values extends object, Part extends string>
  extends Omit<ChoicesProps<Values, Part>, 'versions'> {
  readonly title: string;
  /** Null while there is nothing to choose. */
  readonly versions: Versions<Values> | null;
  readonly onClose: () => void;
}

/** Two people have changed the same: shows both versions part by part and lets the person choose. */
export function ConflictDialog<Values extends object, Part extends string>({
  title,
  versions,
  onClose,
  ...choices
}: ConflictDialogProps<Values, Part>) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={versions !== null}
      onClose={onClose}
      title={title}
      closeLabel={t('conflict.close')}
      width="lg"
    >
      {versions && <Choices {...choices} versions={versions} />}
    </Dialog>
  );
}
