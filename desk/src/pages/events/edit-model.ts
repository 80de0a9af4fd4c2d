import { createForm, type Answer as FormAnswer } from '@ecocircle/app-kit/form';
import {
  EVENT_LIMITS,
  type EventDraft,
  type EventPhoto,
  eventTimeProblems,
  type FieldProblems,
  isEmail,
  isPhone,
  type OwnEvent,
} from '@ecocircle/shared-contracts';
import { attach, createEvent, createStore, merge, restore, sample } from 'effector';
import { answerTo } from '../../forms/index.ts';
import { $api } from '../../platform/api.ts';
import { cover } from './cover-upload.ts';
import { event } from './model.ts';

/** What the fields hold. */
interface Values {
  readonly name: string;
  readonly kind: string;
  readonly starts: string;
  readonly ends: string;
  readonly address: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly description: string;
  readonly organizer: EventDraft['organizer'];
  readonly photoId: string | null;
  /** The photo of `photoId`, to be shown. */
  readonly cover: EventPhoto | null;
}

/** Why a change is not saved: somebody saved another, the event is over or gone, or the cover has not arrived yet. */
export type EditRefusal = 'version-conflict' | 'not-possible' | 'cover-on-its-way';

const valuesOf = ({ draft, photo }: OwnEvent): Values => ({ ...draft, cover: photo });

const NOTHING: Values = {
  name: '',
  kind: '',
  starts: '',
  ends: '',
  address: '',
  lat: null,
  lng: null,
  description: '',
  organizer: { name: '', phone: '', email: '' },
  photoId: null,
  cover: null,
};

function check({ starts, ends, lng, organizer: { email, phone } }: Values): FieldProblems {
  return {
    ...eventTimeProblems({ starts, ends }, new Date()),
    ...(lng === null && { lng: { rule: 'required' } }),
    ...(email.trim() !== '' && !isEmail(email.trim()) && { 'organizer.email': { rule: 'email' } }),
    ...(phone.trim() !== '' && !isPhone(phone.trim()) && { 'organizer.phone': { rule: 'phone' } }),
  };
}

/** An event is opened to be changed. */
export const editBegun = createEvent<OwnEvent>();
/** The form is closed without a change. */
export const editEnded = createEvent();
/** The page is left. */
export const eventLeft = createEvent();

/** The event that is changed; null where none is. */
export const $edited = restore<OwnEvent>(editBegun, null);

/** The fields that the API may find something wrong with. */
const LIMITS = {
  name: EVENT_LIMITS.name,
  kind: null,
  starts: null,
  ends: null,
  address: EVENT_LIMITS.address,
  lat: null,
  lng: null,
  description: EVENT_LIMITS.description,
  'organizer.name': EVENT_LIMITS.organizer,
  'organizer.phone': null,
  'organizer.email': null,
  photoId: null,
};

const saveFx = attach({
  source: { api: $api, edited: $edited, isOnItsWay: cover.$isOnItsWay },
  async effect({ api, edited, isOnItsWay }, values: Values): Promise<FormAnswer<EditRefusal>> {
    if (!edited) return { kind: 'cancelled' };
    if (isOnItsWay) return { kind: 'refused', reason: 'cover-on-its-way' };
    const { cover: _, ...draft } = values;
    const body = { ...draft, version: edited.version };
    const call = api({ method: 'PATCH', path: `/events/${edited.id}/`, body });
    return answerTo(call, ['version-conflict', 'not-possible'], { limits: LIMITS });
  },
});

/** The facts of a published event, changed on its organiser's word. */
export const editForm = createForm<Values, OwnEvent, 'all', EditRefusal>({
  initial: NOTHING,
  start: valuesOf,
  check,
  filled: ['name', 'kind', 'starts', 'ends', 'address', 'description', 'organizer.name'],
  failsBeside: true,
  send: ({ values }) => saveFx(values),
});

const saved = sample({ clock: saveFx.doneData, filter: ({ kind }) => kind === 'sent', fn: () => {} });

/** How the form was closed last, as long as the page shows nothing else. */
export const $editEnd = createStore<'left' | 'saved' | null>(null)
  .on(editEnded, () => 'left')
  .on(saved, () => 'saved')
  .reset(editBegun, eventLeft);

sample({ clock: editBegun, target: editForm.opened });
sample({ clock: saved, target: event.refreshed });

const closed = merge([editEnded, saved, eventLeft]);
$edited.reset(closed);
sample({ clock: closed, target: [editForm.left, cover.uploader.reset] });
