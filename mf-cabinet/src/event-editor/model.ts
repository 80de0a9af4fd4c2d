import { type Answer, createForm, refusalOf } from '@ecocircle/app-kit/form';
import { belongsTo } from '@ecocircle/app-kit/photo-uploader';
import { createRequest, orNull } from '@ecocircle/app-kit/request';
import {
  type DraftService,
  EVENT_LIMITS,
  eventGaps,
  isApiError,
  type OwnEvent,
} from '@ecocircle/shared-contracts';
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $userId } from '../account/index.ts';
import { $api } from '../cabinet/index.ts';
import { fetchEvent, publishEvent, saveEvent } from '../own-events/index.ts';
import { createOwnPhotoUploader } from '../photo-uploader/index.ts';
import { type EventValues, isSameEvent, NEW_VALUES, savedOf, valuesOf } from './event-values.ts';
import { loadRules } from './load-rules.ts';

interface EditorServices {
  readonly drafts: DraftService;
  /** Gives the present moment by the portal's clock: the visitor's may be wrong. */
  readonly present: () => Date;
}

/** What the editor is opened with; `event` is null for a new one. */
export interface EditorOpening extends EditorServices {
  readonly event: OwnEvent | null;
}

/** What a press asks for. */
export type SaveIntent = 'draft' | 'publish';

/** Why the server says no to a save as a whole: somebody saved meanwhile, published meanwhile, or deleted it. */
export type SaveReason = 'version-conflict' | 'event-not-editable' | 'event-not-found';

const REASONS: readonly SaveReason[] = ['version-conflict', 'event-not-editable', 'event-not-found'];

/** The longest texts, for refusals of the API that name no bounds. */
const LIMITS = {
  name: EVENT_LIMITS.name,
  kind: null,
  starts: null,
  ends: null,
  lng: null,
  lat: null,
  address: EVENT_LIMITS.address,
  description: EVENT_LIMITS.description,
  'organizer.name': EVENT_LIMITS.organizer,
  'organizer.phone': null,
  'organizer.email': null,
  photoId: null,
} as const;

/** The event of the page's address. */
export const edited = createRequest({
  source: $api,
  send: (api, id: string, signal) => orNull(fetchEvent(api, id, signal)),
});
sample({ clock: $userId, fn: () => null, target: edited.reset });

/** A press on one of the buttons that save. */
export const saveWanted = createEvent<SaveIntent>();
/** What was typed is given up for what is saved. */
export const changesDropped = createEvent();
/** What was typed is saved over what somebody else saved meanwhile. */
export const overwriteWanted = createEvent();

/** The event as the server knows it; null before the first save. */
const $saved = createStore<OwnEvent | null>(null, { serialize: 'ignore' });
const $services = createStore<EditorServices | null>(null, { serialize: 'ignore' });

const saveFx = attach({
  source: { api: $api, saved: $saved },
  effect: ({ api, saved }, values: EventValues) => saveEvent(api, saved?.id ?? null, savedOf(values)),
});
const publishFx = attach({
  source: $api,
  effect: (api, event: OwnEvent) => publishEvent(api, event),
});

function answerOf(error: unknown): Answer<SaveReason> {
  const codes: readonly string[] = isApiError(error) ? error.errors.map(({ code }) => code) : [];
  const reason = REASONS.find((one) => codes.includes(one));
  return reason ? { kind: 'refused', reason } : (refusalOf(error, LIMITS) as Answer<SaveReason>);
}

interface Sending extends Pick<EditorServices, 'present'> {
  readonly values: EventValues;
  readonly intent: SaveIntent;
}

/** Saves, and publishes where that was asked and nothing is missing. */
const sendFx = attach({
  source: $saved,
  effect: async (saved, { values, intent, present }: Sending) => {
    const gaps = eventGaps(values, present(), saved?.timeZone ?? '');
    if (intent === 'publish' && Object.keys(gaps).length > 0)
      return { kind: 'invalid', problems: gaps } as const;
    const event = await saveFx(values);
    if (intent === 'publish') await publishFx(event);
    return { kind: 'sent', reference: event.id } as const;
  },
});

/** The editor's form. */
export const editor = createForm<EventValues, EditorOpening, 'all', SaveReason>({
  initial: NEW_VALUES,
  // A draft that an earlier build kept may lack a field.
  start: ({ event }, draft) => ({ ...valuesOf(event), ...draft }),
  draft: ({ event, drafts }) => ({ key: `mf-cabinet.event.${event?.id ?? 'new'}`, drafts }),
  rules: loadRules,
  failsBeside: true,
  send: ({ values, opening, beside }) =>
    sendFx({
      values,
      intent: beside.intent === 'publish' ? 'publish' : 'draft',
      present: opening?.present ?? (() => new Date()),
    }).catch(answerOf),
});

$saved
  .on(editor.opened, (_, { event }) => event)
  .on([saveFx.doneData, publishFx.doneData], (_, event) => event)
  .reset(editor.left);
$services.on(editor.opened, (_, { event: __, ...services }) => services);

// A publication that is refused after its save went through: what follows is saved over that.
sample({
  clock: saveFx.doneData,
  fn: ({ version }) => ({ path: 'version' as const, value: version }),
  target: editor.changed,
});

sample({ clock: saveWanted, fn: (intent) => ({ intent }), target: editor.submitted });

/** The event as it is now, whoever saved it last. */
const readAgainFx = attach({
  source: { api: $api, saved: $saved },
  effect: ({ api, saved }, _: 'drop' | 'overwrite') => fetchEvent(api, saved?.id ?? ''),
});
sample({ clock: overwriteWanted, fn: () => 'overwrite' as const, target: readAgainFx });
$saved.on(readAgainFx.doneData, (_, event) => event);
sample({
  clock: readAgainFx.done,
  filter: ({ params }) => params === 'overwrite',
  fn: ({ result }) => ({ path: 'version' as const, value: result.version }),
  target: editor.changed,
});
sample({
  clock: readAgainFx.done,
  filter: ({ params }) => params === 'overwrite',
  fn: () => 'draft' as const,
  target: saveWanted,
});

const dropFx = createEffect(({ event, drafts }: EditorOpening) =>
  drafts.remove(`mf-cabinet.event.${event?.id ?? 'new'}`),
);
const opened = (event: OwnEvent | null, services: EditorServices | null): EditorOpening | null =>
  services && { ...services, event };
const isOpening = (opening: EditorOpening | null): opening is EditorOpening => opening !== null;
const reopened = createEvent<EditorOpening>();

// A conflict leaves an old version behind: what is dropped is dropped for the event as it is now.
sample({
  clock: changesDropped,
  source: $saved,
  filter: (saved) => saved !== null,
  fn: () => 'drop' as const,
  target: readAgainFx,
});
const dropped = [
  sample({ clock: changesDropped, source: $saved, filter: (saved) => saved === null }),
  sample({
    clock: readAgainFx.done,
    filter: ({ params }) => params === 'drop',
    fn: ({ result }) => result,
  }),
];
sample({
  clock: sample({
    clock: dropped,
    source: $services,
    fn: (services, event) => opened(event, services),
  }),
  filter: isOpening,
  target: dropFx,
});
sample({ clock: dropFx.done, fn: ({ params }) => params, target: reopened });

// What was saved is what is edited from now on.
sample({
  clock: sample({
    clock: editor.completed,
    source: { event: $saved, services: $services },
    fn: ({ event, services }) => opened(event, services),
  }),
  filter: isOpening,
  target: reopened,
});
sample({ clock: reopened, target: editor.opened });

/** The event as the save that went through last left it; null before the first, and once the page was left. */
export const $done = createStore<OwnEvent | null>(null, { serialize: 'ignore' })
  .on(
    sample({ clock: editor.completed, source: $saved, filter: (_, { isLate }) => !isLate }),
    (_, event) => event,
  )
  .reset(editor.left);

/** The event that the page shows, as the server knows it; null before the first save. */
export const $event = $saved;

/** The cover photo that is on its way to the event. */
export const uploader = createOwnPhotoUploader();
belongsTo(uploader, {
  opened: sample({ clock: editor.opened, fn: ({ event }) => event?.id ?? null }),
  named: saveFx.doneData.map(({ id }) => id),
  given: [changesDropped, $userId],
});

/** The form stands for the page's event: nothing is typed or sent before. */
export const $isOpen = createStore(false)
  .on(editor.opened, () => true)
  .reset(editor.left);

/** What was typed is not saved yet. */
export const $isUnsaved = combine(
  editor.$values,
  $saved,
  (values, saved) => !isSameEvent(values, valuesOf(saved)),
);
