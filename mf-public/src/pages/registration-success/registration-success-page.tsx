import { Link } from '@ecocircle/shared-contracts/router';
import {
  ArrowRightIcon,
  ButtonLink,
  CheckCircleIcon,
  letterDrawing,
  MailIcon,
  MapPinIcon,
} from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { DrawingPage } from '../../drawing-page/index.ts';
import styles from './registration-success-page.module.css';

const STEPS = [
  { id: 'mail', Icon: MailIcon },
  { id: 'review', Icon: CheckCircleIcon },
  { id: 'map', Icon: MapPinIcon },
] as const;

function Steps() {
  const { t } = useTranslation('mf-public');
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ id, Icon }) => (
        <li key={id} className={styles.step}>
          <span className={styles.mark}>
            <Icon size="sm" />
          </span>
          <div>
            <h2 className={styles.title}>{t(`registrationSuccess.steps.${id}.title`)}</h2>
            <p className={styles.text}>{t(`registrationSuccess.steps.${id}.text`)}</p>
            {id === 'mail' && <p className={styles.spam}>{t('registrationSuccess.spam')}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What follows a registration: the mail to confirm, the review of company roles, and one way on. */
export function Component() {
  const { t } = useTranslation('mf-public');
  return (
    <DrawingPage drawing={letterDrawing}>
      <h1>{t('registrationSuccess.title')}</h1>
      <p className={styles.lead}>{t('registrationSuccess.lead')}</p>
      <Steps />
      <ButtonLink
        size="lg"
        render={<Link to="/recycling-points" />}
        trailingIcon={<ArrowRightIcon size="sm" />}
      >
        {t('registrationSuccess.action')}
      </ButtonLink>
    </DrawingPage>
  );
}
