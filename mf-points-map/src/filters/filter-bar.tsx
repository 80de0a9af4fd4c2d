import type { Material } from '@ecocircle/app-kit/point-card';
import { useOnDemand, useServices } from '@ecocircle/app-kit/remote';
import { ThingBar, type ThingBarProps, ThingPlace, type ThingPlaceProps } from '@ecocircle/app-kit/thing-bar';
import { MATERIAL_FAMILIES, type Thing } from '@ecocircle/shared-contracts';
import { Link, useNavigate } from '@ecocircle/shared-contracts/router';
import { Button, ChipChoice, FilterIcon, MaterialIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { $view } from '../points-browser/index.ts';
import { degrees, wishesIn } from '../points-data/index.ts';
import { familyChoice, toggleFamily } from './choice.ts';
import styles from './filter-bar.module.css';
import {
  BARE_PARAMETER,
  cleared,
  isNarrow,
  namedIn,
  nameOf,
  type PointFilter,
  toWishes,
  writeFilter,
} from './point-filter.ts';

const MAP_PATH = '/recycling-points';

/** What the parts of the filter are given. */
export interface FilterParts {
  readonly filter: PointFilter;
  readonly materials: readonly Material[];
  readonly show: (next: PointFilter) => void;
}

const loadSheet = () => import(/* webpackChunkName: "filter-sheet" */ './filter-sheet.tsx');
const FilterSheet = lazy(loadSheet);

/** How many things narrow the list, beside the words. */
const activeIn = ({ materials, open, paid, sort }: PointFilter): number =>
  materials.length + Number(open) + Number(paid || sort === 'price');

/** Opens all of the filter in one sheet; without scripts the row holds what can be chosen. */
function More({ filter, onOpen }: Pick<FilterParts, 'filter'> & { readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const sheet = useOnDemand(loadSheet, t('map.notOpened'));
  const active = activeIn(filter);
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<FilterIcon size="sm" />}
      className={styles.more}
      aria-haspopup="dialog"
      onPointerEnter={sheet.prepare}
      onFocus={sheet.prepare}
      onClick={() => sheet.ask(onOpen)}
    >
      {active > 0 ? t('filters.moreActive', { active }) : t('filters.more')}
    </Button>
  );
}

/** Whether a point has to take all that is named; of one thing there is nothing to say. */
export function MatchChoice({
  filter,
  show,
  name = 'match',
}: Pick<FilterParts, 'filter' | 'show'> & { readonly name?: string }) {
  const { t } = useTranslation();
  return (
    <>
      {(['any', 'all'] as const).map((match) => (
        <ChipChoice
          key={match}
          type="radio"
          name={name}
          value={match}
          checked={filter.match === match}
          onChange={() => show({ ...filter, match })}
        >
          {t(`filters.${match}`)}
        </ChipChoice>
      ))}
    </>
  );
}

/** Open now, and paid for: the best price is that of points which pay. */
export function PlainChoices({ filter, show }: Pick<FilterParts, 'filter' | 'show'>) {
  const { t } = useTranslation();
  return (
    <>
      <ChipChoice
        name="open"
        value="now"
        checked={filter.open}
        onChange={() => show({ ...filter, open: !filter.open })}
      >
        {t('filters.openNow')}
      </ChipChoice>
      <ChipChoice
        name="paid"
        value="1"
        checked={filter.paid || filter.sort === 'price'}
        onChange={() => show({ ...filter, paid: !(filter.paid || filter.sort === 'price'), sort: 'open' })}
      >
        {t('filters.paid')}
      </ChipChoice>
    </>
  );
}

function Families({ filter, materials, show }: FilterParts) {
  const { t } = useTranslation();
  const partly = (name: string, chosen: number) => t('filters.partly', { name, chosen });
  return MATERIAL_FAMILIES.map((family) => {
    const { state, chosen } = familyChoice(filter, family, materials);
    const name = t(`families.${family}`);
    return (
      <span key={family} className={styles.family}>
        {state === 'partly' &&
          materials
            .filter(({ id }) => chosen.includes(id))
            .map((material) => (
              <input key={material.id} type="hidden" name="materials" value={nameOf(material)} />
            ))}
        <ChipChoice
          name="materials"
          value={family}
          icon={<MaterialIcon family={family} size="sm" />}
          checked={state === 'on'}
          partly={state === 'partly'}
          onChange={() => show(toggleFamily(filter, family, materials))}
        >
          {state === 'partly' ? partly(name, chosen.length) : name}
        </ChipChoice>
      </span>
    );
  });
}

/** What is asked for is chosen at once, and not when the page has come to it. */
function useAsked(shown: PointFilter) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ readonly from: PointFilter; readonly next: PointFilter } | null>(null);
  const show = (next: PointFilter) => {
    setAsked({ from: shown, next });
    navigate(MAP_PATH + writeFilter(next), { preventScrollReset: true });
  };
  return { filter: asked?.from === shown ? asked.next : shown, show };
}

/** What the map would show of a thing: the bar counts the same. Until there is a map it counts the city. */
function useWithin({
  filter,
  materials,
}: Pick<FilterParts, 'filter' | 'materials'>): ThingBarProps['within'] {
  const { locale } = useServices();
  const view = useUnit($view);
  if (!view) return undefined;
  return (thing) => ({
    ...wishesIn(toWishes({ ...filter, thing: thing.id }, { materials, thing, about: locale })),
    bbox: degrees(view.box),
  });
}

/** Props of {@link FilterBar}. */
export interface FilterBarProps
  extends Pick<FilterParts, 'filter' | 'materials'>,
    Required<Pick<ThingPlaceProps, 'onLocated'>> {
  readonly thing: Thing | null;
}

/** Search and filter. Without JavaScript it is a form that requests the page again. */
export function FilterBar({ filter: shown, materials, thing, onLocated }: FilterBarProps) {
  const { t } = useTranslation();
  const { filter, show } = useAsked(shown);
  const parts = { filter, materials, show };
  // Once loaded it stays, so that it can be closed with its motion; it is no part of the form.
  const [sheet, setSheet] = useState<'none' | 'open' | 'closed'>('none');

  const within = useWithin(parts);
  const names = useMemo(() => new Map(materials.map(({ id, name }) => [id, name])), [materials]);

  return (
    <>
      <ThingBar
        value={thing?.name ?? filter.q}
        action={MAP_PATH}
        pathOf={(asked) => MAP_PATH + writeFilter({ ...filter, q: '', thing: '', ...asked })}
        materialNames={names}
        within={within}
        clear={(link) => <Link to={MAP_PATH + writeFilter({ ...filter, q: '', thing: '' })} {...link} />}
        className={styles.bar}
      >
        {filter.isBare && <input type="hidden" name={BARE_PARAMETER} value="true" />}
        <div className={styles.chips}>
          <ThingPlace onLocated={onLocated} />
          <fieldset className={styles.filters}>
            <legend className="visually-hidden">{t('filters.legend')}</legend>
            <More filter={filter} onOpen={() => setSheet('open')} />
            <fieldset className={styles.match} data-shown={namedIn(filter) > 1 || undefined}>
              <legend className="visually-hidden">{t('filters.match')}</legend>
              <MatchChoice filter={filter} show={show} />
            </fieldset>
            <PlainChoices filter={filter} show={show} />
            <Families {...parts} />
            {filter.sort === 'price' && <input type="hidden" name="sort" value="price" />}
            {filter.abroad && <input type="hidden" name="countries" value="all" />}
            {isNarrow(filter) && (
              <Link to={MAP_PATH + writeFilter(cleared(filter))} className={styles.reset}>
                {t('filters.reset')}
              </Link>
            )}
          </fieldset>
        </div>
      </ThingBar>
      {sheet !== 'none' && (
        <Suspense>
          <FilterSheet {...parts} open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </>
  );
}
