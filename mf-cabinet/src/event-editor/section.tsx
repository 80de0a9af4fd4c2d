import { Card } from '@ecocircle/ui-kit';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './event-editor.module.css';

interface SectionProps {
  readonly name: 'basics' | 'when' | 'where' | 'about' | 'cover' | 'organizer';
  readonly children: ReactNode;
}

/** A titled part of the editor. */
export function Section({ name, children }: SectionProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t(`eventEditor.${name}.title`)}
      </h2>
      {children}
    </Card>
  );
}
