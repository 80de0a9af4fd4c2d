import { useWording } from '@ecocircle/app-kit/wording';
import { Button } from '@ecocircle/ui-kit';
import type { LeafletMap } from '../map-canvas/index.ts';
import type { Kept, NoLine as WithoutLine } from '../offline-worker/messages.ts';
import { startViewIn } from '../points-data/index.ts';
import { momentWords } from './moment-words.ts';
import styles from './no-line.module.css';

/** Props of {@link NoLine}. */
export interface NoLineProps {
  readonly kept: Kept | null;
  readonly noLine: WithoutLine;
  readonly map: LeafletMap | null;
}

/** What is shown in the place of a line; where nothing is, what is kept, of when, and the way there. */
export function NoLine({ kept, noLine: { shownAsOf }, map }: NoLineProps) {
  const { t, locale } = useWording();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const at = shownAsOf ?? kept?.at;
  if (at === undefined) return null;
  const when = momentWords(new Date(at), new Date(), { t, locale, timeZone });
  const about = !kept ? 'seen' : shownAsOf === null ? 'elsewhere' : 'kept';
  const show = (): void => {
    if (!kept) return;
    const { centre, zoom } = startViewIn({ ...kept.city, country: '', spellings: [] });
    map?.show(centre, zoom);
  };
  return (
    <div role="status" className={styles.noLine}>
      <p>{t(`offline.noLine.${about}`, { city: kept?.city.name, when })}</p>
      {about === 'elsewhere' && map && (
        <Button size="sm" onClick={show}>
          {t('offline.noLine.show', { city: kept?.city.name })}
        </Button>
      )}
    </div>
  );
}
