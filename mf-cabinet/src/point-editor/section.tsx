import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../titled-section/index.ts';
import styles from './section.module.css';

/** The parts of the editor, in their order. */
export const SECTIONS = ['basics', 'place', 'rates', 'hours', 'contacts', 'details', 'photos'] as const;

/** A part of the editor. */
export type SectionName = (typeof SECTIONS)[number];

/** A titled part of the editor. */
export function Section({ name, children }: { readonly name: SectionName; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} title={t(`editor.${name}.title`)} lead={t(`editor.${name}.lead`)} />
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
