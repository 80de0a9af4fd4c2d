import { ThingBar, ThingPlace } from '@ecocircle/app-kit/thing-bar';
import { FIRST_VIEW_ID } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { ArrowRightIcon, ButtonLink, ChipLink, MaterialIcon, Street } from '@ecocircle/ui-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { HeroWords } from '../../hero-words/index.ts';
import styles from './hero.module.css';
import { type MaterialGroup, popularMaterials } from './material-choices.ts';

const MAP = '/recycling-points';
const mapOf = (material: string): string =>
  material ? `${MAP}?materials=${encodeURIComponent(material)}` : MAP;

const pathOf = (asked: { readonly thing: string } | { readonly q: string }): string => {
  const query = String(new URLSearchParams({ ...asked }));
  return 'q' in asked && asked.q === '' ? MAP : `${MAP}?${query}`;
};

/** The question that most people come with, and what is asked most beside it. */
function Question({ materials }: { readonly materials: readonly MaterialGroup[] }) {
  const names = useMemo(
    () => new Map(materials.flatMap(({ materials: choices }) => choices).map(({ id, name }) => [id, name])),
    [materials],
  );
  return (
    <ThingBar
      look="hero"
      action={MAP}
      pathOf={pathOf}
      materialNames={names}
      place={<ThingPlace look="hero" />}
      className={styles.search}
    />
  );
}

function Popular({ materials }: { readonly materials: readonly MaterialGroup[] }) {
  const { t } = useTranslation();
  return (
    <ul className={`${styles.popular} no-print`} aria-label={t('home.hero.popular')}>
      {popularMaterials(materials).map(({ id, family, name }) => (
        <li key={id}>
          <ChipLink deep icon={<MaterialIcon family={family} size="sm" />} render={<Link to={mapOf(id)} />}>
            {name}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}

/** The first screen: what the portal is for and the question that most people come with. */
export function Hero({ materials }: { readonly materials: readonly MaterialGroup[] | null }) {
  const { t } = useTranslation();
  return (
    <section className={`${styles.hero} on-deep`} aria-labelledby="home-title">
      <div className={styles.content}>
        <HeroWords brief id="home-title" title={t('home.hero.title')} lead={t('home.hero.lead')}>
          {materials ? (
            <>
              <Question materials={materials} />
              <Popular materials={materials} />
            </>
          ) : (
            <ButtonLink
              variant="accent"
              size="lg"
              className={styles.onlyMap}
              render={<Link to={MAP} />}
              trailingIcon={<ArrowRightIcon size="sm" />}
            >
              {t('home.hero.openMap')}
            </ButtonLink>
          )}
        </HeroWords>
      </div>
      <span id={FIRST_VIEW_ID} hidden />
      <Street className={styles.scene} />
    </section>
  );
}
