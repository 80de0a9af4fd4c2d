import { useServices } from '@ecocircle/app-kit/remote';
import { useWording } from '@ecocircle/app-kit/wording';
import { localeBasename, type PlaceCity } from '@ecocircle/shared-contracts';
import { useLocation, useNavigate } from '@ecocircle/shared-contracts/router';
import { Button, CheckCircleIcon, DownloadIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import type { LeafletMap } from '../map-canvas/index.ts';
import type { CityToKeep, Kept } from '../offline-worker/messages.ts';
import { retried } from '../points-browser/index.ts';
import { isLineThere } from '../points-data/index.ts';
import { ageOf } from './age-words.ts';
import { MapWorker, type OfflineState } from './map-worker.ts';
import { NoLine } from './no-line.tsx';
import styles from './offline-city.module.css';

const MAP_PATH = '/recycling-points';
const MINUTE_MS = 60_000;
const MEGABYTE = 1_000_000;
const QUARTERS = 4;

/** One decimal says enough, and something is never nothing. */
const megabytes = (bytes: number): number => Math.max(0.1, Math.round((bytes / MEGABYTE) * 10) / 10);

function useWorker(): MapWorker {
  const { locale } = useServices();
  const mapUrl = localeBasename(locale.locale, locale.edition) + MAP_PATH;
  const [worker] = useState(() => new MapWorker(navigator.serviceWorker, mapUrl));
  return worker;
}

/** So often a page that has no line looks whether there is one. */
const PROBE_MS = 15_000;

/** Calls back once the line is there again. */
function useLine(isLost: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const tell = async (): Promise<void> => {
      if (await isLineThere()) back();
    };
    addEventListener('online', tell);
    return () => removeEventListener('online', tell);
  }, []);
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setInterval(async () => {
      if (!document.hidden && (await isLineThere())) back();
    }, PROBE_MS);
    return () => clearInterval(timer);
  }, [isLost]);
}

/** Asks anew for what the page could not have: its list and marks, and the point of its address. */
function useAskAgain(): () => void {
  const retry = useUnit(retried);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    retry();
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
}

/** Ages in words grow older by themselves. */
function useMinutes(): void {
  const [, renew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(renew, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
}

interface ProgressProps {
  readonly share: number;
  readonly name: string;
  readonly onStop: () => void;
}

function Progress({ share, name, onStop }: ProgressProps) {
  const { t, number } = useWording();
  const words = t('offline.keeping', { city: name, share: number(Math.round(share * 100)) });
  return (
    <>
      <div className={styles.progress}>
        <p>{words}</p>
        <progress value={share} aria-label={t('offline.progress')} />
      </div>
      <Button variant="ghost" size="sm" onClick={onStop}>
        {t('offline.stop')}
      </Button>
    </>
  );
}

interface KeptCityProps {
  readonly kept: Kept;
  readonly canChange: boolean;
  readonly onUpdate: () => void;
  readonly onRemove: () => void;
}

function KeptCity({ kept, canChange, onUpdate, onRemove }: KeptCityProps) {
  const { t, number } = useWording();
  useMinutes();
  const { unit, count } = ageOf(kept.at, Date.now());
  const age = t(`offline.age.${unit}`, { count });
  const size = number(megabytes(kept.bytes));
  return (
    <>
      <p className={styles.kept}>
        <CheckCircleIcon size="sm" />
        <span>{t('offline.kept', { city: kept.city.name, size, age })}</span>
      </p>
      {canChange && (
        <div className={styles.actions}>
          <Button variant="ghost" size="sm" onClick={onUpdate}>
            {t('offline.update')}
          </Button>
          <Button variant="ghost" size="sm" onClick={onRemove}>
            {t('offline.remove')}
          </Button>
        </div>
      )}
    </>
  );
}

/** What somebody has asked for here. */
type Wish = 'keep' | 'stop' | 'remove' | null;

/** How it goes, in words that change by quarters: a screen reader says each of them. What nobody asked for is not said. */
function useSaid({ kept, progress, problem }: OfflineState, wish: Wish, name: string): string {
  const { t, number } = useWording();
  const quarters = Math.min(QUARTERS - 1, Math.floor((progress ?? 0) * QUARTERS));
  const share = number(quarters * (100 / QUARTERS));
  if (wish === 'keep' && progress !== null) return t('offline.keeping', { city: name, share });
  if (wish === 'keep' && kept && !problem) return t('offline.done', { city: kept.city.name });
  return wish === 'remove' && !kept ? t('offline.removed') : '';
}

/** What was pressed may be gone with what it did: then the part that it stood in takes the focus. */
function useKeptFocus(section: RefObject<HTMLElement | null>, wish: Wish, shown: string): void {
  useEffect(() => {
    if (wish !== null && shown && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
  }, [section, wish, shown]);
}

/** Props of {@link OfflineCity}. */
export interface OfflineCityProps {
  /** The visitor's city. */
  readonly city: PlaceCity;
  /** Somebody has pressed already. */
  readonly keepsAtOnce: boolean;
  readonly map: LeafletMap | null;
}

/** Keeps a city for when there is no line: how far that is, what is kept, why it could not be; and what is shown then. */
export function OfflineCity({ city: { id, name, lng, lat }, keepsAtOnce, map }: OfflineCityProps) {
  const { t } = useWording();
  const askAgain = useAskAgain();
  const worker = useWorker();
  const state = useSyncExternalStore(worker.subscribe, worker.get, worker.get);
  const section = useRef<HTMLElement>(null);
  const [stage, setStage] = useState<Element | null>(null);
  const [wish, setWish] = useState<Wish>(keepsAtOnce ? 'keep' : null);
  const { kept, progress, problem, noLine } = state;
  const keep = (city: CityToKeep): void => {
    setWish('keep');
    void worker.keep(city);
  };
  const stop = (): void => {
    setWish('stop');
    void worker.stop();
  };
  const remove = (): void => {
    setWish('remove');
    void worker.remove();
  };
  const own = { id, name, lng, lat };
  const begin = useEffectEvent(() => {
    if (keepsAtOnce) keep(own);
    else void worker.look();
  });
  useEffect(() => begin(), []);
  useEffect(() => setStage(section.current?.closest('aside')?.nextElementSibling ?? null), []);
  useLine(noLine !== null, () => {
    askAgain();
    void worker.look();
  });
  const isOther = kept !== null && kept.city.id !== id;
  const isKeeping = progress !== null;
  const keptName = kept && !isOther ? kept.city.name : name;
  const said = useSaid(state, wish, keptName);
  useKeptFocus(section, wish, isKeeping ? 'progress' : kept ? 'kept' : 'nothing');

  return (
    <section ref={section} className={styles.offline} tabIndex={-1} aria-label={t('offline.label')}>
      {stage && noLine && createPortal(<NoLine kept={kept} noLine={noLine} map={map} />, stage)}
      {kept && (
        <KeptCity kept={kept} canChange={!isKeeping} onUpdate={() => keep(kept.city)} onRemove={remove} />
      )}
      {isKeeping && <Progress share={progress} name={keptName} onStop={stop} />}
      <div role="status">
        <p className="visually-hidden">{said}</p>
        {problem && !isKeeping && (
          <p className={styles.problem} data-problem={problem}>
            {t(`offline.problem.${problem}`)}
          </p>
        )}
      </div>
      {!isKeeping && (!kept || isOther) && problem !== 'unsupported' && problem !== 'retired' && (
        <Button
          variant="ghost"
          size="sm"
          className={styles.keep}
          icon={<DownloadIcon size="sm" />}
          onClick={() => keep(own)}
        >
          {t(isOther ? 'offline.instead' : 'offline.keep', { city: name })}
        </Button>
      )}
    </section>
  );
}
