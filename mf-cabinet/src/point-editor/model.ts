import { type Answer, createForm, refusalOf } from '@ecocircle/app-kit/form';
import { belongsTo } from '@ecocircle/app-kit/photo-uploader';
import { createRequest } from '@ecocircle/app-kit/request';
import {
  type DraftService,
  type FoundPlace,
  type Locale,
  missingOf,
  POINT_LIMITS,
  type PointLack,
  type RecyclingPoint,
} from '@ecocircle/shared-contracts';
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $userId } from '../account/index.ts';
import { $api } from '../cabinet/index.ts';
import { createOwnPhotoUploader } from '../photo-uploader/index.ts';
import { sendTransit } from '../point-actions/index.ts';
import { type EditorValues, EMPTY_VALUES, isSameContent, toDraft, toValues } from './editor-values.ts';
import { loadRules } from './load-rules.ts';
import {
  type EditedPoint,
  fetchEdited,
  presentOf,
  type SaveReason,
  savePoint,
  saveRates,
  saveReasonOf,
} from './point-calls.ts';
import { withOwnFields } from './wire-fields.ts';

/** What the editor is opened with; `point` is null for a new one. */
export interface EditorOpening {
  readonly point: RecyclingPoint | null;
  readonly saved: EditorValues;
  readonly locale: Locale;
  readonly drafts: DraftService;
}

/** What a press asks for: a draft, or a draft that is then sent for review. */
export type SaveIntent = 'draft' | 'review';

/** A save that went through. */
export interface DoneSave {
  readonly point: RecyclingPoint;
  readonly intent: SaveIntent;
  readonly wasNew: boolean;
}

/** The longest texts, for refusals of the API that name no bounds. */
const LIMITS = {
  name: POINT_LIMITS.name,
  address: POINT_LIMITS.address,
  lat: null,
  iconId: null,
  collectionRules: POINT_LIMITS.collectionRules,
  comment: POINT_LIMITS.comment,
  'supervisorContacts.name': POINT_LIMITS.contactName,
  'supervisorContacts.phone': POINT_LIMITS.contactPhone,
  'supervisorContacts.email': POINT_LIMITS.contactEmail,
  workingHours: null,
  specialHours: null,
  photos: null,
  'photos.*': null,
  'smrs.*.typeId': null,
  'smrs.*.uom': null,
  'smrs.*.price': null,
} as const;

const openingOf = (edited: EditedPoint, { locale, drafts }: EditorOpening): EditorOpening => ({
  point: edited.point,
  saved: toValues(edited.draft, edited.point.version, locale),
  locale,
  drafts,
});

/** The point of the page's address. */
export const edited = createRequest({ source: $api, send: fetchEdited });
sample({ clock: $userId, fn: () => null, target: edited.reset });

/** A press on one of the buttons that save. */
export const saveWanted = createEvent<SaveIntent>();
/** What was typed is given up for what is saved. */
export const draftDropped = createEvent();
/** The choices between two people's changes were made: the values, over the point as it is now. */
export const merged = createEvent<{ readonly values: EditorValues; readonly present: EditedPoint }>();
/** The search has found the address of the place. */
export const addressFound = createEvent<FoundPlace>();
/** The question about two people's changes was put off. */
export const conflictLeft = createEvent();

/** Where a save goes: the id outlives a save of which only the first half went through. */
const $target = createStore<string | null>(null, { serialize: 'ignore' });

interface Save {
  readonly values: EditorValues;
  readonly locale: Locale;
}

const toTarget = { api: $api, id: $target };
const savePointFx = attach({
  source: toTarget,
  effect: ({ api, id }, { values, locale }: Save) =>
    savePoint(api, toDraft(values, locale), { id, version: values.version }),
});
const saveRatesFx = attach({
  source: toTarget,
  effect: ({ api, id }, { values, locale }: Save) => saveRates(api, toDraft(values, locale), id ?? ''),
});
const sendToReviewFx = attach({
  source: toTarget,
  effect: ({ api, id }) => sendTransit(api, id ?? '', 'facility#draft_to_oncheck'),
});

/** Saves first, the rates in a payload of their own, and then sends for review. */
const saveFx = createEffect(async ({ intent, ...save }: Save & { readonly intent: SaveIntent }) => {
  await savePointFx(save);
  await saveRatesFx(save);
  if (intent === 'review') await sendToReviewFx();
});

function answerOf(error: unknown): Answer<SaveReason> {
  const reason = saveReasonOf(error);
  return reason
    ? { kind: 'refused', reason }
    : (refusalOf(withOwnFields(error), LIMITS) as Answer<SaveReason>);
}

/** The editor's form. */
export const editor = createForm<EditorValues, EditorOpening, 'all', SaveReason>({
  initial: EMPTY_VALUES,
  start: ({ saved }, draft) => draft ?? saved,
  draft: ({ point, drafts }) => ({ key: `mf-cabinet.point.${point?.id ?? 'new'}`, drafts }),
  isJudged: 'painted',
  rules: (opening) => loadRules(opening?.locale ?? 'en-US'),
  failsBeside: true,
  send: ({ values, opening, beside }) =>
    saveFx({
      values,
      locale: opening?.locale ?? 'en-US',
      intent: beside.intent === 'review' ? 'review' : 'draft',
    }).then(() => ({ kind: 'sent', reference: null }) as const, answerOf),
});

/** What the editor was opened with, renewed by every save. */
export const $opening = createStore<EditorOpening | null>(null, { serialize: 'ignore' })
  .on(editor.opened, (_, opening) => opening)
  .reset(editor.left);

const half = [savePointFx.doneData, saveRatesFx.doneData];

$target
  .on(editor.opened, (_, { point }) => point?.id ?? null)
  .on(savePointFx.doneData, (_, { point }) => point.id);

/** The point as the latest save answered it. */
const $latest = createStore<EditedPoint | null>(null, { serialize: 'ignore' })
  .on(half, (_, latest) => latest)
  .reset(editor.left);

// What follows a half that went through is saved over it.
sample({
  clock: half,
  fn: ({ point }) => ({ path: 'version' as const, value: point.version }),
  target: editor.changed,
});

sample({ clock: saveWanted, fn: (intent) => ({ intent }), target: editor.submitted });

/** What the latest save was pressed for; Enter in a field asks for a draft. */
export const $intent = createStore<SaveIntent>('draft').on(editor.submitted, (_, { intent }) =>
  intent === 'review' ? 'review' : 'draft',
);

const saved = sample({
  clock: editor.completed,
  source: { latest: $latest, opening: $opening, intent: $intent },
  filter: (known, { isLate }): known is { latest: EditedPoint; opening: EditorOpening; intent: SaveIntent } =>
    !isLate && known.latest !== null && known.opening !== null,
});

/** The save that went through last; null before the first, and once the page was left. */
export const $done = createStore<DoneSave | null>(null, { serialize: 'ignore' })
  .on(saved, (_, { latest, opening, intent }) => ({
    point: latest.point,
    intent,
    wasNew: opening.point === null,
  }))
  .reset(editor.left);

sample({ clock: saved, fn: ({ latest, opening }) => openingOf(latest, opening), target: editor.opened });

/** The point as somebody else saved it meanwhile, until the person has chosen between the two. */
export const $present = createStore<EditedPoint | null>(null, { serialize: 'ignore' })
  .on([savePointFx.failData, saveRatesFx.failData], (_, error) => presentOf(error))
  .reset(editor.left, editor.opened, merged, conflictLeft);

// What both agree on is saved already: the point as it is now takes the place of what was opened.
$opening.on(merged, (opening, { present }) => opening && openingOf(present, opening));

const putFx = createEffect((values: EditorValues) => {
  for (const [path, value] of Object.entries(values) as [keyof EditorValues, unknown][])
    editor.changed({ path, value });
});
sample({ clock: merged, fn: ({ values }) => values, target: putFx });

const dropFx = createEffect((opening: EditorOpening) => {
  opening.drafts.remove(`mf-cabinet.point.${opening.point?.id ?? 'new'}`);
  return opening;
});
sample({ clock: draftDropped, source: $opening, filter: Boolean, target: dropFx });
sample({ clock: dropFx.doneData, target: editor.opened });

/** The photos that are on their way to the point. */
export const uploader = createOwnPhotoUploader();
belongsTo(uploader, {
  opened: sample({ clock: editor.opened, fn: ({ point }) => point?.id ?? null }),
  named: savePointFx.doneData.map(({ point }) => point.id),
  given: [draftDropped, $userId],
});

/** What is typed against what somebody else saved meanwhile; null without {@link $present}. */
export const $mine = combine(editor.$values, $present, (values, present) => present && values);

// An address that somebody typed is theirs: the search does not write over it.
sample({
  clock: addressFound,
  source: editor.$values,
  filter: ({ address }) => address.trim() === '',
  fn: (_, { address }) => ({ path: 'address' as const, value: address.slice(0, POINT_LIMITS.address) }),
  target: editor.changed,
});

/** Something was typed that is not saved. */
export const $isUnsaved = combine(
  editor.$values,
  $opening,
  (values, opening) => opening !== null && !isSameContent(values, opening.saved),
);

const lacksOf = (values: EditorValues, opening: EditorOpening | null): readonly PointLack[] =>
  missingOf(toDraft(values, opening?.locale ?? 'en-US')).filter(({ rule }) => rule !== 'unsaved');

/**
 * What a review asks for and the judged fields do not have yet; before the form is opened, those of a new point. Rates
 * get their ids when they are saved. Most keys change nothing of it: then it stays the same list, and the rail is not
 * drawn anew.
 */
export const $lacks = createStore<readonly PointLack[]>(lacksOf(EMPTY_VALUES, null), {
  serialize: 'ignore',
  updateFilter: (lacks, before) => JSON.stringify(lacks) !== JSON.stringify(before),
}).on(combine(editor.$judged, $opening, lacksOf), (_, lacks) => lacks);
