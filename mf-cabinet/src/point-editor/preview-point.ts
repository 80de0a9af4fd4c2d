import {
  Answer,
  daysAfter,
  type PointDraft,
  type RecyclingPoint,
  toServerDraftHours,
  toServerDraftSpecialHours,
  toSpecialHours,
  toWorkingHours,
  wallClock,
} from '@ecocircle/shared-contracts';
import type { useRecurrence } from '../hours-editor/index.ts';
import type { Dictionaries } from './dictionaries.ts';

/** What a preview is made of besides the draft. */
export interface PreviewFacts {
  /** The point as it is saved; null of a new one. */
  readonly saved: RecyclingPoint | null;
  /** Who runs a point that was never saved. */
  readonly organization: Pick<RecyclingPoint['orgInfo'], 'fullName' | 'logoUrl'>;
  readonly icons: Dictionaries['icons'];
  /** ISO 3166-1 alpha-2; empty where nobody knows. */
  readonly country: string;
  readonly timeZone: string;
  /** Null while it is loaded: special days are left out. */
  readonly recurrence: ReturnType<typeof useRecurrence>;
  readonly now: Date;
}

/** The names of the holidays that the server named last; it alone knows the holidays of a country. */
function holidayNames(saved: RecyclingPoint | null) {
  const days = saved?.specialHours.days ?? [];
  return (date: string) => days.find((day) => day.date === date)?.names ?? undefined;
}

function hoursOf(draft: PointDraft, { saved, timeZone, recurrence, now }: PreviewFacts) {
  const hours = toServerDraftSpecialHours(draft.specialHours);
  const from = daysAfter(wallClock(now, timeZone).date, -1);
  const days = recurrence?.specialDaysOf(hours, { from, namesOf: holidayNames(saved) }) ?? [];
  return {
    workingHours: toWorkingHours(Answer.of(toServerDraftHours(draft.workingHours))),
    specialHours: toSpecialHours(Answer.of({ ...hours, days })),
  };
}

/** Rates that lack something are not public. */
const publicRates = ({ smrs }: PointDraft): RecyclingPoint['smrs'] =>
  smrs.flatMap(({ rate, typeId, uom }, index) =>
    rate === null || Number.isNaN(rate) || typeId === '' || uom === ''
      ? []
      : [{ id: String(index), uom, rate, typeId }],
  );

const iconOf = (wanted: string, icons: Dictionaries['icons']): RecyclingPoint['icon'] => {
  const { id, url, family } = icons.find((icon) => icon.id === wanted) ?? {
    url: '',
    family: 'other',
    id: wanted,
  };
  return { id, url, family };
};

/** The point that visitors would see if the draft were accepted as it is. */
export function previewPoint(draft: PointDraft, facts: PreviewFacts): RecyclingPoint {
  const { saved, icons, country, timeZone, organization } = facts;
  return {
    id: saved?.id ?? '',
    orgId: saved?.orgId ?? null,
    creatorId: saved?.creatorId ?? null,
    name: draft.name,
    status: 'accepted',
    address: draft.address,
    city: saved?.city ?? '',
    country,
    timeZone,
    icon: iconOf(draft.iconId, icons),
    coords: draft.coords,
    comment: draft.comment,
    collectionRules: draft.collectionRules,
    workingHoursText: null,
    ...hoursOf(draft, facts),
    shownPhones: { contact: draft.supervisorContacts.phone, organization: '' },
    supervisorContacts: draft.supervisorContacts,
    smrs: publicRates(draft),
    unfinishedSmrs: [],
    orgInfo: saved?.orgInfo ?? { ...organization, tin: '', address: '', contacts: {} },
    photos: draft.photos,
    source: null,
    version: saved?.version ?? 1,
    closing: null,
    declineReason: null,
    verifiedAt: null,
    askedAt: null,
    revisionOf: null,
    openRevision: null,
    updatedAt: facts.now.toISOString(),
  };
}
