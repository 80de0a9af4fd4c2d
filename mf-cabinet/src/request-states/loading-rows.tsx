import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What stands for a list until it is there: how many rows, the class of each, and what it holds. */
export interface LoadingRowsProps {
  readonly count: number;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Placeholders of the size of a list's rows. */
export function LoadingRows({ count, className, children }: LoadingRowsProps) {
  const { t } = useTranslation();
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={className} aria-hidden="true">
          {children}
        </div>
      ))}
    </>
  );
}
