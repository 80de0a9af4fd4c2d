import type { TFunction } from 'i18next';
import type { StaffAct } from './model.ts';

/** What staff do, by the part of the desk, as its calls end; `post` makes something new. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  points: ['accept', 'decline', 'take-down', 'release', 'to-draft'],
  registrations: ['approve', 'decline', 'remind', 'erase'],
  reports: ['settle'],
  events: ['patch', 'take-down', 'cancel'],
  submissions: ['handle', 'reopen', 'erase'],
  accounts: ['block', 'unblock', 'unlock', 'end-sessions', 'confirm', 'delete', 'balance'],
  staff: ['post', 'reset', 'close', 'role'],
  subscribers: ['leave', 'export'],
  outbox: ['retry'],
  keys: ['rotate', 'rotate-and-end-sessions'],
  dictionaries: ['save', 'publish', 'retire', 'move'],
  photos: ['post'],
};

/** `materials-retire` is `retire` whichever dictionary it was; what adds or changes an entry is named after that alone. */
const inDictionaries = (action: string): string => action.split('-')[1] ?? 'save';

/** What was done, in words; a call that has none yet is named as it is. */
export function actWords(t: TFunction, { area, action }: Pick<StaffAct, 'area' | 'action'>): string {
  const name = area === 'dictionaries' ? inDictionaries(action) : action;
  return KNOWN[area]?.includes(name) ? t(`staffActs.of.${area}.${name}`) : `${area}/${action}`;
}

/** The parts whose entries have a page of their own. */
const WITH_PAGES: readonly string[] = [
  'points',
  'registrations',
  'reports',
  'events',
  'submissions',
  'accounts',
  'outbox',
];

/** The page of what something was done to; undefined where it has none. */
export function pageOf({ area, action, subject }: Pick<StaffAct, 'area' | 'action' | 'subject'>) {
  if (subject === '') return undefined;
  if (area === 'dictionaries') return `/${area}/${action.split('-')[0]}/${subject}`;
  return WITH_PAGES.includes(area) ? `/${area}/${subject}` : undefined;
}
