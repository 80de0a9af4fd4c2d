import { OpenLabel, useOpenNow } from '@ecocircle/app-kit/open-words';
import { type Material, routeLinks } from '@ecocircle/app-kit/point-card';
import { useServices } from '@ecocircle/app-kit/remote';
import { useWording } from '@ecocircle/app-kit/wording';
import type { RecyclingPoint } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, CloseIcon, MailIcon, MaterialMark, RouteIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { type PointFilter, toWishes, writeFilter } from '../filters/index.ts';
import { Distance } from '../point-list/index.ts';
import { alertPath } from '../points-data/index.ts';
import styles from './answer.module.css';
import type { ThingAnswer } from './read-answer.ts';
import { useAnswer } from './use-answer.ts';

const MAP_PATH = '/recycling-points';

/** Props of {@link Answer}. */
export interface AnswerProps {
  readonly answer: ThingAnswer;
  readonly filter: PointFilter;
  readonly materials: readonly Material[];
}

/** The point to go to, in one line, with the way there. */
function Best({ point, search }: { readonly point: RecyclingPoint; readonly search: string }) {
  const { t } = useTranslation();
  const { says, special } = useOpenNow(point);
  const [{ href }] = routeLinks(point);
  return (
    <div className={styles.best}>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link to={{ pathname: `${MAP_PATH}/${point.id}`, search }} preventScrollReset dir="auto">
            {point.name}
          </Link>
        </p>
        <p className={styles.facts}>
          <Distance point={point.coords} />
          <OpenLabel says={says} mayDiffer={special?.mayDiffer ?? false} />
        </p>
      </div>
      <ButtonLink
        href={href}
        target="_blank"
        rel="noopener"
        variant="accent"
        icon={<RouteIcon />}
        className={styles.route}
      >
        {t('answer.route')}
        <span className="visually-hidden"> {t('answer.routeTo', { name: point.name })}</span>
      </ButtonLink>
    </div>
  );
}

/** What there is in the visitor's city, in the words of the bar. */
function InCity({ inCity }: { readonly inCity: NonNullable<ThingAnswer['inCity']> }) {
  const { counted } = useWording();
  const { city, total, openNow } = inCity;
  const points = counted('thingBar.points', total, { city });
  return (
    <p className={styles.count}>
      {openNow > 0 ? `${points} · ${counted('thingBar.open', openNow)}` : points}
    </p>
  );
}

/** What the bar was asked for: the thing, the best point to go to with it, and how to prepare it. */
export function Answer({ answer, filter, materials }: AnswerProps) {
  const { locale } = useServices();
  const wishes = toWishes(filter, { materials, thing: answer.thing, about: locale });
  const { thing, best, isFar, inCity } = useAnswer(answer, wishes);
  const { t } = useTranslation();
  return (
    <section className={styles.answer} aria-label={t('answer.label', { thing: thing.name })}>
      <p className={styles.thing}>
        <MaterialMark family={thing.family} size="sm" />
        <span>{thing.name}</span>
        <Link
          to={MAP_PATH + writeFilter({ ...filter, thing: '' })}
          className={styles.remove}
          aria-label={t('answer.remove', { thing: thing.name })}
          preventScrollReset
        >
          <CloseIcon size="sm" />
        </Link>
      </p>
      {typeof best === 'object' && <Best point={best} search={writeFilter(filter)} />}
      {best === 'none' && (
        <p className={styles.none}>
          {t(thing.materials.length > 0 ? 'answer.none' : 'answer.nowhere')} {thing.otherwise}
        </p>
      )}
      {inCity && <InCity inCity={inCity} />}
      {isFar && (
        <ButtonLink
          variant="secondary"
          size="sm"
          rel="nofollow"
          icon={<MailIcon size="sm" />}
          className={styles.alert}
          render={<Link to={alertPath({ wishes: { materials: [thing.materials.join('.')] }, box: null })} />}
        >
          {t('list.alert')}
        </ButtonLink>
      )}
      <p className={styles.prepare}>
        {thing.prepare} <Link to={`/what-to-do-with/${thing.slug}`}>{t('answer.more')}</Link>
      </p>
    </section>
  );
}
