import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, type DrawingSource, ErrorState, lostDrawing } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './status-page.module.css';

export interface StatusPageProps {
  readonly status?: number;
  readonly message: string;
  readonly description: string;
  readonly action?: ReactNode;
  /** A signpost with a cat unless given. */
  readonly drawing?: DrawingSource;
}

export function StatusPage({ status, message, description, action, drawing = lostDrawing }: StatusPageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <ErrorState
        drawing={drawing}
        level={1}
        code={status}
        title={message}
        text={description}
        action={
          <>
            {action}
            <ButtonLink variant={action ? 'secondary' : 'primary'} render={<Link to="/" />}>
              {t('error.toHome')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
