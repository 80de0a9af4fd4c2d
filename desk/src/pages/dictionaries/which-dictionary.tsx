import { useWording } from '@ecocircle/app-kit/wording';
import { DICTIONARY_NAMES } from '@ecocircle/shared-contracts';
import type { ReactNode } from 'react';
import { Choice } from '../../frame/choice.tsx';
import styles from './dictionaries.module.css';

const ALL = [...DICTIONARY_NAMES, 'things'] as const;

interface WhichDictionaryProps {
  readonly value: (typeof ALL)[number];
  /** Stands beside the choice. */
  readonly children: ReactNode;
}

/** Leads to each of the dictionaries. */
export function WhichDictionary({ value, children }: WhichDictionaryProps) {
  const { t } = useWording();
  return (
    <div className={styles.before}>
      <Choice
        label={t('dictionaries.which')}
        choices={ALL.map((id) => ({
          id,
          title: t(`dictionaries.names.${id}`),
          path: `/dictionaries/${id}`,
        }))}
        value={value}
      />
      {children}
    </div>
  );
}
