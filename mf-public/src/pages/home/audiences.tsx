import { Link } from '@ecocircle/shared-contracts/router';
import { ArrowRightIcon, ButtonLink, CheckIcon, Drawing, handsBagDrawing } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import layout from '../../layout/layout.module.css';
import styles from './audiences.module.css';
import { CityPlan } from './city-plan.tsx';

const STEPS = ['find', 'bring', 'join'] as const;
const BENEFITS = ['hours', 'rates', 'photos', 'pause'] as const;

function Citizens() {
  const { t } = useTranslation();
  return (
    <section className={styles.citizens} aria-labelledby="for-citizens">
      <header>
        <p className={styles.kicker}>{t('home.audiences.citizens.kicker')}</p>
        <h2 id="for-citizens" className={layout.title}>
          {t('home.audiences.citizens.title')}
        </h2>
        <ButtonLink
          variant="secondary"
          className={styles.action}
          render={<Link to="/recycling-points" />}
          trailingIcon={<ArrowRightIcon size="sm" />}
        >
          {t('home.audiences.citizens.action')}
        </ButtonLink>
        <Drawing of={handsBagDrawing} className={styles.drawing} />
      </header>
      <ol className={layout.list}>
        {STEPS.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.stepNumber} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={styles.stepTitle}>{t(`home.audiences.citizens.steps.${step}.title`)}</h3>
              <p className={styles.muted}>{t(`home.audiences.citizens.steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Companies() {
  const { t } = useTranslation();
  return (
    <section className={styles.companies} aria-labelledby="for-companies">
      <p className={styles.kicker}>{t('home.audiences.companies.kicker')}</p>
      <h2 id="for-companies">{t('home.audiences.companies.title')}</h2>
      <p className={styles.muted}>{t('home.audiences.companies.text')}</p>
      <ul className={styles.benefits}>
        {BENEFITS.map((benefit) => (
          <li key={benefit} className={layout.point}>
            <CheckIcon size="sm" />
            {t(`home.audiences.companies.benefits.${benefit}`)}
          </li>
        ))}
      </ul>
      <ButtonLink className={styles.action} render={<Link to="/profile/login" />}>
        {t('home.audiences.companies.action')}
      </ButtonLink>
    </section>
  );
}

function Authorities() {
  const { t } = useTranslation();
  return (
    <section className={`${styles.authorities} on-deep`} aria-labelledby="for-authorities">
      <CityPlan className={styles.plan} />
      <p className={styles.kicker}>{t('home.audiences.authorities.kicker')}</p>
      <h2 id="for-authorities">{t('home.audiences.authorities.title')}</h2>
      <p className={styles.muted}>{t('home.audiences.authorities.text')}</p>
      <ButtonLink
        variant="inverse"
        className={styles.action}
        render={<Link to="/recycling-points" />}
        trailingIcon={<ArrowRightIcon size="sm" />}
      >
        {t('home.audiences.authorities.action')}
      </ButtonLink>
    </section>
  );
}

/** What the portal offers to residents, companies and authorities. */
export function Audiences() {
  return (
    <div className={styles.audiences}>
      <Citizens />
      <Companies />
      <Authorities />
    </div>
  );
}
