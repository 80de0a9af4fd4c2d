import { useOpenNow } from '@ecocircle/app-kit/open-words';
import { isOpenBy } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { CheckCircleIcon, ChevronDownIcon, ChipLink, CloseIcon, MapPinIcon } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NearbyFacts, type NearbyPoint } from '../../nearby-points/index.ts';
import { mapOf } from '../../things/index.ts';
import type { KnownThing } from './load-thing.ts';
import styles from './thing-answer.module.css';
import type { Verdict } from './verdict.ts';

const SIGNS: Readonly<Record<Verdict, ReactNode>> = {
  container: <CheckCircleIcon size="lg" />,
  point: <MapPinIcon size="lg" />,
  no: <CloseIcon size="lg" />,
};

/** The nearest place in one line, which leads down to all of them. */
function Nearest({ point }: { readonly point: NearbyPoint }) {
  const { t } = useTranslation();
  const isOpen = isOpenBy(useOpenNow(point.hours).says);
  return (
    <a href="#places" className={`${styles.nearest} no-print`}>
      <span className={styles.nearestWords}>
        <span className={styles.nearestName}>
          {t(isOpen ? 'thing.nearestOpen' : 'thing.nearest', { name: point.name })}
        </span>
        <NearbyFacts point={point} stacked />
      </span>
      <ChevronDownIcon size="sm" className={styles.down} />
    </a>
  );
}

/** Whether the thing may go into the container, as what it is taken, and the nearest place. */
export function ThingAnswer({
  data: { verdict, materials },
  nearest,
}: {
  readonly data: KnownThing;
  readonly nearest: NearbyPoint | null;
}) {
  const { t } = useTranslation();
  return (
    <section className={styles.answer} data-verdict={verdict} aria-labelledby="answer">
      <div className={styles.verdict}>
        <span className={styles.sign}>{SIGNS[verdict]}</span>
        <div>
          <h2 id="answer" className={styles.question}>
            {t('thing.question')}
          </h2>
          <p className={styles.title}>{t(`thing.verdict.${verdict}.title`)}</p>
          <p className={styles.text}>{t(`thing.verdict.${verdict}.text`)}</p>
        </div>
      </div>
      {materials.length > 0 && (
        <div className={styles.materials}>
          <p className={styles.as} id="taken-as">
            {t('thing.takenAs')}
          </p>
          <ul className={styles.chips} aria-labelledby="taken-as">
            {materials.map(({ id, name }) => (
              <li key={id}>
                <ChipLink render={<Link to={mapOf([id])} />}>{name}</ChipLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {nearest && <Nearest point={nearest} />}
    </section>
  );
}
