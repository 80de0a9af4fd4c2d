import type { MaterialFamily } from '@ecocircle/shared-contracts';
import { familyLines } from '../media/family-icons.ts';
import { FONT_FAMILY } from './onest-fonts.ts';
import type { ShareCard } from './share-card.ts';

/** The size that networks show links in. */
export const CARD_SIZE = { width: 1200, height: 600 };
/** The photo's place at the right side. */
export const PHOTO_WIDTH = 440;

/** Tokens of the portal's palette. */
export const COLOURS = {
  ground: '#14523f',
  text: '#f4f9f6',
  muted: '#b9d6ca',
  accent: '#f2b84b',
  sign: '#1f6b57',
};

type Style = Readonly<Record<string, string | number>>;

const box = (style: Style, ...children: unknown[]) => ({
  type: 'div',
  key: null,
  props: { style, children: children.length === 1 ? children[0] : children },
});

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="112" viewBox="0 0 40 40"><g fill="none" stroke="${COLOURS.text}" stroke-width="4" stroke-linecap="round"><path d="M33.6 21.5A14 14 0 1 1 20.5 6.1"/><path stroke-width="2.75" d="M15.8 25.2c1.6-3.2 3.6-5.9 6.1-8.2"/></g><path fill="${COLOURS.accent}" d="M21.6 19.4C20.6 10.9 25.4 4.6 36.4 4c.6 10.2-4.9 16.4-14.8 15.4Z"/><path fill="none" stroke="${COLOURS.ground}" stroke-width="2.75" stroke-linecap="round" d="M21.9 17c1.9-1.7 3.9-3.2 6.1-4.4"/></svg>`;

const image = (svg: string, size: number) => ({
  type: 'img',
  key: null,
  props: {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    width: size,
    height: size,
    style: { width: size, height: size },
  },
});

/** The portal's mark, `size` pixels wide. */
export const markImage = (size: number) => image(MARK, size);

const familySign = (family: MaterialFamily): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="${COLOURS.sign}"/><g transform="translate(8 8)" fill="none" stroke="${COLOURS.text}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">${familyLines(family)}</g><circle cx="33.5" cy="6.500" r="2.200" fill="${COLOURS.accent}"/></svg>`;

/** Lets a text take so many lines and ends the last one with an ellipsis. */
const clamped = (lines: number): Style => ({ display: 'block', lineClamp: lines, wordBreak: 'break-word' });

const heading = (brand: string) =>
  box(
    { display: 'flex', alignItems: 'center', gap: 16, fontSize: 34, fontWeight: 700 },
    markImage(56),
    box({ display: 'flex' }, brand),
  );

const texts = ({ label, name, place }: ShareCard) =>
  box(
    { display: 'flex', flexDirection: 'column' },
    box({ ...clamped(1), color: COLOURS.accent, fontSize: 30, fontWeight: 700 }, label),
    box(
      { ...clamped(3), marginTop: 14, fontSize: 54, fontWeight: 700, lineHeight: 1.12, letterSpacing: -1 },
      name,
    ),
    box({ ...clamped(2), marginTop: 20, color: COLOURS.muted, fontSize: 30, lineHeight: 1.3 }, place),
  );

/** Shown where there is neither photo nor family. */
const watermark = box(
  { display: 'flex', position: 'absolute', right: -70, top: 40, opacity: 0.13 },
  markImage(520),
);

const sign = (family: MaterialFamily) =>
  box({ display: 'flex', position: 'absolute', right: 64, top: 120 }, image(familySign(family), 360));

/** What stands at the right side of a card without a photo, and the room that the texts leave for it. */
const sideOf = ({ photo, family }: ShareCard) =>
  photo
    ? { drawn: [], room: PHOTO_WIDTH }
    : family
      ? { drawn: [sign(family)], room: 400 }
      : { drawn: [watermark], room: 0 };

/** The card without its photo, for which it leaves room. */
export const cardLayout = (card: ShareCard) => {
  const { drawn, room } = sideOf(card);
  return box(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      ...CARD_SIZE,
      boxSizing: 'border-box',
      padding: 64,
      paddingRight: room + 56,
      fontFamily: FONT_FAMILY,
      fontWeight: 500,
      color: COLOURS.text,
    },
    ...drawn,
    heading(card.brand),
    texts(card),
  );
};
