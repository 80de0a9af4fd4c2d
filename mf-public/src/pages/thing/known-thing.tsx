import { FIRST_VIEW_ID } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { ArrowLeftIcon, Drawing, Link as KitLink, materialDrawing } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import layout from '../../layout/layout.module.css';
import { THINGS_PATH } from '../../things/index.ts';
import styles from './known-thing.module.css';
import type { KnownThing } from './load-thing.ts';
import { RelatedThings } from './related-things.tsx';
import { ThingAnswer } from './thing-answer.tsx';
import { ThingFacts } from './thing-facts.tsx';
import { ThingPlaces } from './thing-places.tsx';
import { useThingPlaces } from './use-thing-places.ts';

/** What to do with a thing: the answer at a glance, how it is prepared, and the places that take it. */
export function KnownThingPage({ data }: { readonly data: KnownThing }) {
  const { t } = useTranslation();
  const { thing } = data;
  const places = useThingPlaces(data);
  return (
    <div className={styles.page}>
      <KitLink
        className={`${styles.back} no-print`}
        variant="standalone"
        render={<Link to={`${THINGS_PATH}#${thing.family}`} />}
        icon={<ArrowLeftIcon size="sm" />}
      >
        {t(`family.${thing.family}`)}
      </KitLink>
      <article className={styles.thing}>
        <header className={styles.header}>
          <Drawing
            of={materialDrawing(thing.materials[0], thing.family)}
            className={styles.drawing}
            loading="eager"
          />
          <div className={styles.title}>
            <p className={layout.kicker}>{t('things.title')}</p>
            <h1>{thing.name}</h1>
          </div>
          <ThingAnswer data={data} nearest={places.nearby?.points[0] ?? null} />
        </header>
        <span id={FIRST_VIEW_ID} hidden />
        <div className={styles.facts}>
          <ThingFacts data={data} />
        </div>
        <div className={styles.places}>
          <ThingPlaces data={data} places={places} />
        </div>
      </article>
      <RelatedThings thing={thing} />
    </div>
  );
}
