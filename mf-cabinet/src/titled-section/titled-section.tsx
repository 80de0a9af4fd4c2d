import { Card } from '@ecocircle/ui-kit';
import { type ReactNode, useId } from 'react';
import { SectionHead } from './section-head.tsx';
import styles from './titled-section.module.css';

interface TitledSectionProps {
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A titled part of a long page or form. */
export function TitledSection({ title, lead, children }: TitledSectionProps) {
  const id = useId();
  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} title={title} lead={lead} />
      {children}
    </Card>
  );
}
