import { Link, useHref, useNavigate } from '@ecocircle/shared-contracts/router';
import {
  ArrowRightIcon,
  Button,
  ButtonLink,
  ChevronDownIcon,
  Drawing,
  heroDrawing,
  MaterialIcon,
} from '@ecocircle/ui-kit';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { HeroWords } from '../../hero-words/index.ts';
import styles from './hero.module.css';
import { type MaterialGroup, popularMaterials } from './material-choices.ts';

const MAP = '/recycling-points';
const mapOf = (material: string): string =>
  material ? `${MAP}?materials=${encodeURIComponent(material)}` : MAP;

function MaterialSearch({ materials }: { readonly materials: readonly MaterialGroup[] }) {
  const { t } = useTranslation();
  const action = useHref(MAP);
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate(mapOf(String(new FormData(event.currentTarget).get('materials') ?? '')));
  };
  return (
    <search className="no-print">
      <form className={styles.search} action={action} onSubmit={submit}>
        <label className={styles.field}>
          <span className={styles.label}>{t('home.hero.question')}</span>
          <select className={styles.select} name="materials" defaultValue="">
            <option value="">{t('home.hero.anything')}</option>
            {materials.map(({ family, materials: choices }) => (
              <optgroup key={family} label={t(`family.${family}`)}>
                {choices.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <ChevronDownIcon size="sm" className={styles.arrow} />
        </label>
        <Button type="submit" variant="accent" size="lg" className={styles.submit}>
          {t('home.hero.find')}
        </Button>
      </form>
    </search>
  );
}

function Popular({ materials }: { readonly materials: readonly MaterialGroup[] }) {
  const { t } = useTranslation();
  return (
    <ul className={`${styles.popular} no-print`} aria-label={t('home.hero.popular')}>
      {popularMaterials(materials).map(({ id, family, name }) => (
        <li key={id}>
          <Link to={mapOf(id)} className={styles.chip}>
            <MaterialIcon family={family} size="sm" />
            {name}
          </Link>
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
        <HeroWords id="home-title" title={t('home.hero.title')} lead={t('home.hero.lead')}>
          {materials ? (
            <>
              <MaterialSearch materials={materials} />
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
      <Drawing of={heroDrawing} className={styles.scene} loading="eager" fetchPriority="high" />
    </section>
  );
}
