/** Short functions for SVG elements, so that a drawing reads like a list of shapes. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width = 5): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const at = (x: number, y: number, scale: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`;

export const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${Math.max(6, width / 16)}" fill="#0A241E" fill-opacity=".16"/>`;

/** Repeats a drawing with its index. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The mark of recycling: three arrows in a triangle. */
export const recyclingMark = (x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="M-4-2 0-9l4 7M7 1l3.5 6.5h-8M-7 1l-3.5 6.5h8"/><path d="M1.5-3.5 4-2l.5-3M5 5l-2.5 2.5L5 10M-8.5 3.5-7 1l2.5 1.5"/></g>`;
