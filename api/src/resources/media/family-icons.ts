import { createHash } from 'node:crypto';
import type { MaterialFamily } from '@ecocircle/shared-contracts';

/** Line drawings on a 24-unit grid, one stroke weight. */
const DRAWINGS: Readonly<Record<MaterialFamily, string>> = {
  paper: '<path d="M6 3.5h8.5L18.5 8v12.5H6z"/><path d="M14 3.5V8.5h4.5M9 12.5h6.5M9 16h6.5"/>',
  plastic:
    '<path d="M10 2.5h4v3l2 3v11a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-11l2-3z"/><path d="M10 5.5h4M8 12h8M8 16h8"/>',
  glass:
    '<path d="M8 3h8M8.5 3v2.5M15.5 3v2.5M8.5 5.5A3 3 0 0 0 6.5 8.5V19a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2V8.5a3 3 0 0 0-2-3z"/><path d="M6.5 11.5h11M9.5 15v3"/>',
  metal:
    '<ellipse cx="12" cy="5" rx="5" ry="2"/><path d="M7 5v14c0 1.1 2.2 2 5 2s5-.9 5-2V5"/><path d="M7 9.5c0 1.1 2.2 2 5 2s5-.9 5-2M11 5h2"/>',
  textile:
    '<path d="M8.5 3.5 3 6.5l2 4.5 2.5-1V20.5h9V10l2.5 1 2-4.5-5.5-3c-.5 1.8-1.8 2.8-3.5 2.8S9 5.3 8.5 3.5z"/>',
  electronics:
    '<rect x="5" y="3" width="14" height="13" rx="2"/><path d="M9 20.5h6M12 16v4.5M8.5 9.5h2l1.5-3 1.5 5 1-2h1"/>',
  hazardous:
    '<rect x="7" y="5.5" width="10" height="15.5" rx="2"/><path d="M10 5.5V3h4v2.5M12.8 9l-2.6 4.2h3.6L11.2 17.5"/>',
  organic:
    '<path d="M5 19c0-9 5-14 14.5-14.5C19.5 14 15 19 8.5 18.5"/><path d="M4.5 21c1.5-5 4.5-8.5 9-11"/>',
  bulky:
    '<path d="M5 11V7.5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2V11"/><path d="M3.5 11.5a1.7 1.7 0 0 1 3.4 0V14h10.2v-2.5a1.7 1.7 0 0 1 3.4 0V18h-17zM6 18v2M18 18v2"/>',
  other: '<path d="M4.5 8 12 4l7.5 4v8.5L12 20.5l-7.5-4z"/><path d="M4.5 8 12 12l7.5-4M12 12v8.5"/>',
};

/** The lines of a family's drawing on a grid of 24 units, for a picture that colours them itself. */
export const familyLines = (family: MaterialFamily): string => DRAWINGS[family];

/** The hue of each family on the map; white lines on it keep a contrast of at least 4.5. */
const HUES: Readonly<Record<MaterialFamily, string>> = {
  paper: '#2F6DA8',
  plastic: '#9A5B00',
  glass: '#1F7A5C',
  metal: '#5A6570',
  textile: '#8A4B9E',
  electronics: '#4552B5',
  hazardous: '#B3412E',
  organic: '#4F7A1F',
  bulky: '#7A5A3C',
  other: '#1F6B57',
};

function draw(family: MaterialFamily): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><circle cx="20" cy="20" r="20" fill="${HUES[family]}"/><g transform="translate(8 8)" fill="none" stroke="#fff" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${DRAWINGS[family]}</g></svg>`;
}

const entries = (Object.keys(DRAWINGS) as MaterialFamily[]).map((family) => {
  const svg = draw(family);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { family, file: `${family}.${hash}.svg`, svg };
});

const files = new Map(entries.map(({ file, svg }) => [file, svg]));
const addresses = new Map<string, string>(
  entries.map(({ family, file }) => [family, `/media/icons/${file}`]),
);

/** The address of a family's icon; the name carries the drawing's hash. */
export const familyIconUrl = (family: MaterialFamily): string =>
  addresses.get(family) ?? (addresses.get('other') as string);

/** The drawing of a family behind an icon's file name, or undefined. */
export const familyIconFile = (file: string): string | undefined => files.get(file);
