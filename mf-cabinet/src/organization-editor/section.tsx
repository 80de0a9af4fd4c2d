import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '../titled-section/index.ts';

interface SectionProps {
  readonly name: 'logo' | 'about' | 'contacts' | 'networks' | 'registered' | 'history';
  readonly children: ReactNode;
}

/** A titled part of the page. */
export function Section({ name, children }: SectionProps) {
  const { t } = useTranslation();
  return (
    <TitledSection title={t(`organization.${name}.title`)} lead={t(`organization.${name}.lead`)}>
      {children}
    </TitledSection>
  );
}
