import { classNames } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import styles from './radio-card.module.css';

/** Props of {@link RadioCard}. */
export interface RadioCardProps {
  /** The same for all cards of a group. */
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Which of both is what the person decides by. */
  readonly stress: 'title' | 'text';
}

/** One of several choices that need a few words each. */
export function RadioCard({ name, checked, onChoose, title, text, stress }: RadioCardProps) {
  return (
    <label className={styles.card} data-stress={stress}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} className={styles.radio} />
      <span>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
    </label>
  );
}

interface RadioCardsProps {
  readonly legend: string;
  /** Beside each other where there is room. */
  readonly inRow?: boolean;
  readonly children: ReactNode;
}

/** A group of {@link RadioCard}s under a legend. */
export const RadioCards = ({ legend, inRow = false, children }: RadioCardsProps) => (
  <fieldset className={classNames(styles.cards, inRow && styles.inRow)}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
);
