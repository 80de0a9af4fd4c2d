import type { DrawingSource } from './drawing.tsx';
import hero from './hero.svg?in-document';

/** A street with containers and people, for a ground of brand-deep. Crop it with object-fit on narrow screens. */
export const heroDrawing: DrawingSource = { src: hero, width: 1280, height: 680, inDocument: true };
