import { NavLink } from '@ecocircle/shared-contracts/router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../session/index.ts';
import styles from './navigation.module.css';
import { type SectionGroup, sectionsFor } from './sections.ts';

function Group({ role, sections }: SectionGroup) {
  const { t } = useTranslation();
  const title = useId();
  return (
    <div className={styles.group}>
      <p id={title} className={styles.title}>
        {t(`sectionGroups.${role}`)}
      </p>
      <ul aria-labelledby={title} className={styles.sections}>
        {sections.map((section) => (
          <li key={section}>
            <NavLink to={`/${section}`} className={styles.section}>
              {t(`sections.${section}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The parts of the desk that somebody may open. */
export function Navigation({ role }: Pick<Me, 'role'>) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('sections.label')} className={styles.navigation}>
      {sectionsFor(role).map((group) => (
        <Group key={group.role} {...group} />
      ))}
    </nav>
  );
}
