import { useWording } from '@ecocircle/app-kit/wording';
import { useParams } from '@ecocircle/shared-contracts/router';
import { useEffect, useRef } from 'react';
import { PageHead } from '../../frame/page-head.tsx';
import { Sections } from '../../frame/section.tsx';
import { Entry } from '../../lists/index.ts';
import { PublicView } from '../points/index.ts';
import { type ReportDetail, report } from './model.ts';
import { OtherReports, ReportedPoint, ReportPhotos, Said, Settled } from './report-sections.tsx';
import { SettleForm } from './settle-form.tsx';

const NOBODY_NEAR: [] = [];

/** Where the form was, its result is read next. */
function useFocusOnceSettled(isSettled: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isSettled) wasOpen.current = true;
    else if (wasOpen.current) place.current?.focus();
  }, [isSettled]);
  return place;
}

function ReportBody({ shown }: { readonly shown: ReportDetail }) {
  const { t } = useWording();
  const result = useFocusOnceSettled(shown.settled !== null);
  return (
    <>
      <PageHead title={t(`reports.kinds.${shown.kind}`)} lead={shown.pointName} back="/reports" />
      <Sections>
        {shown.settled && (
          <div ref={result} tabIndex={-1}>
            <Settled report={shown} settled={shown.settled} />
          </div>
        )}
        <Said report={shown} />
        <ReportPhotos photos={shown.photos} />
        <ReportedPoint point={shown.point} />
        <OtherReports others={shown.others} />
        {shown.settled === null && <SettleForm report={shown} />}
        <PublicView point={shown.point} neighbours={NOBODY_NEAR} />
      </Sections>
    </>
  );
}

/** One report: what was said, about which point, what else was, and how it ends. */
export function ReportPage() {
  const { id = '' } = useParams();
  return (
    <Entry request={report} id={id}>
      {(shown) => <ReportBody key={shown.id} shown={shown} />}
    </Entry>
  );
}
