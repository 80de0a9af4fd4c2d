import { classNames, MaterialIcon } from '@ecocircle/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentAnchor } from '../../current-anchor/index.ts';
import styles from './section-links.module.css';
import type { ThingSection } from './sections-of.ts';

/** Moves a row of links sideways to the one of the section that is read. */
function keepInSight(row: HTMLElement | null): void {
  const link = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

/** Leads to the sections of the list; it stays in sight and marks the one that is read. */
export function SectionLinks({ sections }: { readonly sections: readonly ThingSection[] }) {
  const { t } = useTranslation();
  const current = useCurrentAnchor(sections.map(({ anchor }) => anchor));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => keepInSight(list.current), [current]);
  return (
    <nav className={`${styles.bar} no-print`} aria-label={t('things.sections')}>
      <ul ref={list} className={styles.list}>
        {sections.map(({ anchor, letter, family }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className={classNames(styles.link, letter !== null && styles.letter)}
              aria-current={anchor === current || undefined}
            >
              {family && <MaterialIcon family={family} size="sm" />}
              {letter ?? t(`family.${family}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
