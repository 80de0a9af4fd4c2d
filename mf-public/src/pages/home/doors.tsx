import { useServices } from '@ecocircle/app-kit/remote';
import { type InquireType, withInquiry } from '@ecocircle/shared-contracts';
import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import { Button, ButtonLink, Drawing, handsBagDrawing, paperDrawing, useHydrated } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CityPlan } from './city-plan.tsx';
import styles from './opportunities.module.css';

/** Without scripts there is no dialog: the same form is on the page of the link. */
function RequestButton({
  type,
  variant,
}: {
  readonly type: InquireType;
  readonly variant?: 'secondary' | 'inverse';
}) {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  const { search } = useLocation();
  const button = { variant, children: t(`home.opportunities.${type}`) };
  return useHydrated() ? (
    <Button
      {...button}
      onPointerEnter={dialogs.prefetch}
      onFocus={dialogs.prefetch}
      onClick={() => dialogs.open({ kind: 'inquire', type })}
    />
  ) : (
    <ButtonLink {...button} render={<Link to={{ search: withInquiry(search, type) }} rel="nofollow" />} />
  );
}

/** One of those whom the portal is for, and what it does for them. */
function Door({
  audience,
  picture,
  className,
  children,
}: {
  readonly audience: 'citizens' | 'companies' | 'authorities';
  readonly picture: ReactNode;
  readonly className: string | undefined;
  /** What can be done. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const words = (part: 'kicker' | 'title' | 'text') => t(`home.opportunities.${audience}.${part}`);
  return (
    <li className={className}>
      {picture}
      <p className={styles.kicker}>{words('kicker')}</p>
      <h3>{words('title')}</h3>
      <p className={styles.text}>{words('text')}</p>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}

/** What the portal does for residents, companies and authorities, and where organizations turn to it. */
export default function Doors() {
  const { t } = useTranslation();
  return (
    <ul className={styles.doors}>
      <Door
        audience="citizens"
        className={styles.citizens}
        picture={<Drawing of={handsBagDrawing} className={styles.drawing} />}
      >
        <ButtonLink variant="secondary" render={<Link to="/what-to-do-with" />}>
          {t('home.opportunities.citizens.action')}
        </ButtonLink>
      </Door>
      <Door
        audience="companies"
        className={styles.companies}
        picture={<Drawing of={paperDrawing} className={styles.drawing} />}
      >
        <RequestButton type="recycling-companies" />
        <RequestButton type="small-and-medium-sized-business" variant="secondary" />
      </Door>
      <Door
        audience="authorities"
        className={`${styles.door} on-deep`}
        picture={<CityPlan className={styles.plan} />}
      >
        <RequestButton type="government" variant="inverse" />
      </Door>
    </ul>
  );
}
