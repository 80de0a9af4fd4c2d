import { useWording } from '@ecocircle/app-kit/wording';
import { CheckIcon } from '@ecocircle/ui-kit';
import { MAP_SCREENS, PhoneFrame } from '../../app-download/index.ts';
import layout from '../../layout/layout.module.css';
import styles from './app-features.module.css';
import { EVENTS_SCREENS } from './events-screens.ts';
import type { AppPageData } from './load-app-page.ts';
import { POINT_SCREENS } from './point-screens.ts';

const SCREENS = { map: MAP_SCREENS, point: POINT_SCREENS, events: EVENTS_SCREENS } as const;

/** What the app does, each part beside its screen. */
export function AppFeatures({ page }: { readonly page: AppPageData }) {
  const { locale } = useWording();
  return (
    <section className={styles.section} aria-labelledby="app-features">
      <h2 id="app-features" className={styles.title}>
        {page.featuresTitle}
      </h2>
      {page.features.map(({ screen, title, text, points }) => (
        <article key={screen} className={styles.feature}>
          <div className={styles.words}>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point} className={layout.point}>
                  <CheckIcon size="sm" />
                  {point}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.stage}>
            <PhoneFrame
              screen={SCREENS[screen][locale]}
              alt={page.screens[screen]}
              className={styles.phone}
            />
          </div>
        </article>
      ))}
    </section>
  );
}
