import { useServices } from '@ecocircle/app-kit/remote';
import { type InquireType, withInquiry } from '@ecocircle/shared-contracts';
import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import {
  BagIcon,
  Button,
  ButtonLink,
  type IconComponent,
  MapIcon,
  RecycleIcon,
  useHydrated,
  useLoadInSight,
} from '@ecocircle/ui-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../layout/layout.module.css';
import styles from './opportunities.module.css';

const AUDIENCES: readonly { readonly type: InquireType; readonly Icon: IconComponent }[] = [
  { type: 'recycling-companies', Icon: RecycleIcon },
  { type: 'small-and-medium-sized-business', Icon: BagIcon },
  { type: 'government', Icon: MapIcon },
];

/** Without scripts there is no dialog: the same form is on the page of the link. */
function RequestButton({ type }: { readonly type: InquireType }) {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  const { search } = useLocation();
  const button = { className: styles.action, children: t(`home.requests.${type}.action`) };
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

/** Where organizations turn to the portal. */
export function Opportunities() {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  const section = useRef<HTMLElement>(null);
  useLoadInSight(section, dialogs.prefetch);
  return (
    <section ref={section} id="opportunities" className={styles.band} aria-labelledby="opportunities-title">
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id="opportunities-title" className={layout.title}>
            {t('home.requests.title')}
          </h2>
          <p className={styles.lead}>{t('home.requests.lead')}</p>
        </header>
        <ul className={layout.list}>
          {AUDIENCES.map(({ type, Icon }) => (
            <li key={type} className={styles.row}>
              <span className={styles.mark}>
                <Icon size="md" />
              </span>
              <div>
                <h3 className={styles.name}>{t(`home.requests.${type}.title`)}</h3>
                <p className={styles.text}>{t(`home.requests.${type}.text`)}</p>
              </div>
              <RequestButton type={type} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
