import { CheckIcon } from '@ecocircle/ui-kit';
import { PhoneFrame } from '../../app-download/index.ts';
import layout from '../../layout/layout.module.css';
import styles from './app-features.module.css';
import type { AppPageData } from './load-app-page.ts';

/** What the app does, each part beside its screen. */
export function AppFeatures({ page }: { readonly page: AppPageData }) {
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
            <PhoneFrame screen={page.pictures[screen]} alt={page.screens[screen]} className={styles.phone} />
          </div>
        </article>
      ))}
    </section>
  );
}
