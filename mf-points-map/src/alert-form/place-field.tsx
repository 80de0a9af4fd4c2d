import { useCityChoice } from '@ecocircle/app-kit/city-link';
import { useField } from '@ecocircle/app-kit/form';
import { useWording } from '@ecocircle/app-kit/wording';
import { Link } from '@ecocircle/shared-contracts/router';
import { ButtonLink, ChipChoice, MapPinIcon, useHydrated } from '@ecocircle/ui-kit';
import styles from './alert-form.module.css';
import { type AlertPlace, sentPlace } from './alert-values.ts';
import { alertForm } from './model.ts';

/** Props of {@link PlaceField}. */
export interface PlaceFieldProps {
  /** The one that the form begins with, and others that there are to choose from. */
  readonly places: readonly [AlertPlace, ...AlertPlace[]];
  /** This page for the visitor's city alone: to come back to from the choice of another. */
  readonly comeback: string;
}

/** The middle of the area that is chosen; until the page's script is there, the first one. */
export function usePlace([first]: PlaceFieldProps['places']) {
  const { value, onValueChange } = useField(alertForm, 'place');
  return { place: useHydrated() ? value : first, choose: onValueChange };
}

/** What a form without scripts sends of the place. */
function HiddenFields({ place }: { readonly place: AlertPlace }) {
  return Object.entries(sentPlace(place)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function AnotherCity({ comeback }: Pick<PlaceFieldProps, 'comeback'>) {
  const { t } = useWording();
  const choice = useCityChoice(comeback);
  return (
    <ButtonLink variant="ghost" size="sm" render={<Link {...choice} />}>
      {t('alerts.anotherCity')}
    </ButtonLink>
  );
}

/** Around what place: that of the map, of the device, or the visitor's city. */
export function PlaceField({ places, comeback }: PlaceFieldProps) {
  const { t } = useWording();
  const { place, choose } = usePlace(places);
  const words = ({ from, name }: AlertPlace): string => {
    if (from === 'city') return name;
    return from === 'map' ? t('alerts.onMap', { place: name }) : t('alerts.here');
  };
  const areSeveral = useHydrated() && places.length > 1;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('alerts.where')}</legend>
      <HiddenFields place={place} />
      <div className={styles.chips}>
        {areSeveral ? (
          places.map((one) => (
            <ChipChoice
              key={one.from}
              type="radio"
              checked={one.from === place.from}
              icon={<MapPinIcon size="sm" />}
              onChange={() => choose(one)}
            >
              {words(one)}
            </ChipChoice>
          ))
        ) : (
          <p className={styles.place}>
            <MapPinIcon size="sm" />
            {words(place)}
          </p>
        )}
        <AnotherCity comeback={comeback} />
      </div>
    </fieldset>
  );
}
