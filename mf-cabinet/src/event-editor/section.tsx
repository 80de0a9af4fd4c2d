import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '../titled-section/index.ts';

interface SectionProps {
  readonly name: 'basics' | 'when' | 'where' | 'about' | 'cover' | 'organizer';
  readonly children: ReactNode;
}

/** A titled part of the editor. */
export function Section({ name, children }: SectionProps) {
  const { t } = useTranslation();
  return <TitledSection title={t(`eventEditor.${name}.title`)}>{children}</TitledSection>;
}
