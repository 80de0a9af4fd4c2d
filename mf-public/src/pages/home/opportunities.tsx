import { type InquireType, REGION_LINKS } from '@ecocircle/shared-contracts';
import {
  BagIcon,
  Button,
  ButtonLink,
  type IconComponent,
  MapIcon,
  RecycleIcon,
  useHydrated,
} from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../services/index.ts';
import styles from './opportunities.module.css';

const AUDIENCES: readonly { readonly type: InquireType; readonly Icon: IconComponent }[] = [
  { type: 'recycling-companies', Icon: RecycleIcon },
  { type: 'small-and-medium-sized-business', Icon: BagIcon },
  { type: 'government', Icon: MapIcon },
];

/** Without scripts there is no dialog: the request begins as a mail. */
function RequestButton({ type }: { readonly type: InquireType }) {
  const { t } = useTranslation('mf-public');
  const { dialogs, locale } = useServices();
  const label = t(`home.requests.${type}.action`);
  const subject = `${t('home.requests.subject')}: ${t(`home.requests.${type}.title`)}`;
  const { email } = REGION_LINKS[locale.info.region];
  return useHydrated() ? (
    <Button
      className={styles.action}
      onPointerEnter={() => dialogs.prefetch()}
      onFocus={() => dialogs.prefetch()}
      onClick={() => dialogs.open({ kind: 'inquire', type })}
    >
      {label}
    </Button>
  ) : (
    <ButtonLink className={styles.action} href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
      {label}
    </ButtonLink>
  );
}

/** Where organizations turn to the portal. */
export function Opportunities() {
  const { t } = useTranslation('mf-public');
  return (
    <section id="opportunities" className={styles.band} aria-labelledby="opportunities-title">
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id="opportunities-title" className={styles.title}>
            {t('home.requests.title')}
          </h2>
          <p className={styles.lead}>{t('home.requests.lead')}</p>
        </header>
        <ul className={styles.rows}>
          {AUDIENCES.map(({ type, Icon }) => (
            <li key={type} className={styles.row}>
              <span className={styles.mark}>
                <Icon size="md" />
              </span>
              <div className={styles.words}>
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
