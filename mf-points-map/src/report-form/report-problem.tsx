import { useOnDemand } from '@ecocircle/app-kit/remote';
import type { RecyclingPoint } from '@ecocircle/shared-contracts';
import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import { AlertCircleIcon, ButtonLink, classNames } from '@ecocircle/ui-kit';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './report-form.module.css';
import { loadReportForm, PARAMETER, wantsReport } from './wants-report.ts';

const ReportForm = lazy(loadReportForm);

function useForm() {
  const location = useLocation();
  const search = new URLSearchParams(location.search);
  const [isPressed, setPressed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isPressed) heading.current?.focus();
  }, [isPressed]);
  const isOpen = isPressed || wantsReport(search);
  search.set(PARAMETER, 'true');
  return {
    isOpen,
    open: () => setPressed(true),
    heading,
    to: { pathname: location.pathname, search: search.toString() },
  };
}

/** The way to say that something is wrong with a point: a press opens the form in its place. */
export function ReportProblem({ point }: { readonly point: RecyclingPoint }) {
  const { t } = useTranslation();
  const form = useOnDemand(loadReportForm, t('map.notOpened'));
  const { isOpen, open, heading, to } = useForm();
  if (!isOpen)
    return (
      <ButtonLink
        variant="ghost"
        size="sm"
        className="no-print"
        icon={<AlertCircleIcon size="sm" />}
        rel="nofollow"
        render={<Link to={to} />}
        onClick={(event) => {
          event.preventDefault();
          form.ask(open);
        }}
        onPointerEnter={form.prepare}
        onFocus={form.prepare}
      >
        {t('report.begin')}
      </ButtonLink>
    );
  return (
    <section className={classNames(styles.section, 'no-print')} aria-label={t('report.title')}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('report.title')}
      </h2>
      <Suspense>
        <ReportForm point={point} />
      </Suspense>
    </section>
  );
}
