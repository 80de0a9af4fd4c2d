import { StoreBadge } from '@ecocircle/ui-kit';
import { PhoneFrame } from '../../app-download/index.ts';
import { HeroWords } from '../../hero-words/index.ts';
import styles from './app-hero.module.css';
import type { AppPageData, StoreOffer } from './load-app-page.ts';

function Offer({ offer, page }: { readonly offer: StoreOffer; readonly page: AppPageData }) {
  const { label, qr } = page.stores[offer.store];
  const { size, path } = offer.qr;
  return (
    <li className={styles.offer}>
      <div className={styles.card}>
        <svg
          className={styles.code}
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={qr}
          shapeRendering="crispEdges"
        >
          <path d={path} className={styles.modules} />
        </svg>
      </div>
      <StoreBadge store={offer.store} href={offer.href} label={label} externalLabel={page.newTab} />
    </li>
  );
}

/** The first view: what the app is, the shops that have it, codes for those who read this on a computer. */
export function AppHero({ page }: { readonly page: AppPageData }) {
  return (
    <section className={`${styles.hero} on-deep`} aria-labelledby="app-title">
      <div className={styles.content}>
        <HeroWords id="app-title" title={page.title} lead={page.lead}>
          <p className={styles.scan}>{page.scan}</p>
          <ul className={styles.offers}>
            {page.offers.map((offer) => (
              <Offer key={offer.store} offer={offer} page={page} />
            ))}
          </ul>
        </HeroWords>
        <div className={styles.stage}>
          <PhoneFrame
            screen={page.pictures.events}
            alt={page.screens.events}
            className={`${styles.phone} ${styles.behind}`}
            eager
          />
          <PhoneFrame screen={page.pictures.map} alt={page.screens.map} className={styles.phone} eager />
        </div>
      </div>
    </section>
  );
}
