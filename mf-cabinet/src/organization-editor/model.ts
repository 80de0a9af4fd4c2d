import { type Answer, createForm, refusalOf } from '@ecocircle/app-kit/form';
import { createRequest } from '@ecocircle/app-kit/request';
import {
  type DraftService,
  LOCALES,
  NETWORKS,
  ORGANIZATION_LIMITS,
  type Organization,
} from '@ecocircle/shared-contracts';
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $userId } from '../account/index.ts';
import { $api, $ownSession } from '../cabinet/index.ts';
import { fetchHistory, fetchOrganization, type SaveReason, saveOrganization, saveReasonOf } from './calls.ts';
import { loadRules } from './load-rules.ts';
import {
  EMPTY_VALUES,
  isSamePage,
  type OrganizationValues,
  toSave,
  valuesOf,
} from './organization-values.ts';

/** What the editor is opened with. */
export interface EditorOpening {
  readonly organization: Organization;
  readonly drafts: DraftService;
}

const draftKey = ({ id }: Organization): string => `mf-cabinet.organization.${id}`;

/** The longest texts, for refusals of the API that name no bounds. */
const LIMITS = {
  ...Object.fromEntries(LOCALES.map((locale) => [`about.${locale}`, ORGANIZATION_LIMITS.about])),
  ...Object.fromEntries(NETWORKS.map((network) => [network, ORGANIZATION_LIMITS.address])),
  website: ORGANIZATION_LIMITS.address,
  phone: null,
  logoId: null,
};

/** The own organisation. */
export const edited = createRequest({ source: $api, send: fetchOrganization });

/** Who changed what, as far as it was loaded. */
export const history = createRequest({
  source: $api,
  send: fetchHistory,
  merge: (shown, { params, data }) =>
    params.after !== null && shown?.params.id === params.id
      ? { ...data, entries: [...shown.data.entries, ...data.entries] }
      : data,
});

sample({ clock: $userId, fn: () => null, target: [edited.reset, history.reset] });

/** What was typed is given up for what is saved. */
export const draftDropped = createEvent();
/** The choices between two members' changes were made: the values, over the page as it is now. */
export const merged = createEvent<{
  readonly values: OrganizationValues;
  readonly present: Organization;
}>();
/** The question about two members' changes was put off. */
export const conflictLeft = createEvent();

const saveFx = attach({
  source: { api: $api, session: $ownSession },
  async effect({ api, session }, { id, values }: { id: string; values: OrganizationValues }) {
    const organization = await saveOrganization(api, id, toSave(values));
    // The header shows the logo; that it is late is no failure of the save.
    await session.reload().catch(() => {});
    return organization;
  },
});

/** The logo is one field here and another on the wire. */
const withOwnFields = (answer: Answer): Answer => {
  if (answer.kind !== 'invalid' || !answer.problems.logoId) return answer;
  const { logoId, ...problems } = answer.problems;
  return { ...answer, problems: { ...problems, logo: logoId } };
};

function answerOf(error: unknown): Answer<SaveReason> {
  const reason = saveReasonOf(error);
  return reason
    ? { kind: 'refused', reason }
    : (withOwnFields(refusalOf(error, LIMITS)) as Answer<SaveReason>);
}

/** The editor's form. */
export const editor = createForm<OrganizationValues, EditorOpening, 'all', SaveReason>({
  initial: EMPTY_VALUES,
  start: ({ organization }, draft) => draft ?? valuesOf(organization),
  draft: ({ organization, drafts }) => ({ key: draftKey(organization), drafts }),
  rules: loadRules,
  failsBeside: true,
  send: ({ values, opening }) =>
    saveFx({ id: opening?.organization.id ?? '', values }).then(
      () => ({ kind: 'sent', reference: null }) as const,
      answerOf,
    ),
});

/** What the editor was opened with, renewed by every save. */
export const $opening = createStore<EditorOpening | null>(null, { serialize: 'ignore' })
  .on(editor.opened, (_, opening) => opening)
  .reset(editor.left);

const $latest = createStore<Organization | null>(null, { serialize: 'ignore' })
  .on(saveFx.doneData, (_, organization) => organization)
  .reset(editor.left);

interface Saved {
  readonly latest: Organization;
  readonly opening: EditorOpening;
}

const saved = sample({
  clock: editor.completed,
  source: { latest: $latest, opening: $opening },
  filter: (known, { isLate }): known is Saved => !isLate && known.latest !== null && known.opening !== null,
});

/** Each save that went through; null before the first, and once the page was left. */
export const $done = createStore<Organization | null>(null, { serialize: 'ignore' })
  .on(saved, (_, { latest }) => latest)
  .reset(editor.left);

// What was saved is what is edited from now on, and it is the newest of the history.
sample({
  clock: saved,
  fn: ({ latest, opening }) => ({ ...opening, organization: latest }),
  target: editor.opened,
});
sample({ clock: saved, fn: ({ latest: { id } }) => ({ id, after: null }), target: history.wanted });

const readPresentFx = attach({
  source: { api: $api, opening: $opening },
  effect: ({ api, opening }) => fetchOrganization(api, opening?.organization.id ?? ''),
});

sample({
  clock: saveFx.failData,
  filter: (error) => saveReasonOf(error) === 'version-conflict',
  fn: () => undefined,
  target: readPresentFx,
});

/** The page as a colleague saved it meanwhile, until the person has chosen between the two. */
export const $present = createStore<Organization | null>(null, { serialize: 'ignore' })
  .on(readPresentFx.doneData, (_, organization) => organization)
  .reset(editor.left, editor.opened, merged, conflictLeft);

// What both agree on is saved already: the page as it is now takes the place of what was opened.
$opening.on(merged, (opening, { present }) => opening && { ...opening, organization: present });

const putFx = createEffect((values: OrganizationValues) => {
  for (const [path, value] of Object.entries(values) as [keyof OrganizationValues, unknown][])
    editor.changed({ path, value });
});
sample({ clock: merged, fn: ({ values }) => values, target: putFx });

const dropFx = createEffect((opening: EditorOpening) => {
  opening.drafts.remove(draftKey(opening.organization));
  return opening;
});
sample({ clock: draftDropped, source: $opening, filter: Boolean, target: dropFx });
sample({ clock: dropFx.doneData, target: editor.opened });

/** Something was typed that is not saved. */
export const $isUnsaved = combine(
  editor.$values,
  $opening,
  (values, opening) => opening !== null && !isSamePage(values, valuesOf(opening.organization)),
);
