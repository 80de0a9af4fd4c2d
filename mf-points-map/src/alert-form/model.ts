import { type Answer, type Attempt, createForm, type FormOptions, refusalOf } from '@ecocircle/app-kit/form';
import {
  ALERT_LIMITS,
  ALERT_PATHS,
  type ApiService,
  type DraftService,
  type Locale,
} from '@ecocircle/shared-contracts';
import { type AlertPlace, type AlertValues, requestOf } from './alert-values.ts';
import { loadAlertRules } from './load-rules.ts';

/** What the form begins with, and where it sends and keeps what is typed. */
export interface AlertOpening {
  readonly api: Pick<ApiService, 'request'>;
  readonly locale: Locale;
  readonly drafts: DraftService;
  /** Names what is wished for: another wish is another draft. */
  readonly wish: string;
  readonly start: AlertValues;
  /** The places that there are to choose from. */
  readonly places: readonly AlertPlace[];
}

const NOWHERE: AlertValues['place'] = { from: 'city', lng: 0, lat: 0, name: '' };

async function send({ values, beside, opening }: Attempt<AlertValues, AlertOpening, 'all'>): Promise<Answer> {
  if (!opening) return { kind: 'cancelled' };
  const body = { ...requestOf(values), ...beside, locale: opening.locale };
  try {
    await opening.api.request({ method: 'POST', path: ALERT_PATHS.ask, body });
    return { kind: 'sent', reference: null };
  } catch (error) {
    return refusalOf(error, { materials: ALERT_LIMITS.materials, email: null, radius: null });
  }
}

const options: FormOptions<AlertValues, AlertOpening, 'all', never> = {
  initial: { materials: [], place: NOWHERE, radius: '', email: '' },
  start: ({ start, places }, draft) => {
    if (!draft) return start;
    // The city or the device may be elsewhere by now.
    const place = places.find(({ from }) => from === draft.place.from) ?? start.place;
    return { ...draft, place };
  },
  filled: ['email'],
  rules: loadAlertRules,
  isChecked: 'filled',
  draft: ({ drafts, wish }) => ({ key: `mf-points-map.alert.${wish}`, drafts }),
  failsBeside: true,
  send,
};

/** Asks to be told when a point opens; opened with what is wished for. */
export const alertForm = createForm(options);
