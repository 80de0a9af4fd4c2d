import { LOCALE_INFO, type Locale, type MaterialFamily } from '@ecocircle/shared-contracts';
import type {
  ServerCharityEvent,
  ServerMaterial,
  ServerRecyclingPoint,
} from '@ecocircle/shared-contracts/schemas';
import { momentWords } from '../../clock/moment-words.ts';
import type { ThingEntry } from '../../database/dictionaries/things.ts';
import { CARD_WORDS } from './card-words.ts';

/** The texts and photo of a link's picture. Texts are as users wrote them. */
export interface ShareCard {
  readonly brand: string;
  /** In the accent colour above the name: when, or what it is. */
  readonly label: string;
  readonly name: string;
  readonly place: string;
  /** Address of a photo below `/media/`. */
  readonly photo: string | null;
  /** Drawn where there is no photo; the portal's mark unless given. */
  readonly family?: MaterialFamily;
}

/** Digits and the keys # and * are pictographs too, by the letter of Unicode. */
const UNDRAWN = /(?![0-9#*©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}]/gu;
const FOREIGN = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/gu;
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;
const MAX_TEXT = 240;

/** One line of what the font can draw: its own scripts, no pictographs, no controls that turn or hide letters. */
function plainText(text: string): string {
  const drawn = text.normalize('NFC').replace(UNDRAWN, '').replace(FOREIGN, '').replace(CONTROLS, ' ');
  return Array.from(drawn.trim()).slice(0, MAX_TEXT).join('');
}

const joined = (parts: readonly string[]): string => parts.map(plainText).filter(Boolean).join(' · ');

/** The day and time at which an event begins, in its own zone. */
const beginning = (startsAt: string, timeZone: string, locale: Locale): string =>
  momentWords(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).one(new Date(startsAt));

/** The card of an event: when, name, where. */
export function eventCard({ attributes }: ServerCharityEvent, locale: Locale): ShareCard {
  const { name, status, starts_at, time_zone, city, address, photo } = attributes;
  const when = beginning(starts_at, time_zone, locale);
  return {
    brand: LOCALE_INFO[locale].brand,
    label: status === 'cancelled' ? `${CARD_WORDS[locale].cancelled} · ${when}` : when,
    name: plainText(name),
    place: joined([city, address]),
    photo: photo?.url ?? null,
  };
}

/** The card of a point: what it is, name, where. */
export function pointCard({ attributes }: ServerRecyclingPoint, locale: Locale): ShareCard {
  const { name, city, address, photos } = attributes;
  return {
    brand: LOCALE_INFO[locale].brand,
    label: CARD_WORDS[locale].point,
    name: plainText(name),
    place: joined(address.includes(city) ? [address] : [city, address]),
    photo: photos[0]?.url ?? null,
  };
}

/** The card of a thing of the dictionary: what the page says, name, as what points take it. */
export function thingCard(
  { family, materials, texts }: ThingEntry,
  known: readonly ServerMaterial[],
  locale: Locale,
): ShareCard {
  const taken = materials.flatMap((id) => known.find((material) => material.id === id)?.name[locale] ?? []);
  return {
    brand: LOCALE_INFO[locale].brand,
    label: CARD_WORDS[locale].thing,
    name: plainText(texts[locale].name),
    place: joined(taken),
    photo: null,
    family,
  };
}
