import { useCityChoice } from '@ecocircle/app-kit/city-link';
import { useServices } from '@ecocircle/app-kit/remote';
import { useWording } from '@ecocircle/app-kit/wording';
import { Link } from '@ecocircle/shared-contracts/router';
import { Button, ButtonLink, Card, MailIcon, MapIcon, MapPinIcon, ShareIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import layout from '../../layout/layout.module.css';
import { NearbyList } from '../../nearby-points/index.ts';
import { mapOf, thingPath } from '../../things/index.ts';
import type { KnownThing } from './load-thing.ts';
import styles from './thing-places.module.css';
import type { ThingPlacesState } from './use-thing-places.ts';

function Share({ data: { thing, verdict } }: { readonly data: KnownThing }) {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  const share = (): void =>
    dialogs.share({
      title: t('thing.title', { name: thing.name }),
      text: t(`thing.verdict.${verdict}.title`),
      url: thingPath(thing.slug),
    });
  return (
    <Button wide variant="ghost" icon={<ShareIcon size="sm" />} onClick={share}>
      {t('thing.share')}
    </Button>
  );
}

function OtherCity({ slug }: { readonly slug: string }) {
  const { t } = useTranslation();
  const choice = useCityChoice(thingPath(slug));
  return (
    <ButtonLink variant="ghost" size="sm" render={<Link {...choice} />}>
      {t('thing.places.otherCity')}
    </ButtonLink>
  );
}

/** Looks for the visitor, and says kindly why they were not found. */
function NearMe({
  slug,
  places: { problem, isLooking, locate },
}: {
  readonly slug: string;
  readonly places: ThingPlacesState;
}) {
  const { t } = useTranslation();
  return (
    <div className="no-print">
      <div className={styles.where}>
        <Button
          variant="secondary"
          size="sm"
          icon={<MapPinIcon size="sm" />}
          aria-disabled={isLooking || undefined}
          onClick={() => !isLooking && void locate()}
        >
          {t(isLooking ? 'thing.places.looking' : 'thing.places.nearMe')}
        </Button>
        <OtherCity slug={slug} />
      </div>
      <p role="status" className={`${layout.small} ${styles.problem}`}>
        {problem && t(problem === 'denied' ? 'thing.places.denied' : 'thing.places.notFound')}
      </p>
    </div>
  );
}

/** In which order the places stand, and from where their distances are counted. */
function Order({ nearby }: { readonly nearby: NonNullable<ThingPlacesState['nearby']> }) {
  const { t } = useTranslation();
  const { city, isOwn, isFar } = nearby;
  const from = isOwn ? t('thing.places.fromYou') : t('thing.places.fromCity', { city });
  return (
    <p className={layout.small}>
      {isFar ? `${t('thing.places.far', { city })} ${from}` : `${t('thing.places.order')} ${from}`}
    </p>
  );
}

function Places({ data, places }: { readonly data: KnownThing; readonly places: ThingPlacesState }) {
  const { t, number } = useWording();
  const { nearby } = places;
  const map = mapOf(data.thing.materials);
  const isAny = nearby !== null && nearby.points.length > 0;
  return (
    <>
      <h2 id="places" className={styles.title}>
        {nearby ? t('thing.places.title', { city: nearby.city }) : t('thing.places.plain')}
      </h2>
      {isAny && <Order nearby={nearby} />}
      {nearby && <NearMe slug={data.thing.slug} places={places} />}
      {isAny && <NearbyList stacked points={nearby.points} search={map.slice(map.indexOf('?'))} />}
      {!isAny && <p className={styles.none}>{t(nearby ? 'thing.places.none' : 'thing.places.failed')}</p>}
      <div className={`${styles.actions} no-print`}>
        <ButtonLink wide render={<Link to={map} />} icon={<MapIcon size="sm" />}>
          {nearby && nearby.total > 0
            ? t('thing.places.map', { count: nearby.total, number: number(nearby.total) })
            : t('thing.places.openMap')}
        </ButtonLink>
        {nearby && (!isAny || nearby.isFar) && (
          <ButtonLink
            wide
            variant="secondary"
            rel="nofollow"
            render={<Link to={`/alerts?materials=${data.thing.materials}`} />}
            icon={<MailIcon size="sm" />}
          >
            {t('thing.places.alert')}
          </ButtonLink>
        )}
        <Share data={data} />
      </div>
    </>
  );
}

/** The places that take the thing; of one that nobody takes, where to look. */
export function ThingPlaces(props: { readonly data: KnownThing; readonly places: ThingPlacesState }) {
  const { t } = useTranslation();
  const isTaken = props.data.thing.materials.length > 0;
  return (
    <Card as="section" raised padding="lg" className={styles.card} aria-label={t('thing.places.plain')}>
      {isTaken ? (
        <Places {...props} />
      ) : (
        <>
          <h2 className={styles.title}>{t('thing.places.nobody.title')}</h2>
          <p>{t('thing.places.nobody.text')}</p>
          <div className={`${styles.actions} no-print`}>
            <ButtonLink
              wide
              variant="secondary"
              render={<Link to="/recycling-points" />}
              icon={<MapIcon size="sm" />}
            >
              {t('thing.places.openMap')}
            </ButtonLink>
            <Share data={props.data} />
          </div>
        </>
      )}
    </Card>
  );
}
