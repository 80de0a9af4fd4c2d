import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import {
  ArrowRightIcon,
  ButtonLink,
  CheckCircleIcon,
  letterDrawing,
  MailIcon,
  MapPinIcon,
  UserIcon,
} from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { DrawingPage } from '../../drawing-page/index.ts';
import styles from './registration-success-page.module.css';

const REVIEW = { id: 'review', Icon: CheckCircleIcon } as const;
const MAP = { id: 'map', Icon: MapPinIcon } as const;

/** What follows a registration, and what follows its confirmation. */
const STEPS = [{ id: 'mail', Icon: MailIcon }, REVIEW, MAP] as const;
const STEPS_WHEN_CONFIRMED = [{ id: 'login', Icon: UserIcon }, REVIEW, MAP] as const;

function Steps({ of: steps }: { readonly of: typeof STEPS | typeof STEPS_WHEN_CONFIRMED }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, Icon }) => (
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

/** The parameter by which the link of the mail leads here. */
const CONFIRMED = 'confirmed';

/**
 * What follows a registration: the mail to confirm, the review of company roles, and one way on. Whose e-mail is
 * confirmed already is led to the login.
 */
export function Component() {
  const { t } = useTranslation();
  const isConfirmed = new URLSearchParams(useLocation().search).has(CONFIRMED);
  return (
    <DrawingPage drawing={letterDrawing}>
      <h1>{t(isConfirmed ? 'registrationSuccess.confirmed.title' : 'registrationSuccess.title')}</h1>
      <p className={styles.lead}>
        {t(isConfirmed ? 'registrationSuccess.confirmed.lead' : 'registrationSuccess.lead')}
      </p>
      <Steps of={isConfirmed ? STEPS_WHEN_CONFIRMED : STEPS} />
      <ButtonLink
        size="lg"
        render={<Link to={isConfirmed ? '/profile/login' : '/recycling-points'} />}
        trailingIcon={<ArrowRightIcon size="sm" />}
      >
        {t(isConfirmed ? 'registrationSuccess.confirmed.action' : 'registrationSuccess.action')}
      </ButtonLink>
    </DrawingPage>
  );
}
