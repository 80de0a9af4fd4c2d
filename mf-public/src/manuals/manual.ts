import type { TextBlock, TextSection } from '../long-text/index.ts';

/** A screenshot with its size in CSS pixels, so that the page keeps its place. */
export interface Screenshot {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A picture of the product; `phone` shows the same on a narrow screen. */
export interface Picture {
  readonly desktop: Screenshot;
  readonly phone?: Screenshot;
}

/** What is said of a picture. `legend` explains the numbers on it, in their order. */
export interface FigureTexts {
  readonly alt: string;
  readonly caption: string;
  readonly legend: readonly string[];
}

/** The drawings that stand where no screen can be shown. */
export type DrawingName = 'cleanup' | 'map';

/** What only manuals have. */
export type ManualBlock =
  | ({ readonly kind: 'figure'; readonly picture: Picture } & FigureTexts)
  | { readonly kind: 'drawing'; readonly name: DrawingName }
  | { readonly kind: 'sample'; readonly title: string; readonly text: string };

/** A section of a manual. */
export type ManualSection = TextSection<ManualBlock | TextBlock>;

/** A manual in one language. */
export interface Manual {
  readonly title: string;
  readonly lead: string;
  readonly needTitle: string;
  readonly need: readonly string[];
  readonly sections: readonly ManualSection[];
}
