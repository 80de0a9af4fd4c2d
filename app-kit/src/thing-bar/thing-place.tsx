import type { VisitorPlace } from '@ecocircle/shared-contracts';
import { Link, useLocation } from '@ecocircle/shared-contracts/router';
import { AnswerPlace, type AnswerPlaceProps, useHydrated } from '@ecocircle/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCityChoice } from '../city-link/index.ts';
import { useServices } from '../remote/index.ts';
import { useVisitorPlace } from './use-visitor-place.ts';

/** Props of {@link ThingPlace}. */
export interface ThingPlaceProps extends Pick<AnswerPlaceProps, 'look'> {
  /** The device was asked, and has told where it is. */
  readonly onLocated?: (place: VisitorPlace) => void;
}

/** What asks the device comes with the first press. */
function useNearMe(onLocated: ThingPlaceProps['onLocated']) {
  const services = useServices();
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const ask = async (button: HTMLElement): Promise<void> => {
    setAsking(true);
    try {
      const { findNearMe } = await import(/* webpackChunkName: "thing-finder" */ './near-me.ts');
      const place = await findNearMe(services, t, button);
      if (place) onLocated?.(place);
    } catch (error) {
      services.telemetry.error(error);
    } finally {
      setAsking(false);
    }
  };
  return { isAsking, ask };
}

/** From where the bar looks for answers: the visitor's city, which can be changed, or where they are. */
export function ThingPlace({ look, onLocated }: ThingPlaceProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const choice = useCityChoice(pathname + search);
  const place = useVisitorPlace(useServices());
  const isHydrated = useHydrated();
  const { isAsking, ask } = useNearMe(onLocated);
  if (!place) return null;
  const { city } = place;
  // What the browser kept of the last hour is not in the document.
  const isNear = isHydrated && place.position !== null;
  const state = isAsking ? t('thingBar.locating') : isNear ? t('thingBar.located', { city: city.name }) : '';
  return (
    <AnswerPlace
      texts={{
        label: t('thingBar.where'),
        change: t('thingBar.changeCity', { city: city.name }),
        nearMe: t('thingBar.nearMe'),
        state,
      }}
      place={city.name}
      link={(link) => <Link {...choice} {...link} />}
      isNear={isNear}
      isAsking={isAsking}
      onNearMe={(button) => void ask(button)}
      {...(look && { look })}
    />
  );
}
