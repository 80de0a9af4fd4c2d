import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, CalendarIcon, DownloadIcon, MapPinIcon, RouteIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { type AppScreen, PhoneFrame } from '../../app-download/index.ts';
import layout from '../../layout/layout.module.css';
import styles from './app-invitation.module.css';

const POINTS = [
  { id: 'near', Icon: MapPinIcon },
  { id: 'route', Icon: RouteIcon },
  { id: 'join', Icon: CalendarIcon },
] as const;

/** What the app does, beside a phone that shows its map. */
export function AppInvitation({ screen }: { readonly screen: AppScreen }) {
  const { t } = useTranslation();
  return (
    <section className={`${layout.section} ${layout.below}`} data-below aria-labelledby="app-title">
      <div className={styles.panel}>
        <div className={styles.words}>
          <p className={layout.kicker}>{t('home.app.kicker')}</p>
          <h2 id="app-title" className={layout.title}>
            {t('home.app.title')}
          </h2>
          <p className={styles.text}>{t('home.app.text')}</p>
          <ul className={styles.points}>
            {POINTS.map(({ id, Icon }) => (
              <li key={id} className={styles.point}>
                <Icon size="md" />
                {t(`home.app.points.${id}`)}
              </li>
            ))}
          </ul>
          <ButtonLink size="lg" render={<Link to="/get-app" />} icon={<DownloadIcon size="sm" />}>
            {t('home.app.action')}
          </ButtonLink>
        </div>
        <div className={styles.stage}>
          <PhoneFrame screen={screen} alt={t('home.app.picture')} className={styles.phone} />
        </div>
      </div>
    </section>
  );
}
