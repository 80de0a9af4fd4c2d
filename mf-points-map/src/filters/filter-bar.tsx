import type { Material } from '@ecocircle/app-kit/point-card';
import { MATERIAL_FAMILIES, type MaterialFamily } from '@ecocircle/shared-contracts';
import { Link, useHref, useNavigate } from '@ecocircle/shared-contracts/router';
import { CloseIcon, classNames, MaterialIcon, SearchIcon } from '@ecocircle/ui-kit';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter-bar.module.css';
import { isFamily, type PointFilter, toggleMaterial, writeFilter } from './point-filter.ts';

const MAP_PATH = '/recycling-points';

interface Choice {
  readonly name: string;
  readonly family: MaterialFamily;
  readonly text: string;
}

/** Single materials that the address names stand before the families. */
function useChoices({ materials: chosen }: PointFilter, materials: readonly Material[]): Choice[] {
  const { t } = useTranslation();
  const singles = materials.filter(({ id }) => chosen.includes(id) && !isFamily(id));
  return [
    ...singles.map(({ id, family, name }) => ({ name: id, family, text: name })),
    ...MATERIAL_FAMILIES.map((family) => ({ name: family, family, text: t(`families.${family}`) })),
  ];
}

/** Search and materials. Without JavaScript it is a form that requests the page again. */
export function FilterBar({
  filter,
  materials,
}: {
  readonly filter: PointFilter;
  readonly materials: readonly Material[];
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const action = useHref(MAP_PATH);
  const choices = useChoices(filter, materials);
  const show = (next: PointFilter) => navigate(MAP_PATH + writeFilter(next), { preventScrollReset: true });

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    show({ ...filter, q });
  };

  return (
    <search className={classNames(styles.bar, 'no-print')}>
      <form method="get" action={action} onSubmit={search} className={styles.form}>
        <div className={styles.field}>
          <SearchIcon size="sm" className={styles.lead} />
          <input
            key={filter.q}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            name="q"
            maxLength={100}
            autoComplete="off"
            defaultValue={filter.q}
            placeholder={t('filters.placeholder')}
            aria-label={t('filters.search')}
            className={styles.input}
          />
          {filter.q && (
            <Link
              to={MAP_PATH + writeFilter({ ...filter, q: '' })}
              className={styles.clear}
              aria-label={t('filters.clearSearch')}
            >
              <CloseIcon size="sm" />
            </Link>
          )}
          <button type="submit" className={styles.submit}>
            {t('filters.find')}
          </button>
        </div>
        <fieldset className={styles.chips}>
          <legend className="visually-hidden">{t('filters.materials')}</legend>
          {choices.map(({ name, family, text }) => (
            <label key={name} className={styles.chip}>
              <input
                type="checkbox"
                name="materials"
                value={name}
                checked={filter.materials.includes(name)}
                onChange={() => show(toggleMaterial(filter, name))}
                className="visually-hidden"
              />
              <MaterialIcon family={family} size="sm" />
              {text}
            </label>
          ))}
          {filter.materials.length > 0 && (
            <Link to={MAP_PATH + writeFilter({ ...filter, materials: [] })} className={styles.reset}>
              {t('filters.reset')}
            </Link>
          )}
        </fieldset>
      </form>
    </search>
  );
}
