import { useDelayed } from '@ecocircle/app-kit/form';
import type { PortalDialog } from '@ecocircle/shared-contracts';
import { Skeleton } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './portal-dialogs.module.css';

const SHOWN_AFTER = 300;

/** Holds a form's place; while its code takes long, its fields are hinted at. */
export function OpeningBody({ kind }: Pick<PortalDialog, 'kind'>) {
  const { t } = useTranslation();
  const isLong = useDelayed(true, SHOWN_AFTER);
  return (
    <div className={styles.opening} data-kind={kind}>
      <p className={styles.lead}>{t(`dialogs.${kind}.lead`)}</p>
      <p className="visually-hidden" role="status">
        {isLong && t('dialogs.pending.title')}
      </p>
      {isLong && <Fields />}
    </div>
  );
}

function Fields() {
  return (
    <div className={styles.fields} aria-hidden="true">
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="block" className={styles.area} />
    </div>
  );
}
