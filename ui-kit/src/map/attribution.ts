import type { MapTiles } from '@ecocircle/shared-contracts';

const BETWEEN_NAMES = ' · ';

/** What the licence of OpenStreetMap's data and the policy of its tiles ask to be linked, and what is linked to it. */
const OPEN_STREET_MAP = {
  href: 'https://www.openstreetmap.org/copyright',
  name: /((?:©\s*)?OpenStreetMap(?:\s+contributors)?)/,
};

/** Words of an attribution, and where they lead. */
export interface AttributionPart {
  readonly text: string;
  readonly href: string | null;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The words of an attribution, which an archive may have given as HTML: it is shown as text. */
const wordsOf = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(lt|gt|quot|amp);/g, (entity, name) => ENTITIES[name] ?? entity);

const linkOf = (element: string): AttributionPart => ({
  text: wordsOf(element),
  href: wordsOf(/\bhref="(https?:[^"]*)"/.exec(element)?.[1] ?? '') || null,
});

/** Whoever names OpenStreetMap without a link leads to its copyright all the same. */
const partsOfText = (html: string): AttributionPart[] =>
  wordsOf(html)
    .split(OPEN_STREET_MAP.name)
    .map((text, at) => ({ text, href: at % 2 === 1 ? OPEN_STREET_MAP.href : null }));

/** Reads an attribution, which is text with links at most. */
export const attributionParts = (attribution: string): AttributionPart[] =>
  attribution
    .split(/(<a\b[^>]*>.*?<\/a>)/)
    .flatMap((piece, at) => (at % 2 === 1 ? [linkOf(piece)] : partsOfText(piece)))
    .filter(({ text }) => text !== '');

/** Who is named beside a map: those who made the own one and, where its tiles may be seen, a service from elsewhere. */
export function attributionOf(own: string, elsewhere: MapTiles | null): string {
  const name = elsewhere?.attribution ?? '';
  const isNamed = wordsOf(own).split(BETWEEN_NAMES).includes(wordsOf(name));
  return [own, isNamed ? '' : name].filter(Boolean).join(BETWEEN_NAMES);
}
