import type { WorkingHours } from '@ecocircle/shared-contracts';
import { foldText } from '../database/search-text.ts';
import { readOsmHours } from './osm-hours.ts';

const OSM_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Beginnings of the days' names in es, en, ru and de, Monday first; the first that fits counts. */
const DAY_WORDS: readonly RegExp[] = [
  /^(lun(es)?|mon(days?)?|пн|понедельника?м?|mo|montags?)$/,
  /^(mar(tes)?|tue(s|sdays?)?|вт|вторника?м?|di|dienstags?)$/,
  /^(mie(r|rcoles)?|wed(nesdays?)?|ср|сред[аыуе]м?|mi|mittwochs?)$/,
  /^(jue(ves)?|thu(r|rs|rsdays?)?|чт|четверга?м?|do|donnerstags?)$/,
  /^(vie(rnes)?|fri(days?)?|пт|пятниц[аыуе]м?|fr|freitags?)$/,
  /^(sab(ado|ados)?|sat(urdays?)?|сб|суббот[аыуе]м?|sa|samstags?)$/,
  /^(dom(ingo|ingos)?|sun(days?)?|вс|воскресень[ея]м?|so|sonntags?)$/,
];

const TO = /^(a|al|hasta|to|till|until|do|до|по|bis|-|–|—)$/;
const AND = /^(y|e|and|и|und|,|;|\/|&)$/;
const NOISE = /^(de|desde|las|los|la|el|from|с|со|von|um|uhr|hs|h|hrs|hr|horas?|ч|час|часов|:|\.)$/;

type Token = { kind: 'day'; day: number } | { kind: 'time'; time: string } | { kind: 'to' } | { kind: 'and' };

const EVERY_DAY = /todos los dias|every ?day|daily|ежедневно|каждый день|без выходных|taglich/g;
const AROUND_THE_CLOCK =
  /^(24 ?(hs?|horas|hours|часа?)|24\/7|las 24 (hs?|horas)|around the clock|круглосуточно|rund um die uhr)$/;

function toTime(word: string): string | null {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(word);
  if (!match) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function toToken(word: string): Token | 'noise' | null {
  const day = DAY_WORDS.findIndex((pattern) => pattern.test(word));
  if (day !== -1 && !TO.test(word)) return { kind: 'day', day };
  const time = toTime(word);
  if (time) return { kind: 'time', time };
  if (TO.test(word)) return { kind: 'to' };
  if (AND.test(word)) return { kind: 'and' };
  return NOISE.test(word) ? 'noise' : null;
}

/** The text as tokens, or null when a word is unknown: partly understood hours would be wrong. */
function tokenize(text: string): Token[] | null {
  const words = text
    .replace(EVERY_DAY, ' lunes a domingo ')
    .replace(/(\d)(hs?|ч)\b/g, '$1 $2')
    .match(/\d{1,2}[:.]\d{2}|\d+|[\p{L}]+|[-–—,;/&:.]|\S/gu);
  const tokens = (words ?? []).map(toToken);
  return tokens.includes(null)
    ? null
    : tokens.filter((token): token is Token => token !== 'noise' && token !== null);
}

const shorthand = (token: Token): string =>
  token.kind === 'day' ? 'd' : token.kind === 'time' ? 't' : token.kind === 'to' ? '-' : ',';

/** Days, then times, perhaps again: `d-d,d t-t,t-t`. */
const CLAUSES = /((?:d(?:-d)?,?)+)((?:t-t,?)+)/g;

function toOsm(tokens: readonly Token[]): string | null {
  const pattern = tokens.map(shorthand).join('');
  if (pattern === '' || pattern.replace(CLAUSES, '') !== '') return null;
  const write = (part: readonly Token[]): string =>
    part
      .map((token) =>
        token.kind === 'day' ? OSM_DAYS[token.day] : token.kind === 'time' ? token.time : shorthand(token),
      )
      .join('')
      .replace(/,$/, '');
  const clauses = [...pattern.matchAll(CLAUSES)].map(({ index, 1: days = '', 2: times = '' }) => {
    const between = index + days.length;
    return `${write(tokens.slice(index, between))} ${write(tokens.slice(between, between + times.length))}`;
  });
  return clauses.join('; ');
}

/**
 * A week's table from hours in words, such as `Martes a Sábado de 11 a 17 hs.`; null when any word of them is not
 * understood. Spanish, English, Russian and German.
 */
export function readHoursInWords(text: string): WorkingHours | null {
  const plain = foldText(text).trim().replace(/\.$/, '');
  if (AROUND_THE_CLOCK.test(plain)) return readOsmHours('24/7');
  const tokens = tokenize(plain);
  const osm = tokens && toOsm(tokens);
  return osm ? readOsmHours(osm) : null;
}
