import type { ListedCity, LocateOutcome, PlaceCity } from '@ecocircle/shared-contracts';
import {
  Button,
  CheckIcon,
  fuzzySearch,
  isPlainPress,
  MapPinIcon,
  SearchIcon,
  TextField,
} from '@ecocircle/ui-kit';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { useWording } from '../wording/index.ts';
import styles from './city-choice.module.css';
import { useLocating } from './use-locating.ts';

/** More than anybody looks through: the search finds the others. */
const MOST_SHOWN = 100;

/** Props of {@link CityChoice}. */
export interface CityChoiceProps {
  /** The largest first. */
  readonly cities: readonly ListedCity[];
  readonly current: PlaceCity;
  /** Where a choice leads without scripts: with the prefix of the locale. */
  readonly hrefOf: (city: ListedCity) => string;
  readonly onChoose: (city: ListedCity) => void;
  /** Asks the device; absent while the page cannot, as in the server's render. */
  readonly locate?: (() => Promise<LocateOutcome>) | undefined;
  readonly onLocated: (outcome: LocateOutcome) => void;
  /** The words that the page was asked for with. */
  readonly search?: string;
  /** What else a search without scripts sends. */
  readonly hidden?: ReactNode;
}

/** What a search looks into: a city is found by its name and by what points and events call it. */
const wordsOf = ({ name, spellings, id }: ListedCity): string => [name, ...spellings, id.slice(3)].join(' ');

function NearMe({
  locate,
  onLocated,
}: Required<Pick<CityChoiceProps, 'onLocated'>> & { readonly locate: () => Promise<LocateOutcome> }) {
  const { t } = useWording();
  const { ask, isAsking, message } = useLocating(locate, onLocated);
  return (
    <div className={styles.near}>
      <Button variant="secondary" wide icon={<MapPinIcon size="sm" />} loading={isAsking} onClick={ask}>
        {t(isAsking ? 'city.locating' : 'city.nearMe')}
      </Button>
      <p role="status" className={styles.message}>
        {message && t(`city.problem.${message}`)}
      </p>
    </div>
  );
}

function Cities({
  cities,
  current,
  hrefOf,
  onChoose,
}: Pick<CityChoiceProps, 'cities' | 'current' | 'hrefOf' | 'onChoose'>) {
  const { counted } = useWording();
  return (
    <ul className={styles.list}>
      {cities.map((city) => (
        <li key={city.id}>
          <a
            className={styles.city}
            href={hrefOf(city)}
            rel="nofollow"
            aria-current={city.id === current.id ? 'true' : undefined}
            onClick={(event) => {
              if (!isPlainPress(event)) return;
              event.preventDefault();
              onChoose(city);
            }}
          >
            <span className={styles.name}>
              {city.name}
              {city.id === current.id && <CheckIcon size="sm" />}
            </span>
            <span className={styles.count}>
              {city.points > 0 ? counted('city.points', city.points) : counted('city.events', city.events)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Chooses the visitor's city: near them, by a search, or from the list. Without scripts it is a form and links.
 *
 * @example
 * <CityChoice cities={cities} current={place.city} hrefOf={hrefOf} onChoose={choose} locate={locate} onLocated={close} />
 */
export function CityChoice(props: CityChoiceProps) {
  const { cities, locate, onLocated, onChoose, search = '', hidden } = props;
  const { t } = useWording();
  const [words, setWords] = useState(search);
  const found = useMemo(() => fuzzySearch(cities, words, wordsOf).slice(0, MOST_SHOWN), [cities, words]);
  const chooseFirst = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found;
    if (words.trim() !== '' && first) onChoose(first);
  };
  return (
    <div className={styles.choice}>
      {locate && <NearMe locate={locate} onLocated={onLocated} />}
      <search>
        <form onSubmit={chooseFirst}>
          {hidden}
          <TextField
            type="search"
            name="q"
            label={t('city.search')}
            icon={<SearchIcon size="sm" />}
            clearLabel={t('city.clear')}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
            value={words}
            onValueChange={setWords}
          />
        </form>
      </search>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : styles.message}>
        {found.length === 0 && t('city.none')}
      </p>
      {found.length > 0 && <Cities {...props} cities={found} />}
    </div>
  );
}
