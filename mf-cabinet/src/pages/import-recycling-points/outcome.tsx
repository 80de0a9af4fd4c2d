import { useWording } from '@ecocircle/app-kit/wording';
import type { ImportReport } from '@ecocircle/shared-contracts/point-file';
import { Link } from '@ecocircle/shared-contracts/router';
import { Button, ButtonLink, Card, CheckCircleIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { ReviewAllButton } from '../../point-files/index.ts';
import { startedOver } from './model.ts';
import styles from './outcome.module.css';

/** What came in, and what there is to do with it. */
export function Outcome({ report: { counts } }: { readonly report: ImportReport }) {
  const { t, counted } = useWording();
  const startOver = useUnit(startedOver);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" padding="lg" aria-labelledby="import-outcome" className={styles.outcome}>
      <h2 ref={heading} id="import-outcome" tabIndex={-1} className={styles.heading}>
        <CheckCircleIcon />
        {counted('pointFiles.done.title', counts.created + counts.changed)}
      </h2>
      {counts.refused > 0 && <p>{counted('pointFiles.done.refused', counts.refused)}</p>}
      <p className={styles.text}>{t('pointFiles.done.text')}</p>
      <div className={styles.buttons}>
        <ButtonLink render={<Link to="/profile/recycling-points?status=draft" />}>
          {t('pointFiles.done.look')}
        </ButtonLink>
        <ReviewAllButton />
        <Button variant="secondary" onClick={() => startOver()}>
          {t('pointFiles.done.another')}
        </Button>
      </div>
    </Card>
  );
}
