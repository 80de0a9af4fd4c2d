import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './registration.module.css';
import { $step, type Step } from './steps.ts';

const ORDER: readonly Step[] = ['roles', 'fields'];

/** Which step of how many this is, and what it asks. The focus comes here when another step has come. */
export function StepHeading({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const step = useUnit($step);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return (
    <h3 ref={heading} id={id} className={styles.stepTitle} tabIndex={-1}>
      <span className={styles.stepNumber}>
        {t('registration.step', { number: ORDER.indexOf(step) + 1, total: ORDER.length })}
      </span>{' '}
      {t(step === 'roles' ? 'registration.roles.legend' : 'registration.details')}
    </h3>
  );
}
