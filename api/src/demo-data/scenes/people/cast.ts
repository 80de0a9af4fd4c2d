import { INK } from '../palette.ts';

const { paper, g1, g2, g3, deep, accent, soft2 } = INK;

export type Hair = 'short' | 'bob' | 'long' | 'bun' | 'curly' | 'beard' | 'cap' | 'hat' | 'tail';
export type Dress = 'jacket' | 'coat' | 'dress' | 'apron' | 'overall';

/** How one person looks. */
export interface Looks {
  readonly hair: Hair;
  readonly hairColour: string;
  readonly skin: string;
  readonly dress: Dress;
  readonly top: string;
  readonly legs: string;
  readonly glasses?: true;
  /** Grown-ups are 1. */
  readonly size?: number;
}

const SKIN = { light: '#f9dfb4', warm: '#efc48c', brown: '#c88f57' } as const;
const HAIR = { dark: '#123f32', grey: '#ffffff', fair: '#e6a93b', brown: '#8a5f22' } as const;

/** Who lives in the pictures. */
export const CAST = {
  ada: { hair: 'bun', hairColour: HAIR.dark, skin: SKIN.light, dress: 'jacket', top: accent, legs: deep },
  boris: { hair: 'short', hairColour: HAIR.brown, skin: SKIN.light, dress: 'jacket', top: g1, legs: paper },
  clara: { hair: 'long', hairColour: HAIR.dark, skin: SKIN.warm, dress: 'dress', top: g2, legs: SKIN.warm },
  dauren: { hair: 'short', hairColour: HAIR.dark, skin: SKIN.warm, dress: 'jacket', top: paper, legs: g3 },
  elena: {
    hair: 'bob',
    hairColour: HAIR.grey,
    skin: SKIN.light,
    dress: 'coat',
    top: g1,
    legs: deep,
    glasses: true,
  },
  fausto: { hair: 'beard', hairColour: HAIR.grey, skin: SKIN.warm, dress: 'jacket', top: g3, legs: soft2 },
  gala: { hair: 'curly', hairColour: HAIR.dark, skin: SKIN.brown, dress: 'jacket', top: paper, legs: g2 },
  hugo: { hair: 'cap', hairColour: HAIR.dark, skin: SKIN.warm, dress: 'overall', top: g1, legs: g3 },
  inna: { hair: 'tail', hairColour: HAIR.fair, skin: SKIN.light, dress: 'apron', top: paper, legs: deep },
  juan: { hair: 'curly', hairColour: HAIR.brown, skin: SKIN.warm, dress: 'jacket', top: accent, legs: g3 },
  kira: {
    hair: 'tail',
    hairColour: HAIR.dark,
    skin: SKIN.light,
    dress: 'dress',
    top: accent,
    legs: paper,
    size: 0.7,
  },
  leo: {
    hair: 'short',
    hairColour: HAIR.dark,
    skin: SKIN.brown,
    dress: 'jacket',
    top: g2,
    legs: paper,
    size: 0.72,
  },
  mira: { hair: 'hat', hairColour: HAIR.brown, skin: SKIN.light, dress: 'coat', top: accent, legs: deep },
  nur: { hair: 'hat', hairColour: HAIR.dark, skin: SKIN.warm, dress: 'coat', top: g2, legs: deep },
  oskar: {
    hair: 'hat',
    hairColour: HAIR.fair,
    skin: SKIN.light,
    dress: 'jacket',
    top: g1,
    legs: deep,
    size: 0.7,
  },
} as const satisfies Record<string, Looks>;

/** A name of the cast. */
export type Name = keyof typeof CAST;
