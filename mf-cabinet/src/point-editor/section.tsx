import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './section.module.css';

/** The parts of the editor, in their order. */
export const SECTIONS = ['basics', 'place', 'rates', 'hours', 'contacts', 'details', 'photos'] as const;

/** A part of the editor. */
export type SectionName = (typeof SECTIONS)[number];

/** The id of a part, for the rail that leads there. */
export const sectionId = (name: SectionName): string => `point-${name}`;

/** A titled part of the editor. */
export function Section({ name, children }: { readonly name: SectionName; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const id = sectionId(name);
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`} className={styles.title}>
          {t(`editor.${name}.title`)}
        </h2>
        <p className={styles.lead}>{t(`editor.${name}.lead`)}</p>
      </header>
      {children}
    </section>
  );
}

/** A place that the rail can lead to: what stands in it holds the fields of a path. */
export const FieldPlace = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => (
  <div data-field={path} className={styles.place}>
    {children}
  </div>
);
