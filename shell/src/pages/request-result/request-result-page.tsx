import { Link } from '@ecocircle/shared-contracts/router';
import {
  ButtonLink,
  batteryDrawing,
  type DrawingSource,
  EmptyState,
  letterDrawing,
  offlineDrawing,
  paperDrawing,
} from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import type { RequestOutcome } from '../../platform/routing/request-outcomes.ts';
import { ProblemList } from './problem-list.tsx';
import styles from './request-result-page.module.css';

const PAGES: Readonly<Record<RequestOutcome, { readonly drawing: DrawingSource; readonly to: string }>> = {
  sent: { drawing: letterDrawing, to: '/charity-events' },
  subscribed: { drawing: letterDrawing, to: '/charity-events' },
  'already-subscribed': { drawing: letterDrawing, to: '/charity-events' },
  'alert-asked': { drawing: letterDrawing, to: '/recycling-points' },
  failed: { drawing: offlineDrawing, to: '/' },
  invalid: { drawing: paperDrawing, to: '/' },
  'too-many': { drawing: batteryDrawing, to: '/' },
};

export function RequestResultPage({ outcome }: { readonly outcome: RequestOutcome }) {
  const { t } = useTranslation();
  const { drawing, to } = PAGES[outcome];
  const action = <ButtonLink render={<Link to={to} />}>{t(`requestResult.${outcome}.action`)}</ButtonLink>;
  const isInvalid = outcome === 'invalid';
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        drawing={drawing}
        title={t(`requestResult.${outcome}.title`)}
        text={t(`requestResult.${outcome}.text`)}
        action={isInvalid ? undefined : action}
      />
      {isInvalid && (
        <>
          <ProblemList />
          {action}
        </>
      )}
    </div>
  );
}
