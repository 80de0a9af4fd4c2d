import { Card, cardLinkClass } from '@ecocircle/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { OnwardLink } from '../frame/onward-link.tsx';
import { useTrail } from '../frame/trail.ts';
import { Notes } from './entries.tsx';
import styles from './entry-card.module.css';

/** Props of {@link EntryCard}. */
export interface EntryCardProps {
  /** What the entry is called. */
  readonly title: string;
  /** The path of its page; without one the card is not pressed. */
  readonly to?: string;
  /** A line below the title. */
  readonly text?: ReactNode;
  /** Small facts in the last line; what is empty is left out. */
  readonly notes?: readonly (string | null)[];
  /** Tags at the end. */
  readonly tags?: ReactNode;
}

/** Whoever comes back from an entry goes on from there: its link takes the focus. */
function useFocusOnReturn(to: string | undefined) {
  const link = useRef<HTMLAnchorElement>(null);
  const { left } = useTrail();
  const isReturn = to !== undefined && left === to;
  useEffect(() => {
    if (isReturn) link.current?.focus();
  }, [isReturn]);
  return link;
}

/** An entry of a list: a card that leads to its page. */
export function EntryCard({ title, to, text, notes = [], tags }: EntryCardProps) {
  const link = useFocusOnReturn(to);
  return (
    <Card interactive={to !== undefined} className={styles.entry}>
      <h2 className={styles.title}>
        {to === undefined ? (
          <bdi>{title}</bdi>
        ) : (
          <OnwardLink ref={link} className={cardLinkClass} to={to} dir="auto">
            {title}
          </OnwardLink>
        )}
      </h2>
      {text && (
        <p className={styles.text}>
          <bdi>{text}</bdi>
        </p>
      )}
      <Notes notes={notes} />
      {tags && <p className={styles.tags}>{tags}</p>}
    </Card>
  );
}
