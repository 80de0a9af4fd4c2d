import { useServices } from '@ecocircle/app-kit/remote';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import type { AlertFormProps } from './alert-form.tsx';
import { alertForm } from './model.ts';

/** Whoever chooses another city means it for the alert, too. */
function useChosenCity(places: AlertFormProps['places']): void {
  const change = useUnit(alertForm.changed);
  const city = places.find(({ from }) => from === 'city');
  const known = useRef(city);
  useEffect(() => {
    const before = known.current;
    known.current = city;
    if (city && before && (city.lng !== before.lng || city.lat !== before.lat))
      change({ path: 'place', value: city });
  }, [city, change]);
}

/** Opens the form for what is wished for, before anything can be typed into it. */
export function useOpened({ wished, places, radius, wish }: AlertFormProps): void {
  const { api, locale, drafts } = useServices();
  const [open, leave] = useUnit([alertForm.opened, alertForm.left]);
  const [, renderOpened] = useReducer((times: number) => times + 1, 0);
  const begin = useEffectEvent(() => {
    const start = { materials: wished, place: places[0], radius: String(radius), email: '' };
    open({ api, locale: locale.locale, drafts, wish, start, places });
  });
  useLayoutEffect(() => {
    begin();
    // Its fields hear of changes once they are painted: the first paint has what the form begins with.
    renderOpened();
    return () => leave();
  }, [wish, leave]);
  useChosenCity(places);
}
