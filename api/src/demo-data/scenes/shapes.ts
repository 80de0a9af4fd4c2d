/** The one line weight of every picture, in pixels of a full picture. */
export const LINE = 5;

/** An area with an outline. */
export const area = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** An area without an outline. */
export const tint = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" stroke="none"/>`;

/** Lines only. */
export const line = (d: string): string => `<path d="${d}"/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none"/>`;

const round = (value: number): number => Math.round(value * 100) / 100;

/** An arm or a leg: a thick line with an outline, as broad as it says however it is scaled. */
export const limb = (d: string, width: number, fill: string): string =>
  `<path d="${d}" stroke-width="${round(width)}"/><path d="${d}" stroke="${fill}" stroke-width="${round(width - 2 * LINE)}"/>`;

/** Puts a drawing somewhere, larger or smaller. */
export const at = (x: number, y: number, scale: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${parts.join('')}</g>`;

/** Turns a drawing about its own origin. */
export const turned = (x: number, y: number, degrees: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${degrees})">${parts.join('')}</g>`;

/** Looks the other way. */
export const mirrored = (x: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${x} 0) scale(-1 1)">${parts.join('')}</g>`;

/** Draws in lines of a colour. */
export const inked = (colour: string, ...parts: readonly string[]): string =>
  `<g stroke="${colour}">${parts.join('')}</g>`;

/** What a thing of this width darkens below itself. */
export const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${Math.max(7, width / 26)}" fill="#0b3529" fill-opacity=".14" stroke="none"/>`;

/** Repeats a drawing with its index. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The mark of recycling: three arrows in a triangle. */
export const recyclingMark = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size / 60,
    line('M-11-10-2-25q2-3 4 0l9 15M3-12l8 3 4-9'),
    line('M18-2l9 15q2 4-2 5H9M15 12l-6 6 6 6'),
    line('M-6 18h-19q-4-1-2-5l9-15M-25 1l7-3 4 8'),
  );
