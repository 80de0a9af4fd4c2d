import { Button, Dialog } from '@ecocircle/ui-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCard, RadioCards } from '../radio-card/index.ts';
import styles from './conflict-dialog.module.css';
import type { Conflict, Side } from './conflicts.ts';

const SIDES = ['mine', 'theirs'] as const;

/** A part that differs, in words. */
export interface ShownConflict<Part extends string> extends Conflict<Part> {
  readonly label: string;
  /** What each side says; nothing stands for what is empty. */
  readonly words: Readonly<Record<Side, ReactNode>>;
}

interface ChoiceProps {
  readonly conflict: ShownConflict<string>;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

function Choice({ conflict: { part, label, words }, side, onChoose }: ChoiceProps) {
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

type Sides<Part extends string> = Readonly<Record<Part, Side>>;

interface ChoicesProps<Part extends string> {
  readonly conflicts: readonly ShownConflict<Part>[];
  readonly onMerged: (sides: Sides<Part>) => void;
}

/** The parts that two people have different, each a choice. It keeps what it was shown first. */
function Choices<Part extends string>({ conflicts, onMerged }: ChoicesProps<Part>) {
  const { t } = useTranslation();
  const [sides, setSides] = useState(
    () => Object.fromEntries(conflicts.map(({ part, proposed }) => [part, proposed])) as Sides<Part>,
  );
  return (
    <div className={styles.choices}>
      <p>{t(conflicts.length > 0 ? 'conflict.lead' : 'conflict.same')}</p>
      {conflicts.map((conflict) => (
        <Choice
          key={conflict.part}
          conflict={conflict}
          side={sides[conflict.part]}
          onChoose={(side) => setSides({ ...sides, [conflict.part]: side })}
        />
      ))}
      <Button onClick={() => onMerged(sides)}>{t('conflict.take')}</Button>
    </div>
  );
}

interface ConflictDialogProps<Part extends string> extends Omit<ChoicesProps<Part>, 'conflicts'> {
  readonly title: string;
  /** Null while there is nothing to choose. */
  readonly conflicts: readonly ShownConflict<Part>[] | null;
  readonly onClose: () => void;
}

/** Two people have changed the same: shows both versions part by part and lets the person choose. */
export function ConflictDialog<Part extends string>(props: ConflictDialogProps<Part>) {
  const { title, conflicts, onMerged, onClose } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      open={conflicts !== null}
      onClose={onClose}
      title={title}
      closeLabel={t('conflict.close')}
      width="lg"
    >
      {conflicts && <Choices conflicts={conflicts} onMerged={onMerged} />}
    </Dialog>
  );
}
