import { useWording } from '@ecocircle/app-kit/wording';
import { useParams } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { PageHead } from '../../frame/page-head.tsx';
import { Failed, Loading } from '../../request-states/index.ts';
import { report } from './model.ts';
import { OtherReports, ReportedPoint, Said, Settled } from './report-sections.tsx';
import styles from './reports.module.css';
import { SettleForm } from './settle-form.tsx';

/** Where the form was, its result is read next. */
function useFocusOnceSettled(id: string, isSettled: boolean | null) {
  const place = useRef<HTMLDivElement>(null);
  const openId = useRef<string | null>(null);
  useEffect(() => {
    if (isSettled === false) openId.current = id;
    if (isSettled && openId.current === id) place.current?.focus();
  }, [id, isSettled]);
  return place;
}

/** One report: what was said, about which point, what else was, and how it ends. */
export function ReportPage() {
  const { t } = useWording();
  const { id = '' } = useParams();
  const [state, want, refresh, leave] = useUnit([
    report.$state,
    report.wanted,
    report.refreshed,
    report.left,
  ]);
  useEffect(() => {
    want(id);
    return leave;
  }, [want, leave, id]);
  const shown = state.kind === 'ready' && state.params === id ? state.data : null;
  const result = useFocusOnceSettled(id, shown && shown.settled !== null);
  if (state.kind === 'failed') return <Failed cause={state.cause} onRetry={() => refresh()} />;
  if (shown === null) return <Loading />;
  return (
    <>
      <PageHead title={t(`reports.kinds.${shown.kind}`)} lead={shown.pointName} back="/reports" />
      <div className={styles.sections}>
        {shown.settled && (
          <div ref={result} tabIndex={-1}>
            <Settled report={shown} settled={shown.settled} />
          </div>
        )}
        <Said report={shown} />
        <ReportedPoint point={shown.point} />
        <OtherReports others={shown.others} />
        {shown.settled === null && <SettleForm report={shown} />}
      </div>
    </>
  );
}
