import { createForm, type Answer as FormAnswer } from '@ecocircle/app-kit/form';
import {
  EVENT_LIMITS,
  type EventDraft,
  type FieldProblems,
  isEmail,
  isPhone,
  type OwnEvent,
} from '@ecocircle/shared-contracts';
import { attach, createEvent, restore, sample } from 'effector';
import { refusalAs } from '../../forms/index.ts';
import { $api } from '../../platform/api.ts';
import { event } from './model.ts';

/** What the fields hold: an event's facts as texts, side by side. */
interface Values {
  readonly name: string;
  readonly kind: string;
  readonly starts: string;
  readonly ends: string;
  readonly address: string;
  readonly lat: string;
  readonly lng: string;
  readonly description: string;
  readonly organizer: EventDraft['organizer'];
}

/** Why a change is not saved: somebody saved another, or the event is over or gone. */
export type EditRefusal = 'version-conflict' | 'not-possible';

const valuesOf = ({ draft }: OwnEvent): Values => {
  const { lat, lng, photoId: _, ...texts } = draft;
  return { ...texts, lat: String(lat ?? ''), lng: String(lng ?? '') };
};

const NOTHING: Values = {
  name: '',
  kind: '',
  starts: '',
  ends: '',
  address: '',
  lat: '',
  lng: '',
  description: '',
  organizer: { name: '', phone: '', email: '' },
};

const isDegrees = (text: string, most: number): boolean =>
  /^-?\d{1,3}(\.\d{1,15})?$/.test(text.trim()) && Math.abs(Number(text)) <= most;

function check({ lat, lng, organizer: { email, phone } }: Values): FieldProblems {
  const isWrong = (text: string, most: number) => text.trim() !== '' && !isDegrees(text, most);
  return {
    ...(isWrong(lat, 90) && { lat: { rule: 'decimal' } }),
    ...(isWrong(lng, 180) && { lng: { rule: 'decimal' } }),
    ...(email.trim() !== '' && !isEmail(email.trim()) && { 'organizer.email': { rule: 'email' } }),
    ...(phone.trim() !== '' && !isPhone(phone.trim()) && { 'organizer.phone': { rule: 'phone' } }),
  };
}

/** An event is opened to be changed. */
export const editBegun = createEvent<OwnEvent>();
/** The form is closed, with or without a change. */
export const editEnded = createEvent();

/** The event that is changed; null where none is. */
export const $edited = restore<OwnEvent>(editBegun, null).reset(editEnded);

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
};

const saveFx = attach({
  source: { api: $api, edited: $edited },
  async effect({ api, edited }, { lat, lng, ...texts }: Values): Promise<FormAnswer<EditRefusal>> {
    if (!edited) return { kind: 'cancelled' };
    const { version, draft } = edited;
    const body = { ...texts, lat: Number(lat), lng: Number(lng), photoId: draft.photoId, version };
    try {
      await api({ method: 'PATCH', path: `/events/${edited.id}/`, body });
      return { kind: 'sent', reference: null };
    } catch (error) {
      return refusalAs(error, ['version-conflict', 'not-possible'], { limits: LIMITS });
    }
  },
});

/** The facts of a published event, changed on its organiser's word. */
export const editForm = createForm<Values, OwnEvent, 'all', EditRefusal>({
  initial: NOTHING,
  start: valuesOf,
  check,
  filled: ['name', 'kind', 'starts', 'ends', 'address', 'lat', 'lng', 'description', 'organizer.name'],
  failsBeside: true,
  send: ({ values }) => saveFx(values),
});

sample({ clock: editBegun, target: editForm.opened });
sample({ clock: editEnded, target: editForm.left });
sample({
  clock: saveFx.doneData,
  filter: ({ kind }) => kind === 'sent',
  fn: () => {},
  target: [editEnded, event.refreshed],
});
